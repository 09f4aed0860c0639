"""A prior is corrected by what changes from turn to turn."""

from pathlib import Path

import numpy as np

from trailboss.bots.training.correction import LAMBDA, correct, returns
from trailboss.bots.training.fit import fit
from trailboss.bots.training.samples import Samples
from trailboss.bots.value import load, save

NAMES = ("rough", "cows", "left")
TURNS = 10


def games_in_which_cows_calve(games: int) -> Samples:
    """Every cow brings a point each turn; the prior knows only what is there already."""
    rng = np.random.default_rng(5)
    rows, outcomes, lines = [], [], []
    for line in range(games):
        cows, points = int(rng.integers(0, 5)), 0.0
        mine = []
        for left in range(TURNS, 0, -1):
            points += cows + rng.normal(0, 1)
            mine.append([points, cows, left - 1])
        rows += mine
        outcomes += [[points, 20.0, float(points > 20)]] * TURNS
        lines += [line] * TURNS
    return Samples(
        np.asarray(rows, np.float32), np.asarray(outcomes, np.float32), np.asarray(lines)
    )


def test_what_the_rules_miss_is_learned_turn_by_turn(tmp_path: Path) -> None:
    samples = games_in_which_cows_calve(300)
    learned = correct(samples, NAMES, "rough", "left")
    assert learned.after < learned.before / 2
    network = fit(samples, NAMES, ("points",), seed=1, epochs=1)
    network = type(network)(
        network.features, network.categories, network.layers, {}, "rough", learned.correction
    )
    poor, rich, late = network.values([[10, 0, 6], [10, 4, 6], [10, 4, 0]]).tolist()
    assert 15 < rich - poor < 33
    assert late == 10
    save(tmp_path / "weights.npz", {"2": network})
    again = load(tmp_path / "weights.npz")["2"]
    assert again.values([[10, 4, 6]]).tolist() == network.values([[10, 4, 6]]).tolist()


def test_returns_look_along_one_seat_of_one_game() -> None:
    values = np.asarray([1.0, 100.0, 2.0, 200.0])
    final = np.asarray([3.0, 300.0, 3.0, 300.0])
    found = returns(values, final, np.asarray([0, 1, 0, 1]))
    assert found.tolist()[2:] == [3.0, 300.0]
    assert np.isclose(found[0], (1 - LAMBDA) * 2.0 + LAMBDA * 3.0)
    assert np.isclose(found[1], (1 - LAMBDA) * 200.0 + LAMBDA * 300.0)
