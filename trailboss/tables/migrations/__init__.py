"""The database's versions, one step a file in ``versions``; the newest is what `schema` says."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from trailboss.tables.errors import BadDatabase, NewerDatabase, OlderDatabase

UPGRADING = 0x7261696C
"""The number of the lock, among all that are taken in the same database."""
FIRST = "0001"
"""What a database is that was made before it noted its version."""


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def newest() -> str:
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def version_of(connection: Connection) -> str | None:
    """The version that the database notes, None for an empty one."""
    heads = MigrationContext.configure(connection).get_current_heads()
    if len(heads) > 1:
        raise BadDatabase(f"this database notes several versions of itself: {', '.join(heads)}")
    noted = next(iter(heads), None)
    if noted is None and inspect(connection).has_table("tables"):
        return FIRST
    return noted


def upgrade(connection: Connection) -> None:
    """To the newest version, all steps or none. A version we don't know is left alone.

    Of several servers that start at once, the first does it and the others wait for it.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADING})
    version = version_of(connection)
    must_be_known(version)
    if version == newest():
        return
    if version == FIRST:
        command.stamp(config(connection), FIRST)
    command.upgrade(config(connection), "head")
    connection.commit()


def must_be_newest(connection: Connection) -> None:
    """For whoever only reads: nothing is changed behind the owner's back."""
    version = version_of(connection)
    must_be_known(version)
    if version != newest():
        raise OlderDatabase(version, newest())


def must_be_known(version: str | None) -> None:
    if version is None:
        return
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if version not in known:
        raise NewerDatabase(version, newest())
