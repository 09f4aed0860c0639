"""Analyses of finished games, made in the background: piece by piece, by the thinking processes.

Bots' moves and hints come before each piece, so an analysis keeps nobody waiting. What was found is
stored: any process of a site tells it, also after all of them were started anew.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from trailboss.analysis.budget import Budget, Piece
from trailboss.tables.analysis_store import AnalysisRow, AnalysisStore
from trailboss.tables.errors import BadDatabase, WrongMoment
from trailboss.tables.fair_queue import Whose
from trailboss.tables.live import Live
from trailboss.tables.thinking import BUSY, Thinkers

if TYPE_CHECKING:  # it needs numpy, and only those who think do
    from trailboss.analysis.report import Analysis

MOST_AT_ONCE = 8
"""Under way here; whoever wants one more waits and asks again."""
BEAT_SECONDS = 5.0
"""How often whoever makes one says so."""
SILENT_SECONDS = 30.0
"""After so long without a word it is made by somebody else."""
logger = logging.getLogger(__name__)


class Underway(NamedTuple):
    """One analysis: how far it is, and what it found."""

    done: int = 0
    of: int = 1
    failed: bool = False
    found: Analysis | None = None


class _Seen(NamedTuple):
    """What was last heard of one that another process makes."""

    maker: str
    beat: int
    at: float
    """Monotonic."""


class Analyses:
    def __init__(
        self, store: AnalysisStore, thinkers: Thinkers, budget: Budget | None = None
    ) -> None:
        self.budget = budget or Budget()
        self._store = store
        self._thinkers = thinkers
        self._maker = secrets.token_hex(8)
        self._mine: dict[str, asyncio.Task[None]] = {}
        self._beginning: set[str] = set()
        self._seen: dict[str, _Seen] = {}

    async def of(self, live: Live, whose: Whose) -> Underway | None:
        """The one that was begun for this game. Where its maker has died it is made here."""
        row = await self._row(live.row.id)
        if row is not None and self._is_silent(live.row.id, row):
            await self._begin(live, whose, row)
        return None if row is None else _told(row)

    async def begin(self, live: Live, whose: Whose) -> Underway:
        """Of a game that is over; one that is made or under way already is not begun again."""
        row = await self._row(live.row.id)
        if row is not None and not self._is_silent(live.row.id, row):
            told = _told(row)
            if not told.failed:
                return told
        if not await self._begin(live, whose, row):
            raise WrongMoment(BUSY)
        return Underway()

    async def _row(self, table: str) -> AnalysisRow | None:
        return await self._store.database.reading(self._store.row, table)

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        del self._mine[table]
        if not task.cancelled() and task.exception() is not None:
            # It could not even be written that it failed. Whoever asks will find it silent.
            logger.warning("an analysis was left: %s", type(task.exception()).__name__)

    def _is_silent(self, table: str, row: AnalysisRow) -> bool:
        """Nobody has heard of its maker for a while, and it is not made."""
        if row.found is not None or row.failed or table in self._mine:
            self._seen.pop(table, None)
            return False
        seen, now = self._seen.get(table), time.monotonic()
        if seen is None or (seen.maker, seen.beat) != (row.maker, row.beat):
            self._seen[table] = _Seen(row.maker, row.beat, now)
            return False
        return now - seen.at > SILENT_SECONDS

    async def _begin(self, live: Live, whose: Whose, instead_of: AnalysisRow | None) -> bool:
        """False where as many as may be are under way here."""
        table, store = live.row.id, self._store
        if table in self._mine or table in self._beginning:
            return True
        if len(self._mine) + len(self._beginning) >= MOST_AT_ONCE:
            return False
        self._beginning.add(table)
        try:
            if await store.database.writing(store.begin, table, self._maker, instead_of):
                task = self._mine[table] = asyncio.create_task(self._make(live, whose))
                task.add_done_callback(lambda task: self._ended(table, task))
        finally:
            self._beginning.discard(table)
        return True

    async def _make(self, live: Live, whose: Whose) -> None:
        table, store = live.row.id, self._store
        try:
            found = msgspec.to_builtins(await self._found(live, whose))
            await store.database.writing(store.finish, table, self._maker, found)
        except _TakenOver:
            logger.warning("an analysis was taken over by another process")
        except Exception as error:
            # Not its message: it may name what somebody held.
            logger.warning("an analysis failed: %s", type(error).__name__)
            await store.database.writing(store.fail, table, self._maker)

    async def _found(self, live: Live, whose: Whose) -> Analysis:
        from trailboss.analysis.report import Work

        work = await asyncio.to_thread(Work, live.record(), self.budget)
        progress = _Progress(self._store, live.row.id, self._maker, len(work) + 1)
        beating = asyncio.create_task(progress.keep_beating())
        try:
            looks = await self._all_of(work.first(), progress, whose)
            closer = await self._all_of(work.second(looks), progress, whose)
            return await asyncio.to_thread(work.done, looks, closer)
        finally:
            beating.cancel()

    async def _all_of(
        self, pieces: Sequence[Piece], progress: _Progress, whose: Whose
    ) -> list[Any]:
        found = []
        for piece in pieces:
            found.append(await self._thinkers.analyse(piece, whose))
            await progress.another()
        return found

    def close(self) -> None:
        for task in self._mine.values():
            task.cancel()


class _TakenOver(Exception):
    """Another process makes it by now: this one was silent for too long."""


class _Progress:
    """Tells everybody how far an analysis is, and that it is still made."""

    def __init__(self, store: AnalysisStore, table: str, maker: str, of: int) -> None:
        self._store = store
        self._table = table
        self._maker = maker
        self._of = of
        self._done = 0

    async def another(self) -> None:
        self._done += 1
        if not await self._is_noted():
            raise _TakenOver

    async def keep_beating(self) -> None:
        """A piece may take long, or wait long for its turn."""
        while True:
            with suppress(BadDatabase):  # it may come back
                if not await self._is_noted():
                    return
            await asyncio.sleep(BEAT_SECONDS)

    async def _is_noted(self) -> bool:
        store, so_far = self._store, (self._done, self._of)
        return await store.database.writing(store.note, self._table, self._maker, *so_far)


def _told(row: AnalysisRow) -> Underway:
    from trailboss.analysis.report import Analysis

    if row.found is None:
        return Underway(row.done, row.of, row.failed)
    try:
        found = msgspec.convert(row.found, Analysis)
    except msgspec.ValidationError:  # an older version wrote it: it can be begun again
        return Underway(row.done, row.of, failed=True)
    return Underway(row.done, row.of, row.failed, found)
