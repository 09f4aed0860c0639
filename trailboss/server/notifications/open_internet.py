"""Calling addresses that strangers gave us: on the open internet, never in our own network."""

from __future__ import annotations

import socket

import requests
from requests.adapters import HTTPAdapter
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool

from trailboss.server.notifications.addresses import is_open


class NotOpen(OSError):
    """A name that leads into a network which is not everybody's."""


def session() -> requests.Session:
    """Looks every name up itself, and calls the very address that it has checked: a name that is
    looked up twice may lead elsewhere the second time."""
    made = requests.Session()
    made.trust_env = False  # a proxy would look the name up anew
    made.max_redirects = 0
    for scheme in ("http://", "https://"):
        made.mount(scheme, _Adapter())
    return made


def connect(host: str, port: int, timeout: float | None) -> socket.socket:
    """To the first address of the host that answers, if all of them are open to everybody."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(map(is_open, found)):
        raise NotOpen(f"{host} is not on the open internet")
    failure: OSError | None = None
    for address in found:
        try:
            return socket.create_connection((address, port), timeout)
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
