"""What cards and spaces say, and what an answer costs and brings before it is given."""

from typing import Any

import pytest

from trailboss.cli.speech import Speech
from trailboss.games.carson_city.game import GAME
from trailboss.games.carson_city.position import Table, reference_town
from trailboss.kernel.description import Phrase
from trailboss.kernel.option import read_options
from trailboss.text import LANGUAGES

Told = dict[str, Any]


def told(town: Table, action: str, seat: int | None = None, asked: int | None = None) -> Told:
    """The phrases about an answer of a seat: the values of their arguments by id."""
    by = seat if asked is None else asked
    description = GAME.describe(town.state, town.state.parse(action, by), seat)
    if description is None:
        return {}
    return {
        phrase.id.removeprefix("effect-"): next(iter(phrase.args.values()), None)
        for phrase in (*description.requirements, *description.rewards)
    }


# ---- what is printed


@pytest.mark.rules("CAR-PY-15")
@pytest.mark.parametrize(("edition", "limit"), [("polish", 20), ("english", 25)])
def test_a_table_tells_the_limit_of_its_own_edition(edition: str, limit: int) -> None:
    town = Table(text_edition=edition)
    town.state.persona = [-1, -1]
    town.pending(("persona", 0))
    assert told(town, "take captain")["limit"] == limit
    assert told(town, "take banker")["limit"] == 120


@pytest.mark.rules("CAR-OPT-02", "CAR-PY-15")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_tells_the_sides_that_are_in_the_box(language: str) -> None:
    (yellow,) = Speech(GAME, language).about("persona", "captain")
    assert "20" in yellow
    options = read_options(GAME.options, {"personas": "red"})
    for persona in GAME.box(options).components.personas:
        sides = GAME.describe_thing("persona", persona, options)
        assert [side.requirements[0].id for side in sides] == ["effect-yellow", "effect-red"]
        assert {side.requirements[1].id for side in sides} == {"effect-limit"}


@pytest.mark.rules("CAR-PY-15")
@pytest.mark.parametrize(("edition", "limit"), [("polish", 20), ("english", 25)])
def test_at_a_table_cards_tell_the_limit_of_its_edition(edition: str, limit: int) -> None:
    options = read_options(GAME.options, {"text_edition": edition})
    yellow = GAME.describe_thing("persona", "captain", options)[0]
    assert yellow.requirements[1] == Phrase("effect-limit", {"dollars": limit})


@pytest.mark.rules("CAR-ACT-03", "CAR-ACT-04")
@pytest.mark.parametrize(
    ("language", "one_each", "three"),
    [
        ("en", "1 road per cowboy", "3 roads"),
        ("pl", "1 droga za kowboja", "3 drogi"),
        ("uk", "1 дорога за ковбоя", "3 дороги"),
    ],
)
def test_only_one_of_the_road_spaces_counts_cowboys(
    language: str, one_each: str, three: str
) -> None:
    speech = Speech(GAME, language)
    assert speech.about("space", "roads_1") == [one_each]
    assert speech.about("space", "roads_3") == [three]


@pytest.mark.rules("CAR-RIV-06")
@pytest.mark.parametrize("river", [False, True])
def test_a_mine_speaks_of_the_river_where_there_is_one(river: bool) -> None:
    options = read_options(GAME.options, {"river": river})
    told = {phrase.id for phrase in GAME.describe_thing("building", "mine", options)[0].rewards}
    assert ("effect-by-river" in told) == river


# ---- what an answer brings


@pytest.mark.rules("CAR-ACT-07", "CAR-ACT-10", "CAR-DUEL-02")
def test_a_cowboy_on_the_space_is_no_firepower_the_white_one_never_was() -> None:
    town = Table().stock(5, 3).revolvers(2).persona(0, "sheriff").placing()
    assert town.state.firepower(0) == 7
    assert told(town, "place firepower_income") == {"gain": 12}
    assert told(town, "white-place firepower_income") == {"gain": 14}
    town.revolvers(3)
    assert told(town, "place firepower_vp") == {"points": 3}
    assert told(town, "white-place firepower_vp") == {"points": 4}


@pytest.mark.rules("CAR-ACT-06", "CAR-ACT-09", "CAR-ACT-11")
@pytest.mark.parametrize(("edition", "buildings"), [("polish", 2), ("english", 3)])
def test_what_other_spaces_would_give(edition: str, buildings: int) -> None:
    town = reference_town(text_edition=edition).placing()
    assert told(town, "place parcel_income") == {"gain": 10}
    assert told(town, "place parcel_vp") == {"points": 2}
    assert told(town, "place estate_vp") == {"points": buildings}
    assert told(town, "place wages") == {"per-cowboy": 4}
    assert told(town, "place roads_1") == {"roads-per-cowboy": 1}


@pytest.mark.rules("CAR-PRC-02", "CAR-PY-10")
def test_prices_come_with_the_answer() -> None:
    town = reference_town().row("ranch").persona(0, "coolie").placing()
    assert told(town, "stake c4r4") == {"pay": 6, "house": None}
    tile = {"pay": 2, "tile": "ranch"}
    assert told(town, "place construction_3") == {**tile, "no-site": None}
    assert told(town.own(0, "c1r1"), "place construction_3") == tile
    assert told(town, "place construction_12") == {"pay": 6, "nothing": None}


