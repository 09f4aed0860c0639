"""What can change in a game of Tumbleweed: ints and flat lists."""

from bisect import insort
from collections.abc import Mapping
from typing import Any, Self

from trailboss.kernel.box import Box
from trailboss.kernel.dice import Dice
from trailboss.kernel.fields import Fields
from trailboss.kernel.state import State

from tumbleweed.components import FULL_SET, LASSOS

_FIELDS = Fields(ints=("round", "weed"), lists=(), lists_of_lists=("hand", "stack", "pile", "kept"))


class Prairie(State):
    """The data; `play.Play` adds what can be asked of it. All lists are by seat."""

    __slots__ = _FIELDS.names

    def __init__(
        self, box: Box[Any, Any], seats: int, options: Mapping[str, Any], dice: Dice
    ) -> None:
        super().__init__(box, seats, options, dice)
        self.round = 0
        self.weed = 0  # size of the weed in town
        self.hand: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.stack = [list(FULL_SET) for _ in range(seats)]  # unordered: draws roll dice
        self.pile: list[list[int]] = [[] for _ in range(seats)]  # thrown lassos, the latest last
        self.kept: list[list[int]] = [[] for _ in range(seats)]  # sizes of kept weeds

    def draw(self, seat: int, number: int) -> None:
        """Draw so many lassos, as far as the stack goes: all see how many, one sees which."""
        drawn = [
            self.dice.take(self.stack[seat]) for _ in range(min(number, len(self.stack[seat])))
        ]
        for lasso in drawn:
            insort(self.hand[seat], lasso)
        if drawn:
            self.emit("drew", seat, len(drawn))
            self.whisper(seat, "drew_lassos", seat, [LASSOS[lasso] for lasso in drawn])

    def _copy_to(self, other: Self) -> None:
        other.round = self.round
        other.weed = self.weed
        other.hand = [lassos[:] for lassos in self.hand]
        other.stack = [lassos[:] for lassos in self.stack]
        other.pile = [lassos[:] for lassos in self.pile]
        other.kept = [weeds[:] for weeds in self.kept]

    def _dump_own(self) -> dict[str, Any]:
        return _FIELDS.dump(self)

    def _load_own(self, own: Mapping[str, Any]) -> None:
        _FIELDS.load(self, own)
