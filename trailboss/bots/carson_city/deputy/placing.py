"""Where a cowboy may well go, and what that is worth in points beyond passing."""

from typing import Final

from trailboss.bots.carson_city.deputy.building import free_sites
from trailboss.bots.carson_city.deputy.outlook import Outlook
from trailboss.bots.carson_city.sheriff import weights
from trailboss.bots.carson_city.sheriff.targets import chance
from trailboss.games.carson_city.state import EMPTY, IN_STOCK, NOTHING, TownState
from trailboss.games.carson_city.steps.place import crowd_index
from trailboss.games.carson_city.steps.prizes import buildings_that_score, tile_price
from trailboss.kernel.action import PASS, Action

Weighed = tuple[float, Action]
_NEVER: Final = -9.0
_LOST_TIME: Final = 0.5
"""What a lost duel costs beyond the prize: the cowboy comes back, but it stood there in vain."""


class Placing:
    """One seat about to place, one question long."""

    def __init__(self, s: TownState, seat: int, outlook: Outlook) -> None:
        self.s = s
        self.seat = seat
        self.outlook = outlook
        self.now = outlook.now
        self.dollar = outlook.dollar
        bit = 1 << seat
        first = s.first_parcel
        pieces = s.pieces
        self.white = s.white if s.white_seat() == seat else NOTHING - 2
        self.staked = [
            target - first
            for target in range(first, len(pieces))
            if (pieces[target] & bit or target == self.white) and s.owner[target - first] < 0
        ]
        self.places = [
            place
            for place, space in enumerate(s.c.construction)
            if pieces[space] & bit or space == self.white
        ]
        self.price = [tile_price(s, seat, place) for place in range(len(s.row))]
        self.budget = self._budget()
        self.sites = free_sites(s, seat) + [p for p in self.staked if s.content[p] == EMPTY]
        self.keep = self._keep()
        self.power = s.firepower(seat)

    def _budget(self) -> int:
        """Dollars left when parcels and buildings are paid for that cowboys wait for already."""
        s, seat = self.s, self.seat
        wages = s.c.space_index["wages"]
        money = s.cash[seat] + s.c.spaces[wages].dollars * s.crowd[crowd_index(s, seat, wages)]
        for parcel in self.staked:
            money -= self.outlook.ground.price[parcel]
        for place in self.places:
            if s.row[place] != NOTHING:
                money -= self.price[place]
        return money

    def _keep(self) -> float:
        """A cowboy that stays: for the next round, for firepower and an early pass."""
        s = self.s
        stock = s.stock[self.seat]
        keep = weights.COWBOY[self.now]
        if stock > 5:
            keep *= 0.4
        waiting = s.seats - len(s.passed) - 1
        return keep + weights.AHEAD[self.now] * waiting / max(1, stock)

    def weighed(self) -> list[Weighed]:
        """Every target worth a thought with its worth, passing for nothing first."""
        s, seat = self.s, self.seat
        found: list[Weighed] = [(0.0, PASS)]
        say = s.notation
        peaceful = s.hooks.peaceful(s, seat)
        barred = -1 if peaceful else 1 << seat
        pieces = s.pieces
        has_white = self.white == IN_STOCK
        cowboys = s.stock[seat] > 0
        for space in s.open_in_round[s.round]:
            is_open = s.c.spaces[space].is_open
            prize = self._space(space)
            if cowboys and (is_open or not (pieces[space] & barred or s.white == space)):
                found.append((self._value(space, prize, is_open), say.place[space]))
            if has_white and not pieces[space]:
                found.append((_of_white(prize), say.white_place[space]))
        first = s.first_parcel
        for parcel, prize in self._parcels():
            target = first + parcel
            if s.owner[parcel] >= 0:
                continue  # claimed since the town was looked at
            if cowboys and not (pieces[target] & barred or s.white == target):
                found.append((self._value(target, prize, False), say.stake[parcel]))
            if has_white and not pieces[target]:
                found.append((_of_white(prize), say.white_stake[parcel]))
        if cowboys:
            self._fights(found, peaceful)
        return found

    def _fights(self, found: list[Weighed], peaceful: bool) -> None:
        """Robbing rivals, and standing in robbers' way."""
        s, seat, first = self.s, self.seat, self.s.first_parcel
        earned = self.outlook.ground.earned
        harm = weights.ATTACK_HARM * 2 / s.seats
        for parcel in self.outlook.ground.can_be_robbed:
            target = first + parcel
            there = s.pieces[target]
            if there >> seat & 1 or s.white == target:
                continue
            if s.owner[parcel] == seat:
                if there:
                    prize = earned[parcel] / 2 * self.dollar
                    found.append((self._value(target, prize, False), s.notation.defend[parcel]))
            elif not peaceful:
                prize = earned[parcel] // 2 * self.dollar * (1 + harm)
                if not there:
                    prize *= 0.8
                found.append((self._value(target, prize, False), s.notation.attack[parcel]))

    def _value(self, target: int, prize: float, is_open: bool) -> float:
        won = 1.0 if is_open else self._won(target)
        return won * (prize - self.keep) - (1 - won) * _LOST_TIME

    def _won(self, target: int) -> float:
        s = self.s
        there = s.pieces[target]
        if not there:
            return 1.0 if s.seats == 2 else 0.95
        won = 1.0
        for other in range(s.seats):
            if there >> other & 1 and other != self.seat:
                won *= chance(self.power - 1 - s.firepower(other))
        return won

    # ---- prizes

    def _space(self, target: int) -> float:
        s, seat = self.s, self.seat
        space = s.c.spaces[target]
        verb = space.verb
        if verb == "construction":
            return self._tile(s.c.row_place[target])
        if verb == "wages":
            return space.dollars * self.dollar + (0.5 if self.budget < 5 else 0.0)
        if verb == "guns":
            waiting = 0
            for there in s.pieces:
                if there >> seat & 1 and there & (there - 1):
                    waiting += 1
            return 0.6 + 0.7 * waiting
        if verb == "roads" or verb == "common-roads":
            return self._road_worth(space.number)
        if verb == "parcel-income":
            return space.dollars * (s.parcels[seat] + 0.7 * len(self.staked)) * self.dollar
        if verb == "firepower-income":
            return space.dollars * (self.power - 1) * self.dollar
        if verb == "gambling":
            return (s.c.die + 1) * self.dollar
        if verb == "parcel-points":
            return float((s.parcels[seat] + len(self.staked)) // space.number)
        if verb == "firepower-points":
            return float(max(0, self.power - 2) // space.number)
        if verb == "estate-points":
            return buildings_that_score(s, seat) + 0.7 * len(self.places)
        if verb == "buy-points":
            return self._points_for_sale(space.dollars)
        return self.keep  # what it does is not known here

    def _road_worth(self, number: int) -> float:
        """More when an empty parcel of one's own is not connected and town buildings wait."""
        s, outlook = self.s, self.outlook
        each = weights.ROAD[self.now]
        for parcel in self.sites:
            if outlook.ground.distance[parcel] > outlook.roads:
                if any(s.c.buildings[type].town for type in outlook.offered):
                    each += 0.5
                break
        return each * min(number, s.road_supply)

    def _tile(self, place: int) -> float:
        s = self.s
        type = s.row[place]
        cost = self.price[place]
        if type == NOTHING or cost > self.budget:
            return _NEVER
        worth, site = self.outlook.best_site(type, self.sites)
        if site < 0:
            return _NEVER
        if len(self.sites) <= len(self.places) + len(self.outlook.kept):
            worth *= 0.3
        return worth - cost * self.dollar

    def _parcels(self) -> list[tuple[int, float]]:
        """Parcels worth a thought, and their prizes."""
        s, outlook, ground = self.s, self.outlook, self.outlook.ground
        if s.tiles_left(self.seat) <= len(self.staked):
            return []
        as_sites = self._as_sites()
        found = []
        for parcel in {*outlook.parcels, *as_sites}:
            cost = ground.price[parcel]
            if cost <= self.budget:
                gross = max(outlook.gross[parcel], as_sites.get(parcel, 0.0))
                found.append((parcel, gross - cost * self.dollar))
        return found

    def _as_sites(self) -> dict[int, float]:
        """Parcels that a tile could use: one that waits for a site, or one still to be got."""
        s, outlook = self.s, self.outlook
        waiting = [s.row[place] for place in self.places if s.row[place] != NOTHING]
        waiting += outlook.kept
        short = len(waiting) - len(self.sites)
        found: dict[int, float] = {}
        for type in waiting:
            less = 0.0 if short >= 0 else outlook.best_site(type, self.sites)[0]
            for parcel in outlook.best_for.get(type, ()):
                gain = outlook.worth(type, parcel) - less
                found[parcel] = max(gain, found.get(parcel, 0.0))
        if not waiting or short >= 0:
            for place, type in enumerate(s.row):
                if type == NOTHING or place in self.places or self.price[place] > self.budget:
                    continue
                for parcel in outlook.best_for.get(type, ()):
                    cost = self.price[place] + outlook.ground.price[parcel]
                    if cost <= self.budget:
                        gain = 0.55 * (
                            outlook.worth(type, parcel) - self.price[place] * self.dollar
                        )
                        found[parcel] = max(gain, found.get(parcel, 0.0))
        return found

    def _points_for_sale(self, dollars: int) -> float:
        """Points for what the cash limit would take anyway, or for all of it in the end."""
        s = self.s
        card = s.card(self.seat)
        cash = max(0, self.budget) + self.outlook.ground.estate[self.seat]
        bought = max(0, cash - weights.RESERVE[self.now]) // dollars
        paid = bought * dollars
        over = max(0, cash - card.limit) if card is not None else 0
        kept = 1 / s.c.final_dollars if s.round == s.c.rounds else weights.DOLLAR[self.now + 1]
        return bought - kept * max(0, paid - over) - min(over, paid) / s.c.limit_dollars


def _of_white(prize: float) -> float:
    """Its safety is best used where rivals would come, its loss costs no cowboy."""
    return prize * (1.1 if prize > 2 else 0.8) - 0.6
