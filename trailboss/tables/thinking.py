"""Bots at work: in processes of their own, with a time limit, never on the true state."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from trailboss.bots import bot
from trailboss.kernel.dice import Dice
from trailboss.kernel.registry import load
from trailboss.kernel.state import State

logger = logging.getLogger(__name__)


class Thinkers:
    """A small pool of thinking processes, made anew whenever one hangs or dies."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, state: State, seat: int, name: str) -> str:
        """The action the bot chooses, or any legal one if it fails or takes too long."""
        copy = state.redetermine(seat, Dice(secrets.token_bytes(32)))
        pool = self._pool = self._pool or ProcessPoolExecutor(self.processes)
        thought = pool.submit(_think, name, copy.dump(), seat)
        try:
            text = await asyncio.wait_for(asyncio.wrap_future(thought), self.seconds)
            return state.parse(text, seat).text
        except (TimeoutError, BrokenProcessPool, Exception) as error:
            logger.warning("bot %s failed at seat %d: %r", name, seat, error)
            if isinstance(error, TimeoutError | BrokenProcessPool):
                self._abandon()
            return Dice(secrets.token_bytes(32)).pick(state.actions(seat)).text

    def _abandon(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(getattr(pool, "_processes", {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._abandon()


def _think(name: str, dump: dict[str, Any], seat: int) -> str:
    state = load(dump["game"]).load_state(dump)
    return bot(name).choose(state, seat).text
