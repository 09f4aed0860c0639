"""A box: all parts that a table plays with, put together and checked once."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from trailboss.kernel.action import Action
from trailboss.kernel.action_space import ActionSpace
from trailboss.kernel.errors import BadBox
from trailboss.kernel.ledger import Ledger
from trailboss.kernel.native import mypyc_attr
from trailboss.kernel.part import Check, Part
from trailboss.kernel.printed import Printed
from trailboss.kernel.step import Automatic, Question, Steps
from trailboss.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from trailboss.kernel.game import Game
    from trailboss.kernel.layout import Layout

S = TypeVar("S")
H = TypeVar("H")

_LENGTH: Final = 12
"""Hexadecimal digits of a fingerprint."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Generic[S, H]):
    """Shared by all tables that play with the same parts. A game makes its own kind of it."""

    notations: Mapping[str, Action]
    """Every action that can ever be offered here, by its text. Set by the game's own kind."""

    def __init__(self, game: Game[Any, Any], parts: Sequence[Part[S, H]], printed: Printed) -> None:
        self.game = game
        self.parts = tuple(parts)
        self.printed = printed
        self.steps: Steps[S] = Steps(_replaced(self.parts))
        self.checks: Mapping[str, Check[S]] = _checks(self.parts)
        self.epoch = ".".join(str(part.epoch) for part in self.parts)
        """Of the rules: the epochs of the parts."""
        self.own: dict[str, Any] = {}
        """What only one part has printed, by the name of the part."""
        self.layouts: dict[int, Layout] = {}
        """How views become columns, by number of seats: see `kernel.layout`."""
        self._fingerprint = ""
        self._actions: ActionSpace | None = None
        self._vocabulary: Vocabulary | None = None
        self._rules: Ledger | None = None

    def _assemble(self, hooks: H) -> None:
        """The parts' own prints and hooks, once everything that they build upon is there."""
        for part in self.parts:
            if part.prints is not None:
                self.own[part.name] = part.prints(self)
        for part in self.parts:
            hooks = part.fill(hooks)
        self.hooks = hooks
        for part in self.parts:
            if part.examine is not None:
                part.examine(self)

    def __contains__(self, part: str) -> bool:
        return any(one.name == part for one in self.parts)

    def left_out(self, action: Action) -> str:
        """The rule by which what this action is about is not in the box."""
        missing = [
            [part for part in box.parts if part.name not in self]
            for box in self.game.every_box
            if action.text in box.notations
        ]
        nearest = min(missing, key=len)
        absent = [part.absent for part in nearest if part.absent]
        displaced = [part.displaces for part in self.parts if part.displaces]
        rules: list[str] = [*absent, *displaced]
        if not rules:
            names = ", ".join(part.name for part in nearest)
            raise BadBox(f"'{action.text}' is not in this game, but '{names}' names no rule for it")
        return rules[0]

    # Worked out when first asked for. Machine code knows no `cached_property` that keeps anything.

    @property
    def fingerprint(self) -> str:
        """Of what is in the box: equal for equal parts with equal print.

        Neither what the data say about themselves nor where things are drawn counts.
        """
        if not self._fingerprint:
            content = {
                "game": self.game.meta.name,
                "parts": [part.name for part in self.parts],
                "printed": self.printed.rules(),
            }
            text = json.dumps(content, sort_keys=True)
            self._fingerprint = hashlib.sha256(text.encode()).hexdigest()[:_LENGTH]
        return self._fingerprint

    @property
    def actions(self) -> ActionSpace:
        """Every action that can ever be offered here, in a frozen order."""
        if self._actions is None:
            self._actions = ActionSpace(self.notations)
        return self._actions

    @property
    def vocabulary(self) -> Vocabulary:
        """The words of all its parts."""
        if self._vocabulary is None:
            words = (part.words(self) for part in self.parts if part.words is not None)
            self._vocabulary = Vocabulary.merged(words)
        return self._vocabulary

    @property
    def rules(self) -> Ledger:
        """The ledger of all its parts, in English."""
        if self._rules is None:
            self._rules = Ledger.read(*texts_of(self.parts, "rules.md"))
        return self._rules

    def text(self, language: str) -> str:
        """The Fluent source of its texts in one language."""
        return "\n".join(texts_of(self.parts, f"text/{language}.ftl"))


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainBox(Box[S, None]):
    """For a game whose parts bring nothing but steps, checks, words and data."""

    def __init__(
        self,
        game: Game[Any, Any],
        parts: Sequence[Part[S, None]],
        printed: Printed,
        notations: Mapping[str, Action],
    ) -> None:
        super().__init__(game, parts, printed)
        self.notations = notations
        self._assemble(None)


def texts_of(parts: Sequence[Part[Any, Any]], path: str) -> Iterator[str]:
    """The files at that path of all parts that have one."""
    for part in parts:
        if part.files is not None:
            file = part.files.joinpath(path)
            if file.is_file():
                yield file.read_text(encoding="utf-8")


def _replaced(parts: Sequence[Part[S, Any]]) -> list[Question[S] | Automatic[S]]:
    found: dict[str, Question[S] | Automatic[S]] = {}
    for part in parts:
        names = [step.name for step in part.steps]
        if len(set(names)) != len(names):
            raise BadBox(f"two steps of '{part.name}' have one name: {', '.join(sorted(names))}")
        found |= {step.name: step for step in part.steps}
    return list(found.values())


def _checks(parts: Sequence[Part[S, Any]]) -> dict[str, Check[S]]:
    found: dict[str, Check[S]] = {}
    for part in parts:
        for rule in part.lifts:
            if found.pop(rule, None) is None:
                raise BadBox(f"'{part.name}' lifts {rule}, which no part before it checks")
        found |= part.checks
    return found
