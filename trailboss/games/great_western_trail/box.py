"""A box: components, notation and everything that can be computed from them before any game."""

from functools import cache

from trailboss.games.great_western_trail.catalogue import Components
from trailboss.games.great_western_trail.notation import Notation
from trailboss.games.great_western_trail.printed import Printed
from trailboss.games.great_western_trail.railroad import Railroad
from trailboss.kernel.western.trail import Trail


class Box:
    """Shared by all states that play with the same components."""

    foreign = "RTN-GEN-01"
    """The rule by which components of other boxes are not in the game."""
    open_cities = "GWT-DEL-01"
    """The rule that says which cities a player may deliver to."""
    discs_per_city = "GWT-DEL-02"
    """The rule that says which cities take a second disc of a player."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.notation = Notation(components)
        self.trail = Trail(
            [node.next for node in components.nodes],
            {components.kansas_city, *components.neutral_nodes},
        )
        self.railroad = Railroad(components)
        self.accepts = _accepted_discards(components)
        """By discard requirement: the cards it accepts. Pairs are another matter."""


def _accepted_discards(c: Components) -> dict[str, frozenset[int]]:
    cattle = range(c.first_objective)
    accepts = {
        breed: frozenset(i for i in cattle if c.cattle[i].breed == breed) for breed in c.breeds
    }
    accepts["any"] = frozenset(cattle)
    accepts["value-3"] = frozenset(c.group_cards["value-3"])
    accepts["objective"] = frozenset(range(c.first_objective, c.first_starting))
    return accepts


@cache
def base() -> Box:
    """The box that needs no other."""
    return Box(Components(Printed()))
