"""Who is asking, and how often they may: sessions, same-site checks, rate limits."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from trailboss.server.people import COOKIE, Registry, hashed_token
from trailboss.tables.errors import NotAllowed, TableError
from trailboss.tables.people_store import Person

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

IPV6_HOUSEHOLD = 64
"""So many bits of an IPv6 address say whose it is; its holder chooses the others at will."""


class TooOften(TableError):
    code = "too-often"


class Bucket:
    """So many a minute, and no more at once."""

    __slots__ = ("per_minute", "then", "tokens")

    def __init__(self, per_minute: float) -> None:
        self.per_minute = per_minute
        self.tokens = per_minute
        self.then = time.monotonic()

    def take(self) -> None:
        if not self.per_minute:
            return  # no limit
        now = time.monotonic()
        gained = (now - self.then) * self.per_minute / 60
        self.tokens = min(self.per_minute, self.tokens + gained)
        self.then = now
        if self.tokens < 1:
            raise TooOften("not so fast: try again in a minute")
        self.tokens -= 1


class RateLimit:
    """A bucket for everybody who comes; those who came longest ago are forgotten."""

    def __init__(self, per_minute: float, keys: int = 10_000) -> None:
        self.per_minute = per_minute
        self.keys = keys
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str) -> None:
        bucket = self._buckets.pop(key, None) or Bucket(self.per_minute)
        self._buckets[key] = bucket
        while len(self._buckets) > self.keys:
            self._buckets.popitem(last=False)
        bucket.take()


class Crowd:
    """How much of something anybody may have at once; 0 means no limit."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._there: Counter[str] = Counter()

    @contextmanager
    def one_more(self, key: str) -> Iterator[None]:
        if self.most and self._there[key] >= self.most:
            raise TooOften("that is enough at once: close something first")
        self._there[key] += 1
        try:
            yield
        finally:
            self._there[key] -= 1
            if not self._there[key]:
                del self._there[key]


class Limits:
    """What people may do how often a minute; ``factor`` 0 means no limits."""

    def __init__(self, factor: float) -> None:
        self.sign_in = RateLimit(10 * factor)
        self.sign_in_as = RateLimit(10 * factor)
        self.new_guest = RateLimit(30 * factor)
        self.new_table = RateLimit(30 * factor)
        self.join = RateLimit(60 * factor)
        self.chat = RateLimit(30 * factor)
        self.mail = RateLimit(3 * factor)
        self.replay = RateLimit(600 * factor)
        self.messages = RateLimit(600 * factor)
        """Over all sockets of a person together."""
        self.recall = RateLimit(120 * factor)
        """Each replays the game that is on."""
        self.sockets = Crowd(50 * factor)


def person_of(connection: AnyConnection, registry: Registry) -> Person | None:
    return registry.who(connection.cookies.get(COOKIE))


def session_of(connection: AnyConnection) -> str | None:
    """The session that the browser shows, as it is stored."""
    token = connection.cookies.get(COOKIE)
    return hashed_token(token) if token else None


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def network_of(connection: AnyConnection) -> str:
    """Whom limits count: an address, or the network of a whole household by IPv6."""
    host = address_of(connection)
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ipaddress.ip_network((address.packed, IPV6_HOUSEHOLD), strict=False))


def site_of(connection: AnyConnection) -> str:
    """Our address as this client knows it."""
    scheme = "https" if connection.scope.get("scheme") in ("https", "wss") else "http"
    return f"{scheme}://{connection.headers.get('host', 'localhost')}"


def is_local(connection: AnyConnection) -> bool:
    """Whether the request comes from this machine."""
    host = address_of(connection)
    return host in ("::1", "localhost") or host.startswith("127.")


def check_same_site(connection: AnyConnection) -> None:
    """Changes come only from our own pages: browsers say where a request comes from."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        raise NotAllowed("requests from other sites are refused")
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise NotAllowed("requests from other sites are refused")
