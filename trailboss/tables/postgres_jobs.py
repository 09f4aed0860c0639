"""Jobs in the database, done by all processes that have hands for them."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from contextlib import suppress
from typing import Any

import msgspec

from trailboss.kernel.errors import BadOption
from trailboss.tables.database import Database
from trailboss.tables.errors import BadDatabase
from trailboss.tables.fair_queue import Whose
from trailboss.tables.job_store import LEASE_SECONDS, JobStore, TakenJob
from trailboss.tables.jobs import BOTS, LASTING, Job, Worker
from trailboss.tables.peers import ANSWERED, JOB, Peers
from trailboss.tables.thinking import Advice

LOOK_SECONDS = 1.0
"""So often jobs are looked for which nobody has told of, as those of a process that has died."""
AGAIN_SECONDS = 2.0
"""After so long a job that could not be done is tried again."""
REMEMBERED = 10_000
"""Of so many networks and people it is known when they were last served."""
logger = logging.getLogger(__name__)


class PostgresJobs:
    def __init__(self, database: Database, peers: Peers, worker: Worker, hands: int) -> None:
        self.store = JobStore(database)
        self._database = database
        self._peers = peers
        self._worker = worker
        self._hands = hands
        """How many jobs are done here at the same time."""
        self._news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._doing: dict[str, TakenJob] = {}
        self._waiting: dict[str, asyncio.Event] = {}
        """For what others think out."""
        self._turns = itertools.count(1)
        self._served: dict[str, int] = {}
        """When a network or person was last served, in turns."""

    # ---- asking

    def wake(self, table: str) -> None:
        self._spawn(self._ask(table))

    async def _ask(self, table: str) -> None:
        try:
            job = await self._worker.job(table)
            if job is not None:
                await self._database.writing(self.store.put, job)
                self._peers.tell(JOB)
                self.look()
        except Exception as error:  # whoever looks at the table next asks again
            logger.warning("no bot was woken at table %s: %s", table, type(error).__name__)

    async def think(self, wanted: Advice, whose: Whose, seconds: float) -> Any:
        name = f"{wanted.kind} {secrets.token_hex(8)}"
        waiting = self._waiting[name] = asyncio.Event()
        given = msgspec.json.encode(wanted).decode()
        job = Job(name, whose, wanted.need)
        try:
            await self._database.writing(self.store.put, job, given)
            self._peers.tell(JOB)
            async with asyncio.timeout(seconds):
                while True:
                    with suppress(TimeoutError):  # a notice may be lost
                        await asyncio.wait_for(waiting.wait(), LOOK_SECONDS)
                    waiting.clear()
                    answer = await self._database.writing(self.store.fetch, name)
                    if answer is not None:
                        return _read(answer)
        except TimeoutError:
            await self._database.writing(self.store.forget, name)
            raise
        finally:
            del self._waiting[name]

    def answered(self, name: str) -> None:
        if name in self._waiting:
            self._waiting[name].set()

    # ---- doing

    def start(self) -> None:
        if self._hands:
            self._spawn(self._work())
            self._spawn(self._say_still_at_work())

    def look(self) -> None:
        self._news.set()

    async def _work(self) -> None:
        free = asyncio.Semaphore(self._hands)
        while True:
            await free.acquire()
            job = await self._next()
            task = self._spawn(self._do(job))
            task.add_done_callback(lambda _: free.release())

    async def _next(self) -> TakenJob:
        while True:
            self._news.clear()
            try:
                number = self._peers.number
                job = await self._database.writing(self.store.take, number, self._order)
                if job is not None:
                    self._note_served(job)
                    return job
            except BadDatabase as error:
                logger.warning("no job can be taken: %s", error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_SECONDS)

    def _note_served(self, job: TakenJob) -> None:
        if len(self._served) > REMEMBERED:
            self._served.clear()
        for one in job.whose:
            self._served[one] = next(self._turns)

    def _order(self, job: Job) -> tuple[int, int, int]:
        """The greatest need first; among equals network after network, and person after person."""
        served = self._served
        return (job.need, served.get(job.whose.network, 0), served.get(job.whose.person, 0))

    async def _do(self, job: TakenJob) -> None:
        number = self._peers.number
        self._doing[job.name] = job
        try:
            if job.given is not None:
                await self._think(job, number)
                return
            try:
                await self._worker.work(job.name.removeprefix(BOTS))
            except LASTING as error:
                logger.warning("%s cannot be done: %s", job.name, type(error).__name__)
            await self._database.writing(self.store.done, job, number)
        except asyncio.CancelledError:  # this process ends: somebody else goes on at once
            with suppress(BadDatabase, RuntimeError):
                await self._database.writing(self.store.let_go, job, number, 0.0)
            raise
        except Exception as error:
            logger.warning("%s is tried again: %s", job.name, type(error).__name__)
            with suppress(BadDatabase):
                await self._database.writing(self.store.let_go, job, number, AGAIN_SECONDS)
        finally:
            del self._doing[job.name]
            self.look()

    async def _think(self, job: TakenJob, number: int) -> None:
        try:
            told = {
                "told": await self._worker.advise(msgspec.convert(job.given, Advice), job.whose)
            }
        except BadOption as error:  # nobody has learned such a table
            told = {"refused": str(error)}
        answer = msgspec.json.encode(told).decode()
        await self._database.writing(self.store.answer, job, number, answer)
        self._peers.tell(f"{ANSWERED} {job.name}")

    async def _say_still_at_work(self) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 4)
            if self._doing:
                with suppress(BadDatabase):
                    await self._database.writing(self.store.still_at_work, self._peers.number)

    def _spawn(self, work: object) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _read(answer: Any) -> Any:
    if "refused" in answer:
        raise BadOption(answer["refused"])
    return answer["told"]
