"""Processes that share a PostgreSQL database: its advisory locks, and LISTEN and NOTIFY.

A lock is held by a connection, so the database lets it go however the process ends. It saves work
and keeps order; what is right does not rest on it: a line of a log is there once, whoever believes
to hold what. Notices carry names alone. Whoever missed one looks at the table anew.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from typing import TYPE_CHECKING

import psycopg
from psycopg import AsyncConnection, sql

from trailboss.tables.database import NOTICING
from trailboss.tables.errors import BadDatabase
from trailboss.tables.peers import AGAIN, CHANNEL, Hear

if TYPE_CHECKING:
    from trailboss.tables.database import Database
    from trailboss.tables.jobs import Jobs, Worker

FIRST_WAIT, LONGEST_WAIT = 0.002, 0.05
"""Seconds between two tries for a lock that another process has."""
STUCK_SECONDS = 8.0
"""Whoever holds a lock for so long has lost it."""
RECONNECT_SECONDS = 1.0
MOST_WAITING = 10_000
"""Notices that wait for the database; for those that are too many, all look at everything."""
TABLE, ALIVE = "table", "alive"
_CUT_OFF = sql.SQL(
    "SELECT bool_or(pg_terminate_backend(pid)) FROM pg_locks WHERE locktype = 'advisory' "
    "AND objsubid = 1 AND granted AND pid <> pg_backend_pid() AND "
    "database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND "
    "classid::bigint = %s AND objid::bigint = %s"
)
logger = logging.getLogger(__name__)


class PostgresPeers:
    are_possible = True

    def __init__(self, address: str) -> None:
        self._address = address
        self.name = secrets.token_hex(4)
        self.number = 0
        self._locking: AsyncConnection[tuple[bool]] | None = None
        self._asking = asyncio.Lock()
        """One question at a time over a connection."""
        self._notices: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._untold = False
        """Whether there were more notices than can wait."""
        self._listens = asyncio.Event()
        self._work: list[asyncio.Task[None]] = []
        self._ending: set[asyncio.Task[None]] = set()

    # ---- from start to end

    async def start(self, hear: Hear) -> bool:
        alone = await self._ask("pg_try_advisory_lock", ALIVE)
        # Held together with all others, until this process ends.
        await self._ask("pg_try_advisory_lock_shared", ALIVE)
        if alone:
            await self._ask("pg_advisory_unlock", ALIVE)
        self._work = [
            asyncio.create_task(self._listen(hear)),
            asyncio.create_task(self._speak()),
        ]
        # whoever serves pages before it hears the others keeps those who sign out elsewhere
        await self._listens.wait()
        return alone

    async def close(self) -> None:
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        if self._locking is not None:
            await self._locking.close()

    # ---- locks

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[None]:
        wait = FIRST_WAIT
        patience = time.monotonic() + STUCK_SECONDS
        while not await self._try(f"{TABLE} {id}"):
            await asyncio.sleep(wait * random.uniform(0.5, 1.5))
            wait = min(2 * wait, LONGEST_WAIT)
            if time.monotonic() > patience:
                await self._cut_off(f"{TABLE} {id}")
                patience = time.monotonic() + STUCK_SECONDS
        try:
            yield
        finally:
            await self._let_go(f"{TABLE} {id}")

    async def _cut_off(self, what: str) -> None:
        """Whoever holds a lock for so long was stopped, or hangs. Without its connection it has no
        lock any more, and finds out when it goes on; a line that others wrote is not written
        again."""
        logger.warning("a process that holds '%s' for too long is cut off", what)
        key = _key(what)
        await self._answer(_CUT_OFF, (key >> 32 & 0xFFFFFFFF, key & 0xFFFFFFFF))

    async def _try(self, what: str) -> bool:
        """Whoever stops waiting for the answer must not keep the lock that comes with it."""
        asked = asyncio.ensure_future(self._ask("pg_try_advisory_lock", what))
        try:
            return await asyncio.shield(asked)
        except asyncio.CancelledError:
            asked.add_done_callback(lambda done: self._let_go_soon(what, done))
            raise

    def _let_go_soon(self, what: str, asked: asyncio.Future[bool]) -> None:
        if not asked.cancelled() and asked.exception() is None and asked.result():
            task = asyncio.ensure_future(self._let_go(what))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def _let_go(self, what: str) -> None:
        with suppress(BadDatabase):  # with its connection the lock is gone
            await asyncio.shield(self._ask("pg_advisory_unlock", what))

    async def _ask(self, function: str, what: str) -> bool:
        query = sql.SQL("SELECT {}(%s)").format(sql.Identifier(function))
        return await self._answer(query, (_key(what),))

    async def _answer(self, query: sql.Composed | sql.SQL, values: tuple[int, ...]) -> bool:
        async with self._asking:
            for again in (False, True):  # a connection may have been cut while nobody used it
                try:
                    connection = await self._connected()
                    found = await (await connection.execute(query, values)).fetchone()
                    return bool(found and found[0])
                except psycopg.Error as error:
                    if again:
                        raise BadDatabase(f"no lock: {type(error).__name__}") from error
        raise AssertionError("the second time it is told")

    async def _connected(self) -> AsyncConnection[tuple[bool]]:
        if self._locking is None or self._locking.closed:
            again = self._locking is not None
            self._locking = await self._connect()
            self.number = secrets.randbits(62)
            await self._locking.execute("SELECT pg_advisory_lock(%s)", (self.number,))
            if again:
                query = "SELECT pg_try_advisory_lock_shared(%s)"
                await self._locking.execute(query, (_key(ALIVE),))
        return self._locking

    async def _connect(self) -> AsyncConnection[tuple[bool]]:
        return await AsyncConnection.connect(self._address, autocommit=True, **NOTICING)

    def jobs(self, database: Database, worker: Worker, hands: int) -> Jobs:
        from trailboss.tables.postgres_jobs import PostgresJobs

        return PostgresJobs(database, self, worker, hands)

    # ---- notices

    def tell(self, notice: str) -> None:
        try:
            self._notices.put_nowait(notice)
        except asyncio.QueueFull:
            self._untold = True

    async def _speak(self) -> None:
        notice: str | None = None
        while True:
            try:
                async with await self._connect() as db:
                    while True:
                        notice = notice or await self._next()
                        said = f"{self.name} {notice}"
                        await db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, said))
                        notice = None
            except psycopg.Error as error:
                logger.warning("other processes are not told: %s", type(error).__name__)
                await asyncio.sleep(RECONNECT_SECONDS)

    async def _next(self) -> str:
        """Where something is untold, that the others shall look at everything."""
        if self._untold:
            self._untold = False
            return AGAIN
        return await self._notices.get()

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with await self._connect() as db:
                    await db.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                    self._listens.set()
                    await hear(AGAIN, self.name)
                    async for notice in db.notifies():
                        name, _, said = notice.payload.partition(" ")
                        if name != self.name:
                            await hear(said, name)
            except Exception as error:  # whatever it was, nobody may stay deaf because of it
                logger.warning("other processes are not heard: %s", type(error).__name__)
                await asyncio.sleep(RECONNECT_SECONDS)


def _key(what: str) -> int:
    """Advisory locks are numbers."""
    return int.from_bytes(sha256(what.encode()).digest()[:8], signed=True)
