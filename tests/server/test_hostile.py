"""Hostile clients: garbage, huge messages, others' seats, floods, and those who don't read."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib.metadata import EntryPoints, entry_points
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.host import SECONDS, Host, Socket, two_at_a_table, wait_until
from trailboss.kernel import registry
from trailboss.server.limits import MESSAGE_BYTES
from trailboss.tables.shown import ChatLine

GARBAGE: list[Any] = [
    "",
    "{",
    "null",
    "42",
    '"act"',
    "[]",
    "{}",
    '{"type": null}',
    '{"type": "conquer"}',
    '{"type": "act"}',
    '{"type": "act", "seat": "0", "ply": 0, "action": "end"}',
    '{"type": "act", "seat": 0, "ply": "0", "action": "end"}',
    '{"type": "act", "seat": 0, "ply": 0.5, "action": "end"}',
    '{"type": "act", "seat": 0, "ply": 1e999, "action": "end"}',
    '{"type": "act", "seat": true, "ply": 0, "action": "end"}',
    '{"type": "act", "seat": 0, "ply": 0, "action": ["end"]}',
    '{"type": "act", "seat": -1, "ply": 0, "action": "end"}',
    '{"type": "act", "seat": 99999999999999999999, "ply": 0, "action": "end"}',
    '{"type": "act", "seat": 0, "ply": 0, "action": "end", "id": 7}',
    '{"type": "undo", "seat": 0}',
    '{"type": "ask-rewind", "seat": 0, "to": null}',
    '{"type": "answer-rewind", "seat": 0, "agreed": "yes", "to": 0}',
    '{"type": "answer-rewind", "seat": 0, "agreed": true}',
    '{"type": "why", "seat": 0, "action": 3}',
    '{"type": "say"}',
    '{"type": "say", "text": {"a": 1}}',
    '{"type": "sync", "ply": "all"}',
    '{"type": "ping", "type": "act"}',
    "[" * 5000,
    '{"a":' * 2000,
    "\x00\x01\x02",
    "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"),
    '{"type": "say", "text": "\\ud800"}',
    b"\xff\xfe\xfd",
    b"",
]


@pytest.mark.parametrize("data", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_answered_and_changes_nothing(host: Host, data: Any) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as page:
        page.raw(data)
        answer = page.receive()
        assert (answer["type"], answer["code"]) == ("refused", "bad-message")
        page.send("ping")
        assert page.receive() == {"type": "pong"}
        assert host.services.store.log(table) == []


def test_a_huge_message_ends_the_connection_and_nothing_else(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as page:
        with ania.at(table).opened() as huge:
            huge.raw("x" * (MESSAGE_BYTES.most + 1))
            assert huge.closed()[0] == 1009
        assert page.act("place neutral-b")["type"] == "done"


def test_nobody_plays_for_somebody_else(host: Host) -> None:
    with (
        two_at_a_table(host) as (ania, olena, table),
        host.visitor() as stranger,
        host.guest("Eve") as eve,
    ):
        for visitor in (olena, stranger, eve):
            with visitor.at(table).opened() as page:
                for type, more in (
                    ("act", {"action": "place neutral-b"}),
                    ("undo", {}),
                    ("redo", {}),
                    ("ask-rewind", {"to": 0}),
                    ("answer-rewind", {"agreed": True, "to": 0}),
                    ("adjourn", {}),
                    ("resume", {}),
                    ("resign", {}),
                    ("why", {"action": "end"}),
                    ("preview", {"action": "end"}),
                ):
                    answer = page.ask(type, seat=0, ply=0, **more)
                    assert (type, answer["code"]) == (type, "not-allowed")
        assert host.services.store.log(table) == []
        with ania.at(table).opened() as page:
            assert page.position["status"] == "playing"


def test_a_seat_that_does_not_exist(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as page:
        assert page.ask("act", seat=2, action="end")["code"] == "not-allowed"
        assert page.ask("act", seat=100, action="end")["code"] == "not-allowed"


@pytest.mark.parametrize("ply", [-1, 1, 2, 1_000_000])
def test_a_ply_that_is_not_now_is_stale(host: Host, ply: int) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as page:
        assert page.act("place neutral-b", ply=ply)["code"] == "stale"
        assert page.ask("undo", ply=ply)["code"] == "stale"
        assert host.services.store.log(table) == []


def test_a_replayed_request_is_one_move_whoever_sends_it_again(host: Host) -> None:
    with (
        two_at_a_table(host) as (ania, olena, table),
        ania.at(table).opened() as hers,
        olena.at(table).opened() as other,
    ):
        move = json.dumps(
            {"type": "act", "seat": 0, "ply": 0, "action": "place neutral-b", "id": "once"}
        )
        for _ in range(5):
            hers.raw(move)
        for _ in range(5):
            assert hers.until("done")["id"] == "once"
        other.raw(move)
        assert other.until("refused")["code"] == "not-allowed"
        # Another's id cannot be taken to have one's own request swallowed.
        assert other.ask("undo", id="once")["code"] == "not-allowed"
        assert len(host.services.store.log(table)) == 1


def test_no_answer_says_what_others_hold(host: Host) -> None:
    """A refusal to a rival names its own reason only, whatever card it asks about."""
    with two_at_a_table(host) as (_, olena, table), olena.at(table).opened() as page:
        state = host.services.hall.gate.cache._live[table].state
        texts = [text for text in state.game.notations if text.startswith("discard")]
        answers = []
        for text in texts[:40]:
            answer = page.act(text)
            answers.append((answer["code"], answer.get("rule"), answer.get("reason")))
        assert len(set(answers)) == 1


def test_there_is_no_such_table(host: Host) -> None:
    with Socket(host, "/api/tables/nowhere/live", None) as page:
        assert page.closed() == (4404, "no such table")


def test_a_socket_from_another_site_is_refused(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table), pytest.raises(InvalidStatus) as refused:
        Socket(host, f"/api/tables/{table}/live", ania.token, Origin="https://evil.example")
    assert refused.value.response.status_code == 403


# ---- floods


def test_a_flood_of_messages_ends_the_connection(tmp_path: Path) -> None:
    with (
        Host(tmp_path, rate_limits=1.0) as host,
        two_at_a_table(host) as (ania, _, table),
        ania.at(table).opened() as page,
    ):
        with suppress(ConnectionClosed):
            for _ in range(700):
                page.send("ping")
        assert page.closed() == (4429, "not so fast")


def test_messages_are_counted_for_a_person_not_for_a_socket(tmp_path: Path) -> None:
    with (
        Host(tmp_path, rate_limits=0.1) as host,
        two_at_a_table(host) as (ania, olena, table),
        ania.at(table).opened() as first,
        ania.at(table).opened() as second,
        olena.at(table).opened() as other,
    ):
        for page, messages in ((first, 90), (second, 30)):
            with suppress(ConnectionClosed):
                for _ in range(messages):
                    page.send("ping")
            assert page.closed() == (4429, "not so fast")  # the next one finds nothing left
        other.send("ping")
        assert other.until("pong") == {"type": "pong"}


def test_nobody_holds_any_number_of_sockets(tmp_path: Path) -> None:
    with (
        Host(tmp_path, rate_limits=0.1) as host,
        two_at_a_table(host) as (ania, olena, table),
        ExitStack() as stack,
    ):
        pages = [stack.enter_context(ania.at(table).opened()) for _ in range(5)]
        with ania.at(table) as one_too_many:
            assert one_too_many.closed() == (4429, "not so fast")
        with olena.at(table).opened():
            pass
        pages[0].connection.close()
        wait_until(lambda: len(host.services.bus.listeners(table)) == 4)
        with ania.at(table).opened():
            pass


def test_the_history_is_counted(tmp_path: Path) -> None:
    with (
        Host(tmp_path, rate_limits=0.1) as host,
        two_at_a_table(host) as (ania, _, table),
        ania.at(table).opened() as page,
    ):
        answers = [page.ask(one, ply=0) for one in ["recall", "earlier"] * 12]
        assert [one["type"] for one in answers[:12]] == ["past", "earlier"] * 6
        assert "too-often" in [one.get("code") for one in answers[12:]]


# ---- those who don't read


def test_a_slow_consumer_is_dropped_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By how far behind it is, not by a clock: a busy machine drops nobody who reads."""
    monkeypatch.setattr("trailboss.server.socket.SEND_SECONDS", LONG)
    monkeypatch.setattr("trailboss.server.connections.ABORT_SECONDS", 0.0)
    with (
        Host(tmp_path) as host,
        two_at_a_table(host) as (ania, olena, table),
        _narrow_pipe(host),
        _Deaf(host, table) as deaf,
        ania.at(table).opened() as page,
    ):
        bus = host.services.bus
        wait_until(lambda: len(bus.listeners(table)) == 2)
        for _ in range(ENOUGH):  # chat fills the pipe to the one who does not read, then the queue
            page.send("say", text="x" * 500)
            page.until("chat")
            if len(bus.listeners(table)) == 1:
                break
        assert [one.person for one in bus.listeners(table)] == [ania.id]
        assert page.act("place neutral-b")["type"] == "done"
        assert deaf.is_cut_off()
        metrics = olena.get("/metrics")
        assert "trailboss_connections_dropped_total 1.0" in metrics
        assert 'trailboss_limits_hit_total{limit="lines"} 1.0' in metrics


