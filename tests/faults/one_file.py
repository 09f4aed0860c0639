"""One server on one SQLite file, whose disk is full again and again while people play.

Meanwhile nothing is written and nothing acknowledged; with room there all goes on, and nobody does
more than a page does by itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack, closing, suppress
from pathlib import Path

from tests.faults.harm import Passed
from tests.faults.nursery import Nursery
from tests.faults.patience import Patience
from tests.faults.site import AnySite, Link, Process, fill, nursery_of, running, small_disk
from tests.faults.trial import Trial, new_folder, told

DISK_BYTES = 64_000_000
FAILED = ("database or disk is full", "BadDatabase")
"""What the server's log says of it: of a request with the reason, of a bot by its kind alone."""
ROWS = (60_000, 1_000, 0)
"""Bytes: where there is no room for one of these, there may be for a smaller one."""
BUSY_SECONDS = 60.0
"""So long the server may be writing."""


class OneFile(AnySite):
    """What ``trailboss serve`` is for most."""

    def __init__(self, folder: Path, nursery: Nursery, disk: Path) -> None:
        self.file = disk / "trailboss.db"
        super().__init__(folder, nursery, f"sqlite:///{self.file}")

    async def start(self) -> None:
        server = Process(
            *("serve", self.folder, self.address, Link(0), self.nursery),
            *("--bot-processes", "1"),
        )
        self.processes = [server]
        self.port = server.port
        server.begin()
        await server.answers()


async def one_file_full(times: int, seed: int) -> int:
    """How many acknowledged moves are where they belong, after so many times."""
    with ExitStack() as stack, told(f"one_file_full, {times} times"):
        folder, disk = new_folder(stack), stack.enter_context(small_disk(DISK_BYTES))
        if disk is None:
            raise Passed("no small disk can be mounted here")
        nursery = stack.enter_context(nursery_of())
        async with running(OneFile(folder, nursery, disk)) as site:
            trial = Trial(site, seed, long=False)
            for _ in range(times):
                await trial.go_on()
                await _be_full(site, disk)
                await trial.go_on()
            return await trial.end()
    return 0


async def _be_full(site: OneFile, disk: Path) -> None:
    """Until the server has said so."""
    server = site.servers[0]
    before = _failures(server)
    ballast = await asyncio.to_thread(fill, disk)
    try:
        await asyncio.to_thread(_write_until_full, site.file)
        patience = Patience(site.numbers)
        await patience.until(lambda: _failures(server) > before, server.said)
        await asyncio.sleep(0.3)
    finally:
        ballast.unlink()
    patience = Patience(site.numbers)
    while not await asyncio.to_thread(_is_given_back, site.file):
        assert not patience.is_over, server.said()
        await asyncio.sleep(0.05)


def _failures(server: Process) -> int:
    log = server.log()
    return sum(map(log.count, FAILED))


def _write_until_full(file: Path) -> None:
    """Rows of no meaning, so that the room which the database has in reserve is used up too."""
    with closing(_opened(file)) as db, suppress(sqlite3.OperationalError):
        db.execute("CREATE TABLE ballast (bytes)")
        for size in ROWS:
            with suppress(sqlite3.OperationalError):
                while True:
                    db.execute("INSERT INTO ballast VALUES (zeroblob(?))", (size,))


def _is_given_back(file: Path) -> bool:
    """A disk may take a moment until what was taken away is room again."""
    with closing(_opened(file)) as db:
        try:
            db.execute("DROP TABLE IF EXISTS ballast")
        except sqlite3.OperationalError:
            return False
    return True


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)
