"""Where a player may put a branchlet (RTN-ACCESS, RTN-SLOT)."""

from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS
from trailboss.games.great_western_trail.rails_to_the_north.state import NorthState, north
from trailboss.games.great_western_trail.state import NOWHERE, TrailState


def placed(s: TrailState, seat: int) -> int:
    """How many branchlets of the seat lie on the map."""
    return north(s).branches[seat].bit_count()


def crests(s: TrailState, seat: int) -> int:
    """The strip cities with an own disc and a line to the north, as bits."""
    first = seat * len(s.c.cities)
    found = 0
    for city, _ in north(s).map.crest_lines:
        if s.city_discs[first + city]:
            found |= 1 << city
    return found


def reach(s: TrailState, seat: int) -> int:
    """The towns whose market is accessible and holds no own branchlet, as bits."""
    n = north(s)
    return n.map.reach(n.branches[seat], crests(s, seat))


def empty_slots(n: NorthState, town: int) -> list[int]:
    """One empty slot of each kind, the lowest-numbered (RTN-DEC-03)."""
    slots = n.map.towns[town].slots
    first = town * SLOTS
    found: list[int] = []
    for slot in range(SLOTS):
        if n.slots[first + slot] == NOWHERE and all(slots[slot] != slots[k] for k in found):
            found.append(slot)
    return found


def legal_slots(s: TrailState, seat: int) -> list[tuple[int, int]]:
    """Town and slot of every place that a branchlet can go to now (RTN-PLACE-04)."""
    n = north(s)
    if placed(s, seat) >= n.map.branchlets:
        return []
    reachable = reach(s, seat)
    purse = s.purse(seat)
    return [
        (i, slot)
        for i, town in enumerate(n.map.towns)
        if reachable >> i & 1
        for slot in empty_slots(n, i)
        if town.slots[slot].pay <= purse
    ]