def test_whoever_takes_nothing_for_long_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the clock alone: nothing waits in the queue, and nobody else is there to be slow."""
    monkeypatch.setattr("trailboss.server.socket.SEND_SECONDS", 0.01)
    monkeypatch.setattr("trailboss.server.connections.ABORT_SECONDS", 0.0)
    monkeypatch.setattr("trailboss.tables.bus.BACKLOG", ENOUGH)
    line: ChatLine = {"id": 1, "name": "Ania", "seat": 0, "text": "x" * 500, "at": 0.0}
    with (
        Host(tmp_path) as host,
        two_at_a_table(host) as (ania, _, table),
        _narrow_pipe(host),
        _Deaf(host, table) as deaf,
    ):
        bus = host.services.bus
        wait_until(lambda: bus.listeners(table))

        async def chatter() -> None:
            for _ in range(1000):
                bus.announce(table, {"type": "chat", "lines": [line]})

        while bus.listeners(table):
            host.do(chatter())
        assert deaf.is_cut_off()
        assert 'limits_hit_total{limit="send-seconds"} 1.0' in host.services.metrics.text().decode()
        monkeypatch.undo()
        with ania.at(table).opened() as page:
            assert page.act("place neutral-b")["type"] == "done"


LONG = 3600.0
ENOUGH = 20_000
"""Lines of chat that fill any pipe."""


@contextmanager
def _narrow_pipe(host: Host) -> Iterator[None]:
    """Connections that are opened meanwhile hold back little, so that a few lines fill them."""
    size = host._listening.getsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF)
    host._listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
    yield
    host._listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, size)


class _Deaf:
    """A connection that opens a table and then never reads a byte."""

    def __init__(self, host: Host, table: str) -> None:
        self.socket = sockets.socket()
        self.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        name, port = host.address.split(":")
        self.socket.connect((name, int(port)))
        self.socket.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host.address}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def __enter__(self) -> _Deaf:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def is_cut_off(self) -> bool:
        """Whether the server has let go: what is left can be read, then nothing comes."""
        self.socket.settimeout(SECONDS)
        try:
            while self.socket.recv(65536):
                pass
        except ConnectionResetError:
            pass
        return True


def test_asking_for_games_does_not_look_for_packages_each_time(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That takes 20 ms of the event loop, and anybody may ask."""
    searches: list[str] = []

    def search(group: str) -> EntryPoints:
        searches.append(group)
        return entry_points(group=group)

    monkeypatch.setattr(registry, "entry_points", search)
    registry._points_on.cache_clear()
    with host.visitor() as anybody:
        for path in ("", "/el_paso/words", "/el_paso/text/en", "/nonsense/words"):
            anybody.ask("GET", f"/api/games{path}")
    assert searches == [registry.GROUP]
