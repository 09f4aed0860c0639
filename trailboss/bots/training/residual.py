"""What a sum over features misses: a small network with one number as its answer."""

from __future__ import annotations

from typing import Any

import numpy as np

from trailboss.bots.training.adam import Adam
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
    adam = Adam(net, DECAY)
    best: list[Any] = []
    least = float(np.sqrt((y[cut:] ** 2).mean()))
    for epoch in range(EPOCHS):
        rate = LEARNING_RATE * (0.5 * (1 + np.cos(np.pi * epoch / EPOCHS)) + 0.02)
        order = rng.permutation(cut)
        for begin in range(0, cut, BATCH):
            rows = order[begin : begin + BATCH]
            adam.step(net, slopes(net, z[rows], y[rows]), rate)
        error = float(np.sqrt(((answers(net, z[cut:])[0][:, 0] - y[cut:]) ** 2).mean()))
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


def answers(net: list[Any], z: Array) -> tuple[Any, Any]:
    inner = np.maximum(z @ net[0] + net[1], 0)
    return inner @ net[2] + net[3], inner


def slopes(net: list[Any], z: Array, y: Array) -> list[Any]:
    found, inner = answers(net, z)
    slope = (found - y[:, None]) / len(z)
    back = (slope @ net[2].T) * (inner > 0)
    return [z.T @ back, back.sum(axis=0), inner.T @ slope, slope.sum(axis=0)]
