"""The database's versions: the last step is what the schema says, and none loses anything.

On both databases, wherever this is run.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    Boolean,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    inspect,
    text,
)

from tests.postgres import Postgres, running
from trailboss.tables import schema
from trailboss.tables.database import Database
from trailboss.tables.errors import BadDatabase, NewerDatabase
from trailboss.tables.migrations import FIRST, config, newest, version_of

VERSIONS = sorted(one.revision for one in ScriptDirectory.from_config(config()).walk_revisions())


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as one:
        yield one


@pytest.fixture(params=["sqlite", "postgresql"])
def new(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Addresses of empty databases."""
    if request.param == "postgresql":
        one: Postgres = request.getfixturevalue("postgres")
        return one.new
    numbers = iter(range(9))
    return lambda: f"sqlite:///{tmp_path}/{next(numbers)}.db"


@pytest.fixture
def address(new: Callable[[], str]) -> str:
    return new()


def at_version(address: str, version: str) -> Database:
    database = Database(address)
    with database._writing.connect() as connection:
        command.upgrade(config(connection), version)
        connection.commit()
    return database


def test_migrations_lead_to_the_schema(address: str) -> None:
    database = Database(address)
    database.prepare()
    with database.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        assert version_of(connection) == newest()
    database.close()


def test_migrations_make_the_same_as_create_all(new: Callable[[], str]) -> None:
    """Constraints and their names too, which a comparison by alembic does not see on SQLite."""
    migrated, created = Database(new()), Database(new())
    migrated.prepare()
    schema.metadata.create_all(created.engine)
    for name in schema.metadata.tables:
        one, two = inspect(migrated.engine), inspect(created.engine)
        assert one.get_pk_constraint(name) == two.get_pk_constraint(name)
        assert _sorted(one.get_foreign_keys(name)) == _sorted(two.get_foreign_keys(name))
        assert _sorted(one.get_unique_constraints(name)) == _sorted(
            two.get_unique_constraints(name)
        )
        assert _sorted(one.get_indexes(name)) == _sorted(two.get_indexes(name))
    migrated.close()
    created.close()


def _sorted(found: object) -> list[str]:
    assert isinstance(found, list)
    return sorted(str(sorted(one.items(), key=str)) for one in found)


def test_preparing_twice_changes_nothing(address: str) -> None:
    database = Database(address)
    database.prepare()
    database.prepare()
    database.close()


def test_what_was_stored_stays(address: str) -> None:
    database = at_version(address, FIRST)
    with database.write() as db:
        db.execute(text("INSERT INTO people VALUES ('p', 'Ania', 'ania', 'hash', 1.0)"))
    database.prepare()
    with database.read() as connection:
        row = connection.execute(schema.people.select()).mappings().one()
    assert (row["name"], row["login"], row["email"]) == ("Ania", "ania", None)
    assert row["language"] == "en"
    database.close()


def test_what_was_stored_under_older_words_stays(address: str) -> None:
    database = at_version(address, "0007")
    with database.write() as db:
        db.execute(
            text(
                "INSERT INTO people (id, name, created, email_wish) "
                "VALUES ('p', 'Ania', 1.0, 'a@b.org')"
            )
        )
        db.execute(
            text(
                "INSERT INTO tables (id, game, version, options, seats, seed, commitment, "
                "visibility, pace, status, owner, created) VALUES "
                "('t', 'g', '1', '{}', 2, '', '', 'open', '{}', 'playing', 'p', 1.0)"
            )
        )
        line = text("INSERT INTO log VALUES ('t', :seq, :kind, 0, '0', NULL, 1.0)")
        for seq, kind in enumerate(("move", "wish", "agree"), 1):
            db.execute(line, {"seq": seq, "kind": kind})
    database.prepare()
    with database.read() as connection:
        person = connection.execute(schema.people.select()).mappings().one()
        lines = connection.execute(schema.log.select().order_by(schema.log.c.seq)).mappings().all()
    assert person["email_unconfirmed"] == "a@b.org"
    assert [line["kind"] for line in lines] == ["move", "ask", "agree"]
    database.close()


