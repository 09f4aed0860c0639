"""The hall: every table of this server, with the bots' waiter and the timekeeper."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from trailboss import bots
from trailboss.kernel.errors import BadRecord, TrailbossError, UnknownGame
from trailboss.tables.bus import Bus
from trailboss.tables.errors import NoSuchTable, OtherVersion, Stale, WrongMoment
from trailboss.tables.live import Live
from trailboss.tables.memory import CACHED_TABLES
from trailboss.tables.seating import Seating, seats_of
from trailboss.tables.store import Seat, Store, TableRow
from trailboss.tables.thinking import Thinkers
from trailboss.tables.watch import Watch

CLOCK_SECONDS = 1.0
ALIVE_SECONDS = 60.0
"""How often the server notes that it is at work; a shorter absence is not made up for."""
RETRY_SECONDS = 30.0
"""After so long a bot that could not move, say for want of the database, tries again."""
LASTING = (NoSuchTable, OtherVersion, BadRecord, UnknownGame)
"""What is wrong with a table for good: no bot needs to try again."""
logger = logging.getLogger(__name__)


class Hall(Seating):
    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        watch: Watch | None = None,
        cached: int = CACHED_TABLES,
    ) -> None:
        super().__init__(store, bus, watch, cached)
        self.thinkers = thinkers
        self._bot_tasks: dict[str, asyncio.Task[None]] = {}
        self._later: dict[str, asyncio.TimerHandle] = {}  # bots that will be woken once more

    def _moved(self, live: Live) -> None:
        super()._moved(live)
        if any(seat.played_by_bot for seat in live.seats):
            self.wake_bots(live.row.id)

    # ---- bots

    def wake_bots(self, id: str) -> None:
        """Let a bot think if it is a bot's turn and none is thinking at this table."""
        later = self._later.pop(id, None)
        if later is not None:
            later.cancel()
        if id not in self._bot_tasks:
            task = self._bot_tasks[id] = asyncio.create_task(self._play_bots(id))
            task.add_done_callback(lambda _task: self._bot_tasks.pop(id, None))

    async def _play_bots(self, id: str) -> None:
        try:
            while await self._play_a_bot(id):
                pass
        except LASTING as error:
            logger.warning("no bot can play at table %s: %s", id, type(error).__name__)
        except Exception as error:  # it may pass, and nobody else would wake the bot again
            logger.warning("a bot at table %s tries again: %s", id, type(error).__name__)
            self._wake_later(id)

    def _wake_later(self, id: str) -> None:
        loop = asyncio.get_running_loop()
        self._later[id] = loop.call_later(RETRY_SECONDS, self.wake_bots, id)

    async def _play_a_bot(self, id: str) -> bool:
        """One move of a bot; False when it is nobody's turn but a person's."""
        live = await self.live(id)
        seat = next((s for s in live.asked if live.seats[s].played_by_bot), None)
        if live.row.status != "playing" or seat is None:
            return False
        ply, name = live.state.ply, str(live.seats[seat].bot)
        began = time.perf_counter()
        text, failed = await self.thinkers.choose(live.state, seat, name)
        self.watch.thought(name, time.perf_counter() - began, failed)
        with suppress(Stale, WrongMoment):  # the position has changed meanwhile: look again
            await self.submit(id, seat, ply, text)
        return True

    # ---- clocks

    async def watch_clocks(self) -> None:
        noted = 0.0
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            try:
                if time.time() - noted >= ALIVE_SECONDS:
                    noted = time.time()
                    await self.database.writing(self.store.note_alive, noted)
                    await self.close_forgotten()
                await self.check_clocks()
            except Exception as error:
                logger.error("the clocks could not be checked: %s", type(error).__name__)

    async def check_clocks(self) -> None:
        """Whoever has run out of time is replaced by a bot and may come back."""
        for id in await self.database.reading(self.store.overdue_tables, time.time()):
            with suppress(TrailbossError):
                await self._check_clock(await self.live(id))

    async def _check_clock(self, live: Live) -> None:
        now = time.time()
        people = [seat for seat in live.asked if not live.seats[seat].played_by_bot]
        late = [s for s in people if (live.clock.remaining((s,), now) or 0) < 0]
        for seat in late:
            await self.hand_over(live.row.id, seat, bots.names(live.row.game)[0])
        if not late:  # hours of the nightly pause did not count
            deadline = live.clock.deadline(tuple(people), now)
            await self.database.writing(self.store.update_table, live.row.id, deadline=deadline)

    # ---- from start to end of the server

    async def keep_going(self) -> None:
        """From the start of the server to its end: no clock is looked at before all are right."""
        try:
            await self.wake_all()
        except Exception as error:
            logger.error("the tables could not be woken: %s", type(error).__name__)
        await self.watch_clocks()

    async def wake_all(self) -> None:
        """After a start of the server: bots and clocks of every running table go on."""
        alive = await self.database.reading(self.store.last_alive)
        for row, seats in await self.database.reading(self.store.running_tables):
            try:
                await self._wake(row, seats, alive)
            except TrailbossError as error:
                logger.warning("table %s cannot go on: %s", row.id, type(error).__name__)

    async def _wake(self, row: TableRow, seats: list[Seat], alive: float | None) -> None:
        waiting, pace = row.waiting_for, row.pace.get("kind")
        away = alive is not None and time.time() - alive > 2 * ALIVE_SECONDS
        if waiting is None or pace == "live" or (pace == "days" and away):
            # The time that the server was away counts for nobody; the note derives the rest anew.
            async with self.memory.lock(row.id):
                live = await self.memory.load(row.id)
                if live.row.status == "playing":
                    since = str(max(alive or 0.0, live.clock.since)) if pace == "days" else ""
                    await self._note(live, "resume", 0, text=since)
        if waiting is None or any(seats[seat].played_by_bot for seat in waiting):
            self.wake_bots(row.id)

    async def close(self) -> None:
        tasks = list(self._bot_tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for later in self._later.values():
            later.cancel()
        self.thinkers.close()
        self.database.close()


__all__ = ["Hall", "Seat", "TableRow", "seats_of"]
