"""What the server itself says to people, in their language: ``text/<language>.ftl``."""

from __future__ import annotations

from typing import Any, NamedTuple

from trailboss.kernel.game import AnyGame
from trailboss.tables.people_store import Person
from trailboss.text import LANGUAGES, Language, spoken
from trailboss.text.fluent import BadMessage, formatted, game_texts, package_texts


class Letter(NamedTuple):
    subject: str
    text: str


def say(id: str, language: Language, /, **args: Any) -> str:
    return formatted(package_texts(__package__, language), id, args)


def letter(id: str, language: Language, /, **args: Any) -> Letter:
    texts = package_texts(__package__, language)
    return Letter(formatted(texts, id, args, "subject"), formatted(texts, id, args) + "\n")


def title_of(game: AnyGame, language: Language) -> str:
    """What a game is called. One that came without texts in this language keeps its own title."""
    try:
        return formatted(game_texts(game, language), "game-title", {})
    except (BadMessage, FileNotFoundError):
        return game.meta.title


def language_of(person: Person) -> Language:
    return spoken(person.language)


def wanted_language(header: str) -> Language:
    """The first of a browser's languages (``Accept-Language``) that we speak, else English."""
    tags = (part.partition(";")[0].strip().lower() for part in header.split(","))
    first = (tag.partition("-")[0] for tag in tags)
    return spoken(next((language for language in first if language in LANGUAGES), ""))
