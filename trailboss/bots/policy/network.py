"""The network of a policy: from what a seat sees to how good each answer is.

It reads columns of the view by their names and answers by their notation, so one network plays all
tables of a game: with more seats, with an expansion, against a solo rival. What a table does not
have counts as nothing; an answer that was never learned is thought of like others of its kind.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from trailboss.bots.value import Array, Layers
from trailboss.kernel.action import Action
from trailboss.kernel.action_space import ActionSpace
from trailboss.kernel.errors import BadOption
from trailboss.kernel.layout import Layout
from trailboss.kernel.state import State

FORMAT: Final = 1
"""Of the file of weights."""
STEPS: Final = 127
"""Weights are kept as whole numbers up to this, each unit with a scale of its own."""
POINTS: Final = 25.0
"""So many points count as one in what the network foretells."""
GREEN_OWN: Final = 0.7
"""How much own points count at the beginning of a training."""


class Aim(NamedTuple):
    """What a policy makes as much of as it can: its worths are on this scale."""

    own: float = 0.3
    """How much own points count, and the rest the lead on the best rival."""
    won: float = 10.0
    """Points that a victory counts for besides; a defeat as many the other way."""

    def outcome(self, own: float, rival: float, won: float) -> float:
        """What a game came to for a seat."""
        return own - (1 - self.own) * rival + self.won * (2 * won - 1)

    def lead(self, foretold: Prospect) -> float:
        """On the best rival, of what was foretold."""
        rest = foretold.points + self.won * (2 * foretold.chance - 1) - foretold.worth
        return foretold.points - rest / (1 - self.own)


AIM: Final = Aim()
"""What is aimed at when a training ends."""


@dataclass(frozen=True)
class PolicyNetwork:
    """Weights, and what they are about."""

    columns: tuple[str, ...]
    """The columns it reads, by name (`Layout.names`)."""
    answers: tuple[str, ...]
    """The answers it knows, by notation."""
    body: Layers
    """From columns to what they have in common."""
    choice: tuple[Array, Array]
    """From there to every answer: a row and a bias for each."""
    outlook: tuple[Array, Array]
    """From there to what the position will come to: its worth and the own points, both in `POINTS`,
    and the chance to win as a logit."""
    note: dict[str, Any] = field(default_factory=dict)
    """How it was made."""
    plays: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """The tables that it learned: how many seats, and the parts of the box."""
    aim: Aim = AIM

    def knows(self, state: State) -> bool:
        """Whether it learned at tables like this one."""
        return (state.seats, tuple(part.name for part in state.box.parts)) in self.plays


def squashed(columns: Array) -> Array:
    """Columns are counts of very different size: a root keeps their order and makes them
    comparable."""
    numbers: Array = columns.astype(np.float32)
    found: Array = np.sign(numbers) * np.sqrt(np.abs(numbers))
    return found


class Prospect(NamedTuple):
    """What a position will come to for a seat, or a game has come to."""

    worth: float
    """In points: see `Aim`."""
    points: float
    """Own ones at the end of the game."""
    chance: float
    """To win."""


class Reader:
    """A network as it is used at tables of one box and number of seats."""

    def __init__(self, network: PolicyNetwork, layout: Layout, space: ActionSpace) -> None:
        self.layout = layout
        self.space = space
        at = {name: i for i, name in enumerate(network.columns)}
        names = layout.names()
        known = [(place, at[name]) for place, name in enumerate(names) if name in at]
        self._seen = np.asarray([place for place, _ in known], np.intp)
        rows = np.asarray([row for _, row in known], np.intp)
        (matrix, bias), *others = network.body
        self._body = ((np.ascontiguousarray(matrix[rows]), bias), *others)
        self._choice, self._bias = _fitted(network, space)
        self._outlook = network.outlook
        self.aim = network.aim

    def numbers(self, offered: Sequence[Action]) -> list[int]:
        encode = self.space.encode
        return [encode(action) for action in offered]

    def depths(self, columns: Array) -> Array:
        """What the positions have in common with others, a row for each row of columns."""
        found = squashed(columns[:, self._seen])
        for matrix, bias in self._body:
            found = np.maximum(found @ matrix + bias, 0)
        return found

    def prospects(self, depths: Array) -> list[Prospect]:
        """For the seats that see them."""
        matrix, bias = self._outlook
        told = depths @ matrix + bias
        chances = 1 / (1 + np.exp(-np.clip(told[:, 2], -30, 30)))
        return [
            Prospect(POINTS * worth, POINTS * points, chance)
            for worth, points, chance in zip(*told[:, :2].T.tolist(), chances.tolist(), strict=True)
        ]

    def likings(self, depth: Array, answers: Sequence[int]) -> Array:
        """How likely each of these answers is, by number."""
        rows = np.asarray(answers, np.intp)
        found = self._choice[rows] @ depth + self._bias[rows]
        found -= found.max()
        np.exp(found, out=found)
        liked: Array = found / found.sum()
        return liked


def green_aim(green: float) -> Aim:
    """Who is green (1 at the beginning of a training, 0 at its end) looks after the own points
    first, and does not mind who wins: who races before having learned to ride learns nothing
    else."""
    return Aim(AIM.own + (GREEN_OWN - AIM.own) * green, AIM.won * (1 - green))


def _fitted(network: PolicyNetwork, space: ActionSpace) -> tuple[Array, Array]:
    """Rows and biases for every answer of a space, in its order."""
    matrix, bias = network.choice
    at: dict[str, int] = {answer: row for row, answer in enumerate(network.answers)}
    kinds: dict[str, list[int]] = {}
    for answer, row in at.items():
        kinds.setdefault(answer.partition(" ")[0], []).append(row)
    rows = np.zeros((len(space), matrix.shape[1]), np.float32)
    biases: Array = np.zeros(len(space), np.float32)
    for number, action in enumerate(space):
        known = at.get(action.text)
        alike = kinds.get(action.kind, []) if known is None else [known]
        if alike:
            rows[number] = matrix[alike].mean(axis=0)
            biases[number] = bias[alike].mean()
    return rows, biases


# ---- files


def save(path: Path, network: PolicyNetwork) -> None:
    about = {
        "format": FORMAT,
        "columns": network.columns,
        "answers": network.answers,
        "layers": len(network.body),
        "note": network.note,
        "plays": network.plays,
        "aim": network.aim,
    }
    arrays: dict[str, Any] = {"about": np.array(json.dumps(about))}
    for i, layer in enumerate(network.body):
        _put(arrays, f"body {i}", layer)
    _put(arrays, "choice", (network.choice[0].T, network.choice[1]))
    _put(arrays, "outlook", network.outlook)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def _put(arrays: dict[str, Any], name: str, layer: tuple[Array, Array]) -> None:
    matrix, bias = layer
    scale = np.maximum(np.abs(matrix).max(axis=0), 1e-9) / STEPS
    arrays[f"{name} matrix"] = np.rint(matrix / scale).astype(np.int8)
    arrays[f"{name} scale"] = scale.astype(np.float32)
    arrays[f"{name} bias"] = bias.astype(np.float32)


def load(path: Path) -> PolicyNetwork:
    with np.load(path, allow_pickle=False) as arrays:
        about = json.loads(str(arrays["about"]))
        if about["format"] != FORMAT:
            raise BadOption(f"{path} has format {about['format']}, this version reads {FORMAT}")
        matrix, bias = _taken(arrays, "choice")
        return PolicyNetwork(
            tuple(about["columns"]),
            tuple(about["answers"]),
            tuple(_taken(arrays, f"body {i}") for i in range(about["layers"])),
            (np.ascontiguousarray(matrix.T), bias),
            _taken(arrays, "outlook"),
            about["note"],
            tuple((seats, tuple(parts)) for seats, parts in about["plays"]),
            Aim(*about["aim"]),
        )


def _taken(arrays: Any, name: str) -> tuple[Array, Array]:
    matrix: Array = arrays[f"{name} matrix"].astype(np.float32) * arrays[f"{name} scale"]
    bias: Array = arrays[f"{name} bias"]
    return matrix, bias


@cache
def trained(path: Path) -> PolicyNetwork | None:
    """What comes with the package, read once; None if nothing was learned yet."""
    return load(path) if path.exists() else None
