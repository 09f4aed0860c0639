"""The one gate: order of plies, races, repeated requests, what is stored."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.event_loop import run
from tests.tables.people import at, open_hall, play, play_first_options, two_people
from trailboss.kernel.errors import IllegalAction, NotAnAction
from trailboss.tables.errors import NoSuchTable, NotAllowed, Stale, WrongMoment


def test_a_move_is_one_row_and_survives_a_restart(tmp_path: Path) -> None:
    async def evening() -> tuple[str, dict[str, object]]:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        live = await play(hall, id, "place neutral-b", "aux gain-money", "end")
        assert [entry.text for entry in hall.store.log(id)] == [
            "place neutral-b",
            "aux gain-money",
            "end",
        ]
        dump = live.state.dump()
        await hall.close()
        return id, dump

    async def next_day(id: str) -> dict[str, object]:
        hall = open_hall(tmp_path)
        live = await hall.gate.live(id)
        dump = live.state.dump()
        await hall.close()
        return dump

    id, before = run(evening())
    assert run(next_day(id)) == before


def test_an_old_ply_is_stale_and_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b")
        with pytest.raises(Stale):
            await hall.gate.submit(id, at(0), 0, "place neutral-c")
        assert len(hall.store.log(id)) == 1
        await hall.close()

    run(scene())


def test_of_two_writers_one_wins(tmp_path: Path) -> None:
    async def scene() -> None:
        hall, rival = open_hall(tmp_path), open_hall(tmp_path)
        id = await two_people(hall)
        await hall.gate.live(id)
        await rival.gate.live(id)
        answers = await asyncio.gather(
            hall.gate.submit(id, at(0), 0, "place neutral-b"),
            rival.gate.submit(id, at(0), 0, "place neutral-c"),
            return_exceptions=True,
        )
        assert sum(isinstance(answer, Stale) for answer in answers) == 1
        assert len(hall.store.log(id)) == 1
        first = (await hall.gate.live(id)).state.dump()
        assert (await rival.gate.live(id)).state.dump() == first
        await hall.close()
        await rival.close()

    run(scene())


def test_the_same_request_again_is_answered_with_the_first_result(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await hall.gate.submit(id, at(0), 0, "place neutral-b", request="r1")
        again = await hall.gate.submit(id, at(0), 0, "place neutral-b", request="r1")
        assert again.state.ply == 1
        assert len(hall.store.log(id)) == 1
        await hall.close()
        fresh = open_hall(tmp_path)
        assert (
            await fresh.gate.submit(id, at(0), 0, "place neutral-b", request="r1")
        ).state.ply == 1
        await fresh.close()

    run(scene())


def test_a_request_of_long_ago_is_still_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was answered with stale, and cost a replay of the table for each attempt."""
    monkeypatch.setattr("trailboss.tables.live.REQUESTS", 2)

    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        live = await hall.gate.submit(id, at(0), 0, "place neutral-b", "first")
        for n in range(3):
            await hall.gate.undo(id, at(0), 1, f"undo {n}")
            await hall.gate.redo(id, at(0), 0, f"redo {n}")
        lines = hall.store.log(id)
        for ply in (0, 1):
            again = await hall.gate.submit(id, at(0), ply, "place neutral-b", "first")
            assert again is live, "nothing was loaded anew"
        assert await hall.gate.undo(id, at(0), 1, "undo 0") is live
        with pytest.raises(NotAllowed, match="another seat's"):
            await hall.gate.submit(id, at(1), 1, "place neutral-b", "first")
        assert hall.store.log(id) == lines
        await hall.close()

    run(scene())


def test_a_repeated_request_is_answered_when_the_table_no_longer_plays(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await hall.gate.submit(id, at(0), 0, "place neutral-b", request="r1")
        await hall.gate.undo(id, at(0), 1, request="r2")
        await hall.gate.redo(id, at(0), 0, request="r3")
        await hall.attendance.adjourn(id, at(1))
        for again in (
            hall.gate.submit(id, at(0), 0, "place neutral-b", request="r1"),
            hall.gate.undo(id, at(0), 1, request="r2"),
            hall.gate.redo(id, at(0), 0, request="r3"),
        ):
            assert (await again).row.status == "adjourned"
        with pytest.raises(WrongMoment):
            await hall.gate.submit(id, at(0), 1, "end", request="r4")
        await hall.close()

    run(scene())


def test_refusals_name_the_rule_and_change_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        with pytest.raises(IllegalAction, match="GWT-"):
            await hall.gate.submit(id, at(0), 0, "ride neutral-a")
        with pytest.raises(NotAnAction):
            await hall.gate.submit(id, at(0), 0, "fly to the moon")
        with pytest.raises(IllegalAction):
            await hall.gate.submit(id, at(1), 0, "place neutral-a")
        with pytest.raises(NoSuchTable):
            await hall.gate.submit("nowhere", at(0), 0, "place neutral-a")
        assert hall.store.log(id) == []
        await hall.close()

    run(scene())


def test_a_whole_game_ends_with_its_result_and_seed(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        live = await play_first_options(hall, id, 5000)
        row, _ = hall.store.table(id)
        assert row.status == "finished"
        assert row.result == live.state.standings()
        assert row.choices == [live.game.choices(live.state, seat) for seat in (0, 1)]
        with pytest.raises(WrongMoment):
            await hall.gate.submit(id, at(0), live.state.ply, "end")
        await hall.close()

    run(scene())
