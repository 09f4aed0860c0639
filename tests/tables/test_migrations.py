"""The database's versions: the last step is what the schema says, and none loses anything."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect

from trailboss.tables import schema
from trailboss.tables.database import Database
from trailboss.tables.errors import BadDatabase, NewerDatabase
from trailboss.tables.migrations import FIRST, config, newest, version_of


def opened(folder: Path) -> Database:
    return Database(f"sqlite:///{folder}/t.db")


def at_version(folder: Path, version: str) -> Database:
    database = opened(folder)
    with database._writing.connect() as connection:
        command.upgrade(config(connection), version)
        connection.commit()
    return database


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    database = opened(tmp_path)
    database.prepare()
    with database.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        assert version_of(connection) == newest()
    database.close()


def test_migrations_make_the_same_as_create_all(tmp_path: Path) -> None:
    """Constraints and their names too, which a comparison by alembic does not see on SQLite."""
    migrated = opened(tmp_path)
    migrated.prepare()
    (tmp_path / "created").mkdir()
    created = opened(tmp_path / "created")
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


def test_preparing_twice_changes_nothing(tmp_path: Path) -> None:
    database = opened(tmp_path)
    database.prepare()
    database.prepare()
    database.close()


def test_what_was_stored_stays(tmp_path: Path) -> None:
    database = at_version(tmp_path, FIRST)
    database.close()
    with closing(sqlite3.connect(tmp_path / "t.db")) as db, db:
        db.execute("INSERT INTO people VALUES ('p', 'Ania', 'ania', 'hash', 1.0)")
    database = opened(tmp_path)
    database.prepare()
    with database.read() as connection:
        row = connection.execute(schema.people.select()).mappings().one()
    assert (row["name"], row["login"], row["email"]) == ("Ania", "ania", None)
    assert row["language"] == "en"
    database.close()


def test_what_was_stored_under_older_words_stays(tmp_path: Path) -> None:
    database = at_version(tmp_path, "0007")
    database.close()
    with closing(sqlite3.connect(tmp_path / "t.db")) as db, db:
        db.execute(
            "INSERT INTO people (id, name, created, email_wish) "
            "VALUES ('p', 'Ania', 1.0, 'a@b.org')"
        )
        db.execute(
            "INSERT INTO tables (id, game, version, options, seats, seed, commitment, visibility, "
            "pace, status, owner, created) VALUES "
            "('t', 'g', '1', '{}', 2, '', '', 'open', '{}', 'playing', 'p', 1.0)"
        )
        for seq, kind in enumerate(("move", "wish", "agree"), 1):
            line = (seq, kind)
            db.execute("INSERT INTO log VALUES ('t', ?, ?, 0, '0', NULL, 1.0)", line)
    database = opened(tmp_path)
    database.prepare()
    with database.read() as connection:
        person = connection.execute(schema.people.select()).mappings().one()
        lines = connection.execute(schema.log.select().order_by(schema.log.c.seq)).mappings().all()
    assert person["email_unconfirmed"] == "a@b.org"
    assert [line["kind"] for line in lines] == ["move", "ask", "agree"]
    database.close()


def test_a_database_from_before_versions_were_noted(tmp_path: Path) -> None:
    database = at_version(tmp_path, FIRST)
    with database.write() as connection:
        connection.exec_driver_sql("DROP TABLE alembic_version")
    database.prepare()
    with database.read() as connection:
        assert version_of(connection) == newest()
    database.close()


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    database = opened(tmp_path)
    database.prepare()
    with database.write() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="9999"):
        database.prepare()


def test_a_database_that_notes_two_versions_is_left_alone(tmp_path: Path) -> None:
    database = opened(tmp_path)
    database.prepare()
    with database.write() as connection:
        connection.exec_driver_sql("INSERT INTO alembic_version VALUES ('0003')")
    with pytest.raises(BadDatabase, match="several versions"):
        database.prepare()


def test_of_two_that_upgrade_at_once_one_waits(tmp_path: Path) -> None:
    at_version(tmp_path, FIRST).close()

    def upgrade(_: int) -> str | None:
        database = opened(tmp_path)
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
def test_an_upgrade_that_is_killed_half_way_is_done_anew(tmp_path: Path, step: int) -> None:
    at_version(tmp_path, FIRST).close()
    address = f"sqlite:///{tmp_path}/t.db"
    killed = subprocess.run([sys.executable, "-c", _KILLED, address, str(step)], check=False)
    assert killed.returncode == 9
    database = opened(tmp_path)
    with database.read() as connection:
        assert version_of(connection) == FIRST
    database.prepare()
    with database.read() as connection:
        assert version_of(connection) == newest()
    database.close()


def test_a_step_that_fails_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = at_version(tmp_path, FIRST)

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("power cut")

    monkeypatch.setattr("alembic.op.create_index", fail)
    with pytest.raises(RuntimeError):
        database.prepare()
    monkeypatch.undo()
    database = opened(tmp_path)
    with database.read() as connection:
        assert version_of(connection) == FIRST
        columns = {column["name"] for column in inspect(connection).get_columns("people")}
        assert "email" not in columns
    database.prepare()
    database.close()
