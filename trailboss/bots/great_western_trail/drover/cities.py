"""Which cities the coming deliveries should go to: a small plan over the whole strip."""

from functools import lru_cache
from math import floor

from trailboss.bots.great_western_trail.drover.weights import Weights
from trailboss.games.great_western_trail.components import Components

_SHIFTS = (-1.5, -0.5, 0.5, 1.5)
"""Totals vary from lap to lap: a plan is judged by its mean over these."""
MOST = 9
"""Deliveries looked ahead."""
_NONE, _OLD, _NEW = range(3)


class CityPlan:
    def __init__(self, c: Components, w: Weights, display: int = -1) -> None:
        """``display``: the city with station masters beside it, if there is one."""
        self.c = c
        self.w = w
        self.worth = tuple(
            city.vp
            + w.dark_city * city.dark
            + w.later_dollar * city.money
            + w.arrow_objective * city.objective
            + w.station_master * (i == display)
            for i, city in enumerate(c.cities)
        )
        self.order = sorted(range(1, len(c.cities)), key=lambda i: (-c.cities[i].value, i))
        """The farthest first. Kansas City (0) takes whatever finds no better place."""
        self.strip = {city for arrow in c.arrows for city in arrow.cities}
        self.arrow_between: list[float] = [0.0] * len(c.cities)
        """By the lower city: what the arrow to the next one is worth."""
        for arrow in c.arrows:
            low, high = sorted(arrow.cities)
            assert high == low + 1
            self.arrow_between[low] = (
                arrow.vp + w.arrow_objective * arrow.objective + w.arrow_token * arrow.token
            )
        self.plan = lru_cache(maxsize=1 << 16)(self._plan)
        self.expected = lru_cache(maxsize=1 << 16)(self._expected)

    def value(
        self,
        taken: int,
        closed: int,
        coming: float,
        usual: float,
        growth: float,
        deliveries: float,
        spread: float,
    ) -> float:
        """What the deliveries still to come add; ``taken`` are the own cities as bits, ``closed``
        those that cannot be delivered to.

        ``growth``: how much the total rises from one later delivery to the next. ``spread``: how
        uncertain the coming total is, from 0 to 1.
        """
        return self.expected(
            taken,
            closed,
            round(coming * 4),
            round(usual * 4),
            round(growth * 4),
            round(deliveries * 8),
            round(spread * 4),
        )

    def _expected(
        self,
        taken: int,
        closed: int,
        coming: int,
        usual: int,
        growth: int,
        deliveries: int,
        spread: int,
    ) -> float:
        most = min(deliveries / 8, MOST - 1)
        whole = floor(most)
        part = most - whole
        value = 0.0
        for shift in _SHIFTS:
            totals = self._totals(
                coming / 4 + shift * spread / 4, usual / 4 + shift, growth / 4, whole + 1
            )
            value += (1 - part) * self.plan(taken, closed, totals[:whole])
            if part:
                value += part * self.plan(taken, closed, totals)
        return value / len(_SHIFTS)

    def _totals(self, coming: float, usual: float, growth: float, number: int) -> tuple[int, ...]:
        later = [floor(usual + growth * i) for i in range(1, number)]
        return (max(0, floor(coming)), *(max(0, total) for total in later))

    def _plan(self, taken: int, closed: int, totals: tuple[int, ...]) -> float:
        """The best set of cities for these totals, from the farthest city down."""
        cities = self.c.cities
        number = len(totals)
        best: dict[tuple[int, int], float] = {(0, _NONE): 0.0}
        for index in self.order:
            if closed >> index & 1:
                continue
            city = cities[index]
            reaching = sum([total >= city.value for total in totals])
            arrow = self.arrow_between[index] if index + 1 < len(cities) else 0.0
            after: dict[tuple[int, int], float] = {}
            old = taken >> index & 1
            on_strip = index in self.strip
            for (used, above), value in best.items():
                none, mine, new = (_NONE, _OLD, _NEW) if on_strip else (above, above, above)
                if city.repeat:
                    for copies in range(max(0, reaching - used) + 1):
                        gained = value + copies * self.worth[index]
                        _keep(after, (used + copies, new if copies else none), gained)
                    continue
                if old:
                    gained = value + (arrow if above == _NEW else 0.0)
                    _keep(after, (used, mine), gained)
                    continue
                _keep(after, (used, none), value)
                if used < reaching:
                    gained = value + self.worth[index] + (arrow if above else 0.0)
                    _keep(after, (used + 1, new), gained)
            best = after
        return max(value + (number - used) * self.worth[0] for (used, _), value in best.items())


def _keep(best: dict[tuple[int, int], float], key: tuple[int, int], value: float) -> None:
    if value > best.get(key, -1e9):
        best[key] = value
