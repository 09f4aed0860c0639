"""Every bot at every kind of table: python -m tools.bot_games [GAME ...] [--games 200].

For every option set of the kit and every bot of its game, whole games against random players, the
bot from one seat after the other. Every answer must be legal: the engine refuses any other, and an
answer that is none is counted. Trailboss is given seconds and must not think longer than that and
one world more; what counts is the processor's time, so a busy machine changes nothing. The first
game of every set is played twice and must be the same again where no clock has a say.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

import trailboss
from trailboss import bots
from trailboss.bots.match import Result, play_game
from trailboss.bots.player import Bot
from trailboss.bots.registry import bot as bot_named
from trailboss.kernel.action import Action
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.state import State
from trailboss.kit.tables import Setup, game_of, setups

SECONDS = 0.5
"""What trailboss may think about a decision; the least that can be chosen at a table."""
ONE_WORLD_MORE = 0.25
"""In seconds: a play-out that has begun is played to its end, and the ways are found first."""


class Watched(Bot):
    """Somebody else, with a watch."""

    name = "watched"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.longest = 0.0
        self.decisions = 0

    def choose(self, state: State, seat: int) -> Action:
        start = process_time()
        if self.bot.sees == "actions":
            action = self.bot.pick(state.actions(seat), state.dice)
        else:
            action = self.bot.choose(state, seat)
        self.longest = max(self.longest, process_time() - start)
        self.decisions += 1
        return action


class Told(NamedTuple):
    decisions: int
    longest: float
    complaints: list[str]


def timed(name: str, seconds: float) -> bool:
    return name.startswith("trailboss") and seconds > 0


def one_game(setup: Setup, name: str, seconds: float, number: int) -> tuple[Result, Watched]:
    chosen = f"{name}@{seconds:g}" if timed(name, seconds) else name
    watched = Watched(bot_named(chosen, setup.game))
    options = dict(setup.options)
    people = setup.seats - len(game_of(setup.game).meta.automated(options))
    players: list[Bot | str] = ["random"] * people
    players[number % people] = watched
    return play_game(setup.game, players, seed=number, options=options), watched


def look(setup: Setup, name: str, games: int, seconds: float) -> Told:
    decisions, longest = 0, 0.0
    complaints: list[str] = []
    for number in range(games):
        where = f"{setup.id}, {name}, game {number}"
        try:
            result, watched = one_game(setup, name, seconds, number)
        except TrailbossError as refused:
            complaints.append(f"{where}: {refused}")
            continue
        decisions += watched.decisions
        longest = max(longest, watched.longest)
        if watched.bot.failures:
            complaints.append(f"{where}: {watched.bot.failures} times no answer")
        if timed(name, seconds):
            if watched.longest > seconds + ONE_WORLD_MORE:
                complaints.append(f"{where}: thought {watched.longest:.2f} s")
        elif number == 0 and one_game(setup, name, seconds, 0)[0].record != result.record:
            complaints.append(f"{where}: the same seed gave another game")
    return Told(decisions, longest, complaints)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.bot_games", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=200, help="of every bot and option set")
    parser.add_argument("--bots", help="with commas; by default all of the game")
    parser.add_argument("--sets", type=int, help="only every so many-th option set")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    given = parser.parse_args(arguments)
    complaints: list[str] = []
    for game in given.names or sorted(trailboss.games()):
        tables = [one for one in setups(trailboss.games()[game]) if not one.head_start]
        tables = tables[:: given.sets or 1]
        for name in given.bots.split(",") if given.bots else bots.names(game):
            told = [look(setup, name, given.games, given.seconds) for setup in tables]
            found = [one for each in told for one in each.complaints]
            print(
                f"{game}, {name}: {len(tables)} option sets, {len(tables) * given.games} games, "
                f"{sum(one.decisions for one in told):,} decisions, longest "
                f"{1000 * max(one.longest for one in told):.0f} ms, {len(found)} complaints",
                flush=True,
            )
            complaints += found
    print("\n".join(complaints) or "nothing to complain about")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
