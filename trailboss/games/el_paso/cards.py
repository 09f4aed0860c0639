"""Cards of a player: what El Paso adds to a hand of cards, the workers among them above all."""

from trailboss.games.el_paso.state import PasoState
from trailboss.games.western.hands import (
    NO_CARD,
    accepted,
    into_hand,
    restock,
    reveal_hand,
    tell_drawn,
)


def draw_cattle(s: PasoState, seat: int) -> int:
    """Draw until a cattle card is in the hand; workers go to the area (ELP-DRAW-02, 03)."""
    first = s.c.first_worker
    stack = s.stack[seat]
    while stack or restock(s, seat):
        card = s.dice.take(stack)
        if card < first:
            into_hand(s.hand[seat], card)
            return card
        s.area[seat * s.c.worker_kinds + card - first] += 1
        s.emit("worker_came_up", seat, s.c.card_ids[card])
    return NO_CARD


def draw_cards(s: PasoState, seat: int, number: int) -> None:
    """Draw up to that many cattle cards and tell."""
    drawn: list[int] = []
    while len(drawn) < number and (card := draw_cattle(s, seat)) != NO_CARD:
        drawn.append(card)
    tell_drawn(s, seat, drawn)
    if drawn and hand_is_open(s, seat):
        reveal_hand(s, seat)


def hand_is_open(s: PasoState, seat: int) -> bool:
    """Once shown for a delivery, everybody sees the hand until it is discarded (ELP-DEL-01)."""
    return ("clear_hand", seat) in s.agenda and ("show_hand", seat) not in s.agenda


def discard_workers(s: PasoState, seat: int, worker: int, number: int) -> None:
    """From the area to the own discard pile (ELP-TURN-04)."""
    if number:
        s.area[seat * s.c.worker_kinds + worker] -= number
        s.pile[seat] += [s.c.first_worker + worker] * number
        s.emit("discarded_workers", seat, s.c.worker_types[worker], number)


def matching(s: PasoState, seat: int, wanted: str) -> list[int]:
    """The different hand cards that a demand accepts (ELP-SELL-03, ELP-SELL-04)."""
    return accepted(s.hand[seat], s.c.accepts[wanted])


def holds(s: PasoState, seat: int, wanted: str) -> bool:
    """Whether there are any such cards in the hand."""
    return not s.c.accepts[wanted].isdisjoint(s.hand[seat])


def stacked_cattle(s: PasoState, seat: int) -> int:
    """How many cattle lie in the draw pile; everybody can count them (ELP-INFO-05)."""
    first = s.c.first_worker
    return len([card for card in s.stack[seat] if card < first])


def everybody_knows_the_hand(s: PasoState, seat: int) -> bool:
    return len(s.known[seat]) == len(s.hand[seat])


def everybody_knows_the_choice(s: PasoState, seat: int, wanted: str) -> bool:
    """Whether others can tell that a demand leaves one choice only, where it does."""
    if len(s.hand[seat]) == 1 or everybody_knows_the_hand(s, seat):
        return True
    return len(_perhaps_in_hand(s, seat, wanted)) == 1


def everybody_knows_the_lack(s: PasoState, seat: int, wanted: str) -> bool:
    """Whether others can tell that no card meets a demand, where none does."""
    return everybody_knows_the_hand(s, seat) or not _perhaps_in_hand(s, seat, wanted)


def _perhaps_in_hand(s: PasoState, seat: int, wanted: str) -> frozenset[int]:
    """What meets the demand among hand and draw pile, which are known together (ELP-INFO-05)."""
    return s.c.accepts[wanted] & {*s.hand[seat], *s.stack[seat]}


def breeding_value(s: PasoState, seat: int) -> int:
    """What the hand is worth in a delivery, permanent certificates included (ELP-DEL-02 to 04)."""
    value_of = s.c.card_value
    value = s.permanent_certificates(seat)
    worth: list[int] = []  # of cards of a breed that counts already
    last = NO_CARD
    for card in s.hand[seat]:
        if card != last:
            value += value_of[card]
            last = card
        else:
            worth.append(value_of[card])
    if worth:
        worth.sort(reverse=True)
        first = s.c.first_bonus
        again = sum([s.c.bonuses[tile - first].again for tile in s.gained[seat] if tile >= first])
        value += sum(worth[:again])
    return value
