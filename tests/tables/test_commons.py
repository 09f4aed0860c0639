"""What processes tell each other: lost notices are made up for, and who keeps silent is gone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.event_loop import run
from trailboss.tables import commons as module
from trailboss.tables.commons import Commons, Page
from trailboss.tables.errors import BadDatabase

ANIA = Page("t", "ania", "198.51.100.7", share=False, hidden=False)


class Wire:
    """Notices between a few processes, in order; ``cut`` loses what is said."""

    def __init__(self, *names: str) -> None:
        self.cut = False
        self.longest = 0
        self.said: list[tuple[str, str]] = []
        self.all = {name: Commons(_Peers(name, self)) for name in names}  # type: ignore[arg-type]

    def deliver(self) -> None:
        while self.said:
            name, notice = self.said.pop(0)
            word, _, rest = notice.partition(" ")
            for other, one in self.all.items():
                if other != name and not self.cut:
                    one.hear(word, rest, name)


class _Peers:
    are_possible = True

    def __init__(self, name: str, wire: Wire) -> None:
        self.name = name
        self._wire = wire

    def tell(self, notice: str) -> None:
        self._wire.longest = max(self._wire.longest, len(notice.encode()))
        self._wire.said.append((self.name, notice))


def test_pages_and_counts_are_known_everywhere_until_they_are_gone() -> None:
    async def scene() -> None:
        wire = Wire("a", "b")
        here, there = wire.all.values()
        here.note_page(1, ANIA)
        here.note_count("sockets", "ania", 2)
        here._flush()
        wire.deliver()
        assert list(there.pages("t")) == [ANIA]
        assert there.count("sockets", "ania") == 2
        here.note_page(1, ANIA._replace(hidden=True))
        here.note_count("sockets", "ania", 0)
        here._flush()
        wire.deliver()
        assert [page.hidden for page in there.pages("t")] == [True]
        assert there.count("sockets", "ania") == 0
        here.note_page(1, None)
        wire.deliver()
        assert list(there.pages("t")) == []

    run(scene())


def test_what_was_lost_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BEAT_SECONDS", 0.001)

    async def scene() -> None:
        wire = Wire("a", "b", "c")
        here, there, _ = wire.all.values()
        wire.cut = True
        for number in range(300):
            here.note_page(number, ANIA._replace(table=f"t{number}"))
        wire.deliver()
        assert list(there.pages("t7")) == []
        wire.cut = False
        here.start()
        for _ in range(1000):
            await asyncio.sleep(0.001)
            wire.deliver()
            if there.pages("t7"):
                break
        await here.close()
        assert all(list(there.pages(f"t{number}")) for number in range(300))
        assert wire.longest < 8000, "the database would refuse such a notice"

    run(scene())


def test_a_process_that_comes_late_learns_everything() -> None:
    async def scene() -> None:
        wire = Wire("a", "b")
        here, there = wire.all.values()
        wire.cut = True
        here.note_page(1, ANIA)
        wire.deliver()
        wire.cut = False
        there.again()
        wire.deliver()
        assert list(there.pages("t")) == [ANIA]

    run(scene())


def test_a_silent_process_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        wire = Wire("a", "b")
        here, there = wire.all.values()
        here.note_page(1, ANIA)
        here.note_count("sockets", "ania", 2)
        here._flush()
        wire.deliver()
        monkeypatch.setattr(module, "SILENT_SECONDS", -1.0)
        monkeypatch.setattr(module, "BEAT_SECONDS", 0.001)
        looked_again = asyncio.Event()

        async def look_again() -> None:
            looked_again.set()
            raise BadDatabase("it is not there")  # nothing that others would die of

        there.on_silent = look_again
        there.start()
        while there.pages("t"):
            await asyncio.sleep(0.001)
        assert there.count("sockets", "ania") == 0
        await looked_again.wait()
        here.note_page(2, ANIA)
        wire.deliver()
        while there.pages("t"):
            await asyncio.sleep(0.001)
        await there.close()

    run(scene())


def test_what_was_used_up_is_told_added_up() -> None:
    told: list[Any] = []

    async def scene() -> None:
        wire = Wire("a", "b")
        here, there = wire.all.values()
        there.on_spent = lambda *spent: told.append(spent)
        for _ in range(3):
            here.spend("chat", "ania", 1)
        here.spend("replay", "198.51.100.7", 20)
        await asyncio.sleep(2 * module.GATHERING)
        wire.deliver()

    run(scene())
    assert told == [("chat", "ania", 3.0), ("replay", "198.51.100.7", 20.0)]
