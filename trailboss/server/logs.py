"""Logs: readable for people or JSON for programs, with the request's id, without anybody's secrets.

What is logged of an error is its kind and where it happened, never its message: a message may name
a card that only one seat may know. Of a request it is the route, never the path with its tokens.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
import traceback
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Any, TextIO

logger = logging.getLogger("trailboss.server.requests")
request_id: ContextVar[str] = ContextVar("request_id", default="")

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Observe = Callable[[str, str, int, float], None]
"""Method, route, status, seconds."""

TALKATIVE = ("uvicorn.error", "uvicorn.access", "alembic", "sqlalchemy", "urllib3")
"""Loggers that would tell paths, headers and statements, with whatever is in them."""
_GIVEN_ID = re.compile(rb"[A-Za-z0-9-]{8,64}")
_METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "SOCKET")
_OURS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message"}


class RequestLog:
    """Around the whole application: one line a request, and an id that client and log share."""

    def __init__(self, app: Any, observe: Observe | None = None) -> None:
        self.app = app
        self.observe = observe

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id = _id_of(scope)
        request_id.set(id)
        began = time.perf_counter()
        status = 101 if scope["type"] == "websocket" else 500

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("path_template") or "(none)"
        method = scope["method"] if scope["type"] == "http" else "SOCKET"
        if method not in _METHODS:
            method = "OTHER"
        details = {
            "method": method,
            "route": route,
            "status": status,
            "milliseconds": round(seconds * 1000, 1),
        }
        if route not in ("/health", "/metrics"):
            logger.info("%s %s -> %d", method, route, status, extra=details)
        if self.observe is not None and scope["type"] == "http":
            self.observe(method, route, status, seconds)


def _id_of(scope: Scope) -> str:
    for name, value in scope["headers"]:
        if name == b"x-request-id" and _GIVEN_ID.fullmatch(value):
            return str(value, "ascii")
    return secrets.token_hex(8)


class _Stack(logging.Formatter):
    def formatException(self, info: Any) -> str:  # noqa: N802 - the name is logging's
        """Kind and place of an error, without its message."""
        kind, _, trace = info
        return "".join([*traceback.format_tb(trace), kind.__name__])


class TextLines(_Stack):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        milliseconds = getattr(record, "milliseconds", None)
        if milliseconds is not None:
            line += f" ({milliseconds} ms)"
        id = request_id.get()
        return f"{line} [{id}]" if id else line


class JsonLines(_Stack):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line |= {key: value for key, value in vars(record).items() if key not in _OURS}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str, format: str, stream: TextIO = sys.stderr) -> None:
    """All logs of this process go to one place in one form."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if format == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
