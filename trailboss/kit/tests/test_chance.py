"""Chance: another seed is another game, the same seed the same game on every machine."""

import os
import subprocess
import sys

import pytest

from trailboss.kit.cases import once
from trailboss.kit.fingerprint import fingerprint
from trailboss.kit.tables import game_of


@once
def test_seeds_differ(game: str) -> None:
    states = [game_of(game).start(seed=seed) for seed in range(20)]
    starts = [str(state.dump()["state"]) for state in states]
    assert len(set(starts)) > 10, "seeds hardly change the start"


@once
def test_no_seed_is_a_fresh_seed(game: str) -> None:
    seeds = {game_of(game).start().record().seed for _ in range(5)}
    assert len(seeds) == 5


@pytest.mark.slow
@once
@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_same_game_in_another_process(game: str, hash_seed: str) -> None:
    """Nothing depends on the order of a set, on an address or on what was imported before."""
    seats = game_of(game).meta.seats[-1]
    told = subprocess.run(
        [sys.executable, "-m", "trailboss.kit.fingerprint", game, str(seats), "7"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == fingerprint(game, seats, 7)
