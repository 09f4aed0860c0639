"""A PostgreSQL of our own for tests: in a folder of its own, on a free port, gone afterwards."""

from __future__ import annotations

import atexit
import os
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

PROGRAMS = Path("/usr/lib/postgresql")
OWNER = "postgres"
"""Whom Debian's package makes for it: it does not run as root."""


SWITCH = "TRAILBOSS_TESTS_ON_POSTGRES"
"""Where it is set, tests that need any database get one there: `make test-postgres`."""


def database_in(folder: Path, name: str) -> str:
    """The address of a test's database, the same for the same folder."""
    if not os.environ.get(SWITCH):
        return f"sqlite:///{folder}/{name}.db"
    key = sha256(str(folder / name).encode()).hexdigest()[:20]
    return _for_all().database(f"t{key}")


@cache
def _for_all() -> Postgres:
    """One for all tests of this process."""
    stack = ExitStack()
    atexit.register(stack.close)
    return stack.enter_context(running(Path(stack.enter_context(tempfile.TemporaryDirectory()))))


class Postgres:
    def __init__(self, port: int, folder: Path) -> None:
        self.port = port
        self.folder = folder

    def new(self) -> str:
        """The address of an empty database."""
        return self.database(f"t{uuid.uuid4().hex}")

    def database(self, name: str) -> str:
        """The address of the one with that name, which is made where there is none."""
        with (
            psycopg.connect(self.address("postgres"), autocommit=True) as db,
            suppress(psycopg.errors.DuplicateDatabase),
        ):
            db.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.address(name)

    def address(self, database: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def control(self, *words: str) -> None:
        command = [program("pg_ctl"), "-D", str(self.folder / "data"), "-w", "-s", *words]
        options = f"-k {self.folder} -p {self.port} -c listen_addresses=127.0.0.1 -c fsync=off"
        if words[0] != "stop":
            command += ["-l", str(self.folder / "log"), "-o", options]
        _run(command)


@contextmanager
def running(folder: Path) -> Iterator[Postgres]:
    if shutil.which(program("initdb")) is None:
        pytest.skip("no PostgreSQL on this machine")
    made = Postgres(_free_port(), folder)
    if os.geteuid() == 0:
        for one in (folder, *list(folder.parents)[:2]):
            one.chmod(0o755)
        shutil.chown(folder, OWNER)
    _run([program("initdb"), "-D", str(folder / "data"), "-A", "trust", "-U", OWNER, "--no-sync"])
    made.control("start")
    try:
        yield made
    finally:
        made.control("stop", "-m", "immediate")


def program(name: str) -> str:
    """Debian keeps those of the server out of the path."""
    found = sorted(PROGRAMS.glob(f"*/bin/{name}"))
    return str(found[-1]) if found else name


def _run(command: list[str]) -> None:
    if os.geteuid() == 0:
        command = ["runuser", "-u", OWNER, "--", *command]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
