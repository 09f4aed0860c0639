"""What browsers are told and what sites may ask: headers, cookies, other origins, sizes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.host import Host, Socket, two_at_a_table
from trailboss.server.headers import HEADERS
from trailboss.server.limits import BODY_BYTES

ELSEWHERE = (
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},  # another service of the same domain is another site
)


def test_every_answer_carries_the_headers(host: Host) -> None:
    with host.visitor() as anybody:
        for path in ("/", "/lobby", "/api/games", "/api/me/tables", "/api/nothing", "/health"):
            answer = anybody.ask("GET", path)
            for name, value in HEADERS.items():
                assert answer.headers[name] == value, (path, name)


def test_no_script_is_run_but_our_own_files() -> None:
    rules = dict(
        rule.strip().split(" ", 1) for rule in HEADERS["content-security-policy"].split(";")
    )
    assert rules["script-src"] == rules["default-src"] == rules["connect-src"] == "'self'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert "'unsafe-eval'" not in HEADERS["content-security-policy"]
    assert rules["style-src"] == "'self'"


def test_no_cache_keeps_what_the_api_answers(host: Host) -> None:
    with host.guest("Ania") as ania:
        for path in ("/api/me", "/api/me/tables", "/api/nothing"):
            assert ania.ask("GET", path).headers["cache-control"] == "no-store"


def test_by_https_cookies_and_pages_stay_by_https(tmp_path: Path) -> None:
    with Host(tmp_path, secure_cookies=True) as host, host.visitor() as ania:
        answer = ania.ask("POST", "/api/me", {"name": "Ania"})
        assert "max-age=" in answer.headers["strict-transport-security"]
        cookie = answer.headers["set-cookie"].lower()
        assert {"secure", "httponly", "samesite=lax", "path=/"} <= set(re.split("; ?", cookie))


def test_without_https_nobody_is_locked_out_of_it(host: Host) -> None:
    with host.visitor() as anybody:
        assert "strict-transport-security" not in anybody.ask("GET", "/").headers


@pytest.mark.parametrize("headers", ELSEWHERE, ids=lambda h: "-".join(h.values()))
def test_no_change_is_made_for_another_site(host: Host, headers: dict[str, str]) -> None:
    """By any endpoint that changes something, whatever its name."""
    with host.guest("Ania") as ania:
        changing = [
            (method, re.sub(r"\{[^}]+\}", "1", route.path))
            for route in host.app.routes
            for method in sorted({"POST", "PUT", "PATCH", "DELETE"} & _methods(route))
        ]
        assert len(changing) > 20
        for method, path in changing:
            answer = ania.ask(method, path, {}, headers=headers)
            assert answer.status_code == 403, (method, path)
        assert ania.id


def _methods(route: object) -> set[str]:
    return set(getattr(route, "methods", ()))


@pytest.mark.parametrize("headers", ELSEWHERE, ids=lambda h: "-".join(h.values()))
def test_no_socket_is_opened_for_another_site(host: Host, headers: dict[str, str]) -> None:
    with two_at_a_table(host) as (ania, _, table):
        path = f"/api/tables/{table}/live"
        with pytest.raises(InvalidStatus) as refused:
            Socket(host, path, ania.token, **headers)
        assert refused.value.response.status_code == 403


def test_a_body_that_is_too_long_is_refused_however_it_comes(host: Host) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(BODY_BYTES.most // 1000 + 2):
            yield b"x" * 1000

    headers = {"content-type": "application/json"}
    with host.guest("Ania") as ania:
        for body in (b"x" * (BODY_BYTES.most + 1), pieces()):
            answer = ania.http.post("/api/records", content=body, headers=headers)
            assert answer.status_code == 413
