"""Clocks: whoever has run out of time is replaced, and tables that nobody comes to are closed."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from trailboss import bots
from trailboss.kernel.errors import TrailbossError
from trailboss.tables import site_time, worktime
from trailboss.tables.change import Change
from trailboss.tables.gate import Gate
from trailboss.tables.seating import Seating
from trailboss.tables.store import TableRow

CLOCK_SECONDS = 1.0
ALIVE_SECONDS = 60.0
"""How often the server notes that it is at work; a shorter absence is not made up for."""
logger = logging.getLogger(__name__)


class Clocks:
    def __init__(self, gate: Gate, seating: Seating) -> None:
        self.gate = gate
        self.seating = seating
        self.store = gate.store
        self.database = gate.database
        self.is_shared = gate.bus.peers.are_possible
        self._pause = site_time.AGREE_SECONDS if self.is_shared else ALIVE_SECONDS

    async def watch(self) -> None:
        noted: float | None = None
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            try:
                if noted is None or time.monotonic() - noted >= self._pause:
                    noted = time.monotonic()
                    await self._note()
                    await self.seating.close_forgotten()
                await self.check()
            except Exception as error:
                logger.error("the clocks could not be checked: %s", type(error).__name__)

    async def begin(self, alone: bool) -> None:
        """Before anything is looked at; ``alone``: no other process is at work."""
        if self.is_shared:
            await self.database.reading(site_time.begin, self.store, alone)

    async def _note(self) -> None:
        if self.is_shared:
            await self.database.writing(site_time.agree, self.database)
        else:
            await self.database.writing(self.store.note_alive, worktime.now())

    async def check(self) -> None:
        """Whoever has run out of time is replaced by a bot and may come back."""
        for id in await self.database.reading(self.store.overdue_tables, worktime.now()):
            with suppress(TrailbossError):
                await self._check(id)

    async def _check(self, id: str) -> None:
        async with self.gate.locked(id) as live:
            if live.row.status != "playing":
                return
            now = worktime.now()
            people = [seat for seat in live.asked if not live.seats[seat].played_by_bot]
            late = [s for s in people if (live.clock.remaining((s,), now) or 0) < 0]
            for seat in late:
                left = {"bot": bots.stand_in(live.row.game)}
                await self.gate.append(live, Change.note("left", live, seat, holder=left))
            if not late:  # hours of the nightly pause did not count
                deadline = live.clock.deadline(tuple(people), now)
                await self.database.writing(self.store.update_table, id, deadline=deadline)
        if late:
            self.gate.announce(live)

    async def go_on(self, row: TableRow, alive: float | None) -> None:
        """After a start of the server, which was last at work at ``alive``: the time that it was
        away counts for nobody."""
        pace = row.pace.get("kind")
        # It may also lie ahead, if somebody has set the machine's clock back.
        away = alive is not None and abs(worktime.now() - alive) > 2 * ALIVE_SECONDS
        if row.waiting_for is not None and pace != "live" and not (pace == "days" and away):
            return
        async with self.gate.locked(row.id) as live:
            if live.row.status == "playing":  # the note derives the rest anew
                since = str(max(alive or 0.0, live.clock.since)) if pace == "days" else ""
                await self.gate.append(live, Change.note("resume", live, 0, text=since))
