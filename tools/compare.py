"""Is one commit's engine slower than another's? Both play the same seeds in turns, in one run.

python -m tools.compare a2b85e8 HEAD --game great_western_trail --rounds 4

It measures whole games per second of random play: what is asked, and so how many decisions a game
takes, may differ between commits. It counts processor time, and of every game the best of several
tries, so that a busy machine hardly shows.
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

SEEDS = 24
TRIES = 3
PLAY = """
import json, random, sys, time
import trailboss
game, seeds, tries, seats = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
assert trailboss.__file__.startswith(sys.argv[5]), trailboss.__file__
rules = trailboss.load(game)

def play(seed):
    began = time.process_time()
    state, dice, decisions = rules.start(seats, seed), random.Random(seed), 0
    while not state.is_over:
        actions = state.actions()
        state.apply(actions[int(dice.random() * len(actions))])
        decisions += 1
    return time.process_time() - began, decisions

play(seeds)
best = [min(play(seed) for _ in range(tries)) for seed in range(seeds)]
print(json.dumps([sum(seconds for seconds, _ in best), sum(n for _, n in best)]))
"""


class Measured(NamedTuple):
    seconds: float
    """Of all games together."""
    decisions: int

    @property
    def games_per_second(self) -> float:
        return SEEDS / self.seconds

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / SEEDS


def measure(tree: Path, game: str, seats: int) -> Measured:
    words = [game, str(SEEDS), str(TRIES), str(seats), str(tree)]
    done = subprocess.run(
        [sys.executable, "-c", PLAY, *words],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=True,
    )
    return Measured(*json.loads(done.stdout))


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.compare",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("commits", nargs=2, metavar="COMMIT")
    parser.add_argument("--game", default="great_western_trail")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--rounds", type=int, default=4)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trees = [Path(folder).resolve() / str(n) for n in range(2)]
        for commit, tree in zip(given.commits, trees, strict=True):
            subprocess.run(
                ["git", "worktree", "add", "--quiet", "--detach", tree, commit], check=True
            )
        try:
            for seats in given.seats:
                _compare(given.commits, trees, given.game, seats, given.rounds)
        finally:
            for tree in trees:
                subprocess.run(["git", "worktree", "remove", "--force", tree], check=True)


def _compare(commits: list[str], trees: list[Path], game: str, seats: int, rounds: int) -> None:
    figures: list[list[Measured]] = [[], []]
    for _ in range(rounds):
        for tree, found in zip(trees, figures, strict=True):
            found.append(measure(tree, game, seats))
    for commit, found in zip(commits, figures, strict=True):
        rates = " ".join(f"{one.games_per_second:7.2f}" for one in found)
        print(
            f"{seats} seats  {commit:<12} games/s {rates}, "
            f"{found[0].decisions_per_game:,.0f} decisions a game"
        )
    ratio = statistics.median(
        before.seconds / after.seconds for before, after in zip(*figures, strict=True)
    )
    best = min(one.seconds for one in figures[0]) / min(one.seconds for one in figures[1])
    print(f"{seats} seats  {commits[1]} plays {ratio:.2f} times as fast (best tries: {best:.2f})")


if __name__ == "__main__":
    main()
