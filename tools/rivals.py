"""How trailboss fares at Carson City: python -m tools.rivals --games 20 --seats 2 --worlds 8.

Against other bots, and against simple rules: bots that know one idea and otherwise play like
sheriff. The rules are no bots of the package, nobody should meet them at a table. Every deal is
played from every seat. Trailboss thinks in a fixed number of worlds instead of a fixed time, so a
busy machine changes nothing; the time of its processor is told.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from itertools import product
from statistics import fmean
from time import process_time

from trailboss.bots.carson_city.deputy.policy import PLACING, Deputy
from trailboss.bots.carson_city.sheriff.bot import Sheriff
from trailboss.bots.learned import Trailboss
from trailboss.bots.match import play_game
from trailboss.bots.player import Bot
from trailboss.bots.search import Effort
from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.steps.targets import PLACINGS, target_of
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.state import State

Likes = Callable[[TownState, int, Action], bool]


def _rivals_there(s: TownState, seat: int, action: Action) -> bool:
    target = target_of(s, action)
    if target < s.first_parcel and s.c.spaces[target].is_open:
        return False
    return bool(s.pieces[target] & ~(1 << seat))


def always_duel(s: TownState, seat: int, action: Action) -> bool:
    return action.kind == "attack" or _rivals_there(s, seat, action)


def never_duel(s: TownState, seat: int, action: Action) -> bool:
    return action.kind not in ("attack", "defend") and not _rivals_there(s, seat, action)


def only_money(s: TownState, seat: int, action: Action) -> bool:
    target = target_of(s, action)
    if target >= s.first_parcel:
        return action.kind == "attack"
    verbs = ("wages", "parcel-income", "firepower-income", "gambling", "buy-points")
    return s.c.spaces[target].verb in verbs


def only_buildings(s: TownState, seat: int, action: Action) -> bool:
    if action.kind.endswith("stake"):
        return True
    target = target_of(s, action)
    verbs = ("construction", "roads", "common-roads")
    return target < s.first_parcel and s.c.spaces[target].verb in verbs


RULES: dict[str, tuple[Likes, bool]] = {
    "always duel": (always_duel, True),
    "never duel": (never_duel, False),
    "only money": (only_money, False),
    "only buildings": (only_buildings, False),
}
"""What it likes, and whether it does other things where there is nothing of that."""


class Simple(Bot):
    name = "simple"
    games = ("carson_city",)

    def __init__(self, rule: str) -> None:
        self.likes, self.compromises = RULES[rule]
        self.usual = Sheriff()

    def choose(self, state: State, seat: int) -> Action:
        assert isinstance(state, TownState)
        options = state.actions(seat)
        if state.agenda[-1][0] not in PLACING:
            return self.usual.choose(state, seat)
        weighed = [
            (worth, action)
            for worth, action in Deputy(0.0).targets(state, seat)
            if action in options and action.kind in PLACINGS
        ]
        liked = [entry for entry in weighed if self.likes(state, seat, entry[1])]
        chosen = liked or (weighed if self.compromises else [])
        if not chosen:
            return PASS if PASS in options else options[-1]
        worth, action = max(chosen, key=lambda entry: entry[0])
        return action if worth > -1.0 or PASS not in options else PASS


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


def rival(name: str, effort: Effort) -> Bot | str:
    if name in RULES:
        return Simple(name)
    return Trailboss(effort=effort) if name == "trailboss" else name


def measure(name: str, deals: int, effort: Effort, seats: int) -> str:
    won, own, best, winners = [], [], [], []
    watched = Watched(effort)
    for deal, seat in product(range(deals), range(seats)):
        bots = [rival(name, effort) for _ in range(seats)]
        bots[seat] = watched
        sheets = play_game("carson_city", bots, seed=deal).standings
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
    parser.add_argument("--against", default=",".join(RULES), help="bots or rules, with commas")
    parser.add_argument("--games", type=int, default=20, help="against each")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--worlds", type=int, default=8, help="of the last comparison")
    given = parser.parse_args()
    effort = Effort(seconds=None, worlds=given.worlds)
    print("| against | seats | games | won | points | best rival | winner | ms a decision |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for name in given.against.split(","):
        deals = max(1, given.games // given.seats)
        print(measure(name, deals, effort, given.seats), flush=True)


if __name__ == "__main__":
    main()
