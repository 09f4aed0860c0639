"""Everybody gets tiles, most of them for money (CAR-DT-02, 03)."""

from trailboss.games.carson_city.duel_tiles.state import tiles
from trailboss.games.carson_city.state import TownState


def deal(s: TownState) -> None:
    """Two players get a full set each; more draw from all sets, and pay for what they drew."""
    t = tiles(s)
    values = t.printed.values
    pool = [value for value in values for _ in range(s.seats)]
    for seat in range(s.seats):
        if s.seats == 2:
            t.hand[seat] = sorted(values)
        else:
            t.hand[seat] = sorted(s.dice.take(pool) for _ in values)
            s.cash[seat] = t.printed.cash - sum(t.hand[seat])
        t.sums[seat] = sum(t.hand[seat])
