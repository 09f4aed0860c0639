"""The hot path to the database: a line of a log and what it changes about its table, many at once.

Lines of all tables that come while the last ones are being written are written together, by one
commit. Each is acknowledged only after it, and each stands or falls by itself: one that lost a race
takes none of the others along.
"""

from __future__ import annotations

import asyncio
import math
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sqlalchemy import Table

from trailboss.tables import schema
from trailboss.tables.database import Database, must_be_storable
from trailboss.tables.line import Line
from trailboss.tables.store import Taken

GATHERING = 0.004
"""Seconds between two commits for different tables: where many play, several lines share one. A
commit costs more time than all the rest of writing a line."""
BUSY, GATHERING_WHEN_BUSY = 3, 0.01
"""After a commit of so many lines the next one waits longer: the more play, the more it saves."""
MOST_AT_ONCE = 200
"""Lines of one commit: the first of them waits for the last."""


class Writer(Protocol):
    def write(self, lines: Sequence[Line]) -> list[bool]:
        """Write the lines by one commit; for each, whether it stands. A race is lost when the line
        is written already, or when the table no longer has its status."""
        ...

    def close(self) -> None: ...


class Journal:
    """Used from the event loop. The one who writes does so in the database's writing thread."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._writer = _writer(database, process)
        self._waiting: list[tuple[Line, asyncio.Future[None]]] = []
        self._work: asyncio.Task[None] | None = None
        self._last = ("", -math.inf)
        """For which table the last line was written, and when, by the loop's time."""
        self._is_busy = False
        database.on_close(self._writer.close)

    async def append(self, line: Line) -> None:
        """Returns when the line is on the disk. Raises Taken for a race lost."""
        must_be_storable((line.id, *line.entry, *line.table.values(), *line.seat.values()))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((line, done))
        if self._work is None:
            self._work = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        try:
            while self._waiting:
                await self._gather()
                together = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._write_some(together)
                self._last = (together[-1][0].id, asyncio.get_running_loop().time())
                self._is_busy = len(together) >= BUSY
        finally:
            self._work = None

    async def _gather(self) -> None:
        """A table at which moves follow each other waits for nobody."""
        table, at = self._last
        pause = GATHERING_WHEN_BUSY if self._is_busy else GATHERING
        left = at + pause - asyncio.get_running_loop().time()
        if left > 0 and self._waiting[0][0].id != table:
            await asyncio.sleep(left)

    async def _write_some(self, together: list[tuple[Line, asyncio.Future[None]]]) -> None:
        lines = [line for line, _ in together]
        failure: BaseException | None = None
        stands = [False] * len(lines)
        try:
            stands = await self._database.writing(self._writer.write, lines)
        except BaseException as error:
            failure = error
        for (_, done), stood in zip(together, stands, strict=True):
            if done.done():  # whoever no longer waits has written all the same
                continue
            if stood:
                done.set_result(None)
            else:
                done.set_exception(failure or Taken())
        if failure is not None and not isinstance(failure, Exception):
            raise failure


def _writer(database: Database, process: str) -> Writer:
    if database.is_sqlite:
        return SqliteWriter(database)
    from trailboss.tables.postgres_writer import PostgresWriter

    return PostgresWriter(database, process)


_APPEND = (
    'INSERT INTO log ("table", seq, kind, seat, text, request, at) VALUES (?, ?, ?, ?, ?, ?, ?)'
)
_TAKE_BACK = 'DELETE FROM log WHERE "table" = ? AND seq = ?'


class SqliteWriter:
    """On the driver's own connection: the statements are made once, and kept by it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: sqlite3.Connection | None = None
        self._updates: dict[tuple[str, ...], str] = {}
        self._encode = {
            column.name: column.type.bind_processor(database.engine.dialect)
            for column in (*schema.tables.columns, *schema.seats.columns)
        }

    def write(self, lines: Sequence[Line]) -> list[bool]:
        self._database.must_be_in_place()
        with self._database.errors_named():
            db = self._connected()
            db.execute("BEGIN IMMEDIATE")
            try:
                stands = [self._stands(db, line) for line in lines]
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
        return stands

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            held = self._database.engine.raw_connection()
            driver = held.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            held.detach()
            self._connection = driver
        return self._connection

    def _stands(self, db: sqlite3.Connection, line: Line) -> bool:
        """First what fails most often, so that hardly anything must be taken back."""
        entry = (line.id, *line.entry)
        try:
            db.execute(_APPEND, entry)
        except sqlite3.IntegrityError:
            return False
        update = self._update(schema.tables, tuple(line.table), "id = ? AND status = ?")
        if db.execute(update, (*self._encoded(line.table), line.id, line.status)).rowcount != 1:
            db.execute(_TAKE_BACK, entry[:2])
            return False
        if line.seat:
            seat = self._update(schema.seats, tuple(line.seat), '"table" = ? AND seat = ?')
            db.execute(seat, (*self._encoded(line.seat), line.id, line.entry.seat))
        return True

    def _encoded(self, values: Mapping[str, Any]) -> list[Any]:
        encoded = []
        for name, value in values.items():
            encode = self._encode[name]
            encoded.append(value if encode is None else encode(value))
        return encoded

    def _update(self, table: Table, names: tuple[str, ...], where: str) -> str:
        key = (table.name, *names)
        known = self._updates.get(key)
        if known is None:
            changes = ", ".join(f'"{table.c[name].name}" = ?' for name in names)
            known = self._updates[key] = f'UPDATE "{table.name}" SET {changes} WHERE {where}'
        return known

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
