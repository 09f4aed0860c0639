"""The box of the base game with the expansion in it."""

from collections.abc import Mapping
from functools import cache

from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.notation import Notation
from trailboss.games.great_western_trail.printed import Choices, Printed, switches
from trailboss.games.great_western_trail.rails_to_the_north.components import (
    SLOTS,
    NorthComponents,
)
from trailboss.kernel.action import Action
from trailboss.kernel.option import OptionValue

NAME = "rails_to_the_north"


class NorthNotation(Notation):
    """The actions that only the expansion knows."""

    def __init__(self, c: NorthComponents) -> None:
        super().__init__(c)
        self.branch = [
            [
                self._add(Action("branch", (town.id, slot), (f"town:{town.id}",)))
                for slot in range(SLOTS)
            ]
            for town in c.towns
        ]
        self.take_master = [
            self._new("take-master", master.id, f"master:{master.id}") for master in c.masters
        ]
        self.dollars = self._add(Action("dollars"))


class NorthBox(Box):
    components: NorthComponents
    notation: NorthNotation
    foreign = "RTN-SETUP-02"
    open_cities = "RTN-DEL-02"
    discs_per_city = "RTN-DEL-03"

    def __init__(self, components: NorthComponents) -> None:
        super().__init__(components)
        self.notation = NorthNotation(components)
        self.accepts |= components.accepted_cards


def of(options: Mapping[str, OptionValue]) -> NorthBox:
    """The box that these options ask for."""
    names = switches(NAME)
    return _with(tuple((name, str(value)) for name, value in options.items() if name in names))


@cache
def _with(choices: Choices) -> NorthBox:
    return NorthBox(NorthComponents(Printed((NAME,), choices)))
