"""Tables in memory: a bounded cache that always says what the log says."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.event_loop import run
from tests.tables.people import (
    ANIA,
    at,
    open_hall,
    play,
    play_first_options,
    thinking_at,
    two_people,
)
from trailboss import Dice
from trailboss.kernel.errors import BadRecord
from trailboss.tables.cache import FEW_LINES
from trailboss.tables.catching_up import CatchingUp, Since
from trailboss.tables.hall import Hall
from trailboss.tables.line import Line
from trailboss.tables.live import RECENT, Live
from trailboss.tables.store import Entry
from trailboss.tables.told import read
from trailboss.tables.verify import OTHER_BOX, verify


def test_the_cache_is_bounded_and_locks_do_not_pile_up(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        hall.gate.cache.size = 3
        ids = [await two_people(hall) for _ in range(8)]
        for id in ids:
            await play(hall, id, "place neutral-b")
        assert len(hall.gate.cache) == 3
        gc.collect()
        assert len(hall.gate.cache._locks) == 0
        for id in ids:  # whatever was forgotten is read again
            assert (await hall.gate.live(id)).state.ply == 1
        assert thinking_at(hall) == {}
        await hall.close()

    run(scene())


def test_a_table_read_from_its_log_is_the_table_in_memory(tmp_path: Path) -> None:
    """Whole games with undo, redo and rewinds: folding skips copies, and must not skip more."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        for seed in range(3):
            id = await two_people(hall, seed=f"{seed:064x}")
            await _play_about(hall, id, Dice(seed))
            _same(await hall.gate.live(id), Live(*hall.store.whole_table(id)))
        await hall.close()

    run(scene())


async def _play_about(hall: Hall, id: str, dice: Dice) -> None:
    for _ in range(300):
        live = await hall.gate.live(id)
        if live.row.status != "playing":
            return
        seat, ply = live.asked[0], live.state.ply
        what = dice.below(12)
        if what == 0 and live.undoable(seat):
            await hall.gate.undo(id, at(seat), ply)
        elif what == 1 and live.redoable(seat):
            await hall.gate.redo(id, at(seat), ply)
        elif what == 2 and ply > 8 and not dice.below(6):
            await hall.gate.ask_rewind(id, at(0), ply - 5)
            await hall.gate.answer_rewind(id, at(1), True, ply - 5)
        elif what == 3 and not dice.below(4):
            await hall.attendance.adjourn(id, at(0))
            await hall.attendance.resume(id, at(1))
        else:
            await hall.gate.submit(id, at(seat), ply, dice.pick(live.state.actions(seat)).text)
        if not dice.below(40):
            live = await hall.gate.live(id)
            _same(live, Live(*hall.store.whole_table(id)))


def _same(one: Live, two: Live) -> None:
    assert one.state.dump() == two.state.dump()
    assert one.settled.dump() == two.settled.dump()
    assert [tried.before.dump() for tried in one.pending] == [
        tried.before.dump() for tried in two.pending
    ]
    assert [read(moved) for moved in one.recent] == [read(moved) for moved in two.recent]
    assert one.taken_back == two.taken_back
    assert one.retreats == two.retreats
    assert one.seq == two.seq
    assert one.clock.left == two.clock.left
    assert one.clock.since == two.clock.since
    assert one.row == two.row
    assert list(one.waiting_for) == one.row.waiting_for


def test_a_log_with_a_hole_is_broken(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b")
        entry, holder = Entry(3, "move", 0, "end", None, 0.0), (ANIA.id, None)
        await hall.gate.journal.append(Line(id, entry, {"deadline": None}, {}, "playing", holder))
        hall.gate.cache.forget(id)
        with pytest.raises(BadRecord, match="line 2 is missing"):
            await hall.gate.live(id)
        await hall.close()

    run(scene())


def test_a_failed_write_is_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)

        def fail(*_: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(hall.gate.journal, "append", fail)
        with pytest.raises(OSError, match="disk full"):
            await play(hall, id, "place neutral-b")
        monkeypatch.undo()
        assert (await hall.gate.live(id)).state.ply == 0
        await play(hall, id, "place neutral-c")
        await hall.close()

    run(scene())


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> str:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b")
        # The bot takes over, but the server is killed before it can think.
        hall.bots.wake = lambda id: None  # type: ignore[method-assign]
        await hall.attendance.hand_over(id, at(0), "random")
        await hall.close()
        return id

    async def morning(id: str) -> None:
        hall = open_hall(tmp_path)
        await hall.wake_all()
        task = thinking_at(hall)[id]
        await asyncio.wait_for(task, 600)
        assert (await hall.gate.live(id)).asked == (1,)
        await hall.close()

    run(morning(run(evening())))


def test_a_table_of_another_box_is_no_reason_not_to_start(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        old, new = await two_people(hall), await two_people(hall)
        hall.store.update_table(old, box="older", options={"simmental": "no"}, waiting_for=None)
        hall.store.update_table(new, waiting_for=None, deadline=None)
        hall.gate.cache.forget(old)
        hall.gate.cache.forget(new)
        await hall.wake_all()
        assert hall.store.table(new)[0].waiting_for == [0]
        assert verify(hall.store, old).verdict == OTHER_BOX
        await hall.seating.cancel(old, ANIA)
        assert hall.store.table(old)[0].status == "cancelled"
        await hall.close()

    run(scene())


def test_a_whole_game_leaves_nothing_behind(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        live = await play_first_options(hall, await two_people(hall), 5000)
        assert live.row.status == "finished"
        assert (live.row.waiting_for, live.row.deadline) == ([], None)
        assert len(live.recent) <= RECENT
        await hall.close()

    run(scene())


def test_much_that_others_wrote_is_carried_out_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few lines at once, on the table in memory; many, or a game played again, elsewhere."""
    folded_in: list[int] = []
    fold = Live._fold

    def told(self: Live, entry: Entry, keep: bool) -> None:
        folded_in.append(threading.get_ident())
        fold(self, entry, keep)

    async def scene() -> None:
        hall = open_hall(tmp_path)
        cache, id = hall.gate.cache, await two_people(hall)
        await play_first_options(hall, id, FEW_LINES + 4)
        row, seats, log = hall.store.whole_table(id)
        monkeypatch.setattr(Live, "_fold", told)
        for known, at_once in ((4, True), (3, False)):
            old = cache._live[id] = Live(row, seats, log[:known])
            others = CatchingUp(hall.store.database)
            monkeypatch.setattr(others, "since", _answering(Since(row, seats, log[known:])))
            cache.catching_up = others
            folded_in.clear()
            live = await cache.load(id)
            assert live.seq == FEW_LINES + 4
            assert (live is old) == at_once
            assert (threading.get_ident() in folded_in) == at_once
        await hall.close()

    run(scene())


def _answering(answer: Since) -> Callable[[str, int], Awaitable[Since]]:
    async def since(id: str, seq: int) -> Since:
        return answer

    return since
