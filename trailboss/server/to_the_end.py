"""Changes that nobody stops in the middle by going away."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

_unfinished: set[asyncio.Task[None]] = set()


async def to_the_end(change: Coroutine[Any, Any, None]) -> None:
    """A connection that is ended in the middle of a change does not stop it: what is written is
    also told to everybody, or they would wait for a turn that is over."""
    task = asyncio.create_task(change)
    _unfinished.add(task)
    task.add_done_callback(_ended)
    await asyncio.shield(task)


def _ended(task: asyncio.Task[None]) -> None:
    _unfinished.discard(task)
    if not task.cancelled():
        task.exception()  # nobody may be there any more to hear of it
