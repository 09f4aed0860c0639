"""The rules of a game in other languages: what a translation has, it has in the same place."""

import re

import trailboss
from trailboss.kernel.ledger import Ledger, remarks
from trailboss.kit.cases import in_every_language, once
from trailboss.text.fluent import formatted, package_texts


@in_every_language
def test_a_translated_book_translates(game: str, language: str) -> None:
    for folder in [part.files for part in trailboss.load(game).parts if part.files is not None]:
        book = folder.joinpath(f"text/rules.{language}.md")
        if not book.is_file():
            continue
        printed = Ledger.read(folder.joinpath("rules.md").read_text("utf-8"))
        told = printed.translated(book.read_text("utf-8"))
        for rule in (rule for rule in told if rule.translated):
            other = printed[rule.id]
            assert rule.text != other.text, f"{rule.id} is in English"
            for vector, theirs in zip(rule.vectors, other.vectors, strict=True):
                assert vector != theirs, f"{rule.id} has examples in English"
            assert rule.text.count("`") == other.text.count("`"), f"{rule.id} lost a word"


@once
def test_no_rule_passes_a_guess_off_as_printed(game: str) -> None:
    for rule in trailboss.load(game).ledger:
        said = rule.text.lower()
        assert rule.reconstructed == ("reconstruct" in said), rule.id
        assert rule.ruling == (re.search(r"\brulings?\b", said) is not None), rule.id


@in_every_language
def test_translations_mark_it_with_the_word_that_is_shown_to_players(
    game: str, language: str
) -> None:
    rules = trailboss.load(game)
    for kind in ("ruling", "reconstructed"):
        word = formatted(package_texts("trailboss.cli", language), kind, {})
        for told in rules.rules(language):
            printed = rules.ledger[told.id]
            if not told.translated:
                continue
            for english, text in zip(
                (printed.text, *printed.vectors), (told.text, *told.vectors), strict=True
            ):
                assert bool(remarks(english, kind)) == bool(remarks(text, word)), printed.id
