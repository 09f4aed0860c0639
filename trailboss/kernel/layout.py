"""The columns of a table's observations: what all parts of its box show, put together."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from trailboss.kernel.errors import BadCall
from trailboss.kernel.observation import (
    TYPECODE,
    AroundTheTable,
    Field,
    Maybe,
    Record,
    joined,
    question,
)
from trailboss.kernel.pieces import Watch

if TYPE_CHECKING:
    from trailboss.kernel.box import Box
    from trailboss.kernel.state import State

HEAD = {
    "game": "the same at every table of a box",
    "seats": "the same at every position of a table",
    "options": "the same at every position of a table",
    "ply": "how many answers were given says nothing about the position",
    "seat": "the viewer is always the first seat",
    "over": "there is no observation to act upon any more",
}
"""What every view has and no column tells, with the reason."""


class Layout:
    """For one box and number of seats: made once, shared by all tables that are like that."""

    def __init__(self, box: Box[Any, Any], seats: int) -> None:
        parts = [part.observes(box, seats) for part in box.parts if part.observes is not None]
        if not parts:
            raise BadCall(f"{box.game.meta.name} does not say how its views become columns")
        table: dict[str, Field] = {"decision": Maybe(question(box.vocabulary, seats))}
        player: dict[str, Field] = {}
        left_out = dict(HEAD)
        for part in parts:
            table = joined(table, part.table)
            player = joined(player, part.player)
            left_out |= part.left_out
        self.seats = seats
        self.left_out: Mapping[str, str] = left_out
        self.fields = Record({**table, "players": AroundTheTable(seats, Record(player))})
        self.width = self.fields.width
        self.placed = list(self.blocks.items())
        self.pieces = parts[0].pieces if len(parts) == 1 else ()
        self.empty = array(TYPECODE, bytes(array(TYPECODE).itemsize * self.width))

    def columns(self, view: Mapping[str, Any]) -> array[int]:
        """What a seat's view says, as numbers."""
        viewer = _viewer(view)
        out = self.empty[:]
        self.fields.put(out, 0, view, viewer)
        return out

    def follow(self) -> Following:
        """For one table: the same columns, quicker from position to position."""
        return Following(self)

    def view(self, columns: Sequence[int], viewer: int) -> dict[str, Any]:
        """What the columns tell of a seat's view, read back."""
        return self.fields.read(columns, 0, viewer)

    def names(self) -> list[str]:
        """What each column holds, as ``players/seat+1/money``."""
        return self.fields.names()

    def place(self, name: str) -> tuple[str, Field, int]:
        """A field of the view, and where its columns begin."""
        return next(place for place in self.fields.places if place[0] == name)

    @property
    def blocks(self) -> dict[str, tuple[int, tuple[int, ...]]]:
        """By field of the view: where its columns begin, and their shape."""
        return {name: (at, inner.shape) for name, inner, at in self.fields.places}


class Following:
    """The columns of one table as the game goes on: only what has changed is written anew."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._known: dict[int, tuple[Mapping[str, Any], array[int]]] = {}
        self._watches: dict[int, Watch] = {}

    def seen(self, state: State, seat: int) -> array[int]:
        """What the seat sees of the table now. It is written on at the next call: copy what must
        last."""
        pieces = self.layout.pieces
        if not pieces:
            return self.columns(state.view(seat))
        watch = self._watches.get(seat)
        if watch is None:
            state.must_have_seat(seat)
            watch = self._watches[seat] = Watch(self.layout, pieces, seat)
        return watch.columns(state)

    def columns(self, view: Mapping[str, Any]) -> array[int]:
        viewer = _viewer(view)
        known = self._known.get(viewer)
        if known is None:
            out = self.layout.columns(view)
        else:
            out = known[1][:]
            self.layout.fields.mend(out, 0, known[0], view, viewer)
        self._known[viewer] = (view, out)
        return out


def _viewer(view: Mapping[str, Any]) -> int:
    seat = view["seat"]
    if seat is None:
        raise BadCall("a spectator's view has no columns: they are counted from the viewer's seat")
    return int(seat)


def layout(box: Box[Any, Any], seats: int) -> Layout:
    """The layout of a box's tables with so many seats."""
    known = box.layouts.get(seats)
    if known is None:
        known = box.layouts[seats] = Layout(box, seats)
    return known
