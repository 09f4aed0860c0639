"""Questions to several seats at once: nobody's answer makes another's stale."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.event_loop import run
from tests.tables.people import at, open_hall, play, two_people
from trailboss.kernel.errors import IllegalAction
from trailboss.tables.errors import Stale
from trailboss.tables.hall import Hall
from trailboss.tables.live import Live
from trailboss.tables.pace import DAY

pytestmark = pytest.mark.usefixtures("tumbleweed")


async def _both_are_to_throw(hall: Hall) -> tuple[str, list[str]]:
    """A table at which both seats are asked, and something that each may answer."""
    id = await two_people(hall, game="tumbleweed")
    live = await hall.gate.live(id)
    assert live.asked == (0, 1)
    return id, [live.state.actions(seat)[0].text for seat in (0, 1)]


@pytest.mark.parametrize("first", [0, 1])
def test_an_answer_counts_although_another_seat_was_quicker(tmp_path: Path, first: int) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id, texts = await _both_are_to_throw(hall)
        live = await hall.gate.submit(id, at(first), 0, texts[first])
        assert live.asked == (1 - first,)
        live = await hall.gate.submit(id, at(1 - first), 0, texts[1 - first])
        assert live.state.ply == 2
        assert live.asked_since == Live(*hall.store.whole_table(id)).asked_since == [2, 2]
        await hall.close()

    run(scene())


def test_of_two_answers_of_one_seat_the_second_is_stale(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id, texts = await _both_are_to_throw(hall)
        answers = await asyncio.gather(
            *(hall.gate.submit(id, at(0), 0, texts[0], request) for request in ("r1", "r2", "r1")),
            return_exceptions=True,
        )
        assert [isinstance(answer, Stale) for answer in answers] == [False, True, False]
        assert [line.request for line in hall.store.log(id)] == ["r1"]
        with pytest.raises(IllegalAction, match="TW-RND-03"):
            await hall.gate.submit(id, at(0), 1, texts[0])
        await hall.close()

    run(scene())


def test_an_answer_to_the_question_before_is_stale(tmp_path: Path) -> None:
    """The next round asks the same of the same seats: an answer from before must not count."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        id, texts = await _both_are_to_throw(hall)
        for seat in (0, 1):
            await hall.gate.submit(id, at(seat), 0, texts[seat])
        live = await hall.gate.live(id)
        if live.asked != (0, 1):
            live = await play(hall, id, "keep")
        assert live.asked == (0, 1)
        for ply in range(live.state.ply):
            for seat in (0, 1):
                with pytest.raises(Stale):
                    await hall.gate.submit(id, at(seat), ply, live.state.actions(seat)[0].text)
        await hall.close()

    run(scene())


def test_two_processes_take_the_answers_of_two_seats(tmp_path: Path) -> None:
    async def scene() -> None:
        hall, rival = open_hall(tmp_path), open_hall(tmp_path)
        id, texts = await _both_are_to_throw(hall)
        await rival.gate.live(id)
        await asyncio.gather(
            hall.gate.submit(id, at(0), 0, texts[0], "a"),
            rival.gate.submit(id, at(1), 0, texts[1], "b"),
        )
        assert sorted(line.seat for line in hall.store.log(id)) == [0, 1]
        await hall.close()
        await rival.close()

    run(scene())


def test_the_time_of_one_seat_does_not_start_anew_by_anothers_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall, game="tumbleweed", pace={"kind": "days", "days": 2})
        began = hall.store.table(id)[0].created - DAY
        hall.store.update_table(id, started=began)
        hall.gate.cache.forget(id)
        live = await hall.gate.live(id)
        await hall.gate.submit(id, at(0), 0, live.state.actions(0)[0].text)
        live = await hall.gate.live(id)
        assert live.asked == (1,)
        assert live.clock.left[1] == pytest.approx(began + 2 * DAY - live.clock.since)
        assert live.row.deadline == pytest.approx(began + 2 * DAY, abs=1)
        assert Live(*hall.store.whole_table(id)).clock.left == live.clock.left
        await hall.close()

    run(scene())


def test_nothing_is_held_back_while_several_seats_are_asked(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id, texts = await _both_are_to_throw(hall)
        live = await hall.gate.submit(id, at(0), 0, texts[0])
        assert live.undoable(0) == 0
        assert live.state_for(1).ply == live.state_for(None).ply == 1
        await hall.close()

    run(scene())
