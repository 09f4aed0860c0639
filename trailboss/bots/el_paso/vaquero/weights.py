"""Every number of the evaluation in one place, in points unless a comment says otherwise.

They are a player's opinions, moved a little by playing some hundred games: nothing here is a rule.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Weights:
    # ---- money and what is like it; the first is worth so much at the end, the second adds early
    dollar: float = 0.2
    dollar_early: float = 0.15
    purse: int = 14
    """Dollars beyond these are worth half."""
    token: float = 0.1
    token_per_lap: float = 0.2
    certificate: float = 0.2
    certificate_per_lap: float = 0.3

    # ---- workers, beyond their printed points
    at_hand: float = 0.3
    """One in the area, while there is time to use it."""
    all_rounder: float = 0.2
    """One of these in the area is worth so much more."""
    worker_per_lap: float = 0.25
    """Each own worker, wherever it is: it will come up again."""

    # ---- the herd
    point_of_value: float = 1.2
    """What one more point of breeding value brings in a delivery at the dark posts."""
    low_value: float = 0.35
    """The same below the dark posts."""
    dark_from: float = 8.0
    permanent_per_lap: float = 1.1
    growth: float = 1.2
    """How far a hand is better than one drawn blindly: cards are sold and exchanged on the way."""

    # ---- cleared discs, per delivery still to come
    discs: Mapping[str, float] = field(
        default_factory=lambda: {
            "money": 0.8,
            "certificate": 0.7,
            "exchange": 0.5,
            "remove": 0.4,
            "permanent": 1.2,
            "hand": 2.0,
            "step": 1.0,
        }
    )

    # ---- tiles and buildings
    open_objective: float = 0.45
    """The share of an objective's points that it is worth before it is met."""
    building_per_lap: float = 0.12
    """By builders required."""

    # ---- the way
    step: float = 0.6
    """Being one stop nearer to El Paso."""
    delivery: float = 1.0
    """Being there at all, beyond what the delivery itself brings."""
