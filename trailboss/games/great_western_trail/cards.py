"""Cards of a player: stack, hand and discard pile (GWT-DECK), and who knows what of the hand."""

from bisect import insort

from trailboss.games.great_western_trail.state import TrailState


def draw_card(s: TrailState, seat: int) -> int:
    """Draw one card into the hand; -1 when stack and discard pile are both empty (GWT-DECK-02)."""
    stack = s.stack[seat]
    if not stack:
        pile = s.pile[seat]
        if not pile:
            return -1
        stack += pile
        pile.clear()
        s.emit("reshuffled", seat, len(stack))
        _everybody_can_count(s, seat)
    card = s.dice.take(stack)
    insort(s.hand[seat], card)
    return card


def _everybody_can_count(s: TrailState, seat: int) -> None:
    """With the stack empty, whatever is not in the discard pile must be in the hand: everybody who
    watched the purchases knows it, except for objectives taken unseen into the hand."""
    known = s.hand[seat][:]
    for card in s.secret[seat]:
        known.remove(card)
    s.known[seat] = known


def draw_cards(s: TrailState, seat: int, number: int) -> int:
    """Draw up to that many cards and tell; returns how many were drawn."""
    drawn = []
    for _ in range(number):
        card = draw_card(s, seat)
        if card < 0:
            break
        drawn.append(card)
    if drawn:
        s.emit("drew", seat, len(drawn))
        s.whisper(seat, "drew_cards", seat, [s.c.card_ids[card] for card in drawn])
        if hand_is_open(s, seat):  # the new cards too (GWT-INC-09)
            reveal_hand(s, seat)
    return len(drawn)


def hand_is_open(s: TrailState, seat: int) -> bool:
    """In subphase 4 everybody sees the hand until it is discarded (GWT-INF-03)."""
    return any(frame[0] in ("income", "raise_cattle") and frame[1] == seat for frame in s.agenda)


def can_draw(s: TrailState, seat: int) -> bool:
    return bool(s.stack[seat] or s.pile[seat])


def leave_hand(s: TrailState, seat: int, card: int) -> None:
    """Take a card out of the hand for everybody to see."""
    s.hand[seat].remove(card)
    if card in s.known[seat]:
        s.known[seat].remove(card)
        return
    if card in s.secret[seat]:
        s.secret[seat].remove(card)
    s.show_to_others(seat)


def discard(s: TrailState, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    s.pile[seat].append(card)
    s.emit("discarded", seat, s.c.card_ids[card])


def discard_hand(s: TrailState, seat: int) -> None:
    hand = s.hand[seat]
    if hand:
        s.emit("discarded_hand", seat, [s.c.card_ids[card] for card in hand])
        s.pile[seat] += hand
        hand.clear()
    s.known[seat].clear()
    s.secret[seat].clear()


def reveal_hand(s: TrailState, seat: int) -> None:
    s.emit("revealed_hand", seat, [s.c.card_ids[card] for card in s.hand[seat]])
    if len(s.known[seat]) != len(s.hand[seat]):
        s.show_to_others(seat)
    s.known[seat] = s.hand[seat][:]
    s.secret[seat].clear()


def distinct(cards: list[int]) -> list[int]:
    """The different cards of a sorted hand."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def matching(s: TrailState, seat: int, wanted: str) -> list[int]:
    """The different hand cards that a discard requirement accepts (GWT-ACT-09, GWT-ACT-10)."""
    accepted = s.box.accepts[wanted]
    return [card for card in distinct(s.hand[seat]) if card in accepted]


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
    if demand != "pair":
        return len([card for card in cards if card in s.box.accepts[demand]]) >= number
    breeds = [s.c.breed_of[card] for card in cards if card < s.c.first_objective]
    return len(breeds) > len(set(breeds))


def pairs(s: TrailState, seat: int) -> list[tuple[int, int]]:
    """The different pairs of one breed in hand (GWT-ACT-09, GWT-SIM-06)."""
    breed_of = s.c.breed_of
    cattle = [card for card in s.hand[seat] if card < s.c.first_objective]
    found: list[tuple[int, int]] = []
    for i, first in enumerate(cattle):
        for second in cattle[i + 1 :]:
            if breed_of[first] == breed_of[second] and (first, second) not in found:
                found.append((first, second))
    return found


def breeding_value(s: TrailState, seat: int) -> int:
    """The sum over the different breeds in hand, for Simmental the best card (GWT-INC-02)."""
    best: dict[int, int] = {}
    for card in s.hand[seat]:
        if card < s.c.first_objective:
            breed = s.c.breed_of[card]
            best[breed] = max(best.get(breed, 0), s.c.card_value[card])
    return sum(best.values())


def herd_value(s: TrailState, seat: int) -> int:
    """The value of all cattle cards that a player owns. Everybody can know it: buying and removing
    cards are done openly."""
    owned = (*s.hand[seat], *s.stack[seat], *s.pile[seat])
    return sum(s.c.card_value[card] for card in owned if card < s.c.first_objective)
