"""A server on a real port of this machine, and people who visit it, for tests."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import uvicorn
import uvloop
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.databases import address
from trailboss.server.app import create_app
from trailboss.server.people import COOKIE
from trailboss.server.run import config, listen
from trailboss.server.services import Services
from trailboss.server.settings import Settings

GAME = "great_western_trail"
SECONDS = 300.0
"""Only a server that hangs takes so long, however busy the machine is."""
Json = dict[str, Any]
T = TypeVar("T")


class Host:
    """The whole server in a thread; what it consists of is at hand in ``services``."""

    def __init__(self, folder: Path, **given: Any) -> None:
        given = {"database": address(folder, "trailboss"), "rate_limits": 0.0, **given}
        self.settings = Settings(host="127.0.0.1", port=0, **given)
        self.app = create_app(self.settings)
        self.services: Services = self.app.state.services
        self.config = config(self.app, self.settings)
        self.config.ws_ping_interval = None  # on a busy machine a page may be slow to answer
        self._server = uvicorn.Server(self.config)
        self._listening = listen("127.0.0.1", 0)
        self._loop = uvloop.new_event_loop()
        self._thread = threading.Thread(target=self._run)
        self.address = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.url = f"http://{self.address}"

    def __enter__(self) -> Host:
        self._thread.start()
        wait_until(lambda: self._server.started)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(SECONDS)
        self._listening.close()
        assert not self._thread.is_alive(), "the server does not stop"

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._server.serve([self._listening]))
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done where the server does everything."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(SECONDS)

    def quiet(self) -> Host:
        """No bot thinks, and nothing leaves the house."""
        self.services.hall.bots.wake = lambda id: None  # type: ignore[method-assign]
        self.services.notifier.channels.clear()
        return self

    def visitor(self) -> Visitor:
        """Somebody without a name."""
        return Visitor(self)

    def guest(self, name: str) -> Visitor:
        visitor = Visitor(self)
        visitor.post("/api/me", {"name": name})
        return visitor


class Visitor:
    """A browser: it keeps its cookie."""

    def __init__(self, host: Host) -> None:
        self.host = host
        # No https here: without this each visitor would read all certificates of this world.
        self.http = httpx.Client(base_url=host.url, timeout=SECONDS, verify=False)

    @property
    def token(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    @property
    def id(self) -> str:
        return str(self.get("/api/me")["id"])

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        if body is not None:
            more["json"] = body
        return self.http.request(method, path, **more)

    def get(self, path: str, **more: Any) -> Any:
        return _good(self.ask("GET", path, **more))

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return _good(self.ask("POST", path, body, **more))

    def delete(self, path: str) -> Any:
        return _good(self.ask("DELETE", path))

    def open(self, seats: str = "me open", **more: Any) -> str:
        """Open a table; a seat is me, open or the name of a bot."""
        seated = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats.split()
        ]
        return str(self.post("/api/tables", {"game": GAME, "seats": seated, **more})["id"])

    def sit(self, table: str, seat: int, invitation: str | None = None) -> Json:
        body = {"seat": seat, "invitation": invitation}
        return dict(self.post(f"/api/tables/{table}/sit", body))

    def at(self, table: str) -> Socket:
        return Socket(self.host, f"/api/tables/{table}/live", self.token)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _good(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    is_json = answer.headers["content-type"].startswith("application/json")
    return answer.json() if is_json else answer.text


class Socket:
    """An open table, as a page has it: remembers the last position it was shown."""

    _ids = itertools.count(1)

    def __init__(self, host: Host, path: str, token: str | None, **headers: str) -> None:
        if token is not None:
            headers["Cookie"] = f"{COOKIE}={token}"
        self.heard: list[Json] = []
        self.position: Json = {}
        opening = connect(
            f"ws://{host.address}{path}",
            additional_headers=headers,
            open_timeout=SECONDS,
            ping_interval=None,
        )
        self._open = ExitStack()
        self.connection: ClientConnection = self._open.enter_context(opening)

    def __enter__(self) -> Socket:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._open.close()

    def raw(self, data: str | bytes) -> None:
        self.connection.send(data)

    def send(self, type: str, **fields: Any) -> None:
        self.raw(json.dumps({"type": type, **fields}))

    def receive(self, seconds: float = SECONDS) -> Json:
        message: Json = json.loads(self.connection.recv(timeout=seconds))
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
        return message

    def until(self, type: str, **fields: Any) -> Json:
        """The next message of that type in which these fields are so."""
        while True:
            message = self.receive()
            if message["type"] == type and all(message[k] == v for k, v in fields.items()):
                return message

    def opened(self) -> Socket:
        """Wait for the first position."""
        self.until("position")
        return self

    def ask(self, type: str, **fields: Any) -> Json:
        """Send something of one's seat and wait for the answer to it."""
        id = fields.pop("id", f"r{next(self._ids)}")
        seat, ply = self.position["seat"], self.position["ply"]
        self.send(type, **{"id": id, "seat": seat, "ply": ply, **fields})
        while True:
            message = self.receive()
            if message.get("id") == id:
                return message

    def act(self, action: str, **fields: Any) -> Json:
        return self.ask("act", action=action, **fields)

    def shown(self, ply: int) -> Json:
        """Wait until the position of that ply is shown."""
        while self.position.get("ply") != ply:
            self.receive()
        return self.position

    def closed(self) -> tuple[int, str]:
        """Wait until the server ends the connection: with which code, and why."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            received = end.rcvd
            return (received.code, received.reason) if received else (1006, "")


def wait_until(condition: Any, seconds: float = SECONDS) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


@contextmanager
def two_at_a_table(host: Host, **more: Any) -> Iterator[tuple[Visitor, Visitor, str]]:
    """Ania at seat 0, who opened the table, and Olena at seat 1; the game is on."""
    with host.guest("Ania") as ania, host.guest("Olena") as olena:
        table = ania.open("me open", visibility="open", **more)
        olena.sit(table, 1)
        yield ania, olena, table
