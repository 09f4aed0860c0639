"""A state as a record, and as JSON values; `undump` reads the latter back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trailboss.kernel.record import Record, moves_of
from trailboss.kernel.undump import thawed

if TYPE_CHECKING:
    from trailboss.kernel.state import State


def record(state: State) -> Record:
    return Record(
        game=state.game.meta.name,
        box=state.box.fingerprint,
        epoch=state.box.epoch,
        options=dict(state.options),
        seats=state.seats,
        seed=state.dice.seed.hex(),
        moves=moves_of(state.history),
        result=None if state.agenda else tuple(one["total"] for one in state.standings()),
    )


def dump(state: State) -> dict[str, Any]:
    return {
        "game": state.game.meta.name,
        "box": state.box.fingerprint,
        "epoch": state.box.epoch,
        "options": dict(state.options),
        "seats": state.seats,
        "seed": state.dice.seed.hex(),
        "dice": state.dice.position,
        "learned": state.learned[:],
        "agenda": [thawed(frame) for frame in state.agenda],
        "ply": state.ply,
        "moves": [[move.seat, move.text] for move in moves_of(state.history)],
        "state": state._dump_own(),
        "parts": {part: things.dump() for part, things in state.things.items()},
    }
