"""Who is asking, and from where: sessions, addresses, same-site checks."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException, NotAuthorizedException

from trailboss.server.people import COOKIE, Registry, hashed_token
from trailboss.server.programs import Programs
from trailboss.tables.errors import NotAllowed
from trailboss.tables.fair_queue import Whose
from trailboss.tables.people_store import Person

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


UNREADABLE = (UnicodeDecodeError, RecursionError)
"""What reading JSON fails by, besides what it says itself."""


class Asking(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UNREADABLE as error:
            raise ClientException("this cannot be read: no text, or nested too deeply") from error


IPV6_HOUSEHOLD = 64
MAPPED = 96
"""Bits before an address of IPv4 within one of IPv6."""
"""So many bits of an IPv6 address say whose it is; its holder chooses the others at will."""


FOR_PROGRAMS = {"programs": True}
"""On routes that bots of accounts may use; all others are for people."""
BEARER = "Bearer "


def person_of(connection: AnyConnection, registry: Registry) -> Person | None:
    return registry.who(connection.cookies.get(COOKIE))


def token_of(connection: AnyConnection) -> str | None:
    """The token that a program shows."""
    shown = connection.headers.get("authorization", "")
    return shown.removeprefix(BEARER).strip() if shown.startswith(BEARER) else None


def program_with(token: str, programs: Programs) -> Person:
    """Whose token it is. Whoever shows one that is worth nothing is told so, and never taken for
    whom a cookie beside it names."""
    program = programs.who(token)
    if program is None:
        raise NotAuthorizedException("this token is worth nothing")
    return program


def session_of(connection: AnyConnection) -> str | None:
    """The session that the browser shows, as it is stored."""
    token = connection.cookies.get(COOKIE)
    return hashed_token(token) if token else None


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def network_of(connection: AnyConnection) -> str:
    """Whom limits count: an address, or the network of a whole household by IPv6."""
    return network_with(address_of(connection))


def whose_is(connection: AnyConnection, person: Person | None) -> Whose:
    """Who stands in line for what this request needs."""
    network = network_of(connection)
    return Whose(network, network if person is None else person.id)


def plain_address(host: str) -> str:
    """As the client has it: a server that listens by IPv6 sees those of IPv4 within one network of
    the other kind, all of them together."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    within = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return host if within is None else str(within)


def in_both_kinds(hosts: str) -> str:
    """Addresses and networks with commas between, each of IPv4 also as it looks by IPv6: so a
    proxy may be named, and so it may name the one before it."""
    named = [host.strip() for host in hosts.split(",")]
    if "*" in named:
        return "*"
    return ",".join(name for host in named for name in dict.fromkeys(_kinds_of(host)))


def _kinds_of(host: str) -> Iterator[str]:
    yield host
    try:
        network = ipaddress.ip_network(host)
    except ValueError:
        return
    length = network.prefixlen
    if isinstance(network, ipaddress.IPv4Network):
        yield f"::ffff:{network.network_address}" + f"/{length + MAPPED}" * ("/" in host)
    elif length >= MAPPED and (plain := network.network_address.ipv4_mapped) is not None:
        yield str(plain) + f"/{length - MAPPED}" * ("/" in host)


def network_with(host: str) -> str:
    """The network of an address, as far as limits are concerned."""
    host = plain_address(host)
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
    if origin is not None and _host_of(origin) != connection.headers.get("host"):
        raise NotAllowed("requests from other sites are refused")


def _host_of(origin: str) -> str | None:
    """None for what is no address at all."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
