"""/api/games/…/book: the rulebook for people, in front of the ledger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from trailboss.kernel.ledger import Rule
from trailboss.kernel.registry import games, load
from trailboss.rulebook.book import Book, BookWords, Chapter, Paragraph, book_of
from trailboss.server.access import AnyRequest, network_of
from trailboss.server.kept_pages import PACKED_ALREADY
from trailboss.server.known import known_game, known_language
from trailboss.server.limits import COST_OF_REPLAY
from trailboss.server.messages import Opened
from trailboss.server.services import Services
from trailboss.tables.lessons import open_line
from trailboss.tables.people_store import Person
from trailboss.text.rules import in_words


class FigureInfo(Struct):
    """Things of one kind that are drawn beside a paragraph."""

    kind: str
    of: list[str]


class Unprinted(Struct):
    """A rule that is not simply printed, and what it rests on: its text says so."""

    id: str
    text: str
    ruling: bool
    reconstructed: bool
    translated: bool


class BookExample(Struct):
    """A position that can be opened at a table, and how it is worked out."""

    id: str
    text: str
    worked: str


class BookParagraph(Struct):
    id: str
    """With that of its chapter: what an address names."""
    text: str
    """``*so*`` is stressed."""
    rules: list[str]
    """What of the ledger it tells, by the beginning of ids."""
    rule: str
    """The first rule that it tells; empty: none."""
    figures: list[FigureInfo]
    unprinted: list[Unprinted]
    """What of all this we decided or put together ourselves."""
    examples: list[BookExample]


class BookChapter(Struct):
    id: str
    title: str
    lesson: str
    """Where it is learned by playing, lesson/chapter; empty: nowhere."""
    paragraphs: list[BookParagraph]


class BookBlock(Struct):
    """A block of the page that is printed."""

    title: str
    lines: list[str]


class BookInfo(Struct):
    box: dict[str, str | int | bool]
    """Options with which all that is drawn lies in the box."""
    chapters: list[BookChapter]
    """None: the game has only its ledger."""
    summary: list[BookBlock]


@get(
    "/api/games/{game:str}/book/{language:str}",
    summary="The rulebook of a game in one language; empty where there is only a ledger",
    opt={PACKED_ALREADY: True},
)
async def book(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    language: FromPath[str],
) -> Response[BookInfo]:
    known_language(language)
    told = known_game(game)
    return services.pages.answer(
        request,
        ("book", game, language),
        lambda: _told(book_of(told), language),
        MediaType.JSON,
    )


def _told(found: Book | None, language: str) -> BookInfo:
    if found is None:
        return BookInfo({}, [], [])
    words = BookWords(found, language)
    said = in_words(found.game, language)
    told: dict[str, list[Rule]] = {}
    for rule in found.game.rules(language):
        paragraph = found.paragraph_of(rule.id)
        if paragraph is not None:
            told.setdefault(paragraph.id, []).append(replace(rule, text=said(rule.text)))
    shown: dict[str, list[BookExample]] = {}
    for one in found.examples:
        worked = BookExample(one.id, words.example(one), words.worked(one))
        shown.setdefault(one.paragraph, []).append(worked)
    chapters = [_chapter(chapter, words, told, shown) for chapter in found.chapters]
    summary = [BookBlock(words.block(id), words.lines(id)) for id in found.summary]
    return BookInfo(dict(found.box), chapters, summary)


def _chapter(
    chapter: Chapter,
    words: BookWords,
    told: Mapping[str, Sequence[Rule]],
    shown: Mapping[str, list[BookExample]],
) -> BookChapter:
    return BookChapter(
        id=chapter.id,
        title=words.chapter(chapter),
        lesson=chapter.lesson,
        paragraphs=[
            _paragraph(one, words, told.get(one.id, ()), shown.get(one.id, []))
            for one in chapter.paragraphs
        ],
    )


def _paragraph(
    paragraph: Paragraph, words: BookWords, told: Sequence[Rule], shown: list[BookExample]
) -> BookParagraph:
    return BookParagraph(
        id=paragraph.id,
        text=words.paragraph(paragraph),
        rules=list(paragraph.rules),
        rule=told[0].id if told else "",
        figures=[FigureInfo(kind, list(ids)) for kind, ids in paragraph.figures],
        unprinted=[
            Unprinted(one.id, one.text, one.ruling, one.reconstructed, one.translated)
            for one in told
            if one.ruling or one.reconstructed
        ],
        examples=shown,
    )


@post(
    "/api/games/{game:str}/examples/{example:str}",
    summary="Open a table with the position of a worked example",
)
async def open_example(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    game: FromPath[str],
    example: FromPath[str],
) -> Opened:
    found = book_of(load(game)) if game in games() else None
    shown = next((one for one in found.examples if one.id == example), None) if found else None
    line = shown.line(found.game) if found and shown else None
    if shown is None or line is None:
        raise NotFoundException(f"no example '{example}' of '{game}'")
    services.limits.replay.check(network_of(request), COST_OF_REPLAY)
    services.limits.new_table.check(person.id)
    services.limits.tables_from.check(network_of(request))
    return Opened(id=await open_line(services.hall.seating, person, line, shown.ply))


ROUTES = [book, open_example]
