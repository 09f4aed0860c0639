"""PostgreSQL: the same tables, served by several processes at once.

Each `Host` has all that a process has: a cache, a bus and connections of its own.
"""

from __future__ import annotations

import asyncio
import gc
import secrets
import threading
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Barrier
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.event_loop import run
from tests.postgres import Postgres, running
from tests.server.host import GAME, SECONDS, Host, Socket, Visitor, wait_until
from trailboss.kernel.registry import load
from trailboss.kit.player import RandomPlayer
from trailboss.server.people import COOKIE
from trailboss.server.pulse import Pulse
from trailboss.tables import hall, worktime
from trailboss.tables.database import Database
from trailboss.tables.peers import AGAIN
from trailboss.tables.people_store import PeopleStore
from trailboss.tables.postgres_peers import MOST_WAITING, PostgresPeers
from trailboss.tables.store import Store
from trailboss.tables.verify import OK, verify


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as one:
        yield one


@pytest.fixture
def hosts(postgres: Postgres, tmp_path: Path) -> Iterator[list[Host]]:
    address = postgres.new()
    with ExitStack() as stack:
        yield [stack.enter_context(Host(tmp_path, database=address)) for _ in range(2)]


@contextmanager
def two_pages(hosts: list[Host]) -> Iterator[tuple[str, Socket, Socket]]:
    """Ania's page at the first process and Olena's at the second, at one table."""
    here, there = hosts
    with here.guest("Ania") as ania, there.guest("Olena") as olena:
        table = ania.open("me open", visibility="open")
        olena.sit(table, 1)
        with ania.at(table).opened() as mine, olena.at(table).opened() as hers:
            yield table, mine, hers


def elsewhere(visitor: Visitor, host: Host) -> Visitor:
    """The same browser, led to another process."""
    there = host.visitor()
    there.http.cookies.set(COOKIE, visitor.token or "")
    return there


def test_servers_that_start_at_once_on_an_empty_database(postgres: Postgres) -> None:
    address = postgres.new()

    def start(_: int) -> None:
        database = Database(address)
        database.prepare()
        database.close()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(start, range(4)))
    with psycopg.connect(address) as db:
        assert db.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)


def test_any_process_serves_any_table(hosts: list[Host]) -> None:
    """Two people at two processes play a whole stretch, each by what they are shown."""
    with two_pages(hosts) as (table, mine, hers):
        played = play(table, hosts[0], [mine, hers], moves=40)
        for host in hosts:
            live = host.do(host.services.hall.gate.live(table))
            assert [move.text for move in live.state.record().moves] == played
        assert verify(hosts[0].services.store, table).verdict == OK


