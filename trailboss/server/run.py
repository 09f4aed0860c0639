"""Running the server: one process, one port, an address that people can follow."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.registry import games
from trailboss.server import logs
from trailboss.server.access import in_both_kinds
from trailboss.server.app import create_app
from trailboss.server.connections import GuardedConfig
from trailboss.server.headers import SafeHeaders
from trailboss.server.limits import IDLE_SECONDS, MESSAGE_BYTES, PING_SECONDS
from trailboss.server.services import Services
from trailboss.server.settings import Settings
from trailboss.server.turnstile import Turnstile
from trailboss.tables.live import game_of

FAREWELL_SECONDS = 5
SPARE_FILES = 100
"""For the database, thinking processes and the client's files, which connections must not take."""
WITHOUT_LIMIT = 100_000


class BadAddress(TrailbossError):
    """The address or port cannot be listened on."""


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run until told to stop; ``ready`` is called with the address once people can come."""
    with listen(settings.host, settings.port) as listening:
        logs.set_up(settings.log_level, settings.log_format)
        app = create_app(settings)
        _calm_collector()
        server = _Server(
            config(app, settings), lambda: ready(settings.address(listening.getsockname()[1]))
        )
        server.run(sockets=[listening])


def _calm_collector() -> None:
    """Hundreds of tables in memory make a full collection last as long as many moves.

    Nearly everything here is freed without the collector, so it may come by more rarely. What was
    made at the start stays for ever and need not be looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1000)


def whole_app(app: Litestar, settings: Settings) -> SafeHeaders:
    """The application with what is around every request."""
    services: Services = app.state.services
    logged = logs.RequestLog(app, services.metrics.requested)
    return SafeHeaders(Turnstile(logged, services.limits), settings.secure_cookies)


def config(app: Litestar, settings: Settings) -> GuardedConfig:
    """The same with what is around every connection."""
    services: Services = app.state.services
    return GuardedConfig(
        whole_app(app, settings),
        services.limits,
        most=open_more_files() - SPARE_FILES,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MESSAGE_BYTES.most,
        ws_ping_interval=PING_SECONDS.most,
        ws_ping_timeout=PING_SECONDS.most,
        ws_per_message_deflate=False,  # with our own settings: see `packing`
        timeout_keep_alive=IDLE_SECONDS.most,
        proxy_headers=True,
        forwarded_allow_ips=in_both_kinds(settings.trusted_proxies),
        timeout_graceful_shutdown=FAREWELL_SECONDS,
    )


def open_more_files() -> int:
    """How many files this process may have open, connections among them: as many as it can get."""
    if sys.platform == "win32":
        return WITHOUT_LIMIT
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        return WITHOUT_LIMIT if soft == resource.RLIM_INFINITY else soft
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(None, self._ready)
            loop.run_in_executor(None, _put_together)


def _put_together() -> None:
    """What the first move of a game would have to wait for, and all other tables with it: the words
    and actions of everything that the game can be played with."""
    for name in games():
        game = game_of(name)
        _ = game.vocabulary, game.notations


def listen(host: str, port: int) -> socket.socket:
    """Take the port first: whoever can't have it should learn that before anything else."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise BadAddress(f"cannot listen on {host}: {error.strerror}") from error
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise BadAddress(
            f"cannot listen on {host}, port {port}: {error.strerror} (choose another by --port)"
        ) from error
    return listening
