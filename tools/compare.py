"""Is one commit's engine slower than another's? They play the same seeds in turns, in one run.

python -m tools.compare a2b85e8 HEAD HEAD+compiled --game great_western_trail --rounds 4

A commit runs as Python, or as machine code if it is named with ``+compiled``.

It measures whole games per second of random play, or of a bot's (``--bot drover --seeds 2``): what
is asked, and so how many decisions a game takes, may differ between commits. It counts processor
time, and of every game the best of several tries, so that a busy machine hardly shows.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from trailboss.build import SWITCH

COMPILED = "+compiled"
SEEDS = 24
TRIES = 3
PLAY = """
import json, random, sys, time
import trailboss
game, seeds, tries, seats = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
assert trailboss.__file__.startswith(sys.argv[5]), trailboss.__file__
bot = sys.argv[6]
rules = trailboss.load(game)

def play(seed):
    began = time.process_time()
    if bot != "random":
        from trailboss import bots
        return taken(began, bots.play(game, [bot] * seats, seed).decisions)
    state, dice, decisions = rules.start(seats, seed), random.Random(seed), 0
    while not state.is_over:
        actions = state.actions()
        state.apply(actions[int(dice.random() * len(actions))])
        decisions += 1
    return taken(began, decisions)

def taken(began, decisions):
    return time.process_time() - began, decisions

play(seeds)
best = [min(play(seed) for _ in range(tries)) for seed in range(seeds)]
print(json.dumps([sum(seconds for seconds, _ in best), sum(n for _, n in best)]))
"""


class Played(NamedTuple):
    """What is played, the same by all commits."""

    game: str
    seeds: int
    bot: str


class Measured(NamedTuple):
    seconds: float
    """Of all games together."""
    decisions: int
    games: int

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    @property
    def microseconds(self) -> float:
        """Of a decision."""
        return 1e6 * self.seconds / self.decisions


def measure(tree: Path, played: Played, seats: int, compiled: bool = False) -> Measured:
    words = [played.game, str(played.seeds), str(TRIES), str(seats), str(tree), played.bot]
    done = subprocess.run(
        [sys.executable, "-c", PLAY, *words],
        cwd=tree,
        env=_environ(tree, compiled),
        capture_output=True,
        text=True,
        check=True,
    )
    seconds, decisions = json.loads(done.stdout)
    return Measured(seconds, decisions, played.seeds)


def _environ(tree: Path, compiled: bool) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(tree), SWITCH: "1" if compiled else "0"}


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.compare",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("commits", nargs="+", metavar="COMMIT")
    parser.add_argument("--game", default="great_western_trail")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--bot", default="random", help="who plays, at all seats")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="how many games")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trees = {name: Path(folder).resolve() / str(n) for n, name in enumerate(given.commits)}
        try:
            for name, tree in trees.items():
                _check_out(name, tree)
            for seats in given.seats:
                _compare(trees, Played(given.game, given.seeds, given.bot), seats, given.rounds)
        finally:
            for tree in trees.values():
                subprocess.run(["git", "worktree", "remove", "--force", tree], check=False)


def _check_out(name: str, tree: Path) -> None:
    commit = name.removesuffix(COMPILED)
    subprocess.run(["git", "worktree", "add", "--quiet", "--detach", tree, commit], check=True)
    if name != commit:
        compile = [sys.executable, "-m", "tools.compile"]
        subprocess.run(compile, cwd=tree, env=_environ(tree, compiled=True), check=True)


def _compare(trees: dict[str, Path], played: Played, seats: int, rounds: int) -> None:
    figures: dict[str, list[Measured]] = {name: [] for name in trees}
    for _ in range(rounds):
        for name, tree in trees.items():
            figures[name].append(measure(tree, played, seats, name.endswith(COMPILED)))
    first, *others = figures
    for name, found in figures.items():
        rates = " ".join(f"{one.games_per_second:7.2f}" for one in found)
        print(
            f"{seats} seats  {name:<16} games/s {rates}, "
            f"{found[0].decisions_per_game:,.0f} decisions a game of "
            f"{min(one.microseconds for one in found):,.1f} µs"
        )
    for name in others:
        pairs = list(zip(figures[first], figures[name], strict=True))
        ratio = statistics.median(before.seconds / after.seconds for before, after in pairs)
        best = min(one.seconds for one in figures[first]) / min(
            one.seconds for one in figures[name]
        )
        print(f"{seats} seats  {name} plays {ratio:.2f} times as fast (best tries: {best:.2f})")


if __name__ == "__main__":
    main()
