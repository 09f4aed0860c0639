"""The texts say everything the games can say, in every language, and nothing else."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

import trailboss
from tests.text.sources import (
    GAMES,
    LANGUAGES,
    SPEAKERS,
    Messages,
    Select,
    attributes,
    game_messages,
    own_messages,
    patterns,
    selects,
    value,
    variables,
    words,
)
from trailboss.kernel.vocabulary import Vocabulary

PLURALS = {
    "en": ("one", "other"),
    "pl": ("one", "few", "many", "other"),
    "uk": ("one", "few", "many", "other"),
}
EXEMPT: dict[tuple[str, str], str] = {
    ("action-branch", "slot"): "what the slot brings tells it apart",
    ("event-rode", "nodes"): "the places passed are there to be drawn",
}
"""By message and argument: why the message need not use it."""

everywhere = pytest.mark.parametrize(("game", "language"), [*product(GAMES, LANGUAGES)])
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
by_every_speaker = pytest.mark.parametrize("part", SPEAKERS)


class Expected(NamedTuple):
    """What a message is given; ``choosers`` are further variables it may only choose by."""

    args: tuple[str, ...] = ()
    choosers: tuple[str, ...] = ()


def kebab(text: str) -> str:
    return text.replace("_", "-").replace(".", "-")


def vocabulary_of(game: str) -> Vocabulary:
    return trailboss.load(game).vocabulary


def named_things(vocabulary: Vocabulary) -> Iterator[tuple[str, str]]:
    """Kind and id of everything that needs a name."""
    for kind, ids in vocabulary.things.items():
        if kind not in vocabulary.selectors:
            plain = vocabulary.plain.get(kind, ())
            yield from ((kind, id) for id in ids if id not in plain)


@cache
def expected(game: str) -> dict[str, Expected]:
    vocabulary = vocabulary_of(game)
    found = {"game-title": Expected(), "game-description": Expected()}
    found |= {f"rival-{rival.name}": Expected() for rival in trailboss.load(game).meta.rivals}
    for option in trailboss.load(game).options:
        found[option.help] = Expected()
        found |= {f"{option.help}-{str(v).lower()}": Expected() for v in option.values}
    found |= {f"category-{kebab(name)}": Expected() for name in vocabulary.categories}
    found |= {f"curve-{kebab(name)}": Expected() for name in vocabulary.curves}
    found |= {f"choice-{kebab(kind)}": Expected() for kind in vocabulary.choices}
    found |= {f"{kind}-{kebab(id)}": Expected() for kind, id in named_things(vocabulary)}
    found |= {id: Expected(args) for id, args in vocabulary.phrases.items()}
    found |= {f"decision-{kebab(k)}": Expected(args) for k, args in vocabulary.decisions.items()}
    found |= {f"event-{kebab(k)}": Expected(args) for k, args in vocabulary.events.items()}
    found |= {f"refusal-{kebab(k)}": Expected(args) for k, args in vocabulary.refusals.items()}
    found |= {
        f"action-{kebab(k)}": Expected(args, ("decision",))
        for k, args in vocabulary.actions.items()
    }
    return found


def cases_of(vocabulary: Vocabulary, messages: Messages, kind: str) -> set[str]:
    """The attributes that the names of a kind have, the same for all of them."""
    ids = [f"{kind}-{kebab(id)}" for named, id in named_things(vocabulary) if named == kind]
    cases = [set(attributes(messages[id])) for id in ids]
    assert all(found == cases[0] for found in cases), f"not all of {kind} have the same cases"
    if len(ids) < len(vocabulary.things[kind]):
        assert not cases or not cases[0], f"plain names of {kind} have no cases"
    return cases[0] if cases else set()


def given(vocabulary: Vocabulary, messages: Messages, arg: str) -> set[str]:
    """The variables that stand for one argument."""
    kind = vocabulary.thing(arg)
    if kind is not None and kind not in vocabulary.selectors:
        cases = cases_of(vocabulary, messages, kind)
        return {arg, f"{arg}_id", *(f"{arg}_{case}" for case in cases)}
    if vocabulary.listed_thing(arg) is not None:
        return {arg, f"{arg}_count"}
    return {arg}


# ---- messages and their arguments


@everywhere
def test_no_message_is_missing_and_none_is_left_over(game: str, language: str) -> None:
    there, wanted = set(game_messages(game, language)), set(expected(game))
    assert sorted(wanted - there) == [], "missing"
    assert sorted(there - wanted) == [], "never used"


def option_values(game: str) -> dict[str, tuple[str, ...]]:
    """The help about an option may depend on what the others are set to."""
    return {option.name: tuple(map(str, option.values)) for option in trailboss.load(game).options}


@everywhere
def test_messages_use_the_arguments_they_are_given(game: str, language: str) -> None:
    vocabulary, messages = vocabulary_of(game), game_messages(game, language)
    for id, (args, choosers) in expected(game).items():
        used = variables(value(messages[id]))
        known = set(choosers)
        for arg in args:
            forms = given(vocabulary, messages, arg)
            known |= forms
            assert used & forms or (id, arg) in EXEMPT, f"{id} does not use ${arg}"
        assert used <= known, f"{id} uses unknown {sorted(used - known)}"
        for attribute, pattern in attributes(messages[id]).items():
            extra = {"effect"} if attribute == "described" else set()
            if attribute == "help":
                extra = set(option_values(game))
            unknown = variables(pattern) - known - extra
            assert not unknown, f"{id}.{attribute} uses unknown {sorted(unknown)}"


def test_exemptions_are_needed() -> None:
    for id, arg in EXEMPT:
        games = [game for game in GAMES if arg in expected(game).get(id, Expected()).args]
        assert games, f"{id} has no ${arg}"


@everywhere
def test_attributes_are_where_they_belong(game: str, language: str) -> None:
    vocabulary, messages = vocabulary_of(game), game_messages(game, language)
    helped = {option.help for option in trailboss.load(game).options}
    named = {f"{kind}-{kebab(id)}" for kind, id in named_things(vocabulary)}
    for id, message in messages.items():
        found = set(attributes(message))
        if id in helped:
            assert found == {"help"}, id
        elif id.startswith("action-"):
            assert found <= {"described"}, id
        elif id not in named:
            assert not found, id


@everywhere
def test_every_case_of_a_name_is_used(game: str, language: str) -> None:
    vocabulary, messages = vocabulary_of(game), game_messages(game, language)
    used = {name for m in messages.values() for p in patterns(m) for name in variables(p)}
    for kind in vocabulary.things:
        if kind in vocabulary.selectors or kind in vocabulary.plain:
            continue
        for case in cases_of(vocabulary, messages, kind):
            assert any(re.fullmatch(rf"{kind}(_\d)?_{case}", name) for name in used), (kind, case)


@everywhere
def test_no_two_things_of_a_kind_have_the_same_name(game: str, language: str) -> None:
    messages = game_messages(game, language)
    owner: dict[tuple[str, str], str] = {}
    for kind, id in named_things(vocabulary_of(game)):
        name = words(value(messages[f"{kind}-{kebab(id)}"]))
        assert owner.setdefault((kind, name), id) == id, f"{kind} {id} and {owner[kind, name]}"


# ---- choices within a message


def chosen_ids(vocabulary: Vocabulary, variable: str) -> tuple[str, ...] | None:
    """The ids that a variable can be, None if it is no id."""
    if variable == "decision":
        return tuple(vocabulary.decisions)
    arg = variable.removesuffix("_id")
    kind = vocabulary.thing(arg)
    if kind is None or (variable == arg) != (kind in vocabulary.selectors):
        return None
    return vocabulary.things[kind]


def check_number(where: str, language: str, select: Select) -> None:
    categories = [key for key in select.keys if not re.fullmatch(r"-?\d+", key)]
    assert select.default == "other", f"{where}: the default is not 'other'"
    if categories != ["other"]:
        assert tuple(categories) == PLURALS[language], f"{where}: has {categories}"
    if language == "uk":  # 21 and 61 are 'one' too
        texts = dict(zip(select.keys, select.variants, strict=True))
        if "one" in texts and select.variable in variables(texts["few"]):
            assert select.variable in variables(texts["one"]), f"{where}: [one] without the number"


@everywhere
def test_choices_are_by_ids_that_exist_or_by_complete_plurals(game: str, language: str) -> None:
    vocabulary = vocabulary_of(game)
    for id, message in game_messages(game, language).items():
        args = expected(game)[id].args
        for pattern in patterns(message):
            for select in selects(pattern):
                where = f"{id}, ${select.variable}"
                ids = chosen_ids(vocabulary, select.variable)
                if ids is None:
                    ids = option_values(game).get(select.variable)
                if ids is not None:
                    unknown = set(select.keys) - {*ids, "other"}
                    assert not unknown, f"{where}: unknown {sorted(unknown)}"
                else:
                    base = select.variable.removesuffix("_count")
                    is_count = base != select.variable and vocabulary.listed_thing(base) is not None
                    is_number = base in args and vocabulary.thing(base) is None and base != "seat"
                    assert is_count or is_number, f"{where}: chooses by a text"
                    check_number(where, language, select)


# ---- the terminal program, and what the server says itself


def code_of(part: str) -> str:
    folder = Path(__file__).resolve().parents[2] / "trailboss" / part
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))


@by_every_speaker
@in_every_language
def test_a_program_says_the_same_in_every_language(part: str, language: str) -> None:
    there, model = own_messages(part, language), own_messages(part, "en")
    assert sorted(set(model) ^ set(there)) == []
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
            check_number(id, language, select)


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


# ---- typography


def all_words(language: str) -> Iterator[tuple[str, str]]:
    own = [own_messages(part, language) for part in SPEAKERS]
    sources = [*own, *(game_messages(game, language) for game in GAMES)]
    for messages in sources:
        for id, message in messages.items():
            for pattern in patterns(message):
                yield id, words(pattern)


@in_every_language
def test_quotes_dashes_and_dots_are_typographic(language: str) -> None:
    for id, text in all_words(language):
        assert not re.search(r"['\"]|\.\.\.| - |--", text), f"{id}: {text}"


@in_every_language
def test_no_word_mixes_alphabets(language: str) -> None:
    for id, text in all_words(language):
        assert not re.search(r"[a-zA-Z][а-яіїєґА-ЯІЇЄҐ]|[а-яіїєґА-ЯІЇЄҐ][a-zA-Z]", text), id
        if language != "uk":
            assert not re.search(r"[а-яіїєґА-ЯІЇЄҐ]", text), f"{id}: {text}"


@pytest.mark.parametrize("game", GAMES)
def test_polish_lines_never_end_with_a_single_letter(game: str) -> None:
    for id, message in game_messages(game, "pl").items():
        for pattern in patterns(message):
            text = words(pattern)
            assert not re.search(r"(?:^|\s)[wzioauWZIOU] ", text), f"{id}: {text}"


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_the_dollar_follows_the_number_after_a_hard_space(language: str) -> None:
    for id, text in all_words(language):
        assert not re.search(r"(?<!\u00a0)\$", text), f"{id}: {text}"
