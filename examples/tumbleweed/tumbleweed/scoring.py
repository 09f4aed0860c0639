"""The scoring sheet (TW-END)."""

from typing import Any

from tumbleweed.components import PER_POINT
from tumbleweed.state import Prairie

CATEGORIES = ("weeds", "lassos")


def standings(s: Prairie) -> list[dict[str, Any]]:
    sheets = [_sheet(s, seat) for seat in range(s.seats)]
    for sheet in sheets:
        sheet["rank"] = 1 + sum(other["total"] > sheet["total"] for other in sheets)
    return sheets


def _sheet(s: Prairie, seat: int) -> dict[str, Any]:
    points = (sum(s.kept[seat]), len(s.hand[seat]) // PER_POINT)
    return {
        "seat": seat,
        "rank": 0,
        "total": sum(points),
        "categories": dict(zip(CATEGORIES, points, strict=True)),
    }