@pytest.mark.rules("CAR-ATK-08")
def test_an_attack_tells_loot_and_odds() -> None:
    town = reference_town().stock(4, 3).placing()
    loot = {"tile": "shop", "steals": 9}
    assert told(town, "attack c6r3") == {**loot, "odds-if-defended": 72}
    town.cowboy(1, "c6r3")
    assert told(town, "attack c6r3") == {"tile": "shop", "steals": 9, "against": 3, "odds": 58}
    town.cowboy(1, "c4r3")
    assert told(town, "defend c4r3") == {"tile": "saloon", "earns": 20, "against": 3, "odds": 58}


@pytest.mark.rules("CAR-ATK-04", "CAR-ATK-08")
def test_an_owner_who_cannot_defend_is_no_danger() -> None:
    loot = {"tile": "shop", "steals": 9}
    assert told(reference_town().stock(4, 0).placing(), "attack c6r3") == loot
    town = reference_town().stock(4, 3).placing().passed(1)
    assert told(town, "attack c6r3") == loot


@pytest.mark.rules("CAR-PR-03", "CAR-ATK-08")
def test_the_red_sheriff_defends_himself() -> None:
    town = reference_town(personas="red").stock(4, 3).persona(1, "sheriff", "red").placing()
    loot = {"tile": "shop", "steals": 9}
    assert told(town, "attack c6r3") == {**loot, "odds-if-defended": 72}
    town.do("attack c6r3")
    assert town.asked == (1, "place")
    assert "c6r3" in town.offers("defend"), "and so he may"


@pytest.mark.rules("CAR-DT-01")
def test_with_duel_tiles_firepower_stands_against_firepower() -> None:
    town = reference_town(duel_tiles=True).stock(5, 3).placing()
    attack = town.state.parse("attack c6r3", 0)
    description = GAME.describe(town.state, attack, 0)
    assert description is not None
    powers = {"firepower": 2, "own": 4}
    assert description.rewards[-1] == Phrase("effect-against-defence", powers)
    town.cowboy(1, "c6r3")
    description = GAME.describe(town.state, attack, 0)
    assert description is not None
    powers = {"firepower": 3, "own": 4}
    assert description.rewards[-1] == Phrase("effect-against", powers)


@pytest.mark.rules("CAR-DT-01")
def test_with_duel_tiles_there_are_no_odds() -> None:
    town = Table(duel_tiles=True).cowboy(1, "roads_3").placing()
    assert told(town, "place roads_3") == {"roads": 3, "against": 3}


@pytest.mark.rules("CAR-PLC-08")
def test_nobody_fights_on_an_open_space() -> None:
    town = Table().cowboy(1, "wages").placing()
    assert told(town, "place wages") == {"per-cowboy": 4}


# ---- while all place at once


@pytest.mark.rules("CAR-KIT-02")
@pytest.mark.parametrize("form", ["live", "orders"])
def test_a_moved_piece_takes_nothing_from_the_stock(form: str) -> None:
    town = Table(2, simultaneous_placement=form).stock(4, 3).cowboy(1, "ammunition")
    town.placing().do("place roads_3")  # seat 0 has 3 left
    placed = {"guns": 3, "against": 3}
    assert told(town, "place ammunition", 0) == {**placed, "odds": 42}
    assert told(town, "place firepower_income", 0) == {"gain": 4}
    town.do("lift roads_3", seat=0)
    assert told(town, "place ammunition", 0) == {**placed, "odds": 58}
    assert told(town, "place firepower_income", 0) == {"gain": 6}
    town.do("back", seat=0)
    assert told(town, "place firepower_income", 0) == {"gain": 4}


@pytest.mark.rules("CAR-KIT-02")
@pytest.mark.parametrize("form", ["live", "orders"])
def test_the_white_cowboy_takes_nothing_either_way(form: str) -> None:
    town = Table(2, simultaneous_placement=form).persona(0, "sheriff").placing().do("place wages")
    assert told(town, "white-place firepower_income", 0) == {"gain": 4}
    assert told(town, "place firepower_income", 0) == {"gain": 2}
    town = Table(2, simultaneous_placement=form).persona(0, "sheriff").placing()
    town.do("white-place roads_3").do("lift-white", seat=0)
    assert told(town, "white-place firepower_income", 0) == {"gain": 6}


@pytest.mark.rules("CAR-KIT-01")
def test_each_seat_is_told_its_own_numbers_and_a_stranger_the_print() -> None:
    town = Table(2, simultaneous_placement="live").stock(4, 6).row("ranch")
    town.placing().do("place wages")
    assert told(town, "place firepower_income", 0) == {"gain": 4}
    assert told(town, "place firepower_income", 1) == {"gain": 10}
    assert told(town, "place firepower_income", None, asked=0) == {"per-firepower": 2}
    assert told(town, "place construction_3", None, asked=0) == {"tile": "ranch"}
