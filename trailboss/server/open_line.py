"""The socket itself, as a connection to a table uses it: past everything that led to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

LINE = "trailboss.line"
"""Where the application finds it in the scope of a request."""


class OpenLine(Protocol):
    then: Callable[[], Awaitable[None]] | None
    """What is done here when the application has returned, and all that was around it: the socket
    lives for hours, and a dozen coroutines need not wait for it."""

    @property
    def is_free(self) -> bool:
        """Whether the other side takes what it is sent, so that nobody need wait with more."""

    def put(self, text: bytes) -> None:
        """Send a message of text at once."""

    async def put_when_free(self, text: bytes) -> None: ...

    async def receive(self) -> Any:
        """The next event, as ASGI has it."""

    async def send(self, message: Any) -> None:
        """An event, as ASGI has it."""
