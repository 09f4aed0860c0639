"""Whether a new network plays better than the old one: duplicate deals from every seat.

The match is a sequential probability ratio test: it ends as soon as the margins say clearly that
the new one is better by `BETTER`, or that it is not, and at the latest after so many deals.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from trailboss.bots.craft import craft
from trailboss.bots.training.self_play import Learner, Player
from trailboss.bots.value import Network
from trailboss.bots.workers import ALONE, Workers
from trailboss.kernel import registry
from trailboss.kernel.dice import Dice, seed_bytes

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


class _Match(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]
    new: Network
    old: Network
    seed: bytes


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
    """The new one stays if the test says so; where it can't tell, the old one does."""
    match = _Match(game, seats, options, new, old, seed_bytes(seed) + b" gate")
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
    width = 1.96 * _deviation(margins) / math.sqrt(deals)
    return Verdict(
        sum(shares) / deals, sum(margins) / deals, width, deals, evidence, evidence >= SURE
    )


def log_likelihood_ratio(margins: Sequence[float]) -> float:
    """How much likelier these are if the new one is better by `BETTER` than if it is no better."""
    deviation = _deviation(margins)
    if not deviation:
        return math.copysign(SURE, margins[0]) if margins[0] else 0.0
    mean = sum(margins) / len(margins) / deviation
    return len(margins) * BETTER * (mean - BETTER / 2)


def _deviation(margins: Sequence[float]) -> float:
    mean = sum(margins) / len(margins)
    return math.sqrt(sum((one - mean) ** 2 for one in margins) / max(1, len(margins) - 1))


def _deal(match: _Match, number: int) -> tuple[float, float]:
    """Share and margin of the new one, over the games of one deal. Alone against a solo rival,
    each plays the deal for itself, and the lead on the rival counts: who dawdles has more points,
    but so has the rival."""
    known, rules = craft(match.game), registry.load(match.game)
    rivals = len(rules.meta.automated(match.options))
    people = match.seats - rivals
    deal = seed_bytes(match.seed + number.to_bytes(8, "big"))
    line_ups = (
        [(match.new,), (match.old,)]
        if people == 1
        else [
            tuple(match.new if (seat + shift) % 2 == 0 else match.old for seat in range(people))
            for shift in range(2)
        ]
    )
    shares: list[float] = []
    totals: dict[bool, list[float]] = {True: [], False: []}
    for networks in line_ups:
        state = rules.start(match.seats, deal, match.options)
        players = [
            Player(known, Learner(network, 0.0), seat, Dice(deal + bytes([seat])), known.breadth)
            for seat, network in enumerate(networks)
        ]
        while (decision := state.decision) is not None:
            state.apply(players[decision.seat].choose(state), decision.seat)
        sheets = sorted(state.standings(), key=lambda sheet: int(sheet["seat"]))
        winners = [sheet["seat"] for sheet in sheets if sheet["rank"] == 1]
        to_beat = max((float(sheet["total"]) for sheet in sheets[people:]), default=0.0)
        for seat, network in enumerate(networks):
            totals[network is match.new].append(float(sheets[seat]["total"]) - to_beat)
            if network is match.new:
                shares.append((seat in winners) / len(winners))
    new, old = (sum(totals[which]) / len(totals[which]) for which in (True, False))
    return sum(shares) / len(shares), new - old
