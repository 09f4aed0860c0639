"""Bots at tables: woken when it may be their turn, they think elsewhere and move by the gate."""

from __future__ import annotations

import time
from contextlib import suppress

from trailboss.tables.errors import NotAllowed, Stale, WrongMoment
from trailboss.tables.fair_queue import Need, Whose
from trailboss.tables.gate import Gate
from trailboss.tables.jobs import Job, Jobs, bots_job
from trailboss.tables.lessons import next_of_lesson, waits_by_lesson
from trailboss.tables.live import Live
from trailboss.tables.player import Player
from trailboss.tables.thinking import NOBODYS, Thinkers
from trailboss.tables.watch import Watch


class BotPlayers(Watch):
    def __init__(self, gate: Gate, thinkers: Thinkers) -> None:
        self.gate = gate
        self.thinkers = thinkers
        self.advise = thinkers.advise
        self.jobs: Jobs = gate.bus.peers.jobs(gate.database, self, thinkers.processes)
        thinkers.elsewhere = self.jobs.think

    def changed(self, live: Live) -> None:
        if not any(seat.played_by_bot for seat in live.seats):
            return
        if self.gate.bus.peers.are_possible:
            self.jobs.look()  # the job was written by the same commit as the line
        else:
            self.wake(live.row.id)

    def started(self, live: Live) -> None:
        if any(seat.played_by_bot for seat in live.seats):
            self.wake(live.row.id)

    def wake(self, id: str) -> None:
        """Let a bot think if it is a bot's turn and none is thinking at this table."""
        self.jobs.wake(id)

    async def job(self, id: str) -> Job | None:
        live = await self.gate.live(id)
        return bots_job(self.gate.bus, live.row, live.seats, _ready(live))

    async def work(self, id: str) -> None:
        """One move of a bot, if it is still a bot's turn."""
        await self._play_one(await self.gate.live(id))

    async def _play_one(self, live: Live) -> None:
        seat = next((s for s in _ready(live) if live.seats[s].played_by_bot), None)
        if live.row.status != "playing" or seat is None:
            return
        ply, name = live.state.ply, str(live.seats[seat].bot)
        began = time.perf_counter()
        text, failed = next_of_lesson(live, seat), False
        if text is None:
            whose, need = self._whose(live)
            text, failed = await self.thinkers.choose(live.state, seat, name, whose, need)
        self.gate.watchers.thought(name, time.perf_counter() - began, failed)
        with suppress(Stale, WrongMoment, NotAllowed):  # something has changed meanwhile
            if failed:
                await self.gate.note_failure(live.row.id, seat, ply)
            await self.gate.submit(live.row.id, Player(seat, None), ply, text)

    def _whose(self, live: Live) -> tuple[Whose, Need]:
        """Who stands in line for a thinking process."""
        job = bots_job(self.gate.bus, live.row, live.seats, live.asked)
        return (NOBODYS, Need.NOBODY_WAITS) if job is None else (job.whose, job.need)

    async def close(self) -> None:
        await self.jobs.close()
        self.thinkers.close()


def _ready(live: Live) -> list[int]:
    """The seats that are asked, without those that wait for a learner."""
    return [seat for seat in live.asked if not waits_by_lesson(live, seat)]
