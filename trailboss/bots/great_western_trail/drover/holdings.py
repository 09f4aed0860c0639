"""What a seat has at one moment: counted once for everybody who judges it."""

from typing import NamedTuple

from trailboss.bots.great_western_trail.drover.assets import Assets
from trailboss.bots.great_western_trail.drover.herd import Herd
from trailboss.games.great_western_trail.state import OUTLAW_COLOURS, WORKER_TYPES, TrailState


class Served(NamedTuple):
    """Cities that hold an own disc."""

    mask: int
    points: int


class Holdings:
    def __init__(self, s: TrailState, seat: int, assets: Assets, herd: Herd) -> None:
        c = s.c
        number = len(c.private)
        first = seat * number
        self.rows = tuple(s.workers[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES])
        self.places = tuple(s.built_at[first : first + number])
        self.standing = number - self.places.count(-1)
        self.sides = own_sides(s, seat)
        self.workers = assets.workers(self.rows)
        self.buildings = assets.buildings(self.places, self.sides)
        self.discs = assets.discs(s.covered[seat])
        self.stations = s.station_discs[seat]
        self.station_points = assets.stations_vp(self.stations)
        self.city_discs = tuple(s.city_discs[seat * len(c.cities) : (seat + 1) * len(c.cities)])
        self.green = s.outlaws[seat * OUTLAW_COLOURS]
        self.orange = s.outlaws[seat * OUTLAW_COLOURS + 1]
        self.hazards = s.hazards[seat]
        self.deck = s.stack[seat] + s.hand[seat] + s.pile[seat]
        self.counts = herd.count(self.deck)
        self.limit = s.hand_limit(seat)
        self.permanent = s.permanent_certificates(seat) if seat in s.master_owner else 0
        self.varied = 0
        """What the best card is worth of the breed whose cards differ."""
        if herd.varied >= 0 and self.counts[herd.varied]:
            self.varied = herd.best_varied(self.deck)

    def usual(self, herd: Herd, cycles: float) -> float:
        """The expected total of a later delivery, without certificates that don't last."""
        return herd.usual(tuple(self.counts), self.varied, self.limit, cycles) + self.permanent


def own_sides(s: TrailState, seat: int) -> tuple[int, ...]:
    """By building: the side this seat plays with, which may be another for each."""
    number = len(s.c.private)
    if len(s.sides) > number:
        return tuple(s.sides[seat * number : (seat + 1) * number])
    return tuple(s.sides)
