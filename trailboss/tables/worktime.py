"""The time by which clocks at tables run: it passes only while the server is at work.

It begins with the time of day and goes on by the machine's steady clock: that somebody sets the
clock of the machine changes nothing. A step longer than the server ever takes between two looks
at it was an absence, of a process that was stopped or a machine that was asleep, and counts for
nobody.
"""

from __future__ import annotations

import threading
import time

LONGEST_STEP = 5.0
"""Seconds. Clocks are looked at every second, see `clocks`; a busy machine may take longer."""


class WorkTime:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.begin()

    def begin(self, at: float | None = None) -> None:
        """A server starts: whatever happened before it is over. It is the time of day, or where
        other processes of the site have come to."""
        with self._lock:
            self._now = time.time() if at is None else at
            self._then = time.monotonic()

    def follow(self, others: float) -> None:
        """Others have come so far."""
        with self._lock:
            self._now = max(self._now, others)

    def now(self) -> float:
        """Seconds like those of the time of day, but for what the server has missed."""
        with self._lock:
            steady = time.monotonic()
            self._now += min(steady - self._then, LONGEST_STEP)
            self._then = steady
            return self._now


_process = WorkTime()
begin = _process.begin
follow = _process.follow
now = _process.now
