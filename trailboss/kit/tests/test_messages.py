"""The texts say everything a game can say, and nothing else; translations may lack some."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import trailboss
from trailboss.kernel.vocabulary import Vocabulary
from trailboss.kit.cases import in_every_language, once
from trailboss.kit.messages import (
    Messages,
    attributes,
    game_messages,
    patterns,
    selects,
    value,
    variables,
    words,
)
from trailboss.kit.tables import unused_arguments
from trailboss.kit.wording import check_plural, check_typography
from trailboss.text import ENGLISH


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
            others = {*vocabulary.plain.get(kind, ()), *vocabulary.named.get(kind, ())}
            yield from ((kind, id) for id in ids if id not in others)


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
    cases = [set(attributes(messages[id])) for id in ids if id in messages]
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


@in_every_language
def test_no_message_is_missing_and_none_is_left_over(game: str, language: str) -> None:
    """Another language than English may lack some: they are told in English, with a mark."""
    there, wanted = set(game_messages(game, language)), set(expected(game))
    if language == ENGLISH:
        assert sorted(wanted - there) == [], "missing"
    assert sorted(there - wanted) == [], "never used"


def option_values(game: str) -> dict[str, tuple[str, ...]]:
    """The help about an option may depend on what the others are set to."""
    return {option.name: tuple(map(str, option.values)) for option in trailboss.load(game).options}


@in_every_language
def test_messages_use_the_arguments_they_are_given(game: str, language: str) -> None:
    vocabulary, messages = vocabulary_of(game), game_messages(game, language)
    for id, (args, choosers) in expected(game).items():
        if id not in messages:
            continue
        used = variables(value(messages[id]))
        known = set(choosers)
        for arg in args:
            forms = given(vocabulary, messages, arg)
            known |= forms
            assert used & forms or (id, arg) in unused_arguments(game), f"{id} does not use ${arg}"
        assert used <= known, f"{id} uses unknown {sorted(used - known)}"
        for attribute, pattern in attributes(messages[id]).items():
            extra = {"effect"} if attribute == "described" else set()
            if attribute == "help":
                extra = set(option_values(game))
            unknown = variables(pattern) - known - extra
            assert not unknown, f"{id}.{attribute} uses unknown {sorted(unknown)}"


@once
def test_unused_arguments_exist(game: str) -> None:
    for id, arg in unused_arguments(game):
        assert arg in expected(game)[id].args, f"{id} has no ${arg}"


@in_every_language
def test_attributes_are_where_they_belong(game: str, language: str) -> None:
    vocabulary, messages = vocabulary_of(game), game_messages(game, language)
    helped = {option.help for option in trailboss.load(game).options}
    named = {f"{kind}-{kebab(id)}" for kind, id in named_things(vocabulary)}
    for id, message in messages.items():
        found = set(attributes(message))
        if id in helped:
            assert found == {"help"} or (not found and language != ENGLISH), id
        elif id.startswith("action-"):
            assert found <= {"described"}, id
        elif id not in named:
            assert not found, id


@in_every_language
def test_every_case_of_a_name_is_used(game: str, language: str) -> None:
    vocabulary, messages = vocabulary_of(game), game_messages(game, language)
    used = {name for m in messages.values() for p in patterns(m) for name in variables(p)}
    for kind in vocabulary.things:
        if kind in vocabulary.selectors or kind in vocabulary.plain:
            continue
        for case in cases_of(vocabulary, messages, kind):
            assert any(re.fullmatch(rf"{kind}(_\d)?_{case}", name) for name in used), (kind, case)


@in_every_language
def test_no_two_things_of_a_kind_have_the_same_name(game: str, language: str) -> None:
    messages = game_messages(game, language)
    owner: dict[tuple[str, str], str] = {}
    for kind, id in named_things(vocabulary_of(game)):
        if (message := f"{kind}-{kebab(id)}") not in messages:
            continue
        name = words(value(messages[message]))
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


@in_every_language
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
                    check_plural(where, language, select)


# ---- typography


@in_every_language
def test_texts_are_set_in_good_type(game: str, language: str) -> None:
    for id, message in game_messages(game, language).items():
        for pattern in patterns(message):
            check_typography(id, language, words(pattern))


@once
def test_polish_lines_never_end_with_a_single_letter(game: str) -> None:
    for id, message in game_messages(game, "pl").items():
        for pattern in patterns(message):
            text = words(pattern)
            assert not re.search(r"(?:^|\s)[wzioauWZIOU] ", text), f"{id}: {text}"
