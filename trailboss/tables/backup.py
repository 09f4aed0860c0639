"""Backups of a SQLite database: made while people play, checked before they are trusted."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import create_engine

from trailboss.tables.database import SIDE_FILES, make_private
from trailboss.tables.errors import BadDatabase
from trailboss.tables.migrations import must_be_known, version_of
from trailboss.tables.sole_use import PRIVATE, SoleUse

PAGES_AT_ONCE = 1000
"""Pages copied before others may write again."""


class BackupFailed(BadDatabase):
    """A backup that was not made or restored, and why."""


def back_up(database: Path, copy: Path, force: bool = False) -> None:
    """A consistent copy of the database, whoever is writing to it meanwhile."""
    if not database.exists():
        raise BackupFailed(f"there is no database {database}")
    if copy.exists() and not force:
        raise BackupFailed(f"{copy} exists already: choose another name or give --force")
    with _whole_or_nothing(copy) as unfinished, _errors_named(database):
        with (
            closing(_read_only(database)) as source,
            closing(sqlite3.connect(unfinished)) as target,
        ):
            source.backup(target, pages=PAGES_AT_ONCE)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, whatever it was before
        check(unfinished)


def restore(copy: Path, database: Path, force: bool = False) -> Path | None:
    """Put a copy in the database's place. Returns where the former database is kept.

    No server plays on the database meanwhile, nor starts. There is always one in its place: the
    former until the copy is complete.
    """
    if not copy.exists():
        raise BackupFailed(f"there is no copy {copy}")
    check(copy)
    use = SoleUse(database)
    try:
        return _restore(copy, database, force)
    finally:
        use.end()


def _restore(copy: Path, database: Path, force: bool) -> Path | None:
    if not database.exists():
        with _whole_or_nothing(database) as unfinished:
            _copy_file(copy, unfinished)
        return None
    if not force:
        raise BackupFailed(f"{database} exists already: give --force to replace it")
    if copy.resolve() == database.resolve():
        raise BackupFailed(f"{copy} is the database itself")
    _must_be_idle(database)
    former = database.with_name(database.name + ".before-restore")
    with _whole_or_nothing(database) as unfinished:
        _copy_file(copy, unfinished)
        _keep(database, former)
    return former


def _keep(database: Path, former: Path) -> None:
    """Under another name as well, until the copy takes its own."""
    former.unlink(missing_ok=True)
    try:
        os.link(database, former)
    except OSError:  # a file system without links
        shutil.copy2(database, former)
    former.chmod(PRIVATE)
    for side in SIDE_FILES:  # only a damaged database has left any; they are not the copy's
        database.with_name(database.name + side).unlink(missing_ok=True)


def check(file: Path) -> None:
    """That the file is a whole database of ours, and not of a newer version."""
    with _errors_named(file), closing(_read_only(file)) as connection:
        answers = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
        if answers != ["ok"]:
            raise BackupFailed(f"{file} is damaged: {answers[0]}")
        if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise BackupFailed(f"{file} is damaged: something refers to what is not there")
    _check_version(file)


def _check_version(file: Path) -> None:
    engine = create_engine("sqlite://", creator=lambda: _read_only(file))
    try:
        with engine.connect() as connection:
            version = version_of(connection)
    finally:
        engine.dispose()
    if version is None:
        raise BackupFailed(f"{file} is no database of Trailboss")
    must_be_known(version)


def _must_be_idle(database: Path) -> None:
    """Nobody else may have the database open: only then can the journal mode be changed."""
    try:
        with closing(sqlite3.connect(database, timeout=1)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise BackupFailed(f"{database} cannot be used: {error}") from error
        raise BackupFailed(f"{database} is in use: stop the server first") from error
    except sqlite3.DatabaseError:
        pass  # damaged beyond opening: all the more reason to replace it


@contextmanager
def _whole_or_nothing(file: Path) -> Iterator[Path]:
    """A name to write to; it takes the right name only when everything went well."""
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        make_private(unfinished)
    except OSError as error:
        raise BackupFailed(f"{file} cannot be written: {error.strerror}") from error
    try:
        yield unfinished
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(unfinished, file)
    finally:
        unfinished.unlink(missing_ok=True)


def _copy_file(source: Path, target: Path) -> None:
    with closing(_read_only(source)) as copy, closing(sqlite3.connect(target)) as new:
        copy.backup(new)


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


@contextmanager
def _errors_named(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise BackupFailed(f"{file} cannot be used: {error}") from error
