"""Seeds of running games and keys lie in the database: no other user of the machine reads it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.event_loop import run
from tests.tables.people import open_hall, two_people
from trailboss.tables.backup import back_up, restore
from trailboss.tables.database import Database

pytestmark = pytest.mark.sqlite


@pytest.fixture(autouse=True)
def _open_handed() -> Iterator[None]:
    """Even where new files are for everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


def play_at(folder: Path) -> dict[str, str]:
    """The modes of all files while a table is played."""

    async def scene() -> dict[str, str]:
        hall = open_hall(folder)
        await two_people(hall)
        found = modes(folder)
        await hall.close()
        return found

    return run(scene())


def test_the_database_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    found = play_at(tmp_path)
    assert "tables.db-wal" in found
    assert set(found.values()) == {"0o600"}


def test_a_database_that_others_could_read_is_taken_from_them(tmp_path: Path) -> None:
    play_at(tmp_path)
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    assert set(play_at(tmp_path).values()) == {"0o600"}


def test_what_a_killed_server_left_beside_is_taken_from_others(tmp_path: Path) -> None:
    """The last moves lie there, and SQLite goes on in the files that it finds."""

    async def scene() -> None:
        killed = open_hall(tmp_path)
        await two_people(killed)
        for file in tmp_path.iterdir():
            file.chmod(0o644)
        again = open_hall(tmp_path)
        assert "tables.db-wal" in modes(tmp_path)
        assert set(modes(tmp_path).values()) == {"0o600"}
        await again.close()
        await killed.close()

    run(scene())


def test_backups_are_readable_by_their_owner_alone(tmp_path: Path) -> None:
    play_at(tmp_path)
    database, copy = tmp_path / "tables.db", tmp_path / "copy"
    back_up(database, copy)
    database.chmod(0o644)
    assert restore(copy, database, force=True) is not None
    restore(copy, tmp_path / "elsewhere")
    assert set(modes(tmp_path).values()) == {"0o600"}


@pytest.mark.parametrize("slashes", ["", "//"])
def test_a_database_that_is_named_like_a_page_is_as_private(tmp_path: Path, slashes: str) -> None:
    """`file:...` is another way of SQLite to name a file; it is locked and private like any."""
    database = Database(f"sqlite:///file:{slashes}{tmp_path}/tables.db?uri=true")
    database.hold()
    database.prepare()
    found = modes(tmp_path)
    assert {"tables.db", "tables.db-lock"} <= set(found)
    assert set(found.values()) == {"0o600"}
    database.close()
