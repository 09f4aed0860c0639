"""Where the processes of a site come from: one that has everything imported, and is copied.

A server that is killed is back in a tenth of a second instead of two. What runs is the command
itself, in a process of its own, on a machine whose clock is set by a file. When whoever started the
nursery goes, so does everything that came from it.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("trailboss.cli", "trailboss.server.run", "trailboss.server.worker")


class Wanted(NamedTuple):
    """A process to be started."""

    words: Sequence[str]
    """Of the command ``trailboss``."""
    folder: str
    log: str
    clock: str
    """A file with the seconds by which its clock is wrong."""
    environ: Mapping[str, str]


class Nursery:
    def __init__(self, code: Path = ROOT) -> None:
        """Of the code in that folder, which may be older than this."""
        command = [sys.executable, str(Path(__file__)), str(code)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=code
        )

    def start(self, wanted: Wanted) -> int:
        """Its number among the processes of this machine."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(wanted) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def main(code: str) -> None:
    sys.path[0] = code
    for name in NEEDED:
        importlib.import_module(name)
    sys.modules["trailboss.server.run"]._put_together()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the children
    children = []
    for line in sys.stdin:
        wanted = Wanted(*json.loads(line))
        child = os.fork()
        if not child:
            _become(wanted)
        children.append(child)
        print(child, flush=True)
    for child in filter(is_running, children):
        os.kill(child, signal.SIGKILL)


def _become(wanted: Wanted) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(wanted.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for mine, given in ((0, nothing), (1, log), (2, log)):
        os.dup2(given, mine)
    os.chdir(wanted.folder)
    os.environ.update(wanted.environ)
    real, clock = time.time, wanted.clock
    time.time = lambda: real() + float(Path(clock).read_text() or 0)
    sys.argv = ["trailboss", *wanted.words]
    try:
        sys.modules["trailboss.cli"].main()
    finally:
        os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
