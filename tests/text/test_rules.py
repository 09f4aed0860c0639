"""Rules as players read them: without words of programs."""

from __future__ import annotations

import pytest

from trailboss import load
from trailboss.kernel.registry import games
from trailboss.text import LANGUAGES
from trailboss.text.rules import in_words


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "“Income from parcels”"), ("pl", "„Zyski za parcele”"), ("uk", "«Дохід від ділянок»")],
)
def test_things_have_their_names(language: str, told: str) -> None:
    game = load("carson_city")
    rule = game.rules(language)["CAR-ACT-06"]
    assert "`parcel_income`" in rule.text
    assert in_words(game, language)(rule.text).startswith(f"{told}:")


def test_options_have_their_names() -> None:
    said = in_words(load("carson_city"), "en")
    assert said("with `text_edition` english") == "with “Text edition” english"


def test_a_word_that_may_mean_several_things_stays() -> None:
    said = in_words(load("great_western_trail"), "en")
    assert said("`branch`, `nothing`") == "`branch`, `nothing`"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_no_rule_speaks_of_files_or_options(name: str, language: str) -> None:
    game = load(name)
    said = in_words(game, language)
    texts = [said(text) for rule in game.rules(language) for text in (rule.text, *rule.vectors)]
    assert not [text for text in texts if ".toml" in text]
    names = [f"`{option.name}`" for option in game.options]
    assert not [text for text in texts for one in names if one in text]
