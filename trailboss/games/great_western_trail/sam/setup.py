"""Sam at the start: before the job market is filled, and after everything else (SAM-SETUP)."""

from typing import Final

from trailboss.games.great_western_trail.sam.deck import Level, printed
from trailboss.games.great_western_trail.sam.rancher import rancher, respecialize
from trailboss.games.great_western_trail.state import WORKER_TYPES, TrailState

SIDE_B: Final = 1
BY_LEVEL: Final = "by_level"


def level(s: TrailState) -> Level:
    return printed(s).levels[str(s.options["difficulty"])]


def first_city(s: TrailState) -> int:
    """By level, or a city of the strip in play as the table agreed (SAM-DIFF-02, SAM-RTN-06)."""
    wish = str(s.options["sam_first_delivery"])
    return s.c.city_index[level(s).first if wish == BY_LEVEL else wish]


def give_workers(s: TrailState, seat: int) -> None:
    """The tiles of his level, then one at random, before anything is dealt (SAM-SETUP-02, 04)."""
    bag = s.bags[printed(s).bag]
    first = seat * WORKER_TYPES
    for row in range(first, first + WORKER_TYPES):
        s.workers[row] = s.printed_workers(seat)
    rancher(s).deck = list(level(s).cards)
    for worker in level(s).workers:
        bag.remove(s.c.tile_index[worker])
        s.workers[first + s.c.worker_types.index(worker)] += 1
    random = s.c.tiles[s.dice.take(bag)].worker
    s.workers[first + random] += 1
    respecialize(s, seat)


def finish(s: TrailState, seat: int) -> None:
    """His buildings, his herder, and whether he keeps his objective (SAM-SETUP-05, 06)."""
    s.sides = [*s.sides, *[SIDE_B] * len(s.c.private)]
    s.herder[seat] = s.c.start
    if not s.options["sam_starting_objective"]:
        s.area[seat] = ()
