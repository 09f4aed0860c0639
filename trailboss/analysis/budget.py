"""How much an analysis looks at, in worlds; nothing is measured in seconds."""

from __future__ import annotations

from typing import Literal, NamedTuple

SEED = "analysis"
"""Unless another one is given."""


class Budget(NamedTuple):
    worlds: int = 8
    """For each seat and turn."""
    suspects: int = 12
    """Decisions that get a second look."""
    lines: int = 4
    """Better ones that are tried there."""

    @property
    def at_first(self) -> int:
        """Worlds in which a decision is compared with the best one, to begin with."""
        return max(2, self.worlds // 2)

    @property
    def measured(self) -> int:
        """Worlds in which the gain of the better line is measured."""
        return 2 * self.worlds


class Piece(NamedTuple):
    """A part of an analysis that any process may do: plain data, which travels."""

    look: Literal["turn", "decision"]
    record: str
    number: int
    """Of the turn, or of the decision."""
    budget: Budget
    seed: str
