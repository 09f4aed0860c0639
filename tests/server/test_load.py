"""`tools.load` itself works: a few tables for a moment, a few sound stored games."""

import asyncio
import math
import random
import re
import subprocess
import sys
from pathlib import Path

from tests.event_loop import run
from tests.server.host import Host
from tools.load_people import Table
from tools.stored_games import store_games
from trailboss.tables.database import Database
from trailboss.tables.store import Store
from trailboss.tables.verify import OK, verify_all

ROOT = Path(__file__).resolve().parents[2]


def test_the_load_tool_plays_and_measures() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.load", "--tables", "4", "--seconds", "2", "--stored", "6"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert re.search(r"[1-9]\d* moves/s", done.stdout)
    assert "lost 0, refused 0" in done.stdout
    assert "until the first position is shown: p50" in done.stdout
    assert "memory: " in done.stdout


def test_where_a_game_ends_the_next_begins(host: Host) -> None:
    async def play() -> Table:
        table = await Table.open(host, 2, random.Random(3), asyncio.Semaphore())
        table.listen()
        playing = asyncio.create_task(table.play(math.inf, 0.0))
        first, games = table.id, {table.id}
        while not (table.pages and table.id != first and table.pages[0].position.ply):
            assert not playing.done(), playing.exception()
            await asyncio.sleep(0.01)
            games.add(table.id)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await table.close()
        assert len(games) == table.begun == 2
        return table

    table = run(play())
    assert (table.lost, table.refused) == (0, 0)


def test_the_stored_games_are_sound(tmp_path: Path) -> None:
    ids = store_games(tmp_path / "t.db", 3)
    database = Database(f"sqlite:///{tmp_path}/t.db")
    found = list(verify_all(Store(database)))
    database.close()
    assert {one.table: one.verdict for one in found} == dict.fromkeys(ids, OK)
