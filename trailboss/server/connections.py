"""Connections below the application: how many, how slow, how big, and how many frames.

What uvicorn leaves open: whoever says nothing, or half of something, would keep a connection for
ever, and frames that are no messages (pings, fragments) would be free.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState, ProtocolError
from websockets.frames import CloseCode, Frame
from websockets.server import ServerProtocol

from trailboss.server import limits
from trailboss.server.access import network_with, plain_address
from trailboss.server.inbox import Inbox
from trailboss.server.open_line import LINE
from trailboss.server.packing import Packing
from trailboss.server.throttle import TooOften

HEADER_SECONDS: float = limits.HEADER_SECONDS.most
BODY_SECONDS: float = limits.BODY_SECONDS.most
TAKE_SECONDS: float = limits.TAKE_SECONDS.most
MOST_AHEAD = limits.AHEAD.most
ABORT_SECONDS = 5.0
"""Between saying goodbye and hanging up on whoever does not read it."""
MOST_UNSENT = 65_536
"""Bytes that may wait for the next message: of more it must be seen whether they are taken."""
MOST_UNREAD = 4
"""Messages of a connection that may wait for the one before them to be answered."""
TOO_MANY = 4429
"""The code by which a socket is closed because of a limit."""
NOT_SO_FAST = "not so fast"
KEPT_OF_SCOPE = ("type", "client", "path", "query_string")
"""What a socket that is open needs to know of how it was opened."""


class GuardedConfig(uvicorn.Config):
    """With what connections are held against."""

    def __init__(self, app: Any, guard: limits.Limits, most: int, **given: Any) -> None:
        super().__init__(app, http=Http, ws=Socket, **given)
        self.guard = guard
        self.most_connections = most

    def is_proxy(self, host: str) -> bool:
        """Whether many people come by this address, each with one of their own."""
        return host in getattr(self.loaded_app, "trusted_hosts", ())


class Http(HttpToolsProtocol):
    """A connection that asks for something, in time and not at too great length."""

    config: GuardedConfig

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self._timer: asyncio.TimerHandle | None = None
        self._take_timer: asyncio.TimerHandle | None = None
        self._heard = 0
        """Bytes of a request whose headers are not complete."""
        self._is_heading = True
        self._is_too_big = False
        self._counted: str | None = None

    # ---- from open to close

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = _plain(self.client)
        self._wait(HEADER_SECONDS)
        try:
            self._count()
        except TooOften as error:
            self._refuse("429 Too Many Requests", f"retry-after: {error.seconds}\r\n")

    def _count(self) -> None:
        host = self.client[0] if self.client else ""
        if len(self.connections) > self.config.most_connections:
            self.config.guard.hit(limits.CONNECTIONS)
            raise TooOften(limits.CONNECTIONS.name, HEADER_SECONDS)
        if not self.config.is_proxy(host):
            network = network_with(host)
            self.config.guard.connections.enter(network)
            self._counted = network

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        self.resume_writing()
        self.no_longer_counted()

    def no_longer_counted(self) -> None:
        if self._counted is not None:
            self.config.guard.connections.leave(self._counted)
            self._counted = None

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, Socket)
        if self._counted is not None:
            socket.on_lost = partial(self.config.guard.connections.leave, self._counted)
        # The socket lives for hours. Parser and protocol hold each other, with all they have read.
        self.parser = self.scope = None  # type: ignore[assignment]

    # ---- in time

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._is_heading and self._timer is None:  # the first bytes of another request
            self._wait(HEADER_SECONDS)
        super().data_received(data)
        if self._is_heading and self._timer is not None:
            self._heard += len(data)
            if self._heard > limits.HEADER_BYTES.most:
                self._is_too_big = True
                self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._heard = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        self._heard += len(name) + len(value) + len(": \r\n")
        if self._heard > limits.HEADER_BYTES.most:
            self._is_too_big = True
            raise ValueError("these headers are too long")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            self.config.guard.hit(limits.AHEAD)
            raise ValueError("so many requests before the answer to the first")
        self._is_heading = False
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_heading = True
        self._heard = 0
        self._stop_waiting()
        super().on_message_complete()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._is_too_slow)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _is_too_slow(self) -> None:
        self._timer = None
        if not self._is_heading:
            self.config.guard.hit(limits.BODY_SECONDS)
        else:
            self.config.guard.hit(limits.HEADER_SECONDS)
        answered = self.cycle is not None and self.cycle.response_started
        if answered and not self.cycle.response_complete:
            self._hang_up()
        else:
            self._refuse("408 Request Timeout")

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.config.guard.hit(limits.IDLE_SECONDS)
        self._hang_up()

    # ---- to whoever takes what is sent

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self._watch_taking()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_taking()

    def _watch_taking(self) -> None:
        if self._take_timer is None:
            self._take_timer = self.loop.call_later(TAKE_SECONDS, self._abort_if_not_taken)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._take_timer is not None:
            self._take_timer.cancel()
            self._take_timer = None

    def _abort_if_not_taken(self) -> None:
        self._take_timer = None
        if self.transport.get_write_buffer_size():
            self.config.guard.hit(limits.TAKE_SECONDS)
            self.transport.abort()

    # ---- goodbye

    def send_400_response(self, msg: str) -> None:
        if self._is_too_big:
            self.config.guard.hit(limits.HEADER_BYTES)
        refusal = "431 Request Header Fields Too Large" if self._is_too_big else "400 Bad Request"
        self._refuse(refusal)

    def _refuse(self, status: str, header: str = "") -> None:
        if not self.transport.is_closing():
            answer = f"HTTP/1.1 {status}\r\n{header}content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(answer.encode())
        self._hang_up()

    def _hang_up(self) -> None:
        self._stop_waiting()
        self.transport.close()
        self.loop.call_later(ABORT_SECONDS, self.transport.abort)


class Socket(WebSocketsSansIOProtocol):
    """A connection that is over is over, even if the other side reads nothing any more.

    Messages that come soon after each other, as a position and the word that the move is done, go
    out together: every call of the system costs as much as many lines of ours.
    """

    config: GuardedConfig
    on_lost: Callable[[], None] | None = None

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self.conn = _Counting(
            self.config.guard,
            self._whose,
            extensions=[Packing()],
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )
        self.queue = cast(Any, Inbox())
        self.then: Callable[[], Awaitable[None]] | None = None
        self._unsent = 0
        """Bytes of messages that go out soon."""
        self._known: tuple[tuple[str, int] | None, str | None] = (None, None)
        """The address that was last asked for, and its network."""

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.handshake_complete or self.close_sent:
            await super().send(message)
            return
        await self.put_when_free(text.encode())

    async def put_when_free(self, text: bytes) -> None:
        await self.writable.wait()
        self.put(text)

    @property
    def is_free(self) -> bool:
        return self.handshake_complete and not self.close_sent and self.writable.is_set()

    def put(self, text: bytes) -> None:
        if self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState as error:  # the other side has closed meanwhile
            raise ClientDisconnected from error
        if not self._unsent:
            self.loop.call_soon(self._send_unsent)
        self._unsent += len(text)
        if self._unsent > MOST_UNSENT:
            self._send_unsent()

    def _send_unsent(self) -> None:
        self._unsent = 0
        output = b"".join(self.conn.data_to_send())
        if output and not self.transport.is_closing():
            self.transport.write(output)

    def send_receive_event_to_app(self) -> None:
        """To stop reading after every message would be two more calls of the system for each."""
        few = self.queue.qsize() < MOST_UNREAD
        was, self.read_paused = self.read_paused, self.read_paused or few
        super().send_receive_event_to_app()
        if few:
            self.read_paused = was

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = _plain(self.client)

    def _whose(self) -> str | None:
        """The network that it comes from, which a proxy tells by the request's headers."""
        client = self.scope["client"]
        if client is not self._known[0]:
            self._known = (client, self._network(client))
        return self._known[1]

    def _network(self, client: tuple[str, int] | None) -> str | None:
        if client is None or (client == self.client and self.config.is_proxy(client[0])):
            return None
        return network_with(client[0])

    async def run_asgi(self) -> None:
        self.app = self._lead_in
        await super().run_asgi()
        del self.app  # they would hold each other
        self._abort_soon()

    async def _lead_in(self, scope: Any, receive: Any, send: Any) -> None:
        scope[LINE] = self
        try:
            await self.config.loaded_app(scope, receive, send)
        finally:
            del scope[LINE]
            self._forget_request()
        del scope, receive, send  # nor need what they hold
        then, self.then = self.then, None
        if then is not None:
            await then()

    def _forget_request(self) -> None:
        known: Any = self.scope
        self.scope = cast(Any, {name: known[name] for name in KEPT_OF_SCOPE})
        self.request.headers.clear()
        self.response.headers.clear()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.config.guard.hit(limits.PING_SECONDS)
        self._abort_soon()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._abort_soon()

    def _abort_soon(self) -> None:
        self.loop.call_later(ABORT_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()


def _plain(client: tuple[str, int] | None) -> tuple[str, int] | None:
    return None if client is None else (plain_address(client[0]), client[1])


class _Counting(ServerProtocol):
    """Counts every frame, whatever is in it, as soon as it is read: one packet may hold thousands,
    each of which is answered if it is a ping."""

    def __init__(self, guard: limits.Limits, whose: Callable[[], str | None], **given: Any) -> None:
        super().__init__(**given)
        self._guard = guard
        self._frames = guard.frames()
        self._frames_from = guard.frames_from
        self._whose = whose
        self._is_flooded = False

    def recv_frame(self, frame: Frame) -> None:
        try:
            self._frames.check()
            network = self._whose()
            if network is not None:  # whoever comes back is not forgotten
                self._frames_from.check(network)
        except TooOften as error:
            self._is_flooded = True
            raise ProtocolError(NOT_SO_FAST) from error
        super().recv_frame(frame)

    def fail(self, code: int, reason: str = "") -> None:
        if code == CloseCode.MESSAGE_TOO_BIG:
            self._guard.hit(limits.MESSAGE_BYTES)
        if self._is_flooded:
            code, reason = TOO_MANY, NOT_SO_FAST
        super().fail(code, reason)
