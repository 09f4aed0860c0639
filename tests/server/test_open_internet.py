"""Web Push calls what strangers give it: the open internet, and never the server's own network."""

from __future__ import annotations

import socket
import socketserver
import time
from collections.abc import Iterator
from typing import Any

import pytest
import requests

from tests.server.letterboxes import PostBox, running
from trailboss.server.notifications import open_internet
from trailboss.server.notifications.addresses import is_open

OPEN, OWN = "93.184.216.34", "127.0.0.1"


@pytest.fixture
def box() -> Iterator[PostBox]:
    here = PostBox()
    with running(here):
        yield here


@pytest.fixture
def leads_to(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What a name leads to each time that it is looked up."""
    answers: list[list[str]] = []

    def look_up(host: str, port: int, *args: Any, **kwargs: Any) -> list[Any]:
        kind = socket.SOCK_STREAM
        return [(socket.AF_INET, kind, 6, "", (one, port)) for one in answers.pop(0)]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return answers


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1", "0x7f.1", "0177.0.0.1", "localhost"])
def test_our_own_machine_is_not_called(box: PostBox, host: str) -> None:
    with open_internet.session(60) as session, pytest.raises(requests.ConnectionError):
        session.post(f"http://{host}:{box.server_port}/x", timeout=60)
    assert box.posted == []


@pytest.mark.parametrize("found", [[OWN], [OPEN, OWN], ["10.0.0.1", OPEN], []])
def test_a_name_that_leads_into_a_network_of_ours_is_not_called(
    box: PostBox, leads_to: list[list[str]], found: list[str]
) -> None:
    leads_to.append(found)
    with open_internet.session(60) as session, pytest.raises(requests.ConnectionError):
        session.post(f"http://push.example.org:{box.server_port}/x", timeout=60)
    assert box.posted == []


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_the_address_that_was_checked_is_the_one_that_is_called(
    leads_to: list[list[str]], monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    """Even if the name leads elsewhere when it is looked up again."""
    called: list[str] = []

    def create(address: tuple[str, int], timeout: float | None) -> socket.socket:
        called.append(address[0])
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "create_connection", create)
    leads_to += [[OPEN], [OWN]]
    with open_internet.session(60) as session, pytest.raises(requests.ConnectionError):
        session.post(f"{scheme}://push.example.org/x", timeout=60)
    assert called == [OPEN]


class _Drip(socketserver.BaseRequestHandler):
    """Answers byte by byte, without end: each comes before anybody loses patience."""

    def handle(self) -> None:
        try:
            while True:
                self.request.sendall(b"H")
                time.sleep(0.01)
        except OSError:
            pass


def test_whoever_answers_byte_by_byte_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is for all of it: 40 such endpoints held everybody's notices up for 200 seconds."""
    monkeypatch.setattr(open_internet, "is_open", lambda _host: True)
    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Drip)
    with (
        running(server),
        open_internet.session(0.2) as session,
        pytest.raises(requests.ConnectionError),
    ):
        session.post(f"http://127.0.0.1:{server.server_address[1]}/x", timeout=60)


@pytest.mark.parametrize(
    ("address", "whether"),
    [
        (OPEN, True),
        ("2606:2800:220:1::1", True),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("::127.0.0.1", False),
        ("::ffff:0:127.0.0.1", False),
        ("64:ff9b:1::7f00:1", False),
        ("64:ff9b::5db8:d822", True),
        ("fec0::1", False),
        ("5f00::1", False),
        ("2606:4700::1111", True),
        ("fe80::1%eth0", False),
        ("push.example.org", False),
    ],
)
def test_which_addresses_are_open(address: str, whether: bool) -> None:
    assert is_open(address) is whether
