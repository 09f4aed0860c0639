"""How the own part of a state is dumped and read back, if it is ints and lists of ints."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Fields(NamedTuple):
    """The names of what can change, by shape."""

    ints: tuple[str, ...]
    lists: tuple[str, ...]
    lists_of_lists: tuple[str, ...] = ()
    lists_of_tuples: tuple[str, ...] = ()
    """What rarely changes: clones share the tuples."""

    @property
    def names(self) -> tuple[str, ...]:
        return (*self.ints, *self.lists, *self.lists_of_lists, *self.lists_of_tuples)

    def dump(self, state: object) -> dict[str, Any]:
        own: dict[str, Any] = {name: getattr(state, name) for name in self.ints}
        own |= {name: list(getattr(state, name)) for name in self.lists}
        for name in (*self.lists_of_lists, *self.lists_of_tuples):
            own[name] = [list(part) for part in getattr(state, name)]
        return own

    def load(self, state: object, own: Mapping[str, Any]) -> None:
        for name in self.ints:
            setattr(state, name, int(own[name]))
        for name in self.lists:
            setattr(state, name, [int(value) for value in own[name]])
        for name in self.lists_of_lists:
            setattr(state, name, [[int(value) for value in part] for part in own[name]])
        for name in self.lists_of_tuples:
            setattr(state, name, [tuple(int(value) for value in part) for part in own[name]])
