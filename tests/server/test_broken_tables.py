"""Tables that cannot be played: of another box, with a spoiled log, in a damaged file."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.host import Host, two_at_a_table

pytestmark = pytest.mark.sqlite


def test_a_table_of_an_older_box_goes_on_if_nothing_differs(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table):
        with ania.at(table).opened() as page:
            page.act("place neutral-b")
        today, _ = host.services.store.table(table)
        host.services.store.update_table(table, box="older", epoch="0")
        host.services.hall.gate.cache.forget(table)
        with ania.at(table).opened():
            pass
        row, _ = host.services.store.table(table)
        assert (row.box, row.epoch) == (today.box, today.epoch)


def test_a_table_of_another_box_is_refused_and_left_alone(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table):
        with ania.at(table).opened() as page:
            page.act("place neutral-b")
        host.services.store.update_table(table, box="older", epoch="0")
        _execute(host, "UPDATE log SET text = 'place start' WHERE \"table\" = ?", table)
        host.services.hall.gate.cache.forget(table)
        with ania.at(table) as page:
            refused = page.until("refused")
            assert refused["code"] == "other-box"
            assert "begun with the box older/0" in refused["message"]
            assert "'place start' is not an action" in refused["message"]
            assert page.closed() == (4400, "refused")
        replay = ania.ask("GET", f"/api/tables/{table}/replay")
        assert (replay.status_code, replay.json()["code"]) == (409, "other-box")
        row, _ = host.services.store.table(table)
        assert (row.box, row.status) == ("older", "playing")
        assert table in {one["id"] for one in ania.get("/api/me/tables")}


def test_a_spoiled_log_is_called_so(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table):
        with ania.at(table).opened() as page:
            page.act("place neutral-b")
        _execute(host, "UPDATE log SET text = 'ride kansas-city' WHERE \"table\" = ?", table)
        host.services.hall.gate.cache.forget(table)
        with ania.at(table) as page:
            assert page.until("refused")["code"] == "bad-record"


@pytest.mark.parametrize(
    "spoil",
    [
        "INSERT INTO log VALUES (?, 1, 'move', 0, 'sing', NULL, 0)",
        "UPDATE tables SET game = 'backgammon' WHERE id = ?",
        "INSERT INTO log VALUES (?, 7, 'move', 0, 'end', NULL, 0)",
    ],
)
def test_whoever_sits_at_a_table_that_cannot_be_read_can_still_be_forgotten(
    host: Host, spoil: str
) -> None:
    with two_at_a_table(host) as (_, olena, table):
        _execute(host, spoil, table)
        host.services.hall.gate.cache.forget(table)
        olena.delete("/api/me")
        assert olena.get("/api/me")["id"] is None
        _, seats = host.services.store.table(table)
        assert (seats[1].person, seats[1].name) == (None, "—")
        assert seats[1].played_by_bot


def test_a_damaged_database_is_told_to_the_host_and_not_to_the_client(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Host(tmp_path) as host, two_at_a_table(host) as (ania, _, table):
        with ania.at(table).opened() as page:
            _execute(host, "DROP TABLE log")
            with caplog.at_level(logging.ERROR):
                page.send("act", seat=0, ply=0, action="place neutral-b")
                assert page.closed() == (1011, "something went wrong")
        assert "no such table: log" in caplog.text
        assert (tmp_path / "trailboss.db").exists()
        host.services.hall.gate.cache.forget(table)
        answer = ania.ask("GET", f"/api/tables/{table}/replay")
        assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
        assert str(tmp_path) not in answer.text
        assert "log" not in answer.json()["message"]


def _execute(host: Host, statement: str, *values: str) -> None:
    with closing(sqlite3.connect(host.settings.database.removeprefix("sqlite:///"))) as db, db:
        db.execute(statement, values)
