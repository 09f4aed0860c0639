"""Clocks: live with increment, days with a nightly pause, running out, adjourning."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.event_loop import run
from tests.tables.people import ANIA, GAME, at, open_hall, play, two_people
from trailboss.tables.errors import WrongMoment
from trailboss.tables.log_lines import count_time
from trailboss.tables.pace import DAY, GRACE, HOUR, Clock, Pace
from trailboss.tables.store import Entry


def test_a_live_clock_charges_the_seat_that_was_asked() -> None:
    clock = Clock(Pace.read({"kind": "live", "minutes": 10, "increment": 5}), 2, started=1000)
    clock.moved((0,), at=1030, now=(1,))
    assert clock.left == [600 + 5 - 30, 600]
    assert clock.remaining((1,), now=1100) == 600 - 70


def test_the_nightly_pause_does_not_count() -> None:
    pace = Pace.read({"kind": "days", "days": 1, "pause": [22, 6]})
    evening = 100 * DAY + 20 * HOUR
    assert pace.counted(evening, evening + 12 * HOUR) == 4 * HOUR
    assert Clock(pace, 2, evening).remaining((0,), evening + 12 * HOUR) == DAY - 4 * HOUR


def test_another_seats_answer_gives_nobody_more_days() -> None:
    clock = Clock(Pace.read({"kind": "days", "days": 2}), 3, started=0)
    clock.moved((0, 1, 2), at=DAY, now=(1, 2), by=0)
    assert clock.remaining((1, 2), now=DAY) == DAY
    clock.moved((1, 2), at=1.5 * DAY, now=(2,), by=1)
    assert clock.copy().remaining((2,), now=1.5 * DAY) == 0.5 * DAY
    clock.moved((2,), at=1.75 * DAY, now=(0, 1, 2), by=2)
    assert clock.remaining((0, 1, 2), now=1.75 * DAY) == 2 * DAY


def test_days_are_for_a_turn_and_not_for_each_of_its_steps() -> None:
    clock = Clock(Pace.read({"kind": "days", "days": 2}), 2, started=0)
    clock.moved((0,), at=DAY, now=(0,), by=0)
    assert clock.remaining((0,), now=DAY) == DAY
    clock.moved((0,), at=1.5 * DAY, now=(1,), by=0)
    assert clock.remaining((1,), now=1.5 * DAY) == 2 * DAY
    clock.moved((1,), at=2 * DAY, now=(0,), by=1)
    assert clock.remaining((0,), now=2 * DAY) == 2 * DAY


def test_no_line_but_the_end_of_a_turn_gives_more_days() -> None:
    clock = Clock(Pace.read({"kind": "days", "days": 3}), 2, started=0)

    def after(kind: str, day: float) -> float | None:
        count_time(clock, Entry(1, kind, 0, "", None, day * DAY), asked=(0,), now=(0,))
        return clock.remaining((0,), now=day * DAY)

    assert after("undo", 0.5) == 2.5 * DAY
    assert after("redo", 1) == 2 * DAY
    assert after("left", 1.25) == 1.75 * DAY
    assert after("back", 1.5) == 1.5 * DAY
    assert after("adjourn", 2) == DAY
    assert after("resume", 9) == DAY
    assert after("rewind", 9.5) == 3 * DAY
    assert after("left", 19) < 0  # type: ignore[operator]
    assert after("back", 20) == GRACE


@pytest.mark.parametrize(
    "given",
    [
        {"kind": "fast"},
        {"kind": "live"},
        {"kind": "live", "minutes": 0, "increment": 0},
        {"kind": "days", "days": 100},
        {"kind": "days", "days": 1, "pause": [1, 30]},
    ],
)
def test_a_bad_pace_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(WrongMoment):
        Pace.read(given)


def test_whoever_runs_out_of_time_is_played_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall, pace={"kind": "live", "minutes": 1, "increment": 0})
        live = await hall.gate.live(id)
        live.clock.left[0] = -1
        hall.store.update_table(id, deadline=0.0)
        await hall.clocks.check()
        assert (await hall.gate.live(id)).seats[0].played_by_bot
        await hall.attendance.hand_over(id, at(0), None)
        assert not (await hall.gate.live(id)).seats[0].played_by_bot
        await hall.close()

    run(scene())


def test_an_adjourned_table_stands_still_until_somebody_resumes(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await hall.attendance.adjourn(id, at(1))
        with pytest.raises(WrongMoment):
            await play(hall, id, "place neutral-b")
        await hall.attendance.resume(id, at(0))
        assert (await play(hall, id, "place neutral-b")).state.ply == 1
        await hall.close()

    run(scene())


def test_who_is_asked_on_a_live_clock_gains_no_time_by_adjourning(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        pace = {"kind": "live", "minutes": 5, "increment": 0}
        id = await two_people(hall, pace=pace)
        with pytest.raises(WrongMoment, match="finish your turn"):
            await hall.attendance.adjourn(id, at(0))
        await hall.attendance.adjourn(id, at(1))
        assert (await hall.gate.live(id)).row.status == "adjourned"
        seats = [{"kind": "me"}, {"kind": "me"}]
        id = await hall.seating.open_table(ANIA, GAME, seats, {}, "hotseat", pace)
        await hall.attendance.adjourn(id, at(0))  # nobody else waits
        await hall.close()

    run(scene())


def test_the_increment_is_for_a_turn_and_cannot_be_farmed(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall, pace={"kind": "live", "minutes": 1, "increment": 30})
        live = await play(hall, id, "place neutral-b")
        for _ in range(5):
            await hall.gate.undo(id, at(0), 1)
            await hall.gate.redo(id, at(0), 0)
        assert live.clock.left[0] <= 60
        live = await play(hall, id, "end")
        assert 60 < live.clock.left[0] <= 90
        assert live.clock.left[1] == 60
        await hall.close()

    run(scene())


def test_whoever_comes_back_to_a_live_clock_has_a_minute(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall, pace={"kind": "live", "minutes": 1, "increment": 0})
        (await hall.gate.live(id)).clock.left[0] = -500
        await hall.attendance.hand_over(id, at(0), "random")
        await hall.attendance.hand_over(id, at(0), None)
        live = await hall.gate.live(id)
        assert live.clock.left[0] == 60
        await hall.clocks.check()
        assert not (await hall.gate.live(id)).seats[0].played_by_bot
        await hall.close()

    run(scene())


def test_the_clock_cannot_be_refilled_by_coming_back_without_having_left(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall, pace={"kind": "live", "minutes": 1, "increment": 0})
        live = await hall.gate.live(id)
        live.clock.left[0] = 10
        with pytest.raises(WrongMoment, match="no bot plays this seat"):
            await hall.attendance.hand_over(id, at(0), None)
        assert live.clock.left[0] == 10
        assert hall.store.log(id) == []
        await hall.close()

    run(scene())


def test_the_clock_cannot_be_refilled_by_leaving_again_and_again() -> None:
    clock = Clock(Pace.read({"kind": "live", "minutes": 1, "increment": 0}), 2, started=0)

    def after(kind: str, at: float, now: tuple[int, ...] = (0,)) -> float:
        count_time(clock, Entry(1, kind, 0, "", None, at), asked=(0,), now=now)
        return clock.left[0]

    after("left", 50)
    assert after("back", 50) == GRACE
    after("left", 80)
    assert after("back", 80) == GRACE - 30  # within the same turn
    assert after("move", 85) == GRACE - 35
    given, then = GRACE, 85.0
    for _ in range(20):  # turn after turn, as late as possible
        before = clock.left[0]
        then += before
        after("left", then)
        given += after("back", then)
        after("move", then, now=(1,))
    assert given < 2 * GRACE
    assert clock.left[0] < 1


def test_only_who_is_late_is_replaced_and_without_a_page_open(tmp_path: Path) -> None:
    """The clock runs out at a table that nobody has in memory."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        late = await two_people(hall, pace={"kind": "days", "days": 1})
        waiting = await two_people(hall, pace={"kind": "days", "days": 2})
        ago = hall.store.table(late)[0].created - 1.5 * DAY
        for id in (late, waiting):
            deadline = hall.store.table(id)[0].deadline
            assert deadline is not None
            hall.store.update_table(id, started=ago, deadline=deadline - 1.5 * DAY)
            hall.gate.cache.forget(id)
        await hall.clocks.check()
        assert (await hall.gate.live(late)).seats[0].played_by_bot
        assert not (await hall.gate.live(late)).seats[1].played_by_bot
        assert not (await hall.gate.live(waiting)).seats[0].played_by_bot
        await hall.close()

    run(scene())


