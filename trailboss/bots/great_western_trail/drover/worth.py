"""The evaluation: the points of one seat now, and what its position promises."""

from functools import lru_cache

from trailboss.bots.great_western_trail.drover.assets import Assets
from trailboss.bots.great_western_trail.drover.cities import CityPlan
from trailboss.bots.great_western_trail.drover.clock import Clock, Outlook
from trailboss.bots.great_western_trail.drover.herd import Herd
from trailboss.bots.great_western_trail.drover.holdings import Holdings, Served
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
from trailboss.games.great_western_trail.state import WORKER_TYPES, TrailState


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

    def sure(self, h: Holdings, served: Served) -> float:
        """Points that are on the table already, objectives, money and station masters left out."""
        vp, hazard_vp = self.card_vp, self.hazard_vp
        return (
            sum([vp[card] for card in h.deck])
            + sum([hazard_vp[tile] for tile in h.hazards])
            + h.workers.points
            + h.buildings.points
            + h.discs.points
            + served.points
            + h.station_points
        )

    def have(self, h: Holdings) -> tuple[int, ...]:
        """By task of objectives: how often it is done."""
        herd = self.herd
        counts = h.counts
        return (
            h.standing,
            len(h.hazards),
            h.green,
            h.orange,
            h.stations.bit_count(),
            sum([counts[breed] for breed in herd.value_3]),
            counts[herd.shorthorn],
            counts[herd.hereford],
            h.city_discs[self.c.new_york],
        )


class Judge:
    """Looks at positions of one turn from one seat."""

    def __init__(self, know: Knowledge, s: TrailState, seat: int) -> None:
        self.know = know
        self.w = know.w
        self.seat = seat
        self.clock = Clock(s, seat, know.w)
        self.prospects = Prospects(s, seat, know.w, know.assets)
        c = know.c
        self.own_cities = slice(seat * len(c.cities), (seat + 1) * len(c.cities))
        self.own_workers = slice(seat * WORKER_TYPES, (seat + 1) * WORKER_TYPES)

    def worth(self, s: TrailState, extra: float = 0.0) -> float:
        """``extra``: cards that may still be drawn and discarded before the hand is filled."""
        seat = self.seat
        if s.ending >= 0:
            return scoring.total(s, seat) + 0.01 * s.money[seat]
        h = Holdings(s, seat, self.know.assets, self.know.herd)
        o = self.clock.outlook(s)
        return self.promised(s, h, o, *self.totals(s, h, o, extra))

    def promised(
        self, s: TrailState, h: Holdings, o: Outlook, coming: float, usual: float
    ) -> float:
        """While nobody has triggered the end; ``coming`` and ``usual`` are `totals`."""
        seat, know, w = self.seat, self.know, self.w
        served = know.served(h.city_discs)
        unplayed = self.unplayed(h)
        crosses = s.c.transport[s.engine[seat]][know.by_value[int(usual)]]
        value = (
            know.sure(h, served)
            + self.money(s.money[seat], o)
            + o.laps * (h.workers.per_lap + h.buildings.per_lap)
            + o.fade
            * (
                h.discs.fading
                + h.buildings.fading
                + w.hazard * len(h.hazards)
                + w.outlaw * (h.green + h.orange)
            )
            + w.turn * o.turns
            + o.deliveries * (-w.clog * len(unplayed) - w.income * o.dollar * crosses)
            + self.ahead(
                served.mask, s.closed_cities(seat), coming, usual, w.growth * h.rows[COWBOY], o
            )
            + know.assets.railroad(
                s.engine[seat], h.rows[ENGINEER], round(o.laps * 4), h.stations, tuple(s.masters)
            )
            + self.prospects.value(s, h, o)
            + know.objectives.value(tuple(s.area[seat]), unplayed, know.have(h), round(o.turns))
        )
        if s.tokens[seat]:
            value += w.token * s.tokens[seat] * min(1.0, o.deliveries)
        if seat in s.master_owner:
            value += self._masters(s, o)
        if know.north is not None:
            value += know.north.worth(s, seat, o)
        return value

    def unplayed(self, h: Holdings) -> tuple[int, ...]:
        """Objective cards that may still be played."""
        if not h.counts[-1]:
            return ()
        first = self.know.c.first_objective
        return tuple([card for card in h.deck if card >= first])

    def money(self, dollars: int, o: Outlook) -> float:
        w = self.w
        if dollars <= w.purse:
            return dollars * o.dollar
        return w.purse * o.dollar + (dollars - w.purse) * max(
            w.dollar_least, o.dollar * w.beyond_purse
        )

    def totals(
        self, s: TrailState, h: Holdings, o: Outlook, extra: float = 0.0
    ) -> tuple[float, float]:
        """The expected total of the next delivery and of a later one, certificates included."""
        seat, w, herd = self.seat, self.w, self.know.herd
        more = extra + w.cycles_per_turn * o.to_city
        coming = herd.coming(s.hand[seat], s.stack[seat], s.pile[seat], h.limit, more)
        return (
            coming + h.permanent + s.marker[seat],
            h.usual(herd, w.cycles_per_lap) + w.certificates_per_lap,
        )

    def usual(self, s: TrailState) -> float:
        """The expected total of a later delivery."""
        h = Holdings(s, self.seat, self.know.assets, self.know.herd)
        return h.usual(self.know.herd, self.w.cycles_per_lap) + self.w.certificates_per_lap

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