def test_a_row_of_every_table_outlives_all_later_steps(address: str) -> None:
    filled: dict[str, dict[str, Any]] = {}
    for version in VERSIONS:
        database = at_version(address, version)
        with database.write() as db:
            new_ones = [table for table in _tables(db) if table.name not in filled]
            filled |= {table.name: _fill(db, table) for table in new_ones}
        database.close()
    database = Database(address)
    database.must_be_ours()
    with database.read() as db:
        now = {table.name: db.execute(table.select()).mappings().one() for table in _tables(db)}
    database.close()
    assert filled.keys() == now.keys() == schema.metadata.tables.keys()
    for name, row in filled.items():
        kept = {key: value for key, value in row.items() if key in now[name]}
        assert kept.items() <= dict(now[name]).items()
        assert len(kept) > len(row) / 2, name


def _tables(db: Connection) -> list[Table]:
    """Whoever is named by another comes before it."""
    there = MetaData()
    there.reflect(db)
    return [table for table in there.sorted_tables if table.name != "alembic_version"]


def _fill(db: Connection, table: Table) -> dict[str, Any]:
    """One row, of which every column says something; all names in it are the same."""
    row = {column.name: _value(column.type) for column in table.columns}
    db.execute(table.insert().values(row))
    return row


def _value(kind: Any) -> Any:
    for known, value in ((Boolean, True), (Integer, 1), (Float, 1.0), (JSON, {"a": [1]})):
        if isinstance(kind, known):
            return value
    return b"x" if isinstance(kind, LargeBinary) else "x"


def test_a_database_from_before_versions_were_noted(address: str) -> None:
    database = at_version(address, FIRST)
    with database.write() as connection:
        connection.exec_driver_sql("DROP TABLE alembic_version")
    database.prepare()
    with database.read() as connection:
        assert version_of(connection) == newest()
    database.close()


def test_a_newer_database_is_left_alone(address: str) -> None:
    database = Database(address)
    database.prepare()
    with database.write() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="9999"):
        database.prepare()


def test_a_database_that_notes_two_versions_is_left_alone(address: str) -> None:
    database = Database(address)
    database.prepare()
    with database.write() as connection:
        connection.exec_driver_sql("INSERT INTO alembic_version VALUES ('0003')")
    with pytest.raises(BadDatabase, match="several versions"):
        database.prepare()


def test_of_two_that_upgrade_at_once_one_waits(address: str) -> None:
    at_version(address, FIRST).close()

    def upgrade(_: int) -> str | None:
        database = Database(address)
        database.prepare()
        with database.read() as connection:
            version = version_of(connection)
        database.close()
        return version

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(upgrade, range(4))) == [newest()] * 4


_KILLED = """
import os, sys
from sqlalchemy import event
from trailboss.tables.database import Database

database = Database(sys.argv[1])
done = []

@event.listens_for(database.engine, "after_cursor_execute")
def count(_connection, _cursor, statement, *_):
    if not statement.startswith(("PRAGMA", "SELECT")):
        done.append(statement)
        if len(done) == int(sys.argv[2]):
            os._exit(9)

database.prepare()
"""


@pytest.mark.parametrize("step", [3, 30])
def test_an_upgrade_that_is_killed_half_way_is_done_anew(address: str, step: int) -> None:
    at_version(address, FIRST).close()
    killed = subprocess.run([sys.executable, "-c", _KILLED, address, str(step)], check=False)
    assert killed.returncode == 9
    database = Database(address)
    with database.read() as connection:
        assert version_of(connection) == FIRST
    database.prepare()
    with database.read() as connection:
        assert version_of(connection) == newest()
    database.close()


def test_a_step_that_fails_leaves_no_trace(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    database = at_version(address, FIRST)

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("power cut")

    monkeypatch.setattr("alembic.op.create_index", fail)
    with pytest.raises(RuntimeError):
        database.prepare()
    monkeypatch.undo()
    database = Database(address)
    with database.read() as connection:
        assert version_of(connection) == FIRST
        columns = {column["name"] for column in inspect(connection).get_columns("people")}
        assert "email" not in columns
    database.prepare()
    database.close()
