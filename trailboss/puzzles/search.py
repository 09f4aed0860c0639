"""Every way to play a turn: which line is best for a goal, and whether it is the only one.

Nothing is judged and nothing left out. Only what a seat can be certain of counts: a line that turns
up something unknown before the turn's end leads to no goal. So the answer rests on nothing
that the seat can't see. A line is better than another if it reaches more, or as much by fewer
answers.
"""

from __future__ import annotations

import marshal
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from trailboss.analysis.moments import turn_passed
from trailboss.kernel.action import Action
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.knowledge import Mark
from trailboss.kernel.state import State

_WITHOUT_REFERENCES = 2
"""The format of marshal in which equal values have equal bytes."""


class TooManyPositions(TrailbossError):
    """The turn has more positions than were to be looked at."""


@dataclass(frozen=True)
class Best:
    """How well a goal can be reached from a position."""

    value: int
    """The count at the end of the turn, or 1 for a deed that is done."""
    line: tuple[str, ...]
    """By which answers."""
    lines: int = 1
    """How many lines are as good."""

    @property
    def rank(self) -> tuple[int, int]:
        return self.value, -len(self.line)


@dataclass(frozen=True)
class Ways:
    """What can be made of a turn."""

    best: Mapping[str, Best]
    """By goal: a count of the game's curves, or a deed in notation."""
    turns: int
    """In how many ways it can be played to its end."""
    positions: int


class _Found:
    """The same from one position within the turn on."""

    def __init__(self) -> None:
        self.best: dict[str, Best] = {}
        self.turns = 0

    def add(self, goal: str, first: str, after: Best) -> None:
        known = self.best.get(goal)
        found = Best(after.value, (first, *after.line), after.lines)
        if known is None or found.rank > known.rank:
            self.best[goal] = found
        elif found.rank == known.rank:
            self.best[goal] = Best(known.value, known.line, known.lines + after.lines)


class _Turn:
    def __init__(self, seat: int, deeds: Collection[str], most: int, mark: Mark) -> None:
        self.seat = seat
        self.deeds = deeds
        self.most = most
        self.mark = mark
        self.known: dict[bytes, _Found] = {}

    def follow(self, state: State) -> _Found:
        here = position_of(state)
        found = self.known.get(here)
        if found is not None:
            return found
        if len(self.known) >= self.most:
            raise TooManyPositions(f"more than {self.most} positions in one turn")
        found = self.known[here] = _Found()
        for action in state.actions(self.seat):
            self._try(state, action, found)
        return found

    def _try(self, state: State, action: Action, found: _Found) -> None:
        after = state.clone()
        events = after.apply(action, self.seat)
        done = action.text if action.kind in self.deeds else None
        if done is not None:
            found.add(done, action.text, Best(1, ()))
        if turn_passed(self.seat, after, events):
            found.turns += 1
            for name, value in after.game.curves(after, self.seat).items():
                found.add(name, action.text, Best(value, ()))
        elif not after.revealed_since(self.mark).to(self.seat):
            then = self.follow(after)
            found.turns += then.turns
            for goal, best in then.best.items():
                if goal != done:
                    found.add(goal, action.text, best)


def position_of(state: State) -> bytes:
    """The same for positions that differ in nothing but how they came about."""
    dump = state.dump()
    return marshal.dumps([dump["agenda"], dump["state"], dump["parts"]], _WITHOUT_REFERENCES)


def ways(state: State, seat: int, deeds: Collection[str], most: int) -> Ways:
    """All that ``seat`` can make of the turn that begins in this position; ``deeds`` are kinds of
    actions that are goals in themselves."""
    turn = _Turn(seat, deeds, most, state.mark())
    found = turn.follow(state)
    return Ways(found.best, found.turns, len(turn.known))
