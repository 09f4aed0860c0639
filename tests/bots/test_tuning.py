"""Tuning in small: whole games say which fancies pay."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from trailboss.bots.craft import craft
from trailboss.bots.judgement import network_for
from trailboss.bots.training import tuning as tuned
from trailboss.bots.training.gate import Verdict
from trailboss.bots.training.tuning import Tuning, fancies, fancying, tune
from trailboss.bots.value import load
from trailboss.kernel.registry import load as rules

SMALL = Tuning("el_paso", seed=3, steps=2, games=2, gate_deals=2)
LOST = Verdict(0.4, -1.0, 1.0, 2, -3.0, False)


@pytest.fixture(autouse=True)
def match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who stays is the gate's business: its tests play."""
    monkeypatch.setattr(tuned, "compare", lambda *match: LOST)


def test_a_fancy_changes_what_is_wanted_and_none_changes_nothing() -> None:
    known = craft("el_paso")
    network = network_for(known, rules("el_paso").start(2, 1, {}))
    state = rules("el_paso").start(2, 1, {})
    row = known.features(state, 0)
    all_of_them = fancies(known, network.features)
    nothing = [0.0] * len(all_of_them)
    assert np.allclose(
        fancying(network, known, nothing).values([row]), network.values([row]), atol=1e-4
    )
    which = next(i for i, fancy in enumerate(all_of_them) if fancy.feature == "money")
    liked = [*nothing[:which], 1.0, *nothing[which + 1 :]]
    richer = list(row)
    place = network.features.index("money")
    richer[place] += 2
    gain = float(np.diff(network.values([row, richer]))[0])
    keen = float(np.diff(fancying(network, known, liked).values([row, richer]))[0])
    laps = row[network.features.index(known.clock)]
    assert keen - gain == pytest.approx(2 * laps * all_of_them[which].points, abs=1e-3)


def test_what_pays_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Games in which nothing but a liking for money counts lead there, and nowhere else."""
    known = craft("el_paso")
    liked = fancies(known, known.feature_names("2"))
    which = next(i for i, fancy in enumerate(liked) if fancy.feature == "money")
    monkeypatch.setattr(tuned, "_game", lambda trial, numbered: (5 * numbered[1][which], 60.0))
    one = replace(SMALL, steps=1, games=60)
    tune(one, tmp_path, tell=lambda said: None)
    heading = load(tmp_path / "step-0.npz")["2"].note["heading"]
    others = [abs(much) for i, much in enumerate(heading) if i != which]
    assert heading[which] > 10 * max(others)


def test_a_run_that_was_cut_off_goes_on_and_gives_the_same(tmp_path: Path) -> None:
    at_once, later = tmp_path / "at once", tmp_path / "later"
    tune(SMALL, at_once, tell=lambda said: None)
    tune(replace(SMALL, steps=1), later, tell=lambda said: None)
    tune(SMALL, later, tell=lambda said: None)
    ours, theirs = (load(path / "step-1.npz")["2"] for path in (at_once, later))
    assert ours.note == theirs.note
    assert ours.correction is not None
    assert theirs.correction is not None
    assert np.array_equal(ours.correction.timed, theirs.correction.timed)


def test_who_does_not_win_the_match_does_not_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = replace(SMALL, steps=1)
    assert tune(one, tmp_path, tell=lambda said: None) is None
    assert not (tmp_path / "best.npz").exists()
    monkeypatch.setattr(tuned, "compare", lambda *match: LOST._replace(stays=True))
    best = tune(one, tmp_path, tell=lambda said: None)
    assert best is not None
    assert best.note["tuned"][-1]["seed"] == 3


def test_against_a_solo_rival_the_lead_on_it_counts(tmp_path: Path) -> None:
    solo = replace(SMALL, options={"solo": "sue"}, steps=1)
    tune(solo, tmp_path, tell=lambda said: None)
    assert "sue" in load(tmp_path / "step-0.npz")
