"""What other processes have written to tables that are in this one's memory: many tables at once.

Whoever asks while a question is on its way waits for the next one, together with all others. So the
more is asked, the less each answer costs.
"""

from __future__ import annotations

import asyncio
from dataclasses import fields
from typing import Any, NamedTuple

from trailboss.tables.database import Database
from trailboss.tables.direct import Direct
from trailboss.tables.errors import NoSuchTable
from trailboss.tables.store import Entry, Seat, TableRow

MOST_AT_ONCE = 200
_ROW = ", ".join(f'tables."{one.name}"' for one in fields(TableRow))
_SEAT = ", ".join(f'"{one.name}"' for one in fields(Seat))
_LINE = ", ".join(f'"{name}"' for name in Entry._fields)
ASK = f"""
SELECT {_ROW},
    (SELECT json_agg(json_build_array({_SEAT}) ORDER BY seat)
        FROM seats WHERE "table" = tables.id),
    (SELECT json_agg(json_build_array({_LINE}) ORDER BY seq)
        FROM log WHERE "table" = tables.id AND seq > known.seq)
FROM unnest(%(ids)s::text[], %(seqs)s::int[]) AS known (id, seq) JOIN tables USING (id)
"""


class Since(NamedTuple):
    """A table as it is, all of one moment."""

    row: TableRow
    seats: list[Seat]
    lines: list[Entry]
    """Behind the one that is known."""


Asked = tuple[str, int, asyncio.Future[Since]]


class CatchingUp:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._direct = Direct(database)
        self._waiting: list[Asked] = []
        self._work: asyncio.Task[None] | None = None

    async def since(self, id: str, seq: int) -> Since:
        """The table and its lines after ``seq``."""
        answer: asyncio.Future[Since] = asyncio.get_running_loop().create_future()
        self._waiting.append((id, seq, answer))
        if self._work is None:
            self._work = asyncio.create_task(self._ask_all())
        return await answer

    async def _ask_all(self) -> None:
        try:
            while self._waiting:
                together = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._ask_some(together)
        finally:
            self._work = None

    async def _ask_some(self, together: list[Asked]) -> None:
        known = {id: seq for id, seq, _ in together}  # nobody asks twice: they hold its lock
        failure: BaseException | None = None
        found: dict[str, Since] = {}
        try:
            found = await self._database.reading(self._ask, known)
        except BaseException as error:
            failure = error
        for id, _, answer in together:
            if answer.done():
                continue
            if id in found:
                answer.set_result(found[id])
            else:
                answer.set_exception(failure or NoSuchTable(id))
        if failure is not None and not isinstance(failure, Exception):
            raise failure

    def _ask(self, known: dict[str, int]) -> dict[str, Since]:
        values = {"ids": list(known), "seqs": list(known.values())}
        return {one[0]: _read(one) for one in self._direct.ask(ASK, values)}


def _read(answer: tuple[Any, ...]) -> Since:
    *row, seats, lines = answer
    return Since(
        TableRow(*row),
        [Seat(*seat) for seat in seats or ()],
        [Entry._make(line) for line in lines or ()],
    )
