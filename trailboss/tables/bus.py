"""Who is listening to which table. A listener that falls behind is dropped, never waited for."""

from __future__ import annotations

import asyncio
import itertools
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from trailboss.tables.cache import NOTHING
from trailboss.tables.commons import Commons, Page
from trailboss.tables.live import Live
from trailboss.tables.peers import MOVED, PERSON, SAID, SESSION, SHARE, Nobody, Peers
from trailboss.tables.shown import ChatAnswer

BACKLOG = 64
"""Messages that may wait for a listener; one that lags further behind is dropped."""
LAGGING = "too far behind"
"""Why such a one is dropped."""
SIGNED_OUT, NO_LONGER_SHARED = "signed out", "no longer shared"
"""Why others are."""


class News(NamedTuple):
    moved: bool
    """Whether the position or the people at the table have changed."""
    live: Live | None
    """The table as it is then, unless it must be asked for."""
    heard: int
    """Up to which line of its log there is something new, as far as is known."""
    messages: list[ChatAnswer]


class Listener:
    """One open connection to a table.

    Positions are not queued: however many moves are played while the connection is busy, it is
    shown the newest one when it is ready. Only chat waits in line.
    """

    def __init__(
        self,
        table: str,
        person: str | None,
        share: str | None = None,
        session: str | None = None,
        network: str = "",
    ) -> None:
        self.table = table
        self.person = person
        self.share = share
        """The id of the shared view that it looks through, if it does."""
        self.session = session
        """The (hashed) token by which the person is known, of a session or of a program."""
        self.network = network
        """Where it comes from."""
        self.number = 0
        """Among those who came to this process."""
        self.page = Page(table, person, network, share is not None, hidden=False)
        """What others need to know of it."""
        self.on_drop: Callable[[str], None] = lambda _reason: None
        self._moved = False
        self._live: Live | None = None
        self._heard = 0
        self._messages: list[ChatAnswer] = []
        self._waiting: asyncio.Future[None] | None = None

    def hear(self, message: ChatAnswer) -> None:
        if len(self._messages) >= BACKLOG:
            self.drop(LAGGING)
            return
        self._messages.append(message)
        self._wake()

    def moved(self, live: Live | None, heard: int = NOTHING) -> None:
        """The position has changed, or something else that the table must be asked anew for."""
        must_ask = self._moved and self._live is None
        self._moved, self._live = True, None if must_ask else live
        if live is None:
            self._heard = max(self._heard, heard)
        self._wake()

    async def news(self) -> News:
        """Wait for something new; for one who listens."""
        while not self._moved and not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        news = News(self._moved, self._live, self._heard, self._messages)
        self._moved, self._live, self._heard, self._messages = False, None, 0, []
        return news

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def drop(self, reason: str) -> None:
        """End the connection: what waits is worthless, a fresh sync is not."""
        self._messages.clear()
        self.on_drop(reason)


class Bus:
    """Announcements to those who listen in this process, and by its peers to all others."""

    def __init__(self, peers: Peers | None = None) -> None:
        self.peers: Peers = peers or Nobody()
        self.commons = Commons(self.peers)
        self._numbers = itertools.count(1)
        self._listeners: dict[str, set[Listener]] = defaultdict(set)

    def join(self, listener: Listener) -> None:
        listener.number = next(self._numbers)
        self._listeners[listener.table].add(listener)
        self.commons.note_page(listener.number, listener.page)

    def part(self, listener: Listener) -> None:
        listeners = self._listeners.get(listener.table)
        if listeners is not None:
            listeners.discard(listener)
            self.commons.note_page(listener.number, None)
            if not listeners:
                del self._listeners[listener.table]

    def hide(self, listener: Listener, hidden: bool) -> None:
        """Its page goes to the background, where nobody looks at it, or comes back."""
        listener.page = listener.page._replace(hidden=hidden)
        if listener in self._listeners.get(listener.table, ()):
            self.commons.note_page(listener.number, listener.page)

    def listeners(self, table: str) -> list[Listener]:
        """Those of this process."""
        return list(self._listeners.get(table, ()))

    def everybody(self) -> list[Listener]:
        """Whoever listens to a table in this process."""
        return [one for listeners in self._listeners.values() for one in listeners]

    def moved(self, table: str, live: Live | None = None) -> None:
        """The position or the people at the table have changed: ``live`` is the table now, where
        whoever changed it has it at hand."""
        self.moved_here(table, live)
        self.peers.tell(f"{MOVED} {table}")

    def moved_here(self, table: str, live: Live | None = None, heard: int = NOTHING) -> None:
        """With ``heard``, nothing is new but lines of its log up to that one."""
        for listener in self.listeners(table):
            listener.moved(live, heard)

    def moved_everywhere(self) -> None:
        """Anything may have happened: whoever listens here looks anew."""
        for table in list(self._listeners):
            self.moved_here(table)

    def announce(self, table: str, message: ChatAnswer) -> None:
        self.announce_here(table, message)
        self.peers.tell(f"{SAID} {table}")

    def announce_here(self, table: str, message: ChatAnswer) -> None:
        for listener in self.listeners(table):
            listener.hear(message)

    def is_watched(self, table: str) -> bool:
        """Whether anybody has the table open."""
        return bool(self._listeners.get(table)) or bool(self.commons.pages(table))

    def pages(self, table: str) -> Iterator[Page]:
        """All open pages of a table, at whichever process."""
        for listener in self._listeners.get(table, ()):
            yield listener.page
        yield from self.commons.pages(table)

    def looking_on(self, table: str, seated: Collection[str | None]) -> int:
        """How many look at it without a seat of theirs."""
        return sum(page.share or page.person not in seated for page in self.pages(table))

    def is_present(self, table: str, person: str) -> bool:
        """Whether the person has the table before them."""
        return self.network_of(table, person) is not None

    def network_of(self, table: str, person: str) -> str | None:
        """Where somebody is who has the table before them; None if they have not."""
        for page in self.pages(table):
            if page.person == person and not page.share and not page.hidden:
                return page.network
        return None

    def drop_person(self, person: str) -> None:
        """End every connection of somebody who signed out everywhere or is forgotten."""
        self._drop_everywhere(PERSON, person)

    def drop_session(self, session: str) -> None:
        """End the connections of whoever signed out in one browser."""
        self._drop_everywhere(SESSION, session)

    def drop_share(self, share: str) -> None:
        self._drop_everywhere(SHARE, share)

    def _drop_everywhere(self, kind: str, name: str) -> None:
        self.drop_here(kind, name)
        self.peers.tell(f"{kind} {name}")

    def drop_here(self, kind: str, name: str) -> None:
        if kind == PERSON:
            self._drop(lambda listener: listener.person == name, SIGNED_OUT)
        elif kind == SESSION:
            self._drop(lambda listener: listener.session == name, SIGNED_OUT)
        elif kind == SHARE:
            self._drop(lambda listener: listener.share == name, NO_LONGER_SHARED)

    def _drop(self, which: Callable[[Listener], bool], reason: str) -> None:
        for listener in self.everybody():
            if which(listener):
                listener.drop(reason)

    def count(self) -> int:
        return sum(len(listeners) for listeners in self._listeners.values())
