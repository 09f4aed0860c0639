"""Every action of the game, with its notation and the things on the table that it touches."""

from trailboss.games.carson_city.components import Components
from trailboss.games.carson_city.town import EDGE_IDS, PARCEL_IDS
from trailboss.kernel.action import PASS, STOP, Action

MOST_POINTS = 400
MOST_SPENT = 2000
"""No cash ever reaches what these would cost."""


class Notation:
    """The actions by what they are about, built once: offering one is a table look-up."""

    def __init__(self, c: Components) -> None:
        self.all: dict[str, Action] = {}
        self._personas(c)
        self._cowboys(c)
        self._land(c)
        self._money(c)
        self._add(PASS)
        self._add(STOP)

    def _personas(self, c: Components) -> None:
        self.take = [self._new("take", id, f"persona:{id}") for id in c.personas]
        self.cash = self._add(Action("cash", (), ("cash",)))
        self.wait = self._add(Action("wait"))
        cards = [card for sides in c.cards.values() for side in sides for card in side]
        self.recruit = {
            number: self._add(Action("recruit", (number,), ("persona:captain",)))
            for number in sorted({n for card in cards for n, _ in card.cowboys})
        }
        self.arm = {
            number: self._add(Action("arm", (number,), ("persona:captain",)))
            for number in sorted({n for card in cards for n, _ in card.revolvers})
        }
        self.snatch = [
            self._new("snatch", c.spaces[space].id, f"row:{c.spaces[space].id}")
            for space in c.construction
        ]
        earning = [building.id for building in c.buildings if building.earns]
        self.double = {id: self._new("double", id, f"building:{id}") for id in earning}

    def _cowboys(self, c: Components) -> None:
        spaces = [space.id for space in c.spaces]
        self.place = [self._new("place", id, f"space:{id}") for id in spaces]
        self.stake = [self._new("stake", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.attack = [self._new("attack", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.defend = [self._new("defend", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.white_place = [
            self._add(Action("white-place", (id,), ("white", f"space:{id}"))) for id in spaces
        ]
        self.white_stake = [
            self._add(Action("white-stake", (id,), ("white", f"parcel:{id}"))) for id in PARCEL_IDS
        ]
        self.white_defend = [
            self._add(Action("white-defend", (id,), ("white", f"parcel:{id}"))) for id in PARCEL_IDS
        ]
        self.lift = [self._new("lift", id, f"space:{id}") for id in spaces]
        self.lift_parcel = [
            self._add(Action("lift-parcel", (id,), (f"parcel:{id}",))) for id in PARCEL_IDS
        ]
        self.lift_white = self._add(Action("lift-white", (), ("white",)))
        self.tile = [self._new("tile", str(value), f"tile:{value}") for value in c.tile_values]

    def _land(self, c: Components) -> None:
        self.claim = [self._new("claim", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.fight = [self._new("fight", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.buy = [self._new("buy", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.purchase = self._add(Action("purchase"))
        self.site = [self._new("site", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.house = [self._new("house", id, f"parcel:{id}") for id in PARCEL_IDS]
        self.keep = self._add(Action("keep"))
        self.put = [self._new("put", b.id, f"kept:{b.id}") for b in c.buildings]
        self.agree = self._add(Action("agree"))
        self.refuse = self._add(Action("refuse"))
        self.road = self._add(Action("road", (), ("roads",)))
        self.lay = [self._new("lay", id, f"edge:{id}") for id in EDGE_IDS]
        self.back = self._add(Action("back"))

    def _money(self, c: Components) -> None:
        self.points = {
            number: self._add(Action("points", (number,), ("cash",)))
            for number in range(1, MOST_POINTS + 1)
        }
        self.least = self._add(Action("least", (), ("cash",), text="spend least"))
        step = c.limit_dollars
        self.spend = {
            dollars: self._add(Action("spend", (dollars,), ("cash",)))
            for dollars in range(step, MOST_SPENT + 1, step)
        }

    def _add(self, action: Action) -> Action:
        self.all[action.text] = action
        return action

    def _new(self, kind: str, id: str, target: str) -> Action:
        return self._add(Action(kind, (id,), (target,)))
