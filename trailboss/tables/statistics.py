"""What finished games say: scores, where they come from, margins, seats, who wins."""

from __future__ import annotations

import threading
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any, NamedTuple

from trailboss.tables.archive_store import ArchiveStore, Finished

PEOPLE = "people"
"""Stands for everybody who is no bot."""
MOST_COLUMNS = 24


@dataclass(frozen=True)
class Tally:
    """How somebody, or a seat, or whoever chose something, did.

    A victory that two share is half a win for each.
    """

    games: int
    wins: float
    mean: float


@dataclass(frozen=True)
class CategoryStatistics:
    """One line of the scoring sheet: everybody's mean and median, and the mean of the winners."""

    name: str
    mean: float
    median: float
    winners: float


@dataclass(frozen=True)
class CountStatistics:
    """All finished games with one number of players."""

    seats: int
    games: int
    mean: float
    median: float
    winning_mean: float
    margin_median: float
    """By how much the best was ahead of the second."""
    lowest: int
    """Where the first column of ``counts`` begins."""
    width: int
    """How many different scores fall into one column."""
    counts: list[int]
    """How many scores fall into each column."""
    categories: list[CategoryStatistics]
    by_seat: list[Tally]
    by_player: dict[str, Tally]
    """By the name of a bot, or ``people``."""
    by_choice: dict[str, dict[str, Tally]]
    """By kind and id of what was built or taken, most successful first."""


@dataclass(frozen=True)
class _Score:
    seat: int
    player: str
    total: int
    won: float
    categories: dict[str, int]
    choices: dict[str, list[str]]


def add_up(finished: Iterable[Finished]) -> list[CountStatistics]:
    """One summary for each number of players, fewest first."""
    by_count: dict[int, list[Finished]] = defaultdict(list)
    for game in finished:
        by_count[game.seats].append(game)
    return [_add_up(seats, by_count[seats]) for seats in sorted(by_count)]


def _add_up(seats: int, finished: Sequence[Finished]) -> CountStatistics:
    games = [_scores(game) for game in finished]
    scores = [score for game in games for score in game]
    totals = [score.total for score in scores]
    winners = [score for score in scores if score.won]
    lowest, width, counts = _columns(totals)
    return CountStatistics(
        seats=seats,
        games=len(games),
        mean=fmean(totals),
        median=median(totals),
        winning_mean=fmean(score.total for score in winners),
        margin_median=median(_margin(game) for game in games),
        lowest=lowest,
        width=width,
        counts=counts,
        categories=[
            CategoryStatistics(
                name=name,
                mean=fmean(score.categories[name] for score in scores),
                median=median(score.categories[name] for score in scores),
                winners=fmean(score.categories[name] for score in winners),
            )
            for name in scores[0].categories
        ],
        by_seat=[_tally([score for score in scores if score.seat == n]) for n in range(seats)],
        by_player={
            name: _tally([score for score in scores if score.player == name])
            for name in sorted({score.player for score in scores})
        },
        by_choice=_by_choice(scores),
    )


def _by_choice(scores: Sequence[_Score]) -> dict[str, dict[str, Tally]]:
    who: dict[str, dict[str, list[_Score]]] = defaultdict(lambda: defaultdict(list))
    for score in scores:
        for kind, ids in score.choices.items():
            for id in set(ids):
                who[kind][id].append(score)
    found = {kind: {id: _tally(who[kind][id]) for id in sorted(who[kind])} for kind in sorted(who)}
    return {
        kind: dict(sorted(tallies.items(), key=lambda one: -one[1].wins / one[1].games))
        for kind, tallies in found.items()
    }


def _scores(game: Finished) -> list[_Score]:
    best = [sheet for sheet in game.result if sheet["rank"] == 1]
    return [_score(game, sheet, len(best)) for sheet in game.result]


def _score(game: Finished, sheet: dict[str, Any], winners: int) -> _Score:
    seat = sheet["seat"]
    return _Score(
        seat=seat,
        player=game.players[seat] or PEOPLE,
        total=sheet["total"],
        won=1 / winners if sheet["rank"] == 1 else 0.0,
        categories=sheet["categories"],
        choices=game.choices[seat] if game.choices else {},
    )


def _margin(scores: Sequence[_Score]) -> int:
    ahead = sorted((score.total for score in scores), reverse=True)
    return ahead[0] - ahead[1] if len(ahead) > 1 else 0


def _tally(scores: Sequence[_Score]) -> Tally:
    mean = fmean(score.total for score in scores) if scores else 0.0
    return Tally(len(scores), sum(score.won for score in scores), mean)


def _columns(totals: Sequence[int]) -> tuple[int, int, list[int]]:
    """Columns of a round width, few enough to be drawn."""
    low, high = min(totals), max(totals)
    width = next(w for w in _round_widths() if high // w - low // w < MOST_COLUMNS)
    first = low // width
    counts = [0] * (high // width - first + 1)
    for total in totals:
        counts[total // width - first] += 1
    return first * width, width, counts


def _round_widths() -> Iterable[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10


QUICK = 0.05
"""Seconds in which they are looked at and added up where there are few games: always anew."""
REST = 100.0
"""Times as long as that took they stay as they are where there are many: on a site where games end
all the time nothing else would be done."""


class _Known(NamedTuple):
    games: int
    summaries: list[CountStatistics]
    until: float
    """Before that nobody looks whether there are more games; by a clock that nobody sets."""


class Statistics:
    """Added up anew only when another game was finished. Used by threads."""

    def __init__(self, store: ArchiveStore) -> None:
        self.store = store
        self._lock = threading.Lock()
        self._known: dict[str, _Known] = {}

    def of(self, game: str) -> list[CountStatistics]:
        """Whoever comes while they are added up anew is shown what was known before."""
        known = self._known.get(game)
        if known is None:
            with self._lock:
                return (self._known.get(game) or self._look(game)).summaries
        if time.monotonic() >= known.until and self._lock.acquire(blocking=False):
            try:
                return self._look(game).summaries
            finally:
                self._lock.release()
        return known.summaries

    def _look(self, game: str) -> _Known:
        known, began = self._known.get(game), time.monotonic()
        count = self.store.finished_count(game)
        if known is None or known.games != count:
            summaries = add_up(self.store.finished(game))
        else:
            summaries = known.summaries
        now = time.monotonic()
        rest = REST * (now - began) if now - began > QUICK else 0.0
        known = self._known[game] = _Known(count, summaries, now + rest)
        return known