def test_a_process_that_found_no_database_at_first_hears_the_others_later(
    hosts: list[Host], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = Host(tmp_path, database=hosts[0].settings.database)
    connect, away = late.services.bus.peers._connect, [True] * 5  # type: ignore[attr-defined]

    async def reached() -> Any:
        if away:
            away.pop()
            raise psycopg.OperationalError("it is away")
        return await connect()

    monkeypatch.setattr(hall, "AGAIN_SECONDS", 0.01)
    monkeypatch.setattr(late.services.bus.peers, "_connect", reached)
    with late:
        wait_until(lambda: not away)
        with two_pages([hosts[0], late]) as (table, mine, hers):
            play(table, hosts[0], [mine, hers], moves=20)


def play(table: str, host: Host, pages: list[Socket], moves: int) -> list[str]:
    """Every position is waited for where its seat is served."""
    player = RandomPlayer(3, out_of_turn=1 << 30)
    state = load(GAME).start(2, host.services.store.table(table)[0].seed)
    played = []
    for _ in range(moves):
        seat, action = player.choose(state)
        page = pages[seat]
        while page.position["ply"] != state.ply:
            page.until("position")
        assert page.act(action.text)["type"] == "done"
        played.append(action.text)
        state.apply(action, seat)
    return played


def test_talk_and_undo_are_seen_at_every_process(hosts: list[Host]) -> None:
    with two_pages(hosts) as (_, mine, hers):
        mine.send("say", text="hello over there")
        while "hello over there" not in [line["text"] for line in hers.until("chat")["lines"]]:
            pass
        assert mine.act("place neutral-b")["type"] == "done"
        mine.shown(1)
        assert mine.ask("undo")["type"] == "done"
        mine.shown(0)
        mine.send("say", text="thought better of it")
        while "thought better of it" not in [line["text"] for line in hers.until("chat")["lines"]]:
            pass
        shown = [message for message in hers.heard if message["type"] == "position"]
        assert len(shown) == 1, "she was told that something was done and taken back"
        hers.send("say", text="go on")
        while "go on" not in [line["text"] for line in mine.until("chat")["lines"]]:
            pass
        assert hers.position["ply"] == 0


def test_whoever_signs_out_everywhere_is_cut_off_everywhere(hosts: list[Host]) -> None:
    here, there = hosts
    with here.guest("Ania") as ania, elsewhere(ania, there) as also:
        table = ania.open("me me")
        with also.at(table).opened() as page:
            ania.post("/api/sign-out?everywhere=true")
            assert page.closed() == (4401, "signed out")


def test_whoever_signs_out_is_cut_off_where_nothing_is_heard_for_a_while(
    hosts: list[Host], postgres: Postgres
) -> None:
    here, there = hosts
    with here.guest("Ania") as ania, elsewhere(ania, there) as also:
        table = ania.open("me me")
        shared = ania.post(f"/api/tables/{table}/shares", {"seat": 0})
        with (
            also.at(table).opened() as page,
            Socket(there, f"/api/shared/{shared['token']}/live", None).opened() as looking,
        ):
            with deaf(there, postgres):
                ania.delete(f"/api/tables/{table}/shares/{shared['id']}")
                ania.post("/api/sign-out")
            assert page.closed() == (4401, "signed out")
            assert looking.closed() == (4404, "no longer shared")


def test_notices_too_many_to_wait_are_made_up_for() -> None:
    """Whoever would have heard of them is told to look at everything."""

    async def scene() -> None:
        peers = PostgresPeers("")
        for number in range(MOST_WAITING):
            peers.tell(f"moved {number}")
        assert await peers._next() == "moved 0"
        peers.tell("moved")
        peers.tell("session of somebody")
        assert [await peers._next() for _ in range(2)] == [AGAIN, "moved 1"]

    run(scene())


@contextmanager
def deaf(host: Host, postgres: Postgres) -> Iterator[None]:
    """It does not hear the others meanwhile; all else goes on."""
    peers = host.services.bus.peers
    assert isinstance(peers, PostgresPeers)
    connect, hears, tried = peers._connect, threading.Event(), threading.Event()

    async def connected() -> Any:
        tried.set()
        while not hears.is_set():
            await asyncio.sleep(0.01)
        return await connect()

    peers._connect = connected  # type: ignore[method-assign]
    name = host.settings.database.rpartition("/")[2]
    with psycopg.connect(postgres.address("postgres"), autocommit=True) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = %s AND query LIKE 'LISTEN%%'",
            (name,),
        )
    assert tried.wait(SECONDS)
    try:
        yield
    finally:
        peers._connect = connect  # type: ignore[method-assign]
        hears.set()


def test_what_is_there_already_is_told_from_what_is_new(hosts: list[Host]) -> None:
    """PostgreSQL's driver does not count rows that were left alone."""
    here, there = hosts
    with here.guest("Ania") as ania, there.guest("Olena") as olena:
        table = ania.open("me open", visibility="open")
        olena.sit(table, 1)
        store = here.services.social.store
        assert [store.mute(id, table, olena.id) for id in ("one", "two")] == [True, False]
        assert [one["id"] for one in store.mutes(table)] == ["one"]


def test_a_number_that_no_column_holds_is_refused(hosts: list[Host]) -> None:
    with hosts[0].guest("Ania") as ania:
        table = ania.open("me open")
        answer = ania.ask("POST", f"/api/tables/{table}/mutes", {"line": 2**40})
        assert 400 <= answer.status_code < 500


