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
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

import httpx

from tests.faults.people import Player, new_table
from tests.faults.site import PATIENCE, Site
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
_OPEN, _STOP = "open", "stop"


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

    def __init__(self, site: Site, size: int, dice: random.Random) -> None:
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
        told = await asyncio.to_thread(self._pipe.recv)
        assert told == _OPEN, told

    async def stop(self) -> None:
        if not self.size:
            return
        self._pipe.send(_STOP)
        self.played = await asyncio.to_thread(self._pipe.recv)
        self._process.join()

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
    asyncio.run(_play_until_told(pipe, ports, size, random.Random(seed)))


async def _play_until_told(
    pipe: Connection, ports: tuple[int, ...], size: int, dice: random.Random
) -> None:
    played = Played()
    limit = asyncio.Semaphore(OPENING)
    playing = [
        asyncio.create_task(_one_game_after_another(played, ports, dice, limit))
        for _ in range(size)
    ]
    end = time.monotonic() + PATIENCE + size
    while len(played.tables) < size and time.monotonic() < end:
        await asyncio.sleep(0.1)
    opened = len(played.tables)
    pipe.send(_OPEN if opened >= size else f"only {opened} tables could be opened")
    began, own = time.monotonic(), time.process_time()
    await asyncio.to_thread(pipe.recv)
    played.seconds, played.processor_seconds = time.monotonic() - began, time.process_time() - own
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    answers = [
        (one.acknowledged[id], one.acknowledged[id] - one.sent[id].at)
        for players in played.tables.values()
        for one in players
        for id in one.acknowledged
        if one.sent[id].at >= began
    ]
    played.waits = sorted(wait for _, wait in answers)
    by_second = Counter(int(at - began) for at, _ in answers)
    played.usual = statistics.median(by_second[second] for second in range(int(played.seconds)))
    pipe.send(played)


async def _one_game_after_another(
    played: Played, ports: tuple[int, ...], dice: random.Random, limit: asyncio.Semaphore
) -> None:
    """Whatever happens to the site."""
    while True:
        with suppress(httpx.HTTPError, OSError):
            async with limit:
                table, players = await new_table(dice.choice(ports), "me me", dice)
            for number, one in enumerate(players):
                one.pause, one.remembered = PAUSE, REMEMBERED
                one.away, one.silence = AWAY, SILENCE
                one.ports, one.patches = (*ports[number:], *ports[:number]), True
            played.tables[table] = players
            await asyncio.sleep(dice.random() * PAUSE)  # not all of them at the same moment
            await asyncio.gather(*(one.play() for one in players))
        await asyncio.sleep(dice.uniform(0.1, 1.0))
