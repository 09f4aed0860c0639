"""Games and languages as addresses name them: those that there are here."""

from __future__ import annotations

from litestar.exceptions import NotFoundException

from trailboss.kernel.game import AnyGame
from trailboss.kernel.registry import games, load
from trailboss.text import LANGUAGES


def known_game(name: str) -> AnyGame:
    if name not in games():
        raise NotFoundException(f"no game '{name}'")
    return load(name)


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise NotFoundException(f"there is no '{language}'")
    return language
