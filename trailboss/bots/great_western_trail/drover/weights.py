"""Every number of the evaluation in one place, in points unless a comment says otherwise.

The starting values come from the project's strategy notes (the arithmetic of prices and hands)
and from judgement; most were then moved by playing a few thousand games of one table against
another. They are a player's opinions: nothing here is a rule of the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Weights:
    # ---- the clock, in turns
    workers_per_visit: float = 1.8
    own_lap: float = 4.6
    rival_lap: float = 5.0
    game_turns: float = 27.0
    fade_half: float = 6.0
    haste: float = 0.0

    # ---- money
    dollar_early: float = 0.44
    dollar_slope: float = 0.26
    dollar_least: float = 0.21
    purse: float = 14.0
    beyond_purse: float = 0.5
    income: float = 0.75
    later_dollar: float = 0.3

    # ---- herd, in cards
    cycles_per_turn: float = 0.55
    cycles_per_lap: float = 2.5
    growth: float = 0.35
    certificates_per_lap: float = 0.6
    criollo: float = 0.05

    # ---- cities
    city_plan: float = 0.8
    dark_city: float = 1.0
    arrow_objective: float = 0.6
    arrow_token: float = 0.6
    delivery: float = 1.8
    hand_card: float = 1.2

    # ---- Rails to the North: towns that branches lead to
    branch: float = 0.5
    usual_city: float = 2.0
    large_city: float = 0.45
    medium_town: float = 1.2
    next_town: float = 0.35
    farther_town: float = 0.65

    # ---- turns
    turn: float = 1.0
    prospect: float = 0.5

    # ---- workers: what one market, building site or engine action gains with so many of them
    cowboys: tuple[float, ...] = (0, 0.2, 1.6, 2.2, 3.6, 4.6, 5.2)
    builders: tuple[float, ...] = (0, 0.4, 1.6, 2.2, 3.0, 3.6, 4.6)
    engineers: tuple[float, ...] = (0, 0.4, 1.1, 1.8, 2.5, 3.1, 3.6)
    cowboy_uses: float = 1.1
    builder_uses: float = 0.8
    engineer_uses: float = 1.4
    idle_row: float = 0.5

    # ---- railroad
    engine_pace: float = 1.2
    station: float = 0.48
    station_disc: float = 1.5
    station_master: float = 3.0
    rear_space: float = 0.05

    # ---- discs: what the cleared space is worth with a whole game ahead
    discs: Mapping[str, float] = field(
        default_factory=lambda: {
            "gain-money-2": 0.8,
            "draw-2": 1.8,
            "certificate-1": 1.4,
            "certificate-2": 0.8,
            "engine-1": 0.8,
            "engine-2": 0.8,
            "remove-1": 2.2,
            "remove-2": 1.0,
            "step-left": 3.0,
            "step-right": 1.5,
            "hand-left": 1.0,
            "hand-right": 1.0,
            "certificate-4": 0.8,
            "certificate-6": 1.5,
            "branch-2": 1.0,
        }
    )

    # ---- buildings: what one visit gains
    uses: Mapping[str, float] = field(
        default_factory=lambda: {
            "1a": 0.9, "1b": 0.5, "2a": 2.0, "2b": 1.0, "3a": 1.3, "3b": 1.3, "4a": 1.0, "4b": 1.4,
            "5a": 2.0, "5b": 1.5, "6a": 2.0, "6b": 1.2, "7a": 0.8, "7b": 0.8, "8a": 1.3, "8b": 1.6,
            "9a": 1.8, "9b": 1.0, "10a": 2.2, "10b": 2.5, "11a": 1.0, "11b": 0.8, "12a": 1.4,
            "12b": 1.0, "13a": 1.2, "13b": 2.2,
        }
    )  # fmt: skip
    unknown_use: float = 1.3
    building_visits: float = 0.6
    use_falloff: float = 0.75
    forest: float = 0.3
    late_site: float = 0.5
    risk_site: float = 0.3

    # ---- objectives: chance to get one more of each kind in time
    chances: Mapping[str, float] = field(
        default_factory=lambda: {
            "building": 0.85,
            "hazard": 0.45,
            "green-outlaw": 0.55,
            "orange-outlaw": 0.55,
            "station": 0.5,
            "value-3": 0.8,
            "shorthorn": 0.45,
            "hereford": 0.35,
            "new-york": 0.35,
        }
    )
    turns_per_task: float = 3.4
    clog: float = 0.15

    # ---- odds and ends
    hazard: float = 0.5
    outlaw: float = 0.65
    token: float = 0.8
    half_group: float = 0.3
    margin: float = 0.01

    def use(self, building: str) -> float:
        """What a visit gains; of a building that nobody has weighed yet, about the usual."""
        return self.uses.get(building, self.unknown_use)


DEFAULT = Weights()
