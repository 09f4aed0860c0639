"""Reasons of bots can be read in every language."""

import pytest

from trailboss.bots.craft import craft
from trailboss.bots.themes import ELSE, theme_of
from trailboss.bots.words import feature_words
from trailboss.kernel.registry import load
from trailboss.text import LANGUAGES, MARK
from trailboss.text.speech import Speech

SETTINGS = [
    ("great_western_trail", "2", {}),
    ("great_western_trail", "2-rails", {"rails_to_the_north": True}),
    ("el_paso", "2", {}),
    ("carson_city", "2 seats", {}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "setting", "options"), SETTINGS)
def test_every_feature_has_words(
    game: str, setting: str, options: dict[str, bool], language: str
) -> None:
    speech = Speech(load(game), language, options)
    for feature in craft(game).feature_names(setting):
        words = feature_words(speech, feature)
        assert words
        assert MARK not in words


def test_what_a_feature_is_called() -> None:
    speech = Speech(load("great_western_trail"), "en")
    assert feature_words(speech, "cowboys") == "cowboys"
    assert feature_words(speech, "rival-money") == "leading rival: dollars"
    assert feature_words(speech, "breed-santa-gertrudis") == "Santa Gertrudis in the herd"
    assert feature_words(speech, "city-new-york") == "discs in New York"
    assert feature_words(speech, "building-2a") == "building 2a stands"
    assert feature_words(speech, "city-plan") == "what the deliveries to come promise"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "setting", "options"), SETTINGS)
def test_every_feature_belongs_to_a_theme(
    game: str, setting: str, options: dict[str, bool], language: str
) -> None:
    speech = Speech(load(game), language, options)
    for feature in craft(game).feature_names(setting):
        theme = theme_of(feature)
        assert not theme.endswith(ELSE), feature
        assert MARK not in feature_words(speech, theme)


def test_what_a_feature_is_about() -> None:
    assert theme_of("money-above-ten") == theme_of("money") == "theme-money"
    assert theme_of("next-delivery") == theme_of("hand-value") == "theme-hand"
    assert theme_of("round 2: cowboys") == "theme-strength"
    assert theme_of("round 2: best rival's cowboys") == theme_of("rival-money") == "theme-rivals"
    assert theme_of("cowboys") == "theme-workers"
