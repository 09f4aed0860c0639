"""Fitting a network to what came of positions: plain gradient descent in numpy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from trailboss.bots.training.adam import Adam
from trailboss.bots.training.samples import Samples
from trailboss.bots.value import Array, Network

HIDDEN = (64, 32)
BATCH = 256
LEARNING_RATE = 2e-3
DECAY = 1e-5
POINTS = 10.0
"""Outcomes are learned in tens of points, so that all errors are of one size."""
WIN_WEIGHT = 0.5


def fit(
    samples: Samples,
    names: Sequence[str],
    categories: Sequence[str],
    *,
    seed: int,
    epochs: int = 12,
    held_out: float = 0.1,
    start: Network | None = None,
    note: dict[str, Any] | None = None,
    progress: Callable[[int, float], None] | None = None,
) -> Network:
    """A network that foretells outcomes; of all epochs, the one that does best on positions that
    were held out. Samples come in order of games: the last ones are held out."""
    rng = np.random.default_rng(seed)
    features, outcomes, _ = samples
    cut = max(1, int(len(features) * (1 - held_out)))
    mean = features[:cut].mean(axis=0)
    spread = features[:cut].std(axis=0)
    spread[spread < 1e-6] = 1.0
    x = ((features - mean) / spread).astype(np.float32)
    y = outcomes.astype(np.float32).copy()
    y[:, :-1] /= POINTS
    net = _start(start, mean, spread, x.shape[1], y.shape[1], rng)
    adam = Adam(net, DECAY)
    best, best_error = [part.copy() for part in net], np.inf
    for epoch in range(epochs):
        order = rng.permutation(cut)
        rate = LEARNING_RATE * (0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 0.02)
        for begin in range(0, cut, BATCH):
            rows = order[begin : begin + BATCH]
            adam.step(net, _gradients(net, x[rows], y[rows]), rate)
        error = _error(net, x[cut:], y[cut:]) if cut < len(x) else 0.0
        if progress is not None:
            progress(epoch + 1, error)
        if error < best_error:
            best, best_error = [part.copy() for part in net], error
    told = {"held_out_error": round(float(best_error), 4), **(note or {})}
    return _unscaled(best, mean, spread, names, categories, told)


Parts = list[Any]
"""Matrix, bias, matrix, bias, ..."""


def _start(
    start: Network | None, mean: Array, spread: Array, inputs: int, outputs: int, rng: Any
) -> Parts:
    """Random small weights, or those of an earlier network on the scale of these samples."""
    parts: Parts = []
    if start is not None:
        for matrix, bias in start.layers:
            parts += [matrix.astype(np.float32).copy(), bias.astype(np.float32).copy()]
        parts[1] = parts[1] + mean @ parts[0]
        parts[0] = parts[0] * spread[:, None]
        parts[-2][:, :-1] /= POINTS
        parts[-1][:-1] /= POINTS
        return [part.astype(np.float32) for part in parts]
    sizes = (inputs, *HIDDEN, outputs)
    for before, after in pairwise(sizes):
        scale = np.sqrt(2 / before)
        parts.append((rng.standard_normal((before, after)) * scale).astype(np.float32))
        parts.append(np.zeros(after, np.float32))
    parts[-2] *= 0.1
    return parts


def _forward(net: Parts, x: Array) -> list[Array]:
    layers = [x]
    last = len(net) // 2 - 1
    for i in range(last + 1):
        found = layers[-1] @ net[2 * i] + net[2 * i + 1]
        layers.append(found if i == last else np.maximum(found, 0))
    return layers


def _gradients(net: Parts, x: Array, y: Array) -> Parts:
    layers = _forward(net, x)
    out = layers[-1]
    slope = (out - y) / len(x)
    chance = 1 / (1 + np.exp(-np.clip(out[:, -1], -30, 30)))
    slope[:, -1] = WIN_WEIGHT * (chance - y[:, -1]) / len(x)
    found: Parts = [None] * len(net)
    for i in range(len(net) // 2 - 1, -1, -1):
        found[2 * i] = layers[i].T @ slope
        found[2 * i + 1] = slope.sum(axis=0)
        if i:
            slope = (slope @ net[2 * i].T) * (layers[i] > 0)
    return found


def _error(net: Parts, x: Array, y: Array) -> float:
    """Of the margin, in points: the root of the mean square."""
    out = _forward(net, x)[-1]
    margin = out[:, :-2].sum(axis=1) - out[:, -2]
    truth = y[:, :-2].sum(axis=1) - y[:, -2]
    return float(np.sqrt(((margin - truth) ** 2).mean()) * POINTS)


def _unscaled(
    net: Parts,
    mean: Array,
    spread: Array,
    names: Sequence[str],
    categories: Sequence[str],
    note: dict[str, Any],
) -> Network:
    """The scales of features and outcomes are taken into the first and the last layer."""
    parts = [part.copy() for part in net]
    parts[0] = parts[0] / spread[:, None]
    parts[1] = parts[1] - mean @ parts[0]
    parts[-2][:, :-1] *= POINTS
    parts[-1][:-1] *= POINTS
    layers = tuple((parts[i], parts[i + 1]) for i in range(0, len(parts), 2))
    return Network(tuple(names), tuple(categories), layers, note)
