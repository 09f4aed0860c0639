"""Positions to learn from, in memory and in files."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from trailboss.bots.value import Array


class Samples(NamedTuple):
    """Positions and what came of them, row by row."""

    features: Array
    outcomes: Array
    """The points of every category, the best rival's total, the share of the victory."""
    lines: Any
    """Which rows are turns of one seat in one game, in this order: a number for each of those."""


def keep(path: Path, samples: Samples) -> None:
    """Whole or not at all, even if the run is cut off meanwhile."""
    unfinished = path.with_suffix(".unfinished")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **samples._asdict())
    unfinished.replace(path)


def kept(path: Path) -> Samples:
    with np.load(path) as file:
        return Samples(file["features"], file["outcomes"], file["lines"])


def joined(parts: list[Samples]) -> Samples:
    lines, first = [], 0
    for part in parts:
        lines.append(part.lines + first)
        first = int(lines[-1].max()) + 1
    return Samples(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.outcomes for part in parts]),
        np.concatenate(lines),
    )
