"""What Sam does as it depends on what else is in the box: his own hooks (SAM-DEL)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

from trailboss.games.great_western_trail.hooks import Hooks
from trailboss.games.great_western_trail.sam.deck import NAME
from trailboss.games.great_western_trail.sam.setup import first_city
from trailboss.games.great_western_trail.state import TrailState


@dataclass(frozen=True)
class Habits:
    before_acting: Callable[[TrailState, int], None]
    """What he does before anything else that his card says."""
    first_cities: Callable[[TrailState], list[int]]
    """The cities of his first deliveries, in order (SAM-DIFF-02)."""
    destinations: Callable[[TrailState, int], list[int]]
    """The cities that he may deliver to after the first ones."""
    last_resort: Callable[[TrailState], int]
    """Where he goes when he has been everywhere."""


HABITS: Final = Habits(
    before_acting=lambda s, seat: None,
    first_cities=lambda s: [first_city(s)],
    destinations=lambda s, seat: list(range(len(s.c.cities))),
    last_resort=lambda s: len(s.c.cities) - 1,
)


def habits_in(hooks: Hooks) -> Habits:
    return cast(Habits, hooks.of_parts[NAME])


def habits(s: TrailState) -> Habits:
    return habits_in(s.hooks)
