"""A PostgreSQL of our own: in a folder of its own, on a free port, stopped afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg import sql

PROGRAMS = Path("/usr/lib/postgresql")
OWNER = "postgres"
"""Whom Debian's package makes for it: it does not run as root."""


class Postgres:
    def __init__(self, port: int, folder: Path, safe: bool) -> None:
        self.port = port
        self.folder = folder
        self.safe = safe
        """Whether it waits for the disk; tests do not care."""

    def new(self, name: str = "") -> str:
        """The address of an empty database."""
        name = name or f"t{uuid.uuid4().hex}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.address(name)

    def has(self, name: str) -> bool:
        with psycopg.connect(self.address("postgres")) as db:
            found = db.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name])
            return found.fetchone() is not None

    def is_up(self) -> bool:
        """Whether it takes connections."""
        try:
            psycopg.connect(self.address("postgres"), connect_timeout=5).close()
        except psycopg.Error:
            return False
        return True

    @property
    def process(self) -> int:
        """The first of its processes."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def address(self, database: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def control(self, *words: str) -> None:
        command = [program("pg_ctl"), "-D", str(self.folder / "data"), "-w", "-s", *words]
        options = f"-k {self.folder} -p {self.port} -c listen_addresses=127.0.0.1"
        if not self.safe:
            options += " -c fsync=off -c max_wal_size=64MB"  # on a small disk
        if words[0] != "stop":
            command += ["-l", str(self.folder / "log"), "-o", options]
        _run(command)


def is_installed() -> bool:
    return shutil.which(program("initdb")) is not None


@contextmanager
def running(folder: Path, safe: bool = False) -> Iterator[Postgres]:
    """What was kept in the folder is there again."""
    if os.geteuid() == 0:
        shutil.chown(folder, OWNER)
    data = folder / "data"
    if not data.exists():
        _run([program("initdb"), "-D", str(data), "-A", "trust", "-U", OWNER, "--no-sync"])
    made = Postgres(free_port(), folder, safe)
    made.control("start")
    try:
        yield made
    finally:
        made.control("stop", "-m", "fast" if safe else "immediate")


def program(name: str) -> str:
    """Debian keeps those of the server out of the path."""
    found = sorted(PROGRAMS.glob(f"*/bin/{name}"))
    return str(found[-1]) if found else name


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _run(command: list[str]) -> None:
    if os.geteuid() == 0:
        command = ["runuser", "-u", OWNER, "--", *command]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")
