"""A table in memory: the state behind its log, what each seat is shown, and undo."""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from trailboss.kernel.errors import BadOption, BadRecord, TrailbossError
from trailboss.kernel.game import AnyGame
from trailboss.kernel.record import Record
from trailboss.kernel.registry import load
from trailboss.kernel.replay import redealt
from trailboss.kernel.scoring import same_result
from trailboss.kernel.state import State
from trailboss.tables.errors import OtherBox, WrongMoment
from trailboss.tables.log_lines import ASIDE, FAILED, STEPS, count_time
from trailboss.tables.pace import Clock, Pace
from trailboss.tables.rewind_requests import REWIND_LINES, Retreat, RewindRequest, request_after
from trailboss.tables.shown import EventShown
from trailboss.tables.store import OVER, Entry, Seat, TableRow
from trailboss.tables.told import Kept, Moved, kept, read, shown
from trailboss.tables.tried import Asked, Tried, with_snapshots

RECENT = 60
"""How many past moves keep their events, for clients that come back after a gap."""
LATEST = 4
"""How many of them are kept as they are: those are what everybody asks for."""
REQUESTS = 32
"""How many requests are remembered in memory; older ones are known to the database alone."""

game_of = cache(load)
"""The game of that name; looking it up among the installed packages takes a while."""


