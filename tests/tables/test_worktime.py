"""A server that was stopped, or whose clock was set: nobody at a table loses or gains by it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.event_loop import run
from tests.tables.people import at, open_hall, two_people
from trailboss.tables import worktime
from trailboss.tables.pace import DAY, HOUR

LIVE = {"kind": "live", "minutes": 1, "increment": 0}


class Machine:
    """The clocks of a machine, which others set and which go on while the server is stopped."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.steady = time.time(), 1000.0
        monkeypatch.setattr(time, "time", lambda: self.wall)
        monkeypatch.setattr("trailboss.tables.worktime.time.monotonic", lambda: self.steady)
        worktime.begin()

    def stopped_for(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def works_for(self, seconds: int) -> None:
        for _ in range(seconds):
            self.stopped_for(1)
            worktime.now()


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Any:
    yield Machine(monkeypatch)
    monkeypatch.undo()
    worktime.begin()


def test_a_server_that_was_stopped_hands_no_seat_to_a_bot(tmp_path: Path, machine: Machine) -> None:
    """SIGSTOP for 70 seconds at a clock of a minute."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall, pace=LIVE)
        machine.works_for(20)
        machine.stopped_for(70)
        await hall.clocks.check()
        live = await hall.gate.live(id)
        assert not live.seats[0].played_by_bot
        await hall.gate.submit(id, at(0), 0, "place neutral-b")
        assert live.clock.left[0] == pytest.approx(60 - 20 - worktime.LONGEST_STEP)
        machine.works_for(40)  # what is at work does count
        await hall.clocks.check()
        assert (await hall.gate.live(id)).seats[0].played_by_bot
        await hall.close()

    run(scene())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_of_the_machine_that_is_set_neither_takes_nor_gives_time(
    tmp_path: Path, machine: Machine, jump: float
) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall, pace=LIVE)
        machine.works_for(20)
        machine.wall += jump
        await hall.clocks.check()
        live = await hall.gate.live(id)
        assert not live.seats[0].played_by_bot
        await hall.gate.submit(id, at(0), 0, "place neutral-b")
        assert live.clock.left[0] == pytest.approx(40)
        await hall.close()

    run(scene())


@pytest.mark.parametrize("jump", [7 * DAY, -7 * DAY])
def test_a_clock_that_was_set_while_the_server_was_away_counts_for_nobody(
    tmp_path: Path, machine: Machine, jump: float
) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall, pace={"kind": "days", "days": 3})
        machine.works_for(100)
        hall.store.note_alive(worktime.now())
        await hall.close()
        machine.wall += jump
        hall = open_hall(tmp_path)
        await hall.wake_all()
        await hall.clocks.check()
        live = await hall.gate.live(id)
        assert not live.seats[0].played_by_bot
        remaining = live.clock.remaining((0,), worktime.now())
        assert remaining == pytest.approx(3 * DAY - 100)
        await hall.close()

    run(scene())
