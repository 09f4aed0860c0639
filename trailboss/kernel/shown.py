"""The part of a view that every game has; each adds its own, as a TypedDict made from this one."""

from typing import Any, TypedDict

from trailboss.kernel.option import OptionValue


class DecisionView(TypedDict):
    seats: list[int]
    kind: str
    args: dict[str, Any]


class View(TypedDict):
    game: str
    seats: int
    options: dict[str, OptionValue]
    ply: int
    seat: int | None
    """Through whose eyes; null for a spectator."""
    over: bool
    decision: DecisionView | None