def test_bots_move_once_whoever_looks_on(hosts: list[Host]) -> None:
    """Both processes know that it is a bot's turn; one of them thinks."""
    here, there = hosts
    with here.guest("Ania") as ania, elsewhere(ania, there) as also:
        table = ania.open("random me")
        with ania.at(table).opened() as mine, also.at(table).opened() as too:
            # something can be done at the bot's moments too, so having answers says little
            while not mine.position["actions"] or mine.position["ply"] != too.position["ply"]:
                min(mine, too, key=lambda page: page.position["ply"]).until("position")
        assert verify(here.services.store, table).verdict == OK


def test_a_clock_that_runs_out_is_noticed_once(
    hosts: list[Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    pace = {"kind": "live", "minutes": 1, "increment": 0}
    here, there = hosts
    with here.guest("Ania") as ania, there.guest("Olena") as olena:
        table = ania.open("me open", visibility="open", pace=pace)
        olena.sit(table, 1)
        now = worktime.now
        monkeypatch.setattr(worktime, "now", lambda: now() + 3600.0)
        with ThreadPoolExecutor(2) as threads:
            checks = [host.services.hall.clocks.check for host in hosts]
            list(threads.map(lambda host, check: host.do(check()), hosts, checks))
        wait_until(lambda: "left" in _kinds(here, table))
        assert _kinds(here, table).count("left") == 1


def _kinds(host: Host, table: str) -> list[str]:
    return [line.kind for line in host.services.store.log(table)]


@pytest.fixture
def gone_quietly() -> Iterator[None]:
    """Connections that were cut are swept up here, not in the middle of another test."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.usefixtures("gone_quietly", "hosts")
def test_players_go_on_when_the_database_cuts_all_connections(
    hosts: list[Host], postgres: Postgres
) -> None:
    """Pages come back by themselves and send again what was not acknowledged."""
    here, there = hosts
    with here.guest("Ania") as ania, there.guest("Olena") as olena, ExitStack() as stack:
        table = ania.open("me open", visibility="open")
        olena.sit(table, 1)
        people = [ania, olena]
        pages = [stack.enter_context(person.at(table).opened()) for person in people]
        state = load(GAME).start(2, here.services.store.table(table)[0].seed)
        player = RandomPlayer(3, out_of_turn=1 << 30)
        for number in range(30):
            if number == 10:
                _cut_all(postgres, here.settings.database)
            seat, action = player.choose(state)
            while not _is_done(pages[seat], state.ply, action.text, f"m{number}"):
                pages[seat] = stack.enter_context(people[seat].at(table))
            state.apply(action, seat)
        live = there.do(there.services.hall.gate.live(table))
        assert live.state.dump() == state.dump()


def _is_done(page: Socket, ply: int, action: str, id: str) -> bool:
    """Whether it was acknowledged before the connection was lost."""
    try:
        page.shown(ply)
        answer = page.act(action, id=id)
    except ConnectionClosed:
        return False
    assert answer["type"] == "done", answer
    return True


def _cut_all(postgres: Postgres, address: str) -> None:
    name = address.rpartition("/")[2]
    with psycopg.connect(postgres.address("postgres"), autocommit=True) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        )


def test_servers_write_the_same_row_at_once(postgres: Postgres) -> None:
    """Their own notes, their pulse, a key that the first one makes."""
    address = postgres.new()
    databases = [Database(address) for _ in range(4)]
    together = Barrier(len(databases))
    databases[0].prepare()

    def notes(database: Database) -> set[str]:
        found = set()
        try:
            for number in range(15):
                together.wait()
                Store(database).note_alive(float(number))
                asyncio.run(Pulse(database).must_beat())
                found.add(PeopleStore(database).key(f"key {number}", secrets.token_hex(8)))
        except BaseException:
            together.abort()  # nobody waits for one that failed
            raise
        return found

    with ThreadPoolExecutor(len(databases)) as threads:
        keys = list(threads.map(notes, databases))
    assert len(keys[0]) == 15
    assert keys == [keys[0]] * len(databases)
    for database in databases:
        database.close()
