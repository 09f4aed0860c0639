"""What the terminal program and the server say themselves, in every language."""

import re
from pathlib import Path

import pytest

from tests.text.sources import SPEAKERS, own_messages
from trailboss.kit.messages import attributes, patterns, selects, value, variables, words
from trailboss.kit.wording import check_plural, check_typography
from trailboss.text import LANGUAGES

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
by_every_speaker = pytest.mark.parametrize("part", SPEAKERS)


def code_of(part: str) -> str:
    folder = Path(__file__).resolve().parents[2] / "trailboss" / part
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))


@by_every_speaker
@in_every_language
def test_a_program_says_nothing_else_in_another_language(part: str, language: str) -> None:
    there, model = own_messages(part, language), own_messages(part, "en")
    assert sorted(set(there) - set(model)) == [], "never used"
    for id, message in there.items():
        assert variables(value(message)) == variables(value(model[id])), id
        said, meant = attributes(message), attributes(model[id])
        assert said.keys() == meant.keys(), id
        for name, pattern in said.items():
            assert variables(pattern) == variables(meant[name]), f"{id}.{name}"


@by_every_speaker
@in_every_language
def test_a_program_has_complete_plurals(part: str, language: str) -> None:
    for id, message in own_messages(part, language).items():
        for select in selects(value(message)):
            check_plural(id, language, select)


@by_every_speaker
def test_a_program_has_every_text_it_asks_for(part: str) -> None:
    asking = r"\b(?:ui|say|letter|_told)\(\s*[\"']([a-z][a-z0-9-]*)[\"']"
    asked = set(re.findall(asking, code_of(part)))
    assert asked
    assert sorted(asked - set(own_messages(part, "en"))) == []


@by_every_speaker
def test_a_program_has_no_text_that_nothing_asks_for(part: str) -> None:
    code = code_of(part)
    composed = [
        re.compile(re.escape(before) + "[a-z-]+" + re.escape(after))
        for before, after in re.findall(r'f["\']([a-z-]*)\{[^}]*\}([a-z-]*)["\']', code)
        if before or after
    ]
    for id in own_messages(part, "en"):
        quoted = re.search(rf"[\"']{id}[\"']", code)
        assert quoted or any(pattern.fullmatch(id) for pattern in composed), id


@by_every_speaker
@in_every_language
def test_a_program_is_set_in_good_type(part: str, language: str) -> None:
    for id, message in own_messages(part, language).items():
        for pattern in patterns(message):
            check_typography(id, language, words(pattern))
