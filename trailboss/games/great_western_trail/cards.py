"""Cards of a player (GWT-DECK): what Great Western Trail adds to a hand of cards, the objectives
taken unseen into it above all."""

from trailboss.games.great_western_trail.pieces import PAIR
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.western import hands
from trailboss.games.western.hands import NO_CARD, distinct, into_hand, tell_drawn


def draw_card(s: TrailState, seat: int) -> int:
    """Draw one card into the hand, unless stack and discard pile are both empty (GWT-DECK-02)."""
    stack = s.stack[seat]
    if not stack:
        if not hands.restock(s, seat):
            return NO_CARD
        for card in s.secret[seat]:  # nobody else can count on these
            s.known[seat].remove(card)
    card = s.dice.take(stack)
    into_hand(s.hand[seat], card)
    return card


def draw_cards(s: TrailState, seat: int, number: int) -> int:
    """Draw up to that many cards and tell; returns how many were drawn."""
    drawn: list[int] = []
    while len(drawn) < number and (card := draw_card(s, seat)) != NO_CARD:
        drawn.append(card)
    tell_drawn(s, seat, drawn)
    if drawn and hand_is_open(s, seat):  # the new cards too (GWT-INC-09)
        reveal_hand(s, seat)
    return len(drawn)


def hand_is_open(s: TrailState, seat: int) -> bool:
    """In subphase 4 everybody sees the hand until it is discarded (GWT-INF-03)."""
    for frame in s.agenda:
        step: str = frame[0]
        if (step == "income" or step == "clear_hand") and frame[1] == seat:
            return True
    return False


def _shown(s: TrailState, seat: int, card: int) -> None:
    """A card that is about to leave the hand is no secret any more."""
    secret = s.secret[seat]
    if card in secret and card not in s.known[seat]:
        secret.remove(card)


def leave_hand(s: TrailState, seat: int, card: int) -> None:
    _shown(s, seat, card)
    hands.leave_hand(s, seat, card)


def discard(s: TrailState, seat: int, card: int) -> None:
    _shown(s, seat, card)
    hands.discard(s, seat, card)


def remove_from_game(s: TrailState, seat: int, card: int) -> None:
    _shown(s, seat, card)
    hands.remove_from_game(s, seat, card)


def discard_hand(s: TrailState, seat: int) -> None:
    hands.discard_hand(s, seat)
    s.secret[seat].clear()


def reveal_hand(s: TrailState, seat: int) -> None:
    hands.reveal_hand(s, seat)
    s.secret[seat].clear()


def hand_is_known(s: TrailState, seat: int) -> bool:
    """Whether everybody knows every single card of the hand."""
    return len(s.known[seat]) == len(s.hand[seat])


def holdable(s: TrailState, seat: int) -> list[int]:
    """The cards that others must reckon with in a hand: those of the stack too, unless they know
    every single one."""
    hand = s.hand[seat]
    return hand if hand_is_known(s, seat) else sorted(hand + s.stack[seat])


def spare(s: TrailState, seat: int) -> list[int]:
    """The different hand cards that may go. An action already chosen keeps the cards it demands,
    also when an exchange token is used before they are discarded (GWT-ACT-05, GWT-DEC-10)."""
    hand = s.hand[seat]
    demands = [f[2] for f in s.agenda if f[0] == "discard_for" and f[1] == seat]
    if not demands:
        return distinct(hand)
    found = []
    for card in distinct(hand):
        rest = hand[:]
        rest.remove(card)
        if all(_meets(s, rest, demand, demands.count(demand)) for demand in demands):
            found.append(card)
    return found


def _meets(s: TrailState, cards: list[int], demand: str, number: int) -> bool:
    if demand != PAIR:
        return len([card for card in cards if card in s.accepts[demand]]) >= number
    breeds = [s.c.breed_of[card] for card in cards if card < s.c.first_objective]
    return len(breeds) > len(set(breeds))


def pairs(s: TrailState, cards: list[int]) -> list[tuple[int, int]]:
    """The different pairs of one breed among sorted cards (GWT-ACT-09)."""
    breed_of = s.c.breed_of
    cattle = [card for card in cards if card < s.c.first_objective]
    found: list[tuple[int, int]] = []
    for i, first in enumerate(cattle):
        for second in cattle[i + 1 :]:
            if breed_of[first] == breed_of[second] and (first, second) not in found:
                found.append((first, second))
    return found


def breeding_value(s: TrailState, seat: int) -> int:
    """The sum over the different breeds in hand, of each the best card (GWT-INC-02)."""
    best: dict[int, int] = {}
    for card in s.hand[seat]:
        if card < s.c.first_objective:
            breed = s.c.breed_of[card]
            best[breed] = max(best.get(breed, 0), s.c.card_value[card])
    return sum(best.values())
