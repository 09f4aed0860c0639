"""Options are parts of the box, and a new line of data is a new card or tile (CAR-OPT)."""

import math
import shutil
from dataclasses import replace
from importlib.resources import as_file
from pathlib import Path
from typing import Any

import pytest

from trailboss import bots
from trailboss.bots.carson_city.sheriff.bot import Sheriff
from trailboss.bots.learned import Trailboss
from trailboss.bots.player import Bot, Seated
from trailboss.bots.random_bot import RandomBot
from trailboss.bots.search import Effort
from trailboss.cli.speech import Speech
from trailboss.games.carson_city import part as base
from trailboss.games.carson_city.duel_tiles import part as duel_tiles
from trailboss.games.carson_city.game import GAME, CarsonCity
from trailboss.games.carson_city.red_personas import part as red_personas
from trailboss.games.carson_city.river import part as river
from trailboss.games.carson_city.state import FIRST_BUILDING
from trailboss.kernel.dice import Dice
from trailboss.kernel.part import Part

GAMES = 50
PARTS: dict[str, dict[Any, list[str]]] = {
    "personas": {"red": ["red_personas"], "random": ["red_personas", "personas_by_lot"]},
    "duel_tiles": {True: ["duel_tiles"]},
    "simultaneous_placement": {"live": ["together", "live"], "orders": ["together", "orders"]},
    "river": {True: ["river"]},
    "text_edition": {"english": []},
}


def with_line(part: Part[Any, Any], file: str, line: str, folder: Path) -> Part[Any, Any]:
    """The part with one more entry in a data file."""
    assert part.files is not None
    with as_file(part.files) as files:
        shutil.copytree(files, folder, dirs_exist_ok=True)
    path = folder / "data" / file
    path.write_text(path.read_text(encoding="utf-8").replace("\n]\n", f"\n{line}\n]\n", 1))
    return replace(part, files=folder)


def game_with(new: Part[Any, Any]) -> CarsonCity:
    game = CarsonCity()
    game.parts = tuple(new if part.name == new.name else part for part in GAME.parts)
    return game


def play(game: CarsonCity, bot: Bot, *tables: dict[str, Any], games: int = GAMES) -> list[Any]:
    """Whole games, the invariants looked at; their last states."""
    played = []
    for seed in range(games):
        state = game.start(2 + seed % 4, seed, tables[seed % len(tables)])
        dice = Dice(seed)
        while not state.is_over:
            assert state.decision is not None
            seat = state.decision.seat
            if state.ply % 7 == 0:
                state.view(seat)
                for action in state.actions(seat)[:5]:
                    game.describe(state, action, seat)
                assert not state.broken_invariants()
            state.apply(Seated(bot, seat, dice).choose(state), seat)
        assert not state.broken_invariants()
        played.append(state)
    return played


# ---- which parts lie in which box


@pytest.mark.rules("CAR-OPT-01")
@pytest.mark.parametrize(
    ("option", "value", "parts"),
    [(option, value, parts) for option, some in PARTS.items() for value, parts in some.items()],
)
def test_an_option_puts_its_parts_into_the_box(option: str, value: Any, parts: list[str]) -> None:
    assert [part.name for part in GAME.box().parts] == ["base"]
    assert [part.name for part in GAME.box({option: value}).parts] == ["base", *parts]
    assert GAME.box({option: value}).fingerprint != GAME.box().fingerprint


def test_a_dump_holds_only_what_its_parts_can_change() -> None:
    assert GAME.start(2, 1).dump()["parts"] == {}
    options = {"duel_tiles": True, "personas": "random", "river": True}
    dump = GAME.start(2, 1, options).dump()
    assert set(dump["parts"]) == {"duel_tiles", "red_personas"}
    sides = dump["parts"]["red_personas"]["sides"]
    assert set(sides) <= {"yellow", "red"}
    again = GAME.load_state(dump)
    assert [card.side for card in again.cards] == sides


@pytest.mark.rules("CAR-OPT-02")
@pytest.mark.parametrize(
    ("part", "file", "line", "option"),
    [
        (
            red_personas.PART,
            "personas.toml",
            '  { id = "outlaw", number = 8, side = "red", limit = 40, cash = 4 },',
            {"personas": "red"},
        ),
        (duel_tiles.PART, "duel_tiles.toml", "", {"duel_tiles": True}),
        (river.PART, "board.toml", "", {"river": True}),
    ],
)
def test_what_a_part_prints_concerns_only_tables_that_play_with_it(
    part: Part[Any, Any], file: str, line: str, option: dict[str, Any], tmp_path: Path
) -> None:
    new = with_line(part, file, line, tmp_path)
    if not line:
        path = tmp_path / "data" / file
        changes = {"cash   = 30": "cash   = 31", "mountains = 6": "mountains = 5"}
        for old, changed in changes.items():
            path.write_text(path.read_text(encoding="utf-8").replace(old, changed))
    game = game_with(new)
    for options in ({}, *({name: value} for name, some in PARTS.items() for value in some)):
        same = game.box(options).fingerprint == GAME.box(options).fingerprint
        assert same == (part.name not in GAME.box(options))
    assert part.name in GAME.box(option)


