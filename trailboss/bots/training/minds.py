"""A few small networks that learn side by side what a value still gets wrong.

Each is taught by its own part of the games and began elsewhere, so they differ where little is
known. A player of a game to learn from follows one of them from the first turn to the last, which
tries out whole plans; who plays for real listens to all of them. What speaks is not what is being
taught but its slow mean: without that, a value that is taught by its own forecasts runs away.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from trailboss.bots.training.adam import Adam
from trailboss.bots.training.residual import SCALE, slopes
from trailboss.bots.value import Array, Layers, mean_of

MINDS = 3
UNITS = 48
BATCH = 256
DECAY = 1e-4
SHARE = 0.7
"""Of the games, that each of them is taught by."""
INERTIA = 0.8
"""How much of what speaks stays from one lesson to the next."""
LEAST_SPREAD = 0.3
"""Of a feature, in its own units: what hardly varied is not blown up."""


class Mind:
    """One network with one hidden layer: what is being taught, and what speaks."""

    def __init__(self, features: Array, seed: int) -> None:
        rng = np.random.default_rng(seed)
        size = features.shape[1]
        matrix = rng.standard_normal((size, UNITS)) * np.sqrt(1 / size)
        matrix[features.std(axis=0) < 1e-6] = 0.0  # never seen to vary: it says nothing
        self.net: list[Any] = [
            matrix.astype(np.float32),
            np.zeros(UNITS, np.float32),
            (rng.standard_normal((UNITS, 1)) * 0.001).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.adam = Adam(self.net, DECAY)
        self.slow: list[Any] = [part.copy() for part in self.net]

    def learn(self, z: Array, y: Array, rate: float, rng: np.random.Generator) -> None:
        """From all rows once, in any order."""
        order = rng.permutation(len(z))
        for begin in range(0, len(z), BATCH):
            rows = order[begin : begin + BATCH]
            self.adam.step(self.net, slopes(self.net, z[rows], y[rows]), rate)
        self.slow = [
            (INERTIA * old + (1 - INERTIA) * new).astype(np.float32)
            for old, new in zip(self.slow, self.net, strict=True)
        ]


class Minds:
    """All of them, and the scale on which they see features."""

    def __init__(self, features: Array, seed: int) -> None:
        self.mean = features.mean(axis=0)
        self.spread = np.maximum(features.std(axis=0), LEAST_SPREAD)
        self.all = [Mind(features, seed * MINDS + number) for number in range(MINDS)]
        self.lessons = 0

    def learn(self, features: Array, missed: Array, games: Any, rate: float, seed: int) -> None:
        """``missed``: by position, what is to be added in points; ``games``: a number for each
        game, by which it is shared out."""
        z = ((features - self.mean) / self.spread).astype(np.float32)
        y = (missed / SCALE).astype(np.float32)
        rng = np.random.default_rng([seed, self.lessons])
        for number, mind in enumerate(self.all):
            heard = np.random.default_rng([seed, number]).random(int(games.max()) + 1) < SHARE
            rows = heard[games] if len(self.all) > 1 else np.ones(len(z), bool)
            mind.learn(z[rows], y[rows], rate, rng)
        self.lessons += 1

    def layers(self, minds: Sequence[Mind] | None = None) -> Layers:
        """What these say on average, from features as they come to points."""
        return mean_of([self._spoken(mind) for mind in minds or self.all])

    def _spoken(self, mind: Mind) -> Layers:
        first, bias, last, end = mind.slow
        matrix = (first / self.spread[:, None]).astype(np.float32)
        return (
            (matrix, (bias - self.mean @ matrix).astype(np.float32)),
            (last * np.float32(SCALE), end * np.float32(SCALE)),
        )

    # ---- files

    def save(self, path: Path) -> None:
        arrays: dict[str, Any] = {
            "mean": self.mean,
            "spread": self.spread,
            "lessons": np.array(self.lessons),
        }
        for number, mind in enumerate(self.all):
            arrays[f"{number} steps"] = np.array(mind.adam.steps)
            for name, parts in _parts(mind).items():
                for i, part in enumerate(parts):
                    arrays[f"{number} {name} {i}"] = part
        unfinished = path.with_suffix(".unfinished")
        with unfinished.open("wb") as file:
            np.savez_compressed(file, **arrays)
        unfinished.replace(path)  # whole or not at all, even if the run is cut off meanwhile

    @staticmethod
    def load(path: Path) -> Minds:
        with np.load(path) as arrays:
            minds = Minds(np.zeros((2, len(arrays["mean"])), np.float32), 0)
            minds.mean, minds.spread = arrays["mean"], arrays["spread"]
            minds.lessons = int(arrays["lessons"])
            for number, mind in enumerate(minds.all):
                mind.adam.steps = int(arrays[f"{number} steps"])
                for name, parts in _parts(mind).items():
                    parts[:] = [arrays[f"{number} {name} {i}"] for i in range(len(parts))]
        return minds


def _parts(mind: Mind) -> dict[str, list[Any]]:
    return {
        "net": mind.net,
        "slow": mind.slow,
        "first": mind.adam.first,
        "second": mind.adam.second,
    }
