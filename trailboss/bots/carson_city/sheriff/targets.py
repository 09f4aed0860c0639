"""Where sheriff sends a cowboy: every target of the placing phase in points."""

from trailboss.bots.carson_city.sheriff import weights
from trailboss.bots.carson_city.sheriff.land import Land
from trailboss.games.carson_city.income import estate, income, price
from trailboss.games.carson_city.state import NOTHING, TownState
from trailboss.games.carson_city.steps.parcels import staked_by
from trailboss.games.carson_city.steps.place import crowd_index
from trailboss.games.carson_city.steps.prizes import buildings_that_score, tile_price
from trailboss.games.carson_city.steps.targets import is_white, target_of
from trailboss.kernel.action import PASS, Action

_WINS = (0.0, 0.03, 0.08, 0.17, 0.28, 0.42, 0.58, 0.72, 0.83, 0.92, 0.97, 1.0)
"""The chance to win a duel of two with one's firepower ahead by -5, -4, ... 6; ties are lost."""


def chance(ahead: int) -> float:
    return _WINS[max(0, min(len(_WINS) - 1, ahead + 5))]


class Targets:
    """One seat that is about to place."""

    def __init__(self, s: TownState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.land = Land(s, seat)
        self.now = self.land.now
        self.dollar = weights.DOLLAR[self.now]
        self.staked = staked_by(s, seat)
        self.tiles = self._own_tiles()
        self.budget = self._budget()
        self.sites = self.land.free_sites() + [p for p in self.staked if not s.content[p]]

    def choose(self, options: list[Action]) -> Action:
        """The best target, or pass when a cowboy in stock is worth more."""
        found = [(self.value(action), -i, action) for i, action in enumerate(options)]
        best = max(
            (entry for entry in found if entry[2].kind not in _ASIDE), default=(0.0, 0, PASS)
        )
        return best[2] if best[0] > 0 else PASS

    def value(self, action: Action) -> float:
        """Beyond what passing now would bring."""
        if action is PASS or action.kind in _ASIDE:
            return 0.0
        target = target_of(self.s, action)
        if target < self.s.first_parcel:
            prize = self._space(target, is_white(action))
        elif action.kind.endswith("stake"):
            prize = self._parcel(target - self.s.first_parcel)
        elif action.kind == "attack":
            prize = self._attack(target - self.s.first_parcel)
        else:
            prize = self._defence(target - self.s.first_parcel, action)
        won = 1.0 if is_white(action) else self._won(target)
        keep = self._keep()
        if is_white(action):
            # Its safety is best used where rivals would come, its loss costs no cowboy.
            return prize * (1.1 if prize > 2 else 0.8) - 0.6
        return won * (prize - keep) - (1 - won) * 0.5

    def _keep(self) -> float:
        """A cowboy that stays: for the next round, for firepower and an early pass."""
        stock = self.s.stock[self.seat]
        keep = weights.COWBOY[self.now]
        if stock > 5:
            keep *= 0.4
        waiting = len([seat for seat in range(self.s.seats) if seat not in self.s.passed]) - 1
        return keep + (weights.AHEAD[self.now] * waiting / max(1, stock))

    def _won(self, target: int) -> float:
        s = self.s
        if target < s.first_parcel and s.c.spaces[target].is_open:
            return 1.0
        won = 1.0
        for other in range(s.seats):
            if other != self.seat and s.pieces[target] >> other & 1:
                ahead = s.firepower(self.seat) - 1 - s.firepower(other)
                won *= chance(ahead)
        if won == 1.0 and s.seats > 2 and not s.pieces[target]:
            won = 0.95
        return won

    # ---- money

    def _own_tiles(self) -> list[int]:
        """The places of the row where a cowboy of the seat waits."""
        s = self.s
        return [
            place
            for place, space in enumerate(s.c.construction)
            if s.pieces[space] >> self.seat & 1
            or (s.white == space and s.white_seat() == self.seat)
        ]

    def _budget(self) -> int:
        """Dollars left when parcels and buildings are paid for that cowboys wait for already."""
        s = self.s
        wages = s.c.space_index["wages"]
        money = (
            s.cash[self.seat]
            + s.c.spaces[wages].dollars * s.crowd[crowd_index(s, self.seat, wages)]
        )
        money -= sum(price(s, parcel) for parcel in self.staked)
        return money - sum(tile_price(s, self.seat, p) for p in self.tiles if s.row[p] != NOTHING)

    def forecast(self) -> int:
        """Dollars after the estate income of this round."""
        return max(0, self.budget) + estate(self.s, self.seat)

    # ---- targets

    def _space(self, target: int, white: bool) -> float:
        s, seat = self.s, self.seat
        space = s.c.spaces[target]
        power = s.firepower(seat) - (not white)  # the white cowboy was never counted
        if space.verb == "wages":
            needed = 0.5 if self.budget < 5 else 0.0
            return space.dollars * self.dollar + needed
        if space.verb == "guns":
            waiting = len([p for p in s.pieces if p >> seat & 1 and p.bit_count() > 1])
            return 0.6 + 0.7 * waiting
        if space.verb in ("roads", "common-roads"):
            return self._road_worth(space.number)
        if space.verb == "construction":
            return self._tile(s.c.row_place[target])
        if space.verb == "parcel-income":
            return space.dollars * (s.parcels[seat] + 0.7 * len(self.staked)) * self.dollar
        if space.verb == "firepower-income":
            return space.dollars * power * self.dollar
        if space.verb == "gambling":
            return 7 * self.dollar
        if space.verb == "parcel-points":
            return float((s.parcels[seat] + len(self.staked)) // space.number)
        if space.verb == "firepower-points":
            return float(max(0, power - 1) // space.number)
        if space.verb == "estate-points":
            return float(buildings_that_score(s, seat) + 0.7 * len(self.tiles))
        if space.verb == "buy-points":
            return self._points_for_sale(space.dollars)
        return self._keep()  # what it does is not known here

    def _road_worth(self, number: int) -> float:
        """More when an empty parcel of one's own is not connected and town buildings wait."""
        far = [p for p in self.sites if self.land.roads.to(p) > self.s.roads[self.seat]]
        town = [t for t in self.land.offered if self.s.c.buildings[t].town]
        each = weights.ROAD[self.now] + (0.5 if far and town else 0.0)
        return each * min(number, self.s.road_supply)

    def _tile(self, place: int) -> float:
        s = self.s
        type = s.row[place]
        cost = tile_price(s, self.seat, place)
        if type == NOTHING or cost > self.budget:
            return -1.0
        free = len(self.sites) - len(self.tiles) - sum(s.kept_by(self.seat))
        worth, site = self.land.best_site(type, self.sites)
        if site < 0:
            return -1.0
        if free <= 0:
            worth *= 0.3
        return worth - cost * self.dollar

    def _parcel(self, parcel: int) -> float:
        s = self.s
        cost = price(s, parcel)
        if cost > self.budget or s.tiles_left(self.seat) <= len(self.staked):
            return -1.0
        value = self.land.parcel(parcel)
        if not s.content[parcel]:
            value = max(value, self._site_for_a_tile(parcel, cost))
        return value - cost * self.dollar

    def _site_for_a_tile(self, parcel: int, cost: int) -> float:
        """A tile that waits for a site makes a parcel worth buying."""
        s = self.s
        waiting = [s.row[place] for place in self.tiles if s.row[place] != NOTHING]
        waiting += [type for type, number in enumerate(s.kept_by(self.seat)) if number]
        short = len(waiting) - len(self.sites)
        best = 0.0
        for type in waiting:
            if self.land.reachable(parcel, type):
                gain = self.land.worth(type, parcel)
                others, _ = self.land.best_site(type, self.sites)
                best = max(best, gain if short >= 0 else gain - others)
        if not waiting or short >= 0:
            for place, type in enumerate(s.row):
                if type == NOTHING or place in self.tiles:
                    continue
                price_of_tile = tile_price(s, self.seat, place)
                if price_of_tile + cost <= self.budget and self.land.reachable(parcel, type):
                    gain = self.land.worth(type, parcel) - price_of_tile * self.dollar
                    best = max(best, 0.55 * gain)
        return best

    def _points_for_sale(self, dollars: int) -> float:
        """Points for what the cash limit would take anyway, or for all of it in the end."""
        s = self.s
        card = s.card(self.seat)
        cash = self.forecast()
        reserve = weights.RESERVE[self.now]
        spare = max(0, cash - reserve)
        limit = card.limit if card is not None else cash
        over = max(0, cash - limit)
        worth = weights.LATER[self.now] and weights.DOLLAR[min(3, self.now + 1)]
        kept = 1 / s.c.final_dollars if s.round == s.c.rounds else worth
        bought = spare // dollars
        paid = bought * dollars
        return bought - kept * max(0, paid - over) - min(over, paid) / 10

    def _attack(self, parcel: int) -> float:
        s = self.s
        stolen = income(s, parcel) // 2
        harm = weights.ATTACK_HARM * 2 / s.seats
        defended = 0.8 if s.pieces[s.first_parcel + parcel] == 0 else 1.0
        return stolen * (self.dollar + harm * weights.DOLLAR[self.now]) * defended

    def _defence(self, parcel: int, action: Action) -> float:
        s = self.s
        earned = income(s, parcel)
        attackers = s.pieces[s.first_parcel + parcel] & ~(1 << self.seat)
        if is_white(action):
            return 0.3 * earned / 2 * self.dollar
        return earned / 2 * self.dollar if attackers else -1.0


_ASIDE = frozenset(("pass", "road", "back", "lift", "lift-parcel", "lift-white"))
"""What is no placement."""
