"""No question that is asked at every visit reads a whole table, however many games are stored."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, LiteralString

import psycopg
import pytest
from psycopg import sql
from sqlalchemy import Connection, event, text

from tests.postgres import running
from trailboss.tables import catching_up, postgres_writer
from trailboss.tables.archive_store import ArchiveStore
from trailboss.tables.database import Database
from trailboss.tables.errors import NoSuchTable
from trailboss.tables.line import Line
from trailboss.tables.people_store import PeopleStore
from trailboss.tables.store import Entry, Store

ASKED: dict[str, Callable[[Store, PeopleStore, ArchiveStore], object]] = {
    "a table": lambda store, _people, _archive: store.table("t"),
    "its log": lambda store, _people, _archive: store.log("t"),
    "an old request": lambda store, _people, _archive: store.seat_of_request("t", "r"),
    "whether it has begun": lambda store, _people, _archive: store.has_begun("t"),
    "chat": lambda store, _people, _archive: store.chat("t"),
    "home": lambda store, _people, _archive: store.tables_of("ania"),
    "lobby": lambda store, _people, _archive: store.open_tables(50),
    "clocks": lambda store, _people, _archive: store.overdue_tables(1.0),
    "forgotten tables": lambda store, _people, _archive: store.forgotten_tables(1.0, 1.0),
    "who comes": lambda _store, people, _archive: people.session_person("token", 1.0),
    "daily deal": lambda _store, _people, archive: archive.deal_table("2026-01-01", "ania"),
    "scores of the day": lambda _store, _people, archive: archive.deal_scores("2026-01-01", 1.0),
    "profile": lambda _store, _people, archive: archive.solo_results("ania"),
    "how many results": lambda _store, _people, archive: archive.finished_count("el_paso"),
    "statistics": lambda _store, _people, archive: archive.finished("el_paso"),
    "simulations": lambda _store, _people, archive: archive.simulations("el_paso"),
}


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with running() as postgres:
        made = Database(postgres.new())
        made.prepare()
        yield made
        made.close()


@pytest.mark.parametrize("question", ASKED)
def test_it_is_answered_by_an_index(question: str, database: Database) -> None:
    """Where the database may read a whole table only if there is no other way."""
    statements: list[tuple[str, Any]] = []

    def note(_db: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        statements.append((statement, values))

    event.listen(database._reading, "before_cursor_execute", note)
    try:
        ASKED[question](Store(database), PeopleStore(database), ArchiveStore(database))
    except NoSuchTable:
        pass  # it was looked for
    finally:
        event.remove(database._reading, "before_cursor_execute", note)
    asked = [one for one in statements if one[0].startswith("SELECT") and "FROM" in one[0]]
    assert asked
    with database.read() as db:
        db.execute(text("SET LOCAL enable_seqscan = off"))
        for statement, values in asked:
            plan = _plan(db, statement, values)
            assert "Seq Scan" not in plan, f"{statement}\n{plan}"


def test_nor_do_those_of_every_move(database: Database) -> None:
    """They pass the pool by; what they write is written to one game's rows."""
    line = Line("t", Entry(1, "move", 0, "", None, 1.0), {"waiting_for": []}, {}, "playing")
    asked: list[tuple[LiteralString, dict[str, Any]]] = [
        (catching_up.ASK, {"ids": ["t"], "seqs": [0]}),
        (postgres_writer.WRITE, {**postgres_writer.columns([line]), "process": "p"}),
    ]
    with psycopg.connect(database.plain_address) as db:
        db.execute("SET LOCAL enable_seqscan = off")
        for statement, values in asked:
            explain = sql.SQL("EXPLAIN ") + sql.SQL(statement)
            plan = "\n".join(row[0] for row in db.execute(explain, values))
            assert "Seq Scan" not in plan, plan


def test_tables_are_locked_in_the_order_in_which_they_are_sorted_here(database: Database) -> None:
    """Whatever language the database sorts by: two who lock in different orders wait for ever."""
    line = Line("t", Entry(1, "move", 0, "", None, 1.0), {"waiting_for": []}, {}, "playing")
    values = {**postgres_writer.columns([line]), "process": "p"}
    explain = sql.SQL("EXPLAIN ") + sql.SQL(postgres_writer.WRITE)
    with psycopg.connect(database.plain_address) as db:
        plan = "\n".join(row[0] for row in db.execute(explain, values))
    locked = plan[plan.index("CTE held") :]
    keys = [one.strip() for one in locked.splitlines() if "Sort Key" in one]
    assert keys[0].endswith('line.id COLLATE "C"'), plan


def _plan(db: Connection, statement: str, values: Any) -> str:
    return "\n".join(row[0] for row in db.exec_driver_sql(f"EXPLAIN {statement}", values))


def test_the_plan_of_a_question_without_an_index_is_noticed(database: Database) -> None:
    with database.read() as db:
        db.execute(text("SET LOCAL enable_seqscan = off"))
        assert "Seq Scan" in _plan(db, "SELECT id FROM people WHERE name = 'Ania'", ())
