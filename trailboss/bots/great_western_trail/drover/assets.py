"""What lasts: cleared disc spaces, workers, buildings, the engine's place on the railroad.

Everything here is a sum of parts that stay as long as the pieces behind them stay, so each part is
computed once and remembered: points for sure, points per lap still to come, points that fade.
"""

from functools import lru_cache
from typing import NamedTuple

from trailboss.bots.great_western_trail.drover.clock import Outlook
from trailboss.bots.great_western_trail.drover.weights import Weights
from trailboss.games.great_western_trail.components import Components
from trailboss.games.great_western_trail.pieces import BUILDER, COWBOY, ENGINEER

_LATE = ("e-1", "e-2", "f-1", "f-2", "g-1", "g-2")
_PER_FOREST = ("1a", "7b")


class Part(NamedTuple):
    points: float
    per_lap: float = 0.0
    fading: float = 0.0


class Assets:
    def __init__(self, c: Components, w: Weights) -> None:
        self.c = c
        self.w = w
        self.disc_worth = tuple(w.discs.get(disc.id, 0.0) for disc in c.discs)
        self.site_worth = tuple(self._site(node.id) for node in c.nodes)
        self.discs = lru_cache(maxsize=1 << 14)(self._discs)
        self.workers = lru_cache(maxsize=1 << 10)(self._workers)
        self.buildings = lru_cache(maxsize=1 << 14)(self._buildings)
        self.stations_vp = lru_cache(maxsize=1 << 11)(self._stations_vp)
        self.railroad = lru_cache(maxsize=1 << 16)(self._railroad)

    # ---- discs

    def _discs(self, covered: int) -> Part:
        """What the cleared spaces are worth with a whole game ahead, and their printed points."""
        cleared = [i for i, disc in enumerate(self.c.discs) if not covered >> i & 1]
        return Part(
            points=sum(self.c.discs[i].vp for i in cleared),
            fading=sum([self.disc_worth[i] for i in cleared]),
        )

    def clearing(self, disc: int, o: Outlook) -> float:
        """What taking that disc gains now."""
        one = self.c.discs[disc]
        gain = self.disc_worth[disc] * o.fade + one.vp + (one.money - one.cost) * o.dollar
        if one.raises:
            gain += self.w.hand_card * o.deliveries
        return gain

    # ---- workers

    def _workers(self, rows: tuple[int, ...]) -> Part:
        w = self.w
        free = self.c.worker_vp_from - 1
        return Part(
            points=sum(max(0, row - free) for row in rows) * self.c.worker_vp,
            per_lap=w.cowboys[rows[COWBOY]] * w.cowboy_uses
            + w.builders[rows[BUILDER]] * w.builder_uses
            + w.engineers[rows[ENGINEER]] * w.engineer_uses,
        )

    # ---- buildings

    def _site(self, node: str) -> float:
        w = self.w
        return w.late_site * (node in _LATE) + w.risk_site * ("risk" in node)

    def _buildings(self, nodes: tuple[int, ...], sides: tuple[int, ...]) -> Part:
        """``nodes``: where each own building stands. The best ones are visited most."""
        w = self.w
        forests = sum(node in self.c.forests for node in nodes)
        points = 0
        uses: list[float] = []
        sites = 0.0
        for number, node in enumerate(nodes):
            if node < 0:
                continue
            building = self.c.private[number][sides[number]]
            points += building.vp
            use = w.use(building.id)
            uses.append(use * forests if building.id in _PER_FOREST else use)
            sites += self.site_worth[node]
        share = w.building_visits
        per_lap = 0.0
        for use in sorted(uses, reverse=True):
            per_lap += share * use
            share *= w.use_falloff
        return Part(points, per_lap, sites)

    # ---- railroad

    def _stations_vp(self, mask: int) -> int:
        return sum(station.vp for i, station in enumerate(self.c.stations) if mask >> i & 1)

    def _railroad(
        self, space: int, engineers: int, laps: int, mask: int, masters: tuple[int, ...]
    ) -> float:
        """What the stations ahead promise; ``laps`` in quarters, ``masters`` still to be had."""
        w = self.w
        reach = 1.0 + w.engine_pace * (engineers + 0.7) * laps / 4
        value = w.rear_space * space
        for i, station in enumerate(self.c.stations):
            if mask >> i & 1 or not space < station.position < len(self.c.spaces):
                continue
            distance = self._distance(space, station.position)
            chance = 1.1 - distance / reach
            if chance <= 0:
                break
            gain = station.vp - w.later_dollar * station.cost + w.station_disc
            if station.master and masters[i] >= 0:
                gain += w.station_master
            value += w.station * min(1.0, chance) * max(0.0, gain)
        return value

    def _distance(self, space: int, target: int) -> int:
        """Spaces to move, passing the turnouts on the way by."""
        numbers = self.c.space_number
        return sum([numbers[i] >= 0 for i in range(space + 1, target)]) + 1
