"""One WebSocket per open table: actions come in, positions as the seat may see them go out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from litestar.exceptions import WebSocketDisconnect

from trailboss.kernel.errors import TrailbossError
from trailboss.server import limits, wire
from trailboss.server.answers import Answer, PositionAnswer, refusal
from trailboss.server.connections import NOT_SO_FAST, TOO_MANY
from trailboss.server.open_line import OpenLine
from trailboss.server.patches import Outbox
from trailboss.server.people import one_line
from trailboss.server.services import Services
from trailboss.server.throttle import TooOften
from trailboss.server.to_the_end import to_the_end
from trailboss.server.viewer import Viewer
from trailboss.tables import tracing
from trailboss.tables.bus import LAGGING, NO_LONGER_SHARED, Listener
from trailboss.tables.errors import BadDatabase, Enough, NotAllowed, Stale, WrongMoment
from trailboss.tables.house_tables import look
from trailboss.tables.live import Live
from trailboss.tables.player import Player
from trailboss.tables.position import (
    about,
    earlier,
    past,
    position,
    preview,
    shown_seat,
    why_not,
    why_not_touch,
)
from trailboss.tables.shown import PersonShown
from trailboss.tables.store import Seat

T = TypeVar("T")

EVERYTHING = -1
"""As the ply after which events are wanted: all that are remembered."""
SEND_SECONDS: float = limits.SEND_SECONDS.most
"""A client that does not take a message for so long is dropped."""
CLOSE_SECONDS = 1.0

REFUSED, OTHER_SITE, NOT_FOUND, TOO_SLOW, GONE = 4400, 4403, 4404, 4408, 4401
BROKEN = 1011
_encoder = msgspec.json.Encoder()
logger = logging.getLogger(__name__)


class Connection:
    """A client at a table, with the last position it was shown."""

    def __init__(
        self,
        line: OpenLine,
        network: str,
        services: Services,
        table: str,
        viewer: Viewer,
        patches: bool = False,
    ) -> None:
        self.line = line
        self.network = network
        self.services = services
        self.hall = services.hall
        self.table = table
        self.viewer = viewer
        share = viewer.share.id if viewer.share else None
        self.listener = Listener(table, viewer.id, share, viewer.session, network)
        self.shown = EVERYTHING
        self.shown_seq = 0
        self._about: object = None
        self._seats: Sequence[Seat] = ()
        self._known: list[PersonShown] = []
        self._outbox = Outbox() if patches else None
        self._limits = limited = services.limits
        program = viewer.is_program
        self._messages = limited.bot_messages if program else limited.messages
        self._sockets = limited.bot_sockets if program else limited.sockets
        self._guest = viewer.id or network  # whom limits count
        self._sending = asyncio.Lock()
        self._unsent = 0
        """Messages that wait for the client to take earlier ones."""
        self._ended: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    # ---- from open to close

    async def run(self) -> None:
        """Until the client goes, or must."""
        self._messages.check(self._guest)
        self.services.count_table(self.table, self.network)
        with (
            self._sockets.one_more(self._guest),
            self._limits.sockets_from.one_more(self.network),
        ):
            await self._stay()

    async def _stay(self) -> None:
        await self.hall.gate.live(self.table)  # refuses a table that is not there
        listener = self.listener
        listener.on_drop = lambda reason: self._end(_DROPPED.get(reason, GONE), reason)
        self.services.bus.join(listener)
        tasks = [
            asyncio.create_task(self._watched(self._push(listener))),
            asyncio.create_task(self._watched(self._receive())),
        ]
        try:
            code, reason = await self._ended
        finally:
            self.services.bus.part(listener)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if code:
            if code == TOO_SLOW:
                self.services.metrics.dropped()
                self._limits.hit(limits.LINES if reason == LAGGING else limits.SEND_SECONDS)
            await self.close(code, reason)

    def _end(self, code: int, reason: str) -> None:
        if not self._ended.done():
            self._ended.set_result((code, reason))

    async def _watched(self, work: Any) -> None:
        """One of the two directions; when it ends, so does the connection."""
        try:
            await work
        except TimeoutError:
            self._end(TOO_SLOW, "too slow")
        except (WebSocketDisconnect, OSError, RuntimeError):
            self._end(0, "gone")
        except TooOften as error:
            await self.throttled(error)
            self._end(TOO_MANY, NOT_SO_FAST)
        except BadDatabase as error:
            logger.error("%s", error)
            self._end(BROKEN, "something went wrong")
        except TrailbossError:
            self._end(REFUSED, "refused")
        except Exception as error:
            logger.exception("a connection failed: %s", type(error).__name__)
            self._end(BROKEN, "something went wrong")

    async def close(self, code: int, reason: str) -> None:
        """Say why and go; a client that does not even take that is left to the transport."""
        with suppress(TimeoutError, WebSocketDisconnect, OSError, RuntimeError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.line.send({"type": "websocket.close", "code": code, "reason": reason})

    async def throttled(self, error: TooOften) -> None:
        """Tell which limit it was, to whoever still listens."""
        with suppress(TimeoutError, WebSocketDisconnect, OSError, RuntimeError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.send(
                    {"type": "throttled", "limit": error.limit, "seconds": error.seconds}
                )

    async def send(self, message: Answer, whole: bool = True) -> None:
        """A position goes out as a patch to whoever wants those, unless all is asked for."""
        if self.line.is_free and not self._unsent:
            self.line.put(self._encoded(message, whole))
            return
        self._unsent += 1
        try:
            async with asyncio.timeout(SEND_SECONDS), self._sending:
                await self.line.put_when_free(self._encoded(message, whole))
        finally:
            self._unsent -= 1

    def _encoded(self, message: Answer, whole: bool) -> bytes:
        if message["type"] == "position" and self._outbox is not None:
            return self._outbox.pack(message, whole)
        return _encoder.encode(message)

    # ---- outwards

    async def _push(self, listener: Listener) -> None:
        """First everything, then whatever is new; several moves in a row become one position."""
        lines = await self.services.database.reading(self.services.store.chat, self.table)
        await self.send({"type": "chat", "lines": lines})
        await self.show(EVERYTHING)
        self.hall.bots.wake(self.table)
        while True:
            news = await listener.news()
            for message in news.messages:
                await self.send(message)
            if news.moved:
                live = news.live or await self.hall.gate.live(self.table, news.heard)
                if self._hears_of(live):
                    with tracing.span("show"):
                        await self.show(live=live)

    def _hears_of(self, live: Live) -> bool:
        """Not of what others did and may still take back: neither what it was, nor that it was."""
        heard = live.heard(self.viewer.seats(live))
        return (heard, about(live)) != (self.shown_seq, self._about)

    async def show(self, since: int | None = None, live: Live | None = None) -> None:
        """Send the position and what happened after ply ``since``, or after the last one shown."""
        live = live or await self.hall.gate.live(self.table)
        seats = self.viewer.seats(live)
        if since is None:
            since = live.known_since(seats, self.shown, self.shown_seq)
        message: PositionAnswer = {
            **position(live, seats, since),
            "type": "position",
            "people": self._people(live.seats),
            "watching": self._watching(live),
            "absent": self.hall.attendance.absent(live),
        }
        if self.viewer.share is not None:
            message["actions"] = []
        self.shown, self.shown_seq, self._about = message["ply"], message["seq"], about(live)
        await self.send(message, whole=since == EVERYTHING)

    def _watching(self, live: Live) -> int:
        return self.services.bus.looking_on(self.table, _seated(live))

    def _people(self, seats: Sequence[Seat]) -> list[PersonShown]:
        """Made anew only when somebody else sits there."""
        if seats is not self._seats:
            self._seats = seats
            self._known = [
                {"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot} for s in seats
            ]
        return self._known

    # ---- inwards

    async def _receive(self) -> None:
        while True:
            event: Any = await self.line.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="gone")
            self._messages.check(self._guest)
            await self._take(event.get("text") or event.get("bytes") or "")

    async def _take(self, data: str | bytes) -> None:
        try:
            message = wire.read(data)
        except wire.BadMessage as error:
            id = None
            if isinstance(error, wire.Overlong):
                self._limits.hit(error.limit)
                id = error.id
            await self.send(refusal(error, id))
            return
        try:
            await self._obey(message)
        except Stale as error:
            await self.send(refusal(error, message.id))
            await self.show()
        except BadDatabase:
            raise  # not the client's doing
        except TrailbossError as error:
            if isinstance(error, Enough):
                self.services.metrics.throttled(error.limit)
            await self.send(refusal(error, message.id))

    async def _obey(self, message: wire.Message) -> None:
        if self.viewer.is_program and isinstance(message, wire.FOR_PEOPLE):
            raise NotAllowed("this is for people, not for bots")
        match message:
            case wire.Ping():
                await self.send({"type": "pong"})
            case wire.Page(hidden=hidden):
                self.services.bus.hide(self.listener, hidden)
            case wire.Sync(ply=ply, seq=seq):
                await self._sync(ply, seq)
            case wire.Say(text=text):
                await to_the_end(self._say(text))
            case wire.Why():
                await self._why(message)
            case wire.Preview(seat=seat, action=action, then=then):
                answer = await self._looked(seat, preview, action, then)
                await self.send({"type": "preview", "id": message.id, **answer})
            case wire.Recall(ply=ply):
                self._limits.recall.check(self._guest)
                live = await self.hall.gate.live(self.table)
                work = past(live, self.viewer.seats(live), ply)
                view = await self.services.database.aside(work)
                await self.send({"type": "past", "id": message.id, "ply": ply, "view": view})
            case wire.Earlier(ply=ply):
                self._limits.recall.check(self._guest)
                await self._tell_earlier(ply, message.id)
            case wire.Seated():
                await to_the_end(self._play(message))

    def _player(self, seat: int) -> Player:
        """Who this connection plays as; whether the seat is theirs, the gate knows."""
        if self.viewer.share is not None or self.viewer.id is None:
            raise NotAllowed("this is not your seat")
        return Player(seat, self.viewer.id)

    async def _held(self, seat: int) -> Live:
        """The table, for somebody who asks about a seat of theirs."""
        player = self._player(seat)
        live = await self.hall.gate.live(self.table)
        player.must_hold_seat(live)
        if live.row.status == "open":  # whoever knew their hand could leave before the start
            raise WrongMoment("this table has not started")
        return live

    async def _looked(self, seat: int, work: Callable[..., T], *args: Any) -> T:
        """What somebody asks about what their seat has before it."""
        live = await self._held(seat)
        return await look(self.hall.gate, live, self._player(seat), work, *args)

    async def _sync(self, ply: int | None, seq: int | None) -> None:
        if ply is None:
            await self.show(EVERYTHING)
            return
        live = await self.hall.gate.live(self.table)
        seats = self.viewer.seats(live)
        heard = live.heard(seats) if seq is None else seq
        await self.show(live.known_since(seats, ply, heard), live)

    async def _play(self, message: wire.Seated) -> None:
        gate, attendance = self.hall.gate, self.hall.attendance
        table, player, request = self.table, self._player(message.seat), message.id
        match message:
            case wire.Act(ply=ply, action=action):
                await gate.submit(table, player, ply, action, request)
            case wire.Undo(ply=ply):
                await gate.undo(table, player, ply, request)
            case wire.Redo(ply=ply):
                await gate.redo(table, player, ply, request)
            case wire.AskRewind(to=to):
                await gate.ask_rewind(table, player, to, request)
            case wire.AnswerRewind(agreed=agreed, to=to):
                await gate.answer_rewind(table, player, agreed, to, request)
            case wire.Adjourn():
                await attendance.adjourn(table, player)
            case wire.Resume():
                await attendance.resume(table, player)
            case wire.Resign():
                await attendance.resign(table, player)
        await self.send({"type": "done", "id": message.id})

    async def _why(self, message: wire.Why) -> None:
        """Why something is not possible now: an action, or whatever touches a thing."""
        if message.target is not None:
            answer = await self._looked(message.seat, why_not_touch, message.target)
        else:
            answer = await self._looked(message.seat, why_not, message.action or "")
        await self.send({"type": "why", "id": message.id, **answer})

    async def _tell_earlier(self, ply: int, id: str | None) -> None:
        live = await self.hall.gate.live(self.table)
        seats = self.viewer.seats(live)
        seat = shown_seat(live, seats)
        events = await self.services.database.aside(earlier(live, seats, ply))
        await self.send({"type": "earlier", "id": id, "ply": ply, "seat": seat, "events": events})

    async def _say(self, text: str) -> None:
        if self.viewer.person is None or self.viewer.share is not None:
            raise NotAllowed("say your name first")
        person, text = self.viewer.person, one_line(text)
        if not text:
            return
        await self.services.must_let_play(person)
        self.services.house_rules.must_be_decent(text)
        self._limits.chat.check(person.id)
        self._limits.chat_from.check(self.network)
        line = await self.services.database.writing(
            self.services.store.say, self.table, person.id, person.name, text
        )
        if line is None:
            raise NotAllowed("whoever opened this table has muted you")
        self.services.bus.announce(self.table, {"type": "chat", "lines": [line]})


def _seated(live: Live) -> set[str]:
    return {seat.person for seat in live.seats if seat.person is not None}


_DROPPED = {LAGGING: TOO_SLOW, NO_LONGER_SHARED: NOT_FOUND}
