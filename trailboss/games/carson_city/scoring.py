"""The scoring sheet (CAR-SCO)."""

from typing import Any

from trailboss.games.carson_city.state import EMPTY, SCORED, TownState
from trailboss.games.carson_city.town import CORNERS, EDGES, ENDS


def standings(s: TownState) -> list[dict[str, Any]]:
    """As if the game ended now; among equals whoever passed earlier is ahead (CAR-SCO-04)."""
    sheets = [sheet(s, seat) for seat in range(s.seats)]
    track = s.passed + [seat for seat in s.order or s.start if seat not in s.passed]
    best = sorted(sheets, key=lambda one: (-one["total"], track.index(one["seat"])))
    for rank, one in enumerate(best, 1):
        one["rank"] = rank
    return sheets


def sheet(s: TownState, seat: int) -> dict[str, Any]:
    scored = s.points[seat * SCORED : (seat + 1) * SCORED]
    final = (board_points(s, seat), s.cash[seat] // s.c.final_dollars, order_bonus(s, seat))
    categories = dict(zip(s.c.categories, (*scored, *final), strict=True))
    return {
        "seat": seat,
        "rank": 0,
        "total": sum(categories.values()),
        "categories": categories,
    }


def total(s: TownState, seat: int) -> int:
    return int(sheet(s, seat)["total"])


def board_points(s: TownState, seat: int) -> int:
    """Each building, house and mountain, more beside a bridge (CAR-SCO-01, CAR-RIV-10)."""
    bridges = s.edges & s.board.crossing_bits
    ends = bridge_ends(bridges) if bridges else 0
    points = 0
    for parcel, owner in enumerate(s.owner):
        if owner == seat and s.content[parcel] != EMPTY:
            points += s.c.final_bridge if CORNERS[parcel] & ends else s.c.final_each
    return points


def bridge_ends(bridges: int) -> int:
    """The vertices where a bridge ends, as bits (CAR-RIV-11)."""
    ends = 0
    for edge in range(EDGES):
        if bridges >> edge & 1:
            ends |= ENDS[edge]
    return ends


def order_bonus(s: TownState, seat: int) -> int:
    """A point per player behind on the pass track, if the edition pays it (CAR-SCO-03)."""
    if seat not in s.passed or not pays_order_bonus(s):
        return 0
    behind = s.seats - 1 - s.passed.index(seat)
    return s.c.per_player_behind * behind


def pays_order_bonus(s: TownState) -> bool:
    together = s.options["simultaneous_placement"] != "off"
    return s.edition.order_bonus == "always" or together
