"""Worked examples: a position on the line of a lesson, what is done there, and what can't be done.

The line is a real game from a fixed deal, so every example can be opened at a table.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NotRequired, TypedDict

from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.game import AnyGame
from trailboss.kernel.state import State
from trailboss.lessons.lesson import Lesson, lessons_of


class ExampleFile(TypedDict):
    id: str
    paragraph: str
    """What it is an example of, with its chapter."""
    lesson: str
    ply: int
    """How many moves of that lesson's line are made."""
    do: list[str]
    """What is done then, answer by answer."""
    refused: NotRequired[list[str]]
    """What can't be done in that position."""


@dataclass(frozen=True)
class Example:
    id: str
    paragraph: str
    lesson: str
    ply: int
    do: tuple[str, ...]
    refused: tuple[str, ...]

    def line(self, game: AnyGame) -> Lesson | None:
        """The lesson on whose line it stands."""
        return next((one for one in lessons_of(game) if one.id == self.lesson), None)


def example_of(written: ExampleFile) -> Example:
    return Example(
        id=written["id"],
        paragraph=written["paragraph"],
        lesson=written["lesson"],
        ply=written["ply"],
        do=tuple(written["do"]),
        refused=tuple(written.get("refused", ())),
    )


def faults_of(example: Example, game: AnyGame) -> Iterator[str]:
    """Why it can't be shown as it is written."""
    lesson = example.line(game)
    if lesson is None or example.ply > len(lesson.texts):
        yield f"example {example.id}: no lesson '{example.lesson}' has {example.ply} moves"
        return
    try:
        yield from _faults_at_the_table(example, lesson)
    except TrailbossError as error:
        yield f"example {example.id}: {error}"


def _faults_at_the_table(example: Example, lesson: Lesson) -> Iterator[str]:
    state = _position(lesson, example.ply)
    if state.decision is None or lesson.seat not in state.decision.seats:
        yield f"example {example.id}: the reader is not asked"
        return
    for text in example.refused:
        if state.why_not(text, lesson.seat) is None:
            yield f"example {example.id}: '{text}' is legal"
    for text in example.do:
        state.apply(state.parse(text, lesson.seat), lesson.seat)


def _position(lesson: Lesson, ply: int) -> State:
    state = lesson.start()
    for text in lesson.texts[:ply]:
        state.apply(state.parse(text))
    return state