def test_hours_of_the_nightly_pause_move_the_deadline(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        pause = [0, 23]
        id = await two_people(hall, pace={"kind": "days", "days": 1, "pause": pause})
        row = hall.store.table(id)[0]
        hall.store.update_table(id, started=row.created - 2 * DAY, deadline=row.created - 1)
        hall.gate.cache.forget(id)
        await hall.clocks.check()
        assert not (await hall.gate.live(id)).seats[0].played_by_bot
        deadline = hall.store.table(id)[0].deadline
        assert deadline is not None
        assert deadline > row.created + 20 * HOUR
        await hall.close()

    run(scene())


def test_the_time_that_the_server_was_away_counts_for_nobody(tmp_path: Path) -> None:
    async def evening() -> str:
        hall = open_hall(tmp_path)
        id = await two_people(hall, pace={"kind": "live", "minutes": 5, "increment": 0})
        hall.store.update_table(id, started=hall.store.table(id)[0].created - DAY)
        await hall.close()
        return id

    async def morning(id: str) -> None:
        hall = open_hall(tmp_path)
        await hall.wake_all()
        await hall.clocks.check()
        live = await hall.gate.live(id)
        assert not live.seats[0].played_by_bot
        assert live.clock.left == [300, 300]
        await hall.close()

    run(morning(run(evening())))


def test_days_do_not_run_while_the_server_is_away_but_until_then(tmp_path: Path) -> None:
    async def evening() -> str:
        hall = open_hall(tmp_path)
        id = await two_people(hall, pace={"kind": "days", "days": 3})
        began = hall.store.table(id)[0].created - 7 * DAY
        hall.store.update_table(id, started=began, deadline=began + 3 * DAY)
        hall.store.note_alive(began + DAY)
        await hall.close()
        return id

    async def morning(id: str) -> None:
        for _ in range(2):  # the second time it was hardly away
            hall = open_hall(tmp_path)
            await hall.wake_all()
            await hall.clocks.check()
            live = await hall.gate.live(id)
            assert not live.seats[0].played_by_bot
            remaining = live.clock.remaining((0,), live.clock.since)
            assert remaining == pytest.approx(2 * DAY, abs=60)
            hall.store.note_alive(live.clock.since)
            await hall.close()

    run(morning(run(evening())))


def test_nobody_waits_for_whoever_plays_against_a_rival(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        pace = {"kind": "days", "days": 1}
        seats, options = [{"kind": "me"}], {"solo": "sam"}
        id = await hall.seating.open_table(ANIA, GAME, seats, options, "private", pace)
        assert (await hall.gate.live(id)).clock.remaining((0,), 1e12) is None
        await hall.close()

    run(scene())
