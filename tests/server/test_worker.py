"""Jobs of a site: whoever has hands does them, whoever dies leaves them, nobody is starved."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.postgres import Postgres, running
from tests.server.host import GAME, SECONDS, Host, Socket, wait_until
from trailboss.tables import job_store
from trailboss.tables.database import Database
from trailboss.tables.fair_queue import Need, Whose
from trailboss.tables.job_store import JobStore, TakenJob
from trailboss.tables.jobs import Job
from trailboss.tables.verify import OK, verify

ONE, TWO = 17, 18
"""Numbers of processes."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as one:
        yield one


@pytest.fixture(scope="module")
def address(postgres: Postgres) -> str:
    address = postgres.new()
    database = Database(address)
    database.prepare()
    database.close()
    return address


@pytest.fixture
def store(address: str) -> Iterator[JobStore]:
    database = Database(address)
    with database.write() as db:
        db.exec_driver_sql("DELETE FROM jobs")
    yield JobStore(database)
    database.close()


@contextmanager
def at_work(address: str, *numbers: int) -> Iterator[None]:
    """Processes of these numbers are connected; afterwards PostgreSQL has noticed them gone."""
    with ExitStack() as stack:
        for number in numbers:
            db = stack.enter_context(psycopg.connect(address, autocommit=True))
            db.execute("SELECT pg_advisory_lock(%s)", (number,))
        yield
    with psycopg.connect(address, autocommit=True) as db:
        for number in numbers:
            db.execute("SELECT pg_advisory_lock(%s)", (number,))
            db.execute("SELECT pg_advisory_unlock(%s)", (number,))


def job(name: str, person: str = "ania", need: Need = Need.SOMEBODY_WAITS) -> Job:
    return Job(name, Whose(person, person), need)


def take(store: JobStore, by: int) -> TakenJob | None:
    return store.take(by, lambda job: job.need)


def test_a_job_is_asked_for_often_and_done_by_one(store: JobStore, address: str) -> None:
    with at_work(address, ONE, TWO):
        for _ in range(3):
            store.put(job("bots a"))
        taken = take(store, ONE)
        assert taken is not None
        assert take(store, TWO) is None
        store.done(taken, ONE)
        assert take(store, TWO) is None
        assert store.counts() == (0, 0)


def test_what_is_asked_for_while_it_is_done_is_done_once_more(
    store: JobStore, address: str
) -> None:
    with at_work(address, ONE):
        store.put(job("bots a"))
        first = take(store, ONE)
        assert first is not None
        store.put(job("bots a"))
        store.done(first, ONE)
        again = take(store, ONE)
        assert again is not None
        store.done(again, ONE)
        assert take(store, ONE) is None


def test_a_job_whose_process_died_is_taken_over_at_once(store: JobStore, address: str) -> None:
    store.put(job("bots a"))
    with at_work(address, TWO):
        with at_work(address, ONE):
            dead = take(store, ONE)
            assert dead is not None
            assert store.counts() == (0, 1)
        taken = take(store, TWO)
        assert taken is not None
        store.done(dead, ONE)  # it was not dead after all: it has no say any more
        assert store.counts() == (0, 1)
        store.done(taken, TWO)
        assert store.counts() == (0, 0)


