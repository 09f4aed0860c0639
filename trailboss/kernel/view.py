"""The beginning of every view."""

from typing import TYPE_CHECKING

from trailboss.kernel.shown import View

if TYPE_CHECKING:
    from trailboss.kernel.state import State


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
