"""Who is asking, and how often they may: sessions, same-site checks, rate limits."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException

from trailboss.server.people import COOKIE, Registry
from trailboss.tables.errors import NotAllowed, TableError

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class TooOften(TableError):
    code = "too-often"


class RateLimit:
    """At most so many events per minute and key; old keys are forgotten."""

    def __init__(self, per_minute: int, keys: int = 10_000) -> None:
        self.per_minute = per_minute
        self.keys = keys
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def check(self, key: str) -> None:
        now = time.monotonic()
        tokens, then = self._buckets.pop(key, (float(self.per_minute), now))
        tokens = min(self.per_minute, tokens + (now - then) * self.per_minute / 60)
        self._buckets[key] = (max(tokens - 1, 0.0), now)
        while len(self._buckets) > self.keys:
            self._buckets.popitem(last=False)
        if tokens < 1:
            raise TooOften("not so fast: try again in a minute")


def person_of(connection: AnyConnection, registry: Registry) -> dict[str, Any] | None:
    return registry.who(connection.cookies.get(COOKIE))


def require_person(request: Request[Any, Any, Any], registry: Registry) -> dict[str, Any]:
    person = person_of(request, registry)
    if person is None:
        raise NotAuthorizedException("say your name first")
    return person


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def check_same_site(connection: AnyConnection) -> None:
    """Changes come only from our own pages: browsers say where a request comes from."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        raise NotAllowed("requests from other sites are refused")
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise NotAllowed("requests from other sites are refused")
