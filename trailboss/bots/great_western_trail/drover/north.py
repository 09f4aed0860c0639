"""Rails to the North: what branches are worth, now and for what they lead to."""

from functools import lru_cache

from trailboss.bots.great_western_trail.drover.clock import Outlook
from trailboss.bots.great_western_trail.drover.weights import Weights
from trailboss.games.great_western_trail.rails_to_the_north.components import (
    LARGE,
    MEDIUM,
    STATION,
    NorthComponents,
)
from trailboss.games.great_western_trail.rails_to_the_north.network import crests, placed
from trailboss.games.great_western_trail.rails_to_the_north.state import north
from trailboss.games.great_western_trail.state import TrailState

MOST = 6
"""Branches looked ahead."""


class North:
    """Shared by all judges with the same components and weights."""

    def __init__(self, c: NorthComponents, w: Weights) -> None:
        self.c = c
        self.w = w
        self.aims = tuple(self._aim(i) for i in range(len(c.towns)))
        """By town: what it promises to whoever will have a branch there."""
        self.promise = lru_cache(maxsize=1 << 15)(self._promise)

    def _aim(self, town: int) -> float:
        w, place = self.w, self.c.towns[town]
        if place.kind == LARGE:
            return max(0.0, self.c.base.cities[place.city].vp - w.usual_city) * w.large_city
        if place.kind == STATION:
            station = self.c.base.stations[place.station]
            return max(0.0, station.vp - w.later_dollar * station.cost + w.station_disc)
        bonus = place.slots[0]
        value = w.medium_town if place.kind == MEDIUM else 0.0
        return value + w.later_dollar * bonus.money + w.token * bonus.token

    def _promise(self, branches: int, discs: int) -> float:
        """Each town that is not reached yet counts less for every branch it still takes."""
        reached = self.c.reach(branches, discs)
        seen = branches
        share = self.w.next_town
        value = 0.0
        for _ in range(MOST):
            new = reached & ~seen
            if not new:
                break
            for town, aim in enumerate(self.aims):
                if new >> town & 1:
                    value += share * aim
            seen |= new
            reached = self.c.reach(seen, discs)
            share *= self.w.farther_town
        return value

    def worth(self, s: TrailState, seat: int, o: Outlook) -> float:
        """Points of discs that the bells raise, and what the branches may still lead to."""
        bells = self.c.emptied_bells(placed(s, seat))
        first = seat * len(self.c.base.cities)
        raised = sum(
            per_bell * bells * s.city_discs[first + city]
            for city, per_bell in enumerate(self.c.vp_per_bell)
            if per_bell
        )
        lasting = self.w.branch * placed(s, seat)
        return raised + o.fade * (lasting + self.promise(north(s).branches[seat], crests(s, seat)))

    def opened(self, s: TrailState, seat: int, city: int, o: Outlook) -> float:
        """What a disc there gives besides its points: lines to the north, a station master."""
        own, before = north(s).branches[seat], crests(s, seat)
        lines = self.promise(own, before | 1 << city) - self.promise(own, before)
        master = self.w.station_master if city == self.c.display_city else 0.0
        return lines * o.fade + master
