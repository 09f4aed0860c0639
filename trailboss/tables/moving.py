"""A whole site moves from one database into another, of the same kind or not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    Integer,
    Table,
    Text,
    bindparam,
    cast,
    func,
    insert,
    select,
)

from trailboss.tables.database import Database
from trailboss.tables.errors import BadDatabase
from trailboss.tables.schema import metadata

ROWS_AT_ONCE = 1000


class NotMoved(BadDatabase):
    """Nothing was changed in either database, and why."""


def move(source: Database, target: Database) -> dict[str, int]:
    """Copy everything into an empty database; how many rows, by table. All of it or nothing.

    The source is only read. Whoever plays on it meanwhile plays on what stays behind.
    """
    moved = {}
    with source.read() as old, target.write() as new:
        _must_be_empty(new)
        for table in metadata.sorted_tables:
            moved[table.name] = _copy(table, old, new)
            _go_on_counting(table, new)
    return moved


def _must_be_empty(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise NotMoved(f"there is something in '{table.name}' already: give an empty database")


def _copy(table: Table, old: Connection, new: Connection) -> int:
    written = insert(table).values({column.name: _written(column, new) for column in table.columns})
    sent = Tally()
    for rows in _batches(table, old):
        new.execute(written, rows)
        sent.add(rows)
    arrived = Tally()
    for rows in _batches(table, new):
        arrived.add(rows)
    if arrived != sent:
        raise NotMoved(f"the rows of '{table.name}' would not arrive as they are")
    return sent.rows


@dataclass
class Tally:
    """Of rows in any order, since two databases sort texts differently."""

    rows: int = 0
    digest: int = 0

    def add(self, rows: list[dict[str, Any]]) -> None:
        for row in rows:
            one = blake2b(repr(row).encode(), digest_size=16).digest()
            self.digest ^= int.from_bytes(one, "big")
        self.rows += len(rows)


def _batches(table: Table, connection: Connection) -> Iterator[list[dict[str, Any]]]:
    columns = [_read(column).label(column.name) for column in table.columns]
    wanted = select(*columns).execution_options(yield_per=ROWS_AT_ONCE)
    for rows in connection.execute(wanted).mappings().partitions():
        yield [dict(row) for row in rows]


def _read(column: ColumnElement[Any]) -> ColumnElement[Any]:
    """JSON as it is written: as a value, none at all and `null` could not be told apart."""
    return cast(column, Text) if isinstance(column.type, JSON) else column


def _written(column: Any, connection: Connection) -> ColumnElement[Any]:
    if not isinstance(column.type, JSON):
        return bindparam(column.name, type_=column.type)
    words = bindparam(column.name, type_=Text)
    return words if connection.dialect.name == "sqlite" else cast(words, JSON)


def _go_on_counting(table: Table, connection: Connection) -> None:
    """PostgreSQL counts numbers of rows by itself, and must begin behind those that came."""
    counter = table.autoincrement_column
    if connection.dialect.name != "postgresql" or counter is None:
        return
    if not isinstance(counter.type, Integer) or counter.autoincrement is not True:
        return
    last = connection.execute(select(func.max(counter))).scalar()
    if last is not None:
        sequence = func.pg_get_serial_sequence(table.name, counter.name)
        connection.execute(select(func.setval(sequence, last)))
