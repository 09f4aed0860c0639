"""Positions set up by hand, thing by thing, as one would on a table: every change keeps all counts.

A game tells what can be set (`Setting`) and sets it: what is given to somebody comes out of the
supply, and what is taken goes back. The position is always the beginning of somebody's turn.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")
Value = int | str | dict[str, int]
NOTHING = ""
"""As a choice: that there is none."""


class NotPossible(TrailbossError):
    """A position that no table has; ``reason`` is stable, for texts."""

    def __init__(self, reason: str, kind: str = "", id: str = "") -> None:
        super().__init__(f"{reason}: {kind} {id}".rstrip(": "))
        self.reason = reason
        self.kind = kind
        self.id = id


@dataclass(frozen=True)
class Setting:
    """One thing that can be set: a number, one of some words, or how many of each word."""

    id: str
    value: Value
    seat: int | None = None
    """Whose it is; None: the table's."""
    about: tuple[str, str] | None = None
    """Where there is one such setting for each of many things: the kind and id of this one; without
    a kind it is a number."""
    least: int = 0
    most: int = 0
    """Of a number, or of each word."""
    kind: str = ""
    """Of the words, as texts name them; empty: they are numbers."""
    words: tuple[str, ...] = ()
    total: int | None = None
    """Of all words together, where there must be so many."""

    def check(self, value: Any) -> Value:
        """The value, if it is one that can be asked for."""
        if isinstance(self.value, dict):
            return self._counts(value)
        if isinstance(self.value, str):
            if isinstance(value, str) and value in self.words:
                return value
        elif type(value) is int and self.least <= value <= self.most:
            return value
        raise NotPossible("no-such-value")

    def _counts(self, value: Any) -> dict[str, int]:
        if not isinstance(value, Mapping) or not value.keys() <= set(self.words):
            raise NotPossible("no-such-value")
        counts = {word: value.get(word, 0) for word in self.words}
        for word, number in counts.items():
            if type(number) is not int or not self.least <= number <= self.most:
                raise NotPossible("no-such-value", self.kind, word)
        if self.total is not None and sum(counts.values()) != self.total:
            raise NotPossible("not-so-many")
        return counts


@dataclass(frozen=True)
class Change:
    id: str
    seat: int | None
    about: str | None
    """The id of the thing."""
    value: Any


class SettingUp(Generic[S]):
    """What a game knows about it."""

    @abstractmethod
    def settings(self, s: S) -> list[Setting]: ...

    @abstractmethod
    def put(self, s: S, setting: Setting, value: Any) -> None:
        """Set one of them to a value that `Setting.check` has let pass, or `NotPossible`."""

    @abstractmethod
    def begin_turn(self, s: S, seat: int) -> None:
        """Nothing else is going on, and it is the seat's turn: what comes next is on the agenda."""


def arranged(up: SettingUp[Any], state: State, seat: int, changes: Iterable[Change] = ()) -> State:
    """A copy with the changes in which it is that seat's turn, and nothing was done in it yet."""
    new = state.clone()
    new._offer = None
    up.begin_turn(new, seat)
    changed = False
    for change in changes:
        setting = _found(up.settings(new), change)
        up.put(new, setting, setting.check(change.value))
        up.begin_turn(new, seat)
        changed = True
    if changed and played(new).broken_invariants():
        raise NotPossible("against-the-rules")
    return new


def played(table: State) -> State:
    """A copy of what was arranged at its first question: an only answer is taken by the engine."""
    new = table.clone()
    new._events = []
    new._settle()
    return new


def _found(settings: Sequence[Setting], change: Change) -> Setting:
    for setting in settings:
        about = None if setting.about is None else setting.about[1]
        if (setting.id, setting.seat, about) == (change.id, change.seat, change.about):
            return setting
    raise NotPossible("no-such-value")


def take(items: MutableSequence[T], item: T, kind: str, id: str) -> None:
    """Out of a supply, as long as there is one."""
    if item not in items:
        raise NotPossible("none-left", kind, id)
    items.remove(item)
