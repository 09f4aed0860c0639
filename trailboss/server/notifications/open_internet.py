"""Calling addresses that strangers gave us: on the open internet, never in our own network."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar

import requests
from requests.adapters import HTTPAdapter
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool

from trailboss.server.notifications.addresses import is_open


class NotOpen(OSError):
    """A name that leads into a network which is not everybody's."""


@contextmanager
def session(seconds: float) -> Iterator[requests.Session]:
    """Looks every name up itself, and calls the very address that it has checked: a name that is
    looked up twice may lead elsewhere the second time.

    After so many seconds it is over, also with whoever answers byte by byte.
    """
    watchman = _Watchman(seconds)
    token = _watching.set(watchman)
    made = requests.Session()
    made.trust_env = False  # a proxy would look the name up anew
    made.max_redirects = 0
    for scheme in ("http://", "https://"):
        made.mount(scheme, _Adapter())
    try:
        with made:
            yield made
    finally:
        _watching.reset(token)
        watchman.end()


class _Watchman:
    """Cuts connections off when their time is up, whoever waits for them."""

    def __init__(self, seconds: float) -> None:
        self._lock = threading.Lock()
        self._watched: list[socket.socket] = []
        self._is_late = False
        self._timer = threading.Timer(seconds, self._cut)
        self._timer.daemon = True
        self._timer.start()

    def watch(self, connection: socket.socket) -> None:
        # A second handle to the same connection: encryption takes the first one over.
        handle = connection.dup()
        with self._lock:
            self._watched.append(handle)
            if self._is_late:
                _shut(handle)

    def _cut(self) -> None:
        with self._lock:
            self._is_late = True
            for connection in self._watched:
                _shut(connection)

    def end(self) -> None:
        self._timer.cancel()
        with self._lock:
            for connection in self._watched:
                connection.close()
            self._watched.clear()


_watching: ContextVar[_Watchman] = ContextVar("watching")


def _shut(connection: socket.socket) -> None:
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)


def connect(host: str, port: int, timeout: float | None) -> socket.socket:
    """To the first address of the host that answers, if all of them are open to everybody."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(map(is_open, found)):
        raise NotOpen(f"{host} is not on the open internet")
    failure: OSError | None = None
    for address in found:
        try:
            connection = socket.create_connection((address, port), timeout)
            _watching.get().watch(connection)
            return connection
        except OSError as error:
            failure = error
    assert failure is not None
    raise failure


class _Plain(HTTPConnection):
    def _new_conn(self) -> socket.socket:
        return connect(self.host, self.port or 80, _seconds(self.timeout))


class _Encrypted(HTTPSConnection):
    def _new_conn(self) -> socket.socket:
        return connect(self.host, self.port or 443, _seconds(self.timeout))


class _PlainPool(HTTPConnectionPool):
    ConnectionCls = _Plain


class _EncryptedPool(HTTPSConnectionPool):
    ConnectionCls = _Encrypted


class _Adapter(HTTPAdapter):
    def init_poolmanager(self, *args: object, **kwargs: object) -> None:
        super().init_poolmanager(*args, **kwargs)  # type: ignore[arg-type]
        self.poolmanager.pool_classes_by_scheme = {"http": _PlainPool, "https": _EncryptedPool}


def _seconds(timeout: object) -> float | None:
    return timeout if isinstance(timeout, int | float) else None
