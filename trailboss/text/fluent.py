"""Reading Fluent files, ``text/<language>.ftl`` of a game or of a package of ours.

A message that is missing, or lacks an argument, is an error and never passed over: the tests find
it before a player does.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from trailboss.kernel.game import Game


class BadMessage(LookupError):
    """A message that does not exist or cannot be formatted: the texts have a bug."""


@cache
def game_texts(game: Game, language: str) -> FluentBundle:
    return _bundle(game.text(language), language)


@cache
def package_texts(package: str, language: str) -> FluentBundle:
    source = resources.files(package).joinpath("text", f"{language}.ftl")
    return _bundle(source.read_text(encoding="utf-8"), language)


def _bundle(source: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def attributes_of(bundle: FluentBundle, id: str) -> Mapping[str, Any]:
    if not bundle.has_message(id):
        raise BadMessage(f"no message '{id}' in {bundle.locales[0]}.ftl")
    attributes: Mapping[str, Any] = bundle.get_message(id).attributes
    return attributes


def formatted(
    bundle: FluentBundle, id: str, args: Mapping[str, Any], attribute: str | None = None
) -> str:
    attributes = attributes_of(bundle, id)
    pattern = bundle.get_message(id).value if attribute is None else attributes.get(attribute)
    if pattern is None:
        raise BadMessage(f"nothing to say in '{id}' of {bundle.locales[0]}.ftl")
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise BadMessage(f"'{id}' of {bundle.locales[0]}.ftl: {errors[0]}")
    return str(text)
