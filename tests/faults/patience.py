"""How long a site is waited for: by a time of its own, which stands still where others compute.

On a busy machine everything takes longer, however well it goes. What a process has spent in line
for a processor is nobody's fault and does not count; Linux tells it. Elsewhere the clock on the
wall has to do.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from pathlib import Path

SECONDS = 180.0
"""Of its own time until something that does not happen counts as hung."""
LOOK = 0.05
Processes = Callable[[], Iterable[int]]


def waited(process: int) -> float:
    """Seconds that a process has stood in line for a processor since it began."""
    try:
        return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0


class Patience:
    """With some processes, as long as they come no further."""

    def __init__(
        self,
        processes: Processes,
        seconds: float = SECONDS,
        clock: Callable[[], float] = time.monotonic,
        waited: Callable[[int], float] = waited,
    ) -> None:
        self._processes = processes
        self._seconds = seconds
        self._clock = clock
        self._waited = waited
        self._spent = 0.0
        self._at = clock()
        self._in_line = self._look()

    def has_come_further(self) -> None:
        self._spent = 0.0

    @property
    def is_over(self) -> bool:
        """To be looked at often: who stood in line longest since the last time counts."""
        now, in_line = self._clock(), self._look()
        longest = max((one - self._in_line.get(id, one) for id, one in in_line.items()), default=0)
        self._spent += max(0.0, now - self._at - longest)
        self._at, self._in_line = now, in_line
        return self._spent > self._seconds

    async def until(self, condition: Callable[[], bool], complaint: Callable[[], str]) -> None:
        while not condition():
            assert not self.is_over, complaint()
            await asyncio.sleep(LOOK)

    def _look(self) -> dict[int, float]:
        return {process: self._waited(process) for process in self._processes()}
