"""The actions that only the expansion knows."""

from trailboss.games.great_western_trail.notation import Notation
from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS, NorthComponents
from trailboss.kernel.action import Action


class NorthNotation:
    """Added to those of the base game."""

    def __init__(self, base: Notation, c: NorthComponents) -> None:
        self.branch = [
            [
                base.add(Action("branch", (town.id, slot), (f"town:{town.id}",)))
                for slot in range(SLOTS)
            ]
            for town in c.towns
        ]
        self.take_master = [
            base.new("take-master", master.id, f"master:{master.id}") for master in c.base.masters
        ]
        self.dollars = base.add(Action("dollars"))
