"""The built client: every path that is no file of it is its one page."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

_MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
"""For files whose name holds a hash of what is in them."""
_ASK_AGAIN = {"cache-control": "no-cache"}
_NOT_BUILT = (
    "This server has no client built in. The interface for programs is under /api, "
    "its description at /api/schema/openapi.json.\n"
)


def client_folder() -> Path:
    return Path(str(resources.files("trailboss.server").joinpath("client")))


def _found(path: str) -> Path | None:
    folder = client_folder().resolve()
    try:
        file = (folder / path.lstrip("/")).resolve()
        return file if folder in file.parents and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def _send(file: Path, headers: dict[str, str]) -> File:
    media_type = _MEDIA_TYPES.get(file.suffix, "application/octet-stream")
    return File(file, media_type=media_type, content_disposition_type="inline", headers=headers)


@get("/", include_in_schema=False)
async def home() -> Response[Any] | File:
    page = client_folder() / "index.html"
    if not page.exists():
        return Response(_NOT_BUILT, media_type=MediaType.TEXT)
    return _send(page, _ASK_AGAIN)


@get("/{path:path}", include_in_schema=False)
async def client(path: FromPath[str]) -> File:
    file = _found(path) or client_folder() / "index.html"
    if path == "/api" or path.startswith("/api/") or not file.exists():
        raise NotFoundException()
    return _send(file, _ASK_AGAIN)


@get("/assets/{path:path}", include_in_schema=False)
async def client_asset(path: FromPath[str]) -> File:
    file = _found(f"assets/{path.lstrip('/')}")
    if file is None:
        raise NotFoundException()
    return _send(file, _FOR_EVER)


ROUTES = [home, client, client_asset]
