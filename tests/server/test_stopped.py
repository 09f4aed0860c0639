"""A real server that is really stopped (SIGSTOP): the time that it was away counts for nobody."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.crash import PATIENCE, Server
from tests.server.host import GAME
from trailboss.server.people import COOKIE
from trailboss.tables.worktime import LONGEST_STEP

LIVE = {"kind": "live", "minutes": 1, "increment": 0}
ROUNDED = 0.2
"""Times on the clock are told in tenths of a second, and two of them are compared."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no process is stopped there")


def _position(socket: Any) -> Any:
    socket.send('{"type": "sync"}')
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == "position":
            return message


def _stopped_for(seconds: float, folder: Path) -> None:
    server = Server(folder)
    try:
        with httpx.Client(base_url=f"http://{server.address}", verify=False) as http:
            http.post("/api/me", json={"name": "Ania"}).raise_for_status()
            wanted = {"game": GAME, "seats": [{"kind": "me"}] * 2, "pace": LIVE}
            table = http.post("/api/tables", json=wanted).json()["id"]
            headers = {"Cookie": f"{COOKIE}={http.cookies.get(COOKIE)}"}
        with connect(
            f"ws://{server.address}/api/tables/{table}/live",
            additional_headers=headers,
            ping_interval=None,  # this end has patience
        ) as socket:
            began = time.monotonic()
            before = _position(socket)["clock"]["remaining"]
            os.kill(server.process.pid, signal.SIGSTOP)
            time.sleep(seconds)
            os.kill(server.process.pid, signal.SIGCONT)
            after = _position(socket)
            passed = time.monotonic() - began
            lost = before - after["clock"]["remaining"]
            assert lost <= passed - seconds + LONGEST_STEP + ROUNDED
            assert lost < passed
            assert [one["bot"] for one in after["people"]] == [None, None]
    finally:
        server.kill()


def test_a_real_stop_of_the_process_takes_nobodys_time(tmp_path: Path) -> None:
    _stopped_for(LONGEST_STEP + 3, tmp_path)


@pytest.mark.long
def test_a_real_stop_of_seventy_seconds_at_a_clock_of_a_minute(tmp_path: Path) -> None:
    _stopped_for(70, tmp_path)
