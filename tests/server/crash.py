"""The server is killed in mid-play, again and again: no acknowledged move is lost or doubled.

`python -m tests.server.crash --kills 50` (or `make crash`); `test_crash.py` is a short version.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from tests.server.host import GAME
from trailboss.server.people import COOKIE
from trailboss.tables.database import Database
from trailboss.tables.store import Entry, Store
from trailboss.tables.verify import OK, verify

TABLES = ("me me", "me me", "me random")
COMMAND = (sys.executable, "-c", "from trailboss.cli import main; main()", "serve")
SHORTEST_LIFE, LONGEST_LIFE = 0.02, 1.0
"""Seconds of play before the server is killed."""
PATIENCE = 120.0
"""Seconds until a server that answers nobody counts as hung, on however busy a machine."""


class Server:
    """`trailboss serve` as a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.log = (folder / "server.log").open("a")
        self.process = subprocess.Popen(
            [*COMMAND, "--port", "0", "--rate-limits", "0", "--log-level", "WARNING"],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        ready = re.search(r"ready: http://(\S+)", line)
        assert ready, f"the server did not come up: {(folder / 'server.log').read_text()}"
        self.address = ready[1]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()


@dataclass
class Request:
    """A move as it was sent; sent again after a crash, it is still the same move."""

    id: str
    seat: int
    ply: int
    action: str

    def to_json(self) -> str:
        return json.dumps({"type": "act", **vars(self)})


@dataclass
class Player:
    """Somebody who plays all persons' seats of one table, as quickly as the server answers."""

    table: str
    token: str
    dice: random.Random
    sent: dict[str, Request] = field(default_factory=dict)
    acknowledged: list[str] = field(default_factory=list)
    waiting: Request | None = None
    """Sent, and neither answered nor known to be lost."""
    over: bool = False
    failure: str = ""

    def play(self, address: str) -> None:
        """Until the server goes away or the game is over."""
        try:
            with connect(
                f"ws://{address}/api/tables/{self.table}/live",
                additional_headers={"Cookie": f"{COOKIE}={self.token}"},
            ) as socket:
                self._play(socket)
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
            pass  # the server was killed

    def _play(self, socket: Any) -> None:
        if self.waiting is not None:
            socket.send(self.waiting.to_json())  # was it done or not? Say it again.
        while not self.over:
            message = json.loads(socket.recv(timeout=PATIENCE))
            if message["type"] == "position":
                self.over = message["status"] == "finished"
                self._move(socket, message)
            elif message["type"] == "done":
                assert self.waiting is not None
                assert message["id"] == self.waiting.id
                self.acknowledged.append(message["id"])
                self.waiting = None
                socket.send('{"type": "sync", "ply": 0}')
            elif message["type"] == "refused":
                self.failure = f"refused: {message}"
                return

    def _move(self, socket: Any, position: Any) -> None:
        decision = position["view"]["decision"]
        mine = decision is not None and position["seat"] in decision["seats"]
        if self.waiting is not None or not mine or not position["actions"]:
            return
        action = self.dice.choice(position["actions"])["text"]
        request = Request(f"q{len(self.sent)}", position["seat"], position["ply"], action)
        self.sent[request.id] = self.waiting = request
        socket.send(request.to_json())


class Trial:
    """Many lives of one server, with the same tables and people."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.dice = random.Random(seed)
        self.players: list[Player] = []
        self.kills = 0

    def run(self, kills: int) -> None:
        while self.kills < kills:
            before = self._acknowledged()
            server = Server(self.folder)
            try:
                self._open_tables(server)
                self._live(server, before)
            finally:
                server.kill()
                self.kills += 1
            self._join()
            self._check()
        self._play_on()

    def _acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def _open_tables(self, server: Server) -> None:
        """A game that is over makes room for a new one."""
        running = [player for player in self.players if not player.over]
        for seats in TABLES[len(running) :]:
            self.players.append(self._new_player(server, seats))

    def _new_player(self, server: Server, seats: str) -> Player:
        with httpx.Client(base_url=f"http://{server.address}", verify=False) as http:
            http.post("/api/me", json={"name": "Ania"}).raise_for_status()
            seated = [
                {"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat}
                for seat in seats.split()
            ]
            opened = http.post("/api/tables", json={"game": GAME, "seats": seated})
            token = str(http.cookies.get(COOKIE))
        return Player(opened.json()["id"], token, random.Random(self.dice.random()))

    def _live(self, server: Server, before: int) -> None:
        """Let everybody play, for a random while after the first answer of this life."""
        self.threads = [
            threading.Thread(target=player.play, args=(server.address,))
            for player in self.players
            if not player.over
        ]
        for thread in self.threads:
            thread.start()
        end = time.monotonic() + PATIENCE
        while self._acknowledged() == before:
            assert time.monotonic() < end, f"play does not go on: {self._failures()}"
            time.sleep(0.005)
        time.sleep(self.dice.uniform(SHORTEST_LIFE, LONGEST_LIFE))

    def _join(self) -> None:
        for thread in self.threads:
            thread.join(2 * PATIENCE)
            assert not thread.is_alive()
        assert not self._failures()

    def _failures(self) -> list[str]:
        return [player.failure for player in self.players if player.failure]

    def _check(self) -> None:
        """What the database holds, while nobody has it open."""
        database = Database(f"sqlite:///{self.folder}/trailboss.db")
        store = Store(database)
        for player in self.players:
            self._check_table(player, store.log(player.table))
            finding = verify(store, player.table)
            assert finding.verdict == OK, finding
        database.close()

    def _check_table(self, player: Player, log: list[Entry]) -> None:
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        stored = [entry for entry in log if entry.request is not None]
        ids = [entry.request for entry in stored]
        assert len(set(ids)) == len(ids), "a move is there twice"
        lost = set(player.acknowledged) - set(ids)
        assert not lost, f"acknowledged and lost: {lost}"
        unanswered = set(ids) - set(player.acknowledged)
        waiting = {player.waiting.id} if player.waiting else set()
        assert unanswered <= waiting, "a move that nobody waits for"
        for entry in stored:
            request = player.sent[str(entry.request)]
            assert (entry.seat, entry.text) == (request.seat, request.action)

    def _play_on(self) -> None:
        """After all that, the games go on as if nothing had happened."""
        before = self._acknowledged()
        server = Server(self.folder)
        try:
            self._open_tables(server)
            self._live(server, before)
        finally:
            server.kill()
        self._join()
        self._check()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(Path(folder), given.seed)
        trial.run(given.kills)
    moves = trial._acknowledged()
    print(f"{trial.kills} kills, {moves} acknowledged moves: each is there exactly once")


if __name__ == "__main__":
    main()
