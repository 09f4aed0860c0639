"""Analyses of finished games, made in the background: piece by piece, by the thinking processes.

Bots' moves and hints come before each piece, so an analysis keeps nobody waiting. It is the same
whenever it is made, so the last ones are kept in memory and nothing is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from trailboss.analysis.budget import Budget, Piece
from trailboss.tables.errors import WrongMoment
from trailboss.tables.fair_queue import Whose
from trailboss.tables.live import Live
from trailboss.tables.thinking import Thinkers

if TYPE_CHECKING:  # it needs numpy, and only those who think do
    from trailboss.analysis.report import Analysis

KEPT = 64
"""Some 40 kB each."""
MOST_AT_ONCE = 8
"""Under way; whoever wants one more waits and asks again."""
logger = logging.getLogger(__name__)


class Underway:
    """One analysis: how far it is, and what it found."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 1
        self.found: Analysis | None = None
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Analyses:
    def __init__(self, thinkers: Thinkers, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self._thinkers = thinkers
        self._all: OrderedDict[str, Underway] = OrderedDict()

    def of(self, table: str) -> Underway | None:
        """The one that was begun for this table, if it is still kept."""
        return self._all.get(table)

    def begin(self, live: Live, whose: Whose) -> Underway:
        """Of a game that is over; one that is made or under way already is not begun again."""
        known = self._all.get(live.row.id)
        if known is not None and not known.failed:
            self._all.move_to_end(live.row.id)
            return known
        if sum(one.found is None and not one.failed for one in self._all.values()) >= MOST_AT_ONCE:
            raise WrongMoment("the bots are busy: ask again in a while")
        begun = self._all[live.row.id] = Underway()
        begun.task = asyncio.create_task(self._make(live, begun, whose))
        finished = [id for id, one in self._all.items() if one.found is not None or one.failed]
        for id in finished[: max(0, len(self._all) - KEPT)]:
            del self._all[id]
        return begun

    async def _make(self, live: Live, begun: Underway, whose: Whose) -> None:
        try:
            begun.found = await self._found(live, begun, whose)
        except Exception as error:
            # Not its message: it may name what somebody held.
            logger.warning("an analysis failed: %s", type(error).__name__)
            begun.failed = True

    async def _found(self, live: Live, begun: Underway, whose: Whose) -> Analysis:
        from trailboss.analysis.report import Work

        work = await asyncio.to_thread(Work, live.record(), self.budget)
        begun.of = len(work) + 1
        looks = await self._all_of(work.first(), begun, whose)
        closer = await self._all_of(work.second(looks), begun, whose)
        found = await asyncio.to_thread(work.done, looks, closer)
        begun.done = begun.of
        return found

    async def _all_of(self, pieces: Sequence[Piece], begun: Underway, whose: Whose) -> list[Any]:
        found = []
        for piece in pieces:
            found.append(await self._thinkers.analyse(piece, whose))
            begun.done += 1
        return found

    def close(self) -> None:
        for one in self._all.values():
            if one.task is not None:
                one.task.cancel()
