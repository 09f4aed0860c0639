"""Faults while people play: python -m tests.faults.trial --times 30 [--fault server_killed].

Two servers, one worker, PostgreSQL, a load balancer: what `make site` starts. Two people play at
one table and somebody with a bot at another; with ``--tables 100`` a crowd at so many more. After
every fault everybody must have moved again without doing anything but what a page does by itself;
then everything that anybody was told is held against what is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.faults.checker import check
from tests.faults.crowd import Crowd
from tests.faults.harm import FAULTS, Fault, Passed, Scene, times_left
from tests.faults.patience import Patience
from tests.faults.people import Player, new_table
from tests.faults.site import AnySite, Site, nursery_of, on_small_disk, running
from tools.postgres import is_installed

TABLES = ("me me", "me random")
MOVES = 2
"""That everybody must make before and after a fault."""


UPGRADED, ONE_FILE_FULL = "upgraded", "one_file_full"
"""Faults with a site of their own."""


class Trial:
    def __init__(self, site: AnySite, seed: int, long: bool, tables: int = 0) -> None:
        self.site = site
        self.long = long
        self.dice = random.Random(seed)
        self.crowd = Crowd(site, tables, random.Random(seed))
        self.tables: dict[str, list[Player]] = {}
        self._tasks: dict[str, list[asyncio.Task[None]]] = {}
        self._seats: dict[str, str] = {}
        self.run_out: list[str] = []
        self.done: Counter[str] = Counter()

    @property
    def playing(self) -> list[Player]:
        return [player for table in self._tasks for player in self.tables[table]]

    async def open_tables(self) -> None:
        """A game that is over makes room for a new one."""
        for table in [id for id in self._tasks if any(p.is_over for p in self.tables[id])]:
            await self._stop(table)
        for seats in set(TABLES) - {self._seats[table] for table in self._tasks}:
            table, players = await new_table(self.site.port, seats, self.dice)
            self.tables[table], self._seats[table] = players, seats
            self._tasks[table] = [asyncio.create_task(one.play()) for one in players]

    async def go_on(self) -> None:
        """Everybody has a game, and moves in it."""
        await self.open_tables()
        await self._play_on()

    async def suffer(self, fault: Fault, site: Site) -> None:
        await self.go_on()
        scene = Scene(site, self.dice, self.playing, self.long)
        await asyncio.sleep(self.dice.uniform(0, 0.2))
        await fault(scene)
        await self._play_on()
        self.run_out += scene.run_out
        self.done[fault.__name__] += 1

    async def _play_on(self) -> None:
        """Everybody moves, or their game is over."""
        before = {id(player): len(player.acknowledged) for player in self.playing}
        patience = Patience(self._processes)

        def is_behind(player: Player) -> bool:
            moved = len(player.acknowledged) - before[id(player)]
            others_over = any(one.is_over for one in self.tables[player.table])
            return not others_over and moved < MOVES

        while behind := [player for player in self.playing if is_behind(player)]:
            failures = [player.failure for player in self.playing if player.failure]
            assert not failures, failures
            assert not patience.is_over, self._complaint(behind)
            await asyncio.sleep(0.02)

    def _processes(self) -> list[int]:
        return [os.getpid(), *self.site.numbers()]

    def _complaint(self, behind: list[Player]) -> str:
        told = [f"{one.name} waits for {one.waiting}, asked {one._is_asked()}" for one in behind]
        logs = [f"{one.kind} {one.port}: {one.said()}" for one in self.site.processes]
        return "\n".join(["play does not go on:", *told, *logs])

    async def _stop(self, table: str) -> None:
        tasks = self._tasks.pop(table)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def end(self) -> int:
        """Everybody stops; how many acknowledged moves are where they belong."""
        for table in list(self._tasks):
            await self._stop(table)
        await self.crowd.stop()
        self.tables |= self.crowd.played.tables
        failures = [p.failure for players in self.tables.values() for p in players if p.failure]
        assert not failures, failures
        for table in self.run_out:
            left = await asyncio.to_thread(times_left, self.site.address, table)
            assert set(left.values()) == {1}, left  # on a slow machine the other seat's time, too
        return await asyncio.to_thread(check, self.site.address, self.tables)


async def suffer(
    faults: tuple[Fault, ...], times: int, seed: int, long: bool, tables: int = 0
) -> Trial:
    with ExitStack() as stack:
        folder = new_folder(stack)
        database, disk = stack.enter_context(on_small_disk(folder, tables))
        site = Site(folder, database, stack.enter_context(nursery_of()), disk, tables)
        async with running(site):
            trial = Trial(site, seed, long, tables)
            if tables:
                with told(f"a crowd at {tables} tables"):
                    await trial.crowd.start()
            for fault in faults:
                with told(f"{fault.__name__}, {times} times"):
                    for _ in range(times):
                        await trial.suffer(fault, site)
            with told("what they were told, held against what is stored"):
                moves = await trial.end()
            if tables:
                print(trial.crowd.told(), flush=True)
            print(f"{moves} acknowledged moves, each there once and in order", flush=True)
            return trial


def new_folder(stack: ExitStack) -> Path:
    """For whatever is kept; PostgreSQL, which runs as a user of its own, may look into it."""
    name = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
    Path(name).chmod(0o755)
    return Path(name)


@contextmanager
def told(what: str) -> Iterator[None]:
    """How long it took, or why it was not tried."""
    began = time.monotonic()
    try:
        yield
        print(f"{what}: {time.monotonic() - began:.0f} s", flush=True)
    except Passed as reason:
        print(f"{what}: passed over, {reason}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=30)
    names = [*(fault.__name__ for fault in FAULTS), ONE_FILE_FULL, UPGRADED]
    parser.add_argument("--fault", choices=names, action="append")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument(
        "--tables", type=int, default=0, help="at which a crowd plays meanwhile, a move a second"
    )
    given = parser.parse_args()
    if not is_installed():
        print("There is no PostgreSQL on this machine: apt-get install postgresql")
        return 1
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends like Ctrl-C, all of it
    print(f"seed {given.seed}", flush=True)
    faults = tuple(one for one in FAULTS if not given.fault or one.__name__ in given.fault)
    if faults:
        asyncio.run(suffer(faults, given.times, given.seed, long=True, tables=given.tables))
    if not given.fault or ONE_FILE_FULL in given.fault:
        from tests.faults.one_file import one_file_full

        moves = asyncio.run(one_file_full(given.times, given.seed))
        print(f"{moves} acknowledged moves on one file", flush=True)
    if not given.fault or UPGRADED in given.fault:
        from tests.faults.upgrade import upgrade

        moves = asyncio.run(upgrade(given.times, given.seed))
        print(f"{moves} acknowledged moves of old and new code", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
