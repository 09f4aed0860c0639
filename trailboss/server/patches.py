"""Positions as changes to the last one that a connection was sent.

A patch says nothing that the two positions do not: whoever may see both may see it. It has the
shape of what it changes: an object leads on, by keys or by the numbers of a list; ``[value]`` is
what stands there now, and ``[]`` is what is gone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

ANEW = "events"
"""Told anew each time: these are news, and nothing of the last ones stays."""
WORTH_IT = 1000
"""Bytes. A longer patch is compared with the whole position: the shorter one is sent."""
_encode = msgspec.json.Encoder().encode
Change = dict[str, Any] | list[Any]


class Outbox:
    """What a connection has been sent, for a client that knows how to apply changes."""

    def __init__(self) -> None:
        self._last: Mapping[str, Any] | None = None
        self._number = 0

    def pack(self, position: Mapping[str, Any], whole: bool = False) -> bytes:
        """The position as what has changed since the last one, or as a whole where that is asked
        for, or shorter."""
        last, self._last = self._last, position
        if last is not None and not whole:
            patch = {"type": "patch", "number": self._number + 1, "change": change(last, position)}
            told = _encode(patch)
            if len(told) < WORTH_IT or len(told) < len(_encode(position)):
                self._number += 1
                return told
        self._number = 0
        return _encode(position)


def change(old: Mapping[str, Any], new: Mapping[str, Any]) -> Change:
    """What makes the one position of the other."""
    found = _change({**old, ANEW: None}, {**new, ANEW: None}) or {}
    assert isinstance(found, dict)
    return {**found, ANEW: [new[ANEW]]} if ANEW in new else found


def _change(old: Any, new: Any) -> Change | None:
    """None if nothing has changed. No field of ours is now a number and now a truth: to Python 1
    is True."""
    if old == new and type(old) is type(new):
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        found: dict[str, Any] = {key: [] for key in sorted(old.keys() - new.keys())}
        for key, value in new.items():
            if key not in old:
                found[key] = [value]
            elif (inner := _change(old[key], value)) is not None:
                found[key] = inner
        return found
    if _is_row(old) and _is_row(new) and 0 < len(old) <= len(new):
        return _change_of_row(old, new)
    return [new]


def _change_of_row(old: Any, new: Any) -> Change:
    found: dict[str, Any] = {}
    for index, value in enumerate(new):
        if index >= len(old):
            found[str(index)] = [value]
        elif (inner := _change(old[index], value)) is not None:
            # Another thing in the same place is shorter told as a whole.
            is_another = isinstance(value, dict) and 2 * len(inner) > len(value)
            found[str(index)] = [value] if is_another else inner
    return found


def _is_row(value: Any) -> bool:
    return isinstance(value, list | tuple)


def patched(old: Any, by: Change) -> Any:
    """What a client has after the change; the old one stays as it is."""
    if isinstance(by, list):
        return by[0]
    if isinstance(old, list):
        row = list(old)
        for index, inner in by.items():
            at = int(index)
            row[at : at + 1] = [patched(row[at] if at < len(row) else None, inner)]
        return row
    new = dict(old)
    for key, inner in by.items():
        if inner == []:
            del new[key]
        else:
            new[key] = patched(new.get(key), inner)
    return new
