"""What is not translated yet: python -m tools.texts, or `make texts`.

A rule or a text may be landed in English alone; it is then shown in English, with a mark. What is
listed here keeps nobody from working, but `make release` refuses it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import trailboss
from trailboss.kernel.ledger import Ledger
from trailboss.kit.messages import attributes, messages_in
from trailboss.text import ENGLISH, LANGUAGES
from trailboss.text.doubts import wanted_words

ROOT = Path(__file__).resolve().parents[1]
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
DEMANDED = {"help", "subject"}
"""Attributes that are texts of their own; all others are up to the language."""


def missing(root: Path = ROOT) -> list[str]:
    """One line for every text, rule and doubt that a language lacks, with its file."""
    found = [*_messages(root), *_rules(root), *_doubts(root)]
    return sorted(found)


def _messages(root: Path) -> Iterator[str]:
    places = ("trailboss/**/text/en.ftl", "web/src/**/text/en.ftl")
    for english in (path for place in places for path in root.glob(place)):
        wanted = _said(english)
        for language in OTHERS:
            path = english.with_name(f"{language}.ftl")
            there = _said(path) if path.exists() else set()
            yield from (f"{path.relative_to(root)}: {id}" for id in wanted - there)


def _said(path: Path) -> set[str]:
    found: set[str] = set()
    for id, message in messages_in(path.read_text("utf-8")).items():
        found.add(id)
        found |= {f"{id}.{name}" for name in DEMANDED & attributes(message).keys()}
    return found


def _rules(root: Path) -> Iterator[str]:
    for english in root.glob("trailboss/games/**/rules.md"):
        ledger = Ledger.read(english.read_text("utf-8"))
        for language in OTHERS:
            path = english.parent / "text" / f"rules.{language}.md"
            told = ledger.translated(*([path.read_text("utf-8")] if path.exists() else []))
            yield from (f"{path.relative_to(root)}: {r.id}" for r in told if not r.translated)


def _doubts(root: Path) -> Iterator[str]:
    for folder in (path.parent for path in root.glob("trailboss/games/*/meta.py")):
        game = trailboss.load(folder.name)
        for language in OTHERS:
            lacking = wanted_words(game, language) - game.doubt_words(language).keys()
            path = (folder / "text" / f"doubts.{language}.toml").relative_to(root)
            yield from (f"{path}: {word}" for word in lacking)


def main() -> int:
    found = missing()
    print("\n".join(found) or "Everything is told in every language.")
    if found:
        print(f"{len(found)} texts are told in English.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
