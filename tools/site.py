"""A site of several processes: python -m tools.site [--port 8000] [--servers 2] [--workers 1].

One PostgreSQL, so many `trailboss serve` and `trailboss worker`, and a load balancer before them:
what compose.yaml starts with Docker. Everything is kept in var/site. Ctrl-C ends all of it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from tools import postgres
from tools.balancer import Balancer

FOLDER = Path("var/site")
PATIENCE = 120.0
"""Seconds that a server may take until it answers."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.site")
    parser.add_argument("--port", type=int, default=8000, help="where people come")
    parser.add_argument("--servers", type=int, default=2, help="how many")
    parser.add_argument("--workers", type=int, default=1, help="how many play for bots")
    given = parser.parse_args(arguments)
    if not postgres.is_installed():
        print("There is no PostgreSQL on this machine: apt-get install postgresql")
        return 1
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends like Ctrl-C, all of it
    try:
        with site(FOLDER, given.servers, given.workers) as started:
            asyncio.run(_balance(started.ports, given.port))
    except KeyboardInterrupt:
        print("\nThe site has ended.")
    return 0


class Site(NamedTuple):
    ports: list[int]
    """Of the servers."""
    processes: list[int]
    """Those of the servers, then of the workers."""
    database: int
    """PostgreSQL's first process."""
    address: str
    """Of what it keeps."""


@contextmanager
def site(folder: Path, servers: int, workers: int, *settings: str) -> Iterator[Site]:
    """Servers that answer. Without workers, bots think where the servers are."""
    home = folder.resolve() / "postgres"
    home.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        database = stack.enter_context(postgres.running(home, safe=True))
        address = database.address("trailboss")
        if not database.has("trailboss"):
            database.new("trailboss")
        ports = [postgres.free_port() for _ in range(servers)]
        hands = 0 if workers else 1
        started = [
            stack.enter_context(
                _started(
                    address,
                    *("serve", "--port", str(port), "--bot-processes", str(hands)),
                    *settings,
                )
            )
            for port in ports
        ]
        for port, one in zip(ports, started, strict=True):
            _until_it_answers(port, one)
        started += [stack.enter_context(_started(address, "worker")) for _ in range(workers)]
        yield Site(ports, [one.pid for one in started], database.process, address)


@contextmanager
def _started(address: str, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "trailboss.cli", *words]
    environ = {**os.environ, "TRAILBOSS_DATABASE": address, "TRAILBOSS_LOG_LEVEL": "WARNING"}
    # Ctrl-C is for us: all of them are ended before their database.
    one = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        yield one
    finally:
        one.terminate()
        one.wait()


def _until_it_answers(port: int, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5).close()
            return
        except OSError:
            if server.poll() is not None or time.monotonic() > end:
                raise SystemExit(f"the server on port {port} does not answer") from None
            time.sleep(0.1)


async def _balance(ports: list[int], port: int) -> None:
    server = await Balancer(ports).start(port)
    led = ", ".join(map(str, ports))
    print(f"Trailboss is ready: http://127.0.0.1:{port} (servers on {led})", flush=True)
    async with server:
        await server.serve_forever()


if __name__ == "__main__":
    sys.exit(main())
