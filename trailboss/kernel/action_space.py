"""All actions of a box in one frozen order, so that a number can stand for an action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import overload

from trailboss.kernel.action import Action, Value
from trailboss.kernel.errors import BadCall, NotAnAction


class ActionSpace(Sequence[Action]):
    """Ordered by kind, then by arguments: numbers before words, numbers by size, words by letter.

    The order follows from the actions alone, so it is the same in every version in which the box
    has the same actions. All actions of one kind stand together (`ranges`): a policy may choose
    a kind first and then among its arguments.
    """

    def __init__(self, notations: Mapping[str, Action]) -> None:
        self._notations = notations
        self._actions = tuple(sorted(notations.values(), key=_rank))
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        self.ranges = _ranges(self._actions)
        """By kind: the numbers of its actions."""

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    @overload
    def __getitem__(self, number: int) -> Action: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[Action]: ...

    def __getitem__(self, number: int | slice) -> Action | Sequence[Action]:
        return self._actions[number]

    def encode(self, action: Action | str) -> int:
        """The number of an action, or of the one with this notation."""
        known = self._notations.get(action) if isinstance(action, str) else action
        number = None if known is None else self._numbers.get(known)
        if number is None:
            raise NotAnAction(str(action), self._notations)
        return number

    def decode(self, number: int) -> Action:
        if not 0 <= number < len(self._actions):
            raise BadCall(f"there are {len(self._actions)} actions: {number!r} is none of them")
        return self._actions[number]

    def mask(self, legal: Iterable[Action]) -> bytearray:
        """A byte for every action: 1 where it is legal."""
        numbers = self._numbers
        found = bytearray(len(self._actions))
        for action in legal:
            found[numbers[action]] = 1
        return found


def _rank(action: Action) -> tuple[str, list[tuple[bool, int, str]], str]:
    return (action.kind, [_argument(value) for value in action.args], action.text)


def _argument(value: Value) -> tuple[bool, int, str]:
    return (False, value, "") if isinstance(value, int) else (True, 0, value)


def _ranges(actions: Sequence[Action]) -> dict[str, range]:
    found: dict[str, range] = {}
    for number, action in enumerate(actions):
        first = found[action.kind].start if action.kind in found else number
        found[action.kind] = range(first, number + 1)
    return found
