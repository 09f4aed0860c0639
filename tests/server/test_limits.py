"""Limits: how often, told to whom, and all of them in one table of the documentation."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import trailboss
from tests.server.host import GAME, Host, two_at_a_table
from tests.server.test_connections import Raw
from trailboss.server import connections, limits
from trailboss.server.limits import ALL, Limits
from trailboss.server.people import COOKIE
from trailboss.server.throttle import REMEMBERED, Bucket, RateLimit

ROOT = Path(__file__).resolve().parents[2]
_ROW = re.compile(r"\| `([a-z-]+)` \| ([\d,]+) ([a-z ]+) \| ([a-z ]+) \| (.+) \|")


def test_the_documentation_shows_every_limit_as_it_is() -> None:
    text = (ROOT / "docs/security.md").read_text("utf-8")
    shown = [
        limits.Limit(name, int(most.replace(",", "")), unit, of, what.replace("`", ""))
        for name, most, unit, of, what in _ROW.findall(text)
    ]
    assert shown == list(ALL.values())


def test_every_limit_that_counts_is_kept_by_somebody() -> None:
    kept = {getattr(one, "name", None) for one in vars(Limits(1.0, lambda _: None)).values()}
    counting = {one.name for one in ALL.values() if one.unit in limits.SECONDS_OF}
    assert counting - kept == {"frames"}  # one for each connection
    assert Limits(1.0, lambda _: None).frames().name == "frames"


def test_whoever_comes_under_ever_other_names_fills_no_memory() -> None:
    limit = RateLimit("requests", 10, 60, lambda _: None)
    for number in range(REMEMBERED + 100):
        limit.check(f"network {number}")
    assert len(limit._buckets) == REMEMBERED


def test_what_costs_more_than_there_ever_is_is_done_rarely() -> None:
    bucket = Bucket(most=6, seconds=60)
    assert bucket.wait(20) == 0
    bucket.take(20)
    assert bucket.wait(1) == pytest.approx(150, abs=5)


def test_enough_is_told_and_counted_by_the_name_of_its_limit(tmp_path: Path) -> None:
    with (
        Host(tmp_path) as host,
        two_at_a_table(host) as (ania, _, table),
        ania.at(table).opened() as page,
    ):
        path = f"/api/tables/{table}/shares"
        for _ in range(limits.SHARES.most):
            ania.post(path, {"seat": 0})
        bots = {"game": GAME, "seats": [{"kind": "bot", "bot": "random"}] * 2}
        for _ in range(limits.BOTS_TABLES.most):
            ania.post("/api/tables", bots)
        live = host.do(host.services.hall.gate.live(table))
        live.back_and_forth[0] = limits.TO_AND_FRO.most
        refused = [ania.ask("POST", path, {"seat": 0}), ania.ask("POST", "/api/tables", bots)]
        codes = [(answer.status_code, answer.json()["code"]) for answer in refused]
        assert codes == [(400, "too-many"), (400, "too-many-tables")]
        assert refused[0].json()["args"] == {"limit": "shares"}
        assert page.ask("ask-rewind", to=0)["code"] == "wrong-moment"
        assert page.act("place neutral-b")["type"] == "done"
        assert page.ask("undo", ply=1)["code"] == "enough-back-and-forth"
        counted = ania.get("/metrics")
        for limit in ("shares", "bot-tables", "back-and-forth"):
            assert f'trailboss_limits_hit_total{{limit="{limit}"}} 1.0' in counted


def test_talk_of_many_guests_counts_by_network(tmp_path: Path) -> None:
    """A line takes room for ever, and guests are as many as anybody likes."""
    with Host(tmp_path, rate_limits=0.02) as host:  # 6 lines a minute
        owner, _ = host.services.registry.guest("Owner")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = host.do(
            host.services.hall.seating.open_table(owner, GAME, seats, {}, "private", {})
        )
        said = []
        for _ in range(7):
            with host.visitor() as guest:
                _, token = host.services.registry.guest("Guest")
                guest.http.cookies.set(COOKIE, token)
                with guest.at(table).opened() as page:
                    page.send("say", text="hello", id="x")
                    while (heard := page.receive())["type"] not in ("chat", "refused"):
                        pass
                    said.append(heard.get("args", {}).get("limit"))
        assert said == [None] * 6 + ["chat-from"]


def test_records_of_many_guests_count_by_network(tmp_path: Path) -> None:
    begun = trailboss.load(GAME).start(2, 7).record().to_text()
    with Host(tmp_path, rate_limits=0.05) as host:  # 3 records an hour, 1 of each guest
        host.services.limits.replay.most = 0.0
        answers = []
        for _ in range(4):
            with host.visitor() as guest:
                _, token = host.services.registry.guest("Guest")
                guest.http.cookies.set(COOKIE, token)
                answers.append(guest.ask("POST", "/api/records", {"record": begun}))
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[-1].json()["args"]["limit"] == "records-from"


def test_what_is_too_long_is_refused_by_the_name_of_its_limit(tmp_path: Path) -> None:
    seats = [{"kind": "me"}] * (limits.SEATS_LENGTH.most + 1)
    browser = {"p256dh": "B", "auth": "s" * (limits.KEY_LENGTH.most + 1)}
    endpoint = "https://push.example.org/" + "x" * limits.ENDPOINT_LENGTH.most
    with Host(tmp_path) as host, two_at_a_table(host) as (ania, _, table):
        with ania.at(table).opened() as page:
            for limit, kind, sent in (
                (limits.CHAT_LENGTH, "say", {"text": "x" * 501}),
                (limits.ACTION_LENGTH, "act", {"seat": 0, "ply": 0, "action": "x" * 201}),
                (limits.ID_LENGTH, "say", {"text": "x", "id": "y" * 65}),
            ):
                page.send(kind, **sent)
                said = page.until("refused")
                assert (said["code"], said["args"]) == (
                    "too-long",
                    {"limit": limit.name, "most": limit.most},
                )
            page.send("say", text="x" * limits.CHAT_LENGTH.most)
            page.until("chat")
        for limit, method, path, body in (
            (limits.FIELD_LENGTH, "POST", "/api/me", {"name": "x" * 251}),
            (limits.SEATS_LENGTH, "POST", "/api/tables", {"game": GAME, "seats": seats}),
            (limits.EMAIL_LENGTH, "PUT", "/api/me/notifications/email", {"email": "x" * 255}),
            (
                limits.KEY_LENGTH,
                "POST",
                "/api/me/notifications/push",
                {"endpoint": "https://push.example.org/a", "keys": browser},
            ),
            (
                limits.ENDPOINT_LENGTH,
                "POST",
                "/api/me/notifications/push/stop",
                {"endpoint": endpoint},
            ),
        ):
            answer = ania.ask(method, path, body)
            known = answer.json()
            assert (answer.status_code, known["code"], known["args"]) == (
                400,
                "too-long",
                {"limit": limit.name, "most": limit.most},
            )
        counted = ania.get("/metrics")
        for name in ("chat", "action", "id", "field", "seats", "email", "key", "endpoint"):
            assert f'trailboss_limits_hit_total{{limit="{name}-length"}} 1.0' in counted


def test_closed_connections_are_counted_by_the_limit_they_ran_into(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = "POST /api/me HTTP/1.1\r\nHost: x\r\n"
    with Host(tmp_path) as host, host.guest("Ania") as visitor:
        with monkeypatch.context() as soon:  # only for those who keep silent
            soon.setattr(connections, "HEADER_SECONDS", 0.1)
            soon.setattr(connections, "BODY_SECONDS", 0.1)
            for sent in (begun, f"{begun}Content-Length: 9\r\n\r\n"):
                with Raw(host) as raw:
                    raw.send(sent).everything()
        for sent in (
            f"{begun}X: {'y' * limits.HEADER_BYTES.most}\r\n\r\n",
            "GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n" * 100,
        ):
            with Raw(host) as raw:
                raw.send(sent).everything()
        visitor.ask("POST", "/api/me", {"name": "x" * limits.BODY_BYTES.most})
        with visitor.at(visitor.open("me me")).opened() as page:
            page.raw("x" * (limits.MESSAGE_BYTES.most + 1))
            page.closed()
        counted = host.services.metrics.text().decode()
        for limit in ("header-seconds", "body-seconds", "header-bytes", "body-bytes"):
            assert f'limits_hit_total{{limit="{limit}"}} 1.0' in counted
        assert 'limits_hit_total{limit="ahead"}' in counted
        assert 'limits_hit_total{limit="message-bytes"}' in counted


def test_rate_limits_answer_with_429(tmp_path: Path) -> None:
    with Host(tmp_path, rate_limits=0.1) as host, host.guest("Ania") as ania:
        # 3 guests, 1 sign-in, 3 tables, 6 seats, 3 lines of chat a minute
        assert _passed(lambda: _new_guest(host)) == 2
        wrong = {"login": "somebody", "password": "wrong password"}
        assert _passed(lambda: ania.ask("POST", "/api/sign-in", wrong).status_code) == 1
        table = {"game": "great_western_trail", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert _passed(lambda: ania.ask("POST", "/api/tables", table).status_code) == 3
        sit = {"seat": 0}
        path = f"/api/tables/{ania.get('/api/me/tables')[0]['id']}"
        assert _passed(lambda: ania.ask("POST", f"{path}/sit", sit).status_code) == 6
        with ania.at(path.rpartition("/")[2]).opened() as page:
            for _ in range(3):
                page.send("say", text="hello")
                page.until("chat")
            assert page.ask("say", text="hello")["code"] == "too-often"


def test_wrong_passwords_lock_nobody_out_who_is_elsewhere(tmp_path: Path) -> None:
    """Wrong passwords count by account and network; those of one household by IPv6 together."""
    right = {"login": "ania", "password": "a horse of course"}
    with (
        Host(tmp_path, rate_limits=0.6, trusted_proxies="*") as host,
        host.guest("Ania") as ania,
        host.visitor() as visitor,
    ):
        ania.post("/api/me/account", right)

        def attempt(login: str, address: str, password: str = "wrong password") -> int:
            wrong = {"login": login, "password": password}
            from_there = {"x-forwarded-for": address}
            return visitor.ask("POST", "/api/sign-in", wrong, headers=from_there).status_code

        for network in range(4):
            tried = [attempt("Ania" if n % 2 else "ania", f"203.0.113.{network}") for n in range(5)]
            assert tried == [403, 403, 403, 429, 429]
        assert attempt("ania", "203.0.113.9", right["password"]) == 200
        household = [attempt("olena", f"2001:db8:1:2::{n}") for n in range(5)]
        assert household == [403, 403, 403, 429, 429]
        assert attempt("olena", "2001:db8:1:3::1") == 403


def test_right_passwords_are_not_counted_as_wrong_ones(tmp_path: Path) -> None:
    right = {"login": "ania", "password": "a horse of course"}
    with Host(tmp_path, rate_limits=0.6) as host, host.guest("Ania") as ania:
        ania.post("/api/me/account", right)
        assert [ania.ask("POST", "/api/sign-in", right).status_code for _ in range(5)] == [200] * 5


def _new_guest(host: Host) -> int:
    with host.visitor() as visitor:
        return visitor.ask("POST", "/api/me", {"name": "Guest"}).status_code


def _passed(attempt: Any) -> int:
    """How many attempts in a row were let through."""
    for number in range(100):
        if attempt() == 429:
            return number
    raise AssertionError("no limit")


def test_a_limit_that_is_hit_is_told_to_the_client_and_to_the_host(tmp_path: Path) -> None:
    with (
        Host(tmp_path, rate_limits=0.1) as host,
        two_at_a_table(host) as (ania, _, table),
        ania.at(table).opened() as page,
    ):
        wanted = {"game": "great_western_trail", "seats": [{"kind": "me"}, {"kind": "open"}]}
        while (answer := ania.ask("POST", "/api/tables", wanted)).is_success:
            pass
        known = answer.json()["args"]
        assert (answer.status_code, known["limit"]) == (429, "table")
        assert int(answer.headers["retry-after"]) == known["seconds"] > 0
        while True:
            page.send("say", text="hello", id="chat")
            if (said := page.receive())["type"] == "refused":
                break
        assert (said["code"], said["args"]["limit"]) == ("too-often", "chat")
        with suppress(ConnectionClosed):
            while True:
                page.send("ping")
                if (said := page.receive())["type"] == "throttled":
                    break
        assert said["limit"] == "messages"
        assert said["seconds"] > 0
        assert page.closed() == (4429, "not so fast")
        metrics = ania.get("/metrics")
        for limit in ("table", "chat", "messages"):
            assert f'trailboss_limits_hit_total{{limit="{limit}"}} 1.0' in metrics
