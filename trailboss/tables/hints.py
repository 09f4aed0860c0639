"""Hints at tables: where they may be asked for, and the mark that a game bears in which one was.

Whoever plays alone, against bots or a solo rival, may always ask. Among people hints are part of
what a table agrees on: whoever sits down has agreed. Nobody gets one for a daily deal, which
everybody plays for the same list.
"""

from __future__ import annotations

from typing import Final

from trailboss.bots.crafts import crafts
from trailboss.kernel.state import State
from trailboss.tables.change import Change
from trailboss.tables.errors import NoHints, Stale, WrongMoment
from trailboss.tables.gate import Gate
from trailboss.tables.live import HINT, Live
from trailboss.tables.player import Player
from trailboss.tables.schema import PROGRAM

HINTS: Final = "hints"
"""Why a game would not be rated."""


def gives_hints(live: Live) -> bool:
    """Whether whoever is asked at this table may ask for a hint."""
    row = live.row
    if row.sealed_until is not None or row.game not in crafts():
        return False
    people = [seat for seat in live.seats if seat.kind in ("person", PROGRAM)]
    return row.hints or len(people) < 2


async def take_hint(gate: Gate, id: str, player: Player, ply: int) -> State:
    """The position that a hint is wanted for, as the seat is shown it; from now on the game says
    that somebody had one."""
    async with gate.locked(id) as live:
        player.must_hold_seat(live)
        if live.row.status != "playing":
            raise WrongMoment(f"this table is {live.row.status}")
        if not gives_hints(live):
            raise NoHints()
        state = live.state_for(player.seat)
        if not live.still_asks(player.seat, ply):
            raise Stale(state.ply)
        asked = state.decision
        if asked is None or player.seat not in asked.seats:
            raise WrongMoment("you are not asked anything")
        unrated = live.row.unrated or []
        first = HINTS not in unrated
        if first:
            table = {"unrated": sorted({*unrated, HINTS})}
            await gate.append(live, Change.note(HINT, live, player.seat, table=table))
    if first:
        gate.announce(live)
    return state
