"""How much of the game is left, seen from one seat."""

from functools import lru_cache
from typing import NamedTuple

from trailboss.bots.great_western_trail.drover.weights import Weights
from trailboss.games.great_western_trail.components import Components
from trailboss.games.great_western_trail.state import NOWHERE, TrailState


class Outlook(NamedTuple):
    turns: float
    """Own turns still to come after this one."""
    deliveries: float
    to_city: float
    """Turns until the next delivery."""
    laps: float
    dollar: float
    """Points for a dollar now."""
    fade: float
    """From 1 at the start to 0 at the end, slowly at first."""


def cells_left(s: TrailState) -> int:
    """Workers still to be placed until the end is triggered."""
    columns = s.c.table[s.seats].columns
    first = s.token_row * columns
    filled = columns - s.jobs[first : first + columns].count(NOWHERE)
    return (len(s.c.rows) - s.token_row) * columns - filled


@lru_cache(maxsize=4096)
def steps_to_city(c: Components, occupied: int) -> tuple[int, ...]:
    """By node: the fewest steps to Kansas City."""
    steps = [0] * len(c.nodes)
    for node in range(len(c.nodes) - 1, -1, -1):
        after = c.nodes[node].next
        if after:
            steps[node] = min([steps[n] + (occupied >> n & 1) for n in after])
    return tuple(steps)


class Clock:
    """Estimates for one seat at one moment; the rivals' places are taken as they are now."""

    def __init__(self, s: TrailState, seat: int, w: Weights) -> None:
        self.w = w
        self.seat = seat
        self.seats = s.seats
        steps = steps_to_city(s.c, s.occupied)
        whole = steps[s.c.start]
        rivals = [n for other, n in enumerate(s.herder) if other != seat]
        self.rival_rate = len(rivals) / w.rival_lap
        self.rivals_ahead = sum(
            [(1.0 if node == NOWHERE else steps[node] / whole) for node in rivals]
        )
        own = s.herder[seat]
        self.own_ahead = 1.0 if own == NOWHERE else steps[own] / whole
        self.discs = sum(s.city_discs[seat * len(s.c.cities) : (seat + 1) * len(s.c.cities)])
        self._known: dict[tuple[int, int, int, int], Outlook] = {}

    def outlook(self, s: TrailState) -> Outlook:
        key = (cells_left(s), s.herder[self.seat], s.occupied, s.covered[self.seat])
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._estimate(s, key[0], key[1])
        return found

    def _estimate(self, s: TrailState, cells: int, node: int) -> Outlook:
        """Everybody reaches Kansas City once a lap; the last worker placed there ends the game."""
        w = self.w
        steps = steps_to_city(s.c, s.occupied)
        ahead = steps[node] / steps[s.c.start] if node != NOWHERE else 1.0
        limit = s.step_limit(self.seat)
        visits = cells / w.workers_per_visit
        rate = self.rival_rate + 1 / w.own_lap
        first = self.seat * len(s.c.cities)
        delivered = sum(s.city_discs[first : first + len(s.c.cities)]) - self.discs
        own_ahead = self.own_ahead + delivered
        own_ahead += w.haste * (ahead - own_ahead)
        turns = (visits - self.seats / 2 + self.rivals_ahead + own_ahead) / rate
        turns = max(turns, 0.5)
        to_city = max(ahead * w.own_lap, steps[node] / limit if node != NOWHERE else 0.0)
        deliveries = max(0.0, (turns - to_city) / w.own_lap + 0.5)
        progress = 1 - min(1.0, turns / w.game_turns)
        return Outlook(
            turns,
            deliveries,
            to_city,
            turns / w.own_lap,
            max(w.dollar_least, w.dollar_early - w.dollar_slope * progress),
            turns / (turns + w.fade_half) * (w.game_turns + w.fade_half) / w.game_turns,
        )
