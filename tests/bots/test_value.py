"""Networks: fitted, kept in a file, and asked."""

from dataclasses import replace
from pathlib import Path

import numpy as np

from trailboss.bots.training.fit import fit
from trailboss.bots.training.samples import Samples
from trailboss.bots.value import (
    Array,
    Correction,
    Layers,
    Network,
    chances,
    load,
    margins,
    mean_of,
    save,
    through,
    worth,
)

NAMES = ("cows", "dollars", "noise")


def made_up(positions: int) -> Samples:
    """Two points for a cow, one for a dollar; the rival always makes 10."""
    rng = np.random.default_rng(7)
    features = rng.integers(0, 8, (positions, len(NAMES))).astype(np.float32)
    herd, money = 2 * features[:, 0], features[:, 1]
    rival = np.full(positions, 10.0)
    won = (herd + money > rival).astype(np.float32)
    outcomes = np.stack([herd, money, rival, won], axis=1).astype(np.float32)
    return Samples(features, outcomes, np.arange(positions))


def test_a_network_learns_what_positions_come_to(tmp_path: Path) -> None:
    network = fit(made_up(4000), NAMES, ("herd", "money"), seed=1, epochs=15)
    outputs = network.outputs([[7, 7, 0], [0, 0, 0]])
    assert np.allclose(margins(outputs), [11, -10], atol=1.5)
    rich, poor = chances(outputs).tolist()
    assert rich > 0.9
    assert poor < 0.1
    assert worth(outputs)[0] > worth(outputs)[1]

    save(tmp_path / "weights.npz", {"2": network})
    again = load(tmp_path / "weights.npz")["2"]
    assert again.features == NAMES
    assert again.note == network.note
    assert (again.outputs([[3, 4, 5]]) == network.outputs([[3, 4, 5]])).all()


def test_the_same_seed_gives_the_same_weights() -> None:
    first, second = (fit(made_up(600), NAMES, ("herd", "money"), seed=3, epochs=2) for _ in "ab")
    for one, other in zip(first.layers, second.layers, strict=True):
        assert (one[0] == other[0]).all()
        assert (one[1] == other[1]).all()


def test_learning_goes_on_from_an_older_network() -> None:
    old = fit(made_up(2000), NAMES, ("herd", "money"), seed=1, epochs=8)
    new = fit(made_up(2000), NAMES, ("herd", "money"), seed=2, epochs=1, start=old)
    assert new.note["held_out_error"] < 1.5


def by_rule() -> Network:
    """Cows and dollars by a rule of thumb, corrected a little, as long as there is time."""
    zeros: Array = np.zeros(3, np.float32)
    ones: Array = np.ones((3, 4), np.float32)
    hidden: Layers = ((ones[:, :1], zeros[:1]), (ones[:1, :1], zeros[:1]))
    correction = Correction(np.array([2, 0, 0], np.float32), zeros, 1.0, 0.0, "time", hidden)
    layers: Layers = ((ones, np.zeros(4, np.float32)),)
    names = ("cows", "time", "rule")
    return Network(names, ("herd", "money"), layers, prior="rule", correction=correction)


def test_weights_of_yesterday_read_the_features_of_today() -> None:
    old = by_rule()
    new = old.reading(("new", "rule", "cows", "time"))
    assert (new.values([[9, 3, 4, 5]]) == old.values([[4, 5, 3]])).all()
    assert (new.outputs([[9, 3, 4, 5]]) == old.outputs([[4, 5, 3]])).all()
    assert old.reading(old.features) is old


def test_a_whim_counts_while_there_is_time() -> None:
    plain = by_rule()
    fond = plain.leaning({"cows": 0.5}, "time", timed=True)
    rows = [[4, 10, 3], [4, 2, 3], [4, 0, 3]]
    assert np.allclose(fond.values(rows) - plain.values(rows), [20, 4, 0])
    always = plain.leaning({"cows": 0.5}, "time")
    assert np.allclose(always.values(rows) - plain.values(rows), [2, 2, 0])


def test_several_networks_answer_as_one() -> None:
    rng = np.random.default_rng(5)

    def network(units: int) -> Layers:
        return (
            (rng.standard_normal((3, units)).astype(np.float32), np.ones(units, np.float32)),
            (rng.standard_normal((units, 1)).astype(np.float32), np.ones(1, np.float32)),
        )

    some = [network(4), network(2), ()]
    rows = rng.standard_normal((5, 3)).astype(np.float32)
    each = [through(layers, rows) for layers in some[:2]]
    assert np.allclose(through(mean_of(some), rows), (each[0] + each[1]) / 3, atol=1e-5)
    assert mean_of([(), ()]) == ()


def test_two_opinions_are_averaged() -> None:
    one = by_rule()
    assert one.correction is not None
    other = one.leaning({"cows": 3.0}, "time")
    assert other.correction is not None
    middle = replace(one, correction=one.correction.averaged(other.correction))
    rows = [[4, 10, 3], [1, 2, 0], [4, 0, 3]]
    assert np.allclose(middle.values(rows), (one.values(rows) + other.values(rows)) / 2)
    plain = replace(other, correction=other.correction._replace(hidden=()))
    assert plain.correction is not None
    half = replace(one, correction=one.correction.averaged(plain.correction))
    assert np.allclose(half.values(rows), (one.values(rows) + plain.values(rows)) / 2)
