"""Limits hold however one comes: in the sender's own words, twice at once, by another door."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import _TrustedHosts

from tests.server.host import Host, two_at_a_table
from tests.server.test_connections import Raw
from trailboss.server import connections, limits
from trailboss.server.access import in_both_kinds
from trailboss.tables.errors import Enough


@pytest.mark.parametrize("said", ["of length <= " + "9" * 5000, "of length <= 64", "x" * 5000])
def test_a_senders_own_words_are_no_limit(host: Host, said: str) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as page:
        page.raw(json.dumps({"type": said}))
        assert page.until("refused")["code"] == "bad-message"
        answer = ania.ask("POST", "/api/me", {"name": "x", said: 1, "nobody": said})
        assert "args" not in answer.json() or not answer.json()["args"]
        assert page.act("place neutral-b")["type"] == "done"


def test_what_is_too_long_is_refused_to_whoever_waits_for_it(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as page:
        assert page.act("x" * 201)["args"]["limit"] == "action-length"


def test_names_and_passwords_that_are_too_long_are_refused_and_not_cut(host: Host) -> None:
    with host.guest("Ania") as ania:
        for limit, path, body in (
            (limits.NAME_LENGTH, "/api/me", {"name": "x" * 21}),
            (limits.LOGIN_LENGTH, "/api/me/account", {"login": "x" * 31, "password": "a" * 9}),
            (limits.PASSWORD_LENGTH, "/api/me/account", {"login": "ania", "password": "ab" * 101}),
        ):
            answer = ania.ask("POST", path, body)
            known = answer.json()
            assert (answer.status_code, known["code"]) == (400, "too-long")
            assert known["args"]["limit"] == limit.name
            assert f'limits_hit_total{{limit="{limit.name}"}} 1.0' in ania.get("/metrics")
        assert ania.get("/api/me")["name"] == "Ania"


def test_muting_to_and_fro_sends_the_chat_to_nobody_for_long(tmp_path: Path) -> None:
    with Host(tmp_path, rate_limits=0.2) as host, host.guest("Eve") as eve:  # 4 mutes a minute
        with host.guest("Olena") as olena:
            table = eve.open("me open", visibility="open")
            olena.sit(table, 1)
            with olena.at(table).opened() as page:
                page.send("say", text="hello")
                page.until("chat")
        path = f"/api/tables/{table}/mutes"
        with eve.at(table).opened() as page:
            answers = [eve.ask("POST", path, {"seat": 1}).status_code for _ in range(5)]
            assert answers == [200, 200, 200, 200, 429]
            page.send("ping")
            heard = []
            while (said := page.receive())["type"] != "pong":
                heard.append(said["type"])
            assert heard.count("chat") == 1, "the others changed nothing"


def _at_once(number: int, work: Callable[[int], Any]) -> list[Any]:
    def tried(n: int) -> Any:
        try:
            return work(n)
        except Enough as error:
            return error

    with ThreadPoolExecutor(8) as threads:
        return list(threads.map(tried, range(number)))


def test_nobody_has_more_of_anything_by_asking_at_once(host: Host) -> None:
    services = host.services
    with two_at_a_table(host) as (ania, _, table):
        me = ania.id
        _at_once(30, lambda _: services.social.share(table, 0, me))
        assert len(services.social.store.shares_of(table, me)) == limits.SHARES.most

        def browser(n: int) -> None:
            services.notifier.push.subscribe(me, f"https://push.example.org/{n}", "B", "s")

        _at_once(30, browser)
        assert len(services.people.subscriptions_of(me)) == limits.BROWSERS.most
        known = services.people.subscriptions_of(me)[0]["endpoint"]
        services.notifier.push.subscribe(me, known, "B2", "s")  # the same once more is no other

        def passkey(n: int) -> None:
            row = {"id": f"key{n}", "person": me, "public_key": b"x", "count": 0, "name": "x"}
            has_room = partial(limits.must_be_fewer, limit=limits.PASSKEYS)
            services.people.add_passkey({**row, "created": float(n)}, has_room)

        _at_once(30, passkey)
        assert len(services.people.passkeys_of(me)) == limits.PASSKEYS.most


def test_guests_who_sign_in_bring_no_more_browsers_than_there_may_be(host: Host) -> None:
    password = {"login": "ania", "password": "a horse of course"}
    with host.guest("Ania") as ania:
        ania.post("/api/me/account", password)
        me = ania.id
        for guest in range(3):
            with host.guest("Guest") as visitor:
                push = host.services.notifier.push
                for n in range(10):
                    push.subscribe(visitor.id, f"https://push.example.org/{guest}/{n}", "B", "s")
                visitor.post("/api/sign-in", password)
        kept = host.services.people.subscriptions_of(me)
        assert len(kept) == limits.BROWSERS.most
        assert not [one for one in kept if "/0/" in one["endpoint"]], "those that came last"


def test_one_bad_table_keeps_no_other_from_waking(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table):
        bad = ania.open("me open")
        host.services.store.update_table(bad, options=[])
        host.services.store.update_seat(bad, 1, kind="person", name="x")
        host.services.hall.gate.cache.forget(bad)
        host.do(host.services.hall.wake_all())
        with ania.at(table).opened() as page:
            assert page.act("place neutral-b")["type"] == "done"


@pytest.mark.parametrize(
    "proxies", ["10.0.0.1", "::ffff:10.0.0.1", "10.0.0.0/8", "::ffff:10.0.0.0/104"]
)
def test_a_proxy_is_known_by_either_kind_of_address(proxies: str) -> None:
    trusted = _TrustedHosts(in_both_kinds(f"127.0.0.1, {proxies}"))
    for by in ("10.0.0.1", "::ffff:10.0.0.1"):
        assert by in trusted
        assert trusted.get_trusted_client_address(f"203.0.113.9, {by}")[0] == "203.0.113.9"
    assert "11.0.0.1" not in trusted
    assert in_both_kinds("127.0.0.1,*") == "*"


def test_a_connection_that_never_says_a_word_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.1)
    with Host(tmp_path) as host:
        with Raw(host) as silent:
            silent.everything()
        counted = host.services.metrics.text().decode()
        assert 'limits_hit_total{limit="header-seconds"} 1.0' in counted


def test_a_socket_that_is_one_request_too_many_is_told_so(tmp_path: Path) -> None:
    with Host(tmp_path, rate_limits=0.01) as host, host.guest("Ania") as ania:  # 30 requests
        table = ania.open("me me")
        while ania.ask("GET", "/api/me").is_success:
            pass
        with ania.at(table) as page:
            said = page.receive()
            assert (said["type"], said["limit"]) == ("throttled", "requests")
            assert page.closed()[0] == 4429


def test_a_body_that_is_too_big_names_its_limit(host: Host) -> None:
    with host.guest("Ania") as ania:
        answer = ania.ask("POST", "/api/me", {"name": "x" * limits.BODY_BYTES.most})
        assert (answer.status_code, answer.json()["args"]["limit"]) == (413, "body-bytes")
