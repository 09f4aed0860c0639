"""Connections below the application: floods of frames, silence, halves of requests, too many."""

from __future__ import annotations

import socket as sockets
import struct
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.host import GAME, SECONDS, Host, two_at_a_table, wait_until
from trailboss.server import connections, limits
from trailboss.server.run import SPARE_FILES, open_more_files
from trailboss.tables.people_store import Person

PING, TEXT, CONTINUATION, CLOSE = 9, 1, 0, 8
FLOOD = 20_000
"""Frames; a few packets of 64 KB."""
SOON = 0.05
DRIPPING = 1.0
"""Seconds: many times what passes between two bytes."""
NOBODY = "192.0.2.1"
"""As the only trusted proxy: then those of this machine are counted like anybody."""


class Raw:
    """A connection by which anything can be sent."""

    def __init__(self, host: Host, source: str = "127.0.0.1") -> None:
        name, port = host.address.split(":")
        self.socket = sockets.create_connection((name, int(port)), SECONDS, (source, 0))

    def __enter__(self) -> Raw:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: str | bytes) -> Raw:
        self.socket.sendall(data.encode() if isinstance(data, str) else data)
        return self

    def upgrade(self, path: str, forwarded: str = "203.0.113.1") -> Raw:
        self.send(
            f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"X-Forwarded-For: {forwarded}\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        heard = b""
        while b"\r\n\r\n" not in heard and (more := self.socket.recv(1)):
            heard += more
        assert heard.startswith(b"HTTP/1.1 101")
        return self

    def everything(self) -> bytes:
        """Whatever comes until the server hangs up."""
        heard = b""
        try:
            while more := self.socket.recv(65536):
                heard += more
        except ConnectionResetError:
            pass
        return heard


def _frame(opcode: int, data: bytes = b"", last: bool = True) -> bytes:
    mask = b"\0\0\0\0"
    return struct.pack("!BB", (128 if last else 0) | opcode, 128 | len(data)) + mask + data


def _frames(data: bytes) -> Iterator[tuple[int, bytes]]:
    """What the server said: opcode and content."""
    while data:
        opcode, length = data[0] & 15, data[1] & 127
        start = 2
        if length == 126:
            length, start = struct.unpack("!H", data[2:4])[0], 4
        elif length == 127:
            length, start = struct.unpack("!Q", data[2:10])[0], 10
        yield opcode, data[start : start + length]
        data = data[start + length :]


@pytest.mark.parametrize(
    "flood",
    [
        _frame(PING) * FLOOD,
        _frame(10) * FLOOD,
        _frame(TEXT, b"{", last=False) + _frame(CONTINUATION, last=False) * FLOOD,
    ],
    ids=["pings", "pongs", "fragments"],
)
def test_a_flood_of_control_frames_or_fragments_ends_the_connection(
    tmp_path: Path, flood: bytes
) -> None:
    with (
        Host(tmp_path, rate_limits=1.0) as host,
        two_at_a_table(host) as (ania, _, table),
        ania.at(table).opened() as page,
        Raw(host).upgrade(f"/api/tables/{table}/live") as stranger,
    ):
        with suppress(ConnectionError):  # the server has had enough before the end of it
            stranger.send(flood)
        wait_until(lambda: 'limit="frames"' in ania.get("/metrics"))
        wait_until(lambda: len(host.services.bus.listeners(table)) == 1)
        heard = list(_frames(stranger.everything()))
        answered = sum(opcode == 10 for opcode, _ in heard)
        assert answered < FLOOD / 2, "most of it; the limit grows again while a busy machine reads"
        assert page.act("place neutral-b")["type"] == "done"


def test_whoever_floods_is_told_why(tmp_path: Path) -> None:
    with (
        Host(tmp_path, rate_limits=0.1) as host,
        two_at_a_table(host) as (_, _, table),
        Raw(host).upgrade(f"/api/tables/{table}/live") as stranger,
    ):
        stranger.send(_frame(PING) * 200)  # all of it is read before the end
        *_, (opcode, said) = _frames(stranger.everything())
        assert (opcode, said) == (CLOSE, struct.pack("!H", 4429) + b"not so fast")


@pytest.mark.parametrize("proxies", [NOBODY, "127.0.0.1", "10.0.0.1, ::ffff:127.0.0.1"])
def test_whoever_floods_and_comes_back_is_still_counted(tmp_path: Path, proxies: str) -> None:
    """By network, also where a proxy tells it; others of the same proxy are not."""
    with (
        Host(tmp_path, rate_limits=0.01, trusted_proxies=proxies) as host,
        host.visitor() as anybody,
    ):
        told: list[bytes] = []
        host.services.limits.requests.most = host.services.limits.messages.most = 0.0
        host.services.limits.connections.most = host.services.limits.sockets.most = 0.0
        host.services.limits.sockets_from.most = 0.0
        guest = host.services.registry.guest("Ania")[0]
        table = host.do(_opened(host, guest))
        path = f"/api/tables/{table}/live"
        for _ in range(7):  # 11 frames each, 60 a minute for a network
            with Raw(host).upgrade(path, "203.0.113.7") as stranger:
                stranger.send(_frame(PING) * 10 + _frame(CLOSE, struct.pack("!H", 1000)))
                told.append(stranger.everything())
        assert struct.pack("!H", 4429) not in told[0]
        assert struct.pack("!H", 4429) in told[-1]
        pongs = sum(opcode == 10 for one in told for opcode, _ in _frames(one))
        assert pongs <= 61  # and what came back in the time that it took
        with Raw(host).upgrade(path, "203.0.113.8") as other:
            other.send(_frame(PING) + _frame(CLOSE, struct.pack("!H", 1000)))
            spared = any(opcode == 10 for opcode, _ in _frames(other.everything()))
        assert spared is (proxies != NOBODY)
        assert 'limit="frames-from"' in anybody.get("/metrics")


async def _opened(host: Host, owner: Person) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return await host.services.hall.seating.open_table(owner, GAME, seats, {}, "open", {})


HALVES = {
    "nothing": "",
    "half a line": "GET /api/ga",
    "half of the headers": "GET /api/games HTTP/1.1\r\nHost: x\r\nX-",
    "half of a body": "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
    "half of a chunk": "POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{",
}


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
def test_a_silent_or_half_sent_connection_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, half: str
) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", SOON)
    monkeypatch.setattr(connections, "BODY_SECONDS", SOON)
    with Host(tmp_path) as host, Raw(host) as slow:
        assert slow.send(half).everything().startswith(b"HTTP/1.1 408")


