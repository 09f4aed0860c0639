"""Many games among bots, and what came of them."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from trailboss.bots.match import must_be_bots, play_game, rules_of
from trailboss.bots.registry import bot_or_program as bot_named
from trailboss.bots.workers import run
from trailboss.kernel.dice import Seed, seed_bytes
from trailboss.kernel.errors import BadOption
from trailboss.kernel.game import AnyGame
from trailboss.kernel.option import read_options

Progress = Callable[[int, int], None]
"""Called with the number of games finished and the number of games in all."""


@dataclass(frozen=True)
class Tally:
    """What one bot, or one seat, scored. A shared victory is a win for each who shares it."""

    games: int
    wins: int
    mean: float
    standard_error: float
    """Of the mean; 0 for a single game."""
    least: int
    most: int
    categories: dict[str, float]
    """The mean of every scoring category."""
    failures: int
    """Answers that a bot did not have, so that any legal one was given for it."""


@dataclass(frozen=True)
class Simulation:
    """The outcome of `simulate`. All but the seconds depends on nothing but the arguments."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    games: int
    decisions: int
    seconds: float
    by_bot: dict[str, Tally]
    by_seat: list[Tally]

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def to_json(self) -> dict[str, Any]:
        rates = {
            "games_per_second": self.games_per_second,
            "decisions_per_second": self.decisions_per_second,
        }
        return asdict(self) | rates


def simulate(
    game: AnyGame | str,
    bots: Sequence[str] = ("random",),
    seed: Seed = None,
    options: Mapping[str, Any] | None = None,
    *,
    games: int = 1,
    seats: int | None = None,
    jobs: int = 1,
    engine: str = "processes",
    progress: Progress | None = None,
) -> Simulation:
    """Play ``games`` games and add up. The result is the same for any ``jobs`` and ``engine``.

    ``bots`` names one bot per seat, or fewer: then they repeat around a table of ``seats``. From
    game to game they move on by one seat, so that each sits everywhere equally often. A solo rival
    that the options bring to the table keeps its seat and is added up under its own name.
    """
    rules = rules_of(game)
    must_be_bots(bots)
    chosen = read_options(rules.options, options or {})
    automated = rules.meta.automated(chosen)
    wanted = max(len(bots) + len(automated), rules.meta.seats_for(chosen)[0])
    free = rules.read_seats(wanted if seats is None else seats, chosen) - len(automated)
    if not 1 <= len(bots) <= free:
        raise BadOption(f"from 1 to {free} bots for {free} seats, not {len(bots)}")
    if not all(isinstance(number, int) and number >= 1 for number in (games, jobs)):
        raise BadOption(f"at least one game and one job, not {games!r} and {jobs!r}")
    for name in bots:
        bot_named(name, rules.meta.name)
    series = _Series(
        rules.meta.name,
        tuple(bots[i % len(bots)] for i in range(free)),
        tuple(automated.values()),
        seed_bytes(seed),
        chosen,
    )
    start = perf_counter()
    outcomes = []
    for outcome in run(partial(_play, rules, series), range(games), jobs, engine):
        outcomes.append(outcome)
        if progress is not None:
            progress(len(outcomes), games)
    seconds = perf_counter() - start
    return _add_up(series, outcomes, seconds)


class _Series(NamedTuple):
    """What the games of a simulation share. Plain data: it travels to other processes."""

    game: str
    bots: tuple[str, ...]
    rivals: tuple[str, ...]
    """Who sits behind the bots."""
    seed: bytes
    options: dict[str, Any]

    @property
    def players(self) -> tuple[str, ...]:
        return self.bots + self.rivals

    def bots_of(self, number: int) -> tuple[str, ...]:
        shift = number % len(self.bots)
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


class _Score(NamedTuple):
    bot: str
    seat: int
    won: bool
    total: int
    categories: dict[str, int]
    failures: int


class _Outcome(NamedTuple):
    decisions: int
    scores: list[_Score]


def _play(rules: AnyGame, series: _Series, number: int) -> _Outcome:
    bots = series.bots_of(number)
    seed = seed_bytes(series.seed + b" game " + number.to_bytes(8, "big"))
    result = play_game(rules, bots, seed, series.options)
    players = bots + series.rivals
    scores = [
        _Score(
            players[sheet["seat"]],
            sheet["seat"],
            sheet["rank"] == 1,
            sheet["total"],
            dict(sheet["categories"]),
            result.failures[sheet["seat"]] if sheet["seat"] < len(bots) else 0,
        )
        for sheet in result.standings
    ]
    return _Outcome(result.decisions, scores)


def _add_up(series: _Series, outcomes: Sequence[_Outcome], seconds: float) -> Simulation:
    scores = [score for outcome in outcomes for score in outcome.scores]
    return Simulation(
        game=series.game,
        seats=len(series.players),
        options=dict(series.options),
        seed=series.seed.hex(),
        games=len(outcomes),
        decisions=sum(outcome.decisions for outcome in outcomes),
        seconds=seconds,
        by_bot={
            name: _tally([score for score in scores if score.bot == name])
            for name in dict.fromkeys(series.players)
        },
        by_seat=[
            _tally([score for score in scores if score.seat == seat])
            for seat in range(len(series.players))
        ],
    )


def _tally(scores: Sequence[_Score]) -> Tally:
    """A bot that holds several seats of one game counts once for each of them."""
    number = len(scores)
    totals = [score.total for score in scores]
    mean = sum(totals) / number
    spread = sum((total - mean) ** 2 for total in totals)
    return Tally(
        games=number,
        wins=sum(score.won for score in scores),
        mean=mean,
        standard_error=math.sqrt(spread / (number - 1) / number) if number > 1 else 0.0,
        least=min(totals),
        most=max(totals),
        categories={
            category: sum(score.categories[category] for score in scores) / number
            for category in scores[0].categories
        },
        failures=sum(score.failures for score in scores),
    )
