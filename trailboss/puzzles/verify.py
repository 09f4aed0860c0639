"""Whether puzzles are what they claim to be: the whole turn is searched again."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.state import State
from trailboss.puzzles.puzzle import Puzzle
from trailboss.puzzles.search import Best, Ways, ways

WORLDS = 1
"""Re-dealt worlds in which the answer must be the same."""


def faults(puzzle: Puzzle) -> Iterator[str]:
    """Everything that is wrong with a puzzle, in plain words."""
    try:
        start = puzzle.start()
        decision = start.decision
        if decision is None or puzzle.seat not in decision.seats:
            yield f"{puzzle.called}: the solver is not asked"
            return
        found = puzzle.proof()
    except TrailbossError as error:
        yield f"{puzzle.called}: {error}"
        return
    best = found.best.get(puzzle.goal)
    if best is None:
        yield f"{puzzle.called}: '{puzzle.goal}' can't be reached"
        return
    if best.lines != 1:
        yield f"{puzzle.called}: {best.lines} lines reach {best.value} as soon"
    elif best != puzzle.claim:
        yield f"{puzzle.called}: the best is {best.value} by {', '.join(best.line)}"
    if (found.turns, found.positions) != (puzzle.turns, puzzle.positions):
        yield f"{puzzle.called}: {found.turns} turns over {found.positions} positions"
    if not stands_in_other_worlds(start, puzzle.seat, puzzle.goal, best, puzzle.deeds, found):
        yield f"{puzzle.called}: the answer hangs on what the solver can't know"


def stands_in_other_worlds(
    state: State, seat: int, goal: str, best: Best, deeds: Collection[str], found: Ways
) -> bool:
    """Whether the answer is the same when all that ``seat`` can't know is dealt anew."""
    for number in range(WORLDS):
        other = state.redetermine(seat, Dice(number))
        try:
            again = ways(other, seat, deeds, found.positions)
        except TrailbossError:
            return False
        if again.best.get(goal) != best:
            return False
    return True
