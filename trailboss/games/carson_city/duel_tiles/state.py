"""The duel tiles: who holds which, and what was played.

A tile is its value, plus the number of values for each draw made before it was discarded.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.state import NOTHING, TownState
from trailboss.kernel.action import Action
from trailboss.kernel.fields import Fields
from trailboss.kernel.native import mypyc_attr

NAME: Final = "duel_tiles"

_FIELDS: Final = Fields(ints=("draws",), lists=("pile", "drawn", "sums"), lists_of_lists=("hand",))


class TilePrint:
    """The tiles of one set, and the actions about them."""

    def __init__(self, box: Box) -> None:
        data = box.printed.read(NAME)
        self.values: tuple[int, ...] = tuple(data["values"])
        self.drawn: int = data["drawn"]
        self.cash: int = data["cash"]
        self.say = {
            value: box.notation.add(Action("tile", (str(value),), (f"tile:{value}",)))
            for value in self.values
        }


def tile_print(box: Box) -> TilePrint:
    return cast(TilePrint, box.own[NAME])


@mypyc_attr(allow_interpreted_subclasses=True)
class Tiles:
    __slots__ = ("printed", *_FIELDS.names)

    def __init__(self, s: TownState) -> None:
        self.printed = tile_print(s.box)
        self.hand: list[list[int]] = [[] for _ in range(s.seats)]  # sorted
        self.pile: list[int] = []  # unordered
        self.draws = 0
        self.drawn = [NOTHING] * s.seats  # which draw the hand comes from
        self.sums = [0] * s.seats  # of the starting hands

    def value(self, tile: int) -> int:
        return tile % len(self.printed.values)

    def discarded(self, tile: int) -> int:
        """How many draws were made before the tile came into the pile."""
        return tile // len(self.printed.values)

    def held(self, seat: int) -> list[int]:
        """The values in a hand."""
        return sorted(self.value(tile) for tile in self.hand[seat])

    def clone(self) -> "Tiles":
        new = Tiles.__new__(Tiles)
        new.printed = self.printed
        new.hand = [tiles[:] for tiles in self.hand]
        new.pile = self.pile[:]
        new.draws = self.draws
        new.drawn = self.drawn[:]
        new.sums = self.sums  # fixed at setup
        return new

    def dump(self) -> dict[str, Any]:
        return _FIELDS.dump(self)

    def load(self, dumped: Mapping[str, Any]) -> None:
        _FIELDS.load(self, dumped)


def tiles(s: TownState) -> Tiles:
    """The duel tiles of a table that plays with them."""
    return cast(Tiles, s.things[NAME])
