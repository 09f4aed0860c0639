"""Before the application: every request counts, be it for the API, a page or what is not there.

Whoever comes too often is answered here, briefly and without a line in the log, and the connection
is closed: what they have sent ahead on it is not even looked at.
"""

from __future__ import annotations

from typing import Any

import msgspec

from trailboss.server.access import network_with
from trailboss.server.limits import Limits
from trailboss.server.logs import Receive, Scope, Send
from trailboss.server.messages import Problem
from trailboss.server.throttle import TooOften

NOT_NOW = 4429
_encode = msgspec.json.Encoder().encode


class Turnstile:
    def __init__(self, app: Any, limits: Limits) -> None:
        self.app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            client = scope.get("client")
            try:
                self._limits.requests.check(network_with(client[0] if client else "unknown"))
            except TooOften as error:
                await _send_away(scope, send, error)
                return
        await self.app(scope, receive, send)


async def _send_away(scope: Scope, send: Send, error: TooOften) -> None:
    known = {"limit": error.limit, "seconds": error.seconds}
    if scope["type"] == "websocket":  # only what was accepted can be told why
        await send({"type": "websocket.accept"})
        told = _encode({"type": "throttled", **known}).decode()
        await send({"type": "websocket.send", "text": told})
        await send({"type": "websocket.close", "code": NOT_NOW})
        return
    problem = Problem(code=error.code, message=str(error), args=known)
    headers = {
        "content-type": "application/json",
        "retry-after": str(error.seconds),
        "connection": "close",
    }
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": 429, "headers": encoded})
    await send({"type": "http.response.body", "body": _encode(problem)})
