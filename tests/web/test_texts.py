"""The client says everything in every language, and has no text that nobody asks for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import trailboss
from tests.text.sources import own_messages
from tests.web.sources import (
    SOURCE,
    all_messages,
    asked,
    messages,
    said_anywhere,
    text_folders,
)
from trailboss.kernel.house import Reason
from trailboss.kit.messages import game_messages, patterns, selects, value, variables, words
from trailboss.kit.wording import check_plural, check_typography
from trailboss.text import LANGUAGES

in_every_folder = pytest.mark.parametrize(
    "folder", text_folders(), ids=lambda folder: str(folder.relative_to(SOURCE))
)


def of_games() -> set[str]:
    """Messages that come with the games, for whoever speaks of them."""
    return {id for game in trailboss.games() for id in game_messages(game, "en")}


def known() -> set[str]:
    return {id for folder in text_folders() for id in messages(folder, "en")} | of_games()


def test_the_code_asks_for_texts_at_all() -> None:
    found = asked()
    assert "loading" in found.ids
    assert "company\\-.+" in found.shapes


def test_no_text_is_missing() -> None:
    assert sorted(asked().ids - known()) == []
    there = known()
    for shape in asked().shapes:
        assert any(re.fullmatch(shape, id) for id in there), f"no text like {shape}"


@in_every_folder
def test_no_text_is_left_over(folder: Path) -> None:
    said, shapes = said_anywhere(), asked().shapes
    unused = [
        id
        for id in messages(folder, "en")
        if id not in said and not any(re.fullmatch(shape, id) for shape in shapes)
    ]
    assert unused == []


@in_every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_says_anything_else(folder: Path, language: str) -> None:
    there, model = messages(folder, language), messages(folder, "en")
    assert sorted(set(there) - set(model)) == [], "never used"
    for id, message in there.items():
        assert variables(value(message)) == variables(value(model[id])), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_house_set_has_its_sentence(language: str) -> None:
    there = messages(SOURCE / "text", language)
    assert [one for one in get_args(Reason) if f"house-bad-{one}" not in there] == []


def test_plurals_are_complete() -> None:
    for language, id, message in all_messages():
        for select in selects(value(message)):
            check_plural(id, language, select)


def test_no_two_folders_say_the_same_thing_differently() -> None:
    """They are spoken with one voice: a later text would hide an earlier one."""
    owner: dict[str, Path] = {}
    for folder in text_folders():
        for id in messages(folder, "en"):
            if folder.parent.name in trailboss.games():
                assert id not in of_games(), f"{id} is a text of the game itself"
                continue  # two games are never spoken of at once
            assert owner.setdefault(id, folder) == folder, id


# ---- typography


def test_texts_are_set_in_good_type() -> None:
    for language, id, message in all_messages():
        for pattern in patterns(message):
            check_typography(id, language, words(pattern))


def test_polish_lines_never_end_with_a_single_letter() -> None:
    for language, id, message in all_messages():
        if language == "pl":
            for pattern in patterns(message):
                text = words(pattern)
                assert not re.search(r"(?:^|\s)[wzioauWZIOU] ", text), f"{id}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_marked_by_the_same_words_as_in_the_terminal(language: str) -> None:
    """By these words remarks are found in the text of a rule."""
    for kind in ("ruling", "reconstructed"):
        ours = words(messages(SOURCE / "text", language)[kind])
        assert ours == words(own_messages("cli", language)[kind])
