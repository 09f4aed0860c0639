"""`tools.load` itself works: a few tables for a moment, a few sound stored games."""

import re
import subprocess
import sys
from pathlib import Path

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


def test_the_stored_games_are_sound(tmp_path: Path) -> None:
    ids = store_games(tmp_path / "t.db", 3)
    database = Database(f"sqlite:///{tmp_path}/t.db")
    found = list(verify_all(Store(database)))
    database.close()
    assert {one.table: one.verdict for one in found} == dict.fromkeys(ids, OK)
