"""Doubtful values are told in every language, things by their names."""

import trailboss
from trailboss.kit.cases import in_every_language
from trailboss.text import ENGLISH
from trailboss.text.doubts import doubts_in, wanted_words


@in_every_language
def test_no_translation_of_a_doubt_is_left_over(game: str, language: str) -> None:
    played = trailboss.load(game)
    there = played.doubt_words(language).keys()
    assert sorted(there - wanted_words(played, language)) == [], "never used"
    assert language != ENGLISH or not there


@in_every_language
def test_files_stay_apart(game: str, language: str) -> None:
    played = trailboss.load(game)
    files = {doubt.file for doubt in played.doubtful_values()}
    assert len({doubt.file for doubt in doubts_in(played, language)}) == len(files)
