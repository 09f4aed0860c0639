"""The client's own sources: its texts, and the messages that its code asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast

from trailboss.kit.messages import Messages, messages_in
from trailboss.text import LANGUAGES

WEB = Path(__file__).resolve().parents[2] / "web"
SOURCE = WEB / "src"
_ASKING = re.compile(r"(?:\bt|\.message)\(")
_LITERAL = re.compile(r"\"([a-z][a-z0-9-]*)\"")
_TEMPLATE = re.compile(r"`([^`]*)`")
_HOLE = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")


class Asked(NamedTuple):
    """What the code asks for: whole ids, and shapes of ids with holes in them."""

    ids: frozenset[str]
    shapes: frozenset[str]


@cache
def messages(folder: Path, language: str) -> Messages:
    return messages_in((folder / f"{language}.ftl").read_text("utf-8"))


def text_folders() -> list[Path]:
    """Of the client itself, and of each game's drawing."""
    return [SOURCE / "text", *sorted(SOURCE.glob("games/*/text"))]


def all_messages() -> Iterator[tuple[str, str, ast.Message]]:
    """Language, id and message of every text."""
    for folder in text_folders():
        for language in LANGUAGES:
            for id, message in messages(folder, language).items():
                yield language, id, message


@cache
def code() -> str:
    files = [*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]
    return "\n".join(file.read_text("utf-8") for file in sorted(files) if file.stem != "generated")


@cache
def asked() -> Asked:
    ids: set[str] = set()
    shapes: set[str] = set()
    source = code()
    for call in _ASKING.finditer(source):
        argument = _first_argument(source, call.end())
        ids.update(_LITERAL.findall(argument))
        for template in _TEMPLATE.findall(argument):
            shape = ".+".join(re.escape(part) for part in _HOLE.split(template))
            if re.search(r"[a-z]{2}", shape.replace("\\", "")):  # more than holes and dashes
                shapes.add(shape)
    return Asked(frozenset(ids), frozenset(shapes))


def said_anywhere() -> set[str]:
    """Every text in quotation marks: an id may be kept in a list before it is asked for."""
    return set(_LITERAL.findall(code()))


def _first_argument(source: str, start: int) -> str:
    """Up to the comma or bracket that ends it; brackets within it are skipped."""
    depth, position, quote = 0, start, ""
    while position < len(source):
        char = source[position]
        if quote:
            quote = "" if char == quote else quote
        elif char in '"`':
            quote = char
        elif char in "([{":
            depth += 1
        elif char in ")]}":
            if depth == 0:
                break
            depth -= 1
        elif char == "," and depth == 0:
            break
        position += 1
    return source[start:position]
