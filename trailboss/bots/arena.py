"""Who plays better: the same deals for everybody, from every seat.

A deal is played once for every rotation of a line-up around the table, with the same shuffle, and a
bot rolls the same dice wherever it sits. So the luck of deal and seat falls to all alike, and what
is left is skill. Deals are independent of each other, games of one deal are not: intervals are
taken over deals.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any, NamedTuple

from trailboss.bots.match import play_out
from trailboss.bots.player import Bot, Seated
from trailboss.bots.ratings import Rating, ratings
from trailboss.bots.registry import bot_or_program as bot_named
from trailboss.bots.workers import run
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice, Seed, seed_bytes
from trailboss.kernel.errors import BadOption, BadRecord
from trailboss.kernel.game import AnyGame
from trailboss.kernel.option import read_options
from trailboss.kernel.registry import load
from trailboss.kernel.state import State

NORMAL_95 = 1.96

Progress = Callable[[int, int], None]
"""Called with the number of deals played and the number of deals in all."""


class Player(NamedTuple):
    """What came of one seat of one game."""

    name: str
    share: float
    """Of the victory: 1 for the only winner, 1/2 for each of two who share it."""
    rank: int
    total: int
    categories: dict[str, int]
    decisions: int
    seconds: float
    """Of processor time."""
    failures: int = 0
    """Answers that it did not have, so that any legal one was given for it."""


class Deal(NamedTuple):
    """One deal, from every seat: its games, each with its players by seat."""

    number: int
    games: list[list[Player]]


@dataclass(frozen=True)
class Standing:
    """What a bot did over all deals, with half the width of 95 % intervals."""

    games: int
    win_share: float
    win_share_95: float
    score: float
    score_95: float
    margin: float
    """To the best of the others."""
    margin_95: float
    categories: dict[str, float]
    milliseconds_per_decision: float
    failures: int
    rating: Rating


@dataclass(frozen=True)
class Arena:
    """The outcome. All but the times depends on nothing but the arguments."""

    game: str
    box: str
    seats: int
    options: dict[str, Any]
    seed: str
    deals: int
    games: int
    winners: float
    """What the winner of a game makes on average, whoever it is."""
    bots: dict[str, Standing]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


class Contest(NamedTuple):
    """What all deals share. Plain data: it travels to other processes."""

    game: str
    line_ups: tuple[tuple[str, ...], ...]
    rivals: tuple[str, ...]
    """Solo rivals, who sit behind the bots."""
    seed: bytes
    options: dict[str, Any]


def arena(
    game: AnyGame | str,
    bots: Sequence[str],
    seed: Seed = 1,
    options: Mapping[str, Any] | None = None,
    *,
    deals: int = 10,
    seats: int | None = None,
    jobs: int = 1,
    engine: str = "processes",
    kept: Path | None = None,
    progress: Progress | None = None,
) -> Arena:
    """Play ``deals`` deals among ``bots``. More bots than seats: every choice of them meets.

    Fewer bots than seats repeat around the table. With ``kept``, finished deals are written there
    as they come, and those that are there already are not played again.
    """
    rules = load(game) if isinstance(game, str) else game
    contest = _contest(rules, bots, seed, options or {}, seats)
    if deals < 1:
        raise BadOption(f"at least one deal, not {deals}")
    done = _kept(kept, contest, rules) if kept is not None else {}
    wanted = [number for number in range(deals) if number not in done]
    for deal in run(partial(play_deal, rules, contest), wanted, jobs, engine):
        done[deal.number] = deal
        if kept is not None:
            _keep(kept, deal)
        if progress is not None:
            progress(len(done), deals)
    played = [done[number] for number in range(deals)]
    return Arena(
        game=rules.meta.name,
        box=rules.box(contest.options).fingerprint,
        seats=len(contest.line_ups[0]) + len(contest.rivals),
        options=contest.options,
        seed=contest.seed.hex(),
        deals=deals,
        games=sum(len(deal.games) for deal in played),
        winners=fmean(max(one.total for one in game) for deal in played for game in deal.games),
        bots=standings(played, contest.seed),
    )


def _contest(
    rules: AnyGame,
    bots: Sequence[str],
    seed: Seed,
    options: Mapping[str, Any],
    seats: int | None,
) -> Contest:
    chosen = read_options(rules.options, options)
    automated = rules.meta.automated(chosen)
    fewest = rules.meta.seats_for(chosen)[0]
    free = rules.read_seats(fewest if seats is None else seats, chosen) - len(automated)
    if not bots:
        raise BadOption("an arena wants bots")
    for name in bots:
        bot_named(name, rules.meta.name)
    if len(bots) > free:
        if len(set(bots)) < len(bots):
            raise BadOption(f"{len(bots)} bots for {free} seats, and one of them twice")
        line_ups = tuple(combinations(bots, free))
    else:
        line_ups = (tuple(bots[i % len(bots)] for i in range(free)),)
    return Contest(rules.meta.name, line_ups, tuple(automated.values()), seed_bytes(seed), chosen)


class Timed(Bot):
    """A bot with a watch."""

    name = "timed"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.sees = bot.sees  # type: ignore[misc]
        self.listens = bot.listens  # type: ignore[misc]

    def choose(self, state: State, seat: int) -> Action:
        start = process_time()
        action = self.bot.choose(state, seat)
        return self._chosen(action, start)

    def pick(self, actions: Sequence[Action], dice: Dice) -> Action:
        start = process_time()
        return self._chosen(self.bot.pick(actions, dice), start)

    def _chosen(self, action: Action, start: float) -> Action:
        self.seconds += process_time() - start
        self.decisions += 1
        self.failures = self.bot.failures
        return action

    def interrupt(self, state: State, seat: int) -> Action | None:
        start = process_time()
        action = self.bot.interrupt(state, seat)
        self.seconds += process_time() - start
        return action


def play_deal(rules: AnyGame, contest: Contest, number: int) -> Deal:
    """Every line-up, from every seat."""
    deal = seed_bytes(contest.seed + b" deal " + number.to_bytes(8, "big"))
    games = []
    for line_up in contest.line_ups:
        rotations = dict.fromkeys(
            line_up[shift:] + line_up[:shift] for shift in range(len(line_up))
        )
        games += [_play(rules, contest, deal, names) for names in rotations]
    return Deal(number, games)


def _play(rules: AnyGame, contest: Contest, deal: bytes, names: tuple[str, ...]) -> list[Player]:
    timed = [Timed(bot_named(name, rules.meta.name)) for name in names]
    seated = [Seated(bot, seat, _dice(deal, names, seat)) for seat, bot in enumerate(timed)]
    state = rules.start(len(names) + len(contest.rivals), deal, contest.options)
    play_out(state, seated)
    sheets = state.standings()
    winners = sum(sheet["rank"] == 1 for sheet in sheets)
    players = []
    for sheet in sheets:
        seat = sheet["seat"]
        watch = timed[seat] if seat < len(timed) else None
        players.append(
            Player(
                (names + contest.rivals)[seat],
                1 / winners if sheet["rank"] == 1 else 0.0,
                sheet["rank"],
                sheet["total"],
                dict(sheet["categories"]),
                watch.decisions if watch else 0,
                watch.seconds if watch else 0.0,
                watch.failures if watch else 0,
            )
        )
    return players


def _dice(deal: bytes, names: tuple[str, ...], seat: int) -> Dice:
    """A bot's own stream: the same wherever it sits, another one for its twin at the table."""
    twin = names[:seat].count(names[seat])
    return Dice(deal + f" {names[seat]} {twin}".encode())


