"""One server to a database, and no line for a table that is no longer played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.event_loop import run
from tests.tables.people import ANIA, at, open_hall, two_people
from trailboss.tables.database import Database
from trailboss.tables.errors import WrongMoment
from trailboss.tables.sole_use import InUse


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    first = Database(f"sqlite:///{tmp_path}/t.db")
    first.hold()
    first.prepare()
    (tmp_path / "other-name.db").symlink_to(tmp_path / "t.db")
    for name in ("t.db", "other-name.db"):
        second = Database(f"sqlite:///{tmp_path}/{name}")
        with pytest.raises(InUse, match="another server uses the database"):
            second.hold()
    first.close()
    third = Database(f"sqlite:///{tmp_path}/t.db")
    third.hold()
    third.close()


def test_nothing_is_appended_to_a_table_that_is_over_elsewhere(tmp_path: Path) -> None:
    """Called off by another process, it has told its seed: nobody moves with that knowledge."""

    async def scene() -> None:
        hall, other = open_hall(tmp_path), open_hall(tmp_path)
        id = await two_people(hall)
        await hall.gate.live(id)
        await other.seating.cancel(id, ANIA)
        with pytest.raises(WrongMoment, match="cancelled"):
            await hall.gate.submit(id, at(0), 0, "place neutral-b")
        assert hall.store.log(id) == []
        assert hall.store.table(id)[0].status == "cancelled"
        await hall.close()
        await other.close()

    run(scene())
