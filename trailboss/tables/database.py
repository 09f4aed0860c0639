"""The database behind the tables: opening it, bringing it up to date, one writer at a time."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any, ParamSpec, TypeVar
from urllib.parse import unquote, urlsplit

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)

from trailboss.tables.errors import BadDatabase, BadValue
from trailboss.tables.peers import Nobody, Peers
from trailboss.tables.sole_use import PRIVATE, SoleUse

P = ParamSpec("P")
T = TypeVar("T")

READERS = 4
WRITERS = 4
"""Threads that write to a database server. SQLite has one writer, so it gets one thread."""
LARGEST = 2**63
"""Numbers from here on are stored nowhere."""
POSTGRES = ("postgresql", "postgres")
NOTICING: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How soon it is noticed that a database server has gone: seconds, and milliseconds."""
SIDE_FILES = ("-wal", "-shm")
"""What SQLite keeps beside its file; it makes them with the mode of that file."""


class Database:
    """Work is done in threads of its own, so that a slow disk never holds up the event loop."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            address = with_driver(url)
            more: dict[str, Any] = {"pool_pre_ping": not url.startswith("sqlite")}
            if address.startswith(POSTGRES):
                more["connect_args"] = NOTICING
            self.engine: Engine = create_engine(address, **more)
        except (ArgumentError, ImportError, SQLAlchemyError) as error:
            raise BadDatabase(f"the database address cannot be used: {error}") from error
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._writing = self.engine.execution_options(trailboss_writes=True)
        # What is read in several steps must be of one moment; SQLite does so by itself.
        self._reading = (
            self.engine
            if self.is_sqlite
            else self.engine.execution_options(isolation_level="REPEATABLE READ")
        )
        event.listen(self.engine, "before_cursor_execute", _check_parameters)
        if self.is_sqlite:
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)
        writers = 1 if self.is_sqlite else WRITERS
        self._readers = ThreadPoolExecutor(READERS, "database-read")
        self._writers = ThreadPoolExecutor(writers, "database-write")
        self._sole_use: SoleUse | None = None
        self._same_file: tuple[int, int] | None = None
        self._at_the_end: list[Callable[[], None]] = []

    @cached_property
    def file(self) -> Path | None:
        """Where it is kept, if it is in a file of its own."""
        return _file_of(self.engine.url.database) if self.is_sqlite else None

    def hold(self) -> None:
        """For a server: nobody else serves the same file until this one is closed."""
        if self.file is not None:
            try:
                self._sole_use = SoleUse(self.file)
            except BaseException:
                self.close()
                raise

    def peers(self) -> Peers:
        """Other processes that may serve the same database."""
        if self.is_sqlite:
            return Nobody()
        from trailboss.tables.postgres_peers import PostgresPeers

        return PostgresPeers(self.plain_address)

    @property
    def plain_address(self) -> str:
        """As PostgreSQL's driver itself wants it."""
        plain = self.engine.url.set(drivername="postgresql")
        return plain.render_as_string(hide_password=False)

    def prepare(self) -> None:
        """Create what is missing; a database of an older version is upgraded."""
        from trailboss.tables.migrations import upgrade

        if self.is_sqlite:
            _keep_private(self.engine.url.database)
        try:
            with self.errors_named(), self._writing.connect() as connection:
                upgrade(connection)
            self._same_file = self._file_at_its_place()
        except BaseException:
            self.close()
            raise

    def must_be_in_place(self) -> None:
        """Where the file was taken away, or another put there, whatever is written is lost: the
        system keeps the old one for us, and nobody will ever find it."""
        if self._same_file is not None and self._file_at_its_place() != self._same_file:
            raise BadDatabase(
                f"the database {self.file} was exchanged or removed while the server runs: nothing "
                "is written any more; start the server again"
            )

    def _file_at_its_place(self) -> tuple[int, int] | None:
        try:
            found = None if self.file is None else self.file.stat()
        except OSError:
            return None
        return None if found is None else (found.st_dev, found.st_ino)

    def must_be_ours(self) -> None:
        """For whoever only reads: the database is there and up to date. Nothing is changed."""
        from trailboss.tables.migrations import must_be_newest

        if self.is_sqlite and not sqlite_file(self.url).exists():
            raise BadDatabase(f"there is no database {sqlite_file(self.url)}")
        with self.errors_named(), self.engine.connect() as connection:
            must_be_newest(connection)

    def close(self) -> None:
        self._readers.shutdown(cancel_futures=True)
        self._writers.shutdown()
        for end in self._at_the_end:
            end()
        self.engine.dispose()
        if self._sole_use is not None:
            self._sole_use.end()
            self._sole_use = None

    def on_close(self, end: Callable[[], None]) -> None:
        """Called when nobody reads or writes any more."""
        self._at_the_end.append(end)

    @contextmanager
    def errors_named(self) -> Iterator[None]:
        try:
            yield
        except (IntegrityError, ProgrammingError):
            raise  # nothing is wrong with the database
        except DataError as error:  # nor here: a column of PostgreSQL is narrower than SQLite's
            raise BadValue("a number or text is too large to be stored") from error
        except (DBAPIError, sqlite3.Error) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            address = self.engine.url.render_as_string(hide_password=True)
            raise BadDatabase(f"the database {address} cannot be used: {_said(cause)}") from error

    # ---- transactions

    @contextmanager
    def read(self) -> Iterator[Connection]:
        with self.errors_named(), self._reading.connect() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        self.must_be_in_place()
        with self.errors_named(), self._writing.begin() as connection:
            yield connection

    # ---- from the event loop

    async def reading(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _run(self._readers, work, *args, **kwargs)

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work that writes now and then but takes its time: signing in must not hold up moves."""
        return await _run(self._readers, work, *args, **kwargs)

    async def writing(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _run(self._writers, work, *args, **kwargs)


def with_driver(url: str) -> str:
    """The address as SQLAlchemy wants it: with the name of the driver that we use."""
    kind, colon, rest = url.partition("://")
    return f"postgresql+psycopg://{rest}" if colon and kind in POSTGRES else url


def _said(cause: BaseException | None) -> str:
    """What the database complains of, without the values that it may quote."""
    return (str(cause).splitlines() or [""])[0].partition(" with text ")[0]


async def _run(
    threads: ThreadPoolExecutor, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, lambda: work(*args, **kwargs))


def sqlite_file(url: str) -> Path:
    """The file of a SQLite database. Other databases have tools of their own for copies."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise BadDatabase(f"the database address cannot be used: {error}") from error
    kind = parsed.get_backend_name()
    if kind != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise BadDatabase(
            f"only a SQLite file can be copied this way, not {kind}: "
            "use the tools of your database server"
        )
    return Path(parsed.database)


def make_private(file: Path) -> None:
    """Create the file for its owner alone, or take it from the others who could read it."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    file.chmod(PRIVATE)


def _file_of(database: str | None) -> Path | None:
    """Where a SQLite database is kept, if it is in a file of its own."""
    if not database or ":memory:" in database:
        return None
    return Path(unquote(urlsplit(database).path) if database.startswith("file:") else database)


def _keep_private(database: str | None) -> None:
    file = _file_of(database)
    if file is None:
        return
    with suppress(OSError):  # SQLite itself says what it cannot open; another owner knows why
        make_private(file)
    for side in SIDE_FILES:
        with suppress(OSError):
            file.with_name(file.name + side).chmod(PRIVATE)


def _check_parameters(
    _connection: Any, _cursor: Any, _statement: str, parameters: Any, *_: Any
) -> None:
    for row in parameters if isinstance(parameters, list) else [parameters]:
        must_be_storable(row.values() if isinstance(row, dict) else row)


def must_be_storable(values: Iterable[Any]) -> None:
    """What no database holds, or one of them does not, is no value of ours: nobody is asked."""
    for value in values:
        if isinstance(value, str):
            if "\0" in value:
                raise BadValue("a text cannot hold the character 0")
        elif isinstance(value, int) and not -LARGEST <= value < LARGEST:
            raise BadValue("a number cannot be so large")


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves, see _begin_sqlite
    cursor = connection.cursor()
    for pragma in (
        "busy_timeout=5000",
        "journal_mode=WAL",
        "synchronous=NORMAL",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its turn at the start: it never fails half way because another was quicker."""
    writes = connection.get_execution_options().get("trailboss_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
