"""What a host reads: logs without anybody's secrets, numbers for Prometheus, health."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.host import Host, two_at_a_table
from trailboss.server import logs, pulse

SECRET = "the queen of hearts"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Everything that a server logs at its most talkative, as JSON lines."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in logs.TALKATIVE}
    stream = io.StringIO()
    logs.set_up("DEBUG", "json", stream)
    for visitor in ("httpx", "httpcore", "websockets"):  # the clients are in this process too
        logging.getLogger(visitor).setLevel(logging.ERROR)
    yield stream
    root.handlers[:], root.level = before
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def test_a_request_is_one_line_with_its_id(host: Host, written: io.StringIO) -> None:
    with host.guest("Ania") as ania:
        answer = ania.ask("GET", "/api/me/tables", headers={"x-request-id": "given-by-proxy-1"})
        assert answer.headers["x-request-id"] == "given-by-proxy-1"
        odd = ania.ask("GET", "/api/me", headers={"x-request-id": "a\tb"})
        assert re.fullmatch("[0-9a-f]{16}", odd.headers["x-request-id"])
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    line = next(line for line in lines if line.get("request") == "given-by-proxy-1")
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/me/tables", 200)
    assert line["milliseconds"] > 0


def test_logs_hold_no_tokens_and_nothing_of_the_game(host: Host, written: io.StringIO) -> None:
    with two_at_a_table(host) as (ania, olena, table), ania.at(table).opened() as page:
        share = ania.post(f"/api/tables/{table}/shares", {"seat": 0})
        olena.get(f"/api/shared/{share['token']}")
        waiting = ania.open("me open")
        invitation = ania.get(f"/api/tables/{waiting}")["seats"][1]["invitation"]
        olena.ask("GET", f"/table/{waiting}?seat=1&invitation={invitation}")  # built or not
        ania.ask("POST", "/api/sign-in", {"login": "ania", "password": "my secret word"})
        page.act("place neutral-b")
        page.act("discard galloway")
        hand = page.position["view"]["players"][0]["hand"]
        text = written.getvalue()
        secrets = [ania.token, olena.token, share["token"], invitation, "my secret word"]
        for secret in (*secrets, "galloway", "neutral-b", *map(str, hand)):
            assert secret
            assert secret not in text


def test_a_mistake_of_ours_is_logged_by_place_and_told_to_nobody(
    host: Host, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_id: str) -> None:
        raise KeyError(SECRET)

    monkeypatch.setattr(host.services.store, "table", broken)
    with host.guest("Ania") as ania:
        answer = ania.ask("GET", "/api/tables/any")
    assert answer.status_code == 500
    assert answer.json()["message"] == "something went wrong"
    assert "x-request-id" in answer.headers
    text = written.getvalue()
    assert "KeyError" in text
    assert "test_logs_and_metrics.py" in text
    assert SECRET not in text + answer.text


def test_text_lines_are_for_people() -> None:
    record = logging.makeLogRecord(
        {"name": "trailboss", "levelname": "INFO", "msg": "hello", "milliseconds": 1.5}
    )
    logs.request_id.set("abc")
    try:
        line = logs.TextLines().format(record)
    finally:
        logs.request_id.set("")
    assert line.endswith("INFO    trailboss: hello (1.5 ms) [abc]")


def test_metrics_count_what_happens(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as page:
        page.act("place neutral-b")
        text = ania.get("/metrics")
        for wanted in (
            r'trailboss_moves_total\{game="great_western_trail"\} [1-9]',
            r'trailboss_tables\{status="playing"\} [1-9]',
            r"trailboss_connections [1-9]",
            r"trailboss_tables_cached [1-9]",
            r"trailboss_move_seconds_count [1-9]",
            r'trailboss_request_seconds_count\{method="POST",route="/api/tables",status="201"\}',
        ):
            assert re.search(wanted, text), wanted
        assert table not in text


def test_metrics_of_bots(host: Host) -> None:
    with host.guest("Ania") as ania:
        table = ania.open("random me")
        with ania.at(table).opened() as page:
            while page.position["view"]["decision"]["seats"] != [1]:
                page.receive()
        assert 'trailboss_bot_seconds_count{bot="random"}' in ania.get("/metrics")


def test_metrics_are_for_this_machine_unless_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trailboss.server.app.is_local", lambda _request: False)
    with Host(tmp_path) as host, host.visitor() as visitor:
        assert visitor.ask("GET", "/metrics").status_code == 404
    with Host(tmp_path, open_metrics=True) as host, host.visitor() as visitor:
        assert visitor.ask("GET", "/metrics").status_code == 200


def test_a_proxys_word_about_the_client_is_taken(host: Host) -> None:
    with host.visitor() as visitor:
        far = {"x-forwarded-for": "203.0.113.7"}
        assert visitor.ask("GET", "/metrics", headers=far).status_code == 404


def test_health_fails_when_the_database_does(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    with host.visitor() as visitor:
        assert visitor.get("/health")["status"] == "ok"

        def broken() -> None:
            raise OSError("disk")

        monkeypatch.setattr(pulse, "FRESH_SECONDS", 0.0)
        monkeypatch.setattr(host.services.pulse, "_write", broken)
        assert visitor.ask("GET", "/health").status_code == 500


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/health", "/assets/none.js"])
def test_every_answer_has_the_safe_headers(host: Host, path: str) -> None:
    with host.visitor() as visitor:
        headers = visitor.ask("GET", path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../app.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/..%2f..%2fpyproject.toml",
        "/assets//etc/passwd",
        "/%00",
        "/" + "x" * 5000,
    ],
)
def test_only_files_of_the_client_are_served(host: Host, path: str) -> None:
    with host.visitor() as visitor:
        answer = visitor.ask("GET", path)
        assert answer.status_code in (200, 400, 404)
        for secret in ("Litestar", "[project]", "root:"):
            assert secret not in answer.text
