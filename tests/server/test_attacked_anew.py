"""What a second attack found, by other ways to the harm that the first one did."""

from __future__ import annotations

import gzip
import json
import logging
import socket
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

import trailboss
from tests.server.host import GAME, SECONDS, Host, Visitor, two_at_a_table
from tests.server.test_connections import Raw
from trailboss.server import game_routes
from trailboss.server.access import network_with
from trailboss.server.limits import AHEAD
from trailboss.server.people import COOKIE, Registry
from trailboss.server.prints import prints_of
from trailboss.server.run import listen
from trailboss.tables.database import Database
from trailboss.tables.errors import NotAllowed
from trailboss.tables.forking import MOST_REDEALS
from trailboss.tables.live import Live
from trailboss.tables.people_store import PeopleStore, Person

GUEST = {"name": "Guest"}


def _rejected(visitor: Visitor, path: str, most: int) -> httpx.Response:
    """The first answer of those that come too often."""
    for _ in range(most + 1):
        answer = visitor.ask("GET", path)
        if answer.status_code == 429:
            return answer
    raise AssertionError("nothing was too often")


@pytest.mark.parametrize("path", ["/", "/lobby", "/assets/nothing.js", "/health", "/api/me"])
def test_pages_and_files_count_like_what_is_asked_of_the_api(
    tmp_path: Path, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    with Host(tmp_path, rate_limits=0.01) as host, host.visitor() as visitor:
        with caplog.at_level(logging.INFO, "trailboss.server.requests"):
            answer = _rejected(visitor, path, most=60)
        known = answer.json()
        assert (known["code"], known["args"]["limit"]) == ("too-often", "requests")
        assert answer.headers["connection"] == "close"
        assert answer.headers["x-content-type-options"] == "nosniff"
        ours = [line for line in caplog.records if line.name.startswith("trailboss")]
        assert not [line for line in ours if "429" in line.getMessage()]
        assert 'limits_hit_total{limit="requests"} 1.0' in host.services.metrics.text().decode()


def test_requests_that_are_sent_ahead_end_the_connection(tmp_path: Path) -> None:
    """Each is read before the first is answered: one packet holds thousands."""
    with Host(tmp_path) as host, Raw(host) as raw:
        heard = raw.send("GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n" * 1000).everything()
        assert heard.count(b"HTTP/1.1 200") <= AHEAD.most + 1
        assert b"HTTP/1.1 400" in heard
        with host.visitor() as visitor:
            assert visitor.get("/api/me")["id"] is None


def test_long_pages_about_a_game_are_made_and_packed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    drawn_up = prints_of

    def prints(*args: object) -> object:
        made.append("prints")
        return drawn_up(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(game_routes, "prints_of", prints)
    compress = gzip.compress

    def pack(*args: Any, **more: Any) -> bytes:
        made.append("packed")
        return compress(*args, **more)

    monkeypatch.setattr(gzip, "compress", pack)
    path = "/api/games/el_paso/prints"
    with Host(tmp_path) as host, host.visitor() as visitor:
        first = visitor.get(path)
        assert visitor.ask("GET", path).headers["content-encoding"] == "gzip"
        plain = visitor.ask("GET", path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == first
        assert made == ["prints", "packed"]
        visitor.get(path, params={"option": "solo=sue"})
        assert made == ["prints", "packed"] * 2


def test_whoever_asks_for_ever_other_pages_is_slowed_down(tmp_path: Path) -> None:
    with Host(tmp_path, rate_limits=0.02) as host, host.visitor() as visitor:  # 60, a page costs 20
        choices = ("simmental=true", "building_sides=b", "rails_to_the_north=true")
        path = "/api/games/great_western_trail/components"
        asked = [path, *(f"{path}?option={choice}" for choice in choices)]
        answers = [visitor.ask("GET", one).status_code for one in asked]
        assert answers[:2] == [200, 200]
        assert answers[3] == 429


def test_uploads_and_forks_of_many_guests_count_by_network(tmp_path: Path) -> None:
    """A record is played again before it is kept."""
    with Host(tmp_path, rate_limits=0.1) as host:  # 60 a minute, at 20 each
        answers = []
        for _ in range(2):
            with host.visitor() as guest:
                guest.ask("POST", "/api/me", GUEST)
                for _ in range(2):
                    sent = guest.ask("POST", "/api/records", {"record": "no record"})
                    answers.append(sent.status_code)
        assert answers == [400, 400, 400, 429]


def test_new_tables_of_many_guests_count_by_network(tmp_path: Path) -> None:
    """One name may have few, but names cost nothing."""
    with Host(tmp_path, rate_limits=0.05) as host:  # 6 a minute, and 1.5 for each
        for _ in range(7):
            with host.visitor() as guest:
                _, token = host.services.registry.guest("Guest")
                guest.http.cookies.set(COOKIE, token)
                wanted = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
                answer = guest.ask("POST", "/api/tables", wanted)
        assert (answer.status_code, answer.json()["args"]["limit"]) == (429, "tables-from")


def test_of_two_sign_ups_at_a_time_one_counts(tmp_path: Path) -> None:
    """Both requests found a guest: the second must not take the first one's login away."""
    database = Database(f"sqlite:///{tmp_path}/people.db")
    database.prepare()
    registry = Registry(PeopleStore(database))
    guest, _ = registry.guest("Ania")
    registry.sign_up(guest, "ania", "a horse of course")
    with pytest.raises(NotAllowed):
        registry.sign_up(guest, "olena", "a horse of course")
    assert registry.proved("ania", "a horse of course").id == guest.id
    database.close()


def test_what_is_no_address_takes_nobodys_mail_away(tmp_path: Path) -> None:
    """Three mails an hour go to one mailbox; what is never sent must not count for it."""
    with Host(tmp_path, rate_limits=1.0, smtp_host="mail.invalid") as host:
        host.services.notifier.in_time = lambda *_: None  # type: ignore[method-assign]
        path = "/api/me/notifications/email"
        with host.guest("Eve") as eve, host.guest("Ania") as ania:
            for _ in range(3):
                sent = eve.ask("PUT", path, {"email": "ania+<@example.org"})
                assert sent.status_code == 400
            assert ania.ask("PUT", path, {"email": "ania@example.org"}).status_code == 200


def test_whoever_is_cut_off_while_moving_leaves_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is written and the rival's clock runs: the rival must be told whose turn it is."""
    with (
        Host(tmp_path) as host,
        two_at_a_table(host) as (ania, olena, table),
        ania.at(table).opened() as hers,
        olena.at(table).opened() as other,
    ):
        hers.act("place neutral-b")
        hers.shown(1)
        writer: Any = host.services.hall.gate.journal._writer
        write, writing, cut = writer.write, threading.Event(), threading.Event()

        def slow(lines: Any) -> Any:
            writing.set()
            assert cut.wait(SECONDS)
            return write(lines)

        monkeypatch.setattr(writer, "write", slow)
        hers.send("act", seat=0, ply=1, action="end")
        assert writing.wait(SECONDS)
        host.do(_drop(host, ania.id))
        assert hers.closed()[1] == "signed out"
        cut.set()
        assert other.shown(2)["view"]["active"] == 1


async def _drop(host: Host, person: str) -> None:
    host.services.bus.drop_person(person)


def test_tables_that_are_not_in_memory_count_by_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is played again, whoever of a thousand guests asks."""
    read: list[str] = []
    with Host(tmp_path, rate_limits=0.01, cached_tables=1) as host:  # 6 a minute, at 5 each
        cache = host.services.hall.gate.cache
        look = cache._read
        owner, _ = host.services.registry.guest("Owner")
        tables = [host.do(_opened(host, owner)) for _ in range(2)]

        def counted(id: str) -> Live:
            read.append(id)
            return look(id)

        monkeypatch.setattr(cache, "_read", counted)
        closed = []
        for n in range(2):
            with host.visitor() as guest:
                _, token = host.services.registry.guest("Guest")
                guest.http.cookies.set(COOKIE, token)
                path = f"/api/tables/{tables[n % 2]}"
                assert guest.ask("POST", f"{path}/shares", {"seat": 0}).status_code == 403
                away = guest.ask("POST", f"{path}/hand-over", {"seat": 0, "bot": "random"})
                assert away.status_code == 403
                with guest.at(tables[n % 2]) as page:
                    if page.receive()["type"] == "throttled":
                        closed.append(page.closed()[0])
        assert read == tables[:1], "those who do not sit there had it read"
        assert closed == [4429]


async def _opened(host: Host, owner: Person) -> str:
    seats = [{"kind": "me"}, {"kind": "me"}]
    return await host.services.hall.seating.open_table(owner, GAME, seats, {}, "private", {})


def test_what_is_added_up_from_many_rows_costs_more(tmp_path: Path) -> None:
    with Host(tmp_path, rate_limits=0.02) as host, host.visitor() as visitor:  # 60 requests
        path = f"/api/games/{GAME}/statistics"
        answers = [visitor.ask("GET", path).status_code for _ in range(4)]
        assert answers == [200, 200, 429, 429]
    with Host(tmp_path, rate_limits=0.02) as host, host.visitor() as visitor:
        answers = [visitor.ask("GET", "/api/tables").status_code for _ in range(20)]
        assert answers.index(429) == 15


def test_a_record_that_is_dealt_anew_for_ever_is_refused(tmp_path: Path) -> None:
    """Each new deal takes as long as many moves, for everybody who looks at it."""
    begun = trailboss.load(GAME).start(2, 7).record().to_json()
    with Host(tmp_path) as host, host.guest("Eve") as eve:
        for number, status in ((MOST_REDEALS, 201), (MOST_REDEALS + 1, 400)):
            redeals = [[0, f"{n:064x}"] for n in range(number)]
            sent = {"record": json.dumps({**begun, "redeals": redeals})}
            assert eve.ask("POST", "/api/records", sent).status_code == status
            table = eve.get("/api/me/tables")[0]["id"]
        again = {"ply": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}
        forked = eve.post(f"/api/tables/{table}/fork", again)["id"]
        eve.delete(f"/api/tables/{forked}")
        assert eve.ask("POST", f"/api/tables/{forked}/fork", again).status_code == 400
        assert 'trailboss_limits_hit_total{limit="redeals"} 2.0' in eve.get("/metrics")


@pytest.mark.skipif(not socket.has_ipv6, reason="no IPv6 here")
def test_a_server_that_listens_by_ipv6_tells_those_of_ipv4_apart(tmp_path: Path) -> None:
    """All of IPv4 would be one household of IPv6: whoever floods would lock everybody out."""
    host = Host(tmp_path, rate_limits=1.0)
    with host._listening:
        host._listening = listen("::", 0)
    host.address = f"127.0.0.1:{host._listening.getsockname()[1]}"
    host.url = f"http://{host.address}"
    with host, host.visitor() as visitor, visitor.at("nowhere") as page:
        assert visitor.ask("GET", "/metrics").status_code == 200  # for this machine
        assert page.closed()[0] == 4404
        assert list(host.services.limits.requests._buckets) == ["127.0.0.1"]
        assert network_with("::ffff:203.0.113.5") == "203.0.113.5"
