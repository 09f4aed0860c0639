"""The two examples of bots that play at a server's tables, in Python and for Node."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.host import SECONDS, Host, Json, Visitor, wait_until
from tests.server.test_programs import account

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "examples" / "bots"
NODE = Path(sys.executable).with_name("node")
MOST_LINES = 60
EXAMPLES = {
    "online_bot.py": [sys.executable, str(FOLDER / "online_bot.py")],
    "online_bot.mjs": [str(NODE), str(FOLDER / "online_bot.mjs")],
}


@pytest.mark.skipif(not NODE.exists(), reason="no Node in this environment")
def test_both_examples_play_a_game_against_each_other(host: Host) -> None:
    """One is invited, the other finds the table in the lobby."""
    with account(host, "Ania") as ania, account(host, "Ola") as ola, host.guest("Host") as guest:
        table = guest.open("open open", game="el_paso", visibility="open", programs=True)

        def seats() -> list[Json]:
            return list(guest.get(f"/api/tables/{table}")["seats"])

        link = f"{host.url}/table/{table}?seat=0&invitation={seats()[0]['invitation']}"
        with started("online_bot.py", ania, link) as invited:
            wait_until(lambda: seats()[0]["kind"] == "program" or invited.poll() is not None)
            with started("online_bot.mjs", ola) as found:
                for one in (found, invited):
                    told, wrong = one.communicate(timeout=SECONDS)
                    assert one.returncode == 0, wrong
                    assert told.startswith("[")
        assert guest.get(f"/api/tables/{table}")["status"] == "finished"


@contextmanager
def started(example: str, keeper: Visitor, *more: str) -> Iterator[subprocess.Popen[str]]:
    token = keeper.post("/api/me/bots", {"name": "Bot"})["token"]
    with subprocess.Popen(
        [*EXAMPLES[example], keeper.host.url, *more],
        env={**os.environ, "TRAILBOSS_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        try:
            yield running
        finally:
            running.kill()


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_short(name: str) -> None:
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    assert len(lines) < MOST_LINES
