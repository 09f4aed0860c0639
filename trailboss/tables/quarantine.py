"""Work on what strangers have written, boxes and positions: in processes of their own, with a limit
on what it may cost.

Rules were made for what we have printed. By another value they may search for ever, or count what
there is too much of; no list of forbidden values is long enough. What takes too much is ended, and
whoever sent it is told so.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from trailboss.kernel.errors import TrailbossError
from trailboss.tables.child_process import ChildProcess
from trailboss.tables.fair_queue import FairQueue, Need, Whose

T = TypeVar("T")

PROCESSES: Final = 2
SECONDS: Final = 10.0
"""Of a processor. To try out a house set of ours takes less than one, as Python some three."""
MOVE_SECONDS: Final = 0.5
"""Of a processor, for what is done at a table once more: a move of ours takes a hundredth."""
BY_THE_CLOCK: Final = 600.0 if sys.platform != "win32" else SECONDS
"""Seconds after which also that is ended which takes nothing of a processor: a machine that is busy
or slow to begin has long to go before. Windows cannot tell what a process has taken."""
MEMORY: Final = 2 << 30
"""Bytes of addresses; the process itself takes a tenth of them."""


class TooCostly(TrailbossError):
    """It took more time or memory than anything of ours, and was ended."""


class BrokeDown(TooCostly):
    """The rules ran into something that only a stranger's box or position can hold."""


class Outcome(NamedTuple):
    """What work came to: a value, or why there is none."""

    value: Any
    error: TrailbossError | None
    seconds: float
    """Of a processor, that it took."""


class Quarantine:
    """A few processes, started when they are first needed. One network has one of them at a time:
    whatever it sends, it leaves another to the others."""

    def __init__(self, processes: int = PROCESSES, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._all = [ChildProcess() for _ in range(processes)]
        self._free = FairQueue(self._all)
        self._turns: WeakValueDictionary[str, FairQueue[None]] = WeakValueDictionary()
        self.must_be_able_to_pay: Callable[[Whose], None] = lambda _whose: None
        """Refuses whoever has used up what one may."""
        self.charge: Callable[[Whose, float], None] = lambda _whose, _seconds: None

    async def run(self, whose: Whose, work: Callable[..., T], *args: Any) -> T:
        """What the work comes to; `TooCostly` where it had to be ended."""
        self.must_be_able_to_pay(whose)
        async with self._turn(whose, Need.SOMEBODY_WAITS) as process:
            self.must_be_able_to_pay(whose)  # what they sent before may have used it up
            return await self._run(process, whose, self._seconds, work, *args)

    async def run_move(
        self,
        whose: Whose,
        need: Need,
        get_ready: Callable[[], object],
        work: Callable[..., T],
        *args: Any,
    ) -> T:
        """The same for what is done at a table: it may cost little, and whoever plays is not
        refused for what else came from their network. A process that has just begun does not know
        the table yet: to ``get_ready`` for it takes longer than a move."""
        seconds = min(self._seconds, MOVE_SECONDS)
        async with self._turn(whose, need) as process:
            await self._run(process, whose, self._seconds, get_ready)
            return await self._run(process, whose, seconds, work, *args)

    @asynccontextmanager
    async def _turn(self, whose: Whose, need: Need) -> AsyncIterator[ChildProcess]:
        line = self._turns.get(whose.network)
        if line is None:  # it is gone when nobody stands there
            line = self._turns[whose.network] = FairQueue([None])
        await line.get(whose, need)
        try:
            process = await self._free.get(whose, need)
            try:
                yield process
            finally:
                self._free.put(process)
        finally:
            line.put(None)

    async def _run(
        self,
        process: ChildProcess,
        whose: Whose,
        seconds: float,
        work: Callable[..., T],
        *args: Any,
    ) -> T:
        spent = seconds
        try:
            outcome = await process.run(BY_THE_CLOCK, _limited, seconds, work, *args)
            spent = outcome.seconds
        except (TimeoutError, BrokenProcessPool):
            raise TooCostly("it takes too long") from None
        except RecursionError:  # on its way to the process, or back
            raise TooCostly("it is nested too deeply") from None
        except MemoryError:
            raise TooCostly("it takes too much memory") from None
        finally:
            self.charge(whose, spent)
        if outcome.error is not None:
            raise outcome.error
        value: T = outcome.value
        return value

    def close(self) -> None:
        for process in self._all:
            process.abandon()


def _limited(seconds: float, work: Callable[..., Any], *args: Any) -> Outcome:
    """In the process. The signal ends it at once, also in the middle of compiled code."""
    _limit_memory()
    value: Any = None
    error: TrailbossError | None = None
    began = time.thread_time()  # that of the process goes by jumps while a signal waits for it
    _end_after(seconds)
    try:
        value = work(*args)
    except MemoryError:
        error = TooCostly("it takes too much memory")
    except TrailbossError as refused:
        error = refused
    except Exception as failure:
        error = BrokeDown(f"the rules break down: {failure!r}")
    finally:
        _end_after(0)
    return Outcome(value, error, time.thread_time() - began)


def _end_after(seconds: float) -> None:
    """Of the processor's time, whatever else runs on the machine; 0: not at all."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit_memory() -> None:
    if sys.platform == "linux":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, most))
