"""A new tile is a new line: buildings that nobody has seen before, added by data alone."""

import math
import shutil
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from trailboss import bots
from trailboss.bots.learned import Trailboss
from trailboss.bots.player import Bot
from trailboss.bots.search import Effort
from trailboss.games.great_western_trail.game import GAME, GreatWesternTrail
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.part import Part

MANY = 50
HASTY: dict[str, Bot] = {
    "trailboss": Trailboss(effort=Effort(seconds=None, worlds=1, ways=2, horizon=0))
}
"""A game with all its thinking takes minutes."""
BUILDING = """
  {{ number = {number}, side = "a", builders = 1, vp = 2, hand = "green", local = [
    {{ id = "certificates", slot = 1, certificates = 2 }},
    {{ id = "cattle", slot = 2, cattle = true }},
  ] }},
  {{ number = {number}, side = "b", builders = 1, vp = 2, hand = "none", local = [
    {{ id = "sell", slot = 1, discard = "galloway", money = 6 }},
  ] }},
"""
LIST = "private = ["
NUMBER = 99
"""No contributor's next building."""


def with_building(part: Part[TrailState, Any], folder: Path, number: int) -> Part[TrailState, Any]:
    """The part with one more building in its data."""
    assert part.files is not None
    with resources.as_file(part.files) as files:
        shutil.copytree(files, folder)
    file = folder / "data" / "buildings.toml"
    file.write_text(file.read_text().replace(LIST, LIST + BUILDING.format(number=number), 1))
    return replace(part, files=folder)


def game_with(*parts: Part[TrailState, Any]) -> GreatWesternTrail:
    """The game with these parts in place of those with the same names."""
    named = {part.name: part for part in parts}
    game = GreatWesternTrail()
    game.parts = tuple(named.get(part.name, part) for part in GAME.parts)
    return game


@pytest.mark.slow
@pytest.mark.parametrize(
    "games", [None, pytest.param(MANY, marks=pytest.mark.long)], ids=["few", "many"]
)
@pytest.mark.parametrize(
    ("part", "options"),
    [
        ("base", {}),
        ("rails_to_the_north", {"rails_to_the_north": True}),
        ("rails_to_the_north", {"rails_to_the_north": True, "solo": "sam"}),
    ],
    ids=["base", "expansion", "sam"],
)
def test_every_bot_plays_with_a_new_building(
    part: str, options: dict[str, Any], games: int | None, tmp_path: Path
) -> None:
    """Few games are as many as it takes for every bot to play in one."""
    old = next(one for one in GAME.parts if one.name == part)
    game = game_with(with_building(old, tmp_path / part, NUMBER))
    seats = 2 - len(game.meta.automated(options))
    players = [HASTY.get(name, name) for name in bots.names(game.meta.name)]
    built = 0
    for seed in range(games or math.ceil(len(players) / seats)):
        seated = [players[(seed * seats + seat) % len(players)] for seat in range(seats)]
        choices = {**options, "building_sides": ("a", "b", "random")[seed % 3]}
        end = game.replay(bots.play(game, seated, seed, choices).record)
        assert not end.broken_invariants()
        built += sum(f"{NUMBER}{side}" in end.ever_built(0) for side in "ab")
    assert built or games is None


def test_only_tables_that_use_the_tile_are_touched(tmp_path: Path) -> None:
    north = next(part for part in GAME.parts if part.name == "rails_to_the_north")
    game = game_with(with_building(north, tmp_path / "north", NUMBER))
    for options in ({}, {"simmental": True}, {"solo": "sam"}):
        assert game.box(options).fingerprint == GAME.box(options).fingerprint
    options = {"rails_to_the_north": True}
    assert game.box(options).fingerprint != GAME.box(options).fingerprint


def test_a_tile_that_a_game_did_not_use_leaves_its_record_whole(tmp_path: Path) -> None:
    """Nobody was offered another answer before the moves that were made: it goes on as it is."""
    record = bots.play(GAME, ["random", "random"], 5).record
    base = next(part for part in GAME.parts if part.name == "base")
    game = game_with(with_building(base, tmp_path / "base", NUMBER))
    upgraded = game.upgraded(record)
    assert upgraded.box == game.box().fingerprint != record.box
    assert (upgraded.moves, upgraded.result) == (record.moves, record.result)
