"""What the processes of a site know of each other without storing it: who looks at which table, how
many connections somebody has, and how often somebody did something.

Each process tells its own notes, and all of them again to whoever may have missed some. One that
keeps silent is gone, and its notes with it.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from trailboss.tables.errors import BadDatabase
from trailboss.tables.peers import Peers

HERE, FRESH, WHO, BEAT, GONE, SPENT = "here", "fresh", "who", "beat", "gone", "spent"
WORDS = (HERE, FRESH, WHO, BEAT, GONE, SPENT)
BEAT_SECONDS = 5.0
SILENT_SECONDS = 3 * BEAT_SECONDS
"""After so long a process that says nothing is gone."""
GATHERING = 0.05
"""Seconds in which what is told often is gathered."""
MOST_BYTES = 7000
"""Of a notice; the database passes on 8,000."""

_encode = msgspec.json.Encoder().encode
Spent = Callable[[str, str, float], None]


class Page(NamedTuple):
    """A table that somebody has open, at some process."""

    table: str
    person: str | None
    network: str
    share: bool
    """Whether it is another's view that they look through."""
    hidden: bool


class Note(NamedTuple):
    """A key, and what is so; None when it is so no more."""

    key: str
    value: Any


class Others:
    """What one other process has told."""

    def __init__(self) -> None:
        self.notes: dict[str, Any] = {}
        self.heard = time.monotonic()


class Commons:
    def __init__(self, peers: Peers) -> None:
        self._peers = peers
        self.are_shared = peers.are_possible
        self._own: dict[str, Any] = {}
        self._others: dict[str, Others] = {}
        self._pages: defaultdict[str, dict[tuple[str, str], Page]] = defaultdict(dict)
        """Of other processes, by table."""
        self._changed: dict[str, Any] = {}
        self._spent: defaultdict[tuple[str, str], float] = defaultdict(float)
        self._flushing: asyncio.TimerHandle | None = None
        self._beating: asyncio.Task[None] | None = None
        self.on_spent: Spent = lambda _limit, _key, _cost: None
        self.on_silent: Callable[[], Awaitable[None]] = _nothing
        """Called when a process has gone without a word; what it did last it may not have told."""

    # ---- our own

    def note_page(self, number: int, page: Page | None) -> None:
        if self.are_shared:
            self._note(f"page {number}", page)
            self._flush()  # whoever plays for bots should know before they are asked to

    def note_count(self, limit: str, key: str, count: int) -> None:
        if self.are_shared:
            self._note(f"{limit} {key}", count or None)
            self._flush_soon()

    def spend(self, limit: str, key: str, cost: float) -> None:
        """Somebody has done something that counts for a limit."""
        if self.are_shared:
            self._spent[limit, key] += cost
            self._flush_soon()

    def _note(self, key: str, value: Any) -> None:
        self._changed[key] = value
        if value is None:
            self._own.pop(key, None)
        else:
            self._own[key] = value

    def _flush_soon(self) -> None:
        if self._flushing is None:
            loop = asyncio.get_running_loop()
            self._flushing = loop.call_later(GATHERING, self._flush)

    def _flush(self) -> None:
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        changed, self._changed = self._changed, {}
        spent, self._spent = self._spent, defaultdict(float)
        self._tell(HERE, (Note(key, value) for key, value in changed.items()))
        self._tell(SPENT, ((limit, key, cost) for (limit, key), cost in spent.items()))

    def _tell(self, word: str, items: Iterable[Any]) -> None:
        for portion in _portions(items):
            self._peers.tell(f"{word} [{portion}]")

    # ---- the others'

    def pages(self, table: str) -> Iterable[Page]:
        return self._pages[table].values() if table in self._pages else ()

    def count(self, limit: str, key: str) -> int:
        """How many there are at other processes."""
        name = f"{limit} {key}"
        return sum(other.notes.get(name, 0) for other in self._others.values())

    def hear(self, word: str, said: str, process: str) -> None:
        if word == GONE:
            self._forget(process)
            return
        other = self._others.setdefault(process, Others())
        other.heard = time.monotonic()
        if word == FRESH:
            self._forget(process)
        elif word == HERE:
            for key, value in msgspec.json.decode(said):
                self._learn(process, key, value)
        elif word == SPENT:
            for limit, key, cost in msgspec.json.decode(said):
                self.on_spent(limit, key, cost)
        elif word == WHO and said in ("", self._peers.name):
            self._tell_all()
        elif word == BEAT and int(said) != len(other.notes):
            self._peers.tell(f"{WHO} {process}")  # something was lost on the way

    def _learn(self, process: str, key: str, value: Any) -> None:
        notes = self._others.setdefault(process, Others()).notes
        before = notes.pop(key, None)
        if value is not None:
            notes[key] = value
        if key.startswith("page "):
            self._learn_page(process, key, before, value)

    def _learn_page(self, process: str, key: str, before: Any, value: Any) -> None:
        if before is not None:
            pages = self._pages[before[0]]
            pages.pop((process, key), None)
            if not pages:
                del self._pages[before[0]]
        if value is not None:
            self._pages[value[0]][process, key] = Page(*value)

    def _forget(self, process: str) -> None:
        for key in list(self._others.get(process, Others()).notes):
            self._learn(process, key, None)
        self._others.pop(process, None)

    # ---- from start to end

    def start(self) -> None:
        if self.are_shared:
            self._beating = asyncio.create_task(self._beat())

    def again(self) -> None:
        """Nothing was heard for a while, or never before."""
        self._peers.tell(WHO)
        self._tell_all()

    def _tell_all(self) -> None:
        self._changed.clear()
        self._peers.tell(FRESH)
        self._tell(HERE, (Note(key, value) for key, value in self._own.items()))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self._flush()
            self._peers.tell(f"{BEAT} {len(self._own)}")
            before = time.monotonic() - SILENT_SECONDS
            silent = [name for name, one in self._others.items() if one.heard < before]
            for process in silent:
                self._forget(process)
            if silent:
                with suppress(BadDatabase):  # once it can be heard again, all is looked at anew
                    await self.on_silent()

    async def close(self) -> None:
        if self._flushing is not None:
            self._flushing.cancel()
        if self._beating is not None:
            self._peers.tell(GONE)
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating


async def _nothing() -> None:
    pass


def _portions(items: Iterable[Any]) -> Iterator[str]:
    """As JSON, each of them short enough for a notice."""
    portion: list[str] = []
    size = 0
    for item in items:
        text = _encode(item).decode()
        if portion and size + len(text.encode()) > MOST_BYTES:
            yield ",".join(portion)
            portion, size = [], 0
        portion.append(text)
        size += len(text.encode()) + 1
    if portion:
        yield ",".join(portion)
