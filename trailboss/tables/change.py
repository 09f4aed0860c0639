"""A change of a table before it is written: one line of its log, and what the line leads to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from trailboss.kernel.state import State
from trailboss.tables.live import Live
from trailboss.tables.log_lines import STEPS, count_time
from trailboss.tables.store import Entry, Seat, TableRow
from trailboss.tables.tried import Tried


def _nothing() -> None:
    pass


@dataclass(frozen=True)
class Change:
    kind: str
    seat: int
    state: State
    """The position that the line leads to."""
    settled: State
    """What of it everybody is shown; see `Live`."""
    text: str = ""
    request: str | None = None
    table: Mapping[str, Any] = field(default_factory=dict)
    """What the line changes about the table, besides what follows from the position."""
    holder: Mapping[str, Any] = field(default_factory=dict)
    """What it changes about its seat."""
    carry_out: Callable[[], None] = _nothing
    """Brings the table in the cache to that position, once the line is written."""

    @classmethod
    def move(cls, kind: str, live: Live, tried: Tried, **more: Any) -> Change:
        """A move that was carried out on a copy."""
        return cls(kind, tried.seat, tried.after, live.settled_after(tried), **more)

    @classmethod
    def note(cls, kind: str, live: Live, seat: int, **more: Any) -> Change:
        """A line that leaves the position as it is."""
        return cls(kind, seat, live.state, live.settled, **more)

    def entry(self, live: Live, at: float) -> Entry:
        return Entry(live.seq + 1, self.kind, self.seat, self.text, self.request, at)

    def seats(self, live: Live) -> list[Seat]:
        """Who sits where afterwards."""
        if not self.holder:
            return live.seats
        return [replace(s, **self.holder) if s.seat == self.seat else s for s in live.seats]

    def row(self, live: Live, entry: Entry) -> dict[str, Any]:
        """What the table's row says afterwards: whose turn it is, and until when, among it."""
        values = dict(self.table)
        if self.kind not in STEPS or self.settled is not live.settled:
            values["told"] = entry.at
        if values.get("status", live.row.status) != "playing":
            return values | {"waiting_for": [], "deadline": None}
        after, shown = self.state.decision, self.settled.decision
        asked = after.seats if after is not None else ()
        clock = live.clock.copy()
        count_time(clock, entry, live.asked, asked)
        seats = self.seats(live)
        people = tuple(seat for seat in asked if not seats[seat].played_by_bot)
        return values | {
            "waiting_for": list(shown.seats) if shown is not None else [],
            "deadline": clock.deadline(people, entry.at),
        }


def changed(row: TableRow, values: Mapping[str, Any]) -> TableRow:
    """The same as `replace`, which sets every field by itself: that is felt, at every move."""
    made = object.__new__(TableRow)
    vars(made).update(vars(row), **values)
    return made
