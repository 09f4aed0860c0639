"""Bots at tables: they play on by themselves, and a bot that fails never harms a table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.event_loop import run
from tests.tables.people import (
    ANIA,
    GAME,
    OLENA,
    at,
    open_hall,
    play,
    thinking_at,
    tried_later_at,
    two_people,
)
from trailboss.kernel.errors import BadRecord
from trailboss.tables import jobs, thinking
from trailboss.tables.attendance import AWAY
from trailboss.tables.bus import Listener
from trailboss.tables.errors import BadDatabase, Unplayable, WrongMoment
from trailboss.tables.hall import Hall
from trailboss.tables.player import Player
from trailboss.tables.position import position


async def settled(hall: Hall, id: str) -> None:
    """Wait until no bot is thinking at the table."""
    task = thinking_at(hall).get(id)
    if task is not None:
        await asyncio.wait_for(task, 600)


def test_a_bot_answers_until_it_is_a_persons_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats: list[dict[str, Any]] = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        id = await hall.seating.open_table(ANIA, GAME, seats, {}, "private", {})
        await settled(hall, id)
        live = await hall.gate.live(id)
        assert live.asked == (1,)
        assert live.state.ply > 0
        await hall.close()

    run(scene())


def test_a_person_who_left_is_played_by_a_bot_and_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await hall.attendance.hand_over(id, at(0), "random")
        await settled(hall, id)
        live = await hall.gate.live(id)
        assert live.asked == (1,)
        await hall.attendance.hand_over(id, at(0), None)
        assert (await hall.gate.live(id)).seats[0].person == "ania"
        await hall.close()

    run(scene())


def test_somebody_who_does_not_come_for_long_is_replaced_by_the_others(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        live = await hall.gate.live(id)
        assert hall.attendance.absent(live) == []
        with pytest.raises(WrongMoment):
            await hall.attendance.hand_over(id, Player(0, OLENA.id), "random")
        live.clock_for(None)[0].since -= AWAY
        with pytest.raises(WrongMoment):
            await hall.attendance.hand_over(
                id, Player(1, ANIA.id), "random"
            )  # nobody waits for her
        page = Listener(id, "ania")
        hall.bus.join(page)
        assert hall.attendance.absent(live) == []
        hall.bus.part(page)
        assert hall.attendance.absent(live) == [0]
        await hall.attendance.hand_over(id, Player(0, OLENA.id), "random")
        seat = (await hall.gate.live(id)).seats[0]
        assert (seat.person, seat.bot) == ("ania", "random")
        assert hall.attendance.absent(await hall.gate.live(id)) == []
        await hall.attendance.hand_over(id, at(0), None)
        assert not (await hall.gate.live(id)).seats[0].played_by_bot
        await hall.close()

    run(scene())


def test_a_clock_sees_to_whoever_does_not_come(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        live = await hall.gate.live(await two_people(hall, pace={"kind": "days", "days": 3}))
        live.clock_for(None)[0].since -= AWAY
        assert hall.attendance.absent(live) == []
        await hall.close()

    run(scene())


def test_whoever_resigns_is_replaced_for_good(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b")
        await hall.attendance.resign(id, at(1))
        seat = (await hall.gate.live(id)).seats[1]
        assert seat.person is None
        assert seat.played_by_bot
        await hall.close()

    run(scene())


def _crash(_asked: thinking.Asked) -> str:
    import os

    os._exit(1)


def _hang(_asked: thinking.Asked) -> str:
    import time

    time.sleep(3600)
    return ""


def _nonsense(_asked: thinking.Asked) -> str:
    return "gallop away"


@pytest.mark.parametrize("failure", [_crash, _hang])
def test_a_bot_that_dies_or_hangs_is_replaced_by_any_legal_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Any
) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        hall.bots.thinkers.seconds = 1
        id = await two_people(hall)
        live = await hall.gate.live(id)
        monkeypatch.setattr(thinking, "_think", failure)
        text, failed = await hall.bots.thinkers.choose(live.state, 0, "random")
        assert failed
        assert text in [action.text for action in live.state.actions(0)]
        monkeypatch.undo()
        hall.bots.thinkers.seconds = 600
        text, failed = await hall.bots.thinkers.choose(live.state, 0, "random")
        assert not failed
        assert text in [action.text for action in live.state.actions(0)]
        await hall.close()

    run(scene())


def test_everybody_is_told_that_a_bot_had_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "_think", _nonsense)

    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats: list[dict[str, Any]] = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        id = await hall.seating.open_table(ANIA, GAME, seats, {}, "private", {})
        await settled(hall, id)
        live = await hall.gate.live(id)
        moves = live.state.ply
        assert position(live, frozenset({1}), 0)["failed"] == [moves, 0]
        assert moves > 0
        await hall.close()
        hall = open_hall(tmp_path)  # and it is still known when the table is read anew
        assert position(await hall.gate.live(id), frozenset(), 0)["failed"] == [moves, 0]
        await hall.close()

    run(scene())


def test_a_process_that_dies_while_idle_is_replaced_before_the_next_move(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        live = await hall.gate.live(await two_people(hall))
        assert not (await hall.bots.thinkers.choose(live.state, 0, "random"))[1]
        await _kill_idle_process(hall)
        assert not (await hall.bots.thinkers.choose(live.state, 0, "random"))[1]
        await hall.close()

    run(scene())


async def _kill_idle_process(hall: Hall) -> None:
    pool: Any = hall.bots.thinkers._all[0]._pool
    (process,) = pool._processes.values()
    process.kill()
    while not pool._broken:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("error", "tries"),
    [
        (BadDatabase("locked"), 2),
        (BadRecord("a line is missing"), 1),
        (Unplayable("it takes too long"), 1),
    ],
)
def test_a_bot_tries_again_after_what_may_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, tries: int
) -> None:
    monkeypatch.setattr(jobs, "RETRY_SECONDS", 0.01)
    tried: list[str] = []

    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        done = asyncio.Event()

        async def fail_once(table: str) -> None:
            tried.append(table)
            if len(tried) == 1:
                raise error
            done.set()

        monkeypatch.setattr(hall.bots, "job", fail_once)
        hall.bots.wake(id)
        if tries > 1:
            await asyncio.wait_for(done.wait(), 600)
        await settled(hall, id)
        assert not tried_later_at(hall)
        await hall.close()

    run(scene())
    assert len(tried) == tries
