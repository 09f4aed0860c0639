"""What a few must not take from everybody: rows of the lobby, the processor, room on the disk."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event

from tests.server.host import GAME, Host, two_at_a_table
from trailboss.server import history, limits, pulse
from trailboss.server.table_routes import LOBBY_ROWS
from trailboss.tables.people_store import Person

# ---- the lobby


def _rows(host: Host, owner: str, number: int, since: float) -> list[str]:
    """Tables of the lobby that somebody opened one after the other."""
    store = host.services.store
    made = []
    for n in range(number):
        id = f"{owner[-8:]}{n:04d}"
        store.add_table(
            {
                "id": id,
                "game": GAME,
                "box": "",
                "options": {},
                "seats": 2,
                "seed": "0" * 64,
                "commitment": "",
                "visibility": "open",
                "pace": {},
                "status": "open",
                "owner": owner,
                "created": since + n,
            },
            [{"table": id, "seat": 0, "kind": "open", "name": "", "invitation": "x"}],
        )
        made.append(id)
    return made


def test_a_few_guests_push_no_honest_table_out_of_the_lobby(tmp_path: Path) -> None:
    with Host(tmp_path) as host, host.guest("Ania") as ania:
        honest = ania.open("me open", visibility="open")
        later = host.services.store.table(honest)[0].created + 1
        for n in range(7):
            guest = Person(f"{n:032d}", f"Guest {n}")
            host.services.people.add_person(guest)
            _rows(host, f"{n:032d}", 30, later)
        with host.visitor() as anybody:
            shown = anybody.get("/api/tables")
        assert len(shown) == LOBBY_ROWS
        assert honest in {table["id"] for table in shown}
        created = [table["created"] for table in shown]
        assert created == sorted(created, reverse=True)


def test_an_accounts_table_is_shown_however_many_guests_there_are(tmp_path: Path) -> None:
    with Host(tmp_path) as host, host.guest("Ania") as ania:
        ania.post("/api/me/account", {"login": "ania", "password": "a horse of course"})
        honest = ania.open("me open", visibility="open")
        later = host.services.store.table(honest)[0].created + 1
        for n in range(LOBBY_ROWS):
            host.services.people.add_person(Person(f"{n:08d}", "Guest"))
            _rows(host, f"{n:08d}", 1, later)
        assert honest in {table["id"] for table in ania.get("/api/tables")}


def test_nobody_has_any_number_of_tables_in_the_lobby(tmp_path: Path) -> None:
    with Host(tmp_path, rate_limits=1.0) as host, host.guest("Eve") as eve:
        opened = [eve.open("me open", visibility="open") for _ in range(limits.LOBBY.most)]
        seats = [{"kind": "me"}, {"kind": "open"}]
        wanted = {"game": GAME, "seats": seats, "visibility": "open"}
        answer = eve.ask("POST", "/api/tables", wanted)
        assert (answer.status_code, answer.json()["args"]["limit"]) == (429, "lobby")
        assert int(answer.headers["retry-after"]) > 0
        eve.delete(f"/api/tables/{opened[0]}")
        assert eve.ask("POST", "/api/tables", wanted).status_code == 201


# ---- replays


def test_a_replay_is_worked_out_once_and_what_is_not_kept_costs_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """163 ms of the processor, 600 times a minute, were anybody's for the asking."""
    worked_out: list[Any] = []

    def counted(live: Any, eyes: int | None) -> Any:
        worked_out.append((live.row.id, eyes))
        return whole_game(live, eyes)

    whole_game = history.whole_game
    monkeypatch.setattr(history, "whole_game", counted)
    with Host(tmp_path, rate_limits=1.0) as host, two_at_a_table(host) as (ania, olena, table):
        with ania.at(table).opened() as page:
            page.act("place neutral-b")
        host.services.store.update_table(table, status="finished", result=[], waiting_for=[])
        host.services.hall.gate.cache.forget(table)
        path = f"/api/tables/{table}/replay"
        first = ania.get(path)
        assert [ania.get(path) for _ in range(100)] == [first] * 100
        assert worked_out == [(table, None)]
        olena.delete("/api/me")  # and her name is in no copy of it
        assert "Olena" in first["names"]
        assert "Olena" not in ania.get(path)["names"]

        monkeypatch.setattr(history, "KEPT_REPLAYS", 1)  # whoever asks for one after the other
        worked_out.clear()
        refused = 0
        while not refused:
            for seat in (0, 1):
                refused += ania.ask("GET", f"{path}?seat={seat}").status_code == 429
        assert len(worked_out) <= limits.REPLAY.most / limits.COST_OF_REPLAY


# ---- the disk


@pytest.mark.sqlite
def test_the_server_is_not_healthy_on_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "FRESH_SECONDS", 0.0)
    with Host(tmp_path) as host, host.visitor() as prober:
        engine = host.services.database.engine

        def full(connection: Any, *_: Any) -> None:
            """As many pages as there are, and not one more."""
            connection.execute("PRAGMA max_page_count=1")

        event.listen(engine, "connect", full)
        engine.dispose()
        host.services.store.note_alive(0.0)  # what needs no room can still be written
        answer = prober.ask("GET", "/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
        event.remove(engine, "connect", full)
        engine.dispose()
        assert prober.ask("GET", "/health").status_code == 200


@pytest.mark.sqlite
def test_the_server_is_not_healthy_before_the_last_byte_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Room that SQLite has taken already may last for a while; a host wants to know before."""
    monkeypatch.setattr(pulse, "FRESH_SECONDS", 0.0)
    with Host(tmp_path) as host, host.visitor() as prober:
        assert prober.ask("GET", "/health").status_code == 200
        little = SimpleNamespace(free=pulse.LEAST_FREE - 1)
        monkeypatch.setattr(shutil, "disk_usage", lambda _path: little)
        answer = prober.ask("GET", "/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "no-database")


@pytest.mark.sqlite
def test_health_writes_no_more_than_it_must(tmp_path: Path) -> None:
    with Host(tmp_path) as host, host.visitor() as prober:
        writes: list[str] = []

        def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            if statement.startswith(("INSERT", "DELETE")):
                writes.append(statement)

        pulse_of = host.services.pulse
        event.listen(host.services.database.engine, "before_cursor_execute", note)
        for _ in range(20):
            pulse_of._beat = pulse_of._beat and float("inf")
            assert prober.ask("GET", "/health").status_code == 200
        assert len(writes) == 2
