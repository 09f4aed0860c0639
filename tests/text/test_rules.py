"""The rules of a game in other languages: all of them, or none."""

import re
from importlib import resources
from itertools import product

import pytest

import trailboss
from tests.text.sources import GAMES, LANGUAGES, own_messages, words
from trailboss.kernel.ledger import Ledger, remarks

OURS = [game for game in GAMES if trailboss.load(game).package.startswith("trailboss.")]
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize(("name", "language"), [*product(GAMES, OTHERS)])
def test_a_translated_book_has_every_rule_in_the_same_place(name: str, language: str) -> None:
    game = trailboss.load(name)
    root = resources.files(game.package)
    for folder in (root, *(root.joinpath(part) for part in game.parts)):
        book = folder.joinpath(f"text/rules.{language}.md")
        if not book.is_file():
            continue
        printed = Ledger.read(folder.joinpath("rules.md").read_text("utf-8"))
        told = printed.translated(book.read_text("utf-8"))
        for rule, translated in zip(printed, told, strict=True):
            assert rule.text != translated.text, f"{rule.id} is not translated"
            for vector, other in zip(rule.vectors, translated.vectors, strict=True):
                assert vector != other, f"{rule.id} has examples in English"
            assert rule.text.count("`") == translated.text.count("`"), f"{rule.id} lost a word"


@pytest.mark.parametrize(("name", "language"), [*product(OURS, OTHERS)])
def test_our_games_are_told_in_every_language(name: str, language: str) -> None:
    game = trailboss.load(name)
    told = game.rules(language)
    assert all(rule.text != game.ledger[rule.id].text for rule in told)
    assert [rule.id for rule in told.rulings()] == [rule.id for rule in game.ledger.rulings()]


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_passes_a_guess_off_as_printed(name: str) -> None:
    for rule in trailboss.load(name).ledger:
        said = rule.text.lower()
        assert rule.reconstructed == ("reconstruct" in said), rule.id
        assert rule.ruling == (re.search(r"\brulings?\b", said) is not None), rule.id


@pytest.mark.parametrize(("name", "language"), [*product(OURS, OTHERS)])
def test_translations_mark_it_with_the_word_that_is_shown_to_players(
    name: str, language: str
) -> None:
    game = trailboss.load(name)
    for kind in ("ruling", "reconstructed"):
        word = words(own_messages("cli", language)[kind])
        for printed, told in zip(game.ledger, game.rules(language), strict=True):
            for english, text in zip(
                (printed.text, *printed.vectors), (told.text, *told.vectors), strict=True
            ):
                assert bool(remarks(english, kind)) == bool(remarks(text, word)), printed.id