def test_a_process_that_keeps_silent_loses_its_jobs(
    store: JobStore, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with at_work(address, ONE, TWO):
        store.put(job("bots a"))
        taken = take(store, ONE)
        assert taken is not None
        with psycopg.connect(address, autocommit=True) as db:
            until = f"extract(epoch FROM clock_timestamp()) - {job_store.LEASE_SECONDS / 2}"
            db.execute(f"UPDATE jobs SET taken_until = {until}")
        store.still_at_work(ONE)
        assert take(store, TWO) is None
        with psycopg.connect(address, autocommit=True) as db:
            db.execute("UPDATE jobs SET taken_until = taken_until - 3600")
        assert take(store, TWO) is not None


def test_a_job_that_failed_is_left_alone_for_a_while(store: JobStore, address: str) -> None:
    with at_work(address, ONE):
        store.put(job("bots a"))
        taken = take(store, ONE)
        assert taken is not None
        store.let_go(taken, ONE, wait=60)
        assert take(store, ONE) is None
        store.put(job("bots a"))  # whoever comes to the table does not wait
        assert take(store, ONE) is not None


def test_the_greatest_need_comes_first_and_nobody_is_starved(postgres: Postgres) -> None:
    """Eve has many tables; Ania and Olena have one each."""
    from trailboss.tables.postgres_jobs import PostgresJobs

    address = postgres.new()
    database = Database(address)
    database.prepare()
    jobs = PostgresJobs(database, database.peers(), worker=None, hands=1)  # type: ignore[arg-type]
    with at_work(address, ONE):
        jobs.store.put(job("bots nobody", "ivan", Need.NOBODY_WAITS))
        for number in range(5):
            jobs.store.put(job(f"bots eve{number}", "eve"))
        jobs.store.put(job("bots ania", "ania"))
        jobs.store.put(job("bots olena", "olena"))
        order = []
        while (taken := jobs.store.take(ONE, jobs._order)) is not None:
            jobs._note_served(taken)
            order.append(taken.name.removeprefix("bots "))
            jobs.store.done(taken, ONE)
    assert order[:4] == ["eve0", "ania", "olena", "eve1"]
    assert order[-1] == "nobody"
    database.close()


# ---- with servers


@pytest.fixture
def site(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Host, Host]]:
    """A server without thinking processes, and another process that has one; on however busy a
    machine somebody's thoughts come in time."""
    shared = {"database": postgres.new(), "bot_seconds": SECONDS}
    with (
        Host(tmp_path, bot_processes=0, **shared) as server,
        Host(tmp_path, **shared) as worker,
    ):
        yield server, worker


def test_bots_move_where_there_are_hands(site: tuple[Host, Host]) -> None:
    server, worker = site
    with server.guest("Ania") as ania:
        table = ania.open("me random")
        with ania.at(table).opened() as page:
            play_until_asked_again(page)
    assert verify(server.services.store, table).verdict == OK
    thought = "trailboss_bot_seconds_count"
    assert thought not in server.services.metrics.text().decode()
    assert thought in worker.services.metrics.text().decode()
    wait_until(lambda: _left(server) == (0, 0))


def play_until_asked_again(page: Socket) -> None:
    """Her turn, and then the bot's."""
    while page.position["actions"]:
        play_a_step(page)
    while not page.position["actions"]:
        page.until("position")


def play_a_step(page: Socket) -> None:
    ply = page.position["ply"]
    page.act(page.position["actions"][-1]["text"])
    while page.position["ply"] == ply:
        page.until("position")


def _left(host: Host) -> tuple[int, int]:
    return JobStore(host.services.database).counts()


def test_a_hint_is_thought_out_elsewhere(site: tuple[Host, Host]) -> None:
    server, _ = site
    with server.guest("Ania") as ania:
        table = ania.open("me random")
        with ania.at(table).opened() as page:
            wanted = {"seat": 0, "ply": page.position["ply"]}
            offered = {action["text"] for action in page.position["actions"]}
        told = ania.post(f"/api/tables/{table}/hint", wanted)
        assert {answer["action"] for answer in told["answers"]} <= offered
        assert told["answers"]


def test_a_killed_server_leaves_its_bots_to_the_others(postgres: Postgres, tmp_path: Path) -> None:
    """The job is written by the commit of the line itself."""
    address = postgres.new()
    with Host(tmp_path, database=address, bot_processes=0) as server:
        with server.guest("Ania") as ania:
            table = ania.open("me random")
            with ania.at(table).opened() as page:
                while page.position["actions"]:
                    play_a_step(page)
        assert _left(server) == (1, 0)
        ply = server.do(server.services.hall.gate.live(table)).state.ply
        with Host(tmp_path, database=address):
            wait_until(lambda: _left(server) == (0, 0))
        assert server.do(server.services.hall.gate.live(table)).state.ply > ply
        assert server.services.store.table(table)[0].game == GAME


def test_a_worker_needs_a_database_that_can_be_shared(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "trailboss.cli", "worker"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "workers need PostgreSQL" in done.stderr
    assert not list(tmp_path.iterdir())
