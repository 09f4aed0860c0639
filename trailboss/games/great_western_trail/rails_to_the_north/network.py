"""Where a player may put a branchlet (RTN-ACCESS, RTN-SLOT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS
from trailboss.games.great_western_trail.state import NOWHERE

if TYPE_CHECKING:
    from trailboss.games.great_western_trail.rails_to_the_north.play import NorthPlay


def placed(s: NorthPlay, seat: int) -> int:
    """How many branchlets of the seat lie on the map."""
    return s.branches[seat].bit_count()


def crests(s: NorthPlay, seat: int) -> int:
    """The strip cities with an own disc and a line to the north, as bits."""
    first = seat * len(s.map.cities)
    found = 0
    for city, _ in s.map.crest_lines:
        if s.city_discs[first + city]:
            found |= 1 << city
    return found


def reach(s: NorthPlay, seat: int) -> int:
    """The towns whose market is accessible and holds no own branchlet, as bits."""
    return s.map.reach(s.branches[seat], crests(s, seat))


def empty_slots(s: NorthPlay, town: int) -> list[int]:
    """One empty slot of each kind, the lowest-numbered (RTN-DEC-03)."""
    slots = s.map.towns[town].slots
    first = town * SLOTS
    found: list[int] = []
    for slot in range(SLOTS):
        if s.slots[first + slot] == NOWHERE and all(slots[slot] != slots[k] for k in found):
            found.append(slot)
    return found


def legal_slots(s: NorthPlay, seat: int) -> list[tuple[int, int]]:
    """Town and slot of every place that a branchlet can go to now (RTN-PLACE-04)."""
    if placed(s, seat) >= s.map.branchlets:
        return []
    reachable = reach(s, seat)
    purse = s.purse(seat)
    return [
        (i, slot)
        for i, town in enumerate(s.map.towns)
        if reachable >> i & 1
        for slot in empty_slots(s, i)
        if town.slots[slot].pay <= purse
    ]
