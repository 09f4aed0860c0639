"""How trailboss fares: python -m tools.rivals carson_city --games 20 --seats 2 --worlds 8.

Against other bots, and against simple rules (`tools.simple_rules`). Every deal is played from every
seat. Trailboss thinks in a fixed number of worlds instead of a fixed time, so a
busy machine changes nothing; the time of its processor is told.
"""

from __future__ import annotations

import argparse
import math
from itertools import product
from statistics import fmean
from time import process_time

from tools.simple_rules import SIMPLE
from trailboss.bots.learned import Trailboss
from trailboss.bots.match import play_game
from trailboss.bots.player import Bot
from trailboss.bots.search import Effort
from trailboss.kernel.action import Action
from trailboss.kernel.state import State


class Watched(Trailboss):
    """Trailboss, with a look at its watch."""

    def __init__(self, effort: Effort) -> None:
        super().__init__(effort=effort)
        self.times: list[float] = []

    def choose(self, state: State, seat: int) -> Action:
        start = process_time()
        action = super().choose(state, seat)
        self.times.append(process_time() - start)
        return action


def rival(game: str, name: str, effort: Effort) -> Bot | str:
    if name in SIMPLE[game]:
        return SIMPLE[game][name]()
    return Trailboss(effort=effort) if name == "trailboss" else name


def measure(game: str, name: str, deals: int, effort: Effort, seats: int) -> str:
    won, own, best, winners = [], [], [], []
    watched = Watched(effort)
    for deal, seat in product(range(deals), range(seats)):
        bots = [rival(game, name, effort) for _ in range(seats)]
        bots[seat] = watched
        sheets = play_game(game, bots, seed=deal).standings
        totals = [sheet["total"] for sheet in sheets]
        won.append(sheets[seat]["rank"] == 1)
        own.append(totals[seat])
        winners.append(max(totals))
        best.append(max(totals[:seat] + totals[seat + 1 :]))
    share = fmean(won)
    width = 1.96 * math.sqrt(max(share * (1 - share), 0.25 / len(won)) / len(won))
    each = 1000 * fmean(watched.times)
    return (
        f"| {name} | {seats} | {len(won)} | {share:.0%} ± {width:.0%} "
        f"| {fmean(own):.1f} | {fmean(best):.1f} | {fmean(winners):.1f} | {each:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(SIMPLE))
    parser.add_argument("--against", help="bots or rules, with commas; by default all rules")
    parser.add_argument("--games", type=int, default=20, help="against each")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--worlds", type=int, default=8, help="of the last comparison")
    given = parser.parse_args()
    effort = Effort(seconds=None, worlds=given.worlds)
    print("| against | seats | games | won | points | best rival | winner | ms a decision |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for name in given.against.split(",") if given.against else SIMPLE[given.game]:
        deals = max(1, given.games // given.seats)
        print(measure(given.game, name, deals, effort, given.seats), flush=True)


if __name__ == "__main__":
    main()
