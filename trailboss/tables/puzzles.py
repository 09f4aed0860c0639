"""Tables at which a puzzle is solved: by the ordinary clicks, in one turn.

Such a table keeps no more than any other: by its game, its seed and the position that it was opened
from it is known which puzzle it is of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from trailboss.analysis.moments import turn_passed
from trailboss.kernel.errors import UnknownGame
from trailboss.kernel.record import Move
from trailboss.kernel.registry import load
from trailboss.puzzles.puzzle import Puzzle, puzzles_of
from trailboss.tables.forking import Fork
from trailboss.tables.lessons import company
from trailboss.tables.people_store import Person
from trailboss.tables.seating import Seating
from trailboss.tables.store import TableRow

PUZZLE = "puzzle"
"""How such a table came about, and why it would not be rated."""


def puzzle_of(row: TableRow) -> Puzzle | None:
    """The puzzle that a table was opened for; None also where it is set no more."""
    if row.origin != PUZZLE:
        return None
    try:
        found = puzzles_of(load(row.game))
    except UnknownGame:
        return None
    at = (row.seed, row.fork_ply)
    return next((one for one in found if (one.deal.seed, one.ply) == at), None)


async def open_puzzle(seating: Seating, person: Person, puzzle: Puzzle) -> str:
    """A table with its position. Puzzles of the same game that the person has left are called
    off."""
    for id in await seating.database.reading(_left, seating, person.id, puzzle):
        await seating.cancel(id, person)
    record = puzzle.deal.record
    return await seating.open_table(
        person,
        record.game,
        list(company(puzzle.game, record.options, record.seats, puzzle.seat)),
        record.options,
        "private",
        {},
        fork=Fork(None, record, puzzle.ply, origin=PUZZLE),
    )


def _left(seating: Seating, person: str, puzzle: Puzzle) -> list[str]:
    return [
        row.id
        for row, _ in seating.store.tables_of(person)
        if row.origin == PUZZLE and row.game == puzzle.game.meta.name and row.owner == person
        if row.status in ("playing", "adjourned")
    ]


class Attempt(NamedTuple):
    """How far the solver has come."""

    status: Literal["open", "solved", "missed", "luck"]
    """luck: something unknown was turned up before the turn's end."""
    reached: int | None = None
    """What the turn has come to, once it is over."""
    answers: int = 0


def attempt(puzzle: Puzzle, moves: Sequence[Move]) -> Attempt:
    """``moves`` are all moves of the table, those before the puzzle too."""
    state = puzzle.start()
    mark = state.mark()
    answers = 0
    is_deed = puzzle.is_deed
    for move in moves[puzzle.ply :]:
        events = state.apply(state.parse(move.text, move.seat), move.seat)
        if move.seat != puzzle.seat:
            continue
        answers += 1
        if is_deed and move.text == puzzle.goal:
            return Attempt("solved", 1, answers)
        if turn_passed(puzzle.seat, state, events):
            reached = puzzle.game.curves(state, puzzle.seat).get(puzzle.goal, 0)
            return Attempt("solved" if reached >= puzzle.value else "missed", reached, answers)
        if state.revealed_since(mark).to(puzzle.seat):
            return Attempt("luck", None, answers)
    return Attempt("open", None, answers)
