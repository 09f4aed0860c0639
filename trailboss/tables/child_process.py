"""A process of our own beside this one: it can be given up at any moment, whatever it does."""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

T = TypeVar("T")

NICENESS = 5
"""Whoever plays comes before whoever thinks, on a machine that has too few processors for both."""


class ChildProcess:
    """Started when it is first needed; one that hangs or dies is replaced by the next."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        try:
            thought = self._begin(work, *args)
            return await asyncio.wait_for(asyncio.wrap_future(thought), seconds)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self.abandon()
            raise

    def _begin(self, work: Callable[..., T], *args: Any) -> Future[T]:
        try:
            return self._process().submit(work, *args)
        except BrokenProcessPool:  # it died while it had nothing to do: another one works
            self.abandon()
            return self._process().submit(work, *args)

    def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh process: a copy of this one would keep our sockets and files open.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_begin)
        return self._pool

    def abandon(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((getattr(pool, "_processes", None) or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    if sys.platform != "win32":
        os.nice(NICENESS)
    _end_with_parent()


def _end_with_parent() -> None:
    """A process whose parent was killed must not stay behind."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        multiprocessing.connection.wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
