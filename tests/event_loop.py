"""Coroutines in tests that are no coroutines."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: Playwright keeps a loop running in the one that tests run in."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
