"""What the states of all cattle games have alike: purses and cards, seat by seat.

A class of its own rather than a protocol, since machine code looks up by name what a protocol says.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

from trailboss.kernel.box import Box
from trailboss.kernel.dice import Dice
from trailboss.kernel.native import mypyc_attr
from trailboss.kernel.state import State

SLOTS: Final = (
    "card_ids",
    "card_value",
    "hand",
    "known",
    "money",
    "pile",
    "removed",
    "stack",
    "tokens",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class CattleState(State):
    """Lists are by seat unless a comment says otherwise."""

    __slots__ = SLOTS

    def __init__(
        self, box: Box[Any, Any], seats: int, options: Mapping[str, Any], dice: Dice
    ) -> None:
        super().__init__(box, seats, options, dice)
        self.card_ids: Sequence[str] = ()  # by card
        self.card_value: Sequence[int] = ()  # of the cattle, which come first; others have none
        self.money: list[int] = [0] * seats
        self.tokens: list[int] = [0] * seats
        self.hand: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.stack: list[list[int]] = [[] for _ in range(seats)]  # unordered: draws roll dice
        self.pile: list[list[int]] = [[] for _ in range(seats)]  # discard pile, top last
        self.known: list[list[int]] = [[] for _ in range(seats)]  # hand cards everybody knows of
        self.removed: list[tuple[int, ...]] = [()] * seats

    def _copy_to(self, other: Self) -> None:
        other.card_ids = self.card_ids
        other.card_value = self.card_value
        other.money = self.money[:]
        other.tokens = self.tokens[:]
        other.hand = [cards[:] for cards in self.hand]
        other.stack = [cards[:] for cards in self.stack]
        other.pile = [cards[:] for cards in self.pile]
        other.known = [cards[:] for cards in self.known]
        other.removed = self.removed[:]