def standings(deals: Sequence[Deal], seed: bytes) -> dict[str, Standing]:
    """By bot, the best first."""
    names = list(dict.fromkeys(one.name for deal in deals for game in deal.games for one in game))
    rated = ratings([deal.games for deal in deals], names, Dice(seed + b" ratings"))
    made = {name: _standing(name, deals, rated[name]) for name in names}
    return dict(sorted(made.items(), key=lambda item: -item[1].rating.elo))


def _standing(name: str, deals: Sequence[Deal], rating: Rating) -> Standing:
    mine = [
        [(one, game) for game in deal.games for one in game if one.name == name] for deal in deals
    ]
    mine = [seats for seats in mine if seats]
    flat = [one for seats in mine for one, _ in seats]
    decisions = sum(one.decisions for one in flat)
    shares, share_95 = mean_95([one.share for one, _ in seats] for seats in mine)
    if shares in (0, 1):
        share_95 = _edge_95(len(mine))
    scores, score_95 = mean_95([one.total for one, _ in seats] for seats in mine)
    margins, margin_95 = mean_95(
        [one.total - max(other.total for other in game if other is not one) for one, game in seats]
        for seats in mine
    )
    return Standing(
        games=len(flat),
        win_share=shares,
        win_share_95=share_95,
        score=scores,
        score_95=score_95,
        margin=margins,
        margin_95=margin_95,
        categories={
            category: sum(one.categories[category] for one in flat) / len(flat)
            for category in flat[0].categories
        },
        milliseconds_per_decision=(
            1000 * sum(one.seconds for one in flat) / decisions if decisions else 0.0
        ),
        failures=sum(one.failures for one in flat),
        rating=rating,
    )


def _edge_95(deals: int) -> float:
    """Of a bot that won all games or none, which is no certainty: Wilson's bound at the edge."""
    return NORMAL_95**2 / (deals + NORMAL_95**2)


def mean_95(deals: Iterable[Sequence[float]]) -> tuple[float, float]:
    """The mean of the deals' means, and half the width of its 95 % interval."""
    means = [sum(values) / len(values) for values in deals]
    mean = sum(means) / len(means)
    if len(means) < 2:
        return mean, math.inf
    spread = sum((one - mean) ** 2 for one in means) / (len(means) - 1)
    return mean, NORMAL_95 * math.sqrt(spread / len(means))


# ---- deals that were played before


def _header(contest: Contest, rules: AnyGame) -> dict[str, Any]:
    return {
        "arena": contest.game,
        "box": rules.box(contest.options).fingerprint,
        "epoch": rules.box(contest.options).epoch,
        "line_ups": [list(names) for names in contest.line_ups],
        "seed": contest.seed.hex(),
        "options": contest.options,
    }


def _kept(path: Path, contest: Contest, rules: AnyGame) -> dict[int, Deal]:
    header = _header(contest, rules)
    if not path.exists():
        path.write_text(json.dumps(header) + "\n")
        return {}
    lines = path.read_text().splitlines()
    if not lines or json.loads(lines[0]) != header:
        raise BadRecord(f"{path} holds another contest", 1)
    return {deal.number: deal for deal in _read(lines[1:])}


def _read(lines: Sequence[str]) -> Iterator[Deal]:
    for line in lines:
        try:
            number, games = json.loads(line)
        except ValueError:
            return  # cut off while it was written: this deal is played again
        yield Deal(number, [[Player(*one) for one in game] for game in games])


def _keep(path: Path, deal: Deal) -> None:
    with path.open("a") as file:
        file.write(json.dumps(deal) + "\n")
