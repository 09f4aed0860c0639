"""How the data of the expansion are laid over those of the base game, and what is doubtful."""

from importlib import resources
from typing import Any

import pytest

from trailboss import load
from trailboss.cli.speech import Speech
from trailboss.games.great_western_trail.game import GAME
from trailboss.games.great_western_trail.rails_to_the_north.position import North
from trailboss.kernel.option import read_options
from trailboss.kernel.printed import Printed, choices, read

NAME = "rails_to_the_north"
BASE = resources.files("trailboss.games.great_western_trail")
NORTH = BASE.joinpath(NAME)
SWITCHES = {"kansas_city_bonus": "reprint", "bell_building": "once", "far_city": "san-francisco"}


def test_a_file_of_the_expansion_adds_to_the_one_of_the_base_game() -> None:
    both = Printed((BASE, NORTH)).read("station_masters")["master"]
    old, more = (read(part, "station_masters")["master"] for part in (BASE, NORTH))
    assert both == [*old, *more]


def test_a_file_may_stand_in_the_place_of_another() -> None:
    strips = [Printed(parts).read("cities")["city"] for parts in ((BASE,), (BASE, NORTH))]
    for strip, part in zip(strips, (BASE, NORTH), strict=True):
        assert [city["id"] for city in strip] == [c["id"] for c in read(part, "cities")["city"]]


@pytest.mark.parametrize(("option", "value"), SWITCHES.items())
def test_every_switch_of_the_data_is_an_option_and_changes_something(
    option: str, value: str
) -> None:
    declared = next(o for o in load("great_western_trail").options if o.name == option)
    assert value in declared.values
    changed = Printed((BASE, NORTH), choices((BASE, NORTH), {option: value}))
    assert changed.all() != Printed((BASE, NORTH)).all()


def test_what_is_printed_depends_on_no_other_option() -> None:
    every = {option.name: option.default for option in load("great_western_trail").options}
    assert {name for name, _ in choices((BASE, NORTH), every)} == set(SWITCHES)


def test_tables_with_the_same_switches_share_a_box() -> None:
    plain = {"rails_to_the_north": True, "building_sides": "a"}
    assert GAME.box(plain) is GAME.box({**plain, "building_sides": "b"})
    assert GAME.box(plain) is not GAME.box({**plain, "far_city": "san-francisco"})


def test_doubtful_values_are_told() -> None:
    told = {(doubt.file, doubt.entry) for doubt in load("great_western_trail").doubtful_values()}
    assert (f"{NAME}/cities.toml", "city detroit") in told
    assert (f"{NAME}/cities.toml", "city kansas-city") in told
    assert (f"{NAME}/buildings.toml", "private 13 a") in told


def test_what_an_answer_brings_is_told_before_it_is_chosen() -> None:
    table = North().branch(0, "olive-gate").town_tile("olive-medium", "engine").can_branch(0)
    table.do("use branch")
    game = load("great_western_trail")
    told = {
        text: game.describe(table.state, table.state.parse(f"branch {text}"))
        for text in table.offers("branch")
    }
    memphis, medium = told["memphis 0"], told["olive-medium 0"]
    assert memphis is not None
    assert [phrase.id for phrase in memphis.rewards] == ["effect-money", "effect-open-city"]
    assert medium is not None
    assert [(phrase.id, phrase.args) for phrase in medium.rewards] == [
        ("effect-engine", {"number": 3})
    ]


# ---- what is printed, at a table


def about(kind: str, id: str, **options: Any) -> list[str]:
    game = load("great_western_trail")
    return Speech(game, "en", read_options(game.options, options)).about(kind, id)


def gains(city: str, **options: Any) -> str:
    return about("city", city, **options)[0].partition(" → ")[2]


@pytest.mark.rules("RTN-STRIP-02")
def test_kansas_city_says_what_it_gives_at_this_table() -> None:
    assert gains("kansas-city") == "$4, −6 VP"
    assert gains("kansas-city", rails_to_the_north=True) == "$6, −8 VP"
    reprint = {"rails_to_the_north": True, "kansas_city_bonus": "reprint"}
    assert gains("kansas-city", **reprint) == "$4, −8 VP"


@pytest.mark.rules("RTN-STRIP-02")
def test_cities_of_the_north_say_what_they_take_and_bring() -> None:
    north = {"rails_to_the_north": True}
    assert about("city", "memphis", **north) == [
        "total breeding value 3, a disc with white corners, your branch there"
        " → $2, 1 objective card"
    ]
    assert about("city", "san-francisco", **north) == [
        "total breeding value 18, any disc, as often as you like, your branch there"
        " → 2 VP per emptied bell"
    ]
    assert about("city", "new-york", **north) == [
        "total breeding value 18, any disc → a station master of your choice, 3 VP",
        "your disc in Pittsburgh too → 6 VP",
    ]


@pytest.mark.rules("RTN-BLD-02")
def test_the_bell_building_says_what_it_gives_at_this_table() -> None:
    local, _ = about("building", "13a", rails_to_the_north=True)
    assert local == "per emptied bell: 1 certificate, $1"
    local, _ = about("building", "13a", rails_to_the_north=True, bell_building="once")
    assert local == "per emptied bell: 1 certificate, $1 in all"


@pytest.mark.rules("RTN-MIX-02")
def test_a_card_says_which_city_it_asks_for_at_this_table() -> None:
    cards = ("aux-new-york", "draw-hereford-hazard", "longhorn")
    printed = [about("card", id, rails_to_the_north=True) for id in cards]
    assert printed == [about("card", id) for id in cards]
    far = {"rails_to_the_north": True, "far_city": "san-francisco"}
    assert about("card", "aux-new-york", **far) == [
        *printed[0],
        "asks for discs in San Francisco instead of New York",
    ]
    assert [about("card", id, **far) for id in cards[1:]] == printed[1:]


def test_what_is_not_in_the_game_says_nothing() -> None:
    for kind, id in (("town", "memphis"), ("building", "13a"), ("city", "montreal")):
        assert about(kind, id, rails_to_the_north=True)
        assert about(kind, id) == []
    assert about("city", "fulton", rails_to_the_north=True) == []