class Live:
    """The state of one table, folded from its log.

    A move can be taken back by its own seat until something is revealed (see `Timeline`). Until
    then the others are shown the position before it, so that what is taken back was never seen.
    ``settled`` is that position; it runs behind ``state`` only by moves that may still come back.
    Nor do the others hear how many such moves there were, or when: see `heard` and `clock_for`.
    """

    def __init__(self, row: TableRow, seats: Sequence[Seat], log: Sequence[Entry]) -> None:
        began = time.thread_time()
        self.row = row
        self.seats = list(seats)
        self.game: AnyGame = game_of(row.game)
        try:
            self.state: State = self.game.start(row.seats, row.seed, row.options)
        except BadOption as error:
            raise OtherBox(row.game, f"{row.box}/{row.epoch}", "none", str(error)) from error
        self.question = Asked.of(self.state)
        self.seq = 0
        self.pending: list[Tried] = []  # may still be taken back
        self.taken_back: list[tuple[int, str]] = []
        self.recent: list[Moved | Kept] = []
        self.forgotten = 0
        """Up to this ply events are no longer remembered; `position.earlier` works them out."""
        self.retreats: list[Retreat] = []
        self.public = 0
        """How many lines everybody has heard of."""
        self.private = [0] * row.seats
        """How many more each seat has: its own, before they were settled."""
        self.back_and_forth = [0] * row.seats
        """How many lines of each seat are no moves: taken back, done again, left, come back."""
        self.failures = [0] * row.seats
        """How often a bot had no answer, so that any legal one was given for it."""
        self._everybody_sees = False
        self.requests: dict[str, int] = {}  # request, seat
        self._older_requests = array("q")  # their hashes, eight bytes each
        self.asked_since = [0] * row.seats
        """For each seat the ply since which nothing has changed about what it is asked."""
        self.rewind_request: RewindRequest | None = None
        self.clock = Clock(self._pace(), row.seats, row.started or row.created)
        self._public_clock = self.clock.copy()
        self.shown: dict[int | None, Any] = {}
        """What was worked out for a seat's eyes at this position; see `position`."""
        try:
            for entry, keep in with_snapshots(log):
                self._fold(entry, keep)
        except BadRecord as error:
            self._must_be_of_this_box(str(error))
            raise
        self.keep_less()
        if self.is_of_another_box:
            self._must_lead_where_it_led()
        self.seconds = time.thread_time() - began
        """Of a processor, that it took to play all this."""

    @property
    def is_of_another_box(self) -> bool:
        """Whether it was last played under other components or rules, which make no difference."""
        box = self.state.box
        return (self.row.box, self.row.epoch) != (box.fingerprint, box.epoch)

    def _must_lead_where_it_led(self) -> None:
        row = self.row
        if row.status == "finished" and not same_result(self.state.standings(), row.result):
            self._must_be_of_this_box("the result is another")
        known = row.status == "playing" and row.waiting_for is not None
        if known and list(self.waiting_for) != row.waiting_for:
            self._must_be_of_this_box("it waits for other seats")

    def _must_be_of_this_box(self, differs: str) -> None:
        row, box = self.row, self.state.box
        if self.is_of_another_box:
            theirs, ours = f"{row.box}/{row.epoch}", f"{box.fingerprint}/{box.epoch}"
            raise OtherBox(row.game, theirs, ours, differs)

    def _pace(self) -> Pace:
        pace = Pace.read(self.row.pace)
        alone = self.row.seats - len(self.game.meta.automated(self.row.options)) == 1
        # Against a solo rival one's turn never passes to anybody who would wait.
        return Pace() if alone and pace.kind == "days" else pace

    # ---- from the log

    def _fold(self, entry: Entry, keep: bool) -> None:
        asked = self.asked
        try:
            if entry.seq != self.seq + 1:
                raise BadRecord(f"line {self.seq + 1} is missing")
            if entry.kind == "move":
                self.accept(self.try_move(entry.seat, entry.text, keep))
            elif entry.kind == "undo":
                self.undo(entry.seat)
            elif entry.kind == "redo":
                self.redo(entry.seat)
            elif entry.kind == "redealt":
                self.rewind(redealt(self.state, entry.text))
            elif entry.kind == "rewind":
                self.rewind(self.state_at(int(entry.text)))
            elif entry.kind in REWIND_LINES:
                self.hear(entry.kind, entry.seat, int(entry.text))
        except (TrailbossError, ValueError) as error:
            raise BadRecord(f"log line {entry.seq} of table {self.row.id}: {error}") from error
        self.logged(entry, asked)

    def follow(self, row: TableRow, seats: Sequence[Seat], lines: Sequence[Entry]) -> None:
        """Carry out what another process has written; BadRecord when that cannot be."""
        if lines or (row, seats) != (self.row, self.seats):
            self.row, self.seats = row, list(seats)
            self.shown.clear()
        for entry in lines:
            self._fold(entry, keep=True)
        self.keep_less()

    def logged(self, entry: Entry, asked: tuple[int, ...]) -> None:
        """The line is written and carried out, after a question to these seats.

        It counts for the clock and answers its request for good.
        """
        self.seq = entry.seq
        self.back_and_forth[entry.seat] += entry.kind != "move"
        self.failures[entry.seat] += entry.kind == FAILED
        count_time(self.clock, entry, asked, self.asked)
        if entry.kind not in STEPS or self._everybody_sees:
            self.public += 1
            if entry.kind not in ASIDE:
                self._public_clock.follow(self.clock)
        else:
            self.private[entry.seat] += 1
        self._everybody_sees = False
        if entry.kind in ("undo", "rewind"):
            seat = entry.seat if entry.kind == "undo" else None
            self.retreats.append(Retreat(seat, self.public, tuple(self.private), self.state.ply))
        if entry.request is not None:
            self.requests[entry.request] = entry.seat
            if len(self.requests) > REQUESTS:
                oldest = next(iter(self.requests))
                del self.requests[oldest]
                self._older_requests.append(hash(oldest))

    def may_have_answered(self, request: str) -> bool:
        """Whether the database should be asked for that request of long ago."""
        return hash(request) in self._older_requests

    @property
    def asked(self) -> tuple[int, ...]:
        return () if self.question is None else self.question.seats

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats whose turn it is, as everybody may see it."""
        decision = self.settled.decision
        return () if decision is None else decision.seats

    @property
    def seed(self) -> str:
        """The one that was committed to: where it was dealt anew, the last."""
        return self.state.dice.seed.hex()

    @property
    def is_sealed(self) -> bool:
        """A deal that others still play: its seed stays hidden, even when this game is over."""
        return self.row.sealed_until is not None and time.time() < self.row.sealed_until

    @property
    def is_secret(self) -> bool:
        """Whether seed, record and hands may not be shown yet."""
        return self.row.status not in OVER or self.is_sealed

    # ---- moving

    def try_move(self, seat: int, text: str, keep: bool = True) -> Tried:
        """What a move would lead to. Nothing changes until it is accepted.

        Without ``keep`` the present position is given up for it: it will never be asked for.
        """
        mark = self.state.mark()
        after = self.state.clone() if keep else self.state
        events = after.apply(after.parse(text, seat), seat)
        asks = Asked.of(after)
        return Tried(seat, self.state, self.question, mark, after, asks, after.ply, events)

    def accept(self, tried: Tried) -> None:
        self.taken_back.clear()
        self._accept(tried)

    def _accept(self, tried: Tried) -> None:
        if self.pending and self.pending[-1].seat != tried.seat:
            self._settle()
        self.pending.append(tried)
        self._show(tried.after, tried.asks, self._open_after(tried))
        if tried.settles:
            self._settle()

    def _open_after(self, tried: Tried) -> list[int]:
        """``asked_since`` when the move is made: other seats may still be at the same question."""
        asked = tried.asked
        if asked is None or len(asked.seats) == 1:
            return [tried.ply] * len(self.asked_since)
        return [
            since if seat != tried.seat and asked.still_asks(seat, tried.asks) else tried.ply
            for seat, since in enumerate(self.asked_since)
        ]

    def _show(
        self, state: State, question: Asked | None, asked_since: list[int] | None = None
    ) -> None:
        self.state = state
        self.question = question
        self.asked_since = asked_since or [state.ply] * state.seats
        self.shown.clear()

    def _settle(self) -> None:
        """What was done can no longer be taken back: everybody is shown it."""
        self._everybody_sees = True
        self.recent += [tried.moved for tried in self.pending]
        self.pending.clear()
        self.rewind_request = None
        self.shown.clear()
        if len(self.recent) > RECENT:
            self.forgotten = self.recent[-RECENT - 1].ply
            del self.recent[:-RECENT]

    def keep_less(self) -> None:
        """Of what was shown some moves ago."""
        at = len(self.recent) - LATEST - 1
        while at >= 0 and isinstance(old := self.recent[at], Moved):
            self.recent[at] = kept(old)
            at -= 1

    @property
    def settled(self) -> State:
        return self.pending[0].before if self.pending else self.state

    def settled_after(self, tried: Tried) -> State:
        """What ``settled`` would be if the move were accepted."""
        if tried.settles:
            return tried.after
        mine = self.pending and self.pending[0].seat == tried.seat
        return self.settled if mine else tried.before

    def undoable(self, seat: int) -> int:
        return len(self.pending) if self.is_pending(seat) else 0

    def redoable(self, seat: int) -> int:
        return len(self.taken_back) if self.taken_back and self.taken_back[-1][0] == seat else 0

    def undo(self, seat: int) -> None:
        if not self.undoable(seat):
            raise WrongMoment("nothing can be taken back: the last step revealed something")
        tried = self.pending.pop()
        moved = tried.after.history
        assert moved is not None
        self.taken_back.append((seat, moved[2]))
        self._show(tried.before, tried.asked)
        if self.rewind_request is not None and self.rewind_request.ply >= self.state.ply:
            self.rewind_request = None  # that position is here already

    def redo(self, seat: int) -> None:
        """Do again what was taken back; others must not have moved in between."""
        self._accept(self.try_move(seat, self.last_taken_back(seat)))
        self.taken_back.pop()

    def last_taken_back(self, seat: int) -> str:
        """The move that comes back by `redo`."""
        if not self.redoable(seat):
            raise WrongMoment("nothing to do again")
        return self.taken_back[-1][1]

    def state_at(self, ply: int) -> State:
        """An earlier position of this game."""
        if not 0 <= ply < self.state.ply:
            raise WrongMoment("that is not an earlier position")
        earlier: State = self.game.replay(self.record(), ply)
        return earlier

    @property
    def first_ply(self) -> int:
        """Nobody goes back further: where it was dealt anew, somebody may know the dice of before,
        and it is those of after that were committed to."""
        return max((redeal.ply for redeal in self.state.redeals), default=0)

    def rewind(self, state: State) -> None:
        """Back to an earlier position (see `state_at`), by agreement of everybody."""
        self.pending.clear()
        self.taken_back.clear()
        self.rewind_request = None
        self.recent = [moved for moved in self.recent if moved.ply <= state.ply]
        self.forgotten = min(self.forgotten, state.ply)
        self._show(state, Asked.of(state))

    def hear(self, kind: str, seat: int, ply: int) -> None:
        """Somebody asks to go back to that ply, or answers such a request."""
        self.rewind_request = request_after(self.rewind_request, kind, self.seats, seat, ply)

    # ---- looking

    def state_for(self, seat: int | None) -> State:
        """The position that a seat is shown: its own moves at once, others' when settled."""
        return self.state if self.is_pending(seat) else self.settled

    def still_asks(self, seat: int, ply: int) -> bool:
        """Whether what the seat was asked at that ply is what it is asked now.

        Others may have moved meanwhile: an answer to a question put to several seats does not make
        the others' answers stale.
        """
        now = self.state_for(seat).ply
        return ply == now or (seat in self.asked and self.asked_since[seat] <= ply < now)

    def events_for(self, seat: int | None, since: int) -> list[EventShown]:
        """What happened after ply ``since``, as the seat may see it."""
        moves = [read(old) for old in self.recent if old.ply > since]
        if self.is_pending(seat):
            moves += [tried.moved for tried in self.pending if tried.ply > since]
        return [event for moved in moves for event in shown(self.game, moved, seat)]

    def heard(self, seats: Iterable[int]) -> int:
        """How many lines the holder of these seats has heard of.

        Not how many there are: rivals would count steps that were taken back, or that still may be.
        """
        return self.public + sum(self.private[seat] for seat in seats)

    def known_since(self, seats: Iterable[int], ply: int, heard: int) -> int:
        """The last ply that still counts for whoever was shown ``ply`` after so many lines."""
        held = tuple(seats)
        since = (
            retreat.ply
            for retreat in self.retreats
            if retreat.seat is None or retreat.seat in held
            if retreat.public + sum(retreat.private[seat] for seat in held) > heard
        )
        return min([ply, *since])

    def clock_for(self, seat: int | None) -> tuple[Clock, tuple[int, ...]]:
        """The clock as the seat may see it, and whose time runs: others' steps do not show there
        before they are settled."""
        if self.is_pending(seat):
            return self.clock, self.asked
        return self._public_clock, self.waiting_for

    def is_pending(self, seat: int | None) -> bool:
        """Whether the moves that may still be taken back are this seat's."""
        return bool(self.pending) and self.pending[0].seat == seat

    def record(self) -> Record:
        return self.state.record()
