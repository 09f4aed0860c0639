"""What nobody has translated yet is told in English, with a mark, names and cases included."""

from collections.abc import Iterator

import pytest

import trailboss
from trailboss import Decision, Event, Refusal
from trailboss.kernel.game import AnyGame, Game
from trailboss.kernel.ledger import Ledger
from trailboss.text.doubts import doubts_in
from trailboss.text.fluent import BadMessage, formatted, game_texts
from trailboss.text.speech import Speech

NAMES = ("Ania", "Olena")
POLISH = """
event-threw = { $seat } rzuca: { $lasso_acc }.
lasso-twine = szpagat
    .acc = szpagat
"""


@pytest.fixture
def polish(tumbleweed: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Speech]:
    """A game with two messages in Polish."""
    game = trailboss.load(tumbleweed)
    text = Game.text
    half = lambda game, language: POLISH if language == "pl" else text(game, language)  # noqa: E731
    monkeypatch.setattr(Game, "text", half)
    game_texts.cache_clear()
    yield Speech(game, "pl")
    game_texts.cache_clear()


def test_a_translated_message(polish: Speech) -> None:
    told = polish.event(Event("threw", (0, "twine")), NAMES, None)
    assert told == "Ania rzuca: szpagat."


def test_an_untranslated_name_has_all_cases(polish: Speech) -> None:
    assert polish.thing("lasso", "hemp").startswith("[en] ")
    told = polish.event(Event("threw", (0, "hemp")), NAMES, None)
    assert told == f"Ania rzuca: {polish.thing('lasso', 'hemp')}."


def test_an_untranslated_sentence_is_english_all_over(polish: Speech) -> None:
    assert polish.game is not None
    english = Speech(polish.game, "en")
    event = Event("chose", (1, "twine"), 1)
    assert polish.event(event, NAMES, 1) == f"[en] {english.event(event, NAMES, 1)}"
    decision = Decision((0,), "catch", {"size": 3})
    assert polish.decision(decision, NAMES) == f"[en] {english.decision(decision, NAMES)}"
    refusal = Refusal("TW-RND-02", "not-in-hand", {"lasso": "twine"})
    assert polish.refusal(refusal, NAMES) == f"[en] {english.refusal(refusal, NAMES)}"
    action = polish.game.action("throw twine")
    assert polish.action(None, action) == f"[en] {english.action(None, action)}"
    assert polish.title() == "[en] Tumbleweed"


def test_what_english_lacks_is_an_error(polish: Speech) -> None:
    assert polish.game is not None
    with pytest.raises(BadMessage, match=r"no message 'no-such' in en\.ftl"):
        formatted(game_texts(polish.game, "pl"), "no-such", {})


ENGLISH_BOOK = """
## 1. Setup

- **X-SET-01** Everybody sits down.
- **X-SET-02** Everybody draws.
  - vector 1: given two players when they draw then each has a card.
"""


def test_rules_are_told_in_english_until_they_are_translated() -> None:
    ledger = Ledger.read(ENGLISH_BOOK)
    book = (
        "## 1. Przygotowanie\n\n- **X-SET-01** Wszyscy siadają.\n- **X-SET-02** Wszyscy ciągną.\n"
    )
    told = list(ledger.translated(book))
    assert [(rule.text, rule.translated) for rule in told] == [
        ("Wszyscy siadają.", True),
        ("Everybody draws.", False),
    ]
    assert {rule.title for rule in told} == {"Przygotowanie"}
    assert all(rule.translated for rule in ledger)


def test_english_rules_are_no_translation(tumbleweed: str) -> None:
    game = trailboss.load(tumbleweed)
    assert all(rule.translated for rule in game.rules("en"))
    assert not any(rule.translated for rule in game.rules("pl"))


def test_doubts_are_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    game: AnyGame = trailboss.load("el_paso")
    monkeypatch.setattr(Game, "doubt_words", lambda game, language: {})
    assert all(one.file.startswith("[en] ") for one in doubts_in(game, "uk"))
    assert not any("[en]" in part for one in doubts_in(game, "en") for part in map(str, one))
