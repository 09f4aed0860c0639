"""Whose seat it is, is checked under the table's lock: what was lost meanwhile is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.event_loop import run
from tests.tables.people import at, open_hall, play, thinking_at, two_people
from trailboss.kernel.state import State
from trailboss.tables.errors import NotAllowed
from trailboss.tables.hall import Hall
from trailboss.tables.player import Player

Act = Callable[[Hall, str, Player], Coroutine[Any, Any, object]]
ACTS: dict[str, Act] = {
    "submit": lambda hall, id, who: hall.gate.submit(id, who, 1, "end"),
    "undo": lambda hall, id, who: hall.gate.undo(id, who, 1),
    "redo": lambda hall, id, who: hall.gate.redo(id, who, 1),
    "ask_rewind": lambda hall, id, who: hall.gate.ask_rewind(id, who, 0),
    "answer_rewind": lambda hall, id, who: hall.gate.answer_rewind(id, who, True, 0),
    "hand_over": lambda hall, id, who: hall.attendance.hand_over(id, who, None),
    "resign": lambda hall, id, who: hall.attendance.resign(id, who),
    "adjourn": lambda hall, id, who: hall.attendance.adjourn(id, who),
    "resume": lambda hall, id, who: hall.attendance.resume(id, who),
}


@pytest.mark.parametrize("act", ACTS)
def test_a_seat_given_up_while_one_waits_for_the_lock_is_lost(tmp_path: Path, act: str) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        hall.bots.wake = lambda id: None  # type: ignore[method-assign]
        id = await two_people(hall)
        await play(hall, id, "place neutral-b")
        async with hall.gate.cache.lock(id):  # whoever comes now stands in line, in this order
            resigning = asyncio.create_task(hall.attendance.resign(id, at(0)))
            acting = asyncio.create_task(_result(ACTS[act](hall, id, at(0))))
            await asyncio.sleep(0)
        await resigning
        with pytest.raises(NotAllowed):
            await acting
        assert [line.kind for line in hall.store.log(id)] == ["move", "left"]
        await hall.close()

    run(scene())


async def _result(work: Coroutine[Any, Any, object]) -> object:
    return await work


def test_a_bot_does_not_answer_for_somebody_who_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)

        async def choose(state: State, seat: int, *_who: object) -> tuple[str, bool]:
            await hall.attendance.hand_over(id, at(0), None)  # she comes back while it thinks
            return state.actions(seat)[0].text, False

        monkeypatch.setattr(hall.bots.thinkers, "choose", choose)
        await hall.attendance.hand_over(id, at(0), "random")
        await thinking_at(hall)[id]
        assert [line.kind for line in hall.store.log(id)] == ["left", "back"]
        assert (await hall.gate.live(id)).state.ply == 0
        await hall.close()

    run(scene())


def test_a_seat_lost_to_another_process_is_lost_here(tmp_path: Path) -> None:
    """What this process has in its cache is too old: the log says so, and the seat is looked at
    anew."""

    async def scene() -> None:
        hall, rival = open_hall(tmp_path), open_hall(tmp_path)
        for one in (hall, rival):
            one.bots.wake = lambda id: None  # type: ignore[method-assign]
        id = await two_people(hall)
        await hall.gate.live(id)
        await rival.attendance.resign(id, at(0))
        with pytest.raises(NotAllowed):
            await hall.gate.submit(id, at(0), 0, "place neutral-b")
        assert [line.kind for line in hall.store.log(id)] == ["left"]
        await hall.close()
        await rival.close()

    run(scene())


def test_nobody_has_a_seat_that_is_not_there(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        for player in (Player(2, "ania"), Player(-1, "olena"), Player(1, "ania"), Player(0, None)):
            with pytest.raises(NotAllowed):
                await hall.gate.submit(id, player, 0, "place neutral-b")
        assert hall.store.log(id) == []
        await hall.close()

    run(scene())
