"""What holds between any two actions of a game with the expansion (RTN-INV)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from trailboss.games.great_western_trail.invariants import CHECKS
from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS
from trailboss.games.great_western_trail.rails_to_the_north.network import placed, reach
from trailboss.games.great_western_trail.state import NOWHERE

if TYPE_CHECKING:
    from trailboss.games.great_western_trail.rails_to_the_north.play import NorthPlay


def _branchlets(s: NorthPlay) -> Iterator[str]:
    """The discs and buildings of a player are counted by the base game (GWT-INV-04, -08)."""
    for seat in range(s.seats):
        lying = s.slots.count(seat)
        if lying != placed(s, seat) or lying > s.map.branchlets:
            yield f"seat {seat} has {lying} branchlets on the map, in {placed(s, seat)} towns"


def _bells(s: NorthPlay) -> Iterator[str]:
    for seat, player in enumerate(s.view(None)["players"]):
        if "bells" not in player:
            continue  # a rival without an extra tile
        bells = player["bells"]
        begun = [left for left, size in zip(bells, s.map.bells, strict=True) if 0 < left < size]
        if bells != sorted(bells) or len(begun) > 1:
            yield f"the bells of seat {seat} hold {bells}"


def _markets(s: NorthPlay) -> Iterator[str]:
    for i, town in enumerate(s.map.towns):
        owners = Counter(o for o in s.slots[i * SLOTS : (i + 1) * SLOTS] if o != NOWHERE)
        for seat, number in owners.items():
            if number > 1 or not s.branches[seat] >> i & 1:
                yield f"seat {seat} has {number} branchlets in {town.id}"


def _connected(s: NorthPlay) -> Iterator[str]:
    """Taken up one by one from the office and the crests, the branchlets all come up."""
    for seat, branches in enumerate(s.branches):
        s.branches[seat] = found = 0
        while new := reach(s, seat) & branches:
            found |= new
            s.branches[seat] = found
        s.branches[seat] = branches
        if found != branches:
            yield f"seat {seat} has branchlets that nothing leads to"


def _discs(s: NorthPlay) -> Iterator[str]:
    for seat in range(s.seats):
        for i, town in enumerate(s.map.towns):
            if s.branches[seat] >> i & 1:
                continue
            if town.city >= 0 and s.city_discs[seat * len(s.c.cities) + town.city]:
                yield f"seat {seat} delivered to {town.id} without a branchlet"
            if town.station >= 0 and s.station_discs[seat] >> town.station & 1:
                yield f"seat {seat} upgraded {town.id} without a branchlet"


def _station_masters(s: NorthPlay) -> Iterator[str]:
    tiles = [tile for tile in s.masters if tile != NOWHERE] + s.display_masters
    tiles += [tile for tile, owner in enumerate(s.master_owner) if owner != NOWHERE]
    if sorted(tiles) != list(range(len(s.c.masters))):
        yield f"the station masters are {sorted(tiles)}"
    for spot, (tile, worker) in enumerate(zip(s.masters, s.appointed, strict=True), 1):
        if (tile == NOWHERE) == (worker == NOWHERE):
            yield f"spot {spot} does not hold either its station master or a worker"
    delivered = sum(s.city_discs[s.map.display_city :: len(s.c.cities)])
    choosing = any(frame[0] == "new_york" for frame in s.agenda)
    if len(s.display_masters) != s.map.display_tiles - delivered + choosing:
        yield f"{len(s.display_masters)} station masters beside New York, {delivered} deliveries"


def _town_tiles(s: NorthPlay) -> Iterator[str]:
    for tile, number in Counter(s.town_tiles).items():
        if tile == NOWHERE or number > s.map.town_tiles[tile].copies:
            yield f"{number} medium towns have the tile {tile}"


NORTH_CHECKS: dict[str, Callable[[Any], Iterator[str]]] = {
    **{rule: check for rule, check in CHECKS.items() if rule != "GWT-INV-07"},
    "RTN-INV-01": _branchlets,
    "RTN-INV-02": _bells,
    "RTN-INV-03": _markets,
    "RTN-INV-04": _connected,
    "RTN-INV-06": _discs,
    "RTN-INV-08": _station_masters,
    "RTN-INV-10": _town_tiles,
}
