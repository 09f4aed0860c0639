"""Who is told next: everybody in turn, and whoever keeps a sender waiting behind all others."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from trailboss.server.limits import NOTICES, NOTICES_FOR

SENDERS = 8
FOR_THE_SLOW = 2
"""So many of the senders wait at most for those who kept one waiting before."""
PATIENCE = 3.0
"""Seconds after which somebody counts as slow, until it goes quicker again."""
REMEMBERED = 10_000

Work = Callable[[], None]


class Senders:
    """Threads, because what is sent may take its time. Used from the event loop alone.

    Nobody has two of them at once, and people come in turn: endpoints that never answer, however
    many somebody has, keep waiting only who gave them to us.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(SENDERS, "notifications")
        self._waiting: OrderedDict[str, deque[Work]] = OrderedDict()
        self._number = 0
        self._served: set[str] = set()
        self._slow: OrderedDict[str, None] = OrderedDict()

    @property
    def is_idle(self) -> bool:
        return not self._number and not self._served

    @property
    def are_full(self) -> bool:
        return self._number >= NOTICES.most

    def add(self, whose: str, work: Work) -> bool:
        """Have it done in a while; False if too much waits already, of theirs or in all."""
        if self.are_full or len(self._waiting.get(whose, ())) >= NOTICES_FOR.most:
            return False
        self._waiting.setdefault(whose, deque()).append(work)
        self._number += 1
        self._go_on()
        return True

    def _go_on(self) -> None:
        while len(self._served) < SENDERS:
            whose = self._next()
            if whose is None:
                return
            queue = self._waiting.pop(whose)
            work = queue.popleft()
            self._number -= 1
            if queue:
                self._waiting[whose] = queue  # behind everybody who waits
            self._serve(whose, work)

    def _serve(self, whose: str, work: Work) -> None:
        self._served.add(whose)
        began = time.monotonic()
        done = asyncio.get_running_loop().run_in_executor(self._threads, work)
        done.add_done_callback(lambda _: self._done(whose, began))

    def _next(self) -> str | None:
        busy_with_slow = sum(one in self._slow for one in self._served)
        for whose in self._waiting:
            if whose in self._served:
                continue
            if whose not in self._slow or busy_with_slow < FOR_THE_SLOW:
                return whose
        return None

    def _done(self, whose: str, began: float) -> None:
        self._served.discard(whose)
        self._slow.pop(whose, None)
        if time.monotonic() - began > PATIENCE:
            self._slow[whose] = None
            while len(self._slow) > REMEMBERED:
                self._slow.popitem(last=False)
        self._go_on()

    def close(self) -> None:
        self._waiting.clear()
        self._number = 0
        self._threads.shutdown(wait=False, cancel_futures=True)
