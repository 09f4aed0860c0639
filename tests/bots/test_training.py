"""Training in small: resumed, repeatable, gated, and better than chance."""

from dataclasses import replace
from pathlib import Path

import pytest

from tools.train_smoke import victories
from trailboss.bots.craft import craft
from trailboss.bots.training import train as course_of
from trailboss.bots.training.train import Course, train, whims
from trailboss.bots.value import load
from trailboss.kernel.dice import Dice

SMALL = Course("el_paso", seed=3, generations=1, games=4, first_games=6, gate_deals=2)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("training")
    train(SMALL, folder, tell=lambda said: None)
    return folder


def test_a_few_games_teach_more_than_chance_knows(folder: Path) -> None:
    best = load(folder / "best.npz")["2"]
    assert victories("el_paso", best, 2) >= 3


def test_every_generation_is_kept_with_its_verdict(folder: Path) -> None:
    """The first one met its own prior; where that won, nothing is corrected."""
    first, second = (load(folder / f"generation-{i}.npz")["2"] for i in range(2))
    for found in (first, second):
        told = {"share", "margin", "margin_95", "deals", "evidence", "stays"}
        assert set(found.note["verdict"]) == told
    assert (first.correction is not None) == first.note["verdict"]["stays"]
    assert (folder / "curve.svg").read_text().startswith("<svg")


def test_a_run_that_was_cut_off_goes_on(folder: Path) -> None:
    told: list[str] = []
    again = train(SMALL, folder, tell=told.append)
    assert all("kept from before" in line for line in told)
    assert again.note == load(folder / "best.npz")["2"].note


def test_no_game_is_played_twice(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A run that was cut off among the games of a generation goes on with the next ones."""
    monkeypatch.setattr(course_of, "KEPT_AFTER", 2)
    only_first = replace(SMALL, generations=0)

    def cut_off(said: str) -> None:
        if "4 of 6 games" in said:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(only_first, tmp_path, tell=cut_off)
    told: list[str] = []
    again = train(only_first, tmp_path, tell=told.append)
    assert told[0] == "generation 0: 6 of 6 games"
    assert {path.name for path in tmp_path.glob("samples*")} == {"samples-0.npz"}
    before = load(folder / "generation-0.npz")["2"]
    assert (again.layers[0][0] == before.layers[0][0]).all()


def test_the_same_seed_learns_the_same(folder: Path, tmp_path: Path) -> None:
    only_first = replace(SMALL, generations=0)
    again = train(only_first, tmp_path, tell=lambda said: None)
    before = load(folder / "generation-0.npz")["2"]
    for one, other in zip(again.layers, before.layers, strict=True):
        assert (one[0] == other[0]).all()


def test_learners_have_whims_of_every_kind() -> None:
    known, dice = craft("el_paso"), Dice(b"whims")
    features = known.feature_names("2")
    fancies = [dict(whims(known, dice, features)) for _ in range(400)]
    assert {len(fancy) for fancy in fancies} == {0, 1, 2, len(known.whims)}
    assert 160 < fancies.count({}) < 240


def test_learners_follow_every_plan_alone_and_beside_another() -> None:
    known, dice = craft("great_western_trail"), Dice(b"plans")
    features = known.feature_names("2")
    followed = [dict(whims(known, dice, features)) for _ in range(600)]
    for plan in known.plans.values():
        assert any(set(fancy) == set(plan) for fancy in followed)
    (rush,) = known.plans["rush"].values()
    zeals = {
        fancy["deliveries"] * known.young / rush
        for fancy in followed
        if set(fancy) == {"deliveries"}
    }
    assert len(zeals) > 1
    assert all(0.4 <= zeal <= 2.1 for zeal in zeals), "with half a plan beside it at most"
    assert any(len(fancy) > max(map(len, known.plans.values())) for fancy in followed)
    assert all(set(plan) <= set(features) for plan in known.plans.values())
