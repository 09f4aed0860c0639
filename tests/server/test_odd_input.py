"""Input that no browser sends: it is refused by name, and never a mistake of the server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import trailboss
from tests.server.host import Host, Visitor
from trailboss.tables.errors import BadValue

DEEP = {
    "lists": b"[" * 90_000,
    "objects": b'{"a":' * 30_000,
    "in a field": b'{"game": "el_paso", "seats": [], "pace": ' + b'{"a":' * 30_000,
    "closed": b'{"pace": ' + b"[" * 90_000 + b"]" * 90_000 + b"}",
}
HUGE = (2**31, 2**63 - 1, 2**63, -(2**63) - 1, 10**30, 10**4000)


@pytest.fixture
def ania(host: Host) -> Iterator[Visitor]:
    with host.guest("Ania") as visitor:
        yield visitor


def _endpoints(host: Host, *methods: str) -> list[tuple[str, str]]:
    return [
        (method, route.path)
        for route in host.app.routes
        for method in methods
        if method in getattr(route, "methods", ())
    ]


def _filled(path: str, value: str) -> str:
    return re.sub(r"\{[^}]+\}", value, path)


@pytest.mark.parametrize("body", DEEP.values(), ids=DEEP)
def test_deeply_nested_json_is_refused(host: Host, ania: Visitor, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    for method, path in _endpoints(host, "POST", "PUT"):
        if path != "/api/sign-out":
            answer = ania.http.request(method, _filled(path, "1"), content=body, headers=headers)
            assert answer.status_code < 500, (method, path, answer.text)
    for path in ("/api/me", "/api/tables", "/api/sign-in", "/api/records"):
        answer = ania.http.post(path, content=body, headers=headers)
        assert answer.status_code == 400, (path, answer.text)


@pytest.mark.parametrize("body", [b"\xed\xa0\xbe", b'{"name": "\xff"}', b'{"\xed\xa0\xbe": 1}'])
def test_a_body_that_is_no_text_is_refused(ania: Visitor, body: bytes) -> None:
    """Found by `make fuzz`."""
    for path in ("/api/me", "/api/tables", "/api/records"):
        answer = ania.http.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, (path, answer.text)


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "http://[::1", "\xff", ""])
def test_an_origin_that_is_none_is_refused(ania: Visitor, origin: str) -> None:
    headers = {b"origin": origin.encode("latin-1")}
    answer = ania.http.request("POST", "/api/me", json={"name": "Ania"}, headers=headers)
    assert answer.status_code == 403, (origin, answer.text)


@pytest.mark.parametrize("number", HUGE, ids=lambda n: f"{n:.0e}" if n < 10**300 else "endless")
def test_numbers_of_any_size_are_refused_or_found_nowhere(
    host: Host, ania: Visitor, number: int
) -> None:
    table = ania.open("me open")
    for method, path in _endpoints(host, "GET", "POST", "PUT", "DELETE"):
        whole = path.replace("{table:str}", table).replace("{path:path}", "x")
        for given in (_filled(whole, str(number)), f"{_filled(whole, '1')}?seat={number}"):
            if path in ("/api/sign-out", "/api/me") and method in ("POST", "DELETE"):
                continue  # nobody would be left to ask
            answer = ania.http.request(method, given[:3000], content=b"{}")
            assert answer.status_code < 500, (method, given[:100], answer.text)
    bodies: list[tuple[str, Any]] = [
        ("mutes", {"line": number}),
        ("mutes", {"seat": number}),
        ("shares", {"seat": number}),
        ("sit", {"seat": number}),
        ("hand-over", {"seat": number}),
        ("fork", {"ply": number, "seats": []}),
    ]
    for name, body in bodies:
        answer = ania.ask("POST", f"/api/tables/{table}/{name}", body)
        assert 400 <= answer.status_code < 500, (name, answer.text)
    seats = [{"kind": "me"}, {"kind": "open"}]
    for more in (
        {"pace": {"kind": "live", "minutes": number, "increment": 1}},
        {"pace": {"kind": "days", "days": 1, "pause": [number, 2]}},
        {"options": {"simmental": number}},
    ):
        wanted = {"game": "great_western_trail", "seats": seats, **more}
        answer = ania.ask("POST", "/api/tables", wanted)
        assert 400 <= answer.status_code < 500, (more, answer.text)


def test_ids_with_a_nul_are_refused(host: Host, ania: Visitor) -> None:
    """PostgreSQL cannot even be asked for them."""
    for method, path in _endpoints(host, "GET", "POST", "PUT", "DELETE"):
        if "{" in path and path.startswith("/api/") and ":int" not in path and "games" not in path:
            answer = ania.http.request(method, _filled(path, "a%00b"), content=b"{}")
            assert 400 <= answer.status_code < 500, (method, path, answer.text)
    with pytest.raises(BadValue):
        host.services.store.table("a\0b")
    with pytest.raises(BadValue):
        host.services.social.store.author("a", 2**63)
    push = {"endpoint": "https://push.example.org/\0", "keys": {"p256dh": "a", "auth": "b"}}
    for method, path, body in (
        ("POST", "/api/sign-in", {"login": "a\0nia", "password": "whatever it is"}),
        ("POST", "/api/me/notifications/push", push),
    ):
        answer = ania.ask(method, path, body)
        assert answer.status_code in (400, 403), (path, answer.text)
    with ania.at(ania.open("me open")).opened() as page:
        page.send("ping", id="a\0b")
        assert page.until("refused")["code"] == "bad-message"


@pytest.mark.parametrize("field", ["game", "epoch", "seed", "options", "moves"])
def test_a_record_with_half_a_letter_is_refused(ania: Visitor, field: str) -> None:
    """As JSON it may be written, but no answer can be that tells of it."""
    record = trailboss.load("el_paso").start(2, 7).record().to_json()
    half = "\ud800"
    record |= {field: {"options": {"solo": half}, "moves": [[0, half]]}.get(field, half)}
    answer = ania.ask("POST", "/api/records", {"record": json.dumps(record)})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
