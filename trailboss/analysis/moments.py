"""A record cut into turns, and into decisions: what a seat did between two things it learned.

A decision is what its seat could have taken back as a whole: it ends when dice roll, when the seat
learns something, or when another seat is to move. What came after that is another decision, made
from what was known then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from trailboss.kernel.action import Action, Event
from trailboss.kernel.game import AnyGame
from trailboss.kernel.record import Record
from trailboss.kernel.registry import load
from trailboss.kernel.replay import moved
from trailboss.kernel.state import State


@dataclass(frozen=True)
class Turn:
    """A position at which the turn passed to a seat."""

    ply: int
    seat: int
    state: State


@dataclass
class Moment:
    """One decision: the position, and what the seat did there."""

    ply: int
    seat: int
    turn: int
    state: State
    actions: list[Action] = field(default_factory=list)
    free: bool = False
    """Whether there was anything to choose."""

    @property
    def played(self) -> tuple[Action, ...]:
        return tuple(self.actions)


@dataclass(frozen=True)
class Course:
    """A whole game, cut up."""

    game: AnyGame
    record: Record
    turns: list[Turn]
    moments: list[Moment]
    """Only those in which there was something to choose."""
    end: State


@lru_cache(maxsize=2)
def course_of(text: str) -> Course:
    """Of a record, as text. It is replayed: every move is checked."""
    record = Record.read(text)
    game = load(record.game)
    return _cut(game, record)


def _cut(game: AnyGame, record: Record) -> Course:
    redeals = {redeal.ply for redeal in record.redeals}
    state = game.replay(record, 0)
    turns: list[Turn] = []
    moments: list[Moment] = []
    now: Moment | None = None
    passed = True
    for ply, move in enumerate(record.moves):
        decision = state.decision
        asked = move.seat if decision is None else decision.seat
        if passed:
            turns.append(Turn(ply, asked, state.clone()))
        action = state.parse(move.text, move.seat)
        if decision is not None and move.seat in decision.seats:
            if now is None or now.seat != move.seat:
                now = Moment(ply, move.seat, len(turns) - 1, state.clone())
                moments.append(now)
            now.actions.append(action)
            now.free = now.free or len(state.actions(move.seat)) > 1
        state, events = moved(state, record)
        passed = turn_passed(asked, state, events)
        if now is not None and (passed or ply + 1 in redeals or not _same_decision(now, state)):
            now = None
    return Course(game, record, turns, [one for one in moments if one.free], state)


def _same_decision(moment: Moment, state: State) -> bool:
    decision = state.decision
    asked_on = decision is not None and moment.seat in decision.seats
    return asked_on and not state.revealed_since(moment.state.mark()).to(moment.seat)


def turn_passed(asked: int, state: State, events: Sequence[Event]) -> bool:
    """Whether the turn of the seat that was asked is over, after a move and what it brought."""
    decision = state.decision
    return decision is None or decision.seat != asked or _rival_played(state, events)


def _rival_played(state: State, events: Sequence[Event]) -> bool:
    """Whether the turn passed on to a solo rival, and back: nobody else was asked in between."""
    return any(e.kind == "turn_began" and e.args[0] in state.automated for e in events)


def along(start: State, seat: int, line: Sequence[str]) -> list[State]:
    """The positions after each answer of a line, as far as it can be played: a draw may fall
    otherwise than it did where the line was thought out. ``start`` is left as it is."""
    found: list[State] = []
    state = start
    for text in line:
        decision = state.decision
        if decision is None or seat not in decision.seats:
            break
        if text not in {action.text for action in state.actions(seat)}:
            break
        state = state.clone()
        state.apply(state.parse(text, seat), seat)
        found.append(state)
    return found
