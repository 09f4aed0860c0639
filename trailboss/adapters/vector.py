"""Many seats at once: games spread over worker processes, arrays in shared memory.

    from trailboss.adapters.vector import VectorEnv
    envs = VectorEnv("el_paso", envs=64, workers=2, rivals=["random"])

A step sends every worker one byte; actions, observations, masks and rewards lie in memory that all
processes share. A game that is over begins anew in the same step: the observation is that of the
new game's first question (Gymnasium calls it *same step*). The arrays are overwritten by the next
step: copy what must last.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, ClassVar, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from trailboss.adapters.gymnasium import ILLEGAL, SeatEnv
from trailboss.adapters.learning_table import COLUMN, MASK
from trailboss.kernel.errors import IllegalAction

_STEP, _RESET, _STOP = b"s", b"r", b"q"


class _Memory(NamedTuple):
    """What all processes share, a row for every game."""

    actions: Any
    seeds: Any
    columns: Any
    masks: Any
    rewards: Any
    ended: Any

    def arrays(self, games: int) -> _Arrays:
        def rows(raw: Any, kind: Any) -> NDArray[Any]:
            return np.frombuffer(raw, kind).reshape(games, -1)

        return _Arrays(
            rows(self.actions, np.int64)[:, 0],
            rows(self.seeds, np.int64)[:, 0],
            rows(self.columns, COLUMN),
            rows(self.masks, MASK),
            rows(self.rewards, np.float64)[:, 0],
            rows(self.ended, np.bool_)[:, 0],
        )


class _Arrays(NamedTuple):
    actions: NDArray[np.int64]
    seeds: NDArray[np.int64]
    columns: NDArray[np.int16]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]


def _memory(games: int, actions: int, columns: int) -> _Memory:
    return _Memory(
        RawArray("b", games * 8),
        RawArray("b", games * 8),
        RawArray("b", games * columns * COLUMN.itemsize),
        RawArray("b", games * actions),
        RawArray("b", games * 8),
        RawArray("b", games),
    )


class VectorEnv(GymnasiumVectorEnv[Any, Any, Any]):  # type: ignore[misc]  # no types
    """``envs`` games in ``workers`` processes; further settings are those of `SeatEnv`."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        envs: int,
        workers: int = 1,
        **settings: Any,
    ) -> None:
        one = SeatEnv(game, **settings)
        self.num_envs = envs
        self.single_action_space = one.action_space
        self.single_observation_space = one.observation_space
        self.action_space = batch_space(one.action_space, envs)
        self.observation_space = batch_space(one.observation_space, envs)
        actions = int(spaces.flatdim(one.action_space))
        memory = _memory(envs, actions, one.table.layout.width)
        self._arrays = memory.arrays(envs)
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        context = multiprocessing.get_context("spawn")
        for share in _shares(envs, workers):
            ours, theirs = context.Pipe()
            process = context.Process(
                target=_work, args=(theirs, memory, envs, share, game, settings), daemon=True
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        if seed is None:
            seeds = np.random.default_rng().integers(2**62, size=self.num_envs)
        elif isinstance(seed, int):
            seeds = np.arange(seed, seed + self.num_envs)
        else:
            seeds = np.asarray(seed)
        self._arrays.seeds[:] = seeds
        self._all(_RESET)
        return self._seen(), {}

    def step(
        self, actions: Any
    ) -> tuple[
        dict[str, NDArray[Any]],
        NDArray[np.float64],
        NDArray[np.bool_],
        NDArray[np.bool_],
        dict[str, Any],
    ]:
        self._arrays.actions[:] = actions
        self._all(_STEP)
        ended = self._arrays.ended.copy()
        return self._seen(), self._arrays.rewards.copy(), ended, np.zeros_like(ended), {}

    def _seen(self) -> dict[str, NDArray[Any]]:
        return {"observation": self._arrays.columns, "action_mask": self._arrays.masks}

    def _all(self, order: bytes) -> None:
        for pipe in self._pipes:
            pipe.send_bytes(order)
        for pipe in self._pipes:
            failed = pipe.recv_bytes()
            if failed:
                raise RuntimeError(failed.decode())

    @property
    def worker_ids(self) -> list[int]:
        """The ids of the processes, for whoever wants to watch them."""
        return [process.pid for process in self._processes]

    def close_extras(self, **kwargs: Any) -> None:
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            pipe.send_bytes(_STOP)
            process.join()
            pipe.close()


def _shares(envs: int, workers: int) -> list[range]:
    """Which games each worker plays, as evenly as it goes."""
    workers = max(1, min(workers, envs))
    edges = [envs * number // workers for number in range(workers + 1)]
    return [range(first, last) for first, last in pairwise(edges)]


def _work(
    pipe: Connection,
    memory: _Memory,
    games: int,
    share: range,
    game: str,
    settings: Mapping[str, Any],
) -> None:
    """A worker: does what it is told until it is stopped, and says what went wrong."""
    arrays = memory.arrays(games)
    played = [_Game(SeatEnv(game, **settings), row, arrays) for row in share]
    first, last = share.start, share.stop
    while (order := pipe.recv_bytes()) != _STOP:
        try:
            # One list for all games: asking an array for each of its numbers costs more.
            if order == _RESET:
                for one, seed in zip(played, arrays.seeds[first:last].tolist(), strict=True):
                    one.begin(seed)
            else:
                actions = arrays.actions[first:last].tolist()
                told = [one.step(action) for one, action in zip(played, actions, strict=True)]
                arrays.rewards[first:last] = [reward for reward, _ in told]
                arrays.ended[first:last] = [ended for _, ended in told]
            pipe.send_bytes(b"")
        except Exception as error:  # told to whoever steps, who can do something about it
            pipe.send_bytes(f"{type(error).__name__}: {error}".encode())


class _Game:
    """One game of a worker, with its rows of the shared memory."""

    def __init__(self, env: SeatEnv, row: int, arrays: _Arrays) -> None:
        self.env = env
        self.columns = memoryview(arrays.columns[row])
        self.mask = memoryview(arrays.masks[row]).cast("B")

    def begin(self, seed: int | None = None) -> None:
        self.env.begin(seed)
        self._write()

    def step(self, action: int) -> tuple[float, bool]:
        try:
            earned, ended = self.env.answer(action)
        except IllegalAction:
            earned, ended = ILLEGAL, True
        if ended:
            self.env.begin()
        self._write()
        return earned, ended

    def _write(self) -> None:
        self.env.table.write(self.env.seat, self.columns, self.mask)