# ---- a new line of data


BOTS = pytest.mark.parametrize(
    "bot",
    [
        pytest.param(RandomBot(), id="random"),
        pytest.param(Sheriff(), id="sheriff", marks=pytest.mark.slow),
    ],
)
HASTY: dict[str, Bot] = {"trailboss": Trailboss(effort=Effort(seconds=None, worlds=1, ways=2))}
"""A game with all its thinking takes minutes."""


NEW_PERSONAS = """
  { id = "gambler", number = 8, side = "yellow", limit = 40, cash = 5, roads = 1 },
  { id = "outlaw", number = 9, side = "yellow", limit = 90, cowboys = [[1, 2], [4, 7]] },
  { id = "mason", number = 10, side = "yellow", limit = 80, half_price = true, parcel = true },
"""
NEW_RED_PERSONA = """
  { id = "mayor", number = 8, side = "red", limit = 80, tile_price = 4, points = [[2, 5]] },
"""
NEW_BUILDINGS = """
[[building]]
id = "stable"
count = 6
income = { empty = 2, least = 1 }

[[building]]
id = "theatre"
count = 6
town = true
equivalent = 1
income = { fixed = 4 }

[row]"""


@BOTS
@pytest.mark.rules("CAR-PCH-01")
def test_a_persona_is_a_line_of_data(bot: Bot, tmp_path: Path) -> None:
    game = game_with(with_line(base.PART, "personas.toml", NEW_PERSONAS, tmp_path))
    new = {"gambler", "outlaw", "mason"}
    assert new <= set(game.box().vocabulary.things["persona"])
    assert Speech(game, "pl").thing("persona", "gambler") == "gambler"
    assert Speech(game, "pl").thing("persona", "captain") == "Kapitan"
    played = play(game, bot, {}, {"personas": "random", "simultaneous_placement": "live"})
    assert len(played[0].view(0)["personas"]) == 7 + len(new)
    taken = {move.text for state in played for move in state.record().moves}
    assert {f"take {id}" for id in new} <= taken


@pytest.mark.slow
@pytest.mark.parametrize(
    "games", [None, pytest.param(GAMES, marks=pytest.mark.long)], ids=["few", "many"]
)
def test_every_bot_plays_with_new_personas(games: int | None, tmp_path: Path) -> None:
    """Few games are as many as it takes for every bot to play in one."""
    game = game_with(with_line(base.PART, "personas.toml", NEW_PERSONAS, tmp_path))
    players = [HASTY.get(name, name) for name in bots.names(game.meta.name)]
    for seed in range(games or math.ceil(len(players) / 2)):
        seated = [players[(seed * 2 + seat) % len(players)] for seat in range(2)]
        end = game.replay(bots.play(game, seated, seed).record)
        assert not end.broken_invariants()


@BOTS
@pytest.mark.rules("CAR-PCH-01")
def test_so_is_a_persona_with_a_red_side_only(bot: Bot, tmp_path: Path) -> None:
    game = game_with(with_line(red_personas.PART, "personas.toml", NEW_RED_PERSONA, tmp_path))
    assert game.box().fingerprint == GAME.box().fingerprint
    played = play(game, bot, {"personas": "red"}, {"personas": "random"}, games=GAMES // 2)
    taken = {move.text for state in played for move in state.record().moves}
    assert "take mayor" in taken


@BOTS
@pytest.mark.rules("CAR-PCH-01")
def test_there_may_be_fewer_personas(bot: Bot, tmp_path: Path) -> None:
    new = with_line(base.PART, "personas.toml", "", tmp_path)
    path = tmp_path / "data" / "personas.toml"
    lines = path.read_text(encoding="utf-8").splitlines()
    gone = ('id = "grocer"', 'id = "sheriff"')
    path.write_text("\n".join(line for line in lines if not any(id in line for id in gone)))
    played = play(game_with(new), bot, {}, games=8)
    assert len(played[0].view(0)["personas"]) == 5


@BOTS
@pytest.mark.rules("CAR-BLD-01")
def test_a_building_is_a_line_of_data(bot: Bot, tmp_path: Path) -> None:
    new = with_line(base.PART, "buildings.toml", "", tmp_path)
    path = tmp_path / "data" / "buildings.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("\n[row]", NEW_BUILDINGS, 1))
    game = game_with(new)
    played = play(game, bot, {}, {"river": True, "text_edition": "english"})
    for id in ("stable", "theatre"):
        assert id in game.box().vocabulary.things["building"]
        type = FIRST_BUILDING + game.box().components.building_index[id]
        assert any(type in state.content for state in played)
