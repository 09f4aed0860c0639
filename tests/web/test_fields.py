"""The board as text has a name for every field of every view."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints, is_typeddict

import pytest

import trailboss
from tests.web.sources import SOURCE, messages
from trailboss.games.carson_city.shown import TownView
from trailboss.games.el_paso.shown import PasoView
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.kernel.shown import View
from trailboss.text import ENGLISH, LANGUAGES

VIEWS: dict[str, type] = {
    "carson_city": TownView,
    "el_paso": PasoView,
    "great_western_trail": TrailView,
}
TOLD_ELSEWHERE = {*get_type_hints(View), "active"}
KEYS = {"building", "card", "city", "node", "parcel", "post", "town", "train", "worker"}
"""The kinds of things whose ids are keys in a view."""

in_every_game = pytest.mark.parametrize("game", VIEWS)


def typed_dicts(hint: Any) -> Iterator[type]:
    """Those that a type is made of."""
    if is_typeddict(hint):
        yield hint
    for part in get_args(hint):
        yield from typed_dicts(part)


def fields(view: type) -> set[str]:
    """Of a view and of everything in it."""
    hints = get_type_hints(view)
    found = set(hints)
    for hint in hints.values():
        for inner in typed_dicts(hint):
            found |= fields(inner)
    return found


def shown(game: str) -> set[str]:
    hints = get_type_hints(VIEWS[game])
    parts = {field: hint for field, hint in hints.items() if field not in TOLD_ELSEWHERE}
    inner = {one for hint in parts.values() for one in typed_dicts(hint)}
    return set(parts).union(*map(fields, inner))


def named(folder: Path, language: str) -> set[str]:
    ids = messages(folder, language)
    return {id.removeprefix("field-") for id in ids if id.startswith("field-")}


def of_all_games(language: str) -> set[str]:
    return named(SOURCE / "text", language)


def of_game(game: str, language: str) -> set[str]:
    return named(SOURCE / "games" / game / "text", language)


def test_the_views_are_those_of_the_games() -> None:
    assert sorted(VIEWS) == sorted(trailboss.games())
    assert {"round", "duellists", "ready"} <= shown("carson_city")


@in_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_has_a_name(game: str, language: str) -> None:
    wanted = {field.replace("_", "-") for field in shown(game)}
    common = of_all_games(language)
    if language == ENGLISH:
        assert sorted(wanted - common - of_game(game, language)) == [], "missing"
    assert sorted(of_game(game, language) - (wanted - of_all_games(ENGLISH))) == [], "never used"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_for_all_games_is_one_that_some_game_needs(language: str) -> None:
    wanted = {field.replace("_", "-") for game in VIEWS for field in shown(game)}
    assert sorted(of_all_games(language) - wanted) == []


@in_every_game
def test_no_thing_is_taken_for_a_field(game: str) -> None:
    things = trailboss.load(game).vocabulary.things
    keys = {id.replace("_", "-") for kind in KEYS & set(things) for id in things[kind]}
    assert sorted(keys & (of_all_games("en") | of_game(game, "en"))) == []
