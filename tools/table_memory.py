"""What a live table with open pages takes: python -m tools.table_memory [--tables 100].

A server in this process, people in another. Told are the bytes that Python has given out for each
further table, by the lines of code that asked for them; with ``--plain``, what the process grew by.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
import tracemalloc
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import uvicorn
import uvloop

from tools.load_people import OPENING, open_some
from tools.load_servers import memory_of
from trailboss.server.app import create_app
from trailboss.server.run import config, listen
from trailboss.server.settings import Settings

FIRST = 20
"""Tables that are opened before: what is there once for all of them is there then."""
DEPTH = 12


@dataclass
class There:
    address: str


async def _visit(address: str, tables: int, seats: int) -> None:
    """Open tables and keep them open, in two goes."""
    limit, dice = asyncio.Semaphore(OPENING), random.Random(1)
    for count in (FIRST, tables):
        opened = await open_some(There(address), seats, count, dice, limit)
        for table in opened:
            table.listen()
        print("opened", flush=True)
        await asyncio.to_thread(sys.stdin.readline)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2, help="people at each, with a page each")
    parser.add_argument("--lines", type=int, default=30, help="how many lines of code are told")
    parser.add_argument("--plain", action="store_true", help="what the process grows by, no more")
    parser.add_argument("--visit", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.visit:
        asyncio.run(_visit(given.visit, given.tables, given.seats))
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        _measure(Path(name), given)


def _measure(folder: Path, given: argparse.Namespace) -> None:
    settings = Settings(database=f"sqlite:///{folder}/trailboss.db", rate_limits=0.0, port=0)
    server = uvicorn.Server(config(create_app(settings), settings))
    loop, listening = uvloop.new_event_loop(), listen("127.0.0.1", 0)
    thread = threading.Thread(
        target=lambda: loop.run_until_complete(server.serve([listening])), daemon=True
    )
    thread.start()
    while not server.started:
        time.sleep(0.05)
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    words = [sys.executable, "-m", "tools.table_memory", "--visit", address]
    words += ["--tables", str(given.tables), "--seats", str(given.seats)]
    visitor = subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    )
    assert visitor.stdin is not None
    assert visitor.stdout is not None
    visitor.stdout.readline()
    gc.collect()
    if not given.plain:
        tracemalloc.start(DEPTH)
    before = memory_of(os.getpid())
    visitor.stdin.write("\n")
    visitor.stdout.readline()
    gc.collect()
    grown = (memory_of(os.getpid()) - before) * 1024 / given.tables
    if given.plain:
        print(f"{grown:.1f} kB of the process for each further table")
    else:
        _tell(tracemalloc.take_snapshot(), given.tables, given.lines)
        tracemalloc.stop()
    visitor.communicate("\n", timeout=60)
    server.should_exit = True
    thread.join(60)


def _tell(snapshot: tracemalloc.Snapshot, tables: int, lines: int) -> None:
    snapshot = snapshot.filter_traces([tracemalloc.Filter(False, tracemalloc.__file__)])
    total = sum(trace.size for trace in snapshot.traces)
    print(f"{total / tables / 1024:.1f} kB of Python's for each further table")
    places: Counter[str] = Counter()
    for trace in snapshot.traces:
        places[_whose(trace.traceback)] += trace.size
    print("by whoever asked for it, the first line of ours or the last of theirs:")
    for place, size in places.most_common(lines):
        print(f"  {size / tables:8.0f} bytes  {place}")


def _whose(traceback: tracemalloc.Traceback) -> str:
    """The last frames: the place itself, and the line of this project by which it came."""
    place = traceback[-1]
    ours = next(
        (
            one
            for one in reversed(list(traceback))
            if "/trailboss/" in one.filename and one != place
        ),
        None,
    )
    told = _short(place)
    return told if ours is None else f"{told}  <- {_short(ours)}"


def _short(frame: tracemalloc.Frame) -> str:
    return f"{'/'.join(frame.filename.split('/')[-3:])}:{frame.lineno}"


if __name__ == "__main__":
    main()
