"""Headers that keep browsers from doing with our pages what they should not."""

from __future__ import annotations

from typing import Any

from trailboss.server.logs import Receive, Scope, Send

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # links hold invitations
    "x-frame-options": "DENY",
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
}
_ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class SafeHeaders:
    """Around the whole application, so that no answer goes out without them."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_ENCODED]
            await send(message)

        await self.app(scope, receive, sending)
