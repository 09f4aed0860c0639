"""Hints at tables: where they may be asked for, and the mark that a game bears in which one was.

Whoever plays alone, against bots or a solo rival, may always ask. Among people hints are part of
what a table agrees on: whoever sits down has agreed. Nobody gets one for a daily deal, which
everybody plays for the same list. A coach, who speaks unasked, comes only to whoever plays alone
and wanted one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from trailboss.bots.crafts import crafts
from trailboss.kernel.state import State
from trailboss.tables.change import Change
from trailboss.tables.errors import NoHints, Stale, WrongMoment
from trailboss.tables.gate import Gate
from trailboss.tables.live import Live
from trailboss.tables.log_lines import HINT
from trailboss.tables.player import Player
from trailboss.tables.schema import PROGRAM
from trailboss.tables.tried import Tried

HINTS: Final = "hints"
"""Why a game would not be rated."""


def gives_hints(live: Live) -> bool:
    """Whether whoever is asked at this table may ask for a hint."""
    return _may_be_judged(live) and (live.row.hints or _plays_alone(live))


def has_coach(live: Live) -> bool:
    """Whether a coach looks at the turns of the only person here."""
    return live.row.coach and _may_be_judged(live) and _plays_alone(live)


def _may_be_judged(live: Live) -> bool:
    return live.row.sealed_until is None and live.row.game in crafts()


def _plays_alone(live: Live) -> bool:
    return len([seat for seat in live.seats if seat.kind in ("person", PROGRAM)]) < 2


async def take_hint(gate: Gate, id: str, player: Player, ply: int) -> State:
    """The position that a hint is wanted for, as the seat is shown it; from now on the game says
    that somebody had one."""
    async with gate.locked(id) as live:
        state = _asked(live, player, ply, gives_hints)
        first = await _marked(gate, live, player)
    if first:
        gate.announce(live)
    return state


class Decided(NamedTuple):
    """What a seat may still take back as a whole: where it began, and its answers since."""

    state: State
    answers: tuple[str, ...]


async def show_coach(gate: Gate, id: str, player: Player, ply: int, action: str) -> Decided:
    """What the seat has done and is about to do; from now on the game says that it had help."""
    async with gate.locked(id) as live:
        state = _asked(live, player, ply, has_coach)
        text = state.parse(action, player.seat).text
        pending = live.pending if live.is_pending(player.seat) else []
        answers = [_answer(tried) for tried in pending]
        first = await _marked(gate, live, player)
        before = pending[0].before if pending else state
    if first:
        gate.announce(live)
    return Decided(before, (*answers, text))


def _asked(live: Live, player: Player, ply: int, allowed: Callable[[Live], bool]) -> State:
    """The position as the seat is shown it, if it is asked there and may have help."""
    player.must_hold_seat(live)
    if live.row.status != "playing":
        raise WrongMoment(f"this table is {live.row.status}")
    if not allowed(live):
        raise NoHints()
    state = live.state_for(player.seat)
    if not live.still_asks(player.seat, ply):
        raise Stale(state.ply)
    asked = state.decision
    if asked is None or player.seat not in asked.seats:
        raise WrongMoment("you are not asked anything")
    return state


async def _marked(gate: Gate, live: Live, player: Player) -> bool:
    """Whether it is the first help in this game: then it is written down."""
    unrated = live.row.unrated or []
    if HINTS in unrated:
        return False
    table = {"unrated": sorted({*unrated, HINTS})}
    await gate.append(live, Change.note(HINT, live, player.seat, table=table))
    return True


def _answer(tried: Tried) -> str:
    move = tried.after.history
    assert move is not None
    return move[2]
