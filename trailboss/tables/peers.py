"""Other processes that serve the same database: who may change a table now, and who hears of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

AGAIN = "again"
"""What a process tells itself after it could not listen for a while: anything may have happened."""
Hear = Callable[[str], Awaitable[None]]
"""Told what another process says."""


class Peers(Protocol):
    are_possible: bool
    """Whether what is in memory may be older than what the database says."""

    async def start(self, hear: Hear) -> bool:
        """Join them; whether nobody else was there."""
        ...

    def table(self, id: str) -> AbstractAsyncContextManager[None]:
        """No other process changes the table meanwhile."""
        ...

    def thinking(self, id: str) -> AbstractAsyncContextManager[bool]:
        """Whether bots at the table think here; where they do, they do so nowhere else."""
        ...

    def tell(self, notice: str) -> None:
        """Say something to all others, without waiting for them."""
        ...

    async def close(self) -> None: ...


class Nobody:
    """A database in a file is one process's own."""

    are_possible = False

    async def start(self, hear: Hear) -> bool:
        return True

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[None]:
        yield

    @asynccontextmanager
    async def thinking(self, id: str) -> AsyncIterator[bool]:
        yield True

    def tell(self, notice: str) -> None:
        pass

    async def close(self) -> None:
        pass
