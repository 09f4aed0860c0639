"""A connection of PostgreSQL's driver itself, for statements that are asked all day long.

No pool, no test before each question, no transaction around a single statement; the statements are
prepared once. What SQLAlchemy and three more round trips would cost is felt at every move.
"""

from __future__ import annotations

import select
from collections.abc import Mapping
from typing import Any, LiteralString

import psycopg
from psycopg import Connection

from trailboss.tables.database import NOTICING, Database
from trailboss.tables.errors import BadDatabase, BadValue


class Direct:
    """Used by one thread at a time. Each statement is a transaction of its own."""

    def __init__(self, database: Database) -> None:
        self._address = database.plain_address
        self._shown_address = database.engine.url.render_as_string(hide_password=True)
        self._connection: Connection[Any] | None = None
        database.on_close(self.close)

    def ask(self, statement: LiteralString, values: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        try:
            return self._connected().execute(statement, values, prepare=True).fetchall()
        except psycopg.DataError as error:
            raise BadValue("a number or text is too large to be stored") from error
        except psycopg.Error as error:
            self.close()
            said = (str(error).splitlines() or [""])[0]
            raise BadDatabase(
                f"the database {self._shown_address} cannot be used: {said}"
            ) from error

    def _connected(self) -> Connection[Any]:
        if self._connection is not None and _was_ended(self._connection):
            self.close()
        if self._connection is None:
            self._connection = psycopg.connect(self._address, autocommit=True, **NOTICING)
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _was_ended(connection: Connection[Any]) -> bool:
    """Whether the server has said something that nobody asked for: goodbye, as a rule. To look
    costs nothing, and nothing has been sent yet that might have to be sent again."""
    if connection.closed:
        return True
    looking = select.poll()
    looking.register(connection.fileno(), select.POLLIN)
    return bool(looking.poll(0))
