"""Practice in small: taught after every round, resumed, repeatable, gated."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from trailboss.bots.craft import craft
from trailboss.bots.judgement import network_for
from trailboss.bots.training import practice as practised
from trailboss.bots.training.gate import Verdict
from trailboss.bots.training.minds import Minds
from trailboss.bots.training.practice import Practice, practise
from trailboss.bots.value import load, through, together
from trailboss.kernel.errors import BadOption
from trailboss.kernel.registry import load as rules

SMALL = Practice("el_paso", seed=3, rounds=2, games=2, remembered=2, gate_deals=2)
LOST = Verdict(0.4, -1.0, 1.0, 2, -3.0, False)


@pytest.fixture(autouse=True)
def match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who stays is the gate's business: its tests play."""
    monkeypatch.setattr(practised, "compare", lambda *match: LOST)


def quietly(practice: Practice, folder: Path) -> Minds:
    practise(practice, folder, tell=lambda said: None)
    return Minds.load(folder / f"minds-{practice.rounds - 1}.npz")


def test_minds_learn_what_a_value_misses() -> None:
    """A cow is worth three points more than was thought, while there is time."""
    rng = np.random.default_rng(1)
    features = rng.integers(0, 6, (4000, 3)).astype(np.float32)
    missed = 3 * features[:, 0]
    games: Any = np.arange(4000) // 20
    minds = Minds(features, 1)
    for _ in range(40):
        minds.learn(features, missed, games, 2e-3, 1)
    said = through(minds.layers(), features)[:, 0]
    assert np.abs(said - missed).mean() < 1.5
    alone = [through(minds.layers([mind]), features)[:, 0] for mind in minds.all]
    assert np.allclose(said, np.mean(alone, axis=0), atol=1e-3)
    assert not np.allclose(alone[0], alone[1]), "each is taught by games of its own"


def test_what_was_learned_since_is_added() -> None:
    rng = np.random.default_rng(2)
    features = rng.standard_normal((50, 4)).astype(np.float32)
    one, other = (Minds(features, seed).layers() for seed in (1, 2))
    both = through(together(one, other), features)
    assert np.allclose(both, through(one, features) + through(other, features), atol=1e-5)
    assert np.allclose(through(together((), other), features), through(other, features))


def test_a_run_that_was_cut_off_goes_on_and_gives_the_same(tmp_path: Path) -> None:
    three = replace(SMALL, rounds=3, games=1)
    at_once = quietly(three, tmp_path / "at once")
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            practise(three, tmp_path / "later", tell=_cut_off)
    told: list[str] = []
    practise(three, tmp_path / "later", tell=told.append)
    assert [said.split(":")[0] for said in told] == ["round 2", "against those it began with"]
    later = Minds.load(tmp_path / "later" / "minds-2.npz")
    for ours, theirs in zip(at_once.all, later.all, strict=True):
        for one, other in zip(ours.slow, theirs.slow, strict=True):
            assert np.array_equal(one, other)


def _cut_off(said: str) -> None:
    raise KeyboardInterrupt


def test_only_the_games_of_the_last_rounds_are_kept(tmp_path: Path) -> None:
    quietly(replace(SMALL, rounds=3, games=1), tmp_path)
    kept = {path.name for path in tmp_path.glob("*.npz")}
    assert kept == {"samples-1.npz", "samples-2.npz", "minds-2.npz"}


def test_who_does_not_win_the_match_does_not_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = replace(SMALL, rounds=1, games=1)
    assert practise(one, tmp_path, tell=lambda said: None) is None
    assert not (tmp_path / "best.npz").exists()
    monkeypatch.setattr(practised, "compare", lambda *match: LOST._replace(stays=True))
    best = practise(one, tmp_path, tell=lambda said: None)
    assert best is not None
    assert best.note["practised"][-1]["seed"] == 3
    state = rules("el_paso").start(2, 1, {})
    known = craft("el_paso")
    row = known.features(state, 0)
    old = network_for(known, state)
    learned = Minds.load(tmp_path / "minds-0.npz").layers()
    gained = through(learned, [row])[0, 0]
    assert best.values([row])[0] == pytest.approx(old.values([row])[0] + gained, abs=1e-3)


def test_against_a_solo_rival_the_lead_on_it_is_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practised, "compare", lambda *match: LOST._replace(stays=True))
    solo = replace(SMALL, options={"solo": "sue"}, rounds=1, games=1)
    practise(solo, tmp_path, tell=lambda said: None)
    assert "sue" in load(tmp_path / "best.npz")


def test_a_folder_of_another_practice_is_refused(tmp_path: Path) -> None:
    quietly(replace(SMALL, rounds=1, games=1), tmp_path)
    with pytest.raises(BadOption, match="something else was practised"):
        practise(replace(SMALL, games=1, seed=4), tmp_path)


def test_fewer_rounds_than_were_played_already_are_refused(tmp_path: Path) -> None:
    quietly(replace(SMALL, games=1), tmp_path)
    with pytest.raises(BadOption, match="2 rounds already"):
        practise(replace(SMALL, rounds=1, games=1), tmp_path)


def test_a_game_that_is_not_judged_turn_by_turn_has_nothing_to_practise(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="nothing to practise"):
        practise(Practice("carson_city"), tmp_path)
