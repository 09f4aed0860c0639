"""The form of corrections speaks every language, and has no word that nobody needs."""

import pytest

import trailboss
from trailboss.kernel.house import entries
from trailboss.text import LANGUAGES
from trailboss.text.house import HouseWords, house_forms

GAMES = ("great_western_trail", "el_paso", "carson_city")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_field_and_choice_has_a_name(game: str, language: str) -> None:
    rules = trailboss.load(game)
    words = HouseWords(rules, language)
    things = [words.thing(one) for one in entries(rules.parts) if one.confidence != "high"]
    assert words.unknown == set()
    assert sorted(words.fields.keys() - words.used) == [], "never used"
    assert all(one.title and one.group for one in things)


def test_what_is_reconstructed_is_listed_and_drawn() -> None:
    things = {one.path: one for one in house_forms(trailboss.load("el_paso"), "en").things}
    for side in ("1-b", "2-b", "3-b", "4-b", "5-b", "6-b"):
        thing = things[f"buildings/regular/{side}"]
        assert (thing.kind, thing.id) == ("building", side.replace("-", ""))
    assert (things["tiles/objective/hereford"].kind, things["tiles/bonus/points-5"].id) == (
        "tile",
        "points-5",
    )
    assert things["sue/sue/card/A1"].kind == "bot"
    sam = house_forms(trailboss.load("great_western_trail"), "en").things
    assert [one.id for one in sam if one.kind == "sam_card"] == [str(n) for n in range(1, 16)]
    river = house_forms(trailboss.load("carson_city"), "en").things
    assert "river/board/river" in {one.path for one in river}


def test_choices_are_what_the_data_know() -> None:
    found = house_forms(trailboss.load("el_paso"), "pl")
    fields = {one["key"]: one for one in found.forms["base/buildings/regular"]["fields"]}
    assert fields["vp"] == {
        "key": "vp",
        "name": "punkty",
        "optional": False,
        "form": {"kind": "number"},
    }
    assert "level" not in fields, "what it is known by stays"
    local = {one["key"]: one["form"] for one in fields["local"]["form"]["of"]["fields"]}
    names = {one["value"]: one["name"] for one in local["discard"]["values"]}
    assert names["galloway"] == "karta krowy Galloway"
