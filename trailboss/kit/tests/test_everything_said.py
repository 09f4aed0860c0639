"""Nothing that a game can say is left unsaid."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import trailboss
from trailboss import Action, Decision, Event, Refusal, State
from trailboss.kernel.action import EVERYONE
from trailboss.kernel.description import Description, Phrase
from trailboss.kit.cases import in_every_language, once
from trailboss.kit.tables import Options, extra_sets, plain_options, seats_for
from trailboss.kit.voices import NAMES, check, check_sentence, speech
from trailboss.text import LANGUAGES

NUMBERS = (0, 1, 2, 5, 21, 22)

# ---- everything that can be said


def arguments(game: str, names: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """Every value of every argument at least once, beside the first values of the others."""
    vocabulary = trailboss.load(game).vocabulary
    values: dict[str, list[Any]] = {}
    for name in names:
        kind, listed = vocabulary.thing(name), vocabulary.listed_thing(name)
        if kind is not None:
            values[name] = list(vocabulary.things[kind])
        elif listed is not None:
            ids = vocabulary.things[listed]
            values[name] = [list(ids[:1]), list(ids[-3:])]
        elif name == "seats":
            values[name] = [[2], [0, 1, 2]]
        elif name == "question":
            values[name] = [
                {"kind": kind, "args": args}
                for kind, asked in vocabulary.decisions.items()
                for args in arguments(game, asked)
            ]
        elif name.startswith("seat"):
            values[name] = [2, 1]
        elif name == "action":
            values[name] = list(trailboss.load(game).notations)
        else:
            values[name] = [*NUMBERS, -1, -2] if name == "modifier" else list(NUMBERS)
    first = {name: options[0] for name, options in values.items()}
    yield first
    for name, options in values.items():
        yield from (first | {name: value} for value in options[1:])


@in_every_language
def test_every_decision_event_refusal_and_phrase(game: str, language: str) -> None:
    voice, vocabulary = speech(game, language), trailboss.load(game).vocabulary
    for kind, names in vocabulary.decisions.items():
        for args in arguments(game, names):
            check_sentence(voice.decision(Decision((0,), kind, args), NAMES), (kind, args))
    for kind, names in vocabulary.events.items():
        for args in arguments(game, names):
            event = Event(kind, tuple(args.values()), EVERYONE)
            check_sentence(voice.event(event, NAMES, None), event)
    for reason, names in vocabulary.refusals.items():
        for args in arguments(game, names):
            refusal = Refusal("RULE-01", reason, args)
            told = check_sentence(voice.refusal(refusal, NAMES), refusal)
            assert told.endswith(" (RULE-01)."), told
    for id, names in vocabulary.phrases.items():
        for args in arguments(game, names):
            check(voice.effect(Description(rewards=(Phrase(id, args),))), (id, args))


@in_every_language
def test_every_action_option_category_and_thing(game: str, language: str) -> None:
    voice, rules = speech(game, language), trailboss.load(game)
    for action in rules.notations.values():
        check(voice.action(None, action), action)
    check(voice.title(), "title")
    check(voice.description(), "description")
    for option in rules.options:
        check(voice.option(option), option)
        check(voice.option_help(option), option)
        for value in option.values:
            check(voice.option_value(option, value), option)
    for category in rules.vocabulary.categories:
        check(voice.category(category), category)
    for kind, ids in rules.vocabulary.things.items():
        if kind not in rules.vocabulary.selectors:
            for id in ids:
                check(voice.thing(kind, id), (kind, id))
                for printed in voice.about(kind, id):
                    check(printed, (kind, id))


# ---- random games


class Listener:
    """Hears every different thing that is said in a game once, in all languages."""

    def __init__(self, game: str) -> None:
        self.game = trailboss.load(game)
        self.voices = [speech(game, language) for language in LANGUAGES]
        self.entries: dict[Any, tuple[str, ...]] = {}
        self.heard: set[str] = set()

    def decision(self, decision: Decision) -> None:
        if self._is_new(decision):
            for voice in self.voices:
                check(voice.decision(decision, NAMES), decision)

    def menu(self, state: State, actions: list[Action]) -> None:
        """No two entries of a menu may look alike."""
        entries = [self._entry(state, action) for action in actions]
        for number, voice in enumerate(self.voices):
            texts = [entry[number] for entry in entries]
            assert len(set(texts)) == len(texts), (voice.language, sorted(texts))

    def events(self, events: list[Event]) -> None:
        for event in events:
            if self._is_new(event):
                viewer = None if event.audience == EVERYONE else event.audience
                for voice in self.voices:
                    check(voice.event(event, NAMES, viewer), event)

    def refusal(self, refusal: Refusal) -> None:
        if self._is_new(refusal):
            for voice in self.voices:
                check(voice.refusal(refusal, NAMES), refusal)

    def _entry(self, state: State, action: Action) -> tuple[str, ...]:
        decision = state.decision
        assert decision is not None
        key = (decision.kind, action, repr(self.game.describe(state, action)))
        if key not in self.entries:
            texts = (check(voice.action(state, action), action) for voice in self.voices)
            self.entries[key] = tuple(texts)
        return self.entries[key]

    def _is_new(self, said: object) -> bool:
        key = repr(said)
        is_new = key not in self.heard
        self.heard.add(key)
        return is_new


def play(listener: Listener, state: State, chance: random.Random) -> None:
    notations = list(listener.game.notations)
    while (decision := state.decision) is not None:
        listener.decision(decision)
        actions = state.actions()
        listener.menu(state, actions)
        refusal = state.why_not(chance.choice(notations))
        if refusal is not None:
            listener.refusal(refusal)
        listener.events(state.apply(chance.choice(actions)))
    refusal = state.why_not(notations[0])
    assert refusal is not None
    listener.refusal(refusal)


@pytest.mark.slow
@once
def test_random_games_are_told_from_beginning_to_end(game: str) -> None:
    listener = Listener(game)
    meta = listener.game.meta
    tables: list[tuple[int, Options]] = [
        (seats, tuple((o.name, o.values[number % len(o.values)]) for o in plain_options(meta)))
        for number, seats in enumerate(meta.seats * 2)
    ]
    tables += [(seats_for(meta, options)[0], options) for options in extra_sets(meta)]
    for number, (seats, options) in enumerate(tables):
        chance = random.Random(f"{game} {number}")
        play(listener, listener.game.start(seats, number, dict(options)), chance)
    assert len(listener.heard) > 100
