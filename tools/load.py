"""Load: live tables with scripted clients on this machine, then stored games opened cold.

`make load`, or `python -m tools.load --tables 200 --seconds 20 --stored 2000`. A server of its own
is started on a free port with a database of its own; nothing else is touched.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tools.load_servers import AnyServer, Server, Several
from tools.site import site
from tools.stored_games import store_games
from trailboss.server.patches import patched
from trailboss.server.run import open_more_files

GAME = "great_western_trail"
OPENING = 16
"""Tables that are opened at the same time while everything is set up."""
IDLE_SECONDS = 10.0
PATIENCE = 30.0
"""Seconds until a push that does not come counts as lost."""


# ---- clients


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

    async def listen(self) -> None:
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


@dataclass
class Table:
    pages: list[Page]
    dice: random.Random
    latencies: list[float] = field(default_factory=list)
    lost: int = 0
    id: str = ""

    async def play(self, end: float, pause: float) -> None:
        """One move in each pause, at a moment of its own."""
        due = time.perf_counter() + self.dice.random() * pause
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await self._move():
                return
            due += pause

    async def _move(self) -> bool:
        """Send one move and wait until everybody was shown it; what can be taken back, its seat."""
        actor = next((page for page in self.pages if _is_asked(page.position)), None)
        if actor is None:
            return False  # the game is over
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
            return True
        self.latencies.append(max(arrived) - sent)
        return True


def _is_asked(position: Heard) -> bool:
    decision = position.view.decision
    return decision is not None and position.seat in decision.seats and bool(position.actions)


# ---- live tables


async def live(server: AnyServer, tables: int, seats: int, seconds: float, pause: float) -> None:
    print(f"live: {tables} tables with {seats} people each, a move every {pause:g} s", flush=True)
    limit = asyncio.Semaphore(OPENING)
    dice = random.Random(1)
    # What a server keeps once for all of them is there after the first.
    first = max(1, tables // 10)
    opened = await _open_some(server, seats, first, dice, limit)
    memory = server.memory()
    opened += await _open_some(server, seats, tables - first, dice, limit)
    listening = [asyncio.create_task(page.listen()) for table in opened for page in table.pages]
    await asyncio.gather(*(page.shown(0) for table in opened for page in table.pages))
    each = (server.memory() - memory) * 1024 / max(1, tables - first)
    for table in opened:
        for page in table.pages:
            page.socket.heard_bytes = 0
    before, own, began = server.cpu_seconds(), time.process_time(), time.perf_counter()
    stored = server.database_seconds()
    gc.disable()  # with so many pages, collections of ours would be told as the server's delays
    await asyncio.gather(*(table.play(began + seconds, pause) for table in opened))
    gc.enable()
    took, used = time.perf_counter() - began, server.cpu_seconds() - before
    own, stored = time.process_time() - own, server.database_seconds() - stored
    pushed = sum(page.socket.heard_bytes for table in opened for page in table.pages)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await asyncio.gather(*(page.socket.close() for table in opened for page in table.pages))
    latencies = sorted(one for table in opened for one in table.latencies)
    lost = sum(table.lost for table in opened)
    refused = sum(page.refused for table in opened for page in table.pages)
    print(
        f"  {len(latencies) / took:.0f} moves/s over {took:.0f} s; lost {lost}, refused {refused}"
    )
    print(f"  from send to last push: {_spread(latencies)}")
    moves = max(1, len(latencies))
    print(
        f"  server: {used / took:.0%} of one core, {used / moves * 1000:.2f} ms of processor time "
        f"and {pushed / moves:.0f} bytes a move; {server.memory():.0f} MB, {each:.0f} kB a table"
    )
    if stored:
        print(
            f"  PostgreSQL: {stored / took:.0%} of one core, {stored / moves * 1000:.2f} ms a move"
        )
    print(f"  driver: {own / took:.0%} of one core, {own / moves * 1000:.2f} ms a move", flush=True)


async def _open_some(
    server: AnyServer, seats: int, tables: int, dice: random.Random, limit: asyncio.Semaphore
) -> list[Table]:
    each = (random.Random(dice.random()) for _ in range(tables))
    return await asyncio.gather(*(_open(server, seats, own, limit) for own in each))


async def _open(
    server: AnyServer, seats: int, dice: random.Random, limit: asyncio.Semaphore
) -> Table:
    """A table with as many guests as seats, each with the table open."""
    async with limit:
        tokens: list[str] = []
        table = ""
        for seat in range(seats):
            async with httpx.AsyncClient(
                base_url=f"http://{server.address}", verify=False, timeout=60
            ) as http:
                (await http.post("/api/me", json={"name": f"Guest {seat}"})).raise_for_status()
                if seat == 0:
                    seated = [{"kind": "me"}, *({"kind": "open"} for _ in range(1, seats))]
                    body = {"game": GAME, "seats": seated, "visibility": "open"}
                    table = (await http.post("/api/tables", json=body)).json()["id"]
                else:
                    sat = await http.post(f"/api/tables/{table}/sit", json={"seat": seat})
                    sat.raise_for_status()
                tokens.append(str(http.cookies.get("trailboss")))
        return Table([await _page(server, table, token) for token in tokens], dice, id=table)


async def _page(server: AnyServer, table: str, token: str | None) -> Page:
    headers = {} if token is None else {"Cookie": f"trailboss={token}"}
    address = f"ws://{server.address}/api/tables/{table}/live?patches=true"
    socket = await connect(
        address,
        additional_headers=headers,
        open_timeout=60,
        max_size=None,
        create_connection=Counting,
    )
    assert isinstance(socket, Counting)
    page = Page(socket)
    while page.told is None:
        page.hear(await socket.recv())
    return page


# ---- sockets that nobody uses


async def idle(server: AnyServer, sockets: int) -> None:
    print(f"idle: {sockets} sockets that look on at one table", flush=True)
    limit = asyncio.Semaphore(OPENING)
    table = await _open(server, 2, random.Random(1), limit)
    before, used, began = server.memory(), server.cpu_seconds(), time.perf_counter()

    async def look_on() -> Page:
        async with limit:
            return await _page(server, table.id, None)

    pages = await asyncio.gather(*(look_on() for _ in range(sockets)))
    opened = server.cpu_seconds() - used
    each = (server.memory() - before) * 1024 / max(1, sockets)
    took = time.perf_counter() - began
    print(f"  opened in {took:.0f} s, {opened / sockets * 1000:.1f} ms of processor time each")
    used, began = server.cpu_seconds(), time.perf_counter()
    await asyncio.sleep(IDLE_SECONDS)
    part = (server.cpu_seconds() - used) / (time.perf_counter() - began)
    answered = await asyncio.gather(*(page.socket.ping() for page in pages))
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*answered)
    print(f"  {each:.0f} kB each, {part:.0%} of one core while nothing happens; all answer")
    await asyncio.gather(*(page.socket.close() for page in (*pages, *table.pages)))


# ---- stored games


async def cold(server: Server, ids: Sequence[str]) -> None:
    print(f"cold: {len(ids)} stored games, opened one after another", flush=True)
    before, used = server.memory(), server.cpu_seconds()
    times: list[float] = []
    memory: list[float] = []
    for number, id in enumerate(ids, 1):
        began = time.perf_counter()
        page = await _page(server, id, None)
        times.append(time.perf_counter() - began)
        await page.socket.close()
        if number % max(1, len(ids) // 10) == 0:
            memory.append(server.memory())
    print(f"  until the first position is shown: {_spread(sorted(times))}")
    each = (server.cpu_seconds() - used) / len(ids) * 1000
    print(f"  server: {each:.1f} ms of processor time a game")
    grown = ", ".join(f"{one:.0f}" for one in memory)
    print(f"  memory: {before:.0f} MB at first, then after each tenth {grown} MB", flush=True)


def _spread(sorted_seconds: Sequence[float]) -> str:
    if not sorted_seconds:
        return "nothing measured"
    last = len(sorted_seconds) - 1
    parts = [f"p{part} {sorted_seconds[last * part // 100] * 1000:.1f} ms" for part in (50, 95, 99)]
    mean = statistics.fmean(sorted_seconds) * 1000
    return f"{', '.join(parts)}, longest {sorted_seconds[-1] * 1000:.1f} ms, mean {mean:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between moves of a table")
    parser.add_argument("--stored", type=int, default=2000, help="stored games to open cold")
    parser.add_argument("--cached", type=int, default=500, help="tables that the server keeps")
    parser.add_argument("--idle", type=int, default=0, help="sockets that nobody uses")
    parser.add_argument(
        "--site", action="store_true", help="two servers and a worker on PostgreSQL; none stored"
    )
    given = parser.parse_args()
    open_more_files()
    cached = ("--cached-tables", str(max(given.cached, given.tables)))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if given.site:
            folder.chmod(0o755)  # PostgreSQL runs as a user of its own
            with site(folder, 2, 1, "--rate-limits", "0", *cached) as started:
                _measure(Several(started), given, [])
            return
        ids = store_games(folder / "trailboss.db", given.stored) if given.stored else []
        server = Server(folder, *cached)
        try:
            _measure(server, given, ids)
        finally:
            server.stop()


def _measure(server: AnyServer, given: argparse.Namespace, ids: Sequence[str]) -> None:
    if given.tables:
        asyncio.run(live(server, given.tables, given.seats, given.seconds, given.pause))
    if given.idle:
        asyncio.run(idle(server, given.idle))
    if isinstance(server, Server) and ids:
        asyncio.run(cold(server, ids))


if __name__ == "__main__":
    main()
