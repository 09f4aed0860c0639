"""What holds between any two actions of a game with the expansion (RTN-INV)."""

from collections import Counter
from collections.abc import Iterator

from trailboss.games.great_western_trail.invariants import Check
from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS
from trailboss.games.great_western_trail.rails_to_the_north.network import placed, reach
from trailboss.games.great_western_trail.rails_to_the_north.state import north
from trailboss.games.great_western_trail.state import NOWHERE, TrailState


def _branchlets(s: TrailState) -> Iterator[str]:
    """The discs and buildings of a player are counted by the base game (GWT-INV-04, -08)."""
    for seat in range(s.seats):
        lying = north(s).slots.count(seat)
        if lying != placed(s, seat) or lying > north(s).map.branchlets:
            yield f"seat {seat} has {lying} branchlets on the map, in {placed(s, seat)} towns"


def _bells(s: TrailState) -> Iterator[str]:
    for seat, player in enumerate(s.view(None)["players"]):
        if "bells" not in player:
            continue  # a rival without an extra tile
        bells = player["bells"]
        begun = [
            left for left, size in zip(bells, north(s).map.bells, strict=True) if 0 < left < size
        ]
        if bells != sorted(bells) or len(begun) > 1:
            yield f"the bells of seat {seat} hold {bells}"


def _markets(s: TrailState) -> Iterator[str]:
    for i, town in enumerate(north(s).map.towns):
        owners = Counter(o for o in north(s).slots[i * SLOTS : (i + 1) * SLOTS] if o != NOWHERE)
        for seat, number in owners.items():
            if number > 1 or not north(s).branches[seat] >> i & 1:
                yield f"seat {seat} has {number} branchlets in {town.id}"


def _connected(s: TrailState) -> Iterator[str]:
    """Taken up one by one from the office and the crests, the branchlets all come up."""
    for seat, branches in enumerate(north(s).branches):
        north(s).branches[seat] = found = 0
        while new := reach(s, seat) & branches:
            found |= new
            north(s).branches[seat] = found
        north(s).branches[seat] = branches
        if found != branches:
            yield f"seat {seat} has branchlets that nothing leads to"


def _discs(s: TrailState) -> Iterator[str]:
    for seat in range(s.seats):
        yield from discs_without_branchlet(s, seat)


def discs_without_branchlet(s: TrailState, seat: int, but: int = NOWHERE) -> Iterator[str]:
    """Discs in the north where the seat has no branchlet; one city may be an exception."""
    n = north(s)
    for i, town in enumerate(n.map.towns):
        if n.branches[seat] >> i & 1:
            continue
        if town.city not in (NOWHERE, but) and s.city_discs[seat * len(s.c.cities) + town.city]:
            yield f"seat {seat} delivered to {town.id} without a branchlet"
        if town.station >= 0 and s.station_discs[seat] >> town.station & 1:
            yield f"seat {seat} upgraded {town.id} without a branchlet"


def _station_masters(s: TrailState) -> Iterator[str]:
    yield from master_tiles(s)
    for spot, (tile, worker) in enumerate(zip(s.masters, s.appointed, strict=True), 1):
        if (tile == NOWHERE) == (worker == NOWHERE):
            yield f"spot {spot} does not hold either its station master or a worker"


def master_tiles(s: TrailState) -> Iterator[str]:
    """Every tile is somewhere, and one leaves New York's display with each delivery there."""
    n = north(s)
    tiles = [tile for tile in s.masters if tile != NOWHERE] + n.display_masters
    tiles += [tile for tile, owner in enumerate(s.master_owner) if owner != NOWHERE]
    if sorted(tiles) != list(range(len(s.c.masters))):
        yield f"the station masters are {sorted(tiles)}"
    delivered = sum(s.city_discs[n.map.display_city :: len(s.c.cities)])
    choosing = any(frame[0] == "new_york" for frame in s.agenda)
    if len(n.display_masters) != n.map.display_tiles - delivered + choosing:
        yield f"{len(n.display_masters)} station masters beside New York, {delivered} deliveries"


def _town_tiles(s: TrailState) -> Iterator[str]:
    for tile, number in Counter(north(s).town_tiles).items():
        if tile == NOWHERE or number > north(s).map.town_tiles[tile].copies:
            yield f"{number} medium towns have the tile {tile}"


NORTH_CHECKS: dict[str, Check] = {
    "RTN-INV-01": _branchlets,
    "RTN-INV-02": _bells,
    "RTN-INV-03": _markets,
    "RTN-INV-04": _connected,
    "RTN-INV-06": _discs,
    "RTN-INV-08": _station_masters,
    "RTN-INV-10": _town_tiles,
}
