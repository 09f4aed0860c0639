"""Fitting a value without hidden layers: for games that give few positions to learn from each.

Points are fitted by least squares, the chance to win by logistic regression, both held back a
little from following single positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from trailboss.bots.training.samples import Samples
from trailboss.bots.value import Array, Network

RIDGE = 3.0
"""How much evidence, in positions, a weight needs before it counts half."""
CHANCE_RIDGE = 8.0
STEPS = 6
"""Of Newton's method: then nothing moves any more."""


def fit_linear(
    samples: Samples,
    names: Sequence[str],
    categories: Sequence[str],
    *,
    held_out: float = 0.1,
    note: dict[str, Any] | None = None,
) -> Network:
    """The error in the note is that of positions which were held out, the last ones; then all of
    them are fitted."""
    cut = max(1, int(len(samples.features) * (1 - held_out)))
    tried = _fitted(samples.features[:cut], samples.outcomes[:cut])
    error = _error(tried, samples.features[cut:], samples.outcomes[cut:])
    matrix, bias = _fitted(samples.features, samples.outcomes)
    layers = ((matrix.astype(np.float32), bias.astype(np.float32)),)
    told = {"held_out_error": round(error, 4), **(note or {})}
    return Network(tuple(names), tuple(categories), layers, told)


def _fitted(features: Array, outcomes: Array) -> tuple[Any, Any]:
    x = features.astype(np.float64)
    mean, spread = x.mean(axis=0), x.std(axis=0)
    spread[spread < 1e-6] = 1.0
    z = np.concatenate([(x - mean) / spread, np.ones((len(x), 1))], axis=1)
    held = np.eye(z.shape[1])
    held[-1, -1] = 1e-6  # not the mean
    y = outcomes.astype(np.float64)
    weights = np.linalg.solve(z.T @ z + RIDGE * held, z.T @ y[:, :-1])
    chance = _logistic(z, y[:, -1], held)
    both = np.concatenate([weights, chance[:, None]], axis=1)
    matrix = both[:-1] / spread[:, None]
    return matrix, both[-1] - mean @ matrix


def _logistic(z: Any, won: Any, held: Any) -> Any:
    weights = np.zeros(z.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(z @ weights, -30, 30)))
        slope = z.T @ (won - chance) - CHANCE_RIDGE * held @ weights
        bend = (z * (chance * (1 - chance) + 1e-6)[:, None]).T @ z + CHANCE_RIDGE * held
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def _error(fitted: tuple[Any, Any], features: Array, outcomes: Array) -> float:
    """Of the margin, in points: the root of the mean square."""
    if not len(features):
        return 0.0
    found = features @ fitted[0] + fitted[1]
    margin = found[:, :-2].sum(axis=1) - found[:, -2]
    truth = outcomes[:, :-2].sum(axis=1) - outcomes[:, -2]
    return float(np.sqrt(((margin - truth) ** 2).mean()))
