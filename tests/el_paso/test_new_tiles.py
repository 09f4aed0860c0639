"""A new thing is a new line: what nobody has seen before, added by data alone."""

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
from trailboss.games.el_paso.game import GAME, ElPaso
from trailboss.games.el_paso.state import PasoState

FEW, MANY = 2, 50
HASTY: dict[str, Bot] = {
    "trailboss": Trailboss(effort=Effort(seconds=None, worlds=1, ways=2, horizon=0))
}
LINES = {
    "buildings": (
        "regular = [",
        """
  { level = 0, side = "a", builders = 7, vp = 1, local = [
    { id = "sell",  discard = "value-3", money = 6 },
    { id = "token", token = 1 },
  ] },
  { level = 0, side = "b", builders = 1, vp = 1, local = [
    { id = "money",       money = 2 },
    { id = "certificate", certificates = 1 },
  ] },
""",
    ),
    "cards": (
        "worker = [",
        """
  { id = "cook", vp = 1, count = 12, bonus = { pay = 1, money = 3, certificates = 1 } },
""",
    ),
    "tiles": (
        "objective = [",
        """
  { id = "2cooks-post18", vp = 5, requires = { cook = 2, post-18 = 1 } },
""",
    ),
    "posts": (
        "post = [",
        """
  { id = "8", value = 8, corner = "dark", repeat = true, vp = 1, reward = { hire = 1 } },
""",
    ),
    "player_board": (
        "disc = [",
        """
  { id = "saddle", corner = "light", money = 1, step = 1 },
""",
    ),
}
"""By data file: the list that gets one more entry, as its first one, and that entry."""
TOGETHER = ("cards", "tiles")
"""The new objective asks for the new worker."""
SOLO = {"solo": "sue", "b_cards": 3}


def game_with(folder: Path, *files: str) -> ElPaso:
    """The game with one more entry in each of these data files."""
    base = GAME.parts[0]
    assert base.files is not None
    with resources.as_file(base.files) as old:
        shutil.copytree(old, folder)
    for name in files:
        file = folder / "data" / f"{name}.toml"
        start, entry = LINES[name]
        text = file.read_text()
        assert text.count(start) == 1
        file.write_text(text.replace(start, start + entry))
    game = ElPaso()
    game.parts = (replace(base, files=folder), *GAME.parts[1:])
    return game


def played(game: ElPaso, seed: int, options: dict[str, Any]) -> PasoState:
    players = [HASTY.get(name, name) for name in bots.names(game.meta.name)]
    people = 2 - len(game.meta.automated(options))
    seated = [players[(seed + seat) % len(players)] for seat in range(people)]
    sides = ("a", "b", "random")[seed % 3]
    record = bots.play(game, seated, seed, {**options, "building_sides": sides}).record
    end = game.replay(record)
    assert end.is_over
    assert not end.broken_invariants()
    return end


@pytest.mark.slow
@pytest.mark.parametrize(
    "games", [FEW, pytest.param(MANY, marks=pytest.mark.long)], ids=["few", "many"]
)
@pytest.mark.parametrize("options", [{}, SOLO], ids=["people", "sue"])
def test_every_bot_plays_with_new_things(
    options: dict[str, Any], games: int, tmp_path: Path
) -> None:
    game = game_with(tmp_path / "base", *LINES)
    told = ""
    for seed in range(games):
        told += str(played(game, seed, options).record())
    used = {"hire cook", "dismiss cook", "deliver 8", "disc saddle"}
    seen = {action for action in used if action in told}
    assert seen == used or games == FEW


@pytest.mark.parametrize("file", [name for name in LINES if name not in TOGETHER] + ["cards"])
def test_each_new_thing_is_at_the_table(file: str, tmp_path: Path) -> None:
    game = game_with(tmp_path / "base", file)
    assert game.box().fingerprint != GAME.box().fingerprint
    new = {
        "buildings": "build 0b",
        "cards": "dismiss cook",
        "posts": "deliver 8",
        "player_board": "disc saddle",
    }
    assert new[file] in game.box().notations
    assert new[file] not in GAME.box().notations
    played(game, 1, SOLO)


def test_the_numbers_that_rules_count_by_stay_with_their_things(tmp_path: Path) -> None:
    """The new entries come first in their lists, yet nothing else changes its meaning."""
    old, new = GAME.box().components, game_with(tmp_path / "base", *LINES).box().components
    assert new.worker_types == (*old.worker_types, "cook")
    values = [post.value for post in new.posts]
    assert values == sorted(values)
    assert [new.regulars[new.level_index[id]][0].builders for id in ("0a", "1a", "6b")] == [7, 1, 6]
    mine = new.tile_index["post14-bonus"]
    asked = new.posts_asked.index(new.post_index["14"])
    assert new.objectives[mine].needs[len(new.cards_asked) + 2 + asked] == 1


def test_only_tables_with_sue_are_touched_by_her_cards(tmp_path: Path) -> None:
    sue = next(part for part in GAME.parts if part.name == "sue")
    assert sue.files is not None
    with resources.as_file(sue.files) as old:
        shutil.copytree(old, tmp_path / "sue")
    file = tmp_path / "sue" / "data" / "sue.toml"
    card = '\n  { id = "A9", deck = "A", steps = 5, action = "best" },'
    file.write_text(file.read_text().replace("card = [", f"card = [{card}", 1))
    game = ElPaso()
    game.parts = (GAME.parts[0], replace(sue, files=tmp_path / "sue"))
    assert game.box().fingerprint == GAME.box().fingerprint
    assert game.box(SOLO).fingerprint != GAME.box(SOLO).fingerprint
    sues: Any = game.start(2, 1, SOLO).view(0)["players"][1]
    assert "A9" in sues["bot_deck"]
    played(game, 2, SOLO)


def test_a_tile_that_a_game_did_not_use_leaves_its_record_whole(tmp_path: Path) -> None:
    """Nobody was offered another answer before the moves that were made: it goes on as it is."""
    record = bots.play(GAME, ["random", "random"], 5).record
    game = game_with(tmp_path / "base", "buildings")
    upgraded = game.upgraded(record)
    assert upgraded.box == game.box().fingerprint != record.box
    assert (upgraded.moves, upgraded.result) == (record.moves, record.result)
