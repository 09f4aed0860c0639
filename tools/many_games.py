"""Bots in all option sets: python -m tools.many_games [GAME ...] [--bots a,b] [--games N].

For every option set of the kit that begins like any game, so many games among bots of one kind.
Answers that are not legal, and bots that fail, end the run. One game of each set is played again:
the same seed must give the same moves. Tells how long decisions took, by the processor's time.
Trailboss looks at two worlds only, so that its answers hang on dice and not on a clock.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import process_time

import trailboss
from trailboss import bots
from trailboss.bots.learned import Trailboss
from trailboss.bots.match import play_game
from trailboss.bots.player import Bot
from trailboss.bots.search import Effort
from trailboss.bots.turns import Breadth
from trailboss.kernel.action import Action
from trailboss.kernel.option import read_options
from trailboss.kernel.state import State
from trailboss.kit.tables import Setup, setups

FEW_WORLDS = Effort(seconds=None, worlds=2, ways=3, breadth=Breadth((10, 3), 60, 1))


class Timed(Bot):
    """A bot with a stop watch."""

    name = "timed"

    def __init__(self, inner: Bot, times: list[float]) -> None:
        self.inner = inner
        self.times = times

    def choose(self, state: State, seat: int) -> Action:
        start = process_time()
        action = self.inner.choose(state, seat)
        self.times.append(process_time() - start)
        return action


def made(name: str, game: str, times: list[float]) -> Bot:
    inner = Trailboss(effort=FEW_WORLDS) if name == "trailboss" else bots.bot(name, game)
    return Timed(inner, times)


def run(setup: Setup, name: str, games: int) -> str:
    """A line of the report."""
    times: list[float] = []
    options = dict(setup.options)
    rules = trailboss.load(setup.game)
    people = setup.seats - len(rules.meta.automated(read_options(rules.options, options)))

    def moves(seed: int) -> list[str]:
        players: Sequence[Bot | str] = [made(name, setup.game, times) for _ in range(people)]
        return [move.text for move in play_game(rules, players, seed, options).record.moves]

    first = moves(1)
    if games > 1 and moves(1) != first:
        raise SystemExit(f"{setup.id}, {name}: the same seed gave another game")
    for seed in range(2, games + 1):
        moves(seed)
    mean = 1000 * sum(times) / len(times)
    return f"| {setup.id} | {name} | {games} | {mean:.1f} | {1000 * max(times):.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--bots", help="with commas; by default all")
    parser.add_argument("--games", type=int, default=200, dest="number", help="of every option set")
    given = parser.parse_args()
    print("| option set | bot | games | ms a decision | longest |")
    print("|---|---|---:|---:|---:|")
    for game in given.games or sorted(trailboss.games()):
        for setup in setups(trailboss.games()[game]):
            if setup.head_start:
                continue
            for name in given.bots.split(",") if given.bots else bots.names(game):
                if name in bots.names(game):
                    print(run(setup, name, given.number), flush=True)


if __name__ == "__main__":
    main()
