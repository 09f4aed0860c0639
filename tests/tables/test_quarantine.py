"""What strangers wrote is worked on where it can be ended."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from trailboss.kernel.errors import BadOption
from trailboss.tables.fair_queue import Whose
from trailboss.tables.quarantine import MEMORY, Quarantine, TooCostly

ANN = Whose("home", "ann")
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


def process() -> int:
    return os.getpid()


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

    asyncio.run(go())


def test_what_ends_is_answered_by_the_same_process_again_and_again() -> None:
    async def go() -> None:
        async with quarantine() as apart:
            assert await apart.run(ANN, process) == await apart.run(ANN, process)
            with pytest.raises(BadOption, match="house set: no"):
                await apart.run(ANN, refuses)

    asyncio.run(go())
