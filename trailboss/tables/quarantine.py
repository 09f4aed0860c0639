"""Work on what strangers have written, boxes and positions: in processes of their own, with a limit
on what it may cost.

Rules were made for what we have printed. By another value they may search for ever, or count what
there is too much of; no list of forbidden values is long enough. What takes too much is ended, and
whoever sent it is told so.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from trailboss.kernel.errors import TrailbossError
from trailboss.tables.child_process import ChildProcess
from trailboss.tables.fair_queue import FairQueue, Need, Whose

T = TypeVar("T")

PROCESSES: Final = 2
SECONDS: Final = 10.0
"""Of a processor. To try out a house set of ours takes less than one, as Python some three."""
BY_THE_CLOCK: Final = 600.0 if sys.platform != "win32" else SECONDS
"""Seconds after which also that is ended which takes nothing of a processor: a machine that is busy
or slow to begin has long to go before. Windows cannot tell what a process has taken."""
MEMORY: Final = 2 << 30
"""Bytes of addresses; the process itself takes a tenth of them."""


class TooCostly(TrailbossError):
    """It took more time or memory than anything of ours, and was ended."""


class BrokeDown(TooCostly):
    """The rules ran into something that only a stranger's box or position can hold."""


class Quarantine:
    """A few processes, started when they are first needed."""

    def __init__(self, processes: int = PROCESSES, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._all = [ChildProcess() for _ in range(processes)]
        self._free = FairQueue(self._all)

    async def run(self, whose: Whose, work: Callable[..., T], *args: Any) -> T:
        """What the work comes to; `TooCostly` where it had to be ended."""
        process = await self._free.get(whose, Need.SOMEBODY_WAITS)
        try:
            return await process.run(BY_THE_CLOCK, _limited, self._seconds, work, *args)
        except (TimeoutError, BrokenProcessPool):
            raise TooCostly("it takes too long") from None
        finally:
            self._free.put(process)

    def close(self) -> None:
        for process in self._all:
            process.abandon()


def _limited(seconds: float, work: Callable[..., T], *args: Any) -> T:
    """In the process. The signal ends it at once, also in the middle of compiled code."""
    _limit_memory()
    _end_after(seconds)
    try:
        return work(*args)
    except MemoryError:
        raise TooCostly("it takes too much memory") from None
    except TrailbossError:
        raise
    except Exception as error:
        raise BrokeDown(f"the rules break down: {error!r}") from None
    finally:
        _end_after(0)


def _end_after(seconds: float) -> None:
    """Of the processor's time, whatever else runs on the machine; 0: not at all."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit_memory() -> None:
    if sys.platform == "linux":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, most))
