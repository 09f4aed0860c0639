"""Reading Fluent files, ``text/<language>.ftl`` of a game or of a package of ours.

A message that nobody has translated yet is told in English, with a mark. One that is missing in
English, or lacks an argument, is an error and never passed over: the tests find it before a player
does.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from trailboss.kernel.game import AnyGame
from trailboss.text import ENGLISH, MARK


class BadMessage(LookupError):
    """A message that does not exist or cannot be formatted: the texts have a bug."""


class Texts(FluentBundle):
    """The messages of one language, and the English ones for what it lacks."""

    def __init__(self, source: str, language: str, english: "Texts | None") -> None:
        super().__init__([language], use_isolating=False)
        self.add_resource(FluentResource(source))
        self.english = english

    def lacks(self, id: str) -> bool:
        """Whether a message is told in English for want of a translation."""
        return self.english is not None and not self.has_message(id)


@cache
def game_texts(game: AnyGame, language: str) -> Texts:
    english = None if language == ENGLISH else game_texts(game, ENGLISH)
    return Texts(game.text(language), language, english)


@cache
def package_texts(package: str, language: str) -> Texts:
    english = None if language == ENGLISH else package_texts(package, ENGLISH)
    source = resources.files(package).joinpath("text", f"{language}.ftl")
    return Texts(source.read_text(encoding="utf-8"), language, english)


def attributes_of(bundle: Texts, id: str) -> Mapping[str, Any]:
    if not bundle.has_message(id):
        raise BadMessage(f"no message '{id}' in {bundle.locales[0]}.ftl")
    attributes: Mapping[str, Any] = bundle.get_message(id).attributes
    return attributes


def formatted(bundle: Texts, id: str, args: Mapping[str, Any], attribute: str | None = None) -> str:
    if bundle.english is not None and bundle.lacks(id):
        return MARK + formatted(bundle.english, id, args, attribute)
    attributes = attributes_of(bundle, id)
    pattern = bundle.get_message(id).value if attribute is None else attributes.get(attribute)
    if pattern is None and bundle.english is not None:
        return MARK + formatted(bundle.english, id, args, attribute)
    if pattern is None:
        raise BadMessage(f"nothing to say in '{id}' of {bundle.locales[0]}.ftl")
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise BadMessage(f"'{id}' of {bundle.locales[0]}.ftl: {errors[0]}")
    return str(text)
