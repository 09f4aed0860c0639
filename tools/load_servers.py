"""The servers that `tools.load` drives, with an eye on what they use."""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
from pathlib import Path

from tools.site import Site

COMMAND = (sys.executable, "-c", "from trailboss.cli import main; main()", "serve")


class Server:
    """`trailboss serve` as a process of its own, with an eye on what it uses."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "--port", "0", "--rate-limits", "0", "--log-level", "WARNING", *args],
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        ready = re.search(r"ready: http://(\S+)", self.process.stdout.readline())
        if ready is None:
            raise SystemExit("the server did not come up")
        self.address = ready[1]

    def memory(self) -> float:
        return memory_of(self.process.pid)

    def cpu_seconds(self) -> float:
        return cpu_seconds_of(self.process.pid)

    def database_seconds(self) -> float:
        """SQLite works in the server itself."""
        return 0.0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Several:
    """The servers of a site, to which people are led in turn; of all its processes what they use,
    PostgreSQL's told apart."""

    def __init__(self, started: Site) -> None:
        self._ports = itertools.cycle(started.ports)
        self._processes = started.processes
        self._database = started.database

    @property
    def address(self) -> str:
        return f"127.0.0.1:{next(self._ports)}"

    def memory(self) -> float:
        return sum(map(memory_of, self._processes))

    def cpu_seconds(self) -> float:
        return sum(map(cpu_seconds_of, self._processes))

    def database_seconds(self) -> float:
        """Of PostgreSQL: all processes that it has, and those that have ended."""
        return tree_seconds_of(self._database)


def tree_seconds_of(process: int) -> float:
    """Of a process, its children and those of them that are gone."""
    children = Path(f"/proc/{process}/task/{process}/children")
    alive = children.read_text().split() if children.exists() else []
    return cpu_seconds_of(process, gone=True) + sum(cpu_seconds_of(int(one)) for one in alive)


AnyServer = Server | Several


def memory_of(process: int) -> float:
    """Megabytes of a process now."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return float("nan")
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
    return int(found[1]) / 1024 if found else float("nan")


def cpu_seconds_of(process: int, gone: bool = False) -> float:
    """With ``gone``, those of its children that have ended are counted."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return float("nan")
    fields = stat.read_text().rpartition(")")[2].split()
    counted = fields[11:15] if gone else fields[11:13]
    return sum(map(int, counted)) / os.sysconf("SC_CLK_TCK")
