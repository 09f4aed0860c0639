"""`tools.load` itself works: a few tables for a moment, a few stored games."""

import re
import subprocess
import sys
from pathlib import Path

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
