"""The value: what a position will come to, foretold by a small network from its features.

A network has one output for the final points of each scoring category, one for the best rival's
total, and one for the chance to win. Weights are kept as arrays in an ``.npz`` file, one network
for each setting of a game, with a note on how they were made.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from trailboss.kernel.errors import BadOption

Array: TypeAlias = npt.NDArray[np.float32]
FORMAT = 2
"""Of the files. Raised when older ones can no longer be read."""
POINTS, MARGIN = "points", "margin"


Layers: TypeAlias = tuple[tuple[Array, Array], ...]
"""Matrix and bias; between layers negative numbers count as nothing."""


def through(layers: Layers, rows: Sequence[Sequence[float]] | Array) -> Array:
    found: Array = np.asarray(rows, np.float32)
    last = len(layers) - 1
    for i, (matrix, bias) in enumerate(layers):
        found = found @ matrix + bias
        if i < last:
            np.maximum(found, 0, out=found)
    return found


def mean_of(answers: Sequence[Layers]) -> Layers:
    """One network with one hidden layer that answers what these answer on average; one without
    layers answers nothing."""
    there = [layers for layers in answers if layers]
    if not there:
        return ()
    share = np.float32(1 / len(answers))
    return (
        (
            np.concatenate([matrix for (matrix, _), _ in there], axis=1),
            np.concatenate([bias for (_, bias), _ in there]),
        ),
        (
            np.concatenate([out for _, (out, _) in there]) * share,
            sum((last for _, (_, last) in there), np.zeros(1, np.float32)) * share,
        ),
    )


def together(one: Layers, other: Layers) -> Layers:
    """One network with one hidden layer whose answer is the sum of theirs."""
    return mean_of([tuple(_doubled(layers)) for layers in (one, other)])


def _doubled(layers: Layers) -> Iterator[tuple[Array, Array]]:
    for i, (matrix, bias) in enumerate(layers):
        factor = np.float32(2 if i == len(layers) - 1 else 1)
        yield matrix * factor, bias * factor


class Correction(NamedTuple):
    """What is added to a prior: by feature, by feature for every unit of the time left, and by what
    a small network makes of all of them together."""

    plain: Array
    timed: Array
    bias: float
    timed_bias: float
    clock: str
    """The feature that tells the time left. With none left nothing is corrected."""
    hidden: Layers = ()

    def of(self, rows: Array, time: Array) -> Array:
        found: Array = rows @ self.plain + self.bias + time * (rows @ self.timed + self.timed_bias)
        if self.hidden:
            found = found + through(self.hidden, rows)[:, 0]
        return np.where(time > 0, found, 0)

    def averaged(self, other: Correction) -> Correction:
        """Halfway between both: what each got wrong by chance counts half."""
        hidden = mean_of((self.hidden, other.hidden))
        return Correction(
            (self.plain + other.plain) / 2,
            (self.timed + other.timed) / 2,
            (self.bias + other.bias) / 2,
            (self.timed_bias + other.timed_bias) / 2,
            self.clock,
            hidden,
        )


@dataclass(frozen=True)
class Network:
    """Layers of weights between features, as they come, and outcomes in points."""

    features: tuple[str, ...]
    categories: tuple[str, ...]
    layers: Layers
    note: dict[str, Any] = field(default_factory=dict)
    """How it was made: seed, games, generation, strength."""
    prior: str = ""
    """A feature that foretells the own points roughly, by hand-written rules. Turns are compared
    by it and its correction then; the layers foretell margin, chances and categories for people.
    None: the layers are all there is."""
    correction: Correction | None = None
    aim: str = POINTS
    """What prior and correction foretell: the own `POINTS`, or the `MARGIN` to the best rival."""

    def outputs(self, rows: Sequence[Sequence[float]] | Array) -> Array:
        """By position: the points of every category, the best rival's total, and the logit of the
        chance to win."""
        return through(self.layers, rows)

    def values(self, rows: Sequence[Sequence[float]] | Array) -> Array:
        """By position: what a bot wants most of: margin and chance (`worth`), or with a prior its
        `aim`."""
        if not self.prior:
            return worth(self.outputs(rows))
        table: Array = np.asarray(rows, np.float32)
        rough: Array = table[:, self.features.index(self.prior)]
        if self.correction is None:
            return rough
        time = table[:, self.features.index(self.correction.clock)]
        return rough + self.correction.of(table, time)

    def outcome(self, own: float, rival: float, won: float) -> float:
        """What a finished game is worth on the scale of `values`."""
        if self.prior:
            return own - rival if self.aim == MARGIN else own
        return own - rival + CHANCE_WORTH * won

    def leaning(self, points: Mapping[str, float], clock: str, timed: bool = False) -> Network:
        """The same opinion, but by so many points features count more than was learned; if
        ``timed``, for every unit of the time that is left."""
        more: Array = np.zeros(len(self.features), np.float32)
        for feature, extra in points.items():
            more[self.features.index(feature)] = extra
        none: Array = np.zeros_like(more)
        old = self.correction or Correction(none, none, 0.0, 0.0, clock)
        plain, by_time = (none, more) if timed else (more, none)
        return replace(
            self, correction=old._replace(plain=old.plain + plain, timed=old.timed + by_time)
        )

    def reading(self, names: tuple[str, ...]) -> Network:
        """The same for positions told by these features: what was not learned counts for nothing,
        and what is not told is not there."""
        if names == self.features:
            return self
        place = {name: i for i, name in enumerate(self.features)}
        known = [i for i, name in enumerate(names) if name in place]
        taken = [place[names[i]] for i in known]

        def moved(weights: Array) -> Array:
            found: Array = np.zeros((len(names), *weights.shape[1:]), np.float32)
            found[known] = weights[taken]
            return found

        def first_moved(layers: Layers) -> Layers:
            return ((moved(layers[0][0]), layers[0][1]), *layers[1:]) if layers else ()

        correction = self.correction and self.correction._replace(
            plain=moved(self.correction.plain),
            timed=moved(self.correction.timed),
            hidden=first_moved(self.correction.hidden),
        )
        return replace(self, features=names, layers=first_moved(self.layers), correction=correction)


CHANCE_WORTH = 10.0
"""Points of margin that going from no chance to certain victory weighs besides the margin."""


def worth(outputs: Array) -> Array:
    """Margin and chance to win in one number, in points: margins guide early, chances late."""
    return margins(outputs) + CHANCE_WORTH * chances(outputs)


def margins(outputs: Array) -> Array:
    """Own points less those of the best rival."""
    found: Array = outputs[:, :-2].sum(axis=1) - outputs[:, -2]
    return found


def chances(outputs: Array) -> Array:
    found: Array = 1 / (1 + np.exp(-np.clip(outputs[:, -1], -30, 30)))
    return found


@cache
def reading(names: tuple[str, ...], categories: tuple[str, ...], feature: str) -> Network:
    """A network that learned nothing: it takes one feature for the points to come."""
    matrix: Array = np.zeros((len(names), len(categories) + 2), np.float32)
    matrix[names.index(feature), 0] = 1.0
    return Network(names, categories, ((matrix, np.zeros(len(categories) + 2, np.float32)),))


# ---- files


def save(path: Path, networks: dict[str, Network]) -> None:
    """One file for all settings of a game."""
    arrays: dict[str, Any] = {}
    notes: dict[str, Any] = {}
    for setting, network in networks.items():
        correction = network.correction
        notes[setting] = {
            "features": network.features,
            "categories": network.categories,
            "layers": len(network.layers),
            "note": network.note,
            "prior": network.prior,
            "aim": network.aim,
            "correction": None if correction is None else correction[2:5],
            "hidden": 0 if correction is None else len(correction.hidden),
        }
        if correction is not None:
            arrays[f"{setting} plain"] = correction.plain
            arrays[f"{setting} timed"] = correction.timed
            _put(arrays, f"{setting} hidden", correction.hidden)
        _put(arrays, setting, network.layers)
    arrays["about"] = np.array(json.dumps({"format": FORMAT, "settings": notes}))
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def _put(arrays: dict[str, Any], name: str, layers: Layers) -> None:
    for i, (matrix, bias) in enumerate(layers):
        arrays[f"{name} matrix {i}"] = matrix.astype(np.float32)
        arrays[f"{name} bias {i}"] = bias.astype(np.float32)


def load(path: Path) -> dict[str, Network]:
    """By setting; none if there is no such file yet."""
    if not path.exists():
        return {}
    with np.load(path, allow_pickle=False) as arrays:
        about = json.loads(str(arrays["about"]))
        if about["format"] != FORMAT:
            raise BadOption(f"{path} has format {about['format']}, this version reads {FORMAT}")
        return {
            setting: _network(arrays, setting, told) for setting, told in about["settings"].items()
        }


def _network(arrays: Any, setting: str, told: dict[str, Any]) -> Network:
    correction = None
    if told["correction"]:
        bias, timed_bias, clock = told["correction"]
        correction = Correction(
            arrays[f"{setting} plain"],
            arrays[f"{setting} timed"],
            bias,
            timed_bias,
            clock,
            _taken(arrays, f"{setting} hidden", told["hidden"]),
        )
    return Network(
        tuple(told["features"]),
        tuple(told["categories"]),
        _taken(arrays, setting, told["layers"]),
        told["note"],
        told["prior"],
        correction,
        told["aim"],
    )


def _taken(arrays: Any, name: str, number: int) -> Layers:
    return tuple(
        (
            arrays[f"{name} matrix {i}"].astype(np.float32),
            arrays[f"{name} bias {i}"].astype(np.float32),
        )
        for i in range(number)
    )


@cache
def trained(path: Path) -> dict[str, Network]:
    """What comes with the package, read once."""
    return load(path)
