"""The scoring sheet (CAR-SCO)."""

from typing import Any

from trailboss.games.carson_city.state import EMPTY, FIRST_BUILDING, HOUSE, SCORED, TownState
from trailboss.kernel import scoring
from trailboss.kernel.scoring import Counted, Tally


def standings(s: TownState) -> list[dict[str, Any]]:
    """As if the game ended now; among equals whoever passed earlier is ahead (CAR-SCO-04)."""
    sheets = [_sheet(s, seat) for seat in range(s.seats)]
    track = s.passed + [seat for seat in s.order or s.start if seat not in s.passed]
    best = sorted(sheets, key=lambda one: (-one["total"], track.index(one["seat"])))
    for rank, one in enumerate(best, 1):
        one["rank"] = rank
    return sheets


def _sheet(s: TownState, seat: int) -> dict[str, Any]:
    return scoring.sheet(seat, tally(s, seat))


def total(s: TownState, seat: int) -> int:
    """The same as the sheet says, without drawing one up."""
    at_the_end = s.cash[seat] // s.c.final_dollars + order_bonus(s, seat)
    return s.vp(seat) + board_points(s, seat) + at_the_end


def board_points(s: TownState, seat: int) -> int:
    """Each building, house and mountain (CAR-SCO-01)."""
    return sum(points for _, points in _on_the_board(s, seat))


def _on_the_board(s: TownState, seat: int) -> list[tuple[int, int]]:
    """The content of every parcel of the seat that is not empty, and what it scores."""
    points = s.hooks.parcel_points
    return [
        (s.content[parcel], points(s, parcel))
        for parcel, owner in enumerate(s.owner)
        if owner == seat and s.content[parcel] != EMPTY
    ]


def tally(s: TownState, seat: int) -> Tally:
    """Everything that scores, by category: what was scored in play, then what the end brings."""
    scored = s.points[seat * SCORED : (seat + 1) * SCORED]
    money = s.cash[seat] // s.c.final_dollars
    final = (_board(s, seat), scoring.plain(money), scoring.plain(order_bonus(s, seat)))
    return dict(zip(s.c.categories, (*map(scoring.plain, scored), *final), strict=True))


def _board(s: TownState, seat: int) -> list[Counted]:
    found: dict[int, list[int]] = {}
    for content, points in _on_the_board(s, seat):
        found.setdefault(content, []).append(points)
    return [
        Counted(*_thing(s, content), len(points), sum(points))
        for content, points in sorted(found.items())
    ]


def _thing(s: TownState, content: int) -> tuple[str, str]:
    if content >= FIRST_BUILDING:
        return "building", s.c.buildings[content - FIRST_BUILDING].id
    return "land", "house" if content == HOUSE else "mountain"


def order_bonus(s: TownState, seat: int) -> int:
    """A point per player behind on the pass track, if it is paid (CAR-SCO-03)."""
    if seat not in s.passed or not s.hooks.pays_order_bonus(s):
        return 0
    behind = s.seats - 1 - s.passed.index(seat)
    return s.c.per_player_behind * behind
