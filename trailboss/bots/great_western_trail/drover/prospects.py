"""What the rest of this lap has to offer: hiring, building and buying that still lie ahead."""

from functools import lru_cache
from typing import NamedTuple

from trailboss.bots.great_western_trail.drover.assets import Assets
from trailboss.bots.great_western_trail.drover.clock import Outlook, steps_to_city
from trailboss.bots.great_western_trail.drover.holdings import Holdings, own_sides
from trailboss.bots.great_western_trail.drover.weights import Weights
from trailboss.games.great_western_trail.components import Components
from trailboss.games.great_western_trail.pieces import BUILDER, COWBOY
from trailboss.games.great_western_trail.state import (
    FIRST_NEUTRAL,
    FIRST_PRIVATE,
    FIRST_TILE,
    NOWHERE,
    WORKER_TYPES,
    TrailState,
)

_VERBS = ("hire", "build", "cattle")


class Prospects:
    """For one seat at one moment: markets and places of buildings are taken as they are now."""

    def __init__(self, s: TrailState, seat: int, w: Weights, assets: Assets) -> None:
        self.c = s.c
        self.w = w
        self.seat = seat
        self.sides = own_sides(s, seat)
        self.assets = assets
        self.last = _last_chances(s, seat)
        self.wages = _wages(s)
        self.cattle = sum(s.market)
        self._hires: dict[tuple[tuple[int, ...], int, int], float] = {}
        self._builds: dict[tuple[tuple[int, ...], int, int, int], float] = {}

    def value(self, s: TrailState, h: Holdings, o: Outlook) -> float:
        node = s.herder[self.seat]
        steps = steps_to_city(s.c, s.occupied)[s.c.start if node == NOWHERE else node]
        money = min(s.money[self.seat], 16)
        laps = round(o.laps * 2)
        hire, build, cattle = self.last
        value = 0.0
        if steps > hire:
            value += self.hire(h.rows, money, laps)
        if steps > build:
            value += self.build(h.places, h.rows[BUILDER], money, laps)
        if steps > cattle and self.cattle:
            value += self.w.cowboys[h.rows[COWBOY]] * min(1.0, money / 6)
        return self.w.prospect * value * min(1.0, o.laps)

    def hire(self, rows: tuple[int, ...], money: int, laps: int) -> float:
        key = (rows, money, laps)
        found = self._hires.get(key)
        if found is None:
            found = self._hires[key] = self._hire(rows, money, laps)
        return found

    def build(self, places: tuple[int, ...], builders: int, money: int, laps: int) -> float:
        key = (places, builders, money, laps)
        found = self._builds.get(key)
        if found is None:
            found = self._builds[key] = self._build(places, builders, money, laps)
        return found

    def _hire(self, rows: tuple[int, ...], money: int, laps: int) -> float:
        """The best hire that the money allows; ``laps`` in halves."""
        now = self.assets.workers(rows)
        best = 0.0
        for worker, wage in enumerate(self.wages):
            if wage > money or rows[worker] >= self.c.row_spaces:
                continue
            more = list(rows)
            more[worker] += 1
            then = self.assets.workers(tuple(more))
            gain = then.points - now.points + (then.per_lap - now.per_lap) * laps / 2
            best = max(best, gain - wage * self.w.later_dollar)
        return best

    def _build(self, places: tuple[int, ...], builders: int, money: int, laps: int) -> float:
        """The best building that builders and money allow on an empty space."""
        w = self.w
        best = 0.0
        for number, node in enumerate(places):
            if node != NOWHERE:
                continue
            tile = self.c.private[number][self.sides[number]]
            price = 2 * tile.builders
            if tile.builders <= builders and price <= money:
                use = w.use(tile.id) * w.building_visits * laps / 2 / 2
                best = max(best, tile.vp + use - price * w.later_dollar)
        return best


class Stop(NamedTuple):
    """A building on the trail that a seat may use."""

    steps: int
    """To Kansas City, at least."""
    verbs: tuple[str, ...]


def stops(s: TrailState, seat: int) -> tuple[Stop, ...]:
    return _stops(s.c, tuple(s.tiles), tuple(s.sides), s.occupied, seat)


@lru_cache(maxsize=4096)
def _stops(
    c: Components, tiles: tuple[int, ...], sides: tuple[int, ...], occupied: int, seat: int
) -> tuple[Stop, ...]:
    steps = steps_to_city(c, occupied)
    found = []
    number = len(c.private)
    for node, code in enumerate(tiles):
        if not 0 < code < FIRST_TILE:
            continue
        if code < FIRST_PRIVATE:
            building = c.neutrals[code - FIRST_NEUTRAL]
        else:
            place = code - FIRST_PRIVATE
            if place // number != seat:
                continue
            building = c.private[place % number][sides[place % len(sides)]]
        verbs = tuple({effect.verb: None for effect in building.local})
        found.append(Stop(steps[node], verbs))
    return tuple(found)


def _last_chances(s: TrailState, seat: int) -> tuple[int, ...]:
    """By verb: how near to Kansas City the last building stands that offers it."""
    last = [1000] * len(_VERBS)
    for stop in stops(s, seat):
        for number, verb in enumerate(_VERBS):
            if verb in stop.verbs:
                last[number] = min(last[number], stop.steps)
    return tuple(last)


def _wages(s: TrailState) -> list[int]:
    """By type: what the cheapest worker costs."""
    columns = s.c.table[s.seats].columns
    wages = [1000] * WORKER_TYPES
    for row in range(s.token_row):
        for worker in s.jobs[row * columns : (row + 1) * columns]:
            if worker != NOWHERE:
                wages[worker] = min(wages[worker], s.c.rows[row].cost)
    return wages
