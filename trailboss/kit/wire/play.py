"""A game in two worlds, message by message."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from trailboss import Dice
from trailboss.kit.compare import difference
from trailboss.kit.properties.knowledge import Viewer
from trailboss.kit.tables import Setup, dice, game_of
from trailboss.kit.wire import speech
from trailboss.kit.wire.house import PATCH, POSITION, House, Json, Page, read
from trailboss.kit.wire.worlds import (
    another,
    as_it_is,
    differ,
    may_differ,
    offered,
    piles_differ,
    with_fewer_steps,
)
from trailboss.server.patches import patched
from trailboss.tables import worktime
from trailboss.tables.live import Live
from trailboss.tables.people_store import Person

PATIENCE = 6
LOOK_EVERYWHERE = 40
"""After so many moves all endpoints are compared, and a whole sync."""
PROBES = 16
"""So many things the viewer tries after each move."""
ENDPOINTS = (
    "/api/tables/{table}",
    "/api/tables/{table}/shares",
    "/api/tables/{table}/mutes",
    "/api/tables/{table}/record",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/replay/3",
    "/api/tables/{table}/replay/3?seat=0",
    "/api/shared/{share}",
    "/api/me/tables",
    "/api/me/solo",
    "/api/tables",
    "/api/games/{game}/statistics",
    "/api/daily",
)

PAST = b'"type":"past"'
"""In the bytes of every position that is looked back to."""
CLOSED = ENDPOINTS[3:7]
"""What nobody gets before the game is over: the record is the same in both worlds."""


class World:
    """One of the two servers, with a page open for each seat and two for the viewer."""

    def __init__(self, house: House, table: str, tokens: list[str], share: str | None) -> None:
        self.house = house
        self.table = table
        self.tokens = tokens
        self.share = share
        self.pages: list[Page] = []
        self.eyes: list[Page] = []

    async def open_pages(self, viewer: Viewer) -> None:
        path = f"/api/tables/{self.table}/live"
        self.pages = [await self.house.open(path, token) for token in self.tokens]
        second = path if viewer is None else f"/api/shared/{self.share}/live"
        self.eyes = [await self.house.open(second, None)]
        if viewer is not None:
            self.eyes.insert(0, self.pages[viewer])
        self.token = None if viewer is None else self.tokens[viewer]

    async def live(self) -> Live:
        return await self.house.services.hall.gate.live(self.table)

    def put(self, live: Live) -> None:
        """Exchange what the server has in memory."""
        self.house.services.hall.gate.cache._live[self.table] = live

    def store_row(self, live: Live) -> None:
        """What the last move led to in a world that is given up is still stored there."""
        row = asdict(live.row)
        self.house.services.store.update_table(row.pop("id"), **row)

    async def row(self) -> bytes:
        """The table as a stranger may look it up."""
        return await self.house.get(f"/api/tables/{self.table}", None)

    def taken(self) -> list[list[bytes]]:
        """What the viewer's pages were sent, each in order."""
        for page in self.pages:
            if page not in self.eyes:
                page.frames.clear()
        return [page.taken() for page in self.eyes]

    async def endpoints(self, game: str) -> list[bytes]:
        """Everything else that the viewer can ask about the table."""
        names = {"table": self.table, "share": self.share, "game": game}
        return [await self.house.get(path.format(**names), self.token) for path in ENDPOINTS]


