"""What everybody may see of the north: nothing of it is hidden (RTN-INFO)."""

from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS
from trailboss.games.great_western_trail.rails_to_the_north.network import placed, reach
from trailboss.games.great_western_trail.rails_to_the_north.shown import NorthView
from trailboss.games.great_western_trail.rails_to_the_north.state import north
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.games.great_western_trail.state import NOWHERE, TrailState


def show_north(s: TrailState, base: TrailView) -> TrailView:
    """The view of the base game with the north added to it."""
    for seat, player in enumerate(base["players"]):
        player["bells"] = _bells(s, seat)
        player["reach"] = _ids(s, reach(s, seat))
    base["north"] = _board(s)
    return base


def _board(s: TrailState) -> NorthView:
    owners = [None if owner == NOWHERE else owner for owner in north(s).slots]
    return {
        "towns": {
            town.id: owners[i * SLOTS : (i + 1) * SLOTS]
            for i, town in enumerate(north(s).map.towns)
        },
        "tiles": {
            town.id: north(s).map.town_tiles[north(s).town_tiles[town.medium]].id
            for town in north(s).map.towns
            if town.medium >= 0
        },
        "masters": [s.c.masters[tile].id for tile in north(s).display_masters],
    }


def _bells(s: TrailState, seat: int) -> list[int]:
    """The branchlets left on each."""
    left = north(s).map.branchlets - placed(s, seat)
    bells: list[int] = []
    for size in north(s).map.bells[::-1]:
        bells.insert(0, min(size, left))
        left -= bells[0]
    return bells


def _ids(s: TrailState, towns: int) -> list[str]:
    return [town.id for i, town in enumerate(north(s).map.towns) if towns >> i & 1]
