"""The cache of tables: what their logs say, bounded, and one lock for each in use."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from trailboss.tables.live import Live
from trailboss.tables.peers import Peers
from trailboss.tables.store import Store

CACHED_TABLES = 500


class TableCache:
    def __init__(self, store: Store, peers: Peers, size: int = CACHED_TABLES) -> None:
        self.store = store
        self.peers = peers
        self.size = size
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, id: str) -> AbstractAsyncContextManager[None]:
        """Whoever changes a table holds its lock, in all processes that serve it."""
        return self._everywhere(id) if self.peers.are_possible else self.reading(id)

    @asynccontextmanager
    async def _everywhere(self, id: str) -> AsyncIterator[None]:
        async with self.reading(id), self.peers.table(id):
            yield

    def reading(self, id: str) -> asyncio.Lock:
        """Whoever looks at it, in this process; it is gone when nobody does."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    async def load(self, id: str) -> Live:
        """The table, from memory or folded from its log. The caller holds one of its locks."""
        live = self._live.get(id)
        if live is None or live.row.status == "open" or await self._is_old(live):
            live = await self.store.database.reading(self._read, id)
            if live.is_of_another_box:
                box = live.state.box
                await self.store.database.writing(self.store.put_into_box, live.row, box)
                live.row = replace(live.row, box=box.fingerprint, epoch=box.epoch)
            self._live[id] = live
            while len(self._live) > self.size:
                self._live.popitem(last=False)
        self._live.move_to_end(id)
        return live

    async def _is_old(self, live: Live) -> bool:
        """Whether another process has changed the table since."""
        if not self.peers.are_possible:
            return False
        row, seats, seq = await self.store.database.reading(self.store.head, live.row.id)
        return (row, seats, seq) != (live.row, live.seats, live.seq)

    def _read(self, id: str) -> Live:
        return Live(*self.store.whole_table(id))

    def forget(self, id: str) -> None:
        """Whatever is in memory may be wrong: the log is asked again."""
        self._live.pop(id, None)

    def __contains__(self, id: str) -> bool:
        return id in self._live

    def __len__(self) -> int:
        return len(self._live)
