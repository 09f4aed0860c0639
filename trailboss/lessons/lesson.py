"""A lesson: one game from a fixed deal on the real engine, cut into chapters with a guide's steps.

It is data: ``lessons/<id>.toml`` in the folder of a game or of a part of it, with its words beside
it in ``lessons/text/<language>.ftl``. docs/writing-a-lesson.md tells how to write one.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources.abc import Traversable
from typing import Any, NotRequired, TypedDict

from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.game import AnyGame
from trailboss.kernel.lines import line_of
from trailboss.kernel.option import read_options
from trailboss.kernel.record import Record
from trailboss.kernel.registry import games, load
from trailboss.kernel.shape import misfits
from trailboss.kernel.state import State

AREA = "area:"
AREAS = ("board", "hand", "own", "question", "players", "markets", "log")
"""What can be pointed at besides things: parts of the table's page, as ``area:hand``."""
FOLDER = "lessons"


class BadLesson(TrailbossError):
    """A lesson that cannot be given as it is written, and where."""


class StepFile(TypedDict):
    id: str
    do: NotRequired[list[str]]
    """The wanted action, or several of which any will do; the first is that of the line."""
    point: NotRequired[list[str]]
    """What glows: targets of actions, or areas. By default whatever the wanted action touches."""
    rivals: NotRequired[list[str]]
    """What the others play then."""


class ChapterFile(TypedDict):
    id: str
    minutes: int
    before: NotRequired[list[str]]
    """What everybody plays between the chapter before and this one."""
    remarks: NotRequired[list[str]]
    """Only where the game goes on: kinds of questions with a word about each when it first comes"""
    step: list[StepFile]


class LessonFile(TypedDict):
    seats: int
    seat: int
    seed: int | str
    options: NotRequired[dict[str, str | int | bool]]
    chapter: list[ChapterFile]


@dataclass(frozen=True)
class Step:
    """One idea. With ``do`` the learner does something, else they only read on."""

    id: str
    do: tuple[str, ...]
    point: tuple[str, ...]
    rivals: tuple[str, ...]
    ply: int
    """How many moves of the line are made when it is shown."""


@dataclass(frozen=True)
class Chapter:
    id: str
    minutes: int
    before: tuple[str, ...]
    remarks: tuple[str, ...]
    steps: tuple[Step, ...]
    ply: int
    """The position in which it begins."""


@dataclass(frozen=True, eq=False)
class Lesson:
    game: AnyGame
    id: str
    seats: int
    seat: int
    """The learner's."""
    seed: str
    options: Mapping[str, Any]
    chapters: tuple[Chapter, ...]

    def chapter(self, id: str) -> Chapter | None:
        return next((one for one in self.chapters if one.id == id), None)

    def plays_on(self, chapter: Chapter) -> bool:
        """The last one goes on as an ordinary game."""
        return chapter is self.chapters[-1]

    @property
    def texts(self) -> tuple[str, ...]:
        """The line, move by move: what is played if the learner does the first thing wanted."""
        found: list[str] = []
        for chapter in self.chapters:
            found += chapter.before
            for step in chapter.steps:
                found += [*step.do[:1], *step.rivals]
        return tuple(found)

    def start(self) -> State:
        state: State = self.game.start(self.seats, self.seed, self.options)
        return state

    @cached_property
    def record(self) -> Record:
        """The whole line, played on the real engine; `BadLesson` where it can't be."""
        state = self.start()
        for ply, text in enumerate(self.texts):
            try:
                state.apply(state.parse(text))
            except TrailbossError as error:
                raise BadLesson(f"{self.called}, move {ply + 1} of the line: {error}") from None
        return state.record()

    @property
    def called(self) -> str:
        return f"{self.game.meta.name}/{self.id}"


def lessons_of(game: AnyGame) -> Sequence[Lesson]:
    """The lessons of a game and of its parts: those of the base game first."""
    return _lessons(game.meta.name)


def every_lesson() -> Iterator[Lesson]:
    for name in games():
        yield from lessons_of(load(name))


@cache
def _lessons(name: str) -> tuple[Lesson, ...]:
    game = load(name)
    return tuple(read(game, file) for file in _files(game))


def _files(game: AnyGame) -> Iterator[Traversable]:
    for part in game.parts:
        folder = None if part.files is None else part.files.joinpath(FOLDER)
        if folder is not None and folder.is_dir():
            found = [file for file in folder.iterdir() if file.name.endswith(".toml")]
            yield from sorted(found, key=lambda file: file.name)


def read(game: AnyGame, file: Traversable) -> Lesson:
    text = file.read_text(encoding="utf-8")
    try:
        table: Any = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{file.name}: {error}") from None
    for misfit in misfits(table, LessonFile):
        raise BadLesson(f"{file.name}, line {line_of(text, misfit.path)}: {misfit}")
    return Lesson(
        game=game,
        id=file.name.removesuffix(".toml"),
        seats=table["seats"],
        seat=table["seat"],
        seed=Dice(table["seed"]).seed.hex(),
        options=read_options(game.options, table.get("options", {})),
        chapters=tuple(_chapters(table["chapter"])),
    )


def _chapters(files: Sequence[ChapterFile]) -> Iterator[Chapter]:
    ply = 0
    for chapter in files:
        before = tuple(chapter.get("before", ()))
        begins = ply = ply + len(before)
        steps = []
        for one in chapter["step"]:
            do, rivals = tuple(one.get("do", ())), tuple(one.get("rivals", ()))
            steps.append(Step(one["id"], do, tuple(one.get("point", ())), rivals, ply))
            ply += len(do[:1]) + len(rivals)
        remarks = tuple(chapter.get("remarks", ()))
        yield Chapter(chapter["id"], chapter["minutes"], before, remarks, tuple(steps), begins)
