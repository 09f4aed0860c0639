"""The evaluation: the points of one seat now, and what its position promises."""

from functools import lru_cache
from typing import NamedTuple

from trailboss.bots.great_western_trail.drover.assets import Assets
from trailboss.bots.great_western_trail.drover.cities import CityPlan
from trailboss.bots.great_western_trail.drover.clock import Clock, Outlook
from trailboss.bots.great_western_trail.drover.herd import Herd
from trailboss.bots.great_western_trail.drover.north import North
from trailboss.bots.great_western_trail.drover.objectives import Objectives
from trailboss.bots.great_western_trail.drover.prospects import Prospects
from trailboss.bots.great_western_trail.drover.weights import Weights
from trailboss.games.great_western_trail import scoring
from trailboss.games.great_western_trail.allocation import OBJECTIVE_CARDS
from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.pieces import COWBOY, ENGINEER
from trailboss.games.great_western_trail.rails_to_the_north.components import NAME as NORTH
from trailboss.games.great_western_trail.rails_to_the_north.state import north_print
from trailboss.games.great_western_trail.state import (
    OUTLAW_COLOURS,
    WORKER_TYPES,
    TrailState,
)


class Served(NamedTuple):
    """Cities that hold an own disc."""

    mask: int
    points: int


class Knowledge:
    """What can be computed before any game: shared by all judges with the same weights."""

    def __init__(self, box: Box, w: Weights) -> None:
        c = self.c = box.components
        north = north_print(box).map if NORTH in box else None
        self.w = w
        self.herd = Herd(c)
        self.cities = CityPlan(c, w, -1 if north is None else north.display_city)
        self.objectives = Objectives(c, w)
        self.assets = Assets(c, w)
        self.card_vp = (*(card.vp for card in c.cattle), *(0 for _ in c.objectives))
        self.hazard_vp = tuple(tile.vp for tile in c.tiles)
        self.by_value = tuple(
            max(
                (i for i, city in enumerate(c.cities) if city.value <= total),
                key=lambda i: c.cities[i].value,
            )
            for total in range(60)
        )
        """By total: the farthest city it reaches."""
        self.served = lru_cache(maxsize=1 << 14)(self._served)
        self.north = None if north is None else North(north, w)

    def _served(self, discs: tuple[int, ...]) -> Served:
        c = self.c
        mask = sum(1 << i for i, number in enumerate(discs) if number)
        points = sum(city.vp * number for city, number in zip(c.cities, discs, strict=True))
        points += sum(arrow.vp for arrow in c.arrows if all(discs[i] for i in arrow.cities))
        return Served(mask, points)


