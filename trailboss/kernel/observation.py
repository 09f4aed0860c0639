"""How a view becomes numbers: columns in a fixed order, each with a name.

A part of a game lists the fields of its views that a learner is given (`Observed`); each field says
how a value is written into columns and how it is read back. `Layout` puts the parts together.
Seats are counted from the viewer on: the viewer is 0, whoever sits to the left is 1.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from trailboss.kernel.columns import MISSING as MISSING
from trailboss.kernel.columns import TYPECODE as TYPECODE
from trailboss.kernel.columns import BySeat as BySeat
from trailboss.kernel.columns import Counts as Counts
from trailboss.kernel.columns import Field as Field
from trailboss.kernel.columns import Number as Number
from trailboss.kernel.columns import Order as Order
from trailboss.kernel.columns import Seat as Seat
from trailboss.kernel.columns import Which as Which
from trailboss.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from trailboss.kernel.pieces import Pieces


class Maybe(Field):
    """A value that may be unknown or missing: the first column says whether it is there."""

    def __init__(self, inner: Field) -> None:
        self.inner = inner
        self.width = 1 + inner.width
        self.parts = inner.parts

    def names(self) -> list[str]:
        return ["there", *self.inner.names()]

    def put(self, out: array[int], at: int, value: Any, viewer: int) -> None:
        if value is not None:
            out[at] = 1
            self.inner.put(out, at + 1, value, viewer)

    def mend(self, out: array[int], at: int, old: Any, new: Any, viewer: int) -> None:
        if old is None or new is None or old is MISSING or new is MISSING:
            if old is not new:
                super().mend(out, at, old, new, viewer)
        else:
            self.inner.mend(out, at + 1, old, new, viewer)

    def read(self, columns: Sequence[int], at: int, viewer: int) -> Any:
        return self.inner.read(columns, at + 1, viewer) if columns[at] else None

    def plain(self, value: Any) -> Any:
        return None if value is None else self.inner.plain(value)


class Record(Field):
    """Fields by name. One that a value lacks stays 0."""

    def __init__(self, fields: Mapping[str, Field]) -> None:
        self.fields = dict(fields)
        self.places: list[tuple[str, Field, int]] = []
        at = 0
        for name, inner in self.fields.items():
            self.places.append((name, inner, at))
            at += inner.width
        self.by_name = {name: (inner, place) for name, inner, place in self.places}
        self.width = at
        self.parts = True

    def only(self, names: Sequence[str]) -> Record:
        """Some of the fields, where they stand in this record: the others are left alone."""
        some = Record({name: self.fields[name] for name in names})
        some.by_name = {name: self.by_name[name] for name in names}
        some.places = [(name, *some.by_name[name]) for name in names]
        some.width = self.width
        return some

    def names(self) -> list[str]:
        return [
            f"{name}/{below}" if below else name
            for name, inner in self.fields.items()
            for below in inner.names()
        ]

    def put(self, out: array[int], at: int, value: Any, viewer: int) -> None:
        for name, inner, place in self.places:
            if name in value:
                inner.put(out, at + place, value[name], viewer)

    def mend(self, out: array[int], at: int, old: Any, new: Any, viewer: int) -> None:
        was: dict[str, Any] = {} if old is MISSING else old
        now: dict[str, Any] = {} if new is MISSING else new
        if len(was) + len(now) < len(self.places):
            self._mend_few(out, at, was, now, viewer)
            return
        for name, inner, place in self.places:
            before, after = was.get(name, MISSING), now.get(name, MISSING)
            if before is not after and (inner.parts or before != after):
                inner.mend(out, at + place, before, after, viewer)

    def _mend_few(
        self, out: array[int], at: int, was: dict[str, Any], now: dict[str, Any], viewer: int
    ) -> None:
        """Where values have few of the fields, these are looked up instead of all."""
        places = self.by_name
        for name, after in now.items():
            found = places.get(name)
            if found is not None:
                before = was.get(name, MISSING)
                inner, place = found
                if before is not after and (inner.parts or before != after):
                    inner.mend(out, at + place, before, after, viewer)
        for name, before in was.items():
            if name not in now:
                found = places.get(name)
                if found is not None:
                    inner, place = found
                    inner.mend(out, at + place, before, MISSING, viewer)

    def read(self, columns: Sequence[int], at: int, viewer: int) -> dict[str, Any]:
        return {name: inner.read(columns, at + place, viewer) for name, inner, place in self.places}

    def plain(self, value: Any) -> dict[str, Any]:
        return {
            name: inner.plain(value[name]) if name in value else inner.nothing()
            for name, inner in self.fields.items()
        }

    def joined(self, other: Record) -> Record:
        return Record(joined(self.fields, other.fields))


class Table(Field):
    """The same field for each of several ids; ``key`` if they are listed and name themselves."""

    def __init__(self, ids: Sequence[str], inner: Field, key: str = "") -> None:
        self.ids = tuple(ids)
        self.inner = inner
        self.key = key
        self.width = len(self.ids) * inner.width
        self.places = {id: i * inner.width for i, id in enumerate(self.ids)}
        self.parts = True

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self.ids), self.inner.width)

    def only(self, names: Sequence[str]) -> Table:
        """Some of the fields of every row, by id; the others are left alone."""
        assert isinstance(self.inner, Record)
        return Table(self.ids, self.inner.only(names))

    def names(self) -> list[str]:
        below = self.inner.names()
        return [f"{id}/{name}" if name else id for id in self.ids for name in below]

    def put(self, out: array[int], at: int, value: Any, viewer: int) -> None:
        inner, places = self.inner, self.places
        if self.key:
            for one in value:
                inner.put(out, at + places[one[self.key]], one, viewer)
        else:
            for id, one in value.items():
                inner.put(out, at + places[id], one, viewer)

    def mend(self, out: array[int], at: int, old: Any, new: Any, viewer: int) -> None:
        if old is MISSING or new is MISSING:
            empty: Any = [] if self.key else {}
            self.mend(
                out,
                at,
                empty if old is MISSING else old,
                empty if new is MISSING else new,
                viewer,
            )
            return
        if self.key:
            if self._mend_listed(out, at, old, new, viewer):
                return
            old = {one[self.key]: one for one in old}
            new = {one[self.key]: one for one in new}
        was: dict[str, Any] = old
        now: dict[str, Any] = new
        inner, places = self.inner, self.places
        for id, after in now.items():
            before = was.get(id, MISSING)
            if before is not after and before != after:
                inner.mend(out, at + places[id], before, after, viewer)
        if len(was) != len(now) or was.keys() != now.keys():
            for id in was.keys() - now.keys():
                inner.mend(out, at + places[id], was[id], MISSING, viewer)

    def _mend_listed(
        self, out: array[int], at: int, old: list[Any], new: list[Any], viewer: int
    ) -> bool:
        """Whether the same things are listed in the same order; if not, the rest is to be done."""
        if len(old) != len(new):
            return False
        inner, places, key = self.inner, self.places, self.key
        for i, after in enumerate(new):
            before = old[i]
            if before is not after and before != after:
                if before[key] != after[key]:
                    return False
                inner.mend(out, at + places[after[key]], before, after, viewer)
        return True

    def read(self, columns: Sequence[int], at: int, viewer: int) -> dict[str, Any]:
        return {id: self.inner.read(columns, at + p, viewer) for id, p in self.places.items()}

    def plain(self, value: Any) -> dict[str, Any]:
        rows = {one[self.key]: one for one in value} if self.key else value
        return {
            id: self.inner.plain(rows[id]) if id in rows else self.inner.nothing()
            for id in self.ids
        }


class Rows(Field):
    """A list of at most so many values, one below the other."""

    def __init__(self, number: int, inner: Field) -> None:
        self.number = number
        self.inner = inner
        self.width = number * inner.width

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.number, self.inner.width)

    def names(self) -> list[str]:
        below = self.inner.names()
        return [f"{i}/{name}" if name else str(i) for i in range(self.number) for name in below]

    def put(self, out: array[int], at: int, value: Any, viewer: int) -> None:
        for one in value:
            self.inner.put(out, at, one, viewer)
            at += self.inner.width

    def read(self, columns: Sequence[int], at: int, viewer: int) -> list[Any]:
        width = self.inner.width
        return [self.inner.read(columns, at + i * width, viewer) for i in range(self.number)]

    def plain(self, value: Any) -> list[Any]:
        missing = [self.inner.nothing()] * (self.number - len(value))
        return [*map(self.inner.plain, value), *missing]


class AroundTheTable(Field):
    """A value for every seat, the viewer's first. ``key`` if only some are listed, with seats."""

    def __init__(self, seats: int, inner: Field, key: str = "") -> None:
        self.seats = seats
        self.inner = inner
        self.key = key
        self.width = seats * inner.width
        self.parts = not key

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.seats, self.inner.width)

    def names(self) -> list[str]:
        below = self.inner.names()
        return [f"seat+{seat}/{name}" for seat in range(self.seats) for name in below]

    def _by_seat(self, value: Any) -> list[tuple[int, Any]]:
        return [(one[self.key], one) for one in value] if self.key else list(enumerate(value))

    def put(self, out: array[int], at: int, value: Any, viewer: int) -> None:
        for seat, one in self._by_seat(value):
            place = (seat - viewer) % self.seats
            self.inner.put(out, at + place * self.inner.width, one, viewer)

    def mend(self, out: array[int], at: int, old: Any, new: Any, viewer: int) -> None:
        if self.key or old is MISSING or new is MISSING or len(old) != len(new):
            super().mend(out, at, old, new, viewer)
            return
        for seat, before in enumerate(old):
            after = new[seat]
            if before is not after and before != after:
                place = (seat - viewer) % self.seats * self.inner.width
                self.inner.mend(out, at + place, before, after, viewer)

    def read(self, columns: Sequence[int], at: int, viewer: int) -> list[Any]:
        width = self.inner.width
        return [
            self.inner.read(columns, at + (seat - viewer) % self.seats * width, viewer)
            for seat in range(self.seats)
        ]

    def plain(self, value: Any) -> list[Any]:
        found = dict(self._by_seat(value))
        return [
            self.inner.plain(found[seat]) if seat in found else self.inner.nothing()
            for seat in range(self.seats)
        ]


