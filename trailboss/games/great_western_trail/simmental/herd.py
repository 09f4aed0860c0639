"""The Simmental herd: what its cards grow into, and how many of them lie beside the board."""

from collections.abc import Mapping
from typing import Any, Final, cast

from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.action import Action
from trailboss.kernel.fields import Fields

NAME: Final = "simmental"

_FIELDS: Final = Fields(ints=("heifers", "cows"), lists=())


class SimmentalPrint:
    """What is printed on the cards of the variant, and the actions about them."""

    def __init__(self, box: Box) -> None:
        c = box.components
        data = box.printed.read("cattle")
        self.calf, self.heifer, self.cow = (
            box.printed.find(c.cattle_index, id, data, "card") for id in ("calf", "heifer", "cow")
        )
        self.grown = {self.calf: self.heifer, self.heifer: self.cow}
        """What raised cattle become."""
        self.heifers = c.cattle[self.heifer].count
        self.cows = c.cattle[self.cow].count
        sizes = box.printed.read("market_sizes")["size"]
        self.market = {int(players): size for players, size in sizes.items()}
        """By number of players: how many cards lie in the cattle market when it is filled."""
        add = box.notation.add
        self.raising = {
            self.calf: [
                add(Action("raise-calves", (n,), ("hand:calf",)))
                for n in range(c.cattle[self.calf].count + 1)
            ],
            self.heifer: [
                add(Action("raise-heifers", (n,), ("hand:heifer",)))
                for n in range(self.heifers + 1)
            ],
        }
        """By card: the answers, by how many of them are raised."""


def simmental(box: Box) -> SimmentalPrint:
    return cast(SimmentalPrint, box.own[NAME])


class Herd:
    """The open stacks beside the board."""

    __slots__ = _FIELDS.names

    def __init__(self, heifers: int, cows: int) -> None:
        self.heifers = heifers
        self.cows = cows

    def clone(self) -> "Herd":
        return Herd(self.heifers, self.cows)

    def dump(self) -> dict[str, Any]:
        return _FIELDS.dump(self)

    def load(self, dumped: Mapping[str, Any]) -> None:
        _FIELDS.load(self, dumped)


def whole_herd(s: TrailState) -> Herd:
    """As the stacks are before the first turn."""
    printed = simmental(s.box)
    return Herd(printed.heifers, printed.cows)


def herd(s: TrailState) -> Herd:
    """The stacks of a table that plays with the variant."""
    return cast(Herd, s.things[NAME])
