"""A single value of a view as columns: a number, one of several ids, counts, seats.

Fields that are made of other fields stand in `observation`, from where all are imported.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from trailboss.kernel.native import mypyc_attr

TYPECODE = "h"
"""Columns are integers of 16 bits."""
MISSING: Final = object()
"""In place of a value that a view lacks."""


@cache
def _nothing(width: int) -> array[int]:
    return array(TYPECODE, bytes(array(TYPECODE).itemsize * width))


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(ABC):
    """A value of a view, in ``width`` columns."""

    width: int
    parts: bool = False
    """Whether `mend` itself looks for what differs: nobody need compare all of it before."""

    @abstractmethod
    def names(self) -> list[str]:
        """What the columns are called, below the name of the field itself."""

    @abstractmethod
    def put(self, out: array[int], at: int, value: Any, viewer: int) -> None:
        """Write a value into columns that are all 0."""

    @abstractmethod
    def read(self, columns: Sequence[int], at: int, viewer: int) -> Any:
        """The value again, in its plain form."""

    @abstractmethod
    def plain(self, value: Any) -> Any:
        """A value without what the columns do not tell: the order of cards, things of which there
        are none."""

    def mend(self, out: array[int], at: int, old: Any, new: Any, viewer: int) -> None:
        """Write a value into columns that tell of another one; a field of parts writes only those
        that differ. Either may be `MISSING`."""
        if old is not MISSING:
            out[at : at + self.width] = _nothing(self.width)
        if new is not MISSING:
            self.put(out, at, new, viewer)

    def nothing(self) -> Any:
        """The plain form of a value that is missing."""
        return self.read([0] * self.width, 0, 0)

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.width,)


class Number(Field):
    width = 1

    def names(self) -> list[str]:
        return [""]

    def put(self, out: array[int], at: int, value: Any, viewer: int) -> None:
        out[at] = value

    def mend(self, out: array[int], at: int, old: Any, new: Any, viewer: int) -> None:
        out[at] = 0 if new is MISSING else new

    def read(self, columns: Sequence[int], at: int, viewer: int) -> int:
        return int(columns[at])

    def plain(self, value: Any) -> int:
        return int(value)


class ById(Field):
    """A column for each of several ids."""

    def __init__(self, ids: Sequence[Any]) -> None:
        self.ids = tuple(ids)
        self.index = {id: i for i, id in enumerate(self.ids)}
        self.width = len(self.ids)

    def names(self) -> list[str]:
        return [str(id) for id in self.ids]


class Which(ById):
    """One of several ids, or none."""

    def put(self, out: array[int], at: int, value: Any, viewer: int) -> None:
        if value is not None and value != "":
            out[at + self.index[value]] = 1

    def mend(self, out: array[int], at: int, old: Any, new: Any, viewer: int) -> None:
        if old is not MISSING and old is not None and old != "":
            out[at + self.index[old]] = 0
        if new is not MISSING:
            self.put(out, at, new, viewer)

    def read(self, columns: Sequence[int], at: int, viewer: int) -> Any:
        return next((id for i, id in enumerate(self.ids) if columns[at + i]), None)

    def plain(self, value: Any) -> Any:
        return None if value == "" else value


class Counts(ById):
    """How many of each id: of a list of ids, or of numbers by id."""

    def put(self, out: array[int], at: int, value: Any, viewer: int) -> None:
        index = self.index
        if isinstance(value, dict):
            for id, number in value.items():
                out[at + index[id]] = number
        else:
            for id in value:
                if id is not None:
                    out[at + index[id]] += 1

    def mend(self, out: array[int], at: int, old: Any, new: Any, viewer: int) -> None:
        if old is not MISSING:
            index = self.index
            for id in old:
                if id is not None:
                    out[at + index[id]] = 0
        if new is not MISSING:
            self.put(out, at, new, viewer)

    def read(self, columns: Sequence[int], at: int, viewer: int) -> dict[Any, int]:
        return {id: int(columns[at + i]) for i, id in enumerate(self.ids) if columns[at + i]}

    def plain(self, value: Any) -> dict[Any, int]:
        pairs = value if isinstance(value, dict) else Counter(id for id in value if id is not None)
        return {id: number for id, number in pairs.items() if number}


class Seat(Field):
    """One of the seats, or nobody."""

    def __init__(self, seats: int) -> None:
        self.width = seats

    def names(self) -> list[str]:
        return [f"seat+{seat}" for seat in range(self.width)]

    def put(self, out: array[int], at: int, value: Any, viewer: int) -> None:
        if value is not None:
            out[at + (value - viewer) % self.width] = 1

    def read(self, columns: Sequence[int], at: int, viewer: int) -> int | None:
        for seat in range(self.width):
            if columns[at + seat]:
                return (seat + viewer) % self.width
        return None

    def plain(self, value: Any) -> int | None:
        return None if value is None else int(value)


class Order(Field):
    """Seats in a row: for every seat the place that it has there, from 1; 0 if it has none."""

    def __init__(self, seats: int) -> None:
        self.width = seats

    def names(self) -> list[str]:
        return [f"seat+{seat}" for seat in range(self.width)]

    def put(self, out: array[int], at: int, value: Any, viewer: int) -> None:
        for place, seat in enumerate(value, 1):
            out[at + (seat - viewer) % self.width] = place

    def read(self, columns: Sequence[int], at: int, viewer: int) -> list[int]:
        placed = [(columns[at + i], (i + viewer) % self.width) for i in range(self.width)]
        return [seat for place, seat in sorted(placed) if place]

    def plain(self, value: Any) -> list[int]:
        return list(value)


class BySeat(Field):
    """A number for some of the seats, by the seat as a text, as JSON has it."""

    def __init__(self, seats: int) -> None:
        self.width = seats

    def names(self) -> list[str]:
        return [f"seat+{seat}" for seat in range(self.width)]

    def put(self, out: array[int], at: int, value: Any, viewer: int) -> None:
        for seat, number in value.items():
            out[at + (int(seat) - viewer) % self.width] = number

    def read(self, columns: Sequence[int], at: int, viewer: int) -> dict[str, int]:
        numbers = {(i + viewer) % self.width: int(columns[at + i]) for i in range(self.width)}
        return {str(seat): number for seat, number in sorted(numbers.items()) if number}

    def plain(self, value: Any) -> dict[str, int]:
        return {seat: number for seat, number in value.items() if number}
