"""Cards of a player: stack, hand and discard pile, and what everybody knows of the hand.

Cards are ints. A hand is sorted, the top of a discard pile is last, and a stack has no order: every
draw rolls dice.
"""

from collections.abc import Collection, Sequence
from typing import Final

from trailboss.games.western.state import CattleState

NO_CARD: Final = -1


# ---- reading


def owned(s: CattleState, seat: int) -> list[int]:
    """All cards of a player, wherever they are."""
    return [*s.stack[seat], *s.hand[seat], *s.pile[seat]]


def herd_value(s: CattleState, seat: int) -> int:
    """The value of all cattle that a player owns. Everybody can know it: buying and removing cards
    are done openly."""
    values = s.card_value
    return sum(values[card] for card in owned(s, seat) if card < len(values))


def can_draw(s: CattleState, seat: int) -> bool:
    return bool(s.stack[seat] or s.pile[seat])


def distinct(hand: Sequence[int]) -> list[int]:
    """The different cards of a hand."""
    found: list[int] = []
    last = NO_CARD
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found


def accepted(hand: Sequence[int], wanted: Collection[int]) -> list[int]:
    """The different cards of a hand that are among the wanted ones."""
    found: list[int] = []
    for card in hand:
        if card in wanted and (not found or found[-1] != card):
            found.append(card)
    return found


# ---- drawing


def into_hand(hand: list[int], card: int) -> None:
    """Where it belongs in a sorted hand: after those that are alike."""
    place = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def restock(s: CattleState, seat: int) -> bool:
    """Make the discard pile the new stack; false if there is none.

    Everybody who counts the cards knows the hand then: it is whatever is not in the new stack.
    """
    pile = s.pile[seat]
    if not pile:
        return False
    stack = s.stack[seat]
    stack += pile
    pile.clear()
    s.emit("reshuffled", seat, len(stack))
    s.known[seat] = s.hand[seat][:]
    return True


def tell_drawn(s: CattleState, seat: int, drawn: list[int]) -> None:
    """Everybody hears how many cards came into the hand, their owner which."""
    if drawn:
        s.emit("drew", seat, len(drawn))
        ids = s.card_ids
        s.whisper(seat, "drew_cards", seat, [ids[card] for card in drawn])


# ---- parting with cards


def leave_hand(s: CattleState, seat: int, card: int) -> None:
    """Take a card out of the hand for everybody to see."""
    s.hand[seat].remove(card)
    known = s.known[seat]
    if card in known:
        known.remove(card)
    else:
        s.show_to_others(seat)


def discard(s: CattleState, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    s.pile[seat].append(card)
    s.emit("discarded", seat, s.card_ids[card])


def remove_from_game(s: CattleState, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    s.removed[seat] += (card,)
    s.emit("removed_card", seat, s.card_ids[card])


def discard_hand(s: CattleState, seat: int) -> None:
    hand = s.hand[seat]
    if hand:
        ids = s.card_ids
        s.emit("discarded_hand", seat, [ids[card] for card in hand])
        s.pile[seat] += hand
        hand.clear()
    s.known[seat].clear()


def reveal_hand(s: CattleState, seat: int) -> None:
    hand = s.hand[seat]
    ids = s.card_ids
    s.emit("revealed_hand", seat, [ids[card] for card in hand])
    known = s.known
    if len(known[seat]) != len(hand):
        s.show_to_others(seat)
    known[seat] = hand[:]
