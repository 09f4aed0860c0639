"""A wrong line of data is refused when a box is made: file, line and reason."""

from pathlib import Path

import pytest

from tests.mistakes import Mistake, check
from trailboss.games.el_paso.game import GAME

TILE = '{ level = 1, side = "a", builders = 1, vp = 1, '

MISTAKES = [
    Mistake(
        "data/buildings.toml", TILE, TILE.replace("vp = 1, ", ""), "regular 1 a: 'vp' is missing"
    ),
    Mistake(
        "data/buildings.toml",
        TILE,
        TILE.replace("vp", "points"),
        "regular 1 a: 'points' is unknown",
    ),
    Mistake(
        "data/buildings.toml",
        TILE,
        TILE.replace("builders = 1", "builders = true"),
        "regular 1 a: 'builders' is True, not a whole number",
    ),
    Mistake(
        "data/buildings.toml",
        TILE,
        TILE.replace("level = 1", "level = 7"),
        "regular 7 a: side b of the tile is missing",
    ),
    Mistake(
        "data/buildings.toml",
        'discard = "value-2"',
        'discard = "value-9"',
        "regular 1 a, local sell: no card is 'value-9'",
    ),
    Mistake(
        "data/buildings.toml",
        'after = "hire"',
        'after = "build"',
        "neutral B, local hire-second: there is no action 'build'",
    ),
    Mistake(
        "data/buildings.toml",
        'cattle = "shorthorn"',
        'cattle = "longhorn"',
        "regular 5 a, local cattle: there is no card 'longhorn'",
    ),
    Mistake(
        "data/buildings.toml",
        '{ id = "token", pay = 1, token = 1 }',
        '{ id = "token", pay = 1 }',
        "neutral D, local token: it gives nothing",
    ),
    Mistake(
        "data/buildings.toml",
        'tile = "bonus"',
        'tile = "extra"',
        "regular 2 a, local bonus: 'tile' is 'extra', not one of 'objective', 'bonus' or 'any'",
    ),
    Mistake(
        "data/trail.toml",
        'next = ["space-c"], cost = 0',
        'next = ["space-k"], cost = 0',
        "node plot-b-c-inner: there is no node 'space-k'",
    ),
    Mistake(
        "data/trail.toml",
        'letter = "C"',
        'letter = "Z"',
        "node space-c: there is no neutral building 'Z'",
    ),
    Mistake(
        "data/train.toml",
        '{ id = "1", engineers = 1, side = "basic"',
        '{ id = "5", engineers = 1, side = "basic"',
        "card 5 basic: the marked side of the card is missing",
    ),
    Mistake(
        "data/tiles.toml",
        "requires = { corriente = 1, cowboy = 2 }",
        "requires = { corriente = 1, post-13 = 2 }",
        "objective corriente-2cowboys: nobody has 'post-13'",
    ),
    Mistake(
        "data/tiles.toml",
        'vp = 3, requires = { buildings = 3 } },\n  { id = "4built"',
        'vp = 3, requires = { buildings = 3 } },\n  { id = "3built"',
        "objective 3built: it is there twice, first in {file}, line {line}",
        later=1,
    ),
    Mistake(
        "data/player_board.toml",
        'disc = "exchange"',
        'disc = "change"',
        "auxiliary exchange: there is no disc 'change'",
    ),
    Mistake("data/posts.toml", "repeat = true,  vp = 0", "repeat = yes,  vp = 0", "Invalid value"),
    Mistake(
        "data/layout.toml",
        "el-paso        = [0.420, 0.095]",
        "el-paso        = [0.420]",
        "node: 'el-paso' is [0.42], not a list of 2",
    ),
    Mistake(
        "sue/data/sue.toml",
        'steps-per = "cowboy"',
        'steps-per = "cook"',
        "card A5: there is no worker 'cook'",
    ),
    Mistake(
        "sue/data/sue.toml",
        'first = "5"',
        'first = "6"',
        "delivery: there is no post '6'",
        later=-1,
    ),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda m: m.refused or m.new)
def test_a_mistake_is_refused(mistake: Mistake, tmp_path: Path) -> None:
    check(GAME, mistake, {"solo": "sue"}, tmp_path)
