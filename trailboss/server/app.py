"""The application: routes, error answers, the built client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.response import File

from trailboss import __version__
from trailboss.kernel.errors import IllegalAction, TrailbossError
from trailboss.server import game_routes, people_routes, table_routes
from trailboss.server.access import TooOften, check_same_site
from trailboss.server.messages import Problem
from trailboss.server.people import BadName
from trailboss.server.services import Services
from trailboss.server.settings import Settings
from trailboss.server.socket import live_table
from trailboss.tables.errors import NoSuchTable, NotAllowed, OtherVersion, Stale, TableError

_STATUS: dict[type[Exception], int] = {
    NoSuchTable: 404,
    NotAllowed: 403,
    Stale: 409,
    OtherVersion: 409,
    TooOften: 429,
    BadName: 400,
}
_MEDIA_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def create_app(settings: Settings) -> Litestar:
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await services.hall.wake_all()
        watching = asyncio.create_task(services.hall.watch_clocks())
        yield
        watching.cancel()
        await services.hall.close()

    return Litestar(
        route_handlers=[
            *people_routes.ROUTES,
            *game_routes.ROUTES,
            *table_routes.ROUTES,
            live_table,
            health,
            client,
            client_file,
        ],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        lifespan=[lifespan],
        before_request=refuse_other_sites,
        exception_handlers={TrailbossError: _refused, HTTPException: _failed},
        openapi_config=OpenAPIConfig(title="Trailboss", version=__version__, path="/api/schema"),
        request_max_body_size=200_000,
    )


async def refuse_other_sites(request: Request[Any, Any, Any]) -> None:
    if request.method not in _SAFE_METHODS:
        check_same_site(request)


@get("/health", summary="Whether the server is up")
async def health() -> dict[str, str]:
    return {"status": "ok", "version": __version__}


# ---- the client: every path that is no file is the one page


def _client_folder() -> Path:
    return Path(str(resources.files("trailboss.server").joinpath("client")))


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(path: str = "/") -> Response[Any] | File:
    page = _client_folder() / "index.html"
    if path.startswith("/api") or not page.exists():
        raise NotFoundException()
    return File(page, media_type=MediaType.HTML, content_disposition_type="inline")


@get("/assets/{path:path}", include_in_schema=False)
async def client_file(path: str) -> File:
    folder = (_client_folder() / "assets").resolve()
    file = (folder / path.lstrip("/")).resolve()
    if folder not in file.parents or not file.is_file():
        raise NotFoundException()
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    media_type = _MEDIA_TYPES.get(file.suffix, "application/octet-stream")
    return File(file, media_type=media_type, content_disposition_type="inline", headers=headers)


# ---- errors


def _refused(_request: Request[Any, Any, Any], error: TrailbossError) -> Response[Problem]:
    status = next((s for kind, s in _STATUS.items() if isinstance(error, kind)), 400)
    problem = Problem(
        code=error.code if isinstance(error, TableError) else "bad-request", message=str(error)
    )
    if isinstance(error, IllegalAction):
        problem.code = "illegal"
        problem.rule = error.refusal.rule
        problem.reason = error.refusal.reason
        problem.args = dict(error.refusal.args)
    return Response(problem, status_code=status)


def _failed(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    problem = Problem(code=f"http-{error.status_code}", message=error.detail)
    return Response(problem, status_code=error.status_code, headers=error.headers)
