"""/api/games/…/lessons: guided games, and tables for their chapters."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from trailboss.kernel.game import AnyGame
from trailboss.lessons.lesson import Chapter, Lesson, lessons_of
from trailboss.lessons.words import Words
from trailboss.server.access import AnyRequest, network_of
from trailboss.server.kept_pages import PACKED_ALREADY
from trailboss.server.known import known_game, known_language
from trailboss.server.limits import COST_OF_REPLAY
from trailboss.server.messages import Opened
from trailboss.server.services import Services
from trailboss.tables.lessons import Place, open_chapter
from trailboss.tables.people_store import Person


class LessonStep(Struct):
    """One idea of the guide."""

    ply: int
    """How many moves are made when it is shown."""
    text: str
    do: list[str]
    """The wanted actions, any of them; none: it is only read."""
    point: list[str]
    """What glows; nothing: whatever the wanted action touches."""
    wrong: str
    """Why something else is not wanted now."""


class LessonChapter(Struct):
    id: str
    title: str
    about: str
    done: str
    minutes: int
    ply: int
    plays_on: bool
    """It goes on as an ordinary game."""
    steps: list[LessonStep]
    remarks: dict[str, str]
    """By kind of question: what the guide says when it first comes up in the game that goes on."""


class LessonInfo(Struct):
    id: str
    title: str
    about: str
    chapters: list[LessonChapter]


@get(
    "/api/games/{game:str}/lessons/{language:str}",
    summary="The guided games of a game, in one language",
    opt={PACKED_ALREADY: True},
)
async def lessons(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    language: FromPath[str],
) -> Response[list[LessonInfo]]:
    known_language(language)
    taught = known_game(game)
    return services.pages.answer(
        request,
        ("lessons", game, language),
        lambda: [_info(lesson, Words(lesson, language)) for lesson in lessons_of(taught)],
        MediaType.JSON,
    )


@post(
    "/api/games/{game:str}/lessons/{lesson:str}/{chapter:str}",
    summary="Open a table for a chapter of a guided game",
)
async def learn(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    game: FromPath[str],
    lesson: FromPath[str],
    chapter: FromPath[str],
) -> Opened:
    place = _place(known_game(game), lesson, chapter)
    services.limits.replay.check(network_of(request), COST_OF_REPLAY)
    services.limits.new_table.check(person.id)
    services.limits.tables_from.check(network_of(request))
    return Opened(id=await open_chapter(services.hall.seating, person, place))


def _place(game: AnyGame, id: str, chapter: str) -> Place:
    lesson = next((one for one in lessons_of(game) if one.id == id), None)
    found = None if lesson is None else lesson.chapter(chapter)
    if lesson is None or found is None:
        raise NotFoundException(f"no chapter '{chapter}' of a lesson '{id}'")
    return Place(lesson, found)


def _info(lesson: Lesson, words: Words) -> LessonInfo:
    return LessonInfo(
        id=lesson.id,
        title=words.title(),
        about=words.about(),
        chapters=[_chapter(lesson, chapter, words) for chapter in lesson.chapters],
    )


def _chapter(lesson: Lesson, chapter: Chapter, words: Words) -> LessonChapter:
    return LessonChapter(
        id=chapter.id,
        title=words.chapter(chapter),
        about=words.chapter_about(chapter),
        done=words.done(chapter),
        minutes=chapter.minutes,
        ply=chapter.ply,
        plays_on=lesson.plays_on(chapter),
        steps=[
            LessonStep(
                ply=step.ply,
                text=words.step(chapter, step),
                do=list(step.do),
                point=list(step.point),
                wrong=words.wrong(chapter, step),
            )
            for step in chapter.steps
        ],
        remarks={kind: words.remark(chapter, kind) for kind in chapter.remarks},
    )


ROUTES = [lessons, learn]
