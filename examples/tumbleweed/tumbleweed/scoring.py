"""What a seat scores (TW-END)."""

from typing import Any

from trailboss.kernel import scoring
from trailboss.kernel.scoring import Tally

from tumbleweed.components import PER_POINT
from tumbleweed.state import Prairie

CATEGORIES = ("weeds", "lassos")


def standings(s: Prairie) -> list[dict[str, Any]]:
    return scoring.ranked([scoring.sheet(seat, tally(s, seat)) for seat in range(s.seats)])


def tally(s: Prairie, seat: int) -> Tally:
    points = (sum(s.kept[seat]), len(s.hand[seat]) // PER_POINT)
    return {name: scoring.plain(n) for name, n in zip(CATEGORIES, points, strict=True)}
