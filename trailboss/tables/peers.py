"""Other processes that serve the same database: who may change a table now, and who hears of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from trailboss.tables.database import Database
    from trailboss.tables.jobs import Jobs, Worker

CHANNEL = "trailboss"
"""By which the database passes on what processes tell each other."""
MOVED, SAID, JOB, ANSWERED = "moved", "said", "job", "answered"
PERSON, SESSION, SHARE = "person", "session", "share"
"""What processes tell each other: a word, and the name of a table, a person, ...; that there is
something to do."""

AGAIN = "again"
"""What a process tells itself after it could not listen for a while, and others after it could not
speak: anything may have happened."""
Hear = Callable[[str, str], Awaitable[None]]
"""Told what another process says, and its name."""


class Peers(Protocol):
    are_possible: bool
    """Whether what is in memory may be older than what the database says."""
    name: str
    """Of this process, by which the others know whose notices they hear; empty without others."""
    number: int
    """For which it holds a lock of the database as long as it is connected."""

    async def start(self, hear: Hear) -> bool:
        """Join them; whether nobody else was there."""
        ...

    def table(self, id: str) -> AbstractAsyncContextManager[None]:
        """No other process changes the table meanwhile."""
        ...

    def jobs(self, database: Database, worker: Worker, hands: int) -> Jobs:
        """Where jobs are kept, of which so many are done here at once."""
        ...

    def tell(self, notice: str) -> None:
        """Say something to all others, without waiting for them."""
        ...

    async def close(self) -> None: ...


class Nobody:
    """A database in a file is one process's own."""

    are_possible = False
    name = ""
    number = 0

    async def start(self, hear: Hear) -> bool:
        return True

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[None]:
        yield

    def jobs(self, database: Database, worker: Worker, hands: int) -> Jobs:
        from trailboss.tables.jobs import JobsHere

        return JobsHere(worker)

    def tell(self, notice: str) -> None:
        pass

    async def close(self) -> None:
        pass
