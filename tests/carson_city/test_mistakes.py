"""A wrong line of data is refused when a box is made: file, line and reason."""

from pathlib import Path
from typing import get_args

import pytest

from tests.mistakes import Mistake, check
from trailboss.games.carson_city.game import GAME
from trailboss.games.carson_city.printed import SpaceVerb

CARD = '{ id = "banker",    number = 2, side = "yellow", limit = 120, cash = 9 }'

VERBS = "one of " + ", ".join(repr(verb) for verb in get_args(SpaceVerb))

MISTAKES = [
    Mistake(
        "data/personas.toml",
        CARD,
        CARD.replace("limit = 120, ", ""),
        "persona banker yellow: 'limit' is missing",
    ),
    Mistake(
        "data/personas.toml",
        CARD,
        CARD.replace("cash", "cahs"),
        "persona banker yellow: 'cahs' is unknown: did you mean 'cash'?",
    ),
    Mistake(
        "data/personas.toml",
        CARD,
        CARD.replace("120", '"edition"'),
        "persona banker yellow: 'limit' is 'edition', not a whole number",
    ),
    Mistake(
        "data/personas.toml",
        CARD,
        CARD.replace('"yellow"', '"blue"'),
        "persona banker blue: 'side' is 'blue', not 'yellow'",
    ),
    Mistake(
        "data/personas.toml",
        "[[1, 1], [2, 4], [3, 9]]",
        "[[1, 1], [2], [3, 9]]",
        "persona captain yellow: 'cowboys 2' is [2], not a list of 2",
    ),
    Mistake(
        "data/personas.toml",
        "[[variant.text_edition.english.persona]]",
        "[[variant.text_edition.french.persona]]",
        "variant, text_edition: 'french' is no value of 'text_edition'",
    ),
    Mistake(
        "red_personas/data/personas.toml",
        '{ id = "banker",    number = 2',
        '{ id = "banker",    number = 8',
        "persona banker red: another side of the card has another number",
    ),
    Mistake(
        "red_personas/data/personas.toml",
        'number = 2, side = "red", limit = 60, points',
        'number = 2, side = "yellow", limit = 60, points',
        "persona banker yellow: 'side' is 'yellow', not 'red'",
    ),
    Mistake(
        "data/track.toml",
        'verb = "gambling"',
        'verb = "poker"',
        "space gambling_income: 'verb' is 'poker', not " + VERBS,
    ),
    Mistake(
        "data/track.toml",
        'dollars = 4 },\n  { id = "ammunition"',
        'dollars = 4 },\n  { id = "wages"',
        "space wages: it is there twice, first in {file}, line {line}",
        later=1,
    ),
    Mistake(
        "data/buildings.toml",
        'own = "ranch"',
        'own = "farm"',
        "building shop, income: there is no building 'farm'",
    ),
    Mistake(
        "data/buildings.toml",
        "prices = [3, 4, 5, 6, 8, 10, 12]",
        "prices = [3, 4, 5, 6, 8, 10, 13]",
        "row, prices: there is no construction space for '13'",
    ),
    Mistake(
        "data/buildings.toml",
        'start = ["ranch", "mine", "", "", "", "ranch", "mine"]',
        'start = ["ranch", "mine", "", "", "", "ranch", "mill"]',
        "row, start: there is no building 'mill'",
    ),
    Mistake("data/buildings.toml", "[house]\ncount = 20", "[house]", "house: 'count' is missing"),
    Mistake(
        "data/scoring.toml",
        "order_bonus = true",
        'order_bonus = "always"',
        "'order_bonus' is 'always', not true or false",
    ),
    Mistake(
        "data/supply.toml",
        "new_cowboys = [4, 5, 5, 0]",
        "new_cowboys = [4, 5, 5]",
        "rounds, new_cowboys: there is not one for every round",
    ),
    Mistake(
        "duel_tiles/data/duel_tiles.toml",
        "drawn  = 3",
        "drawn  = [3]",
        "'drawn' is [3], not a whole number",
    ),
    Mistake(
        "river/data/board.toml", "[3, 1]", "[3, 0]", "river, parcels 1: there is no such parcel"
    ),
    Mistake(
        "river/data/board.toml",
        "mine = 3",
        "mill = 3",
        "income: there is no building 'mill'",
        later=-1,
    ),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda m: m.refused or m.new)
def test_a_mistake_is_refused(mistake: Mistake, tmp_path: Path) -> None:
    options = {"river": True, "duel_tiles": True, "personas": "red"}
    check(GAME, mistake, options, tmp_path)