def test_half_of_a_second_request_is_closed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Host(tmp_path) as host, Raw(host) as slow:
        slow.send("GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert slow.socket.recv(12) == b"HTTP/1.1 200"
        monkeypatch.setattr(connections, "HEADER_SECONDS", SOON)
        assert b"HTTP/1.1 408" in slow.send("GET /heal").everything()


def test_whoever_drips_headers_byte_by_byte_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time is for all of the headers, not from one byte to the next; and it is up long before
    the headers are too long."""
    monkeypatch.setattr(connections, "HEADER_SECONDS", DRIPPING)
    with Host(tmp_path) as host, Raw(host) as slow:
        slow.send("GET / HTTP/1.1\r\nX: ")
        slow.socket.settimeout(DRIPPING / 200)
        heard = b""
        for _ in range(limits.HEADER_BYTES.most // 8):
            try:
                heard = slow.socket.recv(100)
                break
            except TimeoutError:
                slow.send("y")
        assert heard.startswith(b"HTTP/1.1 408")


def test_headers_without_end_are_refused(tmp_path: Path) -> None:
    long = "x" * (limits.HEADER_BYTES.most + 1)
    with Host(tmp_path) as host:
        for request in (
            f"GET /{long}",
            f"GET / HTTP/1.1\r\nX: {long}",
            f"GET / HTTP/1.1\r\nX: {long}\r\n\r\n",
            "GET / HTTP/1.1\r\n" + "X-Many: x\r\n" * (limits.HEADER_BYTES.most // 7) + "\r\n",
        ):
            with Raw(host) as big:
                assert big.send(request).everything().startswith(b"HTTP/1.1 431")


def test_whoever_takes_nothing_of_an_answer_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "TAKE_SECONDS", SOON)
    monkeypatch.setattr(connections, "ABORT_SECONDS", 0.0)
    ask = "GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with Host(tmp_path) as host, Raw(host) as deaf:
        deaf.socket.setblocking(False)
        connected = host._server.server_state.connections
        wait_until(lambda: connected)
        while connected:
            with suppress(BlockingIOError, ConnectionError):
                deaf.socket.send(ask.encode())


def test_one_address_cannot_take_every_connection(tmp_path: Path) -> None:
    """From elsewhere one is served, and from there again as soon as something is closed."""
    with Host(tmp_path, rate_limits=0.05, trusted_proxies=NOBODY) as host, ExitStack() as stack:
        held = [stack.enter_context(Raw(host)).send("GET /") for _ in range(10)]
        wait_until(lambda: len(host._server.server_state.connections) == 10)
        with Raw(host) as one_too_many:
            said = one_too_many.everything()
            assert said.startswith(b"HTTP/1.1 429")
            assert b"retry-after: " in said
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=host.url, transport=elsewhere) as somebody:
            assert somebody.get("/health").status_code == 200
            assert 'limit="connections"' in somebody.get("/metrics").text
        held[0].socket.close()
        wait_until(lambda: _is_served(host))


def test_sockets_count_as_connections_until_they_are_closed(tmp_path: Path) -> None:
    with Host(tmp_path, rate_limits=0.05, trusted_proxies=NOBODY) as host, host.guest("Ania") as me:
        table = me.open("me open")
        me.close()
        with ExitStack() as stack:
            for _ in range(10):
                stack.enter_context(Raw(host)).upgrade(f"/api/tables/{table}/live")
            assert not _is_served(host)
        wait_until(lambda: _is_served(host))


def test_the_server_keeps_files_for_itself(tmp_path: Path) -> None:
    """Whatever the addresses: a move needs a file too."""
    with Host(tmp_path) as host:
        assert host.config.most_connections == open_more_files() - SPARE_FILES
        host.config.most_connections = 2
        with Raw(host), Raw(host), Raw(host) as one_too_many:
            assert one_too_many.everything().startswith(b"HTTP/1.1 429")


def _is_served(host: Host) -> bool:
    try:
        return httpx.get(f"{host.url}/health").status_code == 200
    except httpx.TransportError:
        return False
