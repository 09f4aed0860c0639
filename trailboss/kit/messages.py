"""Fluent files taken apart: messages, the variables they use, the choices they make."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import trailboss

Messages = dict[str, ast.Message]


class Select(NamedTuple):
    """A choice of words: by which variable, and which keys lead to which words."""

    variable: str
    variants: tuple[ast.Variant, ...]

    @property
    def keys(self) -> list[str]:
        return [_key(variant) for variant in self.variants]

    @property
    def default(self) -> str:
        return next(_key(variant) for variant in self.variants if variant.default)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


@cache
def game_messages(game: str, language: str) -> Messages:
    return messages_in(trailboss.load(game).text(language))


def messages_in(source: str) -> Messages:
    found: Messages = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content}"
        assert not isinstance(entry, ast.Term), f"terms can't be checked: {entry.id.name}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"twice: {entry.id.name}"
            found[entry.id.name] = entry
    return found


def value(message: ast.Message) -> ast.Pattern:
    assert message.value is not None, f"{message.id.name} says nothing"
    return message.value


def attributes(message: ast.Message) -> dict[str, ast.Pattern]:
    return {attribute.id.name: attribute.value for attribute in message.attributes}


def patterns(message: ast.Message) -> Iterator[ast.Pattern]:
    yield value(message)
    yield from attributes(message).values()


def variables(node: ast.BaseNode) -> set[str]:
    seen: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, found: ast.VariableReference) -> None:  # noqa: N802
            seen.add(found.id.name)

    Finder().visit(node)
    return seen


def selects(node: ast.BaseNode) -> list[Select]:
    seen: list[Select] = []

    class Finder(Visitor):
        def visit_SelectExpression(self, found: ast.SelectExpression) -> None:  # noqa: N802
            selector = found.selector
            assert isinstance(selector, ast.VariableReference), "choose by a variable"
            seen.append(Select(selector.id.name, tuple(found.variants)))
            self.generic_visit(found)

    Finder().visit(node)
    return seen


def words(node: ast.BaseNode) -> str:
    """All that is written in it, without the placeables."""
    seen: list[str] = []

    class Finder(Visitor):
        def visit_TextElement(self, found: ast.TextElement) -> None:  # noqa: N802
            seen.append(found.value)

    Finder().visit(node)
    return "\n".join(seen)
