"""Views in pieces: a learner who follows a table looks again only at what may have changed.

A piece is some fields of a view, made by the functions that the view itself is made of: nothing
gets into columns that a seat may not see. What it is ``made_of`` says only when it must be made
again; the kit compares with whole views at every position.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from trailboss.kernel.columns import MISSING, Field
from trailboss.kernel.observation import AroundTheTable, Record, Table

if TYPE_CHECKING:
    from trailboss.kernel.action import Decision
    from trailboss.kernel.layout import Layout
    from trailboss.kernel.state import State

Source = str | Callable[[Any], object]
"""An attribute of a state, or a function of it. What it gives is an int, a list, a list of lists,
or something that never changes."""


class TablePiece:
    """One field of the table; or, of a field that is a table of records, ``only`` some of its
    columns, shown by id."""

    def __init__(
        self,
        name: str,
        made_of: tuple[Source, ...],
        show: Callable[[Any], object],
        only: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.made_of = made_of
        self.show = show
        self.only = only


class SeatPiece:
    """Some fields of every entry of ``players``, as the viewer may see them."""

    def __init__(
        self,
        names: tuple[str, ...],
        made_of: tuple[Source, ...],
        show: Callable[[Any, int, int], dict[str, Any]],
    ) -> None:
        self.names = names
        self.made_of = made_of
        self.show = show


Pieces = tuple[TablePiece | SeatPiece, ...]


class _OfTable:
    """A piece of the table as somebody was last shown it."""

    def __init__(self, piece: TablePiece, bits: int, field: Field, at: int) -> None:
        self.show = piece.show
        self.bits = bits
        self.field = field
        self.at = at
        self.value: object = MISSING


class _OfSeat:
    """A piece of a player as somebody was last shown it."""

    def __init__(
        self, piece: SeatPiece, bits: int, player: int, places: list[tuple[str, Field, int]]
    ) -> None:
        self.show = piece.show
        self.bits = bits
        self.player = player
        self.places = places
        self.value: dict[str, Any] = {}


class Watch:
    """The columns of one seat as its game goes on, made from pieces of its view."""

    def __init__(self, layout: Layout, pieces: Pieces, viewer: int) -> None:
        self.viewer = viewer
        self.out = array(layout.empty.typecode, layout.empty)
        sources = list(dict.fromkeys(source for piece in pieces for source in piece.made_of))
        names = [source for source in sources if isinstance(source, str)]
        self._read: Callable[[Any], tuple[Any, ...]] = attrgetter(*names)
        self._ask = [source for source in sources if not isinstance(source, str)]
        order: list[Source] = [*names, *self._ask]
        self._was: list[Any] = [MISSING] * len(order)
        self._bits = [1 << i for i in range(len(order))]
        bit = {source: 1 << i for i, source in enumerate(order)}
        self._table: list[_OfTable] = []
        self._seats: list[_OfSeat] = []
        for piece in pieces:
            bits = 0
            for source in piece.made_of:
                bits |= bit[source]
            if isinstance(piece, TablePiece):
                self._table.append(_of_table(layout, piece, bits))
            else:
                self._seats += _of_seats(layout, piece, bits, viewer)
        _, self._question, self._asked_at = layout.place("decision")
        self._decision: Decision | None = None

    def columns(self, state: State) -> array[int]:
        """Up to date. They are written on at the next call: copy what must last."""
        out, viewer = self.out, self.viewer
        self._mend_decision(state)
        changed = self._changed(state)
        if not changed:
            return out
        for shown in self._table:
            if shown.bits & changed:
                old = shown.value
                new = shown.show(state)
                if old is not new and (shown.field.parts or old != new):
                    shown.field.mend(out, shown.at, old, new, viewer)
                    shown.value = new
        for piece in self._seats:
            if piece.bits & changed:
                was = piece.value
                now = piece.show(state, piece.player, viewer)
                if was != now:
                    _mend_fields(out, piece.places, was, now, viewer)
                    piece.value = now
        return out

    def _changed(self, state: State) -> int:
        """The sources that are not what they were, as bits."""
        was, bits = self._was, self._bits
        changed = 0
        i = 0
        for value in self._read(state):
            if was[i] != value:
                was[i] = _kept(value)
                changed |= bits[i]
            i += 1
        for ask in self._ask:
            value = ask(state)
            if was[i] != value:
                was[i] = _kept(value)
                changed |= bits[i]
            i += 1
        return changed

    def _mend_decision(self, state: State) -> None:
        was, now = self._decision, state.decision
        if was != now:
            old = MISSING if was is None else was.to_json()
            new = MISSING if now is None else now.to_json()
            self._question.mend(self.out, self._asked_at, old, new, self.viewer)
            self._decision = now


def _kept(value: Any) -> Any:
    """What the state will not change under our hands."""
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            return [part[:] for part in value]
        return value[:]
    return value


def _mend_fields(
    out: array[int],
    places: Sequence[tuple[str, Field, int]],
    was: dict[str, Any],
    now: dict[str, Any],
    viewer: int,
) -> None:
    for name, field, at in places:
        old, new = was.get(name, MISSING), now.get(name, MISSING)
        if old is not new and (field.parts or old != new):
            field.mend(out, at, old, new, viewer)


def _of_table(layout: Layout, piece: TablePiece, bits: int) -> _OfTable:
    _, field, at = layout.place(piece.name)
    if piece.only:
        assert isinstance(field, Table), f"{piece.name} has no rows"
        field = field.only(piece.only)
    return _OfTable(piece, bits, field, at)


def _of_seats(layout: Layout, piece: SeatPiece, bits: int, viewer: int) -> list[_OfSeat]:
    _, around, first = layout.place("players")
    assert isinstance(around, AroundTheTable)
    player = around.inner
    assert isinstance(player, Record)
    found = []
    for seat in range(layout.seats):
        at = first + (seat - viewer) % layout.seats * player.width
        places = [
            (name, field, at + place) for name, field, place in player.places if name in piece.names
        ]
        found.append(_OfSeat(piece, bits, seat, places))
    return found
