"""What a position is worth to one seat: points now, and what the rest may still bring."""

from functools import cache
from operator import mul

from trailboss.bots.el_paso.vaquero.weights import Weights
from trailboss.games.el_paso.cards import breeding_value
from trailboss.games.el_paso.components import ALL_ROUNDER, Disc, Effect
from trailboss.games.el_paso.scoring import best_allocation, card_counts, elements
from trailboss.games.el_paso.state import NOBODY, NOWHERE, WORKER_TYPES, PasoState


@cache
def chance_of_some(copies: int, cards: int, drawn: int) -> float:
    """That at least one of the copies is among the cards drawn."""
    missing = 1.0
    for i in range(min(drawn, cards)):
        missing *= max(0, cards - copies - i) / (cards - i)
    return 1.0 - missing


class Judge:
    """Looks at positions of one game with the eyes of one seat."""

    def __init__(self, weights: Weights, seat: int) -> None:
        self.w = weights
        self.seat = seat

    # ---- the clock

    def laps(self, s: PasoState) -> float:
        """Deliveries that this seat may still expect."""
        if s.ending != NOBODY:
            return 0.3
        return (s.market[s.c.simmental] + 1) / s.seats

    # ---- the whole position

    def worth(self, s: PasoState) -> float:
        seat, w, laps = self.seat, self.w, self.laps(s)
        counts = card_counts(s, seat)
        points = self._points(s, counts) + self._objectives(s, counts)
        money = s.money[seat]
        points += (money + min(money, w.purse)) / 2 * self.dollar(s)
        points += s.tokens[seat] * (w.token + w.token_per_lap * min(laps, 2.0))
        points += s.track[seat] * self.certificate(laps)
        points += s.permanent_certificates(seat) * w.permanent_per_lap * laps
        points += self._workers(s, counts, laps)
        points += self.herd(s, counts) * laps
        for plot in s.own_plots(seat):
            points += s.building(s.tiles[plot]).builders * w.building_per_lap * laps
        return points + self._way(s, laps)

    def dollar(self, s: PasoState) -> float:
        early = min(1.0, self.laps(s) / 5.0)
        return self.w.dollar + self.w.dollar_early * early

    def certificate(self, laps: float) -> float:
        return self.w.certificate + self.w.certificate_per_lap * min(laps, 2.0)

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
        return float(points)

    def _objectives(self, s: PasoState, counts: list[int]) -> float:
        c = s.c
        tiles = [tile for tile in s.gained[self.seat] if tile < c.first_bonus]
        if not tiles:
            return 0.0
        have = elements(s, self.seat, counts)
        met = best_allocation([c.objectives[tile] for tile in tiles], have)
        done = sum([c.tile_vp[tiles[i]] for i in met])
        rest = sum([c.tile_vp[tile] for tile in tiles]) - done
        return done + rest * self.w.open_objective * min(1.0, self.laps(s) / 3.0)

    def _workers(self, s: PasoState, counts: list[int], laps: float) -> float:
        """All of them come up again and again; those at hand can be used now."""
        area = s.area[self.seat * WORKER_TYPES : (self.seat + 1) * WORKER_TYPES]
        at_hand = sum(area) * self.w.at_hand + area[ALL_ROUNDER] * self.w.all_rounder
        all_told = sum(counts[s.c.first_worker :])
        return at_hand * min(1.0, laps) + all_told * self.w.worker_per_lap * laps

    def herd(self, s: PasoState, counts: list[int]) -> float:
        """What a delivery of the average hand brings."""
        values = s.c.card_value
        number = sum(counts[: s.c.first_worker])
        drawn = s.hand_limit(self.seat)
        value = self.w.growth
        for card, worth in enumerate(values):
            if counts[card]:
                value += worth * chance_of_some(counts[card], number, drawn)
        return self.of_value(value)

    def of_value(self, value: float) -> float:
        w = self.w
        return value * w.low_value + max(0.0, value - w.dark_from) * (
            w.point_of_value - w.low_value
        )

    def _way(self, s: PasoState, laps: float) -> float:
        node = s.rancher[self.seat]
        if node == NOWHERE or laps < 0.5:
            return 0.0
        ahead = s.box.road.reach(node, s.occupied)
        left = ahead[-1][1]
        return -self.w.step * left if node != s.c.el_paso else -self.w.step * (left + 1)

    # ---- deliveries

    def city(self, s: PasoState) -> float:
        """What riding into El Paso now brings, from the 5 dollars on."""
        money = s.c.el_paso_money * self.dollar(s)
        return money + self.w.delivery + self.delivery(s, s.money[self.seat] + s.c.el_paso_money)

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
            self.disc(s, disc, laps)
            for i, disc in enumerate(s.c.discs)
            if s.covered[self.seat] >> i & 1 and money + disc.money >= 0
            if post.dark or not disc.dark
        ]
        if not discs:
            return 0.0
        spent = max(0, post.value - value) * self.certificate(laps)
        reward = 0.0 if post.reward is None else self.effect(s, post.reward, laps)
        return post.vp + reward + max(discs) - spent

    def disc(self, s: PasoState, disc: Disc, laps: float) -> float:
        ability = self.w.discs[disc.id] * max(0.0, laps - 0.5)
        return ability + disc.money * self.dollar(s)

    def effect(self, s: PasoState, effect: Effect, laps: float) -> float:
        """Roughly what a small gain is worth."""
        worth = effect.money * self.dollar(s) + effect.certificates * self.certificate(laps)
        worth += effect.token * (self.w.token + self.w.token_per_lap * min(laps, 2.0))
        if effect.tile:
            worth += 2.0
        if effect.verb == "hire":
            worth += 2.0 + self.w.at_hand * min(laps, 1.0)
        return worth
