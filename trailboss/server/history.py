"""Games that are over, step by step, with a few positions kept so that a slider runs smoothly."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from trailboss.analysis.moments import along, turn_passed
from trailboss.kernel.knowledge import visible
from trailboss.kernel.replay import moved
from trailboss.kernel.state import State
from trailboss.server.history_messages import Replay, ReplayPosition, ReplayStep, ReplayTurn
from trailboss.tables import rehearsals
from trailboss.tables.house_tables import has_house_set
from trailboss.tables.live import Live
from trailboss.tables.position import tallies
from trailboss.tables.told import told

T = TypeVar("T")

Apart = Callable[..., Awaitable[Any]]
"""Does work on a stranger's box in quarantine."""

KEPT_GAMES = 16
KEPT_REPLAYS = 64
EVERY = 20
"""One position in so many is kept; the others are a few moves away."""


class History:
    """In one thread of its own: whoever replays games must not hold up those who play."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "history")
        self._games: OrderedDict[str, list[State]] = OrderedDict()
        self._replays: OrderedDict[_Told, Replay] = OrderedDict()

    # ---- from the event loop

    async def position(self, live: Live, ply: int, seat: int | None = None) -> ReplayPosition:
        """The position after so many moves, for a spectator or through the eyes of a seat."""
        return await self._aside(lambda: self._position(live, ply, seat))

    async def state(self, live: Live, ply: int) -> State:
        """The true position after so many moves, hidden things included."""
        return await self._aside(lambda: self._state(live, ply))

    async def replay(self, live: Live, seat: int | None = None) -> Replay:
        return await self._aside(lambda: self._replay(live, seat))

    async def line(
        self, live: Live, ply: int, actions: Sequence[str], eyes: int | None, apart: Apart
    ) -> list[ReplayPosition]:
        """The positions along other answers than those that were given there."""
        state = await self.state(live, ply)
        if state.decision is None:
            return []
        moves = live.record().moves
        seat = moves[ply].seat if ply < len(moves) else state.decision.seat
        if has_house_set(live):  # nobody has tried these answers by its rules
            asked = state.dump(), seat, actions, eyes
            found: list[ReplayPosition] = await apart(rehearsals.look, shown_along, *asked)
            return found
        return await self._aside(lambda: shown_along(state, seat, actions, eyes))

    def keeps_positions(self, live: Live) -> bool:
        return live.row.id in self._games

    def keeps_replay(self, live: Live, seat: int | None) -> bool:
        return _told(live, seat) in self._replays

    async def _aside(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    # ---- in the thread

    def _position(self, live: Live, ply: int, seat: int | None) -> ReplayPosition:
        return _shown(self._state(live, ply), seat)

    def _state(self, live: Live, ply: int) -> State:
        record = live.record()
        state = self._kept(live)[ply // EVERY].clone()
        while state.ply < ply:
            state, _ = moved(state, record)
        return state

    def _kept(self, live: Live) -> list[State]:
        kept = self._games.pop(live.row.id, None)
        if kept is None:
            kept = [
                state.clone()
                for state in live.game.replay_steps(live.record())
                if state.ply % EVERY == 0
            ]
        self._games[live.row.id] = kept
        while len(self._games) > KEPT_GAMES:
            self._games.popitem(last=False)
        return kept

    def _replay(self, live: Live, seat: int | None) -> Replay:
        key = _told(live, seat)
        told = self._replays.pop(key, None) or whole_game(live, seat)
        self._replays[key] = told
        while len(self._replays) > KEPT_REPLAYS:
            self._replays.popitem(last=False)
        return told


def shown_along(
    state: State, seat: int, actions: Sequence[str], eyes: int | None
) -> list[ReplayPosition]:
    return [_shown(after, eyes) for after in along(state, seat, actions)]


def _shown(state: State, seat: int | None) -> ReplayPosition:
    counts = [dict(state.game.curves(state, other)) for other in range(state.seats)]
    return ReplayPosition(view=state.view(seat), counts=counts)


_Told = tuple[str, int | None, tuple[str, ...]]


def _told(live: Live, seat: int | None) -> _Told:
    """What a replay depends on besides the moves, which are over: people can be forgotten."""
    return live.row.id, seat, tuple(one.name for one in live.seats)


def whole_game(live: Live, eyes: int | None = None) -> Replay:
    """The game told to a spectator, or through the eyes of a seat."""
    record = live.record()
    game = live.game
    steps: list[ReplayStep] = []
    turns: list[ReplayTurn] = []
    curves: dict[str, list[list[int]]] = {}
    state = game.replay(record, 0)
    for ply, move in enumerate(record.moves, 1):
        before = state.decision
        state, events = moved(state, record)
        shown = [dict(told(game, event)) for event in visible(events, eyes)]
        steps.append(ReplayStep(ply=ply, seat=move.seat, action=move.text, events=shown))
        asked = before.seat if before is not None else move.seat
        if turn_passed(asked, state, events) or ply == len(record.moves):
            turns.append(ReplayTurn(ply=ply, seat=asked))
            for seat in range(record.seats):
                for name, value in game.curves(state, seat).items():
                    seats = curves.setdefault(name, [[] for _ in range(record.seats)])
                    seats[seat].append(value)
    return Replay(
        table=live.row.id,
        game=live.row.game,
        names=[seat.name for seat in live.seats],
        options=dict(state.options),
        rival=next(iter(state.automated.values()), None),
        steps=steps,
        turns=turns,
        curves=curves,
        result=state.standings(),
        tally=tallies(state),
        over=state.is_over,
        redeals=[redeal.ply for redeal in state.redeals],
        seed=live.seed,
        commitment=live.row.commitment,
        record=record.to_text(),
    )
