"""A short training from nothing, and whether it was worth it: python -m tools.train_smoke.

Trains El Paso for a few minutes in a folder of its own (a run that was cut off goes on), then lets
the last generation play against random players on the same deals from both seats, whether it was
let stay or not: without it the hand-written prior would play.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from trailboss.bots.learned import Foreman
from trailboss.bots.match import play_game
from trailboss.bots.player import Bot
from trailboss.bots.random_bot import RandomBot
from trailboss.bots.training.train import Course, train
from trailboss.bots.value import Network, load


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="el_paso")
    parser.add_argument("--games", type=int, default=150, help="of self-play, and to begin with")
    parser.add_argument("--deals", type=int, default=20, help="against random players")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--folder", type=Path, default=Path("build/train-smoke"))
    chosen = parser.parse_args()
    course = Course(
        chosen.game,
        seed=chosen.seed,
        generations=1,
        games=chosen.games,
        first_games=chosen.games,
        gate_deals=4,
    )
    train(course, chosen.folder)
    last = load(chosen.folder / f"generation-{course.generations}.npz")
    (learned,) = last.values()
    won = victories(chosen.game, learned, chosen.deals)
    print(f"{won} of {2 * chosen.deals} games won against random")
    return 0 if won >= 2 * chosen.deals * 0.9 else 1


def victories(game: str, network: Network, deals: int) -> int:
    """Games that the network wins against a random player, every deal from both seats."""
    won = 0
    for seed in range(deals):
        for seat in range(2):
            players: list[Bot] = [RandomBot(), RandomBot()]
            players[seat] = Foreman(network)
            result = play_game(game, players, seed)
            won += result.standings[seat]["rank"] == 1
    return won


if __name__ == "__main__":
    sys.exit(main())
