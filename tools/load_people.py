"""The people of `tools.load`: scripted clients, the tables they play at, one after another."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from trailboss.server.patches import patched
from trailboss.server.people import COOKIE

GAME = "great_western_trail"
OPENING = 16
"""Tables that are opened at the same time while everything is set up."""
PATIENCE = 30.0
"""Seconds until a push that does not come counts as lost."""


class Somewhere(Protocol):
    """One server or several, to which people are led in turn."""

    @property
    def address(self) -> str: ...


class Offer(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    seats: list[int]


class View(msgspec.Struct):
    decision: Decision | None = None


class Heard(msgspec.Struct):
    """As much of a message as a scripted client reads."""

    type: str
    seq: int = 0
    ply: int = 0
    undo: int = 0
    seat: int | None = None
    status: str = ""
    view: View = msgspec.field(default_factory=View)
    actions: list[Offer] = []
    code: str = ""


_decoder = msgspec.json.Decoder(Heard)
_read = msgspec.json.decode


class Counting(ClientConnection):
    """A connection that counts what comes by it, packed as it comes."""

    heard_bytes = 0

    def data_received(self, data: bytes) -> None:
        self.heard_bytes += len(data)
        super().data_received(data)


@dataclass
class Page:
    """One person's open table."""

    socket: Counting
    position: Heard = field(default_factory=lambda: Heard("none"))
    at: float = 0.0
    refused: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)
    told: Any = None
    """The last position, to which patches are changes."""
    listening: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, server: Somewhere, table: str, token: str | None) -> Page:
        """With the table in view."""
        socket = await connect(
            f"ws://{server.address}/api/tables/{table}/live?patches=true",
            additional_headers={} if token is None else {"Cookie": f"{COOKIE}={token}"},
            open_timeout=60,
            max_size=None,
            create_connection=Counting,
        )
        assert isinstance(socket, Counting)
        page = cls(socket)
        while page.told is None:
            page.hear(await socket.recv())
        return page

    def listen(self) -> None:
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for data in self.socket:
            self.hear(data)

    def hear(self, data: str | bytes) -> None:
        heard = _decoder.decode(data)
        if heard.type == "refused":
            self.refused += 1
        if heard.type not in ("position", "patch"):
            return
        told = _read(data)
        self.told = told if heard.type == "position" else patched(self.told, told["change"])
        self.position, self.at = msgspec.convert(self.told, Heard), time.perf_counter()
        self.news.set()

    async def shown(self, seq: int) -> float:
        """When the position of that line of the log, or a later one, was there."""
        while self.position.seq < seq:
            self.news.clear()
            await self.news.wait()
        return self.at

    @property
    def is_asked(self) -> bool:
        decision = self.position.view.decision
        asked = decision is not None and self.position.seat in decision.seats
        return asked and bool(self.position.actions)

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        await self.socket.close()


@dataclass
class Table:
    """Some people who play one game after another."""

    server: Somewhere
    tokens: list[str]
    dice: random.Random
    id: str = ""
    pages: list[Page] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    lost: int = 0
    refused: int = 0
    heard_bytes: int = 0
    begun: int = 0
    """Games, the first included."""

    @classmethod
    async def open(
        cls, server: Somewhere, seats: int, dice: random.Random, limit: asyncio.Semaphore
    ) -> Table:
        """With as many guests as seats, each with the table open."""
        async with limit:
            table = cls(server, [await _guest(server, seat) for seat in range(seats)], dice)
            await table.begin()
            return table

    async def begin(self) -> None:
        """A new game."""
        self.id = await _new_game(self.server, self.tokens)
        self.pages = [await Page.open(self.server, self.id, token) for token in self.tokens]
        self.begun += 1

    def listen(self) -> None:
        for page in self.pages:
            page.socket.heard_bytes = 0
            page.listen()

    async def close(self) -> None:
        """What the pages counted is the table's."""
        await asyncio.gather(*(page.close() for page in self.pages))
        self.refused += sum(page.refused for page in self.pages)
        self.heard_bytes += sum(page.socket.heard_bytes for page in self.pages)
        self.pages = []

    async def play(self, end: float, pause: float) -> None:
        """One move in each pause, at a moment of its own; where a game ends, the next begins."""
        due = time.perf_counter() + self.dice.random() * pause
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            actor = next((page for page in self.pages if page.is_asked), None)
            if actor is None:
                await self.close()
                await self.begin()
                self.listen()
                continue
            await self._move(actor)
            due += pause

    async def _move(self, actor: Page) -> None:
        """Send one move and wait until everybody was shown it; what can be taken back, its seat."""
        now = actor.position
        action = self.dice.choice(now.actions).text
        move = {"type": "act", "seat": now.seat, "ply": now.ply, "action": action}
        heard = {page.socket: page.position.seq for page in self.pages}
        sent = time.perf_counter()
        await actor.socket.send(msgspec.json.encode(move).decode())
        try:
            async with asyncio.timeout(PATIENCE):
                arrived = [await actor.shown(now.seq + 1)]
                if not actor.position.undo:
                    arrived += [await page.shown(heard[page.socket] + 1) for page in self.pages]
        except TimeoutError:
            self.lost += 1
            return
        self.latencies.append(max(arrived) - sent)


async def open_some(
    server: Somewhere, seats: int, tables: int, dice: random.Random, limit: asyncio.Semaphore
) -> list[Table]:
    each = (random.Random(dice.random()) for _ in range(tables))
    return await asyncio.gather(*(Table.open(server, seats, own, limit) for own in each))


async def _guest(server: Somewhere, seat: int) -> str:
    async with _browser(server) as http:
        (await http.post("/api/me", json={"name": f"Guest {seat}"})).raise_for_status()
        return str(http.cookies.get(COOKIE))


async def _new_game(server: Somewhere, tokens: Sequence[str]) -> str:
    """The table at which all of them sit."""
    seated = [{"kind": "me"}, *({"kind": "open"} for _ in tokens[1:])]
    body = {"game": GAME, "seats": seated, "visibility": "open"}
    async with _browser(server, tokens[0]) as http:
        opened = await http.post("/api/tables", json=body)
        opened.raise_for_status()
    table = str(opened.json()["id"])
    for seat, token in enumerate(tokens[1:], 1):
        async with _browser(server, token) as http:
            sat = await http.post(f"/api/tables/{table}/sit", json={"seat": seat})
            sat.raise_for_status()
    return table


def _browser(server: Somewhere, token: str | None = None) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=f"http://{server.address}",
        cookies={} if token is None else {COOKIE: token},
        verify=False,
        timeout=60,
    )


def spread(sorted_seconds: Sequence[float]) -> str:
    if not sorted_seconds:
        return "nothing measured"
    last = len(sorted_seconds) - 1
    parts = [f"p{part} {sorted_seconds[last * part // 100] * 1000:.1f} ms" for part in (50, 95, 99)]
    mean = statistics.fmean(sorted_seconds) * 1000
    return f"{', '.join(parts)}, longest {sorted_seconds[-1] * 1000:.1f} ms, mean {mean:.1f} ms"
