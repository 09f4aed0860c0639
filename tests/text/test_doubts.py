"""Doubtful values are told in every language, things by their names."""

import pytest

import trailboss
from tests.text.sources import GAMES
from trailboss.text.doubts import doubts_in, named_words

translated = pytest.mark.parametrize("language", ["pl", "uk"])


def is_code(word: str) -> bool:
    """Numbers, letters and sides are printed as they are."""
    return len(word) == 1 or word.isdigit()


@translated
@pytest.mark.parametrize("game", GAMES)
def test_every_file_word_and_note_is_translated_and_none_is_left_over(
    game: str, language: str
) -> None:
    played = trailboss.load(game)
    wanted = set()
    for doubt in played.doubtful_values():
        words = named_words(played, language, doubt.entry)
        wanted |= {word for word, named in words if not named and not is_code(word)}
        wanted |= {doubt.file, doubt.note} - {""}
    there = played.doubt_words(language)
    assert sorted(wanted - there.keys()) == [], "missing"
    assert sorted(there.keys() - wanted) == [], "never used"


def told(game: str, language: str) -> set[str]:
    return {doubt.entry for doubt in doubts_in(trailboss.load(game), language)}


def test_things_are_called_by_their_names() -> None:
    assert {"the plot before B", "train card 1 marked"} <= told("el_paso", "en")
    assert "neutral C (gain money)" in told("el_paso", "en")
    assert {"pole przed B", "karta pociągu 1 (strona oznaczona)"} <= told("el_paso", "pl")
    assert {"місце робітника: ковбой 4", "Сент-Луїс"} <= told("great_western_trail", "uk")
    assert "Kapitan (strona żółta)" in told("carson_city", "pl")


@translated
@pytest.mark.parametrize("game", GAMES)
def test_files_stay_apart(game: str, language: str) -> None:
    played = trailboss.load(game)
    files = {doubt.file for doubt in played.doubtful_values()}
    assert len({doubt.file for doubt in doubts_in(played, language)}) == len(files)
