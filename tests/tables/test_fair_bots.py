"""One guest starves nobody's bots: who thinks next, and how many tables one may have."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.event_loop import run
from tests.tables.people import ANIA, GAME, OLENA, at, open_hall, thinking_at
from trailboss.tables import seating
from trailboss.tables.bus import Listener
from trailboss.tables.errors import TooManyTables
from trailboss.tables.fair_queue import FairQueue, Need, Whose
from trailboss.tables.hall import Hall
from trailboss.tables.thinking import Asked

BOTS = [{"kind": "bot", "bot": "random"}] * 2
AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def _at_home(name: str) -> Whose:
    return Whose(name, name)


async def _served(*wishes: tuple[str, Need], whose: Callable[[str], Whose] = _at_home) -> list[str]:
    """In which order they come to the one thing there is, all waiting from the start."""
    queue = FairQueue(["the thing"])
    first = await queue.get(_at_home("somebody"), Need.SOMEBODY_WAITS)
    order: list[str] = []

    async def use(name: str, need: Need) -> None:
        thing = await queue.get(whose(name.split()[0]), need)
        order.append(name)
        queue.put(thing)

    tasks = [asyncio.create_task(use(*wish)) for wish in wishes]
    await asyncio.sleep(0)
    queue.put(first)
    await asyncio.gather(*tasks)
    return order


def test_one_persons_many_requests_keep_nobody_waiting() -> None:
    waits = Need.SOMEBODY_WAITS
    many = [(f"eve {n}", waits) for n in range(30)]
    order = run(_served(*many, ("ania 0", waits), ("olena 0", waits), ("ania 1", waits)))
    assert order[:5] == ["eve 0", "ania 0", "olena 0", "eve 1", "ania 1"]
    assert order[5:] == [f"eve {n}" for n in range(2, 30)]


def test_many_guests_of_one_network_keep_nobody_elsewhere_waiting() -> None:
    waits = Need.SOMEBODY_WAITS
    many = [(f"guest{n % 10} {n}", waits) for n in range(20)]

    def whose(name: str) -> Whose:
        return Whose("their network" if name.startswith("guest") else name, name)

    order = run(_served(*many, ("ania 0", waits), ("ania 1", waits), whose=whose))
    assert order[:4] == ["guest0 0", "ania 0", "guest1 1", "ania 1"]
    assert order[4:] == [f"guest{n % 10} {n}" for n in range(2, 20)]


def test_bots_among_themselves_yield_to_people_who_wait() -> None:
    order = run(
        _served(
            ("eve bots", Need.NOBODY_WAITS),
            ("ivan away", Need.SOMEBODY_PLAYS),
            ("ania there", Need.SOMEBODY_WAITS),
        )
    )
    assert order == ["ania there", "ivan away", "eve bots"]


def test_whoever_leaves_the_line_takes_nothing_along() -> None:
    async def scene() -> None:
        queue = FairQueue([1])
        await queue.get(_at_home("a"), Need.SOMEBODY_WAITS)
        gone = [
            asyncio.create_task(queue.get(_at_home("b"), Need.SOMEBODY_WAITS)) for _ in range(2)
        ]
        await asyncio.sleep(0)
        gone[0].cancel()
        await asyncio.gather(gone[0], return_exceptions=True)
        queue.put(1)  # for the second, who leaves at the same moment
        gone[1].cancel()
        await asyncio.gather(gone[1], return_exceptions=True)
        assert await queue.get(_at_home("c"), Need.SOMEBODY_WAITS) == 1

    run(scene())


class OneAtATime:
    """A thinker that thinks when it is told to; ``order`` says for a table of how many seats."""

    def __init__(self) -> None:
        self.order: list[int] = []
        self.go = asyncio.Semaphore(0)

    async def run(self, _seconds: float, _work: Any, asked: Asked) -> str:
        self.order.append(asked.dump["seats"])
        await self.go.acquire()
        raise RuntimeError("any legal action will do")

    def abandon(self) -> None:
        pass


def test_one_guest_with_many_bot_tables_does_not_starve_the_bots_of_others(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        thinker = OneAtATime()
        hall.bots.thinkers._free = FairQueue([thinker])  # type: ignore[list-item]
        for number in range(seating.MOST_BOT_TABLES):
            watched = await _open(hall, ANIA, BOTS, number)
            hall.bus.join(Listener(watched, ANIA.id))
            hall.bots.wake(watched)
        await _until(lambda: _waiting(hall) == seating.MOST_BOT_TABLES - 1)
        id = await _open(hall, OLENA, [*BOTS, {"kind": "me"}], 99)
        hall.bus.join(Listener(id, OLENA.id, network="203.0.113.9"))
        await _until(lambda: _waiting(hall) == seating.MOST_BOT_TABLES)
        thinker.go.release()
        await _until(lambda: len(thinker.order) == 2)
        assert thinker.order == [2, 3], "Olena waits for all of Ania's tables"
        await hall.close()

    run(scene())


def _waiting(hall: Hall) -> int:
    lines = hall.bots.thinkers._free._lines.values()
    people = [turns for line in lines for network in line.values() for turns in network.values()]
    return sum(map(len, people))


async def _open(hall: Hall, who: Any, seats: list[dict[str, str]], number: int) -> str:
    id = await hall.seating.open_table(who, GAME, seats, {}, "private", {}, f"{number:064x}")
    await asyncio.sleep(0)
    return id


async def _until(condition: Any) -> None:
    while not condition():
        await asyncio.sleep(0.001)


def test_nobody_fills_the_hall_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_TABLES", 5)
    monkeypatch.setattr(seating, "MOST_BOT_TABLES", 2)

    async def scene() -> None:
        hall = open_hall(tmp_path)
        monkeypatch.setattr(hall.bots, "wake", lambda id: None)
        for number in range(2):
            await _open(hall, ANIA, BOTS, number)
        with pytest.raises(TooManyTables):
            await _open(hall, ANIA, BOTS, 3)
        await _open(hall, OLENA, BOTS, 3)
        mine = [await _open(hall, ANIA, AND_A_BOT, number) for number in range(3)]
        with pytest.raises(TooManyTables):
            await _open(hall, ANIA, AND_A_BOT, 9)
        await hall.seating.cancel(mine[0], ANIA)
        await _open(hall, ANIA, AND_A_BOT, 9)
        await hall.close()

    run(scene())


def test_nobody_fills_the_hall_by_opening_many_tables_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "MOST_BOT_TABLES", 2)

    async def scene() -> None:
        hall = open_hall(tmp_path)
        monkeypatch.setattr(hall.bots, "wake", lambda id: None)
        opened = await asyncio.gather(
            *(_open(hall, ANIA, BOTS, number) for number in range(6)), return_exceptions=True
        )
        assert sum(isinstance(one, str) for one in opened) == 2
        assert sum(isinstance(one, TooManyTables) for one in opened) == 4
        await hall.close()

    run(scene())


def test_bots_among_themselves_play_only_before_somebodys_eyes(tmp_path: Path) -> None:
    """However a table came to have bots alone, and whoever had opened it and is gone."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        left = await _open(hall, ANIA, AND_A_BOT, 1)
        await hall.attendance.hand_over(left, at(0), "random")
        given_up = await _open(hall, ANIA, AND_A_BOT, 2)
        await hall.attendance.resign(given_up, at(0))
        opened = await _open(hall, ANIA, BOTS, 3)
        tables = [left, given_up, opened]
        plies = [await _come_to_rest(hall, id) for id in tables]
        await hall.wake_all()
        assert [await _come_to_rest(hall, id) for id in tables] == plies
        assert plies[2] == 0
        page = Listener(opened, None)
        hall.bus.join(page)
        hall.bots.wake(opened)
        await _until(lambda: len(hall.store.log(opened)) > 3)
        hall.bus.part(page)
        ply = await _come_to_rest(hall, opened)
        assert not (await hall.gate.live(opened)).state.is_over
        await hall.wake_all()
        assert await _come_to_rest(hall, opened) == ply
        await hall.close()

    run(scene())


async def _come_to_rest(hall: Hall, id: str) -> int:
    """The ply at which no bot thinks there any more."""
    await _until(lambda: id not in thinking_at(hall))
    return (await hall.gate.live(id)).state.ply


def test_tables_that_are_filled_with_bots_count_as_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "MOST_BOT_TABLES", 1)

    async def scene() -> None:
        hall = open_hall(tmp_path)
        await _open(hall, ANIA, BOTS, 1)
        empty = await _open(hall, ANIA, [{"kind": "open"}, {"kind": "open"}], 2)
        with pytest.raises(TooManyTables):
            await hall.seating.fill(empty, ANIA, "random")
        assert [seat.kind for seat in hall.store.table(empty)[1]] == ["open", "open"]
        mine = await _open(hall, ANIA, [{"kind": "me"}, {"kind": "open"}], 3)
        await hall.seating.fill(mine, ANIA, "random")
        assert hall.store.table(mine)[0].status == "playing"
        await hall.close()

    run(scene())
