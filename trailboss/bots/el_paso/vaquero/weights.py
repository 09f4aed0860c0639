"""Every number of the evaluation in one place, in points unless a comment says otherwise.

They are a player's opinions, moved a little by playing some hundred games: nothing here is a rule.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Weights:
    # ---- money and what is like it; the first is worth so much at the end, the second adds early
    dollar: float = 0.2
    dollar_early: float = 0.2
    purse: int = 16
    """Dollars beyond these are worth half."""
    token: float = 0.1
    token_per_lap: float = 0.2
    certificate: float = 0.2
    certificate_per_lap: float = 0.3
    """Both for the first two laps or deliveries to come; beyond those they gain no more."""

    # ---- workers, beyond their printed points
    use: Mapping[str, float] = field(
        default_factory=lambda: {
            "cowboy": 0.9,
            "builder": 1.4,
            "engineer": 0.8,
            "all-rounder": 1.3,
        }
    )
    """What one use brings, its two dollars deducted."""
    unknown_use: float = 0.8
    """The same of a worker that nobody has weighed yet."""
    drawn_per_lap: float = 8.0
    """Cattle cards drawn in a lap: so often workers come up."""
    after_use: float = 0.3
    """Uses that one at hand loses because it first has to come up again."""
    busy: float = 6.0
    """Uses in a lap beyond which they count half: turns and dollars are short."""
    busy_now: float = 2.0
    """Uses beyond those for which there is still room, however late it is."""

    # ---- the herd
    point_of_value: float = 1.4
    """What one more point of breeding value brings in a delivery at the dark posts."""
    low_value: float = 0.35
    """The same below the dark posts."""
    dark_from: float = 8.0
    """The value from which on the dark posts are within reach, with some certificates."""
    permanent_per_lap: float = 1.1
    """A permanent certificate on a bonus tile, per delivery to come."""
    growth: float = 1.2
    """How far a hand is better than one drawn blindly: cards are sold and exchanged on the way."""
    hand_counts: float = 0.7
    """How far the hand of today stands for that of the next delivery, just before El Paso."""

    # ---- cleared discs, per lap still to come
    discs: Mapping[str, float] = field(
        default_factory=lambda: {
            "money": 1.0,
            "certificate": 0.7,
            "exchange": 0.4,
            "remove": 0.4,
            "permanent": 1.2,
            "hand": 2.0,
            "step": 1.0,
        }
    )
    unknown_disc: float = 0.7
    """The same of a disc that nobody has weighed yet."""

    # ---- tiles and buildings
    objective_missing: tuple[float, ...] = (0.9, 0.55, 0.3, 0.15)
    """The share of an open objective's points by the things still missing, with time left."""
    visits: float = 0.45
    """How often in a lap an own building is used to the full."""
    verbs: Mapping[str, float] = field(
        default_factory=lambda: {
            "tile": 3.0,
            "cattle": 5.0,
            "hire": 3.0,
            "ride": 0.8,
            "buy": 1.0,
            "build": 1.0,
            "train": 1.0,
            "auxiliary": 0.8,
            "exchange": 0.3,
            "remove": 0.3,
        }
    )
    """What an action brings beyond dollars, certificates and tokens."""
    ride_step: float = 0.3
    """Each step of a ride, on top."""
    value_sold: float = 2.2
    """Breeding value of the card that one would sell."""

    # ---- arriving
    delivery: float = 1.0
    """A delivery still to come, beyond its breeding value and its dollars: the disc cleared."""

    # ---- the rivals
    rivals_lap: float = 5.7
    """What a rival still gains in a lap, as far as it counts against one's own points: who
    dawdles gives them turns."""