class Judge:
    """Looks at positions of one turn from one seat."""

    def __init__(self, know: Knowledge, s: TrailState, seat: int) -> None:
        self.know = know
        self.w = know.w
        self.seat = seat
        self.clock = Clock(s, seat, know.w)
        self.prospects = Prospects(s, seat, know.w, know.assets)
        self.sides = tuple(s.sides)
        c = know.c
        self.own_cities = slice(seat * len(c.cities), (seat + 1) * len(c.cities))
        self.own_workers = slice(seat * WORKER_TYPES, (seat + 1) * WORKER_TYPES)
        self.own_buildings = slice(seat * len(c.private), (seat + 1) * len(c.private))

    def worth(self, s: TrailState, extra: float = 0.0) -> float:
        """``extra``: cards that may still be drawn and discarded before the hand is filled."""
        seat = self.seat
        if s.ending >= 0:
            return scoring.total(s, seat) + 0.01 * s.money[seat]
        know, w = self.know, self.w
        assets = know.assets
        o = self.clock.outlook(s)
        rows = tuple(s.workers[self.own_workers])
        places = tuple(s.built_at[self.own_buildings])
        workers = assets.workers(rows)
        buildings = assets.buildings(places, self.sides)
        discs = assets.discs(s.covered[seat])
        served = know.served(tuple(s.city_discs[self.own_cities]))
        stations = s.station_discs[seat]
        hazards = s.hazards[seat]
        green, orange = s.outlaws[seat * OUTLAW_COLOURS : (seat + 1) * OUTLAW_COLOURS]
        deck = s.stack[seat] + s.hand[seat] + s.pile[seat]
        herd = know.herd
        counts = herd.count(deck)
        unplayed: tuple[int, ...] = ()
        if counts[-1]:
            unplayed = tuple([card for card in deck if card >= s.c.first_objective])
        have = (
            len([node for node in places if node >= 0]),
            len(hazards),
            green,
            orange,
            stations.bit_count(),
            sum([counts[breed] for breed in herd.value_3]),
            counts[herd.shorthorn],
            counts[herd.hereford],
            s.city_discs[seat * len(s.c.cities) + s.c.new_york],
        )
        coming, usual = self.totals(s, counts, o, extra)
        crosses = s.c.transport[s.engine[seat]][know.by_value[int(usual)]]
        vp = know.card_vp
        hazard_vp = know.hazard_vp
        value = (
            sum([vp[card] for card in deck])
            + sum([hazard_vp[tile] for tile in hazards])
            + workers.points
            + buildings.points
            + discs.points
            + served.points
            + assets.stations_vp(stations)
            + self.money(s.money[seat], o)
            + o.laps * (workers.per_lap + buildings.per_lap)
            + o.fade
            * (
                discs.fading
                + buildings.fading
                + w.hazard * len(hazards)
                + w.outlaw * (green + orange)
            )
            + w.turn * o.turns
            + o.deliveries * (-w.clog * len(unplayed) - w.income * o.dollar * crosses)
            + self.ahead(
                served.mask, s.closed_cities(seat), coming, usual, w.growth * rows[COWBOY], o
            )
            + assets.railroad(
                s.engine[seat], rows[ENGINEER], round(o.laps * 4), stations, tuple(s.masters)
            )
            + self.prospects.value(s, rows, places, o)
            + know.objectives.value(tuple(s.area[seat]), unplayed, have, round(o.turns))
        )
        if s.tokens[seat]:
            value += w.token * s.tokens[seat] * min(1.0, o.deliveries)
        if seat in s.master_owner:
            value += self._masters(s, o)
        if know.north is not None:
            value += know.north.worth(s, seat, o)
        return value

    def money(self, dollars: int, o: Outlook) -> float:
        w = self.w
        if dollars <= w.purse:
            return dollars * o.dollar
        return w.purse * o.dollar + (dollars - w.purse) * max(
            w.dollar_least, o.dollar * w.beyond_purse
        )

    def totals(
        self, s: TrailState, counts: list[int], o: Outlook, extra: float
    ) -> tuple[float, float]:
        """The expected total of the next delivery and of a later one, certificates included."""
        seat = self.seat
        w = self.w
        herd = self.know.herd
        limit = s.hand_limit(seat)
        permanent = s.permanent_certificates(seat) if seat in s.master_owner else 0
        more = extra + w.cycles_per_turn * o.to_city
        coming = herd.coming(s.hand[seat], s.stack[seat], s.pile[seat], limit, more)
        varied = 0
        if herd.varied >= 0 and counts[herd.varied]:
            varied = herd.best_varied(s.stack[seat] + s.hand[seat] + s.pile[seat])
        usual = herd.usual(tuple(counts), varied, limit, w.cycles_per_lap)
        return (
            coming + permanent + s.marker[seat],
            usual + permanent + w.certificates_per_lap,
        )

    def usual(self, s: TrailState) -> float:
        """The expected total of a later delivery."""
        seat = self.seat
        counts = self.know.herd.count(s.stack[seat] + s.hand[seat] + s.pile[seat])
        return self.totals(s, counts, self.clock.outlook(s), 0.0)[1]

    def ahead(
        self, taken: int, closed: int, coming: float, usual: float, growth: float, o: Outlook
    ) -> float:
        """What deliveries still to come promise: cities, dollars, discs."""
        w = self.w
        deliveries = o.deliveries
        spread = min(1.0, 0.25 + 0.25 * o.to_city)
        plan = self.know.cities.value(taken, closed, coming, usual, growth, deliveries, spread)
        first = min(1.0, deliveries)
        later = deliveries - first
        dollars = first * coming + later * (usual + growth * (later + 1) / 2)
        return w.city_plan * plan + w.income * o.dollar * dollars + w.delivery * deliveries

    def _masters(self, s: TrailState, o: Outlook) -> float:
        """Sets score in whole groups; with time left a part of a group is worth something too."""
        seat = self.seat
        value = 0.0
        for master, owner in zip(s.c.masters, s.master_owner, strict=True):
            if owner == seat and master.per:
                cards = master.per == OBJECTIVE_CARDS
                counted = len(s.area[seat]) if cards else s.counted(seat, master.per)
                whole = counted // master.group
                part = counted / master.group - whole
                value += master.vp * (whole + (part + self.w.half_group) * min(1.0, o.fade))
        return value
