"""Whether a new network plays better than the old one: duplicate deals from every seat."""

from __future__ import annotations

import math
from functools import partial
from typing import Any, NamedTuple

from trailboss.bots.learned import Foreman
from trailboss.bots.match import play_out
from trailboss.bots.player import Seated
from trailboss.bots.value import Network
from trailboss.bots.workers import run
from trailboss.kernel import registry
from trailboss.kernel.dice import Dice, seed_bytes


class Verdict(NamedTuple):
    share: float
    """Of the victories, per seat: 1/2 of two is as good as the old one."""
    margin: float
    margin_95: float
    deals: int
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
    deals: int,
    jobs: int = 1,
) -> Verdict:
    """The new one stays if its margin over the old one is above nothing by half its interval: then
    it is better with more than four chances to one."""
    match = _Match(game, seats, options, new, old, seed_bytes(seed) + b" gate")
    played = list(run(partial(_deal, match), range(deals), jobs))
    shares = [share for share, _ in played]
    margins = [margin for _, margin in played]
    mean = sum(margins) / deals
    spread = sum((one - mean) ** 2 for one in margins) / max(1, deals - 1)
    width = 1.96 * math.sqrt(spread / deals)
    return Verdict(sum(shares) / deals, mean, width, deals, mean > width / 2)


def _deal(match: _Match, number: int) -> tuple[float, float]:
    """Share and margin of the new one, over the games of one deal. Alone against a solo rival,
    each plays the deal for itself."""
    rules = registry.load(match.game)
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
        seated = [
            Seated(Foreman(network), seat, Dice(deal + bytes([seat])))
            for seat, network in enumerate(networks)
        ]
        play_out(state, seated)
        sheets = state.standings()
        winners = [sheet["seat"] for sheet in sheets if sheet["rank"] == 1]
        for seat, network in enumerate(networks):
            totals[network is match.new].append(float(sheets[seat]["total"]))
            if network is match.new:
                shares.append((seat in winners) / len(winners))
    new, old = (sum(totals[which]) / len(totals[which]) for which in (True, False))
    return sum(shares) / len(shares), new - old
