"""Every action of the game, with its notation and the things on the table that it touches."""

from typing import Final

from trailboss.games.carson_city.components import Components
from trailboss.games.carson_city.town import EDGE_IDS, PARCEL_IDS
from trailboss.kernel.action import PASS, STOP, Action

MOST_POINTS: Final = 400
MOST_SPENT: Final = 2000
"""No cash ever reaches what these would cost."""


class Notation:
    """The actions by what they are about, built once: offering one is a table look-up."""

    def __init__(self, c: Components) -> None:
        self.all: dict[str, Action] = {}
        self._personas(c)
        self._cowboys(c)
        self._land(c)
        self._money(c)
        self.add(PASS)
        self.add(STOP)

    def _personas(self, c: Components) -> None:
        self.take = [self.new("take", id, f"persona:{id}") for id in c.personas]
        self.cash = self.add(Action("cash", (), ("cash",)))
        self.wait = self.add(Action("wait"))
        cards = c.every_card
        self.recruit = self.offers("recruit", [(card.id, dict(card.cowboys)) for card in cards])
        self.double: dict[str, Action] = {}
        if any(card.later == "double" for card in cards):
            earning = [building.id for building in c.buildings if building.earns]
            self.double = {id: self.new("double", id, f"building:{id}") for id in earning}

    def offers(self, kind: str, offers: list[tuple[str, dict[int, int]]]) -> dict[int, Action]:
        """By number: what some personas offer for dollars."""
        found: dict[int, Action] = {}
        for number in sorted({number for _, offered in offers for number in offered}):
            targets = tuple(f"persona:{id}" for id, offered in offers if number in offered)
            found[number] = self.add(Action(kind, (number,), targets))
        return found

    def _cowboys(self, c: Components) -> None:
        spaces = [space.id for space in c.spaces]
        self.place = [self.new("place", id, f"space:{id}") for id in spaces]
        self.stake = [self.new("stake", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.attack = [self.new("attack", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.defend = [self.new("defend", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.white_place = [
            self.add(Action("white-place", (id,), ("white", f"space:{id}"))) for id in spaces
        ]
        self.white_stake = [
            self.add(Action("white-stake", (id,), ("white", f"parcel:{id}"))) for id in PARCEL_IDS
        ]
        self.white_defend = [
            self.add(Action("white-defend", (id,), ("white", f"parcel:{id}"))) for id in PARCEL_IDS
        ]

    def _land(self, c: Components) -> None:
        self.claim = [self.new("claim", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.fight = [self.new("fight", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.buy = [self.new("buy", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.purchase = self.add(Action("purchase"))
        self.site = [self.new("site", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.house = [self.new("house", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.keep = self.add(Action("keep"))
        self.put = [self.new("put", b.id, f"kept:{b.id}") for b in c.buildings]
        self.agree = self.add(Action("agree"))
        self.refuse = self.add(Action("refuse"))
        self.road = self.add(Action("road", (), ("roads",)))
        self.lay = [self.new("lay", id, f"edge:{id}") for id in EDGE_IDS]
        self.back = self.add(Action("back"))

    def _money(self, c: Components) -> None:
        self.points = {
            number: self.add(Action("points", (number,), ("cash",)))
            for number in range(1, MOST_POINTS + 1)
        }
        self.least = self.add(Action("least", (), ("cash",), text="spend least"))
        step = c.limit_dollars
        self.spend = {
            dollars: self.add(Action("spend", (dollars,), ("cash",)))
            for dollars in range(step, MOST_SPENT + 1, step)
        }

    def add(self, action: Action) -> Action:
        self.all[action.text] = action
        return action

    def new(self, kind: str, id: str, target: str) -> Action:
        return self.add(Action(kind, (id,), (target,)))
