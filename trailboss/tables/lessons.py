"""Tables at which a guide teaches: opened from the line of a lesson, in which rivals move by it.

Such a table keeps no more than any other: by its game and its seed it is known which lesson it is
of, by the position that it was opened from which chapter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from trailboss import bots
from trailboss.kernel.errors import UnknownGame
from trailboss.kernel.game import AnyGame
from trailboss.kernel.registry import load
from trailboss.lessons.lesson import Chapter, Lesson, lessons_of
from trailboss.tables.forking import Fork
from trailboss.tables.live import Live
from trailboss.tables.people_store import Person
from trailboss.tables.seating import Seating
from trailboss.tables.store import TableRow

LESSON = "lesson"
"""How such a table came about, and why it would not be rated."""
MILD = "greenhorn"


class Place(NamedTuple):
    lesson: Lesson
    chapter: Chapter

    def __str__(self) -> str:
        return f"{self.lesson.id}/{self.chapter.id}"


def place_of(row: TableRow) -> Place | None:
    """The chapter that a table was opened for; None also where the lesson has changed since."""
    if row.origin != LESSON:
        return None
    try:
        found = lessons_of(load(row.game))
    except UnknownGame:
        return None
    lesson = next((one for one in found if one.seed == row.seed), None)
    chapters = () if lesson is None else lesson.chapters
    chapter = next((one for one in chapters if one.ply == row.fork_ply), None)
    return None if lesson is None or chapter is None else Place(lesson, chapter)


def next_of_lesson(live: Live, seat: int) -> str | None:
    """What a rival plays by the line, as long as it can; then it thinks for itself."""
    place = place_of(live.row)
    if place is None:
        return None
    moves = place.lesson.record.moves
    ply = live.state.ply
    if ply >= len(moves) or moves[ply].seat != seat:
        return None
    wanted = moves[ply].text
    return wanted if any(one.text == wanted for one in live.state.actions(seat)) else None


def waits_by_lesson(live: Live, seat: int) -> bool:
    """Whether a rival who is asked together with the learner lets them go first, as the line has
    it."""
    place = place_of(live.row)
    moves = () if place is None else place.lesson.record.moves
    ply = live.state.ply
    return ply < len(moves) and moves[ply].seat != seat and moves[ply].seat in live.asked


async def open_chapter(seating: Seating, person: Person, place: Place) -> str:
    """A table for one chapter."""
    return await open_line(seating, person, place.lesson, place.chapter.ply)


async def open_line(seating: Seating, person: Person, lesson: Lesson, ply: int) -> str:
    """A table that begins so far on the line of a lesson. Chapters of the same game that the person
    has left are called off, except one in which the game went on."""
    for id in await seating.database.reading(_left, seating, person.id, lesson):
        await seating.cancel(id, person)
    return await seating.open_table(
        person,
        lesson.game.meta.name,
        list(company(lesson.game, lesson.options, lesson.seats, lesson.seat)),
        lesson.options,
        "private",
        {},
        fork=Fork(None, lesson.record, ply, origin=LESSON),
    )


def _left(seating: Seating, person: str, lesson: Lesson) -> list[str]:
    game = lesson.game.meta.name
    return [
        row.id
        for row, _ in seating.store.tables_of(person)
        if row.origin == LESSON and row.game == game and row.owner == person
        if row.status in ("playing", "adjourned")
        if (place := place_of(row)) is None or not place.lesson.plays_on(place.chapter)
    ]


def company(
    game: AnyGame, options: Mapping[str, Any], seats: int, seat: int
) -> Iterator[dict[str, str]]:
    """Who sits where, as `open_table` takes it: the learner, and bots where no solo rival is."""
    name = game.meta.name
    mild = MILD if MILD in bots.names(name) else bots.stand_in(name)
    rivals = game.meta.automated(options)
    for other in range(seats):
        if other not in rivals:
            yield {"kind": "me"} if other == seat else {"kind": "bot", "bot": mild}
