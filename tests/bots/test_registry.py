"""Bots by name, and which games they play."""

import pytest

from trailboss import BadOption, bots
from trailboss.bots.registry import _BOTS

GAME = "great_western_trail"


def test_every_bot_is_what_it_is_registered_as() -> None:
    for name, entry in _BOTS.items():
        made = bots.bot(name)
        assert isinstance(made, bots.Bot)
        assert (made.name, made.games) == (name, entry.games)


def test_names_of_a_game() -> None:
    assert bots.names(GAME) == ["drover", "random"]
    assert bots.names("no_such_game") == ["random"]
    assert bots.names("el_paso") == ["vaquero", "random"]
    assert bots.names() == ["drover", "sheriff", "vaquero", "random"]


def test_random_plays_any_game() -> None:
    assert bots.bot("random", "no_such_game").name == "random"


def test_a_bot_of_another_game_is_refused_in_one_clear_line() -> None:
    with pytest.raises(BadOption, match="bot 'drover' plays great_western_trail, not el_paso"):
        bots.bot("drover", "el_paso")


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="unknown bot 'dover': known are drover, random"):
        bots.bot("dover", GAME)
