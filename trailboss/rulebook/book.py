"""A rulebook for people: what lies in a game's folder ``book``, read and said in one language.

``book.toml`` has the chapters in the order in which one needs to know things. A paragraph names the
rules of the ledger that it tells (`GWT-FEE` for all of them) and the things that are drawn with it;
its words are in Fluent: ``book-<chapter>`` and ``book-<chapter>-<paragraph>``; those of an example
are ``example-<id>`` with the attribute ``.worked``, those of a block of the summary are
``summary-<id>`` with ``.lines``.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, NotRequired, TypedDict

from trailboss.kernel.box import texts_of
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.game import AnyGame
from trailboss.kernel.lines import line_of
from trailboss.kernel.option import OptionValue
from trailboss.kernel.registry import load
from trailboss.kernel.shape import misfits
from trailboss.rulebook.example import Example, ExampleFile, example_of
from trailboss.text import ENGLISH
from trailboss.text.fluent import Texts, formatted

FOLDER = "book"
FILE = "book.toml"
WORKED = "worked"
"""The attribute in which an example says how it is worked out."""
LINES = "lines"
"""The attribute in which a block of the summary says all that it has to say."""


class BadBook(TrailbossError):
    """A rulebook that cannot be read."""


class ParagraphFile(TypedDict):
    id: str
    rules: NotRequired[list[str]]
    figure: NotRequired[dict[str, list[str]]]


class ChapterFile(TypedDict):
    id: str
    lesson: NotRequired[str]
    paragraph: list[ParagraphFile]


class BookFile(TypedDict):
    box: NotRequired[dict[str, OptionValue]]
    """Options with which all that is drawn lies in the box."""
    summary: NotRequired[list[str]]
    """The blocks of the page that is printed, in order."""
    chapter: list[ChapterFile]
    example: NotRequired[list[ExampleFile]]


class Figure(NamedTuple):
    """Things of one kind, drawn beside a paragraph."""

    kind: str
    of: tuple[str, ...]


@dataclass(frozen=True)
class Paragraph:
    id: str
    """With that of its chapter."""
    rules: tuple[str, ...]
    figures: tuple[Figure, ...]


@dataclass(frozen=True)
class Chapter:
    id: str
    lesson: str
    """Where it is learned by playing, lesson/chapter; empty: nowhere."""
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, eq=False)
class Book:
    game: AnyGame
    box: Mapping[str, OptionValue]
    """The options of the box that its figures are drawn from."""
    chapters: tuple[Chapter, ...]
    examples: tuple[Example, ...]
    summary: tuple[str, ...]

    def paragraph_of(self, rule: str) -> Paragraph | None:
        """The one that tells a rule: whoever names it most exactly."""
        best: tuple[int, Paragraph | None] = (0, None)
        for paragraph in self.paragraphs:
            for told in paragraph.rules:
                if tells(told, rule) and len(told) > best[0]:
                    best = (len(told), paragraph)
        return best[1]

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        for chapter in self.chapters:
            yield from chapter.paragraphs


def tells(told: str, rule: str) -> bool:
    """Whether a paragraph that names rules so tells this one."""
    return rule == told or rule.startswith(f"{told}-")


def book_of(game: AnyGame) -> Book | None:
    """The rulebook of a game; None: there is only the ledger."""
    return _book(game.meta.name)


@cache
def _book(name: str) -> Book | None:
    game = load(name)
    box: dict[str, OptionValue] = {}
    chapters: list[Chapter] = []
    examples: list[Example] = []
    summary: list[str] = []
    for part in game.parts:
        file = None if part.files is None else part.files.joinpath(FOLDER).joinpath(FILE)
        if file is not None and file.is_file():
            written = read(file.read_text(encoding="utf-8"))
            box |= written.get("box", {})
            chapters += _chapters(written["chapter"])
            examples += map(example_of, written.get("example", ()))
            summary += written.get("summary", ())
    if not chapters:
        return None
    return Book(game, box, tuple(chapters), tuple(examples), tuple(summary))


def read(text: str) -> BookFile:
    try:
        table: Any = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBook(f"{FILE}: {error}") from None
    for misfit in misfits(table, BookFile):
        raise BadBook(f"{FILE}, line {line_of(text, misfit.path)}: {misfit}")
    written: BookFile = table
    return written


def _chapters(files: Sequence[ChapterFile]) -> Iterator[Chapter]:
    for chapter in files:
        paragraphs = tuple(
            Paragraph(
                id=f"{chapter['id']}-{one['id']}",
                rules=tuple(one.get("rules", ())),
                figures=tuple(_figures(one.get("figure", {}))),
            )
            for one in chapter["paragraph"]
        )
        yield Chapter(chapter["id"], chapter.get("lesson", ""), paragraphs)


def _figures(given: Mapping[str, Sequence[str]]) -> Iterator[Figure]:
    for kind, ids in given.items():
        yield Figure(kind, tuple(ids))


class BookWords:
    """What a rulebook says in one language; what nobody has translated is in English."""

    def __init__(self, book: Book, language: str) -> None:
        self.texts = _texts(book.game.meta.name, language)

    def chapter(self, chapter: Chapter) -> str:
        return self._say(chapter.id)

    def paragraph(self, paragraph: Paragraph) -> str:
        return self._say(paragraph.id)

    def example(self, example: Example) -> str:
        """What is looked at."""
        return formatted(self.texts, f"example-{example.id}", {})

    def worked(self, example: Example) -> str:
        return formatted(self.texts, f"example-{example.id}", {}, WORKED)

    def block(self, id: str) -> str:
        """What a block of the summary is about."""
        return formatted(self.texts, f"summary-{id}", {})

    def lines(self, id: str) -> list[str]:
        said = formatted(self.texts, f"summary-{id}", {}, LINES)
        return [line.removeprefix("- ") for line in said.splitlines()]

    def _say(self, id: str) -> str:
        return formatted(self.texts, f"book-{id}", {})


def source_of(game: str, language: str) -> str:
    """The Fluent source of a game's rulebook."""
    return "\n".join(texts_of(load(game).parts, f"{FOLDER}/text/{language}.ftl"))


@cache
def _texts(game: str, language: str) -> Texts:
    english = None if language == ENGLISH else _texts(game, ENGLISH)
    return Texts(f"{load(game).text(language)}\n{source_of(game, language)}", language, english)
