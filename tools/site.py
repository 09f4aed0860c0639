"""A site of several servers on this machine: python -m tools.site [--port 8000] [--servers 2].

One PostgreSQL, so many `trailboss serve`, and a load balancer before them: what compose.yaml starts
with Docker. Everything is kept in var/site. Ctrl-C ends all of it.
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

from tools import postgres
from tools.balancer import Balancer

FOLDER = Path("var/site")
PATIENCE = 120.0
"""Seconds that a server may take until it answers."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.site")
    parser.add_argument("--port", type=int, default=8000, help="where people come")
    parser.add_argument("--servers", type=int, default=2, help="how many")
    given = parser.parse_args(arguments)
    if not postgres.is_installed():
        print("There is no PostgreSQL on this machine: apt-get install postgresql")
        return 1
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends like Ctrl-C, all of it
    try:
        with site(FOLDER, given.servers) as ports:
            asyncio.run(_balance(ports, given.port))
    except KeyboardInterrupt:
        print("\nThe site has ended.")
    return 0


@contextmanager
def site(folder: Path, servers: int) -> Iterator[list[int]]:
    """The ports of servers that answer."""
    home = folder.resolve() / "postgres"
    home.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        database = stack.enter_context(postgres.running(home, safe=True))
        address = database.address("trailboss")
        if not database.has("trailboss"):
            database.new("trailboss")
        ports = [postgres.free_port() for _ in range(servers)]
        started = [stack.enter_context(_server(port, address)) for port in ports]
        for port, one in zip(ports, started, strict=True):
            _until_it_answers(port, one)
        yield ports


@contextmanager
def _server(port: int, address: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "trailboss.cli", "serve", "--port", str(port)]
    environ = {**os.environ, "TRAILBOSS_DATABASE": address, "TRAILBOSS_LOG_LEVEL": "WARNING"}
    # Ctrl-C is for us: the servers are ended before their database.
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
