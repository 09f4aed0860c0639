"""Cards of a player: what El Paso adds to a hand of cards, the workers among them above all."""

from bisect import insort

from trailboss.games.el_paso.state import WORKER_TYPES, PasoState
from trailboss.kernel.western.hands import NO_CARD, accepted, draw_up_to, restock, reveal_hand


def draw_cattle(s: PasoState, seat: int) -> int:
    """Draw until a cattle card is in the hand; workers go to the area (ELP-DRAW-02, 03)."""
    first = s.c.first_worker
    stack = s.stack[seat]
    while stack or restock(s, seat):
        card = s.dice.take(stack)
        if card < first:
            insort(s.hand[seat], card)
            return card
        s.area[seat * WORKER_TYPES + card - first] += 1
        s.emit("worker_came_up", seat, s.c.card_ids[card])
    return NO_CARD


def draw_cards(s: PasoState, seat: int, number: int) -> None:
    """Draw up to that many cattle cards and tell."""
    if draw_up_to(s, seat, number, draw_cattle) and hand_is_open(s, seat):
        reveal_hand(s, seat)


def hand_is_open(s: PasoState, seat: int) -> bool:
    """Once shown for a delivery, everybody sees the hand until it is discarded (ELP-DEL-01)."""
    return ("clear_hand", seat) in s.agenda and ("show_hand", seat) not in s.agenda


def discard_workers(s: PasoState, seat: int, worker: int, number: int) -> None:
    """From the area to the own discard pile (ELP-TURN-04)."""
    if number:
        s.area[seat * WORKER_TYPES + worker] -= number
        s.pile[seat] += [s.c.first_worker + worker] * number
        s.emit("discarded_workers", seat, s.c.worker_types[worker], number)


def matching(s: PasoState, seat: int, wanted: str) -> list[int]:
    """The different hand cards that a demand accepts (ELP-SELL-03, ELP-SELL-04)."""
    return accepted(s.hand[seat], s.c.accepts[wanted])


def breeding_value(s: PasoState, seat: int) -> int:
    """What the hand is worth in a delivery, permanent certificates included (ELP-DEL-02 to 04)."""
    value_of = s.c.card_value
    counted: list[int] = []
    further: list[int] = []
    for card in s.hand[seat]:
        (further if card in counted else counted).append(card)
    value = sum([value_of[card] for card in counted]) + s.permanent_certificates(seat)
    if further:
        further.sort(key=value_of.__getitem__, reverse=True)
        first = s.c.first_bonus
        again = sum([s.c.bonuses[tile - first].again for tile in s.gained[seat] if tile >= first])
        value += sum([value_of[card] for card in further[:again]])
    return value
