"""Games that are over, step by step, with a few positions kept so that a slider runs smoothly."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence

from trailboss.kernel.action import Event
from trailboss.kernel.knowledge import visible
from trailboss.kernel.replay import moved
from trailboss.kernel.state import State
from trailboss.server.messages import Replay, ReplayPosition, ReplayStep, ReplayTurn
from trailboss.tables.live import Live
from trailboss.tables.position import tallies

KEPT_GAMES = 16
EVERY = 20
"""One position in so many is kept; the others are a few moves away."""


class History:
    """Used by threads: whoever comes first replays a game, the others wait for it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._games: OrderedDict[str, list[State]] = OrderedDict()

    def position(self, live: Live, ply: int, seat: int | None = None) -> ReplayPosition:
        """The position after so many moves, for a spectator or through the eyes of a seat."""
        record = live.record()
        state = self._kept(live)[ply // EVERY].clone()
        while state.ply < ply:
            state, _ = moved(state, record)
        counts = [dict(state.game.curves(state, other)) for other in range(state.seats)]
        return ReplayPosition(view=state.view(seat), counts=counts)

    def _kept(self, live: Live) -> list[State]:
        with self._lock:
            kept = self._games.get(live.row.id)
            if kept is None:
                kept = [
                    state.clone()
                    for state in live.game.replay_steps(live.record())
                    if state.ply % EVERY == 0
                ]
                self._games[live.row.id] = kept
                while len(self._games) > KEPT_GAMES:
                    self._games.popitem(last=False)
            self._games.move_to_end(live.row.id)
            return kept


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
        shown = [{"kind": e.kind, "args": list(e.args)} for e in visible(events, eyes)]
        steps.append(ReplayStep(ply=ply, seat=move.seat, action=move.text, events=shown))
        after = state.decision
        asked = before.seat if before is not None else move.seat
        passed_on = after is None or after.seat != asked or _rival_played(state, events)
        if passed_on or ply == len(record.moves):
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
        seed=live.seed,
        commitment=live.row.commitment,
        record=record.to_text(),
    )


def _rival_played(state: State, events: Sequence[Event]) -> bool:
    """Whether the turn passed on to a solo rival, and back: nobody else was asked in between."""
    return any(e.kind == "turn_began" and e.args[0] in state.automated for e in events)
