"""Reading and writing the database. Every method is one transaction; nothing here knows rules."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError

from trailboss.tables import schema
from trailboss.tables.errors import NoSuchTable


@dataclass(frozen=True)
class Seat:
    """Who sits where: a person, a bot, a bot in place of a person, or nobody yet."""

    seat: int
    kind: str
    person: str | None
    bot: str | None
    name: str
    invitation: str

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None


@dataclass(frozen=True)
class TableRow:
    """A table without its log and chat."""

    id: str
    game: str
    version: str
    options: Mapping[str, Any]
    seats: int
    seed: str
    commitment: str
    visibility: str
    pace: Mapping[str, Any]
    status: str
    owner: str
    created: float
    started: float | None
    finished: float | None
    result: Any


@dataclass(frozen=True)
class Entry:
    """One line of a table's log: a move, or an undo or redo of so many moves."""

    seq: int
    kind: str
    seat: int
    text: str
    request: str | None
    at: float


class Taken(Exception):
    """Somebody else has written this line of the log already."""


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: Engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _prepare_sqlite)

    def create_all(self) -> None:
        schema.metadata.create_all(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        with self.engine.begin() as connection:
            yield connection

    # ---- tables

    def add_table(self, row: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
        with self._write() as db:
            db.execute(insert(schema.tables), dict(row))
            db.execute(insert(schema.seats), [dict(seat) for seat in seats])

    def table(self, id: str) -> tuple[TableRow, list[Seat]]:
        with self.engine.connect() as db:
            row = (
                db.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
            )
            if row is None:
                raise NoSuchTable(id)
            return TableRow(**row), _seats_of(db, id)

    def update_table(self, id: str, **values: Any) -> None:
        with self._write() as db:
            db.execute(update(schema.tables).where(schema.tables.c.id == id).values(**values))

    def update_seat(self, id: str, seat: int, **values: Any) -> None:
        table = schema.seats.c
        with self._write() as db:
            db.execute(
                update(schema.seats).where(table.table == id, table.seat == seat).values(**values)
            )

    def claim_seat(self, id: str, seat: int, person: str, name: str) -> bool:
        """Sit down, unless somebody was quicker."""
        table = schema.seats.c
        with self._write() as db:
            done = db.execute(
                update(schema.seats)
                .where(table.table == id, table.seat == seat, table.kind == "open")
                .values(kind="person", person=person, name=name)
            )
            return done.rowcount == 1

    def open_tables(self) -> list[tuple[TableRow, list[Seat]]]:
        c = schema.tables.c
        return self._tables((c.status == "open") & (c.visibility == "open"), limit=200)

    def tables_of(self, person: str, limit: int = 200) -> list[tuple[TableRow, list[Seat]]]:
        mine = select(schema.seats.c.table).where(schema.seats.c.person == person)
        return self._tables(schema.tables.c.id.in_(mine), limit)

    def tables_with_status(self, status: str, limit: int) -> list[tuple[TableRow, list[Seat]]]:
        return self._tables(schema.tables.c.status == status, limit)

    def _tables(self, condition: Any, limit: int) -> list[tuple[TableRow, list[Seat]]]:
        query = select(schema.tables).where(condition)
        query = query.order_by(schema.tables.c.created.desc()).limit(limit)
        with self.engine.connect() as db:
            rows = [TableRow(**row) for row in db.execute(query).mappings()]
            return [(row, _seats_of(db, row.id)) for row in rows]

    # ---- the log

    def log(self, id: str) -> list[Entry]:
        c = schema.log.c
        query = select(c.seq, c.kind, c.seat, c.text, c.request, c.at)
        with self.engine.connect() as db:
            return [Entry(*row) for row in db.execute(query.where(c.table == id).order_by(c.seq))]

    def append(self, id: str, entry: Entry, **table_values: Any) -> None:
        """Write one line; with it, what changes about the table. Raises Taken for a race lost."""
        try:
            with self._write() as db:
                db.execute(
                    insert(schema.log).values(
                        table=id,
                        seq=entry.seq,
                        kind=entry.kind,
                        seat=entry.seat,
                        text=entry.text,
                        request=entry.request,
                        at=entry.at,
                    )
                )
                if table_values:
                    db.execute(
                        update(schema.tables).where(schema.tables.c.id == id).values(**table_values)
                    )
        except IntegrityError as error:
            raise Taken from error

    # ---- chat

    def say(self, id: str, person: str, name: str, text: str) -> dict[str, Any]:
        line = {"table": id, "person": person, "name": name, "text": text, "at": time.time()}
        with self._write() as db:
            done = db.execute(insert(schema.chat).values(hidden=False, **line))
            key = done.inserted_primary_key
        assert key is not None
        return {"id": key[0], "name": name, "text": text, "at": line["at"]}

    def chat(self, id: str, limit: int = 200) -> list[dict[str, Any]]:
        c = schema.chat.c
        query = select(c.id, c.name, c.text, c.at).where(c.table == id, ~c.hidden)
        with self.engine.connect() as db:
            rows = db.execute(query.order_by(c.id.desc()).limit(limit)).mappings().all()
        return [dict(row) for row in reversed(rows)]

    # ---- people and sessions

    def add_person(self, row: Mapping[str, Any]) -> bool:
        """False when the login name is taken."""
        try:
            with self._write() as db:
                db.execute(insert(schema.people), dict(row))
            return True
        except IntegrityError:
            return False

    def person(self, id: str) -> dict[str, Any] | None:
        return self._person(schema.people.c.id == id)

    def person_by_login(self, login: str) -> dict[str, Any] | None:
        return self._person(schema.people.c.login == login)

    def _person(self, condition: Any) -> dict[str, Any] | None:
        with self.engine.connect() as db:
            row = db.execute(select(schema.people).where(condition)).mappings().first()
        return None if row is None else dict(row)

    def update_person(self, id: str, **values: Any) -> bool:
        try:
            with self._write() as db:
                db.execute(update(schema.people).where(schema.people.c.id == id).values(**values))
            return True
        except IntegrityError:
            return False

    def delete_person(self, id: str, replacement_name: str) -> None:
        """Forget somebody: the games stay, without the name."""
        seats = schema.seats.c
        with self._write() as db:
            db.execute(
                update(schema.seats)
                .where(seats.person == id)
                .values(person=None, name=replacement_name)
            )
            db.execute(
                update(schema.chat).where(schema.chat.c.person == id).values(name=replacement_name)
            )
            db.execute(delete(schema.sessions).where(schema.sessions.c.person == id))
            db.execute(delete(schema.people).where(schema.people.c.id == id))

    def adopt(self, guest: str, person: str, name: str) -> None:
        """What a guest played belongs to the account from now on."""
        with self._write() as db:
            db.execute(
                update(schema.seats)
                .where(schema.seats.c.person == guest)
                .values(person=person, name=name)
            )
            db.execute(
                update(schema.tables).where(schema.tables.c.owner == guest).values(owner=person)
            )

    def add_session(self, token: str, person: str) -> None:
        with self._write() as db:
            row = {"token": token, "person": person, "created": time.time()}
            db.execute(insert(schema.sessions), row)

    def session_person(self, token: str) -> dict[str, Any] | None:
        join = schema.people.join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
        query = select(schema.people).select_from(join).where(schema.sessions.c.token == token)
        with self.engine.connect() as db:
            row = db.execute(query).mappings().first()
        return None if row is None else dict(row)

    def drop_session(self, token: str) -> None:
        with self._write() as db:
            db.execute(delete(schema.sessions).where(schema.sessions.c.token == token))

    def drop_sessions_of(self, person: str) -> None:
        with self._write() as db:
            db.execute(delete(schema.sessions).where(schema.sessions.c.person == person))


def _seats_of(db: Connection, id: str) -> list[Seat]:
    c = schema.seats.c
    query = select(c.seat, c.kind, c.person, c.bot, c.name, c.invitation)
    return [Seat(*row) for row in db.execute(query.where(c.table == id).order_by(c.seat))]


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=NORMAL",
        "foreign_keys=ON",
        "busy_timeout=5000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
