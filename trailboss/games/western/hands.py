"""Cards of a player: stack, hand and discard pile, and what everybody knows of the hand.

Cards are ints. A hand is sorted, the top of a discard pile is last, and a stack has no order: every
draw rolls dice.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Protocol, TypeVar

from trailboss.kernel.dice import Dice

NO_CARD: Final = -1


class Cards(Protocol):
    @property
    def card_ids(self) -> Sequence[str]: ...

    @property
    def card_value(self) -> Sequence[int]:
        """Of the cattle, which come first; other cards have none."""


class Hands(Protocol):
    """The state of a game in which players have cards. All lists are by seat."""

    stack: list[list[int]]
    hand: list[list[int]]
    pile: list[list[int]]
    removed: list[list[int]]
    known: list[list[int]]
    """The hand cards that everybody knows of."""
    dice: Dice

    @property
    def c(self) -> Cards: ...

    def emit(self, kind: str, *args: Any) -> None: ...

    def whisper(self, seat: int, kind: str, *args: Any) -> None: ...

    def show_to_others(self, seat: int) -> None: ...


H = TypeVar("H", bound=Hands)


# ---- reading


def owned(s: Hands, seat: int) -> list[int]:
    """All cards of a player, wherever they are."""
    return [*s.stack[seat], *s.hand[seat], *s.pile[seat]]


def herd_value(s: Hands, seat: int) -> int:
    """The value of all cattle that a player owns. Everybody can know it: buying and removing cards
    are done openly."""
    values = s.c.card_value
    return sum(values[card] for card in owned(s, seat) if card < len(values))


def can_draw(s: Hands, seat: int) -> bool:
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


def restock(s: Hands, seat: int) -> bool:
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


def draw_up_to(s: H, seat: int, number: int, draw: Callable[[H, int], int]) -> int:
    """Draw so many cards, or as many as there are, and tell; returns how many.

    ``draw`` puts one card into the hand, or says `NO_CARD`.
    """
    drawn: list[int] = []
    for _ in range(number):
        card = draw(s, seat)
        if card == NO_CARD:
            break
        drawn.append(card)
    if drawn:
        s.emit("drew", seat, len(drawn))
        ids = s.c.card_ids
        s.whisper(seat, "drew_cards", seat, [ids[card] for card in drawn])
    return len(drawn)


# ---- parting with cards


def leave_hand(s: Hands, seat: int, card: int) -> None:
    """Take a card out of the hand for everybody to see."""
    s.hand[seat].remove(card)
    known = s.known[seat]
    if card in known:
        known.remove(card)
    else:
        s.show_to_others(seat)


def discard(s: Hands, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    s.pile[seat].append(card)
    s.emit("discarded", seat, s.c.card_ids[card])


def remove_from_game(s: Hands, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    s.removed[seat].append(card)
    s.emit("removed_card", seat, s.c.card_ids[card])


def discard_hand(s: Hands, seat: int) -> None:
    hand = s.hand[seat]
    if hand:
        ids = s.c.card_ids
        s.emit("discarded_hand", seat, [ids[card] for card in hand])
        s.pile[seat] += hand
        hand.clear()
    s.known[seat].clear()


def reveal_hand(s: Hands, seat: int) -> None:
    hand = s.hand[seat]
    ids = s.c.card_ids
    s.emit("revealed_hand", seat, [ids[card] for card in hand])
    known = s.known
    if len(known[seat]) != len(hand):
        s.show_to_others(seat)
    known[seat] = hand[:]
