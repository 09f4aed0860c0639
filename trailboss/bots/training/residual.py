"""What a sum over features misses: a small network with one number as its answer."""

from __future__ import annotations

from typing import Any

import numpy as np

from trailboss.bots.value import Array, Layers

HIDDEN = 32
BATCH = 512
EPOCHS = 14
LEARNING_RATE = 2e-3
DECAY = 2e-2
SCALE = 10.0
"""Points are learned in tens."""


def fit_residual(
    x: Any, target: Any, cut: int, seed: int, mean: Any, spread: Any
) -> tuple[Layers, float]:
    """Layers from features as they come to the target, in points, and how far off they are on the
    rows from ``cut`` on, which are held out. Of all epochs the best one there, and no layers at all
    if none helps."""
    rng = np.random.default_rng(seed)
    z = ((x - mean) / spread).astype(np.float32)
    y = (target / SCALE).astype(np.float32)
    size = z.shape[1]
    net = [
        (rng.standard_normal((size, HIDDEN)) * np.sqrt(1 / size)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        (rng.standard_normal((HIDDEN, 1)) * 0.05).astype(np.float32),
        np.zeros(1, np.float32),
    ]
    first = [np.zeros_like(part) for part in net]
    second = [np.zeros_like(part) for part in net]
    best: list[Any] = []
    least = float(np.sqrt((y[cut:] ** 2).mean()))
    steps = 0
    for epoch in range(EPOCHS):
        rate = LEARNING_RATE * (0.5 * (1 + np.cos(np.pi * epoch / EPOCHS)) + 0.02)
        order = rng.permutation(cut)
        for begin in range(0, cut, BATCH):
            rows = order[begin : begin + BATCH]
            steps += 1
            for i, slope in enumerate(_slopes(net, z[rows], y[rows])):
                first[i] += 0.1 * (slope - first[i])
                second[i] += 0.001 * (slope * slope - second[i])
                move = first[i] / (1 - 0.9**steps)
                move /= np.sqrt(second[i] / (1 - 0.999**steps)) + 1e-8
                net[i] -= (rate * (move + DECAY * net[i])).astype(np.float32)
        error = float(np.sqrt(((_answers(net, z[cut:])[0][:, 0] - y[cut:]) ** 2).mean()))
        if error < least:
            least, best = error, [part.copy() for part in net]
    if not best:
        return (), least * SCALE
    matrix = best[0] / spread[:, None]
    bias = best[1] - mean @ matrix
    layers: Layers = (
        (matrix.astype(np.float32), bias.astype(np.float32)),
        (best[2] * np.float32(SCALE), best[3] * np.float32(SCALE)),
    )
    return layers, least * SCALE


def _answers(net: list[Any], z: Array) -> tuple[Any, Any]:
    inner = np.maximum(z @ net[0] + net[1], 0)
    return inner @ net[2] + net[3], inner


def _slopes(net: list[Any], z: Array, y: Array) -> list[Any]:
    found, inner = _answers(net, z)
    slope = (found - y[:, None]) / len(z)
    back = (slope @ net[2].T) * (inner > 0)
    return [z.T @ back, back.sum(axis=0), inner.T @ slope, slope.sum(axis=0)]
