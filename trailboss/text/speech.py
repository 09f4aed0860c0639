"""From ids and numbers to sentences: the texts of a game in one language.

The texts are Fluent files, ``text/<language>.ftl`` of the game. What a message may say is told in
`trailboss.kernel.vocabulary`.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Self

from trailboss.kernel.action import Action, Decision, Event
from trailboss.kernel.description import Description, Phrase
from trailboss.kernel.errors import Refusal
from trailboss.kernel.game import AnyGame
from trailboss.kernel.option import Option, OptionValue
from trailboss.kernel.state import State
from trailboss.text import ENGLISH, MARK, spoken
from trailboss.text.fluent import (
    BadMessage,
    Texts,
    attributes_of,
    formatted,
    game_texts,
    package_texts,
)

Names = Sequence[str]
"""What the players are called, by seat."""


class Speech:
    """One game (or none, where only a program's own texts are needed) in one language."""

    def __init__(
        self,
        game: AnyGame | None,
        language: str,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        """Of the table, if there is one."""
        self.language = spoken(language)
        self._texts = None if game is None else game_texts(game, self.language)
        self._forms: dict[tuple[str, str], dict[str, str]] = {}

    # ---- any message

    def message(self, id: str, /, **args: Any) -> str:
        """A text of the game, with the arguments as they are."""
        return formatted(self._of_game()[1], id, args)

    # ---- the game as a whole

    def title(self) -> str:
        return self.message("game-title")

    def description(self) -> str:
        return self.message("game-description")

    def category(self, name: str) -> str:
        """A line of the scoring sheet."""
        return self.message(f"category-{_kebab(name)}")

    def rival(self, name: str) -> str:
        """What a solo rival is called."""
        return self.message(f"rival-{name}")

    def option(self, option: Option) -> str:
        return self.message(option.help)

    def option_help(self, option: Option) -> str:
        """A word about an option; it may depend on what else is chosen."""
        game, texts = self._of_game()
        chosen = {one.name: one.default for one in game.options} | dict(self.options or {})
        args = {name: str(value).lower() for name, value in chosen.items()}
        return formatted(texts, option.help, args, "help")

    def option_value(self, option: Option, value: OptionValue) -> str:
        return self.message(f"{option.help}-{str(value).lower()}")

    # ---- what is on the table

    def thing(self, kind: str, id: str) -> str:
        """The name of a thing."""
        return self._forms_of(kind, id)[""]

    def about(self, kind: str, id: str) -> list[str]:
        """What is printed on a thing, action by action."""
        found = self._of_game()[0].describe_thing(kind, id, self.options)
        return [self.effect(description) for description in found]

    def effect(self, description: Description) -> str:
        """What is demanded and given: ``pay $2 → 1 certificate``."""
        demanded = ", ".join(self._phrase(part) for part in description.requirements)
        given = ", ".join(self._phrase(part) for part in description.rewards)
        if description.per:
            given = f"{self.message(description.per)}: {given}"
        return " → ".join(part for part in (demanded, given) if part)

    def _phrase(self, phrase: Phrase) -> str:
        return self._told(phrase.id, phrase.args, ())

    # ---- what is asked, answered, told and refused

    def decision(self, decision: Decision, names: Names) -> str:
        """The question, as put to the player who must answer it."""
        return self._question(decision.kind, decision.args, names)

    def _question(self, kind: str, args: Mapping[str, Any], names: Names) -> str:
        return self._told(f"decision-{_kebab(kind)}", args, names)

    def action(self, state: State | None, action: Action) -> str:
        """An entry of the menu; with the state at hand it tells what the action costs and gives."""
        game, bundle = self._of_game()
        id = f"action-{_kebab(action.kind)}"
        if bundle.lacks(id):
            return MARK + self._english.action(state, action)
        named = dict(zip(game.vocabulary.actions[action.kind], action.args, strict=True))
        args = self._arguments(named, ())
        open_question = None if state is None else state.decision
        args["decision"] = "" if open_question is None else open_question.kind
        described = None if state is None else game.describe(state, action)
        if described is None:
            return _capitalized(formatted(bundle, id, args))
        args["effect"] = self.effect(described)
        if "described" in attributes_of(bundle, id):
            return _capitalized(formatted(bundle, id, args, "described"))
        named_action = formatted(bundle, id, args)
        return _capitalized(self.described(named_action, args["effect"]))

    def described(self, action: str, effect: str) -> str:
        """An action whose own words say nothing of its effect, with that effect."""
        return f"{action}: {effect}"

    def event(self, event: Event, names: Names, viewer: int | None) -> str:
        """A line of the log, empty if the viewer must not see it."""
        if not event.visible_to(viewer):
            return ""
        words = self._of_game()[0].vocabulary.events[event.kind]
        named = dict(zip(words, event.args, strict=True))
        return self._told(f"event-{_kebab(event.kind)}", named, names)

    def refusal(self, refusal: Refusal, names: Names) -> str:
        """Why not, with the rule it rests on."""
        reason = self._told(f"refusal-{_kebab(refusal.reason)}", refusal.args, names)
        return f"{reason.removesuffix('.')} ({refusal.rule})."

    # ---- arguments

    def _told(self, id: str, given: Mapping[str, Any], names: Names) -> str:
        """A message with its arguments; all of it in English if nobody has translated it."""
        if self._of_game()[1].lacks(id):
            return MARK + self._english._told(id, given, names)
        return self.message(id, **self._arguments(given, names))

    @cached_property
    def _english(self) -> Self:
        return type(self)(self.game, ENGLISH, self.options)

    def _arguments(self, given: Mapping[str, Any], names: Names) -> dict[str, Any]:
        """What the messages expect: names of things with ids and cases, numbers as they are."""
        game = self._of_game()[0]
        words = game.vocabulary
        args: dict[str, Any] = {}
        for name, value in given.items():
            kind = words.thing(name)
            listed = words.listed_thing(name)
            if kind in words.selectors:
                args[name] = value
            elif kind is not None:
                for form, text in self._forms_of(kind, value).items():
                    args[f"{name}_{form}" if form else name] = text
            elif listed is not None:
                args[name] = ", ".join(self.thing(listed, id) for id in value)
                args[f"{name}_count"] = len(value)
            elif name.rstrip("_0123456789") == "seat":
                args[name] = names[value]
            elif name == "seats":
                args[name] = ", ".join(names[seat] for seat in value)
            elif name == "question":
                args[name] = self._question(value["kind"], value["args"], names)
            elif name == "action":
                args[name] = self.action(None, game.action(value))
            else:
                args[name] = value
        return args

    def _forms_of(self, kind: str, id: str) -> dict[str, str]:
        """The name of a thing under ``""``, its id and its other cases."""
        forms = self._forms.get((kind, id))
        if forms is None:
            forms = self._forms[kind, id] = {"id": id, "": id, **self._named_forms(kind, id)}
        return forms

    def _named_forms(self, kind: str, id: str) -> dict[str, str]:
        game, bundle = self._of_game()
        if not id or id in game.vocabulary.plain.get(kind, ()):
            return {}
        phrase = game.vocabulary.named.get(kind, {}).get(id)
        if phrase is not None:
            return {"": self._phrase(phrase)}
        message = f"{kind}-{_kebab(id)}"
        if bundle.lacks(message) or not bundle.has_message(message):
            name = formatted(bundle, message, {}) if self._has_a_name(message) else id
            return {"": name, **dict.fromkeys(self._cases_of(kind), name)}
        cases = {
            case: formatted(bundle, message, {}, case) for case in attributes_of(bundle, message)
        }
        return {"": formatted(bundle, message, {}), **cases}

    def _has_a_name(self, message: str) -> bool:
        """Whether a thing is called anything, at least in English."""
        bundle = self._of_game()[1]
        return bundle.has_message(message) or (
            bundle.english is not None and bundle.english.has_message(message)
        )

    def _cases_of(self, kind: str) -> Mapping[str, Any]:
        """The cases that names of this kind have here."""
        game, bundle = self._of_game()
        messages = (f"{kind}-{_kebab(id)}" for id in game.vocabulary.things.get(kind, ()))
        return next((attributes_of(bundle, m) for m in messages if bundle.has_message(m)), {})

    def _of_game(self) -> tuple[AnyGame, Texts]:
        if self.game is None or self._texts is None:
            raise BadMessage("no game has been chosen yet")
        return self.game, self._texts


def explained(game: AnyGame, refusal: Refusal, language: str) -> str:
    """Why not, told to somebody who knows the players by their seats only."""
    own = package_texts("trailboss", spoken(language))
    seats = range(max(game.meta.seats))
    names = [formatted(own, "seat", {"seat": seat}) for seat in seats]
    return Speech(game, language).refusal(refusal, names)


def _kebab(text: str) -> str:
    return text.replace("_", "-").replace(".", "-")


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]
