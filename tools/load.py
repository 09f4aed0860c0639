"""Load: live tables with scripted clients on this machine, then stored games opened cold.

`make load`, or `python -m tools.load --tables 200 --seconds 20 --stored 2000`. A server of its own
is started on a free port with a database of its own; nothing else is touched.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tools.load_people import OPENING, PATIENCE, Page, Table, open_some, spread
from tools.load_servers import AnyServer, Server, Several
from tools.site import site
from tools.stored_games import store_games
from trailboss.server.run import open_more_files

IDLE_SECONDS = 10.0
LOOKS = 6
"""How often the servers' memory is looked at while people play."""


# ---- live tables


async def live(server: AnyServer, tables: int, seats: int, seconds: float, pause: float) -> None:
    print(f"live: {tables} tables with {seats} people each, a move every {pause:g} s", flush=True)
    limit = asyncio.Semaphore(OPENING)
    dice = random.Random(1)
    # What a server keeps once for all of them is there after the first.
    first = max(1, tables // 10)
    opened = await open_some(server, seats, first, dice, limit)
    memory = server.memory()
    opened += await open_some(server, seats, tables - first, dice, limit)
    for table in opened:
        table.listen()
    await asyncio.gather(*(page.shown(0) for table in opened for page in table.pages))
    each = (server.memory() - memory) * 1024 / max(1, tables - first)
    before, own, began = server.cpu_seconds(), time.process_time(), time.perf_counter()
    stored = server.database_seconds()
    looking = asyncio.create_task(_look_at_memory(server, seconds))
    gc.disable()  # with so many pages, collections of ours would be told as the server's delays
    await asyncio.gather(*(table.play(began + seconds, pause) for table in opened))
    gc.enable()
    took, used = time.perf_counter() - began, server.cpu_seconds() - before
    own, stored = time.process_time() - own, server.database_seconds() - stored
    await asyncio.gather(*(table.close() for table in opened))
    latencies = sorted(one for table in opened for one in table.latencies)
    moves = max(1, len(latencies))
    lost, refused = sum(one.lost for one in opened), sum(one.refused for one in opened)
    begun = sum(table.begun for table in opened) - tables
    print(
        f"  {len(latencies) / took:.0f} moves/s over {took:.0f} s; lost {lost}, refused {refused}; "
        f"{begun} games ended, after which new ones began"
    )
    print(f"  from send to last push: {spread(latencies)}")
    pushed = sum(table.heard_bytes for table in opened)
    print(
        f"  server: {used / took:.0%} of one core, {used / moves * 1000:.2f} ms of processor time "
        f"and {pushed / moves:.0f} bytes a move; {each:.0f} kB a table at the start"
    )
    print(f"  memory: {', '.join(f'{one:.0f}' for one in await looking)} MB")
    if stored:
        print(
            f"  PostgreSQL: {stored / took:.0%} of one core, {stored / moves * 1000:.2f} ms a move"
        )
    print(f"  driver: {own / took:.0%} of one core, {own / moves * 1000:.2f} ms a move", flush=True)


async def _look_at_memory(server: AnyServer, seconds: float) -> list[float]:
    """From the beginning to the end."""
    seen = [server.memory()]
    for _ in range(LOOKS):
        await asyncio.sleep(seconds / LOOKS)
        seen.append(server.memory())
    return seen


# ---- sockets that nobody uses


async def idle(server: AnyServer, sockets: int) -> None:
    print(f"idle: {sockets} sockets that look on at one table", flush=True)
    limit = asyncio.Semaphore(OPENING)
    table = await Table.open(server, 2, random.Random(1), limit)
    before, used, began = server.memory(), server.cpu_seconds(), time.perf_counter()

    async def look_on() -> Page:
        async with limit:
            return await Page.open(server, table.id, None)

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
    await asyncio.gather(*(page.close() for page in (*pages, *table.pages)))


# ---- stored games


async def cold(server: Server, ids: Sequence[str]) -> None:
    print(f"cold: {len(ids)} stored games, opened one after another", flush=True)
    before, used = server.memory(), server.cpu_seconds()
    times: list[float] = []
    memory: list[float] = []
    for number, id in enumerate(ids, 1):
        began = time.perf_counter()
        page = await Page.open(server, id, None)
        times.append(time.perf_counter() - began)
        await page.socket.close()
        if number % max(1, len(ids) // 10) == 0:
            memory.append(server.memory())
    print(f"  until the first position is shown: {spread(sorted(times))}")
    each = (server.cpu_seconds() - used) / len(ids) * 1000
    print(f"  server: {each:.1f} ms of processor time a game")
    grown = ", ".join(f"{one:.0f}" for one in memory)
    print(f"  memory: {before:.0f} MB at first, then after each tenth {grown} MB", flush=True)


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
