"""Headers that keep browsers from doing with our pages what they should not."""

from __future__ import annotations

from typing import Any

from trailboss.server.logs import Receive, Scope, Send

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # links hold invitations
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; "
        "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
}
BY_HTTPS = {"strict-transport-security": "max-age=31536000"}
"""Whoever has come by https once does not come without it again."""
OURS_ALONE = (b"cache-control", b"no-store")
"""What the API answers is for whoever asked: no cache in between keeps it."""


class SafeHeaders:
    """Around the whole application, so that no answer goes out without them."""

    def __init__(self, app: Any, by_https: bool = False) -> None:
        self.app = app
        told = HEADERS | BY_HTTPS if by_https else HEADERS
        self._encoded = [(name.encode(), value.encode()) for name, value in told.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_api = scope.get("path", "").startswith("/api/")

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *self._encoded]
                if is_api and not any(name.lower() == OURS_ALONE[0] for name, _ in headers):
                    headers.append(OURS_ALONE)
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, sending)
