"""The one gate: every change of a table passes here, under its lock, and is a row before all."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from trailboss.kernel.state import State
from trailboss.tables.bus import Bus
from trailboss.tables.errors import NotAllowed, Overtaken, Sealed, Stale, WrongMoment
from trailboss.tables.live import Live, Tried, count_time
from trailboss.tables.memory import CACHED_TABLES, Memory
from trailboss.tables.store import Entry, Seat, Store, Taken
from trailboss.tables.watch import Watch
from trailboss.tables.wishes import AGREE, REFUSE, WISH, wish_after

ATTEMPTS = 8
"""How often a move is tried anew because another process wrote to the same table meanwhile."""


class Gate:
    def __init__(
        self, store: Store, bus: Bus, watch: Watch | None = None, cached: int = CACHED_TABLES
    ) -> None:
        self.store = store
        self.database = store.database
        self.bus = bus
        self.watch = watch or Watch()
        self.memory = Memory(store, cached)

    # ---- reading

    async def live(self, id: str) -> Live:
        async with self.memory.lock(id):
            return await self.memory.load(id)

    # ---- moves

    async def submit(
        self, id: str, seat: int, ply: int, text: str, request: str | None = None
    ) -> Live:
        """Play one action. Stale when the question has changed; IllegalAction with its rule.

        An answer counts as long as its question is open to the seat, whoever else has answered.
        """
        began = time.perf_counter()
        async with self.memory.lock(id):
            for attempts_left in reversed(range(ATTEMPTS)):
                live = await self.memory.load(id)
                if _answered(live, seat, request):
                    return live  # the same request again changes nothing
                _must_be_playing(live)
                try:
                    await self._move(live, seat, ply, text, request)
                    break
                except Overtaken:  # another seat's answer may leave this one's question open
                    if not attempts_left:
                        raise
        self._moved(live)
        self.watch.moved(live, time.perf_counter() - began)
        return live

    async def _move(self, live: Live, seat: int, ply: int, text: str, request: str | None) -> None:
        if not live.still_asks(seat, ply):
            raise Stale(live.state_for(seat).ply)
        tried = live.try_move(seat, text)
        values = _ending(tried.after) if tried.after.is_over else {}
        await self._append_move(
            live, "move", tried, text, request, lambda: live.accept(tried), values
        )

    async def undo(self, id: str, seat: int, ply: int, request: str | None = None) -> Live:
        async with self.memory.lock(id):
            live = await self.memory.load(id)
            if _answered(live, seat, request):
                return live
            _must_be_playing(live)
            _must_be_at(live, seat, ply)
            if not live.undoable(seat):
                raise WrongMoment("nothing can be taken back any more")
            before = live.pending[-1].before
            await self._append(
                live, "undo", seat, "", request, before, live.settled, lambda: live.undo(seat)
            )
        self._moved(live)
        return live

    async def redo(self, id: str, seat: int, ply: int, request: str | None = None) -> Live:
        async with self.memory.lock(id):
            live = await self.memory.load(id)
            if _answered(live, seat, request):
                return live
            _must_be_playing(live)
            _must_be_at(live, seat, ply)
            tried = live.try_redo(seat)
            await self._append_move(live, "redo", tried, "", request, lambda: live.redo(seat))
        self._moved(live)
        return live

    # ---- going back further than one's own turn, if everybody agrees

    async def ask_rewind(self, id: str, seat: int, ply: int, request: str | None = None) -> None:
        """Ask everybody to go back; whoever asks for the same once more has thought better of it.

        A wish holds until the position changes for everybody, or somebody says no.
        """
        async with self.memory.lock(id):
            live = await self.memory.load(id)
            if _answered(live, seat, request):
                return
            _must_be_playing(live)
            if live.is_sealed:
                raise Sealed()
            if not 0 <= ply < live.state_for(seat).ply:
                raise WrongMoment("that is not an earlier position")
            await self._wish(live, WISH, seat, ply, request)
        self._moved(live)

    async def answer_rewind(
        self, id: str, seat: int, agreed: bool, ply: int, request: str | None = None
    ) -> None:
        """When every person at the table has agreed, the position of that ply is back.

        An answer counts for the wish that it was given to, and for no other.
        """
        async with self.memory.lock(id):
            live = await self.memory.load(id)
            if _answered(live, seat, request):
                return
            _must_be_playing(live)
            if live.wish is None or live.wish.ply != ply:
                raise WrongMoment("nobody asks to go back there")
            await self._wish(live, AGREE if agreed else REFUSE, seat, ply, request)
        self._moved(live)

    async def _wish(self, live: Live, kind: str, seat: int, ply: int, request: str | None) -> None:
        wish = wish_after(live.wish, kind, live.seats, seat, ply)
        if wish is not None and wish.has_all(live.seats):
            await self._rewind(live, seat, ply, request)
            return
        await self._append(
            live,
            kind,
            seat,
            str(ply),
            request,
            live.state,
            live.settled,
            lambda: live.hear(kind, seat, ply),
        )

    async def _rewind(self, live: Live, seat: int, ply: int, request: str | None) -> None:
        state = await self.database.reading(live.state_at, ply)
        await self._append(
            live, "rewind", seat, str(ply), request, state, state, lambda: live.rewind(state)
        )

    # ---- the row

    async def _append_move(
        self,
        live: Live,
        kind: str,
        tried: Tried,
        text: str,
        request: str | None,
        carry_out: Callable[[], None],
        values: Mapping[str, Any] | None = None,
    ) -> None:
        settled = live.settled_after(tried)
        await self._append(
            live, kind, tried.seat, text, request, tried.after, settled, carry_out, values
        )

    async def _append(
        self,
        live: Live,
        kind: str,
        seat: int,
        text: str,
        request: str | None,
        state: State,
        settled: State,
        carry_out: Callable[[], None],
        values: Mapping[str, Any] | None = None,
        seat_values: Mapping[str, Any] | None = None,
    ) -> None:
        """Write the line, then carry it out: the row is the truth, and nobody is told before it.

        ``state`` and ``settled`` are what the line leads to; lists and clocks derive from them.
        """
        entry = Entry(live.seq + 1, kind, seat, text, request, time.time())
        asked, waited_for = live.asked, live.waiting_for
        table = dict(values or {})
        seats = [
            replace(s, **seat_values) if seat_values and s.seat == seat else s for s in live.seats
        ]
        table |= _derived(live, entry, state, settled, seats, table.get("status", live.row.status))
        try:
            await self.database.writing(
                self.store.append, live.row.id, entry, table, dict(seat_values or {})
            )
        except Taken:
            self.memory.forget(live.row.id)
            raise Overtaken(live.state_for(seat).ply) from None
        except BaseException:  # whether the line was written, only the database knows
            self.memory.forget(live.row.id)
            raise
        live.row = replace(live.row, **table)
        live.seats = seats
        carry_out()
        live.logged(entry, asked)
        self._tell_whose_turn(live, waited_for, seat)

    def _tell_whose_turn(self, live: Live, waited_for: tuple[int, ...], by: int | None) -> None:
        fresh = frozenset(live.waiting_for).difference(waited_for)
        if fresh and live.row.status == "playing":
            self.watch.asked(live, fresh, by)

    def _moved(self, live: Live) -> None:
        """Everybody is told that the table has changed."""
        self.bus.moved(live.row.id)


def _ending(state: State) -> dict[str, Any]:
    """What the table's row says when the game is over."""
    return {
        "status": "finished",
        "finished": time.time(),
        "result": state.standings(),
        "choices": [state.game.choices(state, seat) for seat in range(state.seats)],
    }


def _answered(live: Live, seat: int, request: str | None) -> bool:
    """Whether this very request was carried out before."""
    if request is None or request not in live.requests:
        return False
    if live.requests[request] != seat:
        raise NotAllowed("this request was another seat's")
    return True


def _must_be_playing(live: Live) -> None:
    if live.row.status != "playing":
        raise WrongMoment(f"this table is {live.row.status}")


def _must_be_at(live: Live, seat: int, ply: int) -> None:
    if ply != live.state.ply:
        raise Stale(live.state_for(seat).ply)


def _derived(
    live: Live, entry: Entry, state: State, settled: State, seats: list[Seat], status: str
) -> dict[str, Any]:
    """What the table's row says about the position: whose turn it is, and until when."""
    if status != "playing":
        return {"waiting_for": [], "deadline": None}
    after = state.decision
    asked = after.seats if after is not None else ()
    shown = settled.decision
    clock = live.clock.copy()
    count_time(clock, entry, live.asked, asked)
    people = tuple(seat for seat in asked if not seats[seat].played_by_bot)
    return {
        "waiting_for": list(shown.seats) if shown is not None else [],
        "deadline": clock.deadline(people, entry.at),
    }
