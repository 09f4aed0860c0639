"""The whole server in one event loop, without a network: routes, sockets, gate and database.

Nothing runs in threads and nothing waits for the clock, so that the same messages are answered in
the same order each time.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec

from trailboss.server.app import create_app
from trailboss.server.open_line import LINE
from trailboss.server.patches import patched
from trailboss.server.people import COOKIE
from trailboss.server.run import whole_app
from trailboss.server.services import Services
from trailboss.server.settings import Settings

P = ParamSpec("P")
T = TypeVar("T")
Json = dict[str, Any]

QUIET = 30
"""So many rounds of the event loop without a message: nothing more will come."""
POSITION, PATCH = b'"type":"position"', b'{"type":"patch"'
"""In the bytes of every position, and at the beginning of what changes one."""
LONGEST = 20_000
"""Rounds after which a server that is still not quiet never will be."""


class House:
    """A server; no bot thinks in it, and nothing leaves the house."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.file = folder / "trailboss.db"
        settings = Settings(database=f"sqlite:///{self.file}", rate_limits=0.0)
        app = create_app(settings)
        self.services: Services = app.state.services
        vars(self.services.hall.bots)["wake"] = lambda id: None
        self.services.notifier.channels.clear()
        for name in ("reading", "writing", "aside"):
            setattr(self.services.database, name, _at_once)
        self.app: Any = whole_app(app, settings)
        self.pages: list[Page] = []

    def copy_to(self, other: House) -> None:
        """The other server gets everything that is stored in this one."""
        with (
            closing(sqlite3.connect(self.file)) as source,
            closing(sqlite3.connect(other.file)) as target,
        ):
            source.backup(target)

    async def guest(self, name: str) -> str:
        """The token of somebody new."""
        _, headers, _ = await self._ask("POST", "/api/me", None, {"name": name})
        cookie = dict(headers)[b"set-cookie"].decode()
        return cookie.partition(f"{COOKIE}=")[2].partition(";")[0]

    async def get(self, path: str, token: str | None) -> bytes:
        """Status and body of what is answered."""
        status, _, body = await self._ask("GET", path, token)
        return b"%d " % status + body

    async def post(self, path: str, token: str | None, body: Json) -> Json:
        status, _, answer = await self._ask("POST", path, token, body)
        assert status < 300, answer
        return read(answer)

    async def _ask(
        self, method: str, path: str, token: str | None, body: Json | None = None
    ) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        scope = {**_scope("http", path, token), "method": method, "scheme": "http"}
        sent: list[Any] = []
        data = b"" if body is None else json.dumps(body).encode()

        async def receive() -> Any:
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        content = b"".join(one.get("body", b"") for one in sent[1:])
        return sent[0]["status"], sent[0]["headers"], content

    async def open(self, path: str, token: str | None) -> Page:
        # Every second one is told changes only, like browsers.
        page = Page(self, f"{path}?patches=true" if len(self.pages) % 2 else path, token)
        self.pages.append(page)
        await self.quiet()
        assert page.position, "the table cannot be looked at"
        return page

    async def quiet(self) -> None:
        """Until everything that follows from what was said is done."""
        silent, count = 0, -1
        for _ in range(LONGEST):
            await asyncio.sleep(0)
            assert not any(page.task.done() for page in self.pages), "a connection was ended"
            now = sum(page.count for page in self.pages)
            busy = now != count or any(page.unread for page in self.pages)
            silent, count = 0 if busy else silent + 1, now
            if silent == QUIET:
                return
        raise AssertionError("the server does not come to rest")

    async def close_pages(self) -> None:
        for page in self.pages:
            page.task.cancel()
        await asyncio.gather(*(page.task for page in self.pages), return_exceptions=True)
        self.pages.clear()


class Page:
    """An open connection: what it was sent, as bytes, and the last position among it."""

    def __init__(self, house: House, path: str, token: str | None) -> None:
        self.frames: list[bytes] = []
        self.count = 0
        self._last = b"{}"
        self._read: Json | None = None
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self.then: Callable[[], Awaitable[None]] | None = None
        scope = {**_scope("websocket", path, token), "scheme": "ws", "subprotocols": []}
        self.task = asyncio.create_task(self._run(house.app, {**scope, LINE: self}))

    async def _run(self, app: Any, scope: Json) -> None:
        await app(scope, self.receive, self.send)
        if self.then is not None:
            await self.then()

    @property
    def position(self) -> Json:
        """The last one shown."""
        if self._read is None:
            self._read = read(self._last)
        return self._read

    @property
    def unread(self) -> bool:
        return not self._inbox.empty()

    # ---- as the server uses it

    is_free = True

    def put(self, text: bytes) -> None:
        self.count += 1
        self.frames.append(text)
        if text.startswith(PATCH):
            self._read = patched(self.position, read(text)["change"])
        elif POSITION in text:
            self._last, self._read = text, None

    async def put_when_free(self, text: bytes) -> None:
        self.put(text)

    async def receive(self) -> Any:
        return await self._inbox.get()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.put(message.get("bytes") or message["text"].encode())
            return
        self.count += 1
        if message["type"] == "websocket.close":
            self.frames.append(repr(message).encode())

    def say(self, message: Json) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def taken(self) -> list[bytes]:
        """What came since the last time."""
        frames, self.frames = self.frames, []
        return frames


def read(frame: bytes) -> Json:
    found: Json = msgspec.json.decode(frame)
    return found


async def _at_once(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    return work(*args, **kwargs)


def _scope(type: str, path: str, token: str | None) -> Json:
    path, _, query = path.partition("?")
    headers = [(b"host", b"kit"), (b"content-type", b"application/json")]
    if token is not None:
        headers.append((b"cookie", f"{COOKIE}={token}".encode()))
    return {
        "type": type,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("kit", 80),
        "state": {},
        "extensions": {},
    }