@dataclass(frozen=True)
class Observed:
    """What one part of a game shows of itself, field by field of its views."""

    table: Mapping[str, Field] = field(default_factory=dict)
    player: Mapping[str, Field] = field(default_factory=dict)
    """The fields of every entry of ``players``."""
    left_out: Mapping[str, str] = field(default_factory=dict)
    """Fields of its views that no column tells, as ``town/odds``, each with the reason."""
    pieces: Pieces = ()
    """All these fields again, by what they are made from: optional, for those in a hurry. They are
    used where no other part of the box adds to views."""


def joined(first: Mapping[str, Field], second: Mapping[str, Field]) -> dict[str, Field]:
    """The fields of both; records of one name become one record."""
    found = dict(first)
    for name, inner in second.items():
        known = found.get(name)
        if isinstance(known, Record) and isinstance(inner, Record):
            inner = known.joined(inner)
        found[name] = inner
    return found


def question(words: Vocabulary, seats: int) -> Field:
    """The open question: its kind, whom it is put to, and all arguments that questions have."""
    arguments = dict.fromkeys(name for names in words.decisions.values() for name in names)
    return Record(
        {
            "kind": Which(tuple(words.decisions)),
            "seats": Order(seats),
            "args": Record({name: _argument(words, name, seats) for name in arguments}),
        }
    )


def _argument(words: Vocabulary, name: str, seats: int) -> Field:
    thing, listed = words.thing(name), words.listed_thing(name)
    if thing is not None:
        return Which(words.things[thing])
    if listed is not None:
        return Counts(words.things[listed])
    return Seat(seats) if name == "seat" else Number()
