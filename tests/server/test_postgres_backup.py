"""A backup of PostgreSQL by its own tools, made while people play, is a site again."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.postgres import running
from tests.server.host import Host
from tools.postgres import program
from trailboss.tables.database import Database
from trailboss.tables.store import Store
from trailboss.tables.verify import OK, verify


def test_what_pg_dump_saved_is_played_on(tmp_path: Path) -> None:
    with running() as postgres:
        address, elsewhere = postgres.new(), postgres.new()
        dump = tmp_path / "monday.dump"
        with Host(tmp_path, database=address) as host, host.guest("Ania") as ania:
            table = ania.open("me me")
            with ania.at(table).opened() as page:
                page.act("place neutral-b")
                _run("pg_dump", "--format=custom", f"--file={dump}", address)
                page.act("end")
            token = ania.token
        _run("pg_restore", "--no-owner", f"--dbname={elsewhere}", str(dump))
        database = Database(elsewhere)
        database.must_be_ours()
        store = Store(database)
        assert verify(store, table).verdict == OK
        assert [line.text for line in store.log(table)] == ["place neutral-b"]
        database.close()
        with Host(tmp_path, database=elsewhere) as host, host.visitor() as again:
            again.http.cookies.set("trailboss", token or "")
            assert again.get("/api/me")["name"] == "Ania"
            with again.at(table).opened() as page:
                assert page.act("end")["type"] == "done"


def _run(*words: str) -> None:
    subprocess.run([program(words[0]), *words[1:]], check=True)
