"""The cache of tables: what their logs say, bounded, and one lock for each in use."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from trailboss.kernel.errors import BadRecord
from trailboss.tables import tracing
from trailboss.tables.house_tables import has_house_set
from trailboss.tables.live import Live
from trailboss.tables.peers import Peers
from trailboss.tables.store import Store

if TYPE_CHECKING:
    from trailboss.tables.catching_up import CatchingUp

CACHED_TABLES = 500
FEW_LINES = 16
"""That are carried out at once, in less time than it takes to give them to another thread."""
NOTHING = 1 << 31
"""For whoever has heard of no line in particular: anything may be new."""


class TableCache:
    def __init__(self, store: Store, peers: Peers, size: int = CACHED_TABLES) -> None:
        self.store = store
        self.peers = peers
        self.size = size
        self.catching_up = _catching_up(store, peers)
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

    def at_hand(self, id: str) -> Live | None:
        """The table as this process knows it. Whoever writes by it learns whether it was old; the
        caller holds its `reading` lock."""
        live = self._live.get(id)
        if live is None or live.row.status == "open":
            return None
        self._live.move_to_end(id)
        return live

    async def load(self, id: str, heard: int = NOTHING) -> Live:
        """The table, from memory or folded from its log. The caller holds one of its locks.

        Where nothing but line ``heard`` of its log is new, or older ones, nobody is asked for more.
        """
        live = self.at_hand(id)
        if live is not None and self.catching_up is not None and live.seq < heard:
            live = await self._up_to_date(live, self.catching_up)
        if live is None or live.row.status == "open":
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

    async def _up_to_date(self, live: Live, catching_up: CatchingUp) -> Live | None:
        """With what other processes have written since; None where it must be read anew."""
        with tracing.span("catch up"):
            row, seats, lines = await catching_up.since(live.row.id, live.seq)
        takes_a_while = len(lines) > FEW_LINES or any(line.kind == "rewind" for line in lines)
        if takes_a_while or (lines and has_house_set(live)):
            return None  # out of the way of the others
        try:
            live.follow(row, seats, lines)
        except BadRecord:  # half of it is carried out: whether it is broken, the whole log says
            self.forget(live.row.id)
            return None
        return live

    def _read(self, id: str) -> Live:
        return Live(*self.store.whole_table(id))

    def forget(self, id: str) -> None:
        """Whatever is in memory may be wrong: the log is asked again."""
        self._live.pop(id, None)

    def __contains__(self, id: str) -> bool:
        return id in self._live

    def __len__(self) -> int:
        return len(self._live)


def _catching_up(store: Store, peers: Peers) -> CatchingUp | None:
    """Where other processes write to the same tables."""
    if not peers.are_possible:
        return None
    from trailboss.tables.catching_up import CatchingUp

    return CatchingUp(store.database)
