"""/api/tables/…/live and /api/shared/…/live: the sockets of tables and of shared views."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException, WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from trailboss.kernel.errors import TrailbossError
from trailboss.server.access import (
    check_same_site,
    network_of,
    person_of,
    program_with,
    session_of,
    site_of,
    token_of,
)
from trailboss.server.answers import refusal
from trailboss.server.connections import NOT_SO_FAST, TOO_MANY
from trailboss.server.open_line import LINE, OpenLine
from trailboss.server.people import hashed_token
from trailboss.server.services import Services
from trailboss.server.socket import (
    BROKEN,
    GONE,
    NOT_FOUND,
    OTHER_SITE,
    REFUSED,
    Connection,
)
from trailboss.server.throttle import TooOften
from trailboss.server.viewer import Viewer
from trailboss.tables.bus import NO_LONGER_SHARED
from trailboss.tables.errors import BadDatabase, NoSuchTable, NotAllowed

logger = logging.getLogger(__name__)
AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: AnySocket,
    services: NamedDependency[Services],
    table: FromPath[str],
    patches: FromQuery[bool] = False,
) -> None:
    if await _accepted(socket):
        try:
            viewer = await _viewer(socket, services)
        except NotAuthorizedException:
            await socket.close(code=GONE, reason="this token is worth nothing")
            return
        if viewer.id is not None and not viewer.is_program:
            services.notifier.came_by(viewer.id, site_of(socket))
        _serve(socket, services, table, viewer, patches)


async def _viewer(socket: AnySocket, services: Services) -> Viewer:
    token = token_of(socket)
    if token is not None:
        program = await services.database.reading(program_with, token, services.programs)
        return Viewer(program, session=hashed_token(token))
    person = await services.database.reading(person_of, socket, services.registry)
    return Viewer(person, session=session_of(socket))


@websocket("/api/shared/{token:str}/live")
async def shared_view(
    socket: AnySocket,
    services: NamedDependency[Services],
    token: FromPath[str],
    patches: FromQuery[bool] = False,
) -> None:
    """Somebody's view, read-only, for whoever has the link."""
    if await _accepted(socket):
        share = await services.database.reading(services.social.find_share, token)
        if share is None:
            await socket.close(code=NOT_FOUND, reason=NO_LONGER_SHARED)
            return
        person = await services.database.reading(person_of, socket, services.registry)
        viewer = Viewer(person, share, session_of(socket))
        _serve(socket, services, share.table, viewer, patches)


async def _accepted(socket: AnySocket) -> bool:
    try:
        check_same_site(socket)
    except NotAllowed:
        await socket.close(code=OTHER_SITE, reason="refused")
        return False
    await socket.accept()
    return True


def _serve(
    socket: AnySocket, services: Services, table: str, viewer: Viewer, patches: bool
) -> None:
    """When all that leads to the application has returned."""
    line: OpenLine = socket.scope[LINE]  # type: ignore[literal-required]
    connection = Connection(line, network_of(socket), services, table, viewer, patches)
    line.then = partial(_stay, connection)


async def _stay(connection: Connection) -> None:
    try:
        await connection.run()
    except NoSuchTable:
        await connection.close(NOT_FOUND, "no such table")
    except TooOften as error:
        await connection.throttled(error)
        await connection.close(TOO_MANY, NOT_SO_FAST)
    except BadDatabase as error:
        logger.error("%s", error)
        await connection.close(BROKEN, "something went wrong")
    except TrailbossError as error:
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            await connection.send(refusal(error, None))
        await connection.close(REFUSED, "refused")
