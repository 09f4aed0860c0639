"""What a position is worth to one seat: points now, and what the rest may still bring."""

from functools import cache
from operator import mul

from trailboss.bots.el_paso.vaquero.clock import arrivals_left, lap_done, share_of_arrivals
from trailboss.bots.el_paso.vaquero.weights import Weights
from trailboss.games.el_paso.cards import breeding_value
from trailboss.games.el_paso.pieces import Building, Disc, Effect
from trailboss.games.el_paso.scoring import best_allocation, card_counts, elements
from trailboss.games.el_paso.state import NOBODY, PasoState

MIDGAME = 3.0
"""Laps left when buildings are of most use."""


@cache
def chance_of_some(copies: int, cards: int, drawn: int) -> float:
    """That at least one of the copies is among the cards drawn."""
    missing = 1.0
    for i in range(min(drawn, cards)):
        missing *= max(0, cards - copies - i) / (cards - i)
    return 1.0 - missing


class Judge:
    """Looks at what may become of a position, with the eyes of one seat."""

    def __init__(self, weights: Weights, s: PasoState, seat: int) -> None:
        self.w = weights
        self.seat = seat
        self._share = share_of_arrivals(s, seat)
        self._use = [weights.use.get(id, weights.unknown_use) for id in s.c.worker_types]
        self._visits: dict[str, float] = {}

    def laps(self, s: PasoState) -> float:
        """Laps that this seat still has time for, if all ride on as fast as before."""
        return arrivals_left(s) * self._share

    # ---- the whole position

    def worth(self, s: PasoState) -> float:
        counts = card_counts(s, self.seat)
        laps = self.laps(s)
        points = self._points(s, counts) + self._objectives(s, counts, laps)
        money = s.money[self.seat]
        if s.ending != NOBODY:
            return points + money // s.c.dollars_per_vp + 0.01 * money
        points += (money + min(money, self.w.purse)) / 2 * self.dollar(laps)
        points -= self.w.rivals_lap * arrivals_left(s) / s.seats
        return points + self._lasting(s, counts, laps)

    def _lasting(self, s: PasoState, counts: list[int], laps: float) -> float:
        """What is of use only as long as the game goes on."""
        seat, w = self.seat, self.w
        done = lap_done(s, seat)
        deliveries = laps + done
        points = s.tokens[seat] * self.token(laps)
        points += s.track[seat] * self.certificate(deliveries)
        points += self._workers(s, counts, laps)
        each = w.delivery + s.c.el_paso_money * self.dollar(laps)
        each += w.permanent_per_lap * self._permanent_tiles(s)
        points += each * deliveries
        near = done * w.hand_counts
        points += self.herd(s, counts) * (deliveries - near) + self._hand(s) * near
        for i, disc in enumerate(s.c.discs):
            if not s.covered[seat] >> i & 1:
                points += w.discs.get(disc.id, w.unknown_disc) * laps
        for plot in s.own_plots(seat):
            points += self._visit(s.building(s.tiles[plot])) * w.visits * laps
        return points

    def dollar(self, laps: float) -> float:
        return self.w.dollar + self.w.dollar_early * min(1.0, laps / 4.0)

    def token(self, laps: float) -> float:
        return self.w.token + self.w.token_per_lap * min(laps, 2.0)

    def certificate(self, deliveries: float) -> float:
        return self.w.certificate + self.w.certificate_per_lap * min(deliveries, 2.0)

    def _points(self, s: PasoState, counts: list[int]) -> float:
        """Cards, buildings, posts and bonus tiles as they score now."""
        seat, c = self.seat, s.c
        points = sum(map(mul, counts, c.card_vp))
        for plot in s.own_plots(seat):
            points += s.building(s.tiles[plot]).vp
        first = seat * len(c.posts)
        for i, post in enumerate(c.posts):
            if post.vp:
                points += post.vp * s.post_discs[first + i]
        points += sum([c.tile_vp[tile] for tile in s.gained[seat] if tile >= c.first_bonus])
        if s.ending == seat:
            points += c.simmental_space_vp
        return float(points)

    def _objectives(self, s: PasoState, counts: list[int], laps: float) -> float:
        c = s.c
        tiles = [tile for tile in s.gained[self.seat] if tile < c.first_bonus]
        if not tiles:
            return 0.0
        have = elements(s, self.seat, counts)
        met = best_allocation([c.objectives[tile] for tile in tiles], have)
        points = float(sum([c.tile_vp[tiles[i]] for i in met]))
        time = min(1.0, laps / 3.0)
        hope = self.w.objective_missing
        for i, tile in enumerate(tiles):
            if i not in met:
                needs = c.objectives[tile].needs
                missing = sum([n - h for n, h in zip(needs, have, strict=True) if n > h])
                points += c.tile_vp[tile] * hope[min(missing, len(hope) - 1)] * time
        return points

    def _workers(self, s: PasoState, counts: list[int], laps: float) -> float:
        """Those at hand can be used now; all come up again as often as the herd is drawn."""
        w, c = self.w, s.c
        cattle = sum(counts[: c.first_worker])
        rounds = laps * w.drawn_per_lap / cattle
        waiting = len(s.stack[self.seat]) / sum(counts)
        in_pile = s.pile[self.seat]
        uses = worth = 0.0
        for worker in range(s.c.worker_kinds):
            own = counts[c.first_worker + worker]
            at_hand = s.area[self.seat * s.c.worker_kinds + worker]
            later = own * rounds - at_hand * w.after_use
            later -= min(waiting, rounds) * in_pile.count(c.first_worker + worker)
            now = at_hand * min(1.0, 2.0 * laps)
            worth += self._use[worker] * (max(0.0, later) + now)
            uses += max(0.0, later) + now
        too_many = max(0.0, uses - w.busy * laps - w.busy_now)
        return worth * (1.0 - too_many / (2.0 * uses)) if uses else 0.0

    def herd(self, s: PasoState, counts: list[int]) -> float:
        """What a delivery of the average hand brings."""
        values = s.c.card_value
        number = sum(counts[: s.c.first_worker])
        value = self.w.growth
        for card, worth in enumerate(values):
            if counts[card]:
                value += worth * chance_of_some(counts[card], number, s.c.hand_limit)
        return self.of_value(value)

    def _hand(self, s: PasoState) -> float:
        """What a delivery of the hand as it is would bring."""
        breeds = set(s.hand[self.seat])
        missing = s.hand_limit(self.seat) - len(s.hand[self.seat])
        return self.of_value(sum([s.c.card_value[card] for card in breeds]) + missing)

    def of_value(self, value: float) -> float:
        w = self.w
        return value * w.low_value + max(0.0, value - w.dark_from) * (
            w.point_of_value - w.low_value
        )

    def _permanent_tiles(self, s: PasoState) -> int:
        first = s.c.first_bonus
        tiles = [tile for tile in s.gained[self.seat] if tile >= first]
        return sum([s.c.bonuses[tile - first].permanent for tile in tiles])

    # ---- deliveries

    def delivery(self, s: PasoState, money: int, certificates: int = 0) -> float:
        """The best delivery that the hand allows, with so many certificates more."""
        value = breeding_value(s, self.seat)
        track = s.track[self.seat] + certificates
        first = self.seat * len(s.c.posts)
        best = 0.0
        for i, post in enumerate(s.c.posts):
            if post.value <= value + track and (post.repeat or not s.post_discs[first + i]):
                found = self.post(s, i, value, money)
                best = max(best, found)
        return best

    def post(self, s: PasoState, index: int, value: int, money: int) -> float:
        """A delivery there: points, reward, the best disc, less the certificates spent."""
        post = s.c.posts[index]
        laps = self.laps(s)
        discs = [
            self.disc(disc, laps)
            for i, disc in enumerate(s.c.discs)
            if s.covered[self.seat] >> i & 1 and money + disc.money >= 0
            if post.dark or not disc.dark
        ]
        if not discs:
            return 0.0
        later = laps + lap_done(s, self.seat)
        spent = max(0, post.value - value) * self.certificate(later)
        reward = 0.0 if post.reward is None else self.effect(post.reward, laps)
        return post.vp + reward + max(discs) - spent

    def disc(self, disc: Disc, laps: float) -> float:
        w = self.w
        return w.discs.get(disc.id, w.unknown_disc) * laps + disc.money * self.dollar(laps)

    # ---- actions

    def _visit(self, building: Building) -> float:
        """What using all slots of an own building brings."""
        known = self._visits.get(building.id)
        if known is None:
            known = sum([self.effect(effect, MIDGAME) for effect in building.local])
            self._visits[building.id] = known
        return known

    def effect(self, effect: Effect, laps: float) -> float:
        """Roughly what an action is worth."""
        w = self.w
        dollars = effect.money - effect.pay - max(0, effect.hire)
        worth = (dollars + effect.per_value * w.value_sold) * self.dollar(laps)
        worth += effect.certificates * self.certificate(laps)
        worth += effect.token * self.token(laps)
        return worth + w.verbs.get(effect.verb, 0.0) + w.ride_step * effect.ride
