"""The position of a seat in El Paso in numbers: what people would count and guess.

Only what everybody sees, and the own hand: of rivals their cards as a whole, which are public.
"""

from __future__ import annotations

from functools import lru_cache

from trailboss.bots.el_paso.vaquero.clock import arrivals_left, lap_done
from trailboss.bots.el_paso.vaquero.weights import Weights
from trailboss.bots.el_paso.vaquero.worth import Judge
from trailboss.games.el_paso.box import Box
from trailboss.games.el_paso.scoring import card_counts
from trailboss.games.el_paso.state import NOBODY, PasoState

OWN = (
    "laps-left",
    "arrivals-left",
    "lap-done",
    "last-turns",
    "triggered",
    "money",
    "money-above-ten",
    "money-times-laps",
    "tokens",
    "certificates",
    "permanent-certificates",
    "hand-limit",
    "step-limit",
    "cattle-cards",
    "worker-cards",
    "workers-at-hand",
    "workers-promise",
    "buildings",
    "builders-of-buildings",
    "buildings-promise",
    "card-points",
    "objective-points",
    "objectives",
    "bonus-tiles",
    "herd",
    "herd-times-deliveries",
    "hand",
    "hand-value",
    "discs-promise",
    "rough-worth",
    "points-now",
    "light-discs-left",
    "removed",
)
RIVAL = ("points", "money", "arrivals", "lap-done", "workers", "herd", "buildings")


class Reader:
    def __init__(self, box: Box) -> None:
        c = self.c = box.components
        self.weights = Weights()
        self.names = (
            *OWN,
            *(f"breed-{breed}" for breed in c.cattle_ids),
            *(f"own-{worker}" for worker in c.worker_types),
            *(f"ready-{worker}" for worker in c.worker_types),
            *(f"disc-{disc.id}" for disc in c.discs),
            *(f"post-{post.id}" for post in c.posts),
            *(f"rival-{name}" for name in RIVAL),
            *(f"rivals-{name}" for name in RIVAL),
        )
        self.light = sum(1 << i for i, disc in enumerate(c.discs) if not disc.dark)

    def read(self, s: PasoState, seat: int) -> list[float]:
        c, w = self.c, self.weights
        judge = Judge(w, s, seat)
        counts = card_counts(s, seat)
        left = arrivals_left(s)
        laps = judge.laps(s)
        done = lap_done(s, seat)
        deliveries = laps + done
        money = s.money[seat]
        plots = s.own_plots(seat)
        ready = s.workers_of(seat)
        cattle = sum(counts[: c.first_worker])
        points = judge._points(s, counts)
        objectives = judge._objectives(s, counts, laps)
        tiles = [tile for tile in s.gained[seat] if tile < c.first_bonus]
        herd = judge.herd(s, counts)
        hand = judge._hand(s)
        covered = s.covered[seat]
        cleared = [0.0 if covered >> i & 1 else 1.0 for i in range(len(c.discs))]
        discs = sum(
            [
                w.discs.get(disc.id, w.unknown_disc)
                for disc, clear in zip(c.discs, cleared, strict=True)
                if clear
            ]
        )
        buildings = [s.building(s.tiles[plot]) for plot in plots]
        found = [
            laps,
            left,
            done,
            0.0 if s.ending == NOBODY else 1.0,
            1.0 if s.ending == seat else 0.0,
            float(min(money, 10)),
            float(max(0, money - 10)),
            min(money, 14) * laps,
            float(s.tokens[seat]),
            float(s.track[seat]),
            float(s.permanent_certificates(seat)),
            float(s.hand_limit(seat)),
            float(s.step_limit(seat)),
            float(cattle),
            float(sum(counts[c.first_worker :])),
            float(sum(ready)),
            judge._workers(s, counts, laps) if cattle else 0.0,
            float(len(plots)),
            float(sum([building.builders for building in buildings])),
            sum([judge._visit(building) for building in buildings]) * laps,
            points,
            objectives,
            float(len(tiles)),
            float(len(s.gained[seat]) - len(tiles)),
            herd,
            herd * deliveries,
            hand,
            float(sum([c.card_value[card] for card in set(s.hand[seat])])),
            discs * laps,
            judge.worth(s),
            points + objectives + money // c.dollars_per_vp,
            float((covered & self.light).bit_count()),
            float(len(s.removed[seat])),
        ]
        found += [float(count) for count in counts]
        found += [float(number) for number in ready]
        found += cleared
        first = seat * len(c.posts)
        found += [float(discs) for discs in s.post_discs[first : first + len(c.posts)]]
        rivals = [self._rival(s, judge, other) for other in range(s.seats) if other != seat]
        found += max(rivals)
        found += [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
        return found

    def _rival(self, s: PasoState, judge: Judge, seat: int) -> list[float]:
        """Its finished things; what is in its hand counts with its other cards."""
        c = self.c
        counts = card_counts(s, seat)
        points = sum([number * vp for number, vp in zip(counts, c.card_vp, strict=True)])
        buildings = sum([s.building(s.tiles[plot]).vp for plot in s.own_plots(seat)])
        first = seat * len(c.posts)
        discs = s.post_discs[first : first + len(c.posts)]
        points += sum([post.vp * number for post, number in zip(c.posts, discs, strict=True)])
        points += sum([c.tile_vp[tile] for tile in s.gained[seat]])
        cattle = sum(counts[: c.first_worker])
        return [
            float(points + buildings),
            float(s.money[seat]),
            float(s.arrivals[seat]),
            lap_done(s, seat),
            float(sum(counts[c.first_worker :])),
            judge.herd(s, counts) if cattle else 0.0,
            float(buildings),
        ]


@lru_cache(maxsize=64)  # of house sets there is no end
def reader(box: Box) -> Reader:
    return Reader(box)
