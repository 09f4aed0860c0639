"""Every goal for the bots' strength, measured: python -m tools.targets [--deals 200] [--only sam].

One match of duplicate deals for each goal, and a Markdown table of what was asked and reached. The
deals are kept (``--keep FOLDER``), so a run that was cut off goes on, and more deals can be added.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from trailboss.bots.arena import Arena, arena

SEED = 1515
THINKING = "2"
"""Seconds a turn for trailboss, as the goals have it."""


class Target(NamedTuple):
    name: str
    game: str
    bots: tuple[str, ...]
    """Who is measured, then the others; an asterisk is its thinking time."""
    goal: float
    """Of the games, in per cent; or points."""
    options: Mapping[str, Any] = MappingProxyType({})
    winners: bool = False
    """Whether the winners' points are asked for, not the victories."""


TRAIL, PASO, TOWN = "great_western_trail", "el_paso", "carson_city"
LADDERS = {
    TRAIL: ("trailboss@*", "foreman", "drover", "greedy", "random"),
    PASO: ("trailboss@*", "foreman", "vaquero", "greedy", "random"),
    TOWN: ("trailboss@*", "foreman", "sheriff", "greedy", "random"),
}
MOST_SEATS = {TRAIL: 4, PASO: 4, TOWN: 5}
CROWDED = 3
"""With more than two seats the best so many are measured."""
SAM = {"solo": "sam", "difficulty": "hard"}
RAILS = {"rails_to_the_north": True}
SUE = {"solo": "sue", "b_cards": 3}


def rungs() -> list[Target]:
    """Each against the one below: the lower bound must be above 60 %."""
    return [
        Target(f"{upper} against {lower}", game, (upper, lower), 60)
        for game, bots in LADDERS.items()
        for upper, lower in pairwise(bots)
    ]


def crowds() -> list[Target]:
    """One among several of those below must win more than its share."""
    return [
        Target(f"{upper} among {lower}s", game, (upper, *[lower] * (seats - 1)), 100 / seats)
        for game, bots in LADDERS.items()
        for upper, lower in pairwise(bots[:CROWDED])
        for seats in range(3, MOST_SEATS[game] + 1)
    ]


TARGETS = [
    *rungs(),
    Target("trailboss against drover", TRAIL, ("trailboss@*", "drover"), 95),
    Target("four trailbosses", TRAIL, ("trailboss@*",) * 4, 105, winners=True),
    Target("against Sam on hard", TRAIL, ("trailboss@*",), 90, SAM),
    Target("against Sam on hard, with Rails", TRAIL, ("trailboss@*",), 80, SAM | RAILS),
    Target("against Sue with three B cards", PASO, ("trailboss@*",), 90, SUE),
    Target("four trailbosses", TOWN, ("trailboss@*",) * 4, 62, winners=True),
    Target("trailboss among three sheriffs", TOWN, ("trailboss@*", *["sheriff"] * 3), 85),
    Target("foreman at once against drover", TRAIL, ("foreman", "drover"), 75),
    Target("foreman at once against vaquero", PASO, ("foreman", "vaquero"), 75),
    Target("foreman at once against sheriff", TOWN, ("foreman", "sheriff"), 75),
    *crowds(),
]


def seats_of(target: Target) -> int:
    return len(target.bots) + ("solo" in target.options)


def row(target: Target, result: Arena) -> str:
    own = result.bots[target.bots[0]]
    reached = (
        f"{result.winners:.1f} points"
        if target.winners
        else f"{100 * own.win_share:.0f} % ± {100 * own.win_share_95:.0f}"
    )
    asked = f"{target.goal:.0f} {'points' if target.winners else '%'}"
    return (
        f"| {target.game} | {target.name} | {result.seats} | {result.games} | {asked} | {reached} "
        f"| {own.score:.1f} ± {own.score_95:.1f} | {own.margin:+.1f} ± {own.margin_95:.1f} "
        f"| {own.milliseconds_per_decision:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200, help="for each goal")
    parser.add_argument("--only", default="", help="goals with these words in game or name")
    parser.add_argument("--thinking", default=THINKING, help="seconds: 0.5, 2 or 5")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for finished deals")
    given = parser.parse_args()
    print("| game | goal | seats | games | asked | reached | points | margin | ms a decision |")
    print("|---|---|---:|---:|---:|---:|---:|---:|---:|")
    for number, target in enumerate(TARGETS):
        if given.only not in f"{target.game} {target.name}":
            continue
        bots = tuple(bot.replace("*", given.thinking) for bot in target.bots)
        kept = None
        if given.keep is not None:
            given.keep.mkdir(parents=True, exist_ok=True)
            kept = given.keep / f"{number}-{given.thinking}.jsonl"
        result = arena(
            target.game,
            bots,
            SEED,
            target.options,
            deals=given.deals,
            seats=seats_of(target),
            jobs=given.jobs,
            kept=kept,
        )
        print(row(target._replace(bots=bots), result), flush=True)


if __name__ == "__main__":
    main()
