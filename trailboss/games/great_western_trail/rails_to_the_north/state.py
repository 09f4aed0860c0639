"""What only the expansion can change: branchlets on the northern board, New York's tiles."""

from collections.abc import Mapping
from typing import Any, Final, cast

from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.rails_to_the_north.components import (
    NAME,
    SLOTS,
    NorthComponents,
)
from trailboss.games.great_western_trail.rails_to_the_north.notation import NorthNotation
from trailboss.games.great_western_trail.state import NOWHERE, TrailState
from trailboss.kernel.fields import Fields
from trailboss.kernel.native import mypyc_attr

_FIELDS: Final = Fields(ints=(), lists=("branches", "slots", "town_tiles", "display_masters"))


class NorthPrint:
    """What is printed on the expansion's components, and the actions about them."""

    def __init__(self, box: Box) -> None:
        self.map = NorthComponents(box.components, box.printed)
        self.say = NorthNotation(box.notation, self.map)
        box.accepts |= self.map.accepted_cards


def north_print(box: Box) -> NorthPrint:
    return cast(NorthPrint, box.own[NAME])


@mypyc_attr(allow_interpreted_subclasses=True)
class NorthState:
    __slots__ = ("map", "say", *_FIELDS.names)

    def __init__(self, s: TrailState) -> None:
        prints = north_print(s.box)
        self.map = prints.map
        self.say = prints.say
        self.branches = [0] * s.seats  # the towns with an own branchlet, as bits
        self.slots = [NOWHERE] * (len(self.map.towns) * SLOTS)  # the owners, town by town
        self.town_tiles = [NOWHERE] * self.map.medium_towns
        self.display_masters: list[int] = []  # the tiles beside New York

    def clone(self) -> "NorthState":
        new = NorthState.__new__(NorthState)
        new.map = self.map
        new.say = self.say
        new.branches = self.branches[:]
        new.slots = self.slots[:]
        new.town_tiles = self.town_tiles  # fixed at setup
        new.display_masters = self.display_masters[:]
        return new

    def dump(self) -> dict[str, Any]:
        return _FIELDS.dump(self)

    def load(self, dumped: Mapping[str, Any]) -> None:
        _FIELDS.load(self, dumped)


def north(s: TrailState) -> NorthState:
    """The northern board of a table that plays with it."""
    return cast(NorthState, s.things[NAME])
