"""A network while it is being taught: forwards, backwards, and one step of learning.

Proximal policy optimisation (Schulman and others, 2017) with masks over illegal answers. Beside the
worth of a position the network learns to foretell the own points and the chance to win, which
people are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from trailboss.bots.policy.network import PolicyNetwork, squashed
from trailboss.bots.value import Array

BODY: Final = (256, 192)
"""Units of the layers between columns and answers."""
CLIP: Final = 0.2
"""How far a step may change the likelihood of an answer before it counts for nothing more."""
WORTH: Final = 0.5
ASIDE: Final = 0.1
"""How much errors of the worth count beside the choice, and those of points and chances."""
STEEPEST: Final = 0.5
"""The length of a slope at most."""
MEAN: Final = 0.9
SQUARE: Final = 0.999
"""How slowly the mean slope and the mean of its square follow (Adam)."""
OUTLOOKS: Final = 3
"""Worth, own points, chance to win."""
FIRST: Final = 300
"""Inputs of the first layer that are taken to say something at once."""


class Batch(NamedTuple):
    """Answers to learn from."""

    columns: Array
    legal: Array
    """By answer of the tables: whether it could be given."""
    given: Array
    """The number of the answer that was given."""
    liked: Array
    """How likely it was then, as a logarithm."""
    gain: Array
    """How much better than expected it turned out, in deviations."""
    worth: Array
    points: Array
    won: Array


class Learned(NamedTuple):
    """What a step says about itself."""

    spread: float
    """How undecided the policy is (entropy)."""
    moved: float
    """How far it went from the one that played (divergence)."""
    error: float
    """Of the worth, squared."""


class Student:
    """Weights in a list, as `parameters` orders them, with the memory of Adam."""

    def __init__(self, weights: list[Any], moments: list[Any], steps: int = 0) -> None:
        self.weights = weights
        self.moments = moments
        """The mean of every slope, then the mean of its square."""
        self.steps = steps
        self.layers = (len(weights) - 4) // 2

    @classmethod
    def new(cls, columns: int, answers: int, seed: int) -> Student:
        rng = np.random.default_rng(seed)
        weights: list[Any] = []
        sizes = (columns, *BODY)
        for inputs, units in pairwise(sizes):
            spread = np.sqrt(2 / min(inputs, FIRST))
            weights += [rng.standard_normal((inputs, units)) * spread, np.zeros(units)]
        weights += [rng.standard_normal((answers, BODY[-1])) * 0.01, np.zeros(answers)]
        weights += [rng.standard_normal((BODY[-1], OUTLOOKS)) * 0.05, np.zeros(OUTLOOKS)]
        weights = [one.astype(np.float32) for one in weights]
        return cls(weights, [np.zeros_like(one) for one in weights * 2])

    @classmethod
    def of(
        cls, network: PolicyNetwork, columns: Sequence[str], answers: Sequence[str], seed: int
    ) -> Student:
        """Begins with what a network knows. Columns that it does not know say nothing yet; answers
        that it does not know are liked like all others."""
        student = cls.new(len(columns), len(answers), seed)
        row = {name: i for i, name in enumerate(network.columns)}
        known = [(i, row[name]) for i, name in enumerate(columns) if name in row]
        student.weights[0][:] = 0
        _copy_rows(student.weights[0], network.body[0][0], known)
        student.weights[1] = network.body[0][1].copy()
        for layer, (matrix, bias) in enumerate(network.body[1:], 1):
            student.weights[2 * layer : 2 * layer + 2] = [matrix.copy(), bias.copy()]
        row = {name: i for i, name in enumerate(network.answers)}
        known = [(i, row[name]) for i, name in enumerate(answers) if name in row]
        for mine, theirs in zip(student.weights[-4:-2], network.choice, strict=True):
            _copy_rows(mine, theirs, known)
        student.weights[-2:] = [one.copy() for one in network.outlook]
        return student

    def depths(self, seen: Array) -> list[Array]:
        """Layer by layer, what was put in first."""
        found = [seen]
        for i in range(0, 2 * self.layers, 2):
            found.append(np.maximum(found[-1] @ self.weights[i] + self.weights[i + 1], 0))
        return found

    def likings(self, depth: Array, legal: Array) -> tuple[Array, Array]:
        """How likely each answer is in each position, and the logarithm of that (0 for what is
        illegal)."""
        matrix, bias = self.weights[-4:-2]
        logits = np.where(legal, depth @ matrix.T + bias, np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        liked = np.exp(logits)
        total = liked.sum(axis=1, keepdims=True)
        liked /= total
        return liked, np.where(legal, logits - np.log(total), 0)

    def outlooks(self, depth: Array) -> Array:
        found: Array = depth @ self.weights[-2] + self.weights[-1]
        return found

    def learn(self, batch: Batch, rate: float, curiosity: float, copying: bool = False) -> Learned:
        """One step. ``copying``: every answer that was given is a good one."""
        rows = np.arange(len(batch.given))
        used = np.flatnonzero(batch.legal.any(axis=0))
        place = np.searchsorted(used, batch.given)
        depths = self.depths(squashed(batch.columns))
        choosing = Student([*self.weights[:-4], *self._rows(used), *self.weights[-2:]], [])
        liked, logs = choosing.likings(depths[-1], batch.legal[:, used])
        spread = -(liked * logs).sum(axis=1)
        log = logs[rows, place]
        ratio = np.exp(log - batch.liked)
        counted = np.where(batch.gain >= 0, ratio <= 1 + CLIP, ratio >= 1 - CLIP)
        wanted = 1 if copying else np.where(counted, ratio * batch.gain, 0)
        pull = -wanted * np.ones(len(rows), np.float32) / len(rows)
        slope = -liked * pull[:, None]
        slope[rows, place] += pull
        slope += curiosity / len(rows) * liked * (logs + spread[:, None])
        slope[~batch.legal[:, used]] = 0
        told = self.outlooks(depths[-1])
        off = _off(told, batch)
        self._step(depths, used, slope.astype(np.float32), off, rate)
        error = float(((told[:, 0] - batch.worth) ** 2).mean())
        return Learned(float(spread.mean()), float((batch.liked - log).mean()), error)

    def _rows(self, used: Array) -> list[Array]:
        """What chooses among these answers alone: most are legal in no position of a batch."""
        return [self.weights[-4][used], self.weights[-3][used]]

    def _step(
        self, depths: list[Array], used: Array, slope: Array, off: Array, rate: float
    ) -> None:
        slopes: list[Any] = [None] * len(self.weights)
        deepest = depths[-1]
        slopes[-4] = np.zeros_like(self.weights[-4])
        slopes[-4][used] = slope.T @ deepest
        slopes[-3] = np.zeros_like(self.weights[-3])
        slopes[-3][used] = slope.sum(axis=0)
        slopes[-2] = deepest.T @ off
        slopes[-1] = off.sum(axis=0)
        back = slope @ self.weights[-4][used] + off @ self.weights[-2].T
        for layer in range(self.layers - 1, -1, -1):
            back = back * (depths[layer + 1] > 0)
            slopes[2 * layer] = depths[layer].T @ back
            slopes[2 * layer + 1] = back.sum(axis=0)
            if layer:
                back = back @ self.weights[2 * layer].T
        self._follow(slopes, rate)

    def _follow(self, slopes: list[Any], rate: float) -> None:
        """Adam, with slopes that are too steep made shorter."""
        self.steps += 1
        length = float(np.sqrt(sum(float((one * one).sum()) for one in slopes)))
        shorter = np.float32(min(1.0, STEEPEST / (length + 1e-8)))
        first, second = 1 - MEAN**self.steps, 1 - SQUARE**self.steps
        half = len(self.weights)
        for i, slope in enumerate(slopes):
            slope *= shorter
            mean, square = self.moments[i], self.moments[half + i]
            mean += np.float32(1 - MEAN) * (slope - mean)
            square += np.float32(1 - SQUARE) * (slope * slope - square)
            change = mean / (np.sqrt(square / np.float32(second)) + np.float32(1e-5))
            self.weights[i] -= np.float32(rate / first) * change

    def widened(self, columns: int) -> Student:
        """With so many columns more, which count for nothing yet."""

        def wider(one: Any) -> Any:
            return np.concatenate([one, np.zeros((columns, one.shape[1]), np.float32)])

        half = len(self.weights)
        weights, moments = list(self.weights), list(self.moments)
        weights[0] = wider(weights[0])
        moments[0], moments[half] = wider(moments[0]), wider(moments[half])
        return Student(weights, moments, self.steps)

    def network(
        self,
        columns: tuple[str, ...],
        answers: tuple[str, ...],
        note: dict[str, Any],
        plays: tuple[tuple[int, tuple[str, ...]], ...],
    ) -> PolicyNetwork:
        layers = [(self.weights[i], self.weights[i + 1]) for i in range(0, 2 * self.layers, 2)]
        return PolicyNetwork(
            columns,
            answers,
            tuple(layers),
            (self.weights[-4], self.weights[-3]),
            (self.weights[-2], self.weights[-1]),
            note,
            plays,
        )


def _off(told: Array, batch: Batch) -> Array:
    """The slopes of what is foretold."""
    share = np.float32(1 / len(told))
    off = np.empty_like(told)
    off[:, 0] = 2 * WORTH * share * (told[:, 0] - batch.worth)
    off[:, 1] = 2 * ASIDE * share * (told[:, 1] - batch.points)
    chance = 1 / (1 + np.exp(-np.clip(told[:, 2], -30, 30)))
    off[:, 2] = ASIDE * share * (chance - batch.won)
    return off


def _copy_rows(into: Any, source: Any, rows: Sequence[tuple[int, int]]) -> None:
    """Pairs of where to and where from."""
    for to, whence in rows:
        into[to] = source[whence]


def mean_of(students: list[Student]) -> Student:
    """Side by side they learned from different games; together they know what all learned."""

    def mean(several: tuple[Any, ...]) -> Any:
        return np.mean(several, axis=0, dtype=np.float32)

    weights = [mean(several) for several in zip(*[one.weights for one in students], strict=True)]
    moments = [mean(several) for several in zip(*[one.moments for one in students], strict=True)]
    return Student(weights, moments, students[0].steps)
