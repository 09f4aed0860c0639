"""The part of a view that every game has; each adds its own, as a TypedDict made from this one."""

from typing import TYPE_CHECKING, Any, TypedDict

from trailboss.kernel.option import OptionValue

if TYPE_CHECKING:
    from trailboss.kernel.state import State


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


def head(state: "State", seat: int | None) -> View:
    """The game, the table and the open question."""
    if seat is not None:
        state.must_have_seat(seat)
    decision = state.decision
    return {
        "game": state.game.meta.name,
        "seats": state.seats,
        "options": dict(state.options),
        "ply": state.ply,
        "seat": seat,
        "over": state.is_over,
        "decision": None if decision is None else decision.to_json(),
    }
