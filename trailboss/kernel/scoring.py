"""Scoring sheets: points are counted once, thing by thing, and everything else adds them up."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple


class Counted(NamedTuple):
    """Things on a scoring sheet: of which kind, how many of them, and their points together."""

    kind: str
    """A kind of things of the vocabulary; empty for a number that no thing stands for."""
    id: str
    number: int
    points: int


Tally = Mapping[str, Sequence[Counted]]
"""All categories of a sheet in its order, and what is counted in each."""


def plain(points: int) -> list[Counted]:
    """Points that no thing stands for."""
    return [Counted("", "", points, points)]


def sheet(seat: int, tally: Tally) -> dict[str, Any]:
    """The scoring sheet of a seat, not yet ranked."""
    categories = {
        category: sum(counted.points for counted in things) for category, things in tally.items()
    }
    return {"seat": seat, "rank": 0, "total": sum(categories.values()), "categories": categories}


def ranked(
    sheets: list[dict[str, Any]], key: Callable[[dict[str, Any]], Any] = lambda one: one["total"]
) -> list[dict[str, Any]]:
    """The sheets with their ranks: equal keys share one."""
    for one in sheets:
        one["rank"] = 1 + sum(1 for other in sheets if key(other) > key(one))
    return sheets


def told(tally: Tally) -> dict[str, list[Counted]]:
    """What there is to tell of a tally: the categories that things stand for, and those things."""
    found = {
        category: [counted for counted in things if counted.kind]
        for category, things in tally.items()
        if all(counted.kind for counted in things)
    }
    return found


def same_result(now: Sequence[Mapping[str, Any]], then: Any) -> bool:
    """Whether all seats have the totals and ranks that were stored; how they came about may be told
    otherwise since."""
    sheets = [then] if not isinstance(then, list) else then
    try:
        stored = [(sheet["seat"], sheet["total"], sheet["rank"]) for sheet in sheets]
    except (KeyError, TypeError):
        return False
    return stored == [(sheet["seat"], sheet["total"], sheet["rank"]) for sheet in now]
