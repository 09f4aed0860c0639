"""The application: routes, headers, error answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.exceptions import (
    ClientException,
    HTTPException,
    NotFoundException,
    ValidationException,
)
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE
from sqlalchemy.exc import IntegrityError

from trailboss import __version__
from trailboss.kernel.errors import BadRecord, IllegalAction, TrailbossError
from trailboss.kernel.house import BadHouseSet
from trailboss.server import (
    admin_routes,
    analysis_routes,
    asyncapi,
    book_routes,
    client_files,
    daily_routes,
    game_routes,
    hint_routes,
    house_routes,
    lesson_routes,
    notification_routes,
    passkey_routes,
    people_routes,
    position_routes,
    program_routes,
    puzzle_routes,
    replay_routes,
    social_routes,
    solo_routes,
    study_routes,
    table_routes,
)
from trailboss.server.access import AnyRequest, Asking, check_same_site, is_local
from trailboss.server.dependencies import dependencies
from trailboss.server.kept_pages import PACKED_ALREADY
from trailboss.server.limits import BODY_BYTES, too_long
from trailboss.server.live_routes import live_table, shared_view
from trailboss.server.messages import Problem
from trailboss.server.people import BadName, one_line
from trailboss.server.services import Services
from trailboss.server.settings import Settings
from trailboss.server.throttle import TooOften
from trailboss.tables.errors import (
    BadDatabase,
    Enough,
    NoSuchStudy,
    NoSuchTable,
    NotAllowed,
    OtherBox,
    Stale,
    TableError,
)

logger = logging.getLogger(__name__)

TIDY_SECONDS = 3600
LONGEST_FAULT = 200
_STATUS: dict[type[Exception], int] = {
    NoSuchTable: 404,
    NoSuchStudy: 404,
    NotAllowed: 403,
    Stale: 409,
    OtherBox: 409,
    TooOften: 429,
    BadName: 400,
}
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_PROBLEMS = {
    400: "Not understood, or not possible now",
    401: "Say your name first",
    403: "Not yours to do",
    404: "There is no such thing",
    409: "The table has moved on, or plays by other rules",
    413: "Too long",
    429: "Not so fast",
}
_API: list[HTTPRouteHandler] = [
    *people_routes.ROUTES,
    *passkey_routes.ROUTES,
    *program_routes.ROUTES,
    *notification_routes.ROUTES,
    *game_routes.ROUTES,
    *book_routes.ROUTES,
    *house_routes.ROUTES,
    *position_routes.ROUTES,
    *lesson_routes.ROUTES,
    *puzzle_routes.ROUTES,
    *study_routes.ROUTES,
    *hint_routes.ROUTES,
    *table_routes.ROUTES,
    *social_routes.ROUTES,
    *replay_routes.ROUTES,
    *analysis_routes.ROUTES,
    *daily_routes.ROUTES,
    *solo_routes.ROUTES,
    *admin_routes.ROUTES,
    *asyncapi.ROUTES,
]


def create_app(settings: Settings) -> Litestar:
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        chores = [
            asyncio.create_task(services.hall.keep_going()),
            asyncio.create_task(_tidy_up(services)),
        ]
        yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await services.close()

    app = Litestar(
        route_handlers=[
            *_described(_API),
            live_table,
            shared_view,
            health,
            metrics,
            *client_files.ROUTES,
        ],
        dependencies=dependencies(services),
        lifespan=[lifespan],
        before_request=guard,
        request_class=Asking,
        exception_handlers={
            TrailbossError: _refused,
            BadDatabase: _without_database,
            IntegrityError: _contradicted,
            HTTPException: _failed,
            Exception: _broken,
        },
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=2000,
            gzip_compress_level=5,
            exclude_opt_key=PACKED_ALREADY,
        ),
        openapi_config=OpenAPIConfig(
            title="Trailboss",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(
                security_schemes={"bot": SecurityScheme(type="http", scheme="bearer")}
            ),
        ),
        request_max_body_size=BODY_BYTES.most,
        logging_config=None,
    )
    app.state.services = services
    return app


def _described(handlers: list[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """With the refusals that any of them may answer with, for the OpenAPI description."""
    for handler in handlers:
        problems = {
            status: ResponseSpec(Problem, description=text, generate_examples=False)
            for status, text in _PROBLEMS.items()
        }
        handler.responses = {**problems, **(handler.responses or {})}
        if handler.opt.get("programs"):
            handler.security = [{"bot": []}, {}]
    return handlers


async def _tidy_up(services: Services) -> None:
    while True:
        with suppress(Exception):
            await services.database.aside(services.registry.tidy_up)
        await asyncio.sleep(TIDY_SECONDS)


async def guard(request: AnyRequest) -> None:
    """What every request must pass, whatever it asks for."""
    if "\0" in request.scope["path"]:
        raise ClientException("there is nothing of that name")
    if request.method not in _SAFE_METHODS:
        check_same_site(request)


# ---- for the host


@get("/health", summary="Whether the server is up")
async def health(services: NamedDependency[Services]) -> dict[str, str]:
    await services.pulse.must_beat()
    return {"status": "ok", "version": __version__}


@get("/metrics", summary="Numbers for Prometheus", include_in_schema=False)
async def metrics(request: AnyRequest, services: NamedDependency[Services]) -> Response[bytes]:
    if not services.settings.open_metrics and not is_local(request):
        raise NotFoundException()
    text = await services.database.reading(services.metrics.text)
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


# ---- errors


def _refused(request: Request[Any, Any, Any], error: TrailbossError) -> Response[Problem]:
    status = next((s for kind, s in _STATUS.items() if isinstance(error, kind)), 400)
    problem = Problem(
        code=error.code if isinstance(error, TableError) else "bad-request", message=str(error)
    )
    if isinstance(error, BadRecord):
        problem.code = "bad-record"
    if isinstance(error, BadHouseSet):
        problem.code = "bad-house-set"
        problem.reason = error.reason
        problem.args = error.about
    if isinstance(error, IllegalAction):
        problem.code = "illegal"
        problem.rule = error.refusal.rule
        problem.reason = error.refusal.reason
        problem.args = dict(error.refusal.args)
    if isinstance(error, Enough):
        problem.args = {"limit": error.limit}
        _services(request).metrics.throttled(error.limit)
    if isinstance(error, TooOften):
        problem.args = {"limit": error.limit, "seconds": error.seconds}
        return Response(problem, status_code=status, headers={"retry-after": str(error.seconds)})
    return Response(problem, status_code=status)


def _without_database(_request: Request[Any, Any, Any], error: BadDatabase) -> Response[Problem]:
    """The host must know what is wrong with it, the client only that something is."""
    logger.error("%s", error)
    problem = Problem(code="no-database", message="the server cannot use its database now")
    return Response(problem, status_code=503)


def _contradicted(_request: Request[Any, Any, Any], _error: IntegrityError) -> Response[Problem]:
    """Two requests at once of which one undid what the other rests on: a person who was forgotten
    while they did something."""
    problem = Problem(code="conflict", message="something has changed meanwhile: look again")
    return Response(problem, status_code=409)


def _services(request: Request[Any, Any, Any]) -> Services:
    found: Services = request.app.state.services
    return found


def _failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    faults = _faults(error)
    told = [fault["message"] for fault in _extra(error)]
    problem = Problem(code=f"http-{error.status_code}", message="; ".join([error.detail, *faults]))
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        _services(request).limits.hit(BODY_BYTES)
        problem.args = {"limit": BODY_BYTES.name, "most": BODY_BYTES.most}
    if (limit := next(filter(None, map(too_long, told)), None)) is not None:
        _services(request).limits.hit(limit)
        problem.code, problem.args = "too-long", {"limit": limit.name, "most": limit.most}
    return Response(problem, status_code=error.status_code, headers=error.headers)


def _faults(error: HTTPException) -> list[str]:
    """What is wrong with a request that was not understood, field by field."""
    named = [f"{fault.get('key', 'body')}: {fault['message']}" for fault in _extra(error)]
    return [one_line(fault)[:LONGEST_FAULT] for fault in named]


def _extra(error: HTTPException) -> list[dict[str, str]]:
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return []
    return error.extra


def _broken(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: the log says where, the client learns nothing."""
    logger.error("a request failed", exc_info=error)
    return Response(Problem(code="http-500", message="something went wrong"), status_code=500)
