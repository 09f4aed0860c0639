"""Rows that several servers may write at the same time: whoever comes second does not fail."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def put(db: Connection, table: Table, row: Mapping[str, Any]) -> None:
    """The row, in place of the one with the same key if there is one."""
    made = _insert(db, table, row)
    keys = [column.name for column in table.primary_key]
    rest = {name: made.excluded[name] for name in row if name not in keys}
    db.execute(made.on_conflict_do_update(index_elements=keys, set_=rest))


def put_first(db: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """The row, unless there is one with the same key; false then."""
    key = next(iter(table.primary_key))
    made = _insert(db, table, row).on_conflict_do_nothing().returning(key)
    return db.execute(made).first() is not None  # not every driver counts rows here


def _insert(db: Connection, table: Table, row: Mapping[str, Any]) -> Any:
    dialect = sqlite if db.dialect.name == "sqlite" else postgresql
    return dialect.insert(table).values(dict(row))
