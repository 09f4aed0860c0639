"""The one gate: every change of a table passes here, under its lock, and is a row before all."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.state import State
from trailboss.tables import house_tables, tracing, worktime
from trailboss.tables.bus import Bus
from trailboss.tables.cache import CACHED_TABLES, NOTHING, TableCache
from trailboss.tables.change import Change, changed
from trailboss.tables.errors import (
    BadDatabase,
    EnoughBackAndForth,
    NotAllowed,
    OthersUndecided,
    Overtaken,
    Sealed,
    Stale,
    WrongMoment,
)
from trailboss.tables.jobs import Job, bots_job
from trailboss.tables.journal import Journal
from trailboss.tables.line import Line
from trailboss.tables.live import Live
from trailboss.tables.log_lines import FAILED
from trailboss.tables.player import Player
from trailboss.tables.quarantine import Quarantine
from trailboss.tables.rewind_requests import AGREE, ASK, REFUSE, request_after
from trailboss.tables.store import Seat, Store, Taken
from trailboss.tables.tried import Tried
from trailboss.tables.watch import Watchers

MOST_BACK_AND_FORTH = 2_000
"""Lines of a seat in one game that are no moves: undo, redo, rewinds, leaving, coming back."""
ATTEMPTS = 8
"""How often a move is tried anew because another process wrote to the same table meanwhile."""


class Gate:
    def __init__(
        self, store: Store, bus: Bus, watchers: Watchers, cached: int = CACHED_TABLES
    ) -> None:
        self.store = store
        self.database = store.database
        self.bus = bus
        self.watchers = watchers
        self.cache = TableCache(store, bus.peers, cached)
        self.journal = Journal(self.database, bus.peers.name)
        self.quarantine = Quarantine()

    # ---- reading

    async def live(self, id: str, heard: int = NOTHING) -> Live:
        """The table as it is now; for whoever has heard of line ``heard``, as of that or later."""
        async with self.cache.reading(id):
            return await self.cache.load(id, heard)

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[Live]:
        """The table, which nobody else changes meanwhile."""
        async with self.cache.lock(id):
            yield await self.cache.load(id)

    # ---- moves

    async def submit(
        self, id: str, player: Player, ply: int, text: str, request: str | None = None
    ) -> Live:
        """Play one action. Stale when the question has changed; IllegalAction with its rule.

        An answer counts as long as its question is open to the seat, whoever else has answered.
        Whose seat it is, is checked under the lock: one that was lost while waiting for it is lost.

        Other processes are not locked out. The move is tried on the table in memory, and the
        statement that writes it sees whether that was the newest; only then, and before anybody is
        refused, the database is asked.
        """
        began = time.perf_counter()
        with tracing.span("move", seat=player.seat, ply=ply):
            async with self.cache.reading(id):
                live = self.cache.at_hand(id)
                written = None
                if live is not None:
                    written = await self._try(live, player, ply, text, request)
                if live is None or written is None:
                    live, written = await self._insist(id, player, ply, text, request)
        if written:
            self.announce(live)
            self.watchers.moved(live, time.perf_counter() - began)
        return live

    async def _try(
        self, live: Live, player: Player, ply: int, text: str, request: str | None
    ) -> bool | None:
        """On what this process knows; None where another may know better."""
        try:
            return await self._submit(live, player, ply, text, request)
        except BadDatabase:
            raise
        except TrailbossError as error:
            if self.bus.peers.are_possible or isinstance(error, Overtaken):
                return None
            raise

    async def _insist(
        self, id: str, player: Player, ply: int, text: str, request: str | None
    ) -> tuple[Live, bool]:
        for attempts_left in reversed(range(ATTEMPTS)):
            live = await self.cache.load(id)
            try:
                return live, await self._submit(live, player, ply, text, request)
            except Overtaken:  # another seat's answer may leave this one's question open
                if not attempts_left:
                    raise
        raise AssertionError("the last time it is told")

    async def _submit(
        self, live: Live, player: Player, ply: int, text: str, request: str | None
    ) -> bool:
        """Whether a line was written: the same request again changes nothing."""
        player.must_hold_seat(live)
        if await self._answered(live, player.seat, request):
            return False
        _must_be_playing(live)
        await self._move(live, player, ply, text, request)
        return True

    async def _move(
        self, live: Live, player: Player, ply: int, text: str, request: str | None
    ) -> None:
        seat = player.seat
        if not live.still_asks(seat, ply):
            raise Stale(live.state_for(seat).ply)
        if live.pending and not live.is_pending(seat):
            live.state_for(seat).parse(text, seat)  # refused as if the others had done nothing
            raise OthersUndecided
        tried = await self._tried(live, player, text)
        change = Change.move(
            "move",
            live,
            tried,
            text=text,
            request=request,
            table=_ending(tried.after) if tried.after.is_over else {},
            carry_out=lambda: live.accept(tried),
        )
        await self.append(live, change)

    async def _tried(self, live: Live, player: Player, text: str) -> Tried:
        with tracing.span("engine", game=live.row.game):
            if not house_tables.has_house_set(live):
                return live.try_move(player.seat, text)
            live.state_for(player.seat).parse(text, player.seat)  # what is no answer costs nothing
            await house_tables.rehearse(self, live, player, text)
            return await self.database.aside(live.try_move, player.seat, text)

    async def note_failure(self, id: str, seat: int, ply: int) -> None:
        """The bot at this seat has no answer: everybody is told before any other is given."""
        async with self.locked(id) as live:
            if live.row.status == "playing" and live.still_asks(seat, ply):
                await self.append(live, Change.note(FAILED, live, seat))

    async def undo(self, id: str, player: Player, ply: int, request: str | None = None) -> Live:
        async with self.locked(id) as live:
            player.must_hold_seat(live)
            seat = player.seat
            if await self._answered(live, seat, request):
                return live
            _must_be_playing(live)
            _must_be_at(live, seat, ply)
            must_have_lines_left(live, seat)
            if not live.undoable(seat):
                raise WrongMoment("nothing can be taken back any more")
            change = Change(
                "undo",
                seat,
                live.pending[-1].before,
                live.settled,
                request=request,
                carry_out=lambda: live.undo(seat),
            )
            await self.append(live, change)
        self.announce(live)
        return live

    async def redo(self, id: str, player: Player, ply: int, request: str | None = None) -> Live:
        async with self.locked(id) as live:
            player.must_hold_seat(live)
            seat = player.seat
            if await self._answered(live, seat, request):
                return live
            _must_be_playing(live)
            _must_be_at(live, seat, ply)
            must_have_lines_left(live, seat)
            tried = await self._tried(live, player, live.last_taken_back(seat))
            change = Change.move(
                "redo", live, tried, request=request, carry_out=lambda: live.redo(seat)
            )
            await self.append(live, change)
        self.announce(live)
        return live

    # ---- going back further than one's own turn, if everybody agrees

    async def ask_rewind(
        self, id: str, player: Player, ply: int, request: str | None = None
    ) -> None:
        """Ask everybody to go back; whoever asks for the same once more has thought better of it.

        A request holds until the position changes for everybody, or somebody says no.
        """
        async with self.locked(id) as live:
            player.must_hold_seat(live)
            seat = player.seat
            if await self._answered(live, seat, request):
                return
            _must_be_playing(live)
            if live.is_sealed:
                raise Sealed()
            if not 0 <= ply < live.settled.ply:  # what others have not seen, one takes back alone
                raise WrongMoment("that is not an earlier position")
            await self._rewind_line(live, ASK, seat, ply, request)
        self.announce(live)

    async def answer_rewind(
        self, id: str, player: Player, agreed: bool, ply: int, request: str | None = None
    ) -> None:
        """When every person at the table has agreed, the position of that ply is back.

        An answer counts for the request that it was given to, and for no other.
        """
        async with self.locked(id) as live:
            player.must_hold_seat(live)
            seat = player.seat
            if await self._answered(live, seat, request):
                return
            _must_be_playing(live)
            if live.rewind_request is None or live.rewind_request.ply != ply:
                raise WrongMoment("nobody asks to go back there")
            await self._rewind_line(live, AGREE if agreed else REFUSE, seat, ply, request)
        self.announce(live)

    async def _rewind_line(
        self, live: Live, kind: str, seat: int, ply: int, request: str | None
    ) -> None:
        must_have_lines_left(live, seat)
        if kind != REFUSE and ply < live.first_ply:
            raise WrongMoment("a game that was dealt anew does not go back behind that")
        asked = request_after(live.rewind_request, kind, live.seats, seat, ply)
        if asked is not None and asked.has_all(live.seats):
            await self._rewind(live, seat, ply, request)
            return
        change = Change.note(
            kind,
            live,
            seat,
            text=str(ply),
            request=request,
            carry_out=lambda: live.hear(kind, seat, ply),
        )
        await self.append(live, change)

    async def _rewind(self, live: Live, seat: int, ply: int, request: str | None) -> None:
        state = await house_tables.earlier(self, live, ply)
        change = Change(
            "rewind",
            seat,
            state,
            state,
            text=str(ply),
            request=request,
            table={"unrated": sorted({*(live.row.unrated or ()), "rewind"})},
            carry_out=lambda: live.rewind(state),
        )
        await self.append(live, change)

    async def _answered(self, live: Live, seat: int, request: str | None) -> bool:
        """Whether this very request was carried out before, however long ago."""
        if request is None:
            return False
        by = live.requests.get(request)
        if by is None and live.may_have_answered(request):
            by = await self.database.reading(self.store.seat_of_request, live.row.id, request)
        if by not in (None, seat):
            raise NotAllowed("this request was another seat's")
        return by is not None

    # ---- the row

    async def append(self, live: Live, change: Change) -> None:
        """Write the line, then carry it out: the row is the truth, and nobody is told before it."""
        entry = change.entry(live, self._now(live))
        row, seats = change.row(live, entry), change.seats(live)
        asked, waited_for = live.asked, live.waiting_for
        try:
            job = self._job(live, change, row, seats)
            holder = live.seats[change.seat]
            line = Line(
                live.row.id,
                entry,
                row,
                change.holder,
                live.row.status,
                (holder.person, holder.bot),
                job,
            )
            with tracing.span("write", kind=entry.kind):
                await self.journal.append(line)
        except Taken:  # what is in memory is right, only old; in a file nobody else writes
            if not self.bus.peers.are_possible:
                self.cache.forget(live.row.id)
            raise Overtaken(live.state_for(change.seat).ply) from None
        except BaseException:  # whether the line was written, only the database knows
            self.cache.forget(live.row.id)
            raise
        live.row = changed(live.row, row)
        live.seats = seats
        change.carry_out()
        live.logged(entry, asked)
        live.keep_less()
        self.tell_whose_turn(live, waited_for, change.seat)

    def _job(
        self, live: Live, change: Change, row: Mapping[str, Any], seats: Sequence[Seat]
    ) -> Job | None:
        """What bots have to do because of the line. Where no other process could do it, they are
        woken when the line is carried out."""
        asked = change.state.decision
        if not self.bus.peers.are_possible or asked is None or change.kind == FAILED:
            return None  # a bot that failed is given another answer by whoever had it think
        return bots_job(self.bus, changed(live.row, row), seats, asked.seats)

    def _now(self, live: Live) -> float:
        """Another process may be a little ahead: nobody gains time by that."""
        now = worktime.now()
        return max(now, live.clock.since) if self.bus.peers.are_possible else now

    def tell_whose_turn(self, live: Live, waited_for: tuple[int, ...], by: int | None) -> None:
        fresh = frozenset(live.waiting_for).difference(waited_for)
        if fresh and live.row.status == "playing":
            self.watchers.asked(live, fresh, by)

    def announce(self, live: Live) -> None:
        """Everybody here is told of a line: those who look on, and bots. Other processes were told
        by the commit of the line itself."""
        self.bus.moved_here(live.row.id, live)
        self.watchers.changed(live)

    def announce_start(self, live: Live) -> None:
        """A game has begun, which no line says."""
        self.bus.moved(live.row.id, live)
        self.watchers.started(live)


def _ending(state: State) -> dict[str, Any]:
    """What the table's row says when the game is over."""
    return {
        "status": "finished",
        "finished": time.time(),
        "result": state.standings(),
        "choices": [state.game.choices(state, seat) for seat in range(state.seats)],
    }


def must_have_lines_left(live: Live, seat: int) -> None:
    """Whoever goes to and fro for ever would make a log that nobody can read in time any more."""
    if live.back_and_forth[seat] >= MOST_BACK_AND_FORTH:
        raise EnoughBackAndForth


def _must_be_playing(live: Live) -> None:
    if live.row.status != "playing":
        raise WrongMoment(f"this table is {live.row.status}")


def _must_be_at(live: Live, seat: int, ply: int) -> None:
    now = live.state_for(seat).ply
    if ply != now:
        raise Stale(now)
