"""A wrong line of data is refused when a box is made: file, line and reason."""

from pathlib import Path

import pytest

from tests.mistakes import Mistake, check
from trailboss.games.great_western_trail.game import GAME

TILE = """{ number = 1, side = "a", builders = 1, vp = 1, hand = "green", local = ["""

MISTAKES = [
    Mistake(
        "data/buildings.toml",
        TILE,
        TILE.replace("vp = 1, ", ""),
        "private 1 a: 'vp' is missing",
    ),
    Mistake(
        "data/buildings.toml",
        TILE,
        TILE.replace("builders", "bulders"),
        "private 1 a: 'bulders' is unknown: did you mean 'builders'?",
    ),
    Mistake(
        "data/buildings.toml",
        TILE,
        TILE.replace("vp = 1", 'vp = "1"'),
        "private 1 a: 'vp' is '1', not a whole number",
    ),
    Mistake(
        "data/buildings.toml",
        TILE,
        TILE.replace('"green"', '"red"'),
        "private 1 a: 'hand' is 'red', not one of 'none', 'green', 'black', 'both'",
    ),
    Mistake(
        "data/buildings.toml",
        "money = 2, per = ",
        "gold = 2, per = ",
        "private 1 a, local money: 'gold' is unknown",
    ),
    Mistake(
        "data/buildings.toml",
        'slot = 1, money = 2, per = "forest-buildings"',
        'slot = 1, per = "forest-buildings"',
        "private 1 a, local money: it gives nothing",
    ),
    Mistake(
        "data/buildings.toml",
        'per = "forest-buildings"',
        'per = "trees"',
        "private 1 a, local money: nobody counts 'trees'",
    ),
    Mistake(
        "data/buildings.toml",
        'discard = "galloway"',
        'discard = "zebu"',
        "neutral A, local sell: no card is 'zebu'",
    ),
    Mistake(
        "data/buildings.toml",
        TILE,
        TILE.replace("number = 1,", "number = 99,"),
        "private 99 a: side b of the tile is missing",
    ),
    Mistake(
        "data/buildings.toml",
        '{ id = "hire",      slot = 2, hire = 0 },\n    { id = "hire-dear"',
        '{ id = "hire",      slot = 2, hire = 0 },\n    { id = "hire"',
        "neutral A, local hire: it is there twice, first in {file}, line {line}",
        later=1,
    ),
    Mistake(
        "data/trail.toml",
        'certificates = 1 },\n  { id = "criollo"',
        'certificates = 1 },\n  { id = "any-cattle"',
        "risk any-cattle: it is there twice, first in {file}, line {line}",
        later=1,
    ),
    Mistake(
        "data/buildings.toml",
        TILE,
        TILE.replace("vp = 1", "vp = "),
        "Invalid value",
    ),
    Mistake(
        "data/buildings.toml",
        'meta.confidence = "medium"',
        'meta.confidence = "perhaps"',
        "meta: 'confidence' is 'perhaps', not one of 'high', 'medium', 'low'",
    ),
    Mistake(
        "data/trail.toml",
        'next = ["a-3"]',
        'next = ["a-4"]',
        "node a-2: there is no node 'a-4'",
    ),
    Mistake(
        "data/trail.toml",
        'risk = "any-cattle" }',
        'risk = "cattle" }',
        "node flood-risk-1: there is no risk 'cattle'",
    ),
    Mistake(
        "data/trail.toml",
        'letter = "A"',
        'letter = "K"',
        "node neutral-a: there is no neutral building 'K'",
    ),
    Mistake(
        "data/cities.toml",
        '["toledo", "pittsburgh"]',
        '["toledo", "pittsburg"]',
        "arrow toledo-pittsburg: there is no city 'pittsburg'",
    ),
    Mistake(
        "data/cities.toml",
        '["toledo", "pittsburgh"]',
        '["toledo"]',
        "arrow toledo: 'between' is ['toledo'], not a list of 2",
    ),
    Mistake(
        "data/cattle.toml",
        '{ group = "hereford",  cowboys = 2',
        '{ group = "herefords", cowboys = 2',
        "offer herefords 2: there is no card of the group 'herefords'",
    ),
    Mistake(
        "data/job_market.toml",
        "[start]\nrow        = 2",
        "[start]\nrow        = 13",
        "start: there is no row '13'",
    ),
    Mistake(
        "data/job_market.toml",
        "{ number =  2, cost",
        "{ number =  3, cost",
        "row 3: it is there twice, first in {file}, line {line}",
        later=1,
    ),
    Mistake(
        "data/objectives.toml",
        "tasks = { building = 1, orange-outlaw = 2 }",
        "tasks = { building = 1, outlaw = 2 }",
        "objective money-building-2orange, tasks:"
        " 'outlaw' is unknown: did you mean 'green-outlaw'?",
    ),
    Mistake(
        "data/railroad.toml",
        "number =  2, after =  7",
        "number =  2, after = 70",
        "station 2: there is no turnout '70.5'",
    ),
    Mistake(
        "data/supply.toml",
        "bag = 3, id",
        "bag = 4, id",
        "tile cowboy: there is no bag '4'",
    ),
    Mistake(
        "data/station_masters.toml",
        'per = "stations"',
        'per = "trains"',
        "master stations: nobody counts 'trains'",
    ),
    Mistake(
        "data/player_board.toml",
        '{ id = "remove",      single',
        '{ id = "delete",      single',
        "auxiliary delete: there is no disc 'delete-1'",
    ),
    Mistake(
        "data/players.toml",
        '[table."2"]',
        '[table."5"]',
        "table: there is no table for '2'",
    ),
]

