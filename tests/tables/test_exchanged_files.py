"""The file of the database: exchanged or removed under a server, put back by a restore."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.event_loop import run
from tests.tables.people import ANIA, open_hall, play, play_first_options, two_people
from trailboss.tables.backup import back_up, check, restore
from trailboss.tables.database import Database
from trailboss.tables.errors import BadDatabase
from trailboss.tables.people_store import PeopleStore
from trailboss.tables.sole_use import InUse, SoleUse

pytestmark = pytest.mark.sqlite


def made(folder: Path, name: str = "tables.db") -> Path:
    database = Database(f"sqlite:///{folder}/{name}")
    database.prepare()
    PeopleStore(database).add_person(ANIA)
    database.close()
    return folder / name


def exchanged(file: Path) -> None:
    os.replace(file.with_name("copy.db"), file)


@pytest.mark.parametrize("harm", [exchanged, Path.unlink])
def test_nothing_is_acknowledged_when_the_file_is_no_longer_there(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    """The system would keep the old file for the server, and forget it with the server."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b")
        back_up(tmp_path / "tables.db", tmp_path / "copy.db")
        harm(tmp_path / "tables.db")
        with pytest.raises(BadDatabase, match="exchanged or removed"):
            await play_first_options(hall, id, 1)
        with pytest.raises(BadDatabase, match="exchanged or removed"):
            hall.store.note_alive(1.0)
        await hall.close()

    run(scene())


def test_no_copy_is_restored_while_a_server_has_the_database(tmp_path: Path) -> None:
    """Not even before it has looked into it, or after."""
    database = made(tmp_path)
    back_up(database, tmp_path / "copy.db")
    use = SoleUse(database)
    with pytest.raises(InUse):
        restore(tmp_path / "copy.db", database, force=True)
    use.end()
    restore(tmp_path / "copy.db", database, force=True)


def test_a_restore_that_fails_leaves_the_database_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = made(tmp_path)
    back_up(database, tmp_path / "copy.db")

    def power_cut(_file: int) -> None:
        raise OSError("power cut")

    monkeypatch.setattr(os, "fsync", power_cut)
    with pytest.raises(OSError, match="power cut"):
        restore(tmp_path / "copy.db", database, force=True)
    check(database)