class WireGame:
    """Plays at random in the real world, and the same in one that the viewer cannot tell apart."""

    def __init__(self, worlds: tuple[World, World], viewer: Viewer, setup: Setup, roll: Dice):
        self.real, self.other = self._worlds = worlds
        self.viewer = viewer
        self.setup = setup
        self.dice = roll
        known = game_of(setup.game).notations
        self.notations = list(known)
        self.targets = sorted({target for action in known.values() for target in action.targets})
        self.seed = b""
        self.over = False
        """In one of the worlds: then nothing is hidden there any more."""
        self.said = 0
        self.messages = 0
        """Messages to the viewer that were compared."""
        self.apart = 0
        """Things said in worlds that really differed."""
        self.views: dict[int, Any] = {}
        """What the viewer was shown at which ply."""
        self.shown: Json = {}
        """The last of it, which patches change."""

    async def play(self, messages: int) -> None:
        self.seed = (await self.real.live()).row.seed.encode()
        await self._mirror()
        moves = 0
        while self.messages < messages and not self.over:
            await self._move()
            await self._probe()
            moves += 1
            if moves % LOOK_EVERYWHERE == 0 and not self.over:
                await self._look_everywhere()

    async def _move(self) -> None:
        live, twin = await self.real.live(), await self.other.live()
        if not differ(live, twin) and not self.dice.below(3):
            await self._mirror()  # what was different has been played
        seat, message = speech.choose(self, live, await self.other.live())
        for _ in range(PATIENCE):
            twin = await self.other.live()
            if _possible(live, seat, message) == _possible(twin, seat, message):
                break
            assert seat != self.viewer, f"{self._who} may do other things in the other world"
            await self._mirror()
        else:
            await self._mirror(as_it_is(live))  # something rare, which no other world has
        await self._say(seat, message)

    async def _probe(self) -> None:
        """What the viewer tries hangs on no step that a rival may still take back, either."""
        twin = await self.other.live()
        if twin.pending and twin.pending[0].seat != self.viewer and self.dice.below(2):
            self.other.put(with_fewer_steps(twin, self.dice))
        shown = self.real.eyes[0].position
        await self._say(self.viewer, *(speech.probe(self, shown) for _ in range(PROBES)))
        self.other.put(twin)

    async def _say(self, seat: int | None, *messages: Json) -> None:
        """Say it in both worlds, and compare what the viewer hears of it."""
        if self.over:
            return
        live, twin = await self.real.live(), await self.other.live()
        self.apart += differ(live, twin)
        piles = piles_differ(live, twin)
        before = [one.state_for(self.viewer) for one in (live, twin)]
        said, self.said = self.said, self.said + len(messages)
        _clock.now += 1 + self.dice.below(50) / 10
        for world in self._worlds:
            page = world.eyes[0] if seat is None else world.pages[seat]
            for number, message in enumerate(messages, said):
                page.say({"id": f"m{number}", **message})
            await world.house.quiet()
        after = [await world.live() for world in self._worlds]
        heard = self.real.taken(), self.other.taken()
        self.over = any(one.row.status == "finished" for one in after)
        if self.over:
            return
        self._count(heard[0])
        rows = [await world.row() for world in self._worlds] if seat != self.viewer else []
        if heard[0] == heard[1] and (not rows or rows[0] == rows[1]):
            self._remember(heard[0][0])
            return
        # What is revealed may end a turn in one world only: there everybody is shown it at once.
        excused = any(
            may_differ(then, now.state_for(self.viewer), self.viewer, piles)
            for then, now in zip(before, after, strict=True)
        )
        assert excused, (
            f"{self.setup.id}: {self._who} can tell the worlds apart after {messages} of "
            f"seat {seat}: {_told_apart(*heard)} {rows if heard[0] == heard[1] else ''}"
        )
        self._remember(heard[0][0])
        await self._mirror()

    @property
    def _who(self) -> str:
        return "a spectator" if self.viewer is None else f"seat {self.viewer}"

    def _count(self, heard: list[list[bytes]]) -> None:
        """Both worlds have one seed, so that to tell it would make no difference between them."""
        self.messages += sum(map(len, heard))
        assert not any(self.seed in frame for page in heard for frame in page), "the seed is told"

    def _remember(self, frames: list[bytes]) -> None:
        """What is shown of the past must be what was shown then."""
        for frame in frames:
            if frame.startswith(PATCH):
                self._show(patched(self.shown, read(frame)["change"]))
            elif POSITION in frame or PAST in frame:
                message = read(frame)
                if message["type"] == "position":
                    self._show(message)
                elif message["ply"] in self.views:
                    then = self.views[message["ply"]]
                    assert message["view"] == then, difference(then, message["view"])

    def _show(self, position: Json) -> None:
        self.shown, ply = position, position["ply"]
        self.views = {at: view for at, view in self.views.items() if at < ply}
        self.views[ply] = position["view"]

    # ---- the other world

    async def _mirror(self, live: Live | None = None) -> None:
        """Make the other world anew. The viewer, who has heard all of it, sees no difference."""
        made = live or another(await self.real.live(), self.viewer, self.dice)
        self.other.put(made)
        self.other.store_row(made)
        await self._look()

    async def _look(self) -> None:
        for world in self._worlds:
            for page in world.eyes:
                page.say({"type": "sync"})
            await world.house.quiet()
        heard = self.real.taken(), self.other.taken()
        self._count(heard[0])
        assert heard[0] == heard[1], (
            f"{self.setup.id}: {self._who} can tell the worlds apart: {_told_apart(*heard)}"
        )
        self._remember(heard[0][0])

    async def _look_everywhere(self) -> None:
        await self._look()
        one, two = [await world.endpoints(self.setup.game) for world in self._worlds]
        self.messages += len(one)
        for path, first, second in zip(ENDPOINTS, one, two, strict=True):
            assert first == second, f"{self._who} can tell the worlds apart at {path}"
            assert self.real.share is None or not first.startswith(b"404"), f"no {path}"
            assert path not in CLOSED or first.startswith(b"4"), f"{path} is open already"
            assert self.seed not in first, f"{path} tells the seed"


