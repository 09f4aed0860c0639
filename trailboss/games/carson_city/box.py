"""A box: components, notation and everything that can be computed from them before any game."""

from functools import cache
from typing import NamedTuple

from trailboss.games.carson_city.components import Components
from trailboss.games.carson_city.notation import Notation


class Resolved(NamedTuple):
    """One thing that happens while the action track is resolved."""

    verb: str
    space: int
    """-1 for the building window, which has no space of its own."""


class Box:
    """Shared by all states."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.notation = Notation(components)
        self.agenda = _agenda(components)
        self.open_in_round = tuple(
            tuple(
                i
                for i, space in enumerate(components.spaces)
                if space.takes_cowboys and (not space.rounds or number <= space.rounds)
            )
            for number in range(components.rounds + 1)
        )
        """By round: the spaces that take cowboys and are not blocked by the turn counter."""


def _agenda(c: Components) -> tuple[Resolved, ...]:
    """All spaces in order, and the window for kept buildings after the last construction space."""
    last = max(c.construction)
    steps = []
    for i, space in enumerate(c.spaces):
        steps.append(Resolved(space.verb, i))
        if i == last:
            steps.append(Resolved("window", -1))
    return tuple(steps)


@cache
def base() -> Box:
    return Box(Components())
