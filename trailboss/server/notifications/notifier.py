"""Whoever has become the one to move is told, away from the tables and without holding them up."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from trailboss.server.limits import NOTICES, NOTICES_FOR
from trailboss.server.metrics import Metrics
from trailboss.server.notifications.mail import Mail
from trailboss.server.notifications.notification import Channel, Notification
from trailboss.server.notifications.push import WebPush
from trailboss.server.notifications.senders import Senders
from trailboss.server.notifications.webhook import Webhook
from trailboss.server.settings import Settings
from trailboss.tables.bus import Bus
from trailboss.tables.live import Live
from trailboss.tables.people_store import PeopleStore
from trailboss.tables.watch import Watch
from trailboss.text import spoken

REMEMBERED = 10_000
"""Of so many people it is known by which address they came."""
logger = logging.getLogger(__name__)


class Notifier(Watch):
    """Whoever has the table before them sees it; at a live clock others are told by push alone."""

    def __init__(self, settings: Settings, people: PeopleStore, bus: Bus, metrics: Metrics) -> None:
        self.settings = settings
        self.bus = bus
        self.metrics = metrics
        self.push = WebPush(people, settings.push_contact, metrics.throttled)
        self.mail = Mail(settings, people) if settings.smtp_host else None
        self.channels: list[Channel] = [self.push]
        if self.mail is not None:
            self.channels.append(self.mail)
        if settings.webhook_url:
            self.channels.append(Webhook(settings.webhook_url, spoken(settings.webhook_language)))
        self._came_by: OrderedDict[str, str] = OrderedDict()
        self.senders = Senders()

    def asked(self, live: Live, seats: frozenset[int], by: int | None) -> None:
        """It has become the turn of these seats: tell whoever is away. Returns at once."""
        mover = None if by is None else live.seats[by].person
        people = {
            seat.person: seat.name
            for seat in live.seats
            if seat.seat in seats and seat.person is not None and not seat.played_by_bot
        }
        for person, name in people.items():
            if person != mover and not self.bus.is_present(live.row.id, person):
                self._tell(live, self._notification(live, person, name))

    def came_by(self, person: str, address: str) -> None:
        """By which address of this server the person came last."""
        self._came_by.pop(person, None)
        self._came_by[person] = address
        while len(self._came_by) > REMEMBERED:
            self._came_by.popitem(last=False)

    def link(self, path: str, reader: str | None = None) -> str:
        """An address of ours to put into a message.

        Where the settings name none, the reader's own is best. It is for them alone: what somebody
        says about our address is nothing that others should be sent to.
        """
        base = self.settings.address()
        if reader is not None and not self.settings.public_url:
            base = self._came_by.get(reader, base)
        return base.rstrip("/") + path

    def _notification(self, live: Live, person: str, name: str) -> Notification:
        path = f"/table/{live.row.id}"
        return Notification(
            person=person,
            name=name,
            table=live.row.id,
            game=live.game,
            link=self.link(path),
            own_link=self.link(path, person),
        )

    def _tell(self, live: Live, notification: Notification) -> None:
        hurried = live.clock.pace.kind == "live"
        for channel in self.channels:
            if channel.live or not hurried:
                self.in_time(channel.name, notification.person, channel.send, notification)

    def in_time(
        self, channel: str, person: str, send: Callable[..., int | None], *args: Any
    ) -> None:
        """Have something sent to a person, in their turn. A failure is noted and harms nobody."""
        if not self.senders.add(f"{channel} {person}", lambda: self._send(channel, send, args)):
            self.metrics.notified(channel, "dropped")
            full = NOTICES if self.senders.are_full else NOTICES_FOR
            self.metrics.throttled(full.name)

    def _send(self, channel: str, send: Callable[..., int | None], args: tuple[Any, ...]) -> None:
        try:
            if send(*args) == 0:
                return  # nobody wanted it
            outcome = "sent"
        except Exception as error:
            outcome = "failed"
            logger.warning("a notification by %s failed: %s", channel, type(error).__name__)
        self.metrics.notified(channel, outcome)

    async def close(self) -> None:
        self.senders.close()
