"""Tables with a house set: whatever its rules may take for ever is done in quarantine first.

What has come to its end there is done here once more, within the same time: so little is allowed
that nobody else notices. All moves of a game together may not take much either, nor may going back,
since whoever comes to the table later does it all again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from trailboss.kernel.house import HOUSE_SET
from trailboss.tables import rehearsals
from trailboss.tables.errors import Unplayable
from trailboss.tables.fair_queue import Need, Whose
from trailboss.tables.quarantine import TooCostly

if TYPE_CHECKING:
    from trailboss.kernel.state import State
    from trailboss.tables.bus import Bus
    from trailboss.tables.gate import Gate
    from trailboss.tables.live import Live
    from trailboss.tables.player import Player

T = TypeVar("T")

GAME_SECONDS: Final = 5.0
"""Of a processor, for all moves of a game. Those of a long one of ours take less than one."""
SECONDS_BACK: Final = GAME_SECONDS / 2
"""When so many are used up nobody goes back any more: the rest is for playing on."""


def has_house_set(live: Live) -> bool:
    return HOUSE_SET.name in live.row.options


async def rehearse(gate: Gate, live: Live, player: Player, text: str) -> None:
    """Before a move is made at the table."""
    work, dump = rehearsals.make_move, live.state.dump()
    took = await _apart(gate, live, player, work, dump, player.seat, text)
    if live.seconds + took > GAME_SECONDS:
        raise Unplayable("its moves take too long, all together")
    live.seconds += took


async def earlier(gate: Gate, live: Live, ply: int) -> State:
    """The position to which everybody goes back."""
    if not has_house_set(live):
        return await gate.database.reading(live.state_at, ply)
    state, took = await gate.database.reading(_timed, live.state_at, ply)
    if live.seconds + took > SECONDS_BACK:
        raise Unplayable("going back takes too long, all together")
    live.seconds += took
    return state


def _timed(work: Callable[[int], State], ply: int) -> tuple[State, float]:
    began = time.thread_time()
    state = work(ply)
    return state, time.thread_time() - began


async def look(gate: Gate, live: Live, player: Player, work: Callable[..., T], *args: Any) -> T:
    """What somebody asks about the position before them: ``work(state, seat, *args)``."""
    state = live.state_for(player.seat)
    if not has_house_set(live):
        return work(state, player.seat, *args)
    dump = state.dump()
    return await _apart(gate, live, player, rehearsals.look, work, dump, player.seat, *args)


async def _apart(gate: Gate, live: Live, player: Player, work: Callable[..., T], *args: Any) -> T:
    whose, need = whose_turn(gate.bus, live, player)
    get_ready = partial(rehearsals.have_box, live.row.game, dict(live.row.options))
    try:
        return await gate.quarantine.run_move(whose, need, get_ready, work, *args)
    except TooCostly as error:
        raise Unplayable(str(error)) from None


def whose_turn(bus: Bus, live: Live, player: Player) -> tuple[Whose, Need]:
    """Who stands in line for it. Where nobody has the table before them, nobody waits."""
    mine = [player.person] if player.person else [seat.played_by for seat in live.seats]
    for person in filter(None, mine):
        network = bus.network_of(live.row.id, person)
        if network is not None:
            return Whose(network, person), Need.SOMEBODY_WAITS
    return Whose(live.row.owner, live.row.owner), Need.SOMEBODY_PLAYS
