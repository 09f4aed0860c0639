"""Gradient descent with steps of their own for every weight (Adam, with decay of the weights)."""

from __future__ import annotations

from typing import Any

import numpy as np

MEAN, SQUARE = 0.9, 0.999
"""How slowly the mean slope and the mean of its square follow."""


class Adam:
    def __init__(self, net: list[Any], decay: float) -> None:
        self.decay = decay
        self.first: list[Any] = [np.zeros_like(part) for part in net]
        self.second: list[Any] = [np.zeros_like(part) for part in net]
        self.steps = 0

    def step(self, net: list[Any], slopes: list[Any], rate: float) -> None:
        """Changes the weights in place."""
        self.steps += 1
        bias_1, bias_2 = 1 - MEAN**self.steps, 1 - SQUARE**self.steps
        for i, slope in enumerate(slopes):
            self.first[i] += (1 - MEAN) * (slope - self.first[i])
            self.second[i] += (1 - SQUARE) * (slope * slope - self.second[i])
            change = self.first[i] / bias_1 / (np.sqrt(self.second[i] / bias_2) + 1e-8)
            net[i] -= (rate * (change + self.decay * net[i])).astype(np.float32)
