"""What goes wrong, one thing at a time. Each ends with everything mended."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

import psycopg
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.faults.people import Player, new_table
from tests.faults.site import GO_ON, STOP, Process, Site, fill
from trailboss.server.limits import MESSAGE_BYTES

FLOOD = 300
HOUR = 3600.0


class Passed(Exception):
    """This cannot be tried on this machine, and why."""


class Scene:
    """What a fault may touch."""

    def __init__(self, site: Site, dice: random.Random, players: list[Player], long: bool) -> None:
        self.site = site
        self.dice = dice
        self.players = players
        self.long = long
        """Whether it may last longer than any lease."""
        self.run_out: list[str] = []
        """Tables at which somebody's time was up."""

    def some_server(self) -> Process:
        return self.dice.choice(self.site.servers)

    async def a_while(self, longest: float) -> None:
        """Up to so many seconds; less where many faults share little time."""
        await asyncio.sleep(self.dice.uniform(0.1, longest if self.long else min(longest, 0.8)))


async def server_killed(scene: Scene) -> None:
    await _killed(scene, scene.some_server())


async def worker_killed(scene: Scene) -> None:
    await _killed(scene, scene.site.worker)


async def _killed(scene: Scene, process: Process) -> None:
    process.kill()
    await scene.a_while(0.5)
    process.begin()
    await process.answers()


async def database_restarted(scene: Scene) -> None:
    how = scene.dice.choice(("fast", "immediate"))
    await asyncio.to_thread(scene.site.postgres.control, "restart", "-m", how)


async def connections_cut(scene: Scene) -> None:
    await asyncio.to_thread(scene.site.cut_connections)


async def process_stopped(scene: Scene) -> None:
    """What it holds meanwhile is taken from it if it lasts; it must not write by an old view."""
    process = scene.dice.choice(scene.site.processes)
    process.signal(STOP)
    await scene.a_while(14.0)
    process.signal(GO_ON)


async def network_cut(scene: Scene) -> None:
    link = scene.dice.choice(scene.site.processes).link
    link.cut()
    await scene.a_while(8.0)
    link.mend()


async def network_held_up(scene: Scene) -> None:
    link = scene.dice.choice(scene.site.processes).link
    link.hold_up()
    await scene.a_while(12.0)
    link.mend()


async def clients_misbehave(scene: Scene) -> None:
    """Each of them at every table, with the players' own names; the players play on."""
    for player in scene.players:
        for misbehave in (_vanish, _repeat, _garbage, _flood, _oversized):
            with suppress(OSError, WebSocketException, TimeoutError):
                async with player.socket() as socket:
                    await misbehave(socket, player, scene.dice)


async def _vanish(socket: ClientConnection, player: Player, dice: random.Random) -> None:
    await socket.send('{"type": "sync"}')
    socket.transport.abort()


async def _repeat(socket: ClientConnection, player: Player, dice: random.Random) -> None:
    """Old messages, in any order: what was done is not done again."""
    old = [move for id, move in player.sent.items() if id in player.acknowledged]
    for move in dice.sample(old, min(10, len(old))):
        await socket.send(move.to_json())
        async with asyncio.timeout(10):
            while True:
                answer = json.loads(await socket.recv())
                if answer.get("id") == move.id:
                    break
        if answer["type"] != "done":
            player.failure = f"what was done is denied: {answer}"


async def _garbage(socket: ClientConnection, player: Player, dice: random.Random) -> None:
    for _ in range(20):
        await socket.send(dice.randbytes(dice.randrange(1, 200)))
        await socket.send('{"type": "act", "seat": 99, "ply": -1, "action": "\\u0000"}')


async def _flood(socket: ClientConnection, player: Player, dice: random.Random) -> None:
    for _ in range(FLOOD):
        await socket.send('{"type": "ping"}')


async def _oversized(socket: ClientConnection, player: Player, dice: random.Random) -> None:
    await socket.send(json.dumps({"type": "say", "text": "x" * 2 * MESSAGE_BYTES.most}))
    async with asyncio.timeout(10):
        await socket.wait_closed()


async def disk_full(scene: Scene) -> None:
    """Nothing more is written, and nothing acknowledged; with room all goes on."""
    site = scene.site
    if site.disk is None:
        raise Passed("no small disk can be mounted here")
    ballast = await asyncio.to_thread(fill, site.disk)
    try:
        await asyncio.to_thread(_write_until_full, site.address)
        await scene.a_while(1.0)
    finally:
        ballast.unlink()
    if not await asyncio.to_thread(site.postgres.is_up):  # without room for its journal it gives up
        await asyncio.to_thread(site.postgres.control, "restart", "-m", "immediate")


def _write_until_full(address: str) -> None:
    """Rows of no meaning, so that what the database has in reserve is used up too."""
    with suppress(psycopg.Error), psycopg.connect(address) as db:
        db.execute("CREATE TEMPORARY TABLE ballast (text text)")
        db.commit()
        while True:
            row = "INSERT INTO ballast SELECT repeat(md5(random()::text), 60) "
            db.execute(row + "FROM generate_series(1, 500)")
            db.commit()


async def clocks_jump(scene: Scene) -> None:
    """Of one machine, whose process then starts anew; nobody loses time by it."""
    process = scene.dice.choice(scene.site.processes)
    process.clock.write_text(str(scene.dice.choice((-HOUR, HOUR))))
    await scene.a_while(1.0)
    await _killed(scene, process)
    await scene.a_while(1.0)
    process.clock.write_text("0")


async def clock_runs_out(scene: Scene) -> None:
    """While every server starts anew: somebody else notices, once."""
    pace = {"kind": "live", "minutes": 1, "increment": 0}
    table, _ = await new_table(scene.site.port, "me me", scene.dice, pace=pace)
    for server in scene.site.servers:
        server.kill()
    await asyncio.to_thread(_let_time_pass, scene.site.address, table)
    for server in scene.site.servers:
        server.begin()
    while not await asyncio.to_thread(times_left, scene.site.address, table):
        await asyncio.sleep(0.1)
    for server in scene.site.servers:
        await server.answers()
    scene.run_out.append(table)  # looked at once more at the end


def _let_time_pass(address: str, table: str) -> None:
    with psycopg.connect(address) as db:
        db.execute(
            "UPDATE tables SET started = started - 61, deadline = deadline - 61 WHERE id = %s",
            (table,),
        )


def times_left(address: str, table: str) -> dict[int, int]:
    """How often somebody was replaced there because of the clock, by seat."""
    wanted = """SELECT seat, count(*) FROM log WHERE "table" = %s AND kind = 'left' GROUP BY seat"""
    with psycopg.connect(address) as db:
        return {seat: int(times) for seat, times in db.execute(wanted, (table,))}


Fault = Callable[[Scene], Awaitable[None]]
FAULTS: tuple[Fault, ...] = (
    server_killed,
    worker_killed,
    database_restarted,
    connections_cut,
    process_stopped,
    network_cut,
    network_held_up,
    clients_misbehave,
    disk_full,
    clocks_jump,
    clock_runs_out,
)
