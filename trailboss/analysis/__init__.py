"""What a finished game can teach: how it stood, what cost most, what luck did.

>>> from trailboss import analysis
>>> analysis.Budget(worlds=4).measured
8
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from trailboss.analysis.budget import SEED
from trailboss.analysis.budget import Budget as Budget
from trailboss.kernel.record import Record

if TYPE_CHECKING:  # numpy is imported by those who ask, not by everybody who replays a game
    from trailboss.analysis.report import Analysis

__all__ = ["Budget", "analyse"]


def analyse(
    record: Record,
    budget: Budget | None = None,
    seed: str = SEED,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> "Analysis":
    """All of it: see `report`. The same record, budget and seed give the same analysis."""
    from trailboss.analysis.report import analyse as analysed

    return analysed(record, budget, seed, progress)
