"""The position of a seat in Great Western Trail in numbers: what people would count and guess.

Only what everybody sees, and the own hand: of rivals their cards as a whole, which are public.
"""

from __future__ import annotations

from functools import cache

from trailboss.bots.great_western_trail.drover.clock import cells_left, steps_to_city
from trailboss.bots.great_western_trail.drover.weights import DEFAULT
from trailboss.bots.great_western_trail.drover.worth import Judge, Knowledge
from trailboss.bots.great_western_trail.feature_names import NORTH, OWN, RIVAL, VERBS
from trailboss.games.great_western_trail.allocation import OBJECTIVE_CARDS
from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.pieces import BUILDER, COWBOY, ENGINEER
from trailboss.games.great_western_trail.rails_to_the_north.network import crests, placed
from trailboss.games.great_western_trail.rails_to_the_north.state import north
from trailboss.games.great_western_trail.state import (
    FIRST_PRIVATE,
    FIRST_TILE,
    NOWHERE,
    OUTLAW_COLOURS,
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
            *(f"ahead-{verb}" for verb in VERBS),
            *(NORTH if self.has_north else ()),
            *(f"rival-{name}" for name in RIVAL),
            *(f"rivals-{name}" for name in RIVAL),
        )
        self.disc_bits = [1 << i for i, disc in enumerate(c.discs) if not disc.open]
        self.groups = [c.group_cards[g] for g in ("value-3", "shorthorn", "hereford")]
        self.verbs = [self._verbs(tile) for tile in c.neutrals]
        self.private_verbs = [[self._verbs(side) for side in both] for both in c.private]
        self.tile_vp = [tile.vp for tile in c.tiles]

    def _verbs(self, building: object) -> tuple[int, ...]:
        local = getattr(building, "local", ())
        return tuple({VERBS.index(effect.verb) for effect in local if effect.verb in VERBS})

    def read(self, s: TrailState, seat: int) -> list[float]:
        c, know = self.c, self.know
        assets, herd = know.assets, know.herd
        steps = steps_to_city(c, s.occupied)
        cells = cells_left(s)
        turns, deliveries, to_city = self._clock(s, seat, steps, cells)
        laps = turns / 4.6
        fade = turns / (turns + 6.0)
        rows = tuple(s.workers[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES])
        first = seat * len(c.private)
        places = tuple(s.built_at[first : first + len(c.private)])
        workers = assets.workers(rows)
        own_sides = len(s.sides) > len(c.private)
        sides = tuple(s.sides[first : first + len(c.private)] if own_sides else s.sides)
        buildings = assets.buildings(places, sides)
        discs = assets.discs(s.covered[seat])
        served = know.served(tuple(s.city_discs[seat * len(c.cities) : (seat + 1) * len(c.cities)]))
        stations = s.station_discs[seat]
        hazards = s.hazards[seat]
        green, orange = s.outlaws[seat * OUTLAW_COLOURS : (seat + 1) * OUTLAW_COLOURS]
        hand, stack, pile = s.hand[seat], s.stack[seat], s.pile[seat]
        deck = stack + hand + pile
        counts = herd.count(deck)
        unplayed: tuple[int, ...] = ()
        if counts[-1]:
            unplayed = tuple([card for card in deck if card >= c.first_objective])
        standing = len([node for node in places if node >= 0])
        have = (
            standing,
            len(hazards),
            green,
            orange,
            stations.bit_count(),
            sum([counts[breed] for breed in herd.value_3]),
            counts[herd.shorthorn],
            counts[herd.hereford],
            s.city_discs[seat * len(c.cities) + c.new_york],
        )
        limit = s.hand_limit(seat)
        permanent = s.permanent_certificates(seat) if seat in s.master_owner else 0
        coming = herd.coming(hand, stack, pile, limit, 0.55 * to_city) + permanent + s.marker[seat]
        varied = 0
        if herd.varied >= 0 and counts[herd.varied]:
            varied = herd.best_varied(deck)
        usual = herd.usual(tuple(counts), varied, limit, 2.5) + permanent + 0.6
        money = s.money[seat]
        card_vp = know.card_vp
        cards = sum([card_vp[card] for card in deck])
        hazard_points = sum([self.tile_vp[tile] for tile in hazards])
        objective = know.objectives.value(tuple(s.area[seat]), unplayed, have, round(turns))
        masters, master_points = self._masters(s, seat)
        station_points = assets.stations_vp(stations)
        triggered = s.token_holder == seat
        now = (
            cards
            + hazard_points
            + workers.points
            + buildings.points
            + discs.points
            + served.points
            + station_points
            + objective
            + master_points
            + money // c.dollars_per_vp
            + (c.token_vp if triggered else 0)
        )
        plan = know.cities.value(
            served.mask,
            s.closed_cities(seat),
            coming,
            usual,
            0.35 * rows[COWBOY],
            deliveries,
            min(1.0, 0.25 + 0.25 * to_city),
        )
        held = 0
        for breed in {c.breed_of[card] for card in hand if card < c.first_objective}:
            held += herd.values[breed]
        node = s.herder[seat]
        own_steps = steps[c.start if node == NOWHERE else node]
        wages = self._wages(s)
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
            float(permanent),
            float(s.tokens[seat]),
            float(limit),
            float(s.step_limit(seat)),
            float(s.certificate_limit(seat)),
            float(rows[COWBOY]),
            float(rows[BUILDER]),
            float(rows[ENGINEER]),
            workers.points,
            workers.per_lap * laps,
            float(s.engine[seat]),
            float(stations.bit_count()),
            float(station_points),
            assets.railroad(
                s.engine[seat], rows[ENGINEER], round(laps * 4), stations, tuple(s.masters)
            ),
            float(standing),
            buildings.points,
            buildings.per_lap * laps,
            float(len([node for node in places if node in c.forests])),
            float(have[8] + sum(s.city_discs[seat * len(c.cities) : (seat + 1) * len(c.cities)])),
            float(served.points),
            plan,
            float(len(hazards)),
            float(hazard_points),
            float(green),
            float(orange),
            float(cards),
            float(len(deck)),
            float(len(unplayed)),
            float(len(s.area[seat])),
            objective,
            float(master_points),
            float(masters),
            float(discs.points),
            discs.fading * fade,
            float(held),
            float(len(hand)),
            coming,
            usual,
            usual * deliveries,
            float(now),
            float(own_steps),
            *wages,
            *[float(sum([market[card] for card in group])) for group in self.groups],
            self._rough(s, seat),
        ]
        found += [float(counts[breed]) for breed in self.breeds]
        covered = s.covered[seat]
        found += [0.0 if covered & bit else 1.0 for bit in self.disc_bits]
        found += [float(d) for d in s.city_discs[seat * len(c.cities) : (seat + 1) * len(c.cities)]]
        found += self._ahead(s, seat, steps, own_steps)
        if self.has_north:
            found += self._north(s, seat)
        rivals = [self._rival(s, other, steps) for other in range(s.seats) if other != seat]
        found += max(rivals)
        number = len(rivals)
        found += [sum(column) / number for column in zip(*rivals, strict=True)]
        return found

    def _clock(
        self, s: TrailState, seat: int, steps: tuple[int, ...], cells: int
    ) -> tuple[float, float, float]:
        """Own turns still to come, deliveries, and turns until the next: everybody reaches Kansas
        City once a lap, and the last worker placed there ends the game."""
        whole = steps[self.c.start]
        start = self.c.start
        ahead = [steps[start if node == NOWHERE else node] / whole for node in s.herder]
        rate = (s.seats - 1) / 5.0 + 1 / 4.6
        rivals_ahead = sum(ahead) - ahead[seat]
        whole_way = rivals_ahead + self._own_ahead(s, seat)
        turns = max(0.5, (cells / 1.8 - s.seats / 2 + whole_way) / rate)
        if s.ending >= 0:
            turns = 1.0 if _still_plays(s, seat) else 0.0
        own = s.herder[seat]
        left = steps[start if own == NOWHERE else own]
        to_city = max(ahead[seat] * 4.6, left / s.step_limit(seat))
        deliveries = max(0.0, (turns - to_city) / 4.6 + 0.5)
        if s.ending >= 0:
            deliveries = 1.0 if turns and left <= s.step_limit(seat) else 0.0
        return turns, deliveries, to_city

    def _own_ahead(self, s: TrailState, seat: int) -> float:
        """Laps ahead, as far as the clock goes by them: getting ahead does not by itself shorten
        the game, and a delivery does not either (whoever stands at the start has just made one).
        Else riding slowly would look like a way to have more time."""
        return 1.5 if s.herder[seat] == self.c.start else 0.5

    def _rough(self, s: TrailState, seat: int) -> float:
        """Drover's opinion."""
        judge = Judge(self.know, s, seat)
        judge.clock.own_ahead = self._own_ahead(s, seat)
        return judge.worth(s)

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

    def _ahead(
        self, s: TrailState, seat: int, steps: tuple[int, ...], own_steps: int
    ) -> list[float]:
        """By verb: how many buildings ahead in this lap offer it to this seat."""
        found = [0.0] * len(VERBS)
        for node, code in enumerate(s.tiles):
            if not 0 < code < FIRST_TILE or steps[node] >= own_steps:
                continue
            if code < FIRST_PRIVATE:
                verbs = self.verbs[code - 1]
            else:
                owner, number = s.owner_and_number(code)
                if owner != seat:
                    continue
                sides = s.sides
                index = (seat * len(self.c.private) + number) % len(sides)
                verbs = self.private_verbs[number][sides[index]]
            for verb in verbs:
                found[verb] += 1.0
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
        c, know = self.c, self.know
        rows = tuple(s.workers[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES])
        first = seat * len(c.private)
        places = tuple(s.built_at[first : first + len(c.private)])
        own_sides = len(s.sides) > len(c.private)
        sides = tuple(s.sides[first : first + len(c.private)] if own_sides else s.sides)
        buildings = know.assets.buildings(places, sides)
        workers = know.assets.workers(rows)
        discs = know.assets.discs(s.covered[seat])
        cities = tuple(s.city_discs[seat * len(c.cities) : (seat + 1) * len(c.cities)])
        deck = s.stack[seat] + s.hand[seat] + s.pile[seat]
        counts = know.herd.count(deck)
        limit = s.hand_limit(seat)
        varied = 0
        if know.herd.varied >= 0 and counts[know.herd.varied]:
            varied = know.herd.best_varied(deck)
        vp = know.card_vp
        points = (
            sum([vp[card] for card in deck])
            + sum([self.tile_vp[tile] for tile in s.hazards[seat]])
            + workers.points
            + buildings.points
            + discs.points
            + know.served(cities).points
            + know.assets.stations_vp(s.station_discs[seat])
            + self._masters(s, seat)[1]
            + (c.token_vp if s.token_holder == seat else 0)
        )
        node = s.herder[seat]
        return [
            float(points),
            float(s.money[seat]),
            float(sum(cities)),
            know.herd.usual(tuple(counts), varied, limit, 2.5) if deck else 0.0,
            float(rows[COWBOY]),
            float(rows[BUILDER]),
            float(rows[ENGINEER]),
            float(s.engine[seat]),
            float(steps[c.start if node == NOWHERE else node]),
            workers.per_lap + buildings.per_lap + discs.fading,
            float(limit),
        ]


def _still_plays(s: TrailState, seat: int) -> bool:
    """After the end was triggered: whether the last turn of the seat is still to come, seen from
    the end of the turn of the active one."""
    last = (s.ending - 1) % s.seats
    return s.active != seat and (seat - s.active) % s.seats <= (last - s.active) % s.seats


@cache
def reader(box: Box) -> Reader:
    return Reader(box)
