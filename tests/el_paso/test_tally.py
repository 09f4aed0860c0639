"""How a scoring sheet came about, and what statistics count."""

import pytest

from tests.el_paso.sue.solo_table import SUE, Duel
from trailboss.games.el_paso.game import GAME
from trailboss.games.el_paso.position import Table
from trailboss.kernel.scoring import Counted


@pytest.mark.rules("ELP-SCORE-02", "ELP-SCORE-03", "ELP-SCORE-04", "ELP-SCORE-05")
def test_every_thing_that_brings_points_is_told() -> None:
    table = Table().building(0, "4a", "plot-c-d").building(0, "4a", "plot-e-f")
    table.delivered(0, 5, 16, 16).area(0, cowboys=1, all_rounders=2)
    table.hand(0, "criollo", "hereford").pile(0, "cowboy", "hereford", "simmental")
    told = GAME.tally(table.state, 0)
    assert told["buildings"] == [Counted("building", "4a", 2, 14)]
    assert told["trading_posts"] == [Counted("post", "16", 2, 18)]
    assert told["workers"] == [
        Counted("worker", "cowboy", 2, 4),
        Counted("worker", "all-rounder", 2, 6),
    ]
    assert told["cattle"] == [Counted("card", "hereford", 2, 16)]
    assert "money" not in told, "there is no more to tell about it"


@pytest.mark.rules("ELP-SCORE-06", "ELP-SCORE-07", "ELP-SCORE-08")
def test_objectives_that_are_met_bonus_tiles_and_the_place_of_the_simmentals() -> None:
    table = Table().gained(0, "hereford", "4built", "points-5", "points-5").hand(0, "hereford")
    table.state.ending = 0
    told = GAME.tally(table.state, 0)
    assert told["objectives"] == [Counted("tile", "hereford", 1, 5)]
    assert told["bonus_tiles"] == [Counted("tile", "points-5", 2, 10)]
    assert told["cattle"][-1] == Counted("place", "simmental", 1, 2)
    assert not any(one.kind == "place" for one in GAME.tally(table.state, 1)["cattle"])


@pytest.mark.rules("ELP-SUE-32")
def test_all_of_sues_objectives_are_told() -> None:
    duel = Duel().gained(SUE, "hereford", "4built")
    assert [one.points for one in GAME.tally(duel.state, SUE)["objectives"]] == [5, 4]


def test_statistics_count_buildings_and_tiles() -> None:
    table = Table().building(0, "4a", "plot-c-d").building(1, "2a", "plot-a-b")
    table.gained(0, "hereford", "points-5")
    assert GAME.choices(table.state, 0) == {"building": ["4a"], "tile": ["hereford", "points-5"]}
    assert GAME.choices(table.state, 1) == {"building": ["2a"], "tile": []}
