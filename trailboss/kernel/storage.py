"""A state as JSON values; `undump` reads them back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trailboss.kernel.record import moves_of
from trailboss.kernel.undump import thawed

if TYPE_CHECKING:
    from trailboss.kernel.state import State


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
        **({"redeals": [list(redeal) for redeal in state.redeals]} if state.redeals else {}),
    }
