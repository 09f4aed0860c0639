"""People who play through whatever happens, and remember what they were told."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.host import GAME
from trailboss.server.patches import patched
from trailboss.server.people import COOKIE

SILENCE, LONGEST_SILENCE = 4.0, 120.0
"""Seconds without a word after which a page opens its connection anew: each time in vain twice as
many, so that those who wait for a busy site do not keep it busy."""
LONGEST_AWAY = 10.0
"""Seconds until a page comes back, however often it did in vain."""
HUNG = 600.0
"""Seconds that a request may take on however busy a machine."""
PAUSE = 0.05
"""Seconds that somebody thinks."""
Json = dict[str, Any]


@dataclass
class Sent:
    """A move as it was sent; sent again, it is still the same move."""

    id: str
    seat: int
    ply: int
    action: str
    at: float

    def to_json(self) -> str:
        told = {"id": self.id, "seat": self.seat, "ply": self.ply, "action": self.action}
        return msgspec.json.encode({"type": "act", **told}).decode()


@dataclass
class Player:
    """One person at one table: a page that comes back by itself, as the client's does."""

    port: int
    table: str
    token: str
    dice: random.Random
    name: str
    sent: dict[str, Sent] = field(default_factory=dict)
    acknowledged: dict[str, float] = field(default_factory=dict)
    """When each was."""
    refused: set[str] = field(default_factory=set)
    waiting: Sent | None = None
    """Sent, and neither answered nor known to be lost."""
    seen: dict[int, Json] = field(default_factory=dict)
    """What was shown at each ply, the last time."""
    position: Json = field(default_factory=dict)
    acted: int = -1
    pause: float = PAUSE
    remembered: int = 1 << 31
    """How many positions are kept in ``seen``."""
    failure: str = ""
    ports: tuple[int, ...] = ()
    """Of servers to which the page goes in turn, instead of the one port that leads to them all."""
    away: float = 0.2
    """The most seconds until a page comes back, for the first time."""
    silence: float = SILENCE
    in_vain: int = 0
    """Connections that have brought nothing, one after another."""
    patches: bool = False
    """Whether positions come as what has changed, as to pages in a browser."""

    @property
    def is_over(self) -> bool:
        return self.position.get("status") == "finished"

    def socket(self) -> connect:
        if self.ports:
            self.port, self.ports = self.ports[0], (*self.ports[1:], self.ports[0])
        way = f"127.0.0.1:{self.port}/api/tables/{self.table}/live"
        return connect(
            f"ws://{way}?patches=true" if self.patches else f"ws://{way}",
            additional_headers={"Cookie": f"{COOKIE}={self.token}"},
            open_timeout=self._patience,
            close_timeout=0.2,
            ping_interval=None,
            max_size=None,
        )

    async def play(self) -> None:
        while not self.is_over and not self.failure:
            with suppress(OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake):
                async with self.socket() as socket:
                    await self._play(socket)
            await asyncio.sleep(self.dice.uniform(0.02, self._longer(self.away, LONGEST_AWAY)))
            self.in_vain += 1

    def _longer(self, seconds: float, longest: float) -> float:
        return float(min(longest, seconds * 2 ** min(self.in_vain, 16)))

    @property
    def _patience(self) -> float:
        return self._longer(self.silence, LONGEST_SILENCE)

    async def _play(self, socket: ClientConnection) -> None:
        if self.waiting is not None:
            await socket.send(self.waiting.to_json())  # was it done or not? Say it again.
        while not self.is_over and not self.failure:
            mine = self.waiting is not None or self._is_asked()
            try:
                async with asyncio.timeout(self._patience if mine else 2 * self._patience):
                    message = msgspec.json.decode(await socket.recv())
            except TimeoutError:
                return  # it may be another's turn, or nobody is there
            self._hear(message)
            if self.waiting is None and self._is_asked():
                await asyncio.sleep(self.pause)
                await self._move(socket)

    def _hear(self, message: Json) -> None:
        if message["type"] in ("position", "patch"):
            is_patch = message["type"] == "patch"
            now = patched(self.position, message["change"]) if is_patch else message
            self.position = now
            if self.waiting is None:
                self.in_vain = 0
            self.seen[now["ply"]] = now
            if len(self.seen) > self.remembered:
                del self.seen[min(self.seen)]
        elif message["type"] == "done":
            self._answered(message["id"])
        elif message["type"] == "refused":
            self._refused(message)

    def _answered(self, id: str) -> None:
        if self.waiting is not None and self.waiting.id == id:
            self.waiting, self.in_vain = None, 0
        if id in self.acknowledged:
            return
        if id not in self.sent:
            self.failure = f"somebody else's answer: {id}"
        self.acknowledged[id] = time.monotonic()

    def _refused(self, message: Json) -> None:
        id = message.get("id")
        if self.waiting is None or id != self.waiting.id:
            return  # an answer to nonsense
        if message["code"] != "stale":
            self.failure = f"refused: {message}"
        self.refused.add(id)
        self.waiting, self.acted, self.in_vain = None, -1, 0

    def _is_asked(self) -> bool:
        now = self.position
        if not now or now["ply"] <= self.acted or not now["actions"]:
            return False
        decision = now["view"]["decision"]
        return decision is not None and now["seat"] in decision["seats"]

    async def _move(self, socket: ClientConnection) -> None:
        now = self.position
        action = self.dice.choice(now["actions"])["text"]
        id = f"{self.name}{len(self.sent)}"
        move = Sent(id, now["seat"], now["ply"], action, time.monotonic())
        self.sent[id] = self.waiting = move
        self.acted = now["ply"]
        await socket.send(move.to_json())


async def new_table(
    site_port: int, seats: str, dice: random.Random, **more: Any
) -> tuple[str, list[Player]]:
    """A table with as many people as there are seats called "me"; the others are bots."""
    words = seats.split()
    people = [number for number, word in enumerate(words) if word == "me"]
    seated = [
        {"kind": "bot", "bot": word}
        if word != "me"
        else {"kind": "me" if number == people[0] else "open"}
        for number, word in enumerate(words)
    ]
    table, players = "", []
    for number in people:
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{site_port}", verify=False, timeout=HUNG
        ) as http:
            name = f"P{number}"
            (await http.post("/api/me", json={"name": name})).raise_for_status()
            if not table:
                body = {"game": GAME, "seats": seated, "visibility": "open", **more}
                opened = await http.post("/api/tables", json=body)
                opened.raise_for_status()
                table = str(opened.json()["id"])
            else:
                sat = await http.post(f"/api/tables/{table}/sit", json={"seat": number})
                sat.raise_for_status()
            token = str(http.cookies.get(COOKIE))
        own = random.Random(dice.random())
        players.append(Player(site_port, table, token, own, f"{table}-{number}-"))
    return table, players
