"""The hall: every table of this server, put together from what a table needs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from trailboss.tables import commons, worktime
from trailboss.tables.admission import Admission
from trailboss.tables.attendance import Attendance
from trailboss.tables.bot_players import BotPlayers
from trailboss.tables.bus import Bus
from trailboss.tables.cache import CACHED_TABLES, NOTHING
from trailboss.tables.clocks import Clocks
from trailboss.tables.errors import BadDatabase
from trailboss.tables.gate import Gate
from trailboss.tables.peers import AGAIN, ANSWERED, JOB, MOVED, SAID
from trailboss.tables.seating import Seating
from trailboss.tables.store import Seat, Store, TableRow
from trailboss.tables.thinking import Thinkers
from trailboss.tables.watch import Watch, Watchers

AGAIN_SECONDS = 1.0
"""After so long the database is tried again."""
T = TypeVar("T")
logger = logging.getLogger(__name__)


class Hall:
    """Nothing here is inherited: whoever reads a line knows whose business it is."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        *watching: Watch,
        cached: int = CACHED_TABLES,
    ) -> None:
        worktime.begin()
        self.store = store
        self.bus = bus
        self.gate = Gate(store, bus, Watchers(*watching), cached)
        self.seating = Seating(self.gate)
        self.attendance = Attendance(self.gate, self.seating)
        self.admission = Admission(store.database, bus)
        bus.commons.on_silent = self.admission.look_again
        self.bots = BotPlayers(self.gate, thinkers)
        self.clocks = Clocks(self.gate, self.seating)
        self.gate.watchers.add(self.bots)

    async def keep_going(self) -> None:
        """From the start of the server to its end: no clock is looked at before all are right."""
        try:
            alone = await _done(lambda: self.bus.peers.start(self.hear))
            self.bus.commons.start()
            await _done(lambda: self.clocks.begin(alone))
            self.bots.jobs.start()
            await _done(lambda: self.wake_all(alone))
        except Exception as error:
            logger.error("the tables could not be woken: %s", type(error).__name__)
        await self.clocks.watch()

    async def hear(self, notice: str, process: str) -> None:
        """Another process has changed something: whoever looks at it here is shown it."""
        word, _, name = notice.partition(" ")
        if word in commons.WORDS:
            self.bus.commons.hear(word, name, process)
        elif word == MOVED:
            table, _, line = name.partition(" ")
            self.bus.moved_here(table, heard=int(line) if line else NOTHING)
        elif word == SAID:
            lines = await self.store.database.reading(self.store.chat, name)
            self.bus.announce_here(name, {"type": "chat", "lines": lines, "whole": True})
        elif word == JOB:
            self.bots.jobs.look()
        elif word == ANSWERED:
            self.bots.jobs.answered(name)
        elif word == AGAIN:
            self.bus.commons.again()
            self.bus.moved_everywhere()
            self.bots.jobs.look()
            await self.admission.look_again()
        else:
            self.bus.drop_here(word, name)

    async def wake_all(self, alone: bool = True) -> None:
        """After a start of the server: bots and clocks of every running table go on, and tables
        start that were full when it was stopped."""
        database = self.store.database
        for id in await database.reading(self.store.full_tables):
            try:
                await self.seating.start_if_full(id)
            except Exception as error:  # one table keeps no other from going on
                logger.warning("table %s cannot start: %s", id, type(error).__name__)
        alive = await database.reading(self.store.last_alive)
        for row, seats in await database.reading(self.store.running_tables):
            try:
                await self._wake(row, seats, alive, alone)
            except Exception as error:
                logger.warning("table %s cannot go on: %s", row.id, type(error).__name__)

    async def _wake(
        self, row: TableRow, seats: list[Seat], alive: float | None, alone: bool
    ) -> None:
        if alone:  # else the clocks have never stood still
            await self.clocks.go_on(row, alive)
        waiting = row.waiting_for
        if not any(seat.played_by for seat in seats):
            return  # bots among themselves: nobody looks yet
        if waiting is None or any(seats[seat].played_by_bot for seat in waiting):
            self.bots.wake(row.id)

    async def close(self) -> None:
        await self.bots.close()
        self.gate.quarantine.close()
        await self.bus.commons.close()
        await self.bus.peers.close()
        self.store.database.close()


async def _done(work: Callable[[], Awaitable[T]]) -> T:
    """A database that is away while a process starts leaves nobody deaf or idle for good."""
    while True:
        try:
            return await work()
        except BadDatabase as error:
            logger.warning("the tables are woken later: %s", error)
            await asyncio.sleep(AGAIN_SECONDS)
