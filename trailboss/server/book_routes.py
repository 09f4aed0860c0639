"""/api/games/…/book: the rulebook for people, in front of the ledger."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

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


class BookChapter(Struct):
    id: str
    title: str
    lesson: str
    """Where it is learned by playing, lesson/chapter; empty: nowhere."""
    paragraphs: list[BookParagraph]


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
) -> Response[list[BookChapter]]:
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


def _told(found: Book | None, language: str) -> list[BookChapter]:
    if found is None:
        return []
    words = BookWords(found, language)
    return [_chapter(found, chapter, words) for chapter in found.chapters]


def _chapter(book: Book, chapter: Chapter, words: BookWords) -> BookChapter:
    return BookChapter(
        id=chapter.id,
        title=words.chapter(chapter),
        lesson=chapter.lesson,
        paragraphs=[_paragraph(book, one, words) for one in chapter.paragraphs],
    )


def _paragraph(book: Book, paragraph: Paragraph, words: BookWords) -> BookParagraph:
    first = (rule.id for rule in book.game.ledger if book.paragraph_of(rule.id) is paragraph)
    return BookParagraph(
        id=paragraph.id,
        text=words.paragraph(paragraph),
        rules=list(paragraph.rules),
        rule=next(first, ""),
        figures=[FigureInfo(kind, list(ids)) for kind, ids in paragraph.figures],
    )


ROUTES = [book]
