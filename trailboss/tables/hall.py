"""The hall: every table of this server, the one gate for every change, and the bots' waiter."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from trailboss import bots
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.option import read_options
from trailboss.kernel.registry import load
from trailboss.tables.bus import Bus
from trailboss.tables.errors import NotAllowed, Stale, WrongMoment
from trailboss.tables.live import Live, Wish
from trailboss.tables.pace import Pace
from trailboss.tables.store import Entry, Seat, Store, TableRow, Taken
from trailboss.tables.thinking import Thinkers

CACHED_TABLES = 500
CLOCK_SECONDS = 1.0
VISIBILITIES = ("private", "open", "hotseat")


class Hall:
    def __init__(self, store: Store, bus: Bus, thinkers: Thinkers) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._bot_tasks: dict[str, asyncio.Task[None]] = {}

    # ---- opening a table

    async def open_table(
        self,
        owner: Mapping[str, Any],
        game: str,
        seats: Sequence[Mapping[str, Any]],
        options: Mapping[str, Any],
        visibility: str,
        pace: Mapping[str, Any],
        seed: str | None = None,
    ) -> str:
        """``seats`` says who sits where: {"kind": "me" | "bot" | "open", "name", "bot"}."""
        played = load(game)
        if visibility not in VISIBILITIES:
            raise WrongMoment(f"a table is {', '.join(VISIBILITIES)}; not '{visibility}'")
        checked = read_options(played.options, options)
        played.start(len(seats), 0, checked)  # refuses a bad number of seats
        dice = Dice(seed)
        id = secrets.token_urlsafe(8).replace("_", "a").replace("-", "b")
        now = time.time()
        rows = [_seat_row(id, i, seat, owner, played.meta.name) for i, seat in enumerate(seats)]
        table = {
            "id": id,
            "game": game,
            "version": played.meta.version,
            "options": checked,
            "seats": len(seats),
            "seed": dice.seed.hex(),
            "commitment": dice.commitment(),
            "visibility": visibility,
            "pace": Pace.read(pace).to_json(),
            "status": "open",
            "owner": owner["id"],
            "created": now,
        }
        await asyncio.to_thread(self.store.add_table, table, rows)
        await self._start_if_full(id)
        return id

    async def sit(self, id: str, person: Mapping[str, Any], seat: int) -> None:
        row, seats = await asyncio.to_thread(self.store.table, id)
        if row.status != "open":
            raise WrongMoment("this table has started")
        if not 0 <= seat < row.seats or seats[seat].kind != "open":
            raise WrongMoment("this seat is taken")
        if not await asyncio.to_thread(
            self.store.claim_seat, id, seat, person["id"], person["name"]
        ):
            raise WrongMoment("somebody was quicker")
        await self._start_if_full(id)
        self.bus.announce(id, {"type": "changed"})

    async def _start_if_full(self, id: str) -> None:
        row, seats = await asyncio.to_thread(self.store.table, id)
        if row.status == "open" and all(seat.kind != "open" for seat in seats):
            await asyncio.to_thread(
                self.store.update_table, id, status="playing", started=time.time()
            )
            self.wake_bots(id)

    async def cancel(self, id: str, person: Mapping[str, Any]) -> None:
        row, _ = await asyncio.to_thread(self.store.table, id)
        if row.owner != person["id"]:
            raise NotAllowed("only who opened the table may cancel it")
        if row.status not in ("open", "playing"):
            raise WrongMoment("this table is over")
        async with self._lock(id):
            await asyncio.to_thread(
                self.store.update_table, id, status="cancelled", finished=time.time()
            )
            self._live.pop(id, None)
        self.bus.announce(id, {"type": "changed"})

    async def hand_over(self, id: str, seat: int, bot: str | None) -> None:
        """A bot plays on for somebody who left; with None the person is back."""
        async with self._lock(id):
            await asyncio.to_thread(self.store.update_seat, id, seat, bot=bot)
            live = await self._load(id)
            live.seats = (await asyncio.to_thread(self.store.table, id))[1]
            live.clock.since = time.time()
        self.bus.announce(id, {"type": "changed"})
        self.wake_bots(id)

    async def resign(self, id: str, seat: int) -> None:
        """Give the seat up for good: the best bot of the game plays on."""
        live = await self.live(id)
        if live.row.status not in ("playing", "adjourned"):
            raise WrongMoment(f"this table is {live.row.status}")
        bot = bots.names(live.row.game)[0]
        await asyncio.to_thread(self.store.update_seat, id, seat, person=None)
        await self.hand_over(id, seat, bot)

    async def adjourn(self, id: str, seat: int) -> None:
        """Stop the clock until somebody at the table resumes."""
        await self._pause_or_resume(id, seat, "adjourn", "playing", "adjourned")

    async def resume(self, id: str, seat: int) -> None:
        await self._pause_or_resume(id, seat, "resume", "adjourned", "playing")
        self.wake_bots(id)

    async def _pause_or_resume(self, id: str, seat: int, kind: str, now: str, then: str) -> None:
        async with self._lock(id):
            live = await self._load(id)
            if live.row.status != now:
                raise WrongMoment(f"this table is {live.row.status}")
            await self._append(live, kind, seat, "", None, status=then)
            live.row = replace(live.row, status=then)
        self.bus.announce(id, {"type": "changed"})

    # ---- going back further than one's own turn, if everybody agrees

    async def ask_rewind(self, id: str, seat: int, ply: int) -> None:
        async with self._lock(id):
            live = await self._playing(id)
            if not 0 <= ply < live.state.ply:
                raise WrongMoment("that is not an earlier position")
            live.wish = Wish(seat, ply, frozenset())
        await self.answer_rewind(id, seat, True)

    async def answer_rewind(self, id: str, seat: int, agreed: bool) -> None:
        """When every person at the table has agreed, the position of that ply is back."""
        async with self._lock(id):
            live = await self._playing(id)
            wish = live.wish
            if wish is None:
                raise WrongMoment("nobody has asked to go back")
            people = {s.seat for s in live.seats if s.person and not s.played_by_bot}
            wish = live.wish = replace(wish, agreed=wish.agreed | {seat})
            if not agreed:
                live.wish = None
            elif people <= wish.agreed:
                live.wish = None
                await self._append(live, "rewind", seat, str(wish.ply), None)
                live.rewind(wish.ply)
        self.bus.announce(id, {"type": "moved"})

    # ---- the gate

    async def submit(
        self, id: str, seat: int, ply: int, text: str, request: str | None = None
    ) -> Live:
        """Play one action. Stale when the position has moved on; IllegalAction with its rule."""
        async with self._lock(id):
            live = await self._playing(id)
            if request is not None and request in live.requests:
                return live  # answered before: the same request again changes nothing
            if ply != live.state_for(seat).ply:
                raise Stale(live.state_for(seat).ply)
            tried = live.try_move(seat, text)
            over: dict[str, Any] = {}
            if tried.after.is_over:
                result = tried.after.standings()
                over = {"status": "finished", "finished": time.time(), "result": result}
            await self._append(live, "move", seat, text, request, **over)
            live.accept(tried)
            if over:
                live.row = (await asyncio.to_thread(self.store.table, id))[0]
        self._announce(live)
        return live

    async def undo(self, id: str, seat: int, ply: int, request: str | None = None) -> Live:
        return await self._step_back_or_forth(id, seat, ply, "undo", request)

    async def redo(self, id: str, seat: int, ply: int, request: str | None = None) -> Live:
        return await self._step_back_or_forth(id, seat, ply, "redo", request)

    async def _step_back_or_forth(
        self, id: str, seat: int, ply: int, kind: str, request: str | None
    ) -> Live:
        async with self._lock(id):
            live = await self._playing(id)
            if request is not None and request in live.requests:
                return live
            if ply != live.state.ply:
                raise Stale(live.state_for(seat).ply)
            allowed = live.undoable(seat) if kind == "undo" else live.redoable(seat)
            if not allowed:
                raise WrongMoment("nothing can be taken back any more")
            await self._append(live, kind, seat, "", request)
            if kind == "undo":
                live.undo(seat)
            else:
                live.redo(seat)
        self._announce(live)
        return live

    async def _append(
        self, live: Live, kind: str, seat: int, text: str, request: str | None, **over: Any
    ) -> None:
        """The row is the truth: it is written before anybody is told (design, section 8)."""
        entry = Entry(live.seq + 1, kind, seat, text, request, time.time())
        try:
            await asyncio.to_thread(self.store.append, live.row.id, entry, **over)
        except Taken:
            self._live.pop(live.row.id, None)
            raise Stale(live.state.ply) from None
        live.logged(entry, live.asked)

    def _announce(self, live: Live) -> None:
        self.bus.announce(live.row.id, {"type": "moved"})
        self.wake_bots(live.row.id)

    # ---- reading

    async def live(self, id: str) -> Live:
        async with self._lock(id):
            return await self._load(id)

    async def _playing(self, id: str) -> Live:
        live = await self._load(id)
        if live.row.status != "playing":
            raise WrongMoment(f"this table is {live.row.status}")
        return live

    async def _load(self, id: str) -> Live:
        live = self._live.get(id)
        if live is None or live.row.status == "open":
            live = await asyncio.to_thread(self._read, id)
            self._live[id] = live
            while len(self._live) > CACHED_TABLES:
                self._live.popitem(last=False)
        self._live.move_to_end(id)
        return live

    def _read(self, id: str) -> Live:
        row, seats = self.store.table(id)
        return Live(row, seats, self.store.log(id))

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    # ---- bots

    def wake_bots(self, id: str) -> None:
        """Let a bot think if it is a bot's turn and none is thinking at this table."""
        task = self._bot_tasks.get(id)
        if task is None or task.done():
            self._bot_tasks[id] = asyncio.create_task(self._play_bots(id))

    async def _play_bots(self, id: str) -> None:
        while True:
            live = await self.live(id)
            decision = live.state.decision
            if live.row.status != "playing" or decision is None:
                return
            seat = next((s for s in decision.seats if live.seats[s].played_by_bot), None)
            if seat is None:
                return
            ply = live.state.ply
            text = await self.thinkers.choose(live.state, seat, str(live.seats[seat].bot))
            with suppress(Stale, WrongMoment):
                await self.submit(id, seat, ply, text)

    # ---- clocks

    async def watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            await self.check_clocks()

    async def check_clocks(self) -> None:
        """Whoever has run out of time is replaced by a bot and may come back."""
        for id, live in list(self._live.items()):
            asked = live.asked
            if live.row.status != "playing" or not asked:
                continue
            remaining = live.clock.remaining(asked, time.time())
            if remaining is None or remaining >= 0:
                continue
            for seat in asked:
                if not live.seats[seat].played_by_bot:
                    await self.hand_over(id, seat, bots.names(live.row.game)[0])

    async def wake_all(self) -> None:
        """After a start of the server: bots and clocks of every running table go on."""
        running = await asyncio.to_thread(self.store.tables_with_status, "playing", CACHED_TABLES)
        for row, seats in running:
            if row.pace.get("kind", "none") != "none" or any(s.played_by_bot for s in seats):
                with suppress(TrailbossError):
                    await self.live(row.id)
                    self.wake_bots(row.id)

    async def close(self) -> None:
        tasks = [task for task in self._bot_tasks.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        self.store.close()


def _seat_row(
    table: str, seat: int, wish: Mapping[str, Any], owner: Mapping[str, Any], game: str
) -> dict[str, Any]:
    kind = wish.get("kind")
    row: dict[str, Any] = {
        "table": table,
        "seat": seat,
        "kind": kind,
        "person": None,
        "bot": None,
        "name": "",
        "invitation": secrets.token_urlsafe(16),
    }
    if kind == "me":
        row |= {"kind": "person", "person": owner["id"], "name": wish.get("name") or owner["name"]}
    elif kind == "bot":
        row |= {"bot": wish["bot"], "name": str(wish["bot"]).capitalize()}
    elif kind != "open":
        raise WrongMoment(f"a seat is for me, for a bot or open; not '{kind}'")
    return row


def seats_of(live: Live, person: str | None) -> frozenset[int]:
    """The seats that a person holds at this table."""
    if person is None:
        return frozenset()
    return frozenset(seat.seat for seat in live.seats if seat.person == person)


__all__ = ["Hall", "Seat", "TableRow", "seats_of"]
