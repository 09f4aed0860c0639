"""What strangers wrote is worked on where it can be ended."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from tests.event_loop import run
from trailboss.kernel.errors import BadOption, TrailbossError
from trailboss.tables.fair_queue import Need, Whose
from trailboss.tables.quarantine import MEMORY, MOVE_SECONDS, Quarantine, TooCostly

ANN = Whose("home", "ann")
WAITS = Need.SOMEBODY_WAITS
LITTLE = 0.2
"""Seconds of a processor: too few for what never ends, enough for the rest here."""


def for_ever() -> None:
    while True:
        pass


def as_much_as_there_is() -> int:
    return len(bytearray(2 * MEMORY))


def dies() -> None:
    os._exit(3)


def refuses() -> None:
    raise BadOption("house set: no")


def breaks_down() -> int:
    return [1, 2][2]


def nothing() -> None:
    pass


def process() -> int:
    return os.getpid()


def nested(depth: int = 10_000) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


@asynccontextmanager
async def quarantine(seconds: float = LITTLE) -> AsyncIterator[Quarantine]:
    made = Quarantine(1, seconds)
    try:
        yield made
    finally:
        made.close()


@pytest.mark.parametrize(
    "work",
    [
        for_ever,
        dies,
        breaks_down,
        pytest.param(
            as_much_as_there_is,
            marks=pytest.mark.skipif(sys.platform != "linux", reason="memory is limited on Linux"),
        ),
    ],
)
def test_what_costs_too_much_is_ended_and_the_next_is_served(work: Callable[[], object]) -> None:
    async def go() -> None:
        async with quarantine() as apart:
            with pytest.raises(TooCostly):
                await apart.run(ANN, work)
            assert await apart.run(ANN, process) != os.getpid()

    run(go())


def test_what_ends_is_answered_by_the_same_process_again_and_again() -> None:
    async def go() -> None:
        async with quarantine() as apart:
            assert await apart.run(ANN, process) == await apart.run(ANN, process)
            with pytest.raises(BadOption, match="house set: no"):
                await apart.run(ANN, refuses)

    run(go())


def asleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def busy(seconds: float) -> None:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def test_one_network_leaves_a_process_to_the_others() -> None:
    """However much it sends: here for ever, since nothing of it ends before the others are done."""

    async def go() -> None:
        made = Quarantine(2, 60.0)
        many = [
            asyncio.create_task(made.run(Whose("crowded", str(guest)), asleep, 600.0))
            for guest in range(5)
        ]
        for _ in range(3):
            await made.run(ANN, process)
        for one in many:
            one.cancel()
        await asyncio.gather(*many, return_exceptions=True)
        assert await made.run(Whose("crowded", "0"), process)
        made.close()

    run(go())


def test_processor_time_is_paid_for_whatever_it_came_to() -> None:
    paid: list[tuple[Whose, float]] = []

    async def go() -> None:
        async with quarantine() as apart:
            apart.charge = lambda whose, seconds: paid.append((whose, seconds))
            await apart.run(ANN, busy, 0.05)
            for work in (for_ever, breaks_down, refuses):
                with pytest.raises(TrailbossError):
                    await apart.run(ANN, work)

    run(go())
    assert [whose for whose, _ in paid] == [ANN] * 4
    seconds = [seconds for _, seconds in paid]
    assert seconds[0] >= 0.05
    assert seconds[1] == LITTLE
    assert max(seconds[2:]) < LITTLE


def test_whoever_has_used_up_everything_meanwhile_is_refused() -> None:
    """Also what was sent before."""
    left = [2]

    def must_be_able_to_pay(_whose: Whose) -> None:
        if not left[0]:
            raise BadOption("enough")

    async def go() -> None:
        async with quarantine() as apart:
            apart.must_be_able_to_pay = must_be_able_to_pay
            apart.charge = lambda _whose, _seconds: left.__setitem__(0, left[0] - 1)
            sent = [asyncio.create_task(apart.run(ANN, process)) for _ in range(4)]
            done = await asyncio.gather(*sent, return_exceptions=True)
            assert [isinstance(one, BadOption) for one in done] == [False, False, True, True]
            assert await apart.run_move(ANN, WAITS, nothing, process), "whoever plays, plays"

    run(go())


def test_a_move_may_take_less_than_anything_else() -> None:
    async def go() -> None:
        async with quarantine(60.0) as apart:
            await apart.run(ANN, busy, 2 * MOVE_SECONDS)
            with pytest.raises(TooCostly):
                await apart.run_move(ANN, WAITS, nothing, busy, 2 * MOVE_SECONDS)

    run(go())


def test_a_process_that_has_just_begun_may_take_its_time_before_a_move() -> None:
    """It reads the rules first, and puts the box together: else no move would ever be made."""

    async def go() -> None:
        async with quarantine(60.0) as apart:
            get_ready = partial(busy, 2 * MOVE_SECONDS)
            assert await apart.run_move(ANN, WAITS, get_ready, process)
        async with quarantine(LITTLE) as apart:
            with pytest.raises(TooCostly):
                await apart.run_move(ANN, WAITS, for_ever, process)

    run(go())


def test_what_is_nested_too_deeply_to_be_passed_on_is_refused() -> None:
    async def go() -> None:
        async with quarantine() as apart:
            for work, given in ((len, (nested(),)), (nested, ())):
                with pytest.raises(TooCostly, match="too deeply"):
                    await apart.run(ANN, work, *given)
            assert await apart.run(ANN, process) != os.getpid()

    run(go())