def _told_apart(one: list[list[bytes]], two: list[list[bytes]]) -> str:
    """Where what the pages were sent differs: first in number and kind, then in content."""
    whole = [[[read(frame) for frame in page] for page in world] for world in (one, two)]
    brief = [[[message["type"] for message in page] for page in world] for world in whole]
    found = difference(*brief) or difference(*whole)
    return found or "the order of what is in a message"


def _possible(live: Live, seat: int, message: Json) -> bool:
    """Whether what is possible in the real world is possible in the other one too."""
    if message["type"] == "redo":
        return bool(live.taken_back) and live.taken_back[-1][1] in offered(live, seat)
    return message["type"] != "act" or message["action"] in offered(live, seat)


# ---- a table in both houses


class _StoppedClock:
    """Time goes on only from one thing said to the next."""

    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


_clock = _StoppedClock()


@cache
def _houses() -> tuple[House, House]:
    """Once for each process: to build a server takes longer than to play at it."""
    folder = Path(tempfile.mkdtemp(prefix="two-worlds-"))
    return House(folder / "one"), House(folder / "two")


@contextmanager
def _stopped_clock() -> Iterator[None]:
    with patch.object(time, "time", _clock), patch.object(worktime, "now", _clock):
        yield


async def _table(setup: Setup, seed: bytes, viewer: Viewer) -> tuple[World, World]:
    real, other = _houses()
    rivals = game_of(setup.game).meta.automated(dict(setup.options))
    people = setup.seats - len(rivals)
    tokens = [await real.guest(f"Seat {n}") for n in range(people)]
    registry = real.services.registry
    who = [person for token in tokens if (person := registry.who(token)) is not None]
    hall = real.services.hall
    seated: list[Json] = [{"kind": "me"}, *({"kind": "open"} for _ in range(1, people))]
    owner = Person(who[0].id, who[0].name)
    table = await hall.seating.open_table(
        owner, setup.game, seated, dict(setup.options), "open", {}, seed.hex()
    )
    for seat in range(1, people):
        await hall.seating.sit(table, who[seat], seat)
    share = None
    if viewer is not None:
        path = f"/api/tables/{table}/shares"
        share = (await real.post(path, tokens[viewer], {"seat": viewer}))["token"]
    real.copy_to(other)
    worlds = World(real, table, tokens, share), World(other, table, tokens, share)
    for world in worlds:
        await world.open_pages(viewer)
        world.taken()
    return worlds


def viewers_of(setup: Setup) -> list[Viewer]:
    rivals = game_of(setup.game).meta.automated(dict(setup.options))
    return [None, *(seat for seat in range(setup.seats) if seat not in rivals)]


def play_in_two_worlds(setup: Setup, messages: int, viewer: Viewer, *purpose: object) -> WireGame:
    """A random game, compared for one viewer, until so many messages or the end."""
    roll = dice("wire", setup.id, viewer, *purpose)

    async def scene() -> WireGame:
        game: WireGame | None = None
        try:
            with _stopped_clock():
                worlds = await _table(setup, roll.seed, viewer)
                game = WireGame(worlds, viewer, setup, roll)
                await game.play(messages)
                return game
        finally:
            for house in _houses():
                await house.close_pages()

    # In a thread of its own: the one that tests run in may have a loop already.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, scene()).result()
