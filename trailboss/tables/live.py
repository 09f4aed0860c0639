"""A table in memory: the state behind its log, what each seat is shown, and undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from trailboss.kernel.action import Event
from trailboss.kernel.errors import BadRecord, TrailbossError
from trailboss.kernel.record import Record
from trailboss.kernel.registry import load
from trailboss.kernel.state import State, visible
from trailboss.tables.errors import OtherVersion, WrongMoment
from trailboss.tables.pace import Clock, Pace
from trailboss.tables.store import Entry, Seat, TableRow

RECENT = 400
"""How many past moves keep their events, for clients that come back after a gap."""


class Tried(NamedTuple):
    """A move carried out on a copy."""

    seat: int
    before: State
    after: State
    events: list[Event]


@dataclass(frozen=True)
class Wish:
    """Somebody asked everybody to go back to an earlier position."""

    seat: int
    ply: int
    agreed: frozenset[int]


class Live:
    """The state of one table, folded from its log.

    A move can be taken back by its own seat until something is revealed (see `Timeline`). Until
    then the others are shown the position before it, so that what is taken back was never seen.
    ``settled`` is that position; it runs behind ``state`` only by moves that may still come back.
    """

    def __init__(self, row: TableRow, seats: Sequence[Seat], log: Sequence[Entry]) -> None:
        self.row = row
        self.seats = list(seats)
        self.game = load(row.game)
        if row.version != self.game.meta.version:
            raise OtherVersion(row.game, row.version, self.game.meta.version)
        self.state: State = self.game.start(row.seats, row.seed, row.options)
        self.seq = 0
        self.pending: list[Tried] = []  # may still be taken back
        self.taken_back: list[tuple[int, str]] = []
        self.recent: list[tuple[int, list[Event]]] = []  # ply reached, events
        self.requests: dict[str, int] = {}
        self.wish: Wish | None = None
        self.clock = Clock(Pace.read(row.pace), row.seats, row.started or row.created)
        for entry in log:
            self._fold(entry)

    # ---- from the log

    def _fold(self, entry: Entry) -> None:
        asked = self.asked
        try:
            if entry.kind == "move":
                self.accept(self.try_move(entry.seat, entry.text))
            elif entry.kind == "undo":
                self.undo(entry.seat)
            elif entry.kind == "redo":
                self.redo(entry.seat)
            elif entry.kind == "rewind":
                self.rewind(int(entry.text))
        except (TrailbossError, ValueError) as error:
            raise BadRecord(f"log line {entry.seq} of table {self.row.id}: {error}") from error
        self.logged(entry, asked)

    def logged(self, entry: Entry, asked: tuple[int, ...]) -> None:
        """The line is written: it counts for the clock and answers its request for good."""
        self.seq = entry.seq
        if entry.kind == "resume":
            self.clock.since = entry.at
        else:
            self.clock.moved(asked, entry.at)
        if entry.request is not None:
            self.requests[entry.request] = entry.seq

    @property
    def asked(self) -> tuple[int, ...]:
        decision = self.state.decision
        return () if decision is None else decision.seats

    # ---- moving

    def try_move(self, seat: int, text: str) -> Tried:
        """What a move would lead to. Nothing changes until it is accepted."""
        after = self.state.clone()
        events = after.apply(after.parse(text, seat), seat)
        return Tried(seat, self.state, after, events)

    def accept(self, tried: Tried) -> None:
        self.taken_back.clear()
        self._accept(tried)

    def _accept(self, tried: Tried) -> None:
        if self.pending and self.pending[-1].seat != tried.seat:
            self._settle()
        self.pending.append(tried)
        self.state = tried.after
        decision = tried.after.decision
        passed_on = decision is None or tried.seat not in decision.seats
        if passed_on or tried.after.revealed_since(tried.before.mark()).to(tried.seat):
            self._settle()

    def _settle(self) -> None:
        """What was done can no longer be taken back: everybody is shown it."""
        self.recent += [(tried.after.ply, tried.events) for tried in self.pending]
        self.pending.clear()
        del self.recent[:-RECENT]

    @property
    def settled(self) -> State:
        return self.pending[0].before if self.pending else self.state

    def undoable(self, seat: int) -> int:
        return len(self.pending) if self._is_pending(seat) else 0

    def redoable(self, seat: int) -> int:
        return len(self.taken_back) if self.taken_back and self.taken_back[-1][0] == seat else 0

    def undo(self, seat: int) -> None:
        if not self.undoable(seat):
            raise WrongMoment("nothing can be taken back: the last step revealed something")
        tried = self.pending.pop()
        moved = tried.after.history
        assert moved is not None
        self.taken_back.append((seat, moved[2]))
        self.state = tried.before

    def redo(self, seat: int) -> None:
        if not self.redoable(seat):
            raise WrongMoment("nothing to do again")
        _, text = self.taken_back.pop()
        self._accept(self.try_move(seat, text))

    def rewind(self, ply: int) -> None:
        """Back to an earlier position, by agreement of everybody."""
        if not 0 <= ply < self.state.ply:
            raise WrongMoment("that is not an earlier position")
        self.state = self.game.replay(self.record(), ply)
        self.pending.clear()
        self.taken_back.clear()
        self.recent = [(reached, events) for reached, events in self.recent if reached <= ply]

    # ---- looking

    def state_for(self, seat: int | None) -> State:
        """The position that a seat is shown: its own moves at once, others' when settled."""
        return self.state if self._is_pending(seat) else self.settled

    def events_for(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What happened after ply ``since``, as the seat may see it."""
        plies = list(self.recent)
        if self._is_pending(seat):
            plies += [(tried.after.ply, tried.events) for tried in self.pending]
        return [
            {"ply": ply, "kind": event.kind, "args": list(event.args)}
            for ply, events in plies
            if ply > since
            for event in visible(events, seat)
        ]

    def _is_pending(self, seat: int | None) -> bool:
        """Whether the moves that may still be taken back are this seat's."""
        return bool(self.pending) and self.pending[0].seat == seat

    def record(self) -> Record:
        return self.state.record()
