"""The position of a seat in Great Western Trail in numbers: what people would count and guess.

Only what everybody sees, and the own hand: of rivals their cards as a whole, which are public.
"""

from __future__ import annotations

from functools import lru_cache

from trailboss.bots.great_western_trail.drover.clock import cells_left, steps_to_city
from trailboss.bots.great_western_trail.drover.holdings import Holdings
from trailboss.bots.great_western_trail.drover.prospects import stops
from trailboss.bots.great_western_trail.drover.weights import DEFAULT
from trailboss.bots.great_western_trail.drover.worth import Judge, Knowledge
from trailboss.bots.great_western_trail.feature_names import NORTH, OWN, RIVAL, VERBS
from trailboss.games.great_western_trail import scoring
from trailboss.games.great_western_trail.allocation import OBJECTIVE_CARDS
from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.pieces import BUILDER, COWBOY, ENGINEER
from trailboss.games.great_western_trail.rails_to_the_north.network import crests, placed
from trailboss.games.great_western_trail.rails_to_the_north.state import north
from trailboss.games.great_western_trail.state import (
    NOWHERE,
    WORKER_TYPES,
    TrailState,
)


class Reader:
    """Looks at positions with one box: what can be known before any game is worked out once."""

    def __init__(self, box: Box) -> None:
        c = self.c = box.components
        self.know = Knowledge(box, DEFAULT)
        # Simmentals grow: what they are worth is in the deliveries, and a table with them has the
        # same features as one without
        self.breeds = [i for i in range(len(c.breeds)) if i != self.know.herd.varied]
        self.has_north = self.know.north is not None
        self.names = (
            *OWN,
            *(f"breed-{c.breeds[breed]}" for breed in self.breeds),
            *(f"disc-{disc.id}" for disc in c.discs if not disc.open),
            *(f"city-{city.id}" for city in c.cities),
            *(f"building-{side.id}" for sides in c.private for side in sides),
            "stops-ahead",
            "stops-in-reach",
            *(f"ahead-{verb}" for verb in VERBS),
            *(NORTH if self.has_north else ()),
            *(f"rival-{name}" for name in RIVAL),
            *(f"rivals-{name}" for name in RIVAL),
        )
        self.disc_bits = [1 << i for i, disc in enumerate(c.discs) if not disc.open]
        self.groups = [c.group_cards[g] for g in ("value-3", "shorthorn", "hereford")]
        self.tile_vp = [tile.vp for tile in c.tiles]
        self.buildable = lru_cache(maxsize=1 << 12)(self._buildable)

    def read(self, s: TrailState, seat: int) -> list[float]:
        c, know = self.c, self.know
        assets, herd = know.assets, know.herd
        steps = steps_to_city(c, s.occupied)
        cells = cells_left(s)
        judge = Judge(know, s, seat)
        judge.clock.own_ahead = self._own_ahead(s, seat)
        o = judge.clock.outlook(s)
        turns, deliveries, to_city = o.turns, o.deliveries, o.to_city
        node = s.herder[seat]
        own_steps = steps[c.start if node == NOWHERE else node]
        step_limit = s.step_limit(seat)
        if s.ending >= 0:
            turns = 1.0 if _still_plays(s, seat) else 0.0
            deliveries = 1.0 if turns and own_steps <= step_limit else 0.0
        laps = turns / 4.6
        fade = turns / (turns + 6.0)
        h = Holdings(s, seat, assets, herd)
        served = know.served(h.city_discs)
        unplayed = judge.unplayed(h)
        have = know.have(h)
        coming, usual = judge.totals(s, h, o)
        money = s.money[seat]
        card_vp, tile_vp = know.card_vp, self.tile_vp
        area = tuple(s.area[seat])
        objective = know.objectives.value(area, unplayed, have, round(turns))
        masters, master_points = self._masters(s, seat)
        triggered = s.token_holder == seat
        now = (
            know.sure(h, served)
            + objective
            + master_points
            + money // c.dollars_per_vp
            + (c.token_vp if triggered else 0)
        )
        closed = s.closed_cities(seat)
        spread = min(1.0, 0.25 + 0.25 * to_city)
        growth = 0.35 * h.rows[COWBOY]
        plan = know.cities.value(served.mask, closed, coming, usual, growth, deliveries, spread)
        next_city = know.cities.value(served.mask, closed, coming, usual, 0.0, 1.0, spread)
        crosses = c.transport[s.engine[seat]][know.by_value[int(usual)]]
        held = 0
        for breed in {c.breed_of[card] for card in s.hand[seat] if card < c.first_objective}:
            held += herd.values[breed]
        buildable = self.buildable(h.places, h.sides, h.rows[BUILDER])
        if s.ending >= 0:
            rough = scoring.total(s, seat) + 0.01 * money
        else:
            rough = judge.promised(s, h, o, coming, usual)
        market = s.market
        found = [
            turns,
            deliveries,
            to_city,
            float(cells),
            1.0 if s.ending >= 0 else 0.0,
            1.0 if triggered else 0.0,
            float(min(money, 10)),
            float(max(0, money - 10)),
            min(money, 14) * fade,
            float(s.marker[seat]),
            float(h.permanent),
            float(s.tokens[seat]),
            float(h.limit),
            float(step_limit),
            float(s.certificate_limit(seat)),
            float(h.rows[COWBOY]),
            float(h.rows[BUILDER]),
            float(h.rows[ENGINEER]),
            float(max(0, h.rows[COWBOY] - 3)),
            float(max(0, h.rows[BUILDER] - 3)),
            float(max(0, h.rows[ENGINEER] - 3)),
            h.workers.points,
            h.workers.per_lap * laps,
            float(s.engine[seat]),
            float(h.stations.bit_count()),
            float(h.station_points),
            assets.railroad(
                s.engine[seat], h.rows[ENGINEER], round(laps * 4), h.stations, tuple(s.masters)
            ),
            float(h.standing),
            h.buildings.points,
            h.buildings.per_lap * laps,
            float(len([place for place in h.places if place in c.forests])),
            float(buildable[0]),
            float(buildable[1]),
            float(have[8] + sum(h.city_discs)),
            float(served.points),
            plan,
            next_city,
            float(crosses),
            float(len(h.hazards)),
            float(sum([tile_vp[tile] for tile in h.hazards])),
            float(h.green),
            float(h.orange),
            float(sum([card_vp[card] for card in h.deck])),
            float(len(h.deck)),
            float(len([number for number in h.counts[:-1] if number])),
            float(len(unplayed)),
            float(len(area)),
            objective,
            know.objectives.value(area, (), have, 0),
            float(master_points),
            float(masters),
            float(h.discs.points),
            h.discs.fading * fade,
            float(held),
            float(len(s.hand[seat])),
            coming,
            usual,
            usual * deliveries,
            float(now),
            float(own_steps),
            float(steps[c.start]),
            *self._wages(s),
            *[float(sum([market[card] for card in group])) for group in self.groups],
            rough,
        ]
        found += [float(h.counts[breed]) for breed in self.breeds]
        covered = s.covered[seat]
        found += [0.0 if covered & bit else 1.0 for bit in self.disc_bits]
        found += [float(number) for number in h.city_discs]
        for number, node in enumerate(h.places):
            flags = [0.0] * len(c.private[number])
            if node >= 0:
                flags[h.sides[number]] = 1.0
            found += flags
        found += self._ahead(s, seat, own_steps, own_steps - step_limit)
        if self.has_north:
            found += self._north(s, seat)
        rivals = [self._rival(s, other, steps) for other in range(s.seats) if other != seat]
        found += max(rivals)
        number = len(rivals)
        found += [sum(column) / number for column in zip(*rivals, strict=True)]
        return found

    def _buildable(
        self, places: tuple[int, ...], sides: tuple[int, ...], builders: int
    ) -> tuple[int, int]:
        """How many buildings the builders could still put on an empty site, and the points of the
        best."""
        tiles = [
            self.c.private[number][sides[number]]
            for number, node in enumerate(places)
            if node == NOWHERE
        ]
        points = [tile.vp for tile in tiles if tile.builders <= builders]
        return len(points), max(points, default=0)

    def _own_ahead(self, s: TrailState, seat: int) -> float:
        """Laps ahead, as far as the clock goes by them: getting ahead does not by itself shorten
        the game, and a delivery does not either (whoever stands at the start has just made one).
        Else riding slowly would look like a way to have more time."""
        return 1.5 if s.herder[seat] == self.c.start else 0.5

    def _masters(self, s: TrailState, seat: int) -> tuple[int, float]:
        if seat not in s.master_owner:
            return 0, 0.0
        number, points = 0, 0.0
        for master, owner in zip(self.c.masters, s.master_owner, strict=True):
            if owner == seat:
                number += 1
                if master.per:
                    cards = master.per == OBJECTIVE_CARDS
                    counted = len(s.area[seat]) if cards else s.counted(seat, master.per)
                    points += master.vp * (counted / master.group)
        return number, points

    def _wages(self, s: TrailState) -> list[float]:
        columns = self.c.table[s.seats].columns
        wages = [14.0] * WORKER_TYPES
        for row in range(s.token_row - 1, -1, -1):
            cost = float(self.c.rows[row].cost)
            for worker in s.jobs[row * columns : (row + 1) * columns]:
                if worker != NOWHERE and cost < wages[worker]:
                    wages[worker] = cost
        return wages

    def _ahead(self, s: TrailState, seat: int, own_steps: int, near: int) -> list[float]:
        """How many buildings ahead in this lap, and how many in reach, are open to this seat; then
        by verb how many ahead offer it."""
        found = [0.0] * (2 + len(VERBS))
        for stop in stops(s, seat):
            if stop.steps >= own_steps:
                continue
            found[0] += 1.0
            if stop.steps >= near:
                found[1] += 1.0
            for number, verb in enumerate(VERBS):
                if verb in stop.verbs:
                    found[2 + number] += 1.0
        return found

    def _north(self, s: TrailState, seat: int) -> list[float]:
        plan = self.know.north
        assert plan is not None
        bells = plan.c.emptied_bells(placed(s, seat))
        first = seat * len(self.c.cities)
        raised = sum(
            per_bell * bells * s.city_discs[first + city]
            for city, per_bell in enumerate(plan.c.vp_per_bell)
            if per_bell
        )
        return [
            float(placed(s, seat)),
            float(raised),
            plan.promise(north(s).branches[seat], crests(s, seat)),
        ]

    def _rival(self, s: TrailState, seat: int, steps: tuple[int, ...]) -> list[float]:
        know = self.know
        h = Holdings(s, seat, know.assets, know.herd)
        points = (
            know.sure(h, know.served(h.city_discs))
            + self._masters(s, seat)[1]
            + (self.c.token_vp if s.token_holder == seat else 0)
        )
        node = s.herder[seat]
        return [
            float(points),
            float(s.money[seat]),
            float(sum(h.city_discs)),
            h.usual(know.herd, 2.5) - h.permanent if h.deck else 0.0,
            float(h.rows[COWBOY]),
            float(h.rows[BUILDER]),
            float(h.rows[ENGINEER]),
            float(s.engine[seat]),
            float(steps[self.c.start if node == NOWHERE else node]),
            h.workers.per_lap + h.buildings.per_lap + h.discs.fading,
            float(h.limit),
        ]


def _still_plays(s: TrailState, seat: int) -> bool:
    """After the end was triggered: whether the last turn of the seat is still to come, seen from
    the end of the turn of the active one."""
    last = (s.ending - 1) % s.seats
    return s.active != seat and (seat - s.active) % s.seats <= (last - s.active) % s.seats


@lru_cache(maxsize=64)  # of house sets there is no end
def reader(box: Box) -> Reader:
    return Reader(box)
