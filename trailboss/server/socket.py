"""One WebSocket per open table: actions come in, positions as the seat may see them go out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from trailboss.kernel.errors import IllegalAction, NotAnAction, TrailbossError
from trailboss.server.access import check_same_site, person_of
from trailboss.server.services import Services
from trailboss.tables.bus import Listener
from trailboss.tables.errors import NoSuchTable, NotAllowed, Stale, TableError
from trailboss.tables.hall import seats_of
from trailboss.tables.position import position, why_not, why_not_touch

CHAT_LENGTH = 500
_SEATED = frozenset(
    ("act", "undo", "redo", "ask-rewind", "answer-rewind", "adjourn", "resume", "resign")
)
"""What only the holder of a seat may send."""
EVERYTHING = -1
"""As the ply after which events are wanted: all that are remembered."""
AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def live_table(socket: AnySocket, services: Services, table: str) -> None:
    try:
        check_same_site(socket)
    except NotAllowed:
        await socket.close(code=4403, reason="other site")
        return
    await socket.accept()
    connection = Connection(socket, services, table)
    try:
        await connection.run()
    except NoSuchTable:
        await socket.close(code=4404, reason="no such table")
    except TrailbossError as error:
        await connection.send(_problem(error, None))
        await socket.close(code=4400, reason="refused")
    except (WebSocketDisconnect, RuntimeError):
        pass


class Connection:
    """A client at a table, with the last ply it was shown."""

    def __init__(self, socket: AnySocket, services: Services, table: str) -> None:
        self.socket = socket
        self.services = services
        self.hall = services.hall
        self.table = table
        self.person: dict[str, Any] | None = None
        self.shown = EVERYTHING
        self.seats: frozenset[int] = frozenset()
        self._sending = asyncio.Lock()

    async def run(self) -> None:
        self.person = await asyncio.to_thread(person_of, self.socket, self.services.registry)
        person = self.person["id"] if self.person else None
        live = await self.hall.live(self.table)
        self.seats = seats_of(live, person)
        listener = Listener(self.table, self.seats, person)
        self.services.bus.join(listener)
        pushing = asyncio.create_task(self._push(listener))
        try:
            await self.send({"type": "chat", "lines": await self._chat()})
            await self.show(EVERYTHING)
            self.hall.wake_bots(self.table)
            while True:
                await self._take(await self.socket.receive_json())
        finally:
            self.services.bus.part(listener)
            pushing.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await pushing

    async def send(self, message: dict[str, Any]) -> None:
        async with self._sending:
            await self.socket.send_json(message)

    async def show(self, since: int) -> None:
        """Send the position and what happened after ply ``since``."""
        live = await self.hall.live(self.table)
        person = self.person["id"] if self.person else None
        self.seats = seats_of(live, person)
        message = position(live, self.seats, since)
        message["people"] = [
            {"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot} for s in live.seats
        ]
        self.shown = message["ply"]
        await self.send(message)

    async def _push(self, listener: Listener) -> None:
        """Pass on what is announced; several announcements in a row become one position."""
        while True:
            message = await listener.queue.get()
            if message is None:
                await self.socket.close(code=4408, reason="too slow")
                return
            if message["type"] == "chat":
                await self.send(message)
            else:
                await self.show(self.shown)

    async def _take(self, message: Any) -> None:
        if not isinstance(message, dict):
            await self.send({"type": "refused", "id": None, "code": "bad-message"})
            return
        id = message.get("id")
        request = id if isinstance(id, str) and len(id) <= 64 else None
        try:
            await self._obey(message, request)
        except Stale as error:
            await self.send(_problem(error, request))
            await self.show(self.shown)
        except (TrailbossError, KeyError, TypeError, ValueError) as error:
            await self.send(_problem(error, request))

    async def _obey(self, message: dict[str, Any], request: str | None) -> None:
        kind = message.get("type")
        if kind == "ping":
            await self.send({"type": "pong"})
        elif kind == "sync":
            since = message.get("ply")
            await self.show(since if isinstance(since, int) else EVERYTHING)
        elif kind == "say":
            await self._say(str(message["text"]))
        elif kind == "why":
            await self._why(int(message["seat"]), message, request)
        elif kind in _SEATED:
            seat = int(message["seat"])
            if seat not in self.seats:
                raise NotAllowed("this is not your seat")
            await self._play(kind, seat, message, request)
            await self.send({"type": "done", "id": request})
        else:
            await self.send({"type": "refused", "id": request, "code": "bad-message"})

    async def _play(
        self, kind: str, seat: int, message: dict[str, Any], request: str | None
    ) -> None:
        hall, table = self.hall, self.table
        if kind == "act":
            text = str(message["action"])
            await hall.submit(table, seat, int(message["ply"]), text, request)
        elif kind == "undo":
            await hall.undo(table, seat, int(message["ply"]), request)
        elif kind == "redo":
            await hall.redo(table, seat, int(message["ply"]), request)
        elif kind == "ask-rewind":
            await hall.ask_rewind(table, seat, int(message["to"]))
        elif kind == "answer-rewind":
            await hall.answer_rewind(table, seat, bool(message["agreed"]))
        elif kind == "adjourn":
            await hall.adjourn(table, seat)
        elif kind == "resume":
            await hall.resume(table, seat)
        else:
            await hall.resign(table, seat)

    async def _why(self, seat: int, message: dict[str, Any], request: str | None) -> None:
        """Why something is not possible now: an action, or whatever touches a thing."""
        if seat not in self.seats:
            raise NotAllowed("this is not your seat")
        state = (await self.hall.live(self.table)).state_for(seat)
        if "target" in message:
            answer = why_not_touch(state, seat, str(message["target"]))
        else:
            answer = why_not(state, seat, str(message["action"]))
        await self.send({"type": "why", "id": request, **answer})

    async def _say(self, text: str) -> None:
        if self.person is None:
            raise NotAllowed("say your name first")
        text = " ".join(text.split())[:CHAT_LENGTH]
        if not text:
            return
        self.services.limits.chat.check(self.person["id"])
        line = await asyncio.to_thread(
            self.services.store.say, self.table, self.person["id"], self.person["name"], text
        )
        self.services.bus.announce(self.table, {"type": "chat", "lines": [line]})

    async def _chat(self) -> list[dict[str, Any]]:
        return await asyncio.to_thread(self.services.store.chat, self.table)


def _problem(error: Exception, request: str | None) -> dict[str, Any]:
    message: dict[str, Any] = {"type": "refused", "id": request, "code": "bad-message"}
    if isinstance(error, IllegalAction):
        refusal = error.refusal
        message |= {
            "code": "illegal",
            "rule": refusal.rule,
            "reason": refusal.reason,
            "args": dict(refusal.args),
        }
    elif isinstance(error, NotAnAction):
        message["code"] = "not-an-action"
    elif isinstance(error, TableError):
        message |= {"code": error.code, "message": str(error)}
    return message
