"""Whether a rulebook can be shown: said in all languages, drawn, and about all of the ledger."""

from __future__ import annotations

import re
from collections.abc import Iterator

from trailboss.rulebook.book import Book, BookWords, source_of, tells
from trailboss.rulebook.example import faults_of
from trailboss.text import LANGUAGES
from trailboss.text.fluent import BadMessage

_MESSAGE = re.compile(r"^((?:book|example|summary)-[a-z0-9-]+) *=", re.MULTILINE)
_CODE = re.compile(r"`|\b[A-Z]{2,}-[A-Z0-9]+-\w|\.toml\b|\b[a-z]+_[a-z]+\b")
"""What players need not read: ids of rules and options, files."""
OF_PROGRAMS = ("DEC", "INF", "INFO", "INV")
"""Parts of the ledger about questions, knowledge and checks: for whoever writes programs."""


def faults(book: Book) -> Iterator[str]:
    """Everything that is wrong with a rulebook, in plain words."""
    yield from _faults_of_rules(book)
    things = book.game.box(book.box).vocabulary.things
    for paragraph in book.paragraphs:
        for kind, ids in paragraph.figures:
            for id in ids:
                if id not in things.get(kind, ()):
                    yield f"{paragraph.id}: there is no {kind} '{id}' to draw"
    told = {paragraph.id for paragraph in book.paragraphs}
    for example in book.examples:
        if example.paragraph not in told:
            yield f"example {example.id}: there is no paragraph '{example.paragraph}'"
        yield from faults_of(example, book.game)
    for language in LANGUAGES:
        yield from _faults_of_words(book, language)


def untold(book: Book) -> list[str]:
    """Rules of the ledger that no paragraph tells."""
    return [
        rule.id
        for rule in book.game.ledger
        if rule.id.split("-")[1] not in OF_PROGRAMS and book.paragraph_of(rule.id) is None
    ]


def _faults_of_rules(book: Book) -> Iterator[str]:
    known = [rule.id for rule in book.game.ledger]
    for paragraph in book.paragraphs:
        for told in paragraph.rules:
            if not any(tells(told, rule) for rule in known):
                yield f"{paragraph.id}: there is no rule '{told}'"
    for rule in untold(book):
        yield f"nobody tells {rule}"


def _faults_of_words(book: Book, language: str) -> Iterator[str]:
    words = BookWords(book, language)
    said = [f"book-{chapter.id}" for chapter in book.chapters]
    said += [f"book-{paragraph.id}" for paragraph in book.paragraphs]
    said += [f"example-{one.id}" for one in book.examples]
    said += [f"summary-{id}" for id in book.summary]
    for message in said:
        if words.texts.lacks(message) or not words.texts.has_message(message):
            yield f"'{message}' is not said in '{language}'"
    try:
        texts = [(one.id, words.paragraph(one)) for one in book.paragraphs]
        for example in book.examples:
            texts += [(example.id, words.example(example)), (example.id, words.worked(example))]
        texts += [(id, line) for id in book.summary for line in words.lines(id)]
    except BadMessage as error:
        yield str(error)
        return
    for id, text in texts:
        if found := _CODE.search(text):
            yield f"'{found[0]}' in {id} of '{language}' is no word for players"
    for id in _MESSAGE.findall(source_of(book.game.meta.name, language)):
        if id not in said:
            yield f"nobody says '{id}' of '{language}'"
