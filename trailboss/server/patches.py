"""Positions as changes to the last one that a connection was sent.

A patch says nothing that the two positions do not: whoever may see both may see it. It has the
shape of what it changes: an object leads on, by keys or by the numbers of a list; ``[value]`` is
what stands there now, and ``[]`` is what is gone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

import msgspec

ANEW: Final = "events"
"""Told anew each time: these are news, and nothing of the last ones stays."""
WORTH_IT: Final = 1000
"""Bytes. A longer patch is compared with the whole position: the shorter one is sent."""
NOTHING: Final = object()
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder().decode
Change = dict[str, Any] | list[Any]
Fields = dict[str, Any]


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
            told: bytes = _encode(patch)
            if len(told) < WORTH_IT or len(told) < _ready(position):
                self._number += 1
                return told
            if len(told) < len(_encode(position)):
                self._number += 1
                return told
        self._number = 0
        return _encode(position)


def _ready(value: Any) -> int:
    """How many bytes of it are JSON already: as a whole it is longer."""
    if isinstance(value, msgspec.Raw):
        return len(value)
    total = 0
    if isinstance(value, list):
        for one in value:
            total += _ready(one)
    elif isinstance(value, dict):
        for one in value.values():
            if not isinstance(one, str | int):
                total += _ready(one)
    return total


def change(old: Mapping[str, Any], new: Mapping[str, Any]) -> Change:
    """What makes the one position of the other."""
    found = _change_of_fields(cast(Fields, old), cast(Fields, new), besides=ANEW)
    if ANEW in new:
        found[ANEW] = [new[ANEW]]
    return found


def _is_same(old: Any, new: Any) -> bool:
    """No field of ours is now a number and now a truth: to Python 1 is True."""
    return old is new or (old == new and type(old) is type(new))


def _change(old: Any, new: Any) -> Change:
    """What makes the one of the other, which it is not yet."""
    old, new = _read(old), _read(new)
    if isinstance(old, dict) and isinstance(new, dict):
        return _change_of_fields(old, new)
    if _is_row(old) and _is_row(new) and 0 < len(old) <= len(new):
        return _change_of_row(old, new)
    return [new]


def _change_of_fields(old: Fields, new: Fields, besides: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    known = 0
    for key, value in new.items():
        before = old.get(key, NOTHING)
        if before is NOTHING:
            if key != besides:
                found[key] = [value]
            continue
        known += 1
        if key != besides and not _is_same(before, value):
            found[key] = _change(before, value)
    if known < len(old):
        for key in sorted(old.keys() - new.keys()):
            if key != besides:
                found[key] = []
    return found


def _change_of_row(old: Any, new: Any) -> dict[str, Any]:
    found: dict[str, Any] = {str(at): [new[at]] for at in range(len(old), len(new))}
    for at, before in enumerate(old):
        now = new[at]
        if not _is_same(before, now):
            value = _read(now)
            inner = _change(before, value)
            # Another thing in the same place is shorter told as a whole.
            is_another = isinstance(value, dict) and 2 * len(inner) > len(value)
            found[str(at)] = [value] if is_another else inner
    return found


def _read(value: Any) -> Any:
    """What is JSON already is read only where it differs."""
    return _decode(value) if isinstance(value, msgspec.Raw) else value


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
