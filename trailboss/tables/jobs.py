"""Jobs: the moves of bots, done by whichever process has hands for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from trailboss.kernel.errors import BadRecord, UnknownGame
from trailboss.tables.bus import Bus
from trailboss.tables.errors import NoSuchTable, OtherBox, Unplayable
from trailboss.tables.fair_queue import Need, Whose
from trailboss.tables.store import Seat, TableRow
from trailboss.tables.thinking import Advice

RETRY_SECONDS = 30.0
"""After so long a job that could not be done, say for want of the database, is tried again."""
BOTS = "bots "
"""A job of this name, and of a table's, is for the bots there."""
LASTING = (NoSuchTable, OtherBox, BadRecord, UnknownGame, Unplayable)
"""What is wrong with a table for good: no bot needs to try again. Least of all where a stranger's
box costs what may be had of a processor each time."""
logger = logging.getLogger(__name__)


class Job(NamedTuple):
    name: str
    """Of one name there is one job, however often it is asked for."""
    whose: Whose
    need: Need


class Worker(Protocol):
    async def job(self, table: str) -> Job | None:
        """What there is to do for the bots of a table, if anything."""
        ...

    async def advise(self, wanted: Advice, whose: Whose) -> Any:
        """Think something out for somebody who waits for the answer."""
        ...

    async def work(self, table: str) -> None:
        """Do it, or a part of it. Whatever was done meanwhile by somebody else is not done again:
        the table's log decides."""
        ...


class Jobs(Protocol):
    def wake(self, table: str) -> None:
        """Let bots think if it is a bot's turn there."""
        ...

    async def think(self, wanted: Advice, whose: Whose, seconds: float) -> Any:
        """Have another process think something out; TimeoutError where none does so in time."""
        ...

    def start(self) -> None: ...

    def look(self) -> None:
        """There may be something to do."""
        ...

    def answered(self, name: str) -> None:
        """What another process has thought out is there."""
        ...

    async def close(self) -> None: ...


def bots_job(bus: Bus, row: TableRow, seats: Sequence[Seat], asked: Sequence[int]) -> Job | None:
    """For the bots of a table at which these seats are asked, if one of them is a bot's.

    Bots among themselves play only before somebody's eyes, and go on when anybody looks. Whoever
    opens such tables and drops the name that they count for, or leaves tables to bots one by one,
    would have the machine work for nobody.
    """
    if row.status != "playing" or not any(seats[seat].played_by_bot for seat in asked):
        return None
    people = [seat.played_by for seat in seats if seat.played_by]
    if not people and not bus.is_watched(row.id):
        return None
    name = BOTS + row.id
    for person in people:
        network = bus.network_of(row.id, person)
        if network is not None:
            return Job(name, Whose(network, row.owner), Need.SOMEBODY_WAITS)
    need = Need.SOMEBODY_PLAYS if people else Need.NOBODY_WAITS
    return Job(name, Whose(row.owner, row.owner), need)


class JobsHere:
    """In this process, where no other can help: tables think side by side, and stand in line for a
    thinking process move by move."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.later: dict[str, asyncio.TimerHandle] = {}
        """Tables where bots are woken once more."""

    async def think(self, wanted: Advice, whose: Whose, seconds: float) -> Any:
        raise TimeoutError  # there is no other process

    def start(self) -> None:
        pass

    def look(self) -> None:
        pass

    def answered(self, name: str) -> None:
        pass

    def wake(self, table: str) -> None:
        later = self.later.pop(table, None)
        if later is not None:
            later.cancel()
        thinking = self.tasks.get(table)
        if thinking is None or thinking.done():
            task = self.tasks[table] = asyncio.create_task(self._do(table))
            task.add_done_callback(lambda task: self._ended(table, task))

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        if self.tasks.get(table) is task:
            del self.tasks[table]

    async def _do(self, table: str) -> None:
        try:
            while await self._worker.job(table) is not None:
                await self._worker.work(table)
        except LASTING as error:
            logger.warning("no bot can play at table %s: %s", table, type(error).__name__)
        except Exception as error:  # it may pass, and nobody else would wake the bot again
            logger.warning("a bot at table %s tries again: %s", table, type(error).__name__)
            loop = asyncio.get_running_loop()
            self.later[table] = loop.call_later(RETRY_SECONDS, self.wake, table)

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for later in self.later.values():
            later.cancel()
