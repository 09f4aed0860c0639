"""A site of real processes, each of which can be killed, stopped, cut off and started anew."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import TypeVar

import psycopg

from tests.faults.nursery import ROOT, Nursery, Wanted, is_running
from tests.faults.patience import Patience
from tools import postgres
from tools.balancer import Balancer
from tools.postgres import Postgres, free_port

SERVERS = 2
DISK_BYTES = 160_000_000
"""Of the small disk that can be filled up."""
TABLE_BYTES = 2_000_000
"""More for every table at which a crowd plays."""
S = TypeVar("S", bound="AnySite")


class Link:
    """The network between one process and the database: it can be cut, or hold everything up."""

    def __init__(self, there: int) -> None:
        self.there = there
        self.port = 0
        self._is_cut = False
        self._flows = asyncio.Event()
        self._flows.set()
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        self._is_cut = True
        for writer in list(self._open):
            writer.transport.abort()

    def hold_up(self) -> None:
        self._flows.clear()

    def mend(self) -> None:
        self._is_cut = False
        self._flows.set()

    async def stop(self) -> None:
        self.cut()
        self._flows.set()
        if self._server is not None:
            self._server.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        try:
            if self._is_cut:
                return
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.there)
            self._open.add(there_writer)
            try:
                await asyncio.gather(
                    self._pass_on(reader, there_writer), self._pass_on(there_reader, writer)
                )
            finally:
                self._open.discard(there_writer)
                there_writer.transport.abort()
        except OSError:
            pass  # the database is not there
        finally:
            self._open.discard(writer)
            writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()


class Process:
    """`trailboss serve` or `trailboss worker`, with a link of its own to the database."""

    def __init__(
        self, kind: str, folder: Path, database: str, link: Link, nursery: Nursery, *more: str
    ) -> None:
        self.kind = kind
        self.more = more
        self.folder = folder
        self.link = link
        self.nursery = nursery
        self.port = free_port()
        self.clock = folder / f"clock-{self.port}"
        self.clock.write_text("0")
        self._database = re.sub(r":\d+/", f":{link.port}/", database)
        self._log = folder / f"{kind}-{self.port}.log"
        self.number = 0
        """Among the processes of this machine; 0 when it is not there."""

    def begin(self) -> None:
        more = ["--port", str(self.port), "--bot-processes", "0"] if self.kind == "serve" else []
        words = [self.kind, *more, *self.more, "--rate-limits", "0", "--log-level", "WARNING"]
        environ = {"TRAILBOSS_DATABASE": self._database}
        wanted = Wanted(words, str(self.folder), str(self._log), str(self.clock), environ)
        self.number = self.nursery.start(wanted)

    def signal(self, number: int) -> None:
        os.kill(self.number, number)

    def kill(self) -> None:
        if self.number:
            with suppress(ProcessLookupError):
                self.signal(signal.SIGKILL)
            while is_running(self.number):
                time.sleep(0.001)
            self.number = 0

    @property
    def is_running(self) -> bool:
        return bool(self.number) and is_running(self.number)

    async def answers(self) -> None:
        """Wait until people can come."""
        if self.kind != "serve":
            return
        patience = Patience(lambda: [self.number])
        while not await self._takes_connections():
            assert self.is_running, self.said()
            assert not patience.is_over, self.said()
            await asyncio.sleep(0.05)

    async def _takes_connections(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    def log(self) -> str:
        return self._log.read_text(errors="replace")

    def said(self) -> str:
        """The end of it."""
        return self.log()[-3000:]


class AnySite(ABC):
    """Whoever serves a database."""

    def __init__(self, folder: Path, nursery: Nursery, address: str) -> None:
        self.folder = folder
        self.nursery = nursery
        self.address = address
        """Of the database."""
        self.processes: list[Process] = []
        self.port = 0
        """Where people come."""

    @property
    def servers(self) -> list[Process]:
        return [one for one in self.processes if one.kind == "serve"]

    def numbers(self) -> list[int]:
        """Of all processes that are there."""
        return [one.number for one in self.processes if one.number]

    @abstractmethod
    async def start(self) -> None:
        """Ready when everything that it consists of answers."""

    async def stop(self) -> None:
        # Connections that end now are nobody's fault.
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: None)
        for one in self.processes:
            one.kill()
            await one.link.stop()


class Site(AnySite):
    """Several servers and a worker on PostgreSQL, behind a load balancer."""

    def __init__(
        self,
        folder: Path,
        database: Postgres,
        nursery: Nursery,
        disk: Path | None = None,
        tables: int = 0,
    ) -> None:
        """For a crowd at so many tables."""
        super().__init__(folder, nursery, database.new())
        self.cached = ("--cached-tables", str(2 * tables)) if tables else ()
        self.postgres = database
        self.disk = disk
        """Where the database is kept, if that can be filled up."""

    @property
    def worker(self) -> Process:
        return next(one for one in self.processes if one.kind == "worker")

    async def start(self) -> None:
        for kind in [*["serve"] * SERVERS, "worker"]:
            link = Link(self.postgres.port)
            await link.start()
            more = self.cached if kind == "serve" else ()
            self.processes.append(
                Process(kind, self.folder, self.address, link, self.nursery, *more)
            )
        for one in self.processes:
            one.begin()
        for one in self.processes:
            await one.answers()
        balancer = Balancer([one.port for one in self.servers])
        self._balancing = await balancer.start()
        self.port = self._balancing.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        await super().stop()
        self._balancing.close()

    def cut_connections(self) -> None:
        name = self.address.rpartition("/")[2]
        with psycopg.connect(self.postgres.address("postgres"), autocommit=True) as db:
            db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
            )


def fill(disk: Path) -> Path:
    """Nothing more finds room there until that file is taken away."""
    ballast = disk / "ballast"
    file = os.open(ballast, os.O_WRONLY | os.O_CREAT)
    with suppress(OSError):  # there is no room left
        while True:
            os.write(file, bytes(65536))
    os.close(file)
    return ballast


@contextmanager
def small_disk(size: int) -> Iterator[Path | None]:
    """One that can be filled up without harm; None where it cannot be made."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        Path(name).chmod(0o755)
        options = f"size={size},mode=755"
        mount = ["mount", "-t", "tmpfs", "-o", options, "trailboss-faults", name]
        try:
            made = subprocess.run(mount, check=False, capture_output=True).returncode == 0
        except OSError:
            made = False
        try:
            yield Path(name) if made else None
        finally:
            if made:
                subprocess.run(["umount", "--lazy", name], check=False)


@contextmanager
def on_small_disk(folder: Path, tables: int = 0) -> Iterator[tuple[Postgres, Path | None]]:
    """A database server whose disk can be filled up, if there can be such a disk here."""
    with ExitStack() as stack:
        disk = stack.enter_context(small_disk(DISK_BYTES + tables * TABLE_BYTES))
        home = disk / "postgres" if disk is not None else folder / "postgres"
        home.mkdir()
        yield stack.enter_context(postgres.running(home)), disk


@contextmanager
def nursery_of(code: Path = ROOT) -> Iterator[Nursery]:
    nursery = Nursery(code)
    try:
        yield nursery
    finally:
        nursery.close()


@asynccontextmanager
async def running(site: S) -> AsyncIterator[S]:
    await site.start()
    try:
        yield site
    finally:
        await site.stop()


STOP, GO_ON = signal.SIGSTOP, signal.SIGCONT
