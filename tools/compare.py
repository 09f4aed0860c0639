"""Is one commit's engine slower than another's? Both play the same games in turns, in one run.

python -m tools.compare 993aa92 HEAD --game great_western_trail --rounds 4

It counts processor time, and of every game the best of several tries, so that a busy machine hardly
shows.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

SEEDS = 4
TRIES = 6
PLAY = """
import json, random, sys, time
import trailboss
game, seeds, tries, seats = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
rules = trailboss.load(game)

def play(seed):
    state, dice, decisions = rules.start(seats, seed), random.Random(seed), 0
    began = time.process_time()
    while not state.is_over:
        actions = state.actions()
        state.apply(actions[int(dice.random() * len(actions))])
        decisions += 1
    return time.process_time() - began, decisions

play(seeds)
best = [min(play(seed) for _ in range(tries)) for seed in range(seeds)]
print(json.dumps(sum(n for _, n in best) / sum(seconds for seconds, _ in best)))
"""


def decisions_per_second(tree: Path, game: str, seats: int) -> float:
    command = [sys.executable, "-c", PLAY, game, str(SEEDS), str(TRIES), str(seats)]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.compare", description=__doc__)
    parser.add_argument("commits", nargs=2, metavar="COMMIT")
    parser.add_argument("--game", default="great_western_trail")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--rounds", type=int, default=4)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trees = [Path(folder) / str(n) for n in range(2)]
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
    figures: list[list[float]] = [[], []]
    for _ in range(rounds):
        for tree, found in zip(trees, figures, strict=True):
            found.append(decisions_per_second(tree, game, seats))
    for commit, found in zip(commits, figures, strict=True):
        print(f"{seats} seats  {commit:<12}", *(f"{rate:9,.0f}" for rate in found))
    ratios = [after / before for before, after in zip(*figures, strict=True)]
    best = max(figures[1]) / max(figures[0])
    print(f"{seats} seats  ratio: median {statistics.median(ratios):.2f}, of the best {best:.2f}")


if __name__ == "__main__":
    main()
