"""Whether a new network plays better than the old one: duplicate deals from every seat.

The match is a sequential probability ratio test: it ends as soon as the margins say clearly that
the new one is better by `BETTER`, or that it is not, and at the latest after so many deals.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from trailboss.bots.craft import craft
from trailboss.bots.training.self_play import Learner, Player
from trailboss.bots.value import Network
from trailboss.bots.workers import ALONE, Workers
from trailboss.kernel import registry
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice, seed_bytes
from trailboss.kernel.state import State

BETTER: Final = 0.3
"""By so many standard deviations of a deal's margin: about 62 % of the deals."""
SURE: Final = math.log(0.95 / 0.05)
"""Of both answers: each is wrong once in twenty matches."""
AT_ONCE: Final = 10
"""Deals between two looks, whoever plays them, so that the answer does not depend on that."""


class Verdict(NamedTuple):
    share: float
    """Of the victories, per seat: 1/2 of two is as good as the old one."""
    margin: float
    margin_95: float
    deals: int
    evidence: float
    """The logarithm of the likelihood ratio at the end."""
    stays: bool

    def to_json(self) -> dict[str, Any]:
        return self._asdict()


Contestant = Callable[[int, Dice], "Answers"]
"""Who plays for one side: makes the player of a seat. Picklable."""


class Answers(Protocol):
    """A player of one seat, shown the true state, who looks at what the seat may know."""

    def choose(self, state: State, /) -> Action: ...


class Table(NamedTuple):
    """Where it is decided."""

    game: str
    seats: int
    options: dict[str, Any]


class _Match(NamedTuple):
    table: Table
    new: Contestant
    old: Contestant
    seed: bytes


@dataclass(frozen=True)
class ByValue:
    """Plays by a value."""

    game: str
    network: Network

    def __call__(self, seat: int, dice: Dice) -> Player:
        known = craft(self.game)
        return Player(known, Learner(self.network, 0.0), seat, dice, known.breadth)


def compare(
    game: str,
    seats: int,
    options: dict[str, Any],
    new: Network,
    old: Network,
    seed: int,
    most_deals: int,
    workers: Workers = ALONE,
) -> Verdict:
    """Of two values."""
    table = Table(game, seats, options)
    return decide(table, ByValue(game, new), ByValue(game, old), seed, most_deals, workers)


def decide(
    table: Table,
    new: Contestant,
    old: Contestant,
    seed: int,
    most_deals: int,
    workers: Workers = ALONE,
) -> Verdict:
    """The new one stays if the test says so; where it can't tell, the old one does."""
    match = _Match(table, new, old, seed_bytes(seed) + b" gate")
    shares: list[float] = []
    margins: list[float] = []
    evidence = 0.0
    while len(margins) < most_deals and abs(evidence) < SURE:
        numbers = range(len(margins), min(most_deals, len(margins) + AT_ONCE))
        for share, margin in workers.run(partial(_deal, match), numbers):
            shares.append(share)
            margins.append(margin)
        evidence = log_likelihood_ratio(margins)
    deals = len(margins)
    width = 1.96 * deviation(margins) / math.sqrt(deals)
    return Verdict(
        sum(shares) / deals, sum(margins) / deals, width, deals, evidence, evidence >= SURE
    )


def log_likelihood_ratio(margins: Sequence[float]) -> float:
    """How much likelier these are if the new one is better by `BETTER` than if it is no better."""
    spread = deviation(margins)
    if not spread:
        return math.copysign(SURE, margins[0]) if margins[0] else 0.0
    mean = sum(margins) / len(margins) / spread
    return len(margins) * BETTER * (mean - BETTER / 2)


def deviation(margins: Sequence[float]) -> float:
    """The standard deviation of a sample."""
    mean = sum(margins) / len(margins)
    return math.sqrt(sum((one - mean) ** 2 for one in margins) / max(1, len(margins) - 1))


def _deal(match: _Match, number: int) -> tuple[float, float]:
    """Share and margin of the new one, over the games of one deal. Alone against a solo rival,
    each plays the deal for itself, and the lead on the rival counts: who dawdles has more points,
    but so has the rival."""
    table, rules = match.table, registry.load(match.table.game)
    people = table.seats - len(rules.meta.automated(table.options))
    deal = seed_bytes(match.seed + number.to_bytes(8, "big"))
    shares: list[float] = []
    totals: dict[bool, list[float]] = {True: [], False: []}
    for shift in range(2):
        is_new = [(seat + shift) % 2 == 0 for seat in range(people)]
        state = rules.start(table.seats, deal, table.options)
        players = [
            (match.new if new else match.old)(seat, Dice(deal + bytes([seat])))
            for seat, new in enumerate(is_new)
        ]
        while asked := state.asked:
            state.apply(players[asked[0]].choose(state), asked[0])
        sheets = sorted(state.standings(), key=lambda sheet: int(sheet["seat"]))
        winners = [sheet["seat"] for sheet in sheets if sheet["rank"] == 1]
        to_beat = max((float(sheet["total"]) for sheet in sheets[people:]), default=0.0)
        for seat, new in enumerate(is_new):
            totals[new].append(float(sheets[seat]["total"]) - to_beat)
            if new:
                shares.append((seat in winners) / len(winners))
    ours, theirs = (sum(totals[which]) / len(totals[which]) for which in (True, False))
    return sum(shares) / len(shares), ours - theirs