IN_THE_NORTH = [
    Mistake(
        "rails_to_the_north/data/buildings.toml",
        "branch = 1",
        "branches = 1",
        "private 13 b, local branch: 'branches' is unknown: did you mean 'branch'?",
    ),
    Mistake(
        "rails_to_the_north/data/buildings.toml",
        "number = 13\nside   =",
        "number = 99\nside   =",
        "variant, bell_building, once, private 99 a: there is nothing of this name to change",
        later=-1,
    ),
    Mistake(
        "rails_to_the_north/data/buildings.toml",
        "variant.bell_building.once",
        "variant.bell_building.never",
        "variant, bell_building: 'never' is no value of 'bell_building'",
    ),
    Mistake(
        "rails_to_the_north/data/buildings.toml",
        "variant.bell_building",
        "variant.bells",
        "variant: 'bells' is no option of the game",
    ),
    Mistake(
        "rails_to_the_north/data/cities.toml",
        'replaces = ["city", "arrow"]',
        'replaces = ["city", "arrows"]',
        "'replaces 2' is 'arrows', of which nothing is here",
    ),
    Mistake(
        "rails_to_the_north/data/towns.toml",
        '["red-east", "toronto"]',
        '["red-east", "ottawa"]',
        "line 20: there is no town 'ottawa'",
    ),
    Mistake(
        "rails_to_the_north/data/towns.toml",
        '{ city = "detroit"',
        '{ city = "windsor"',
        "crest 4: there is no city 'windsor'",
    ),
    Mistake(
        "rails_to_the_north/data/towns.toml",
        '"small",   area = "olive" }',
        '"small",   area = "lime" }',
        "town olive-gate: there is no area 'lime'",
    ),
    Mistake(
        "rails_to_the_north/data/railroad.toml",
        "  { number = 12",
        '  { number = 13, town = "red-stop", cost = 1, vp = 1, corner = "dark", master = false },\n'
        "  { number = 12",
        "station 13: there is no town 'red-stop'",
    ),
    Mistake(
        "rails_to_the_north/data/medium_towns.toml",
        'group = "value-3"',
        'group = "value-9"',
        "tile gift: there is no card of the group 'value-9'",
    ),
    Mistake(
        "rails_to_the_north/data/player_board.toml",
        '"galloway"]',
        '"zebu"]',
        "accepts, value-2: there is no card 'zebu'",
    ),
    Mistake(
        "sam/data/deck.toml",
        'hire = "specialist"',
        'hire = "expert"',
        "card 6, do 1: 'hire' is 'expert', not one of 'cheapest', 'specialist'"
        " or one of 'cowboy', 'builder', 'engineer'",
    ),
    Mistake(
        "sam/data/sam.toml",
        "[13, 14, 15]",
        "[13, 14, 16]",
        "level easy: there is no card '16'",
    ),
    Mistake(
        "sam_in_the_north/data/north.toml",
        'first = ["cleveland"]',
        'first = ["dallas"]',
        "level hard: there is no city 'dallas'",
    ),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda m: m.refused)
def test_a_mistake_in_the_base_game_is_refused(mistake: Mistake, tmp_path: Path) -> None:
    check(GAME, mistake, {}, tmp_path)


@pytest.mark.parametrize("mistake", IN_THE_NORTH, ids=lambda m: m.refused)
def test_a_mistake_in_another_part_is_refused(mistake: Mistake, tmp_path: Path) -> None:
    options = {"rails_to_the_north": True, "bell_building": "once", "solo": "sam"}
    check(GAME, mistake, options, tmp_path)
