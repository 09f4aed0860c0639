"""A PostgreSQL of our own for tests: in a folder of its own, on a free port, gone afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

PROGRAMS = Path("/usr/lib/postgresql")
OWNER = "postgres"
"""Whom Debian's package makes for it: it does not run as root."""


class Postgres:
    def __init__(self, port: int, folder: Path) -> None:
        self.port = port
        self.folder = folder

    def new(self) -> str:
        """The address of an empty database."""
        name = f"t{uuid.uuid4().hex}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
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
def running() -> Iterator[Postgres]:
    if shutil.which(program("initdb")) is None:
        pytest.skip("no PostgreSQL on this machine")
    # Not where pytest keeps its folders: nobody else may look into those.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, OWNER)
        data = str(folder / "data")
        _run([program("initdb"), "-D", data, "-A", "trust", "-U", OWNER, "--no-sync"])
        made = Postgres(_free_port(), folder)
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
