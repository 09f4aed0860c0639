"""Who is listening to which table. A listener that falls behind is dropped, never waited for."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

BACKLOG = 64
"""Messages a listener may lag behind before it is dropped; it reconnects and asks for a sync."""


class Listener:
    """One open connection to a table."""

    def __init__(self, table: str, seats: frozenset[int], person: str | None) -> None:
        self.table = table
        self.seats = seats
        self.person = person
        self.queue: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue(BACKLOG)
        self.dropped = False

    def hear(self, message: dict[str, Any]) -> None:
        if self.dropped:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """End the connection: what is queued is worthless, a fresh sync is not."""
        self.dropped = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Bus:
    """Announcements within one process. Several processes announce through the database's bus."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = defaultdict(set)

    def join(self, listener: Listener) -> None:
        self._listeners[listener.table].add(listener)

    def part(self, listener: Listener) -> None:
        listeners = self._listeners.get(listener.table)
        if listeners is not None:
            listeners.discard(listener)
            if not listeners:
                del self._listeners[listener.table]

    def listeners(self, table: str) -> list[Listener]:
        return list(self._listeners.get(table, ()))

    def announce(self, table: str, message: dict[str, Any]) -> None:
        for listener in self.listeners(table):
            listener.hear(message)

    def count(self) -> int:
        return sum(len(listeners) for listeners in self._listeners.values())
