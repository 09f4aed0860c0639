"""Ratings from games of any number of seats: Bradley and Terry's model over pairs of seats.

In every game each two seats are a comparison, won by the better rank. Strengths are fitted by the
usual iteration (Hunter's minorisation), and told on the scale of Elo: 400 points are odds of ten to
one. Intervals come from drawing deals anew, since games of one deal depend on each other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from trailboss.kernel.dice import Dice

ANCHOR = "random"
"""Rated 0 where it takes part; otherwise the mean is 0."""
PRIOR = 0.5
"""Of a drawn game against everybody: keeps those who never lost, or never won, finite."""
ROUNDS = 200
DRAWS = 100


class Ranked(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def rank(self) -> int: ...


class Rating(NamedTuple):
    elo: float
    low: float
    high: float
    """The 95 % interval."""


Games = Sequence[Sequence[Ranked]]


def ratings(deals: Sequence[Games], names: Sequence[str], dice: Dice) -> dict[str, Rating]:
    wins = [_wins(deal, names) for deal in deals]
    fitted = _elo(wins, names)
    draws = [_elo([dice.pick(wins) for _ in wins], names) for _ in range(DRAWS)]
    edge = max(1, DRAWS // 40)
    rated = {}
    for i, name in enumerate(names):
        drawn = sorted(draw[i] for draw in draws)
        rated[name] = Rating(fitted[i], drawn[edge - 1], drawn[-edge])
    return rated


Wins = list[list[float]]
"""By winner and loser: how often; a shared rank is half a win for each."""


def _wins(games: Games, names: Sequence[str]) -> Wins:
    index = {name: i for i, name in enumerate(names)}
    wins = [[0.0] * len(names) for _ in names]
    for game in games:
        for a in game:
            for b in game:
                if a.name != b.name and a.rank <= b.rank:
                    wins[index[a.name]][index[b.name]] += 1.0 if a.rank < b.rank else 0.5
    return wins


def _elo(deals: Sequence[Wins], names: Sequence[str]) -> list[float]:
    size = range(len(names))
    total = [[sum(deal[a][b] for deal in deals) for b in size] for a in size]
    for a in size:
        for b in size:
            if a != b:
                total[a][b] += PRIOR
    strength = [1.0 for _ in size]
    for _ in range(ROUNDS):
        for a in size:
            met = sum(
                (total[a][b] + total[b][a]) / (strength[a] + strength[b]) for b in size if b != a
            )
            strength[a] = sum(total[a]) / met if met else 1.0
        mean = math.exp(sum(map(math.log, strength)) / len(names))
        strength = [one / mean for one in strength]
    elo = [400 * math.log10(one) for one in strength]
    zero = elo[names.index(ANCHOR)] if ANCHOR in names else 0.0
    return [one - zero for one in elo]
