"""/api/games/…/book: the rulebook for people, in front of the ledger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from trailboss.kernel.ledger import Rule
from trailboss.kernel.registry import games, load
from trailboss.rulebook.book import Book, BookWords, Chapter, Paragraph, book_of
from trailboss.server.access import AnyRequest
from trailboss.server.kept_pages import PACKED_ALREADY
from trailboss.server.services import Services
from trailboss.text import LANGUAGES


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


class BookChapter(Struct):
    id: str
    title: str
    lesson: str
    """Where it is learned by playing, lesson/chapter; empty: nowhere."""
    paragraphs: list[BookParagraph]


class BookInfo(Struct):
    box: dict[str, str | int | bool]
    """Options with which all that is drawn lies in the box."""
    chapters: list[BookChapter]
    """None: the game has only its ledger."""


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
    if language not in LANGUAGES:
        raise NotFoundException(f"there is no '{language}'")
    if game not in games():
        raise NotFoundException(f"no game '{game}'")
    return services.pages.answer(
        request,
        ("book", game, language),
        lambda: _told(book_of(load(game)), language),
        MediaType.JSON,
    )


def _told(found: Book | None, language: str) -> BookInfo:
    if found is None:
        return BookInfo({}, [])
    words = BookWords(found, language)
    told: dict[str, list[Rule]] = {}
    for rule in found.game.rules(language):
        paragraph = found.paragraph_of(rule.id)
        if paragraph is not None:
            told.setdefault(paragraph.id, []).append(rule)
    chapters = [_chapter(chapter, words, told) for chapter in found.chapters]
    return BookInfo(dict(found.box), chapters)


def _chapter(chapter: Chapter, words: BookWords, told: Mapping[str, Sequence[Rule]]) -> BookChapter:
    return BookChapter(
        id=chapter.id,
        title=words.chapter(chapter),
        lesson=chapter.lesson,
        paragraphs=[_paragraph(one, words, told.get(one.id, ())) for one in chapter.paragraphs],
    )


def _paragraph(paragraph: Paragraph, words: BookWords, told: Sequence[Rule]) -> BookParagraph:
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
    )


ROUTES = [book]
