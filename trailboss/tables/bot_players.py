"""Bots at tables: woken when it may be their turn, they think elsewhere and move by the gate."""

from __future__ import annotations

import asyncio
import logging
import time

from trailboss.kernel.errors import BadRecord, UnknownGame
from trailboss.tables.errors import NoSuchTable, NotAllowed, OtherBox, Stale, WrongMoment
from trailboss.tables.fair_queue import Need, Whose
from trailboss.tables.gate import Gate
from trailboss.tables.lessons import next_of_lesson
from trailboss.tables.live import Live
from trailboss.tables.player import Player
from trailboss.tables.thinking import Thinkers
from trailboss.tables.watch import Watch

RETRY_SECONDS = 30.0
"""After so long a bot that could not move, say for want of the database, tries again."""
LASTING = (NoSuchTable, OtherBox, BadRecord, UnknownGame)
"""What is wrong with a table for good: no bot needs to try again."""
logger = logging.getLogger(__name__)


class BotPlayers(Watch):
    def __init__(self, gate: Gate, thinkers: Thinkers) -> None:
        self.gate = gate
        self.thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._later: dict[str, asyncio.TimerHandle] = {}  # tables where bots are woken once more

    def changed(self, live: Live) -> None:
        if any(seat.played_by_bot for seat in live.seats):
            self.wake(live.row.id)

    def wake(self, id: str) -> None:
        """Let a bot think if it is a bot's turn and none is thinking at this table."""
        later = self._later.pop(id, None)
        if later is not None:
            later.cancel()
        thinking = self._tasks.get(id)
        if thinking is None or thinking.done():
            task = self._tasks[id] = asyncio.create_task(self._play(id))
            task.add_done_callback(lambda task: self._ended(id, task))

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(id) is task:
            del self._tasks[id]

    async def _play(self, id: str) -> None:
        try:
            async with self.gate.bus.peers.thinking(id) as here:
                live: Live | None = await self.gate.live(id) if here else None
                while live is not None:
                    live = await self._play_one(live)
            if not here:  # another process may end before its bots have moved
                self._wake_later(id)
        except LASTING as error:
            logger.warning("no bot can play at table %s: %s", id, type(error).__name__)
        except Exception as error:  # it may pass, and nobody else would wake the bot again
            logger.warning("a bot at table %s tries again: %s", id, type(error).__name__)
            self._wake_later(id)

    def _wake_later(self, id: str) -> None:
        loop = asyncio.get_running_loop()
        self._later[id] = loop.call_later(RETRY_SECONDS, self.wake, id)

    async def _play_one(self, live: Live) -> Live | None:
        """One move of a bot, and where it led; None when it is a person's turn, or nobody cares."""
        id = live.row.id
        seat = next((s for s in live.asked if live.seats[s].played_by_bot), None)
        if live.row.status != "playing" or seat is None or not self._matters(live):
            return None
        ply, name = live.state.ply, str(live.seats[seat].bot)
        began = time.perf_counter()
        text, failed = next_of_lesson(live, seat), False
        if text is None:
            whose, need = self._whose(live)
            text, failed = await self.thinkers.choose(live.state, seat, name, whose, need)
        self.gate.watchers.thought(name, time.perf_counter() - began, failed)
        try:
            return await self.gate.submit(id, Player(seat, None), ply, text)
        except (Stale, WrongMoment, NotAllowed):  # something has changed meanwhile: look again
            return await self.gate.live(id)

    def _matters(self, live: Live) -> bool:
        """Bots among themselves play only before somebody's eyes, and go on when anybody looks.

        Whoever opens such tables and drops the name that they count for, or leaves tables to bots
        one by one, would have the machine work for nobody.
        """
        return any(seat.played_by for seat in live.seats) or bool(
            self.gate.bus.listeners(live.row.id)
        )

    def _whose(self, live: Live) -> tuple[Whose, Need]:
        """Who waits for the bots of a table: bots among themselves can wait for everybody else."""
        owner = live.row.owner
        people = [seat.played_by for seat in live.seats if seat.played_by]
        for person in people:
            network = self.gate.bus.network_of(live.row.id, person)
            if network is not None:
                return Whose(network, owner), Need.SOMEBODY_WAITS
        return Whose(owner, owner), Need.SOMEBODY_PLAYS if people else Need.NOBODY_WAITS

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for later in self._later.values():
            later.cancel()
        self.thinkers.close()
