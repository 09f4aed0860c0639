"""A crowd that plays at many tables while faults come and go: the load of a busy site.

It is a process of its own, so that whoever does the harm is not held up by it, and it goes to the
servers in turn without a load balancer between: on the same machine that would cost what is to be
measured.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

import httpx

from tests.faults.patience import Patience
from tests.faults.people import Player, new_table
from tests.faults.site import AnySite
from tools.load_people import spread
from trailboss.server.run import open_more_files

OPENING = 8
"""Tables that are opened at the same time."""
PAUSE = 1.0
"""Seconds that somebody thinks there."""
AWAY, SILENCE = 2.0, 12.0
"""Seconds after which pages come back at the latest, and without a word open a new connection: all
of them at once would be a harm of their own."""
REMEMBERED = 5
"""Positions that somebody of a crowd keeps, to be held against what is stored."""
LOOK = 0.2
"""Seconds between two looks at how far everybody is."""
_STOP = "stop"


@dataclass
class Played:
    """What a crowd has been through."""

    tables: dict[str, list[Player]] = field(default_factory=dict)
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    """From sending a move to its answer, the shortest first."""
    usual: float = 0.0
    """Moves that were answered in the median second."""
    processor_seconds: float = 0.0
    """That the crowd itself took."""


class Crowd:
    """The crowd as whoever does the harm has it."""

    def __init__(self, site: AnySite, size: int, dice: random.Random) -> None:
        self.site = site
        self.size = size
        self.seed = dice.random()
        self.played = Played()

    async def start(self) -> None:
        """Everybody plays."""
        if not self.size:
            return
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        ports = tuple(server.port for server in self.site.servers)
        self._process = context.Process(
            target=_play, args=(theirs, ports, self.size, self.seed), daemon=True
        )
        self._process.start()
        theirs.close()
        await self._until_all_are_ready()

    async def stop(self) -> None:
        """As soon as everybody has moved once more."""
        if not self.size:
            return
        self._pipe.send(_STOP)
        await self._until_all_are_ready()
        self.played = await asyncio.to_thread(self._pipe.recv)
        self._process.join()

    async def _until_all_are_ready(self) -> None:
        """They tell how many are; as long as these become more, nothing hangs."""
        patience = Patience(lambda: [self._process.pid or 0, *self.site.numbers()])
        ready = -1
        while ready < self.size:
            await asyncio.sleep(LOOK)
            assert not patience.is_over, f"{ready} of {self.size} tables, and no more"
            while ready < self.size and self._pipe.poll():
                told = int(self._pipe.recv())
                if told > ready:
                    patience.has_come_further()
                ready = told

    def told(self) -> str:
        """How they fared, faults and all."""
        took, waits = self.played.seconds, self.played.waits
        rate = (
            f"{len(waits) / took:.0f} moves/s for {took:.0f} s, "
            f"{self.played.usual:.0f} in the median second,"
        )
        own = f"{self.played.processor_seconds / took:.0%} of a core for the crowd itself"
        return (
            f"{self.size} tables beside: {rate} in {len(self.played.tables)} games; "
            f"from send to answer {spread(waits)}; {own}"
        )


def _play(pipe: Connection, ports: tuple[int, ...], size: int, seed: float) -> None:
    open_more_files()
    asyncio.run(_Everybody(pipe, ports, size, random.Random(seed)).play())


class _Everybody:
    """The crowd itself, in its process."""

    def __init__(
        self, pipe: Connection, ports: tuple[int, ...], size: int, dice: random.Random
    ) -> None:
        self.pipe = pipe
        self.ports = ports
        self.size = size
        self.dice = dice
        self.played = Played()
        self.at: dict[int, list[Player]] = {}
        """Who plays at each table now."""
        self.opening = asyncio.Semaphore(OPENING)
        self.begin = asyncio.Event()
        """Nobody plays before all can: whoever opens a table would wait for those who play, the
        longer the more there are."""

    async def play(self) -> None:
        """Until told to stop."""
        tables = [asyncio.create_task(self._one_game_after_another(n)) for n in range(self.size)]
        await self._tell(lambda: len(self.at))
        self.begin.set()
        began, own = time.monotonic(), time.process_time()
        await asyncio.to_thread(self.pipe.recv)
        told = time.monotonic()
        self.played.seconds, self.played.processor_seconds = told - began, time.process_time() - own
        await self._tell(lambda: sum(has_moved(players, told) for players in self.at.values()))
        for task in tables:
            task.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        self._sum_up(began, told)
        self.pipe.send(self.played)

    async def _tell(self, ready: Callable[[], int]) -> None:
        """How many tables are ready, until all are."""
        while (now := ready()) < self.size:
            self.pipe.send(now)
            await asyncio.sleep(LOOK)
        self.pipe.send(now)

    async def _one_game_after_another(self, table: int) -> None:
        """Whatever happens to the site."""
        dice, ports = self.dice, self.ports
        while True:
            with suppress(httpx.HTTPError, OSError):
                async with self.opening:
                    id, players = await new_table(dice.choice(ports), "me me", dice)
                for number, one in enumerate(players):
                    one.pause, one.remembered = PAUSE, REMEMBERED
                    one.away, one.silence = AWAY, SILENCE
                    one.ports, one.patches = (*ports[number:], *ports[:number]), True
                self.played.tables[id] = self.at[table] = players
                await self.begin.wait()
                await asyncio.sleep(dice.random() * PAUSE)  # not all of them at the same moment
                await asyncio.gather(*(one.play() for one in players))
            await asyncio.sleep(dice.uniform(0.1, 1.0))

    def _sum_up(self, began: float, end: float) -> None:
        answers = [
            (one.acknowledged[id], one.acknowledged[id] - one.sent[id].at)
            for players in self.played.tables.values()
            for one in players
            for id in one.acknowledged
        ]
        self.played.waits = sorted(wait for at, wait in answers if at <= end)
        by_second = Counter(int(at - began) for at, _ in answers)
        seconds = range(max(1, int(end - began)))
        self.played.usual = statistics.median(by_second[second] for second in seconds)


def has_moved(players: Sequence[Player], since: float) -> bool:
    """Whether somebody there was told so after that moment. Who failed, or is done, need not."""
    return any(
        one.is_over or one.failure or max(one.acknowledged.values(), default=0.0) > since
        for one in players
    )
