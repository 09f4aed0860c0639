"""Sam's scoring sheet (SAM-SCORE)."""

import pytest

from trailboss.games.great_western_trail.sam.position import SAM, SoloTable


@pytest.mark.vector("SAM-SCORE-01/1")
def test_the_fifth_and_sixth_workers() -> None:
    table = SoloTable().workers(SAM, cowboys=6, builders=5, engineers=2)
    assert table.points(SAM, "workers") == 12


@pytest.mark.rules("SAM-SCORE-01")
def test_category_by_category() -> None:
    table = SoloTable().area(SAM).building(SAM, "7b", "a-1").upgraded(SAM, 1, 10)
    table.hazards(SAM, "flood-green-4").pile(SAM, "longhorn", "hereford-7").outlaws(SAM, 3, 3)
    table.master(SAM, *(master.id for master in table.c.masters))
    table.state.token_holder = SAM
    stations = sum(table.c.stations[i].vp for i in (0, 9))
    assert table.state.standings()[SAM]["categories"] == {
        "money": 0,
        "private_buildings": 6,
        "cities": 0,
        "stations": stations,
        "hazards": 4,
        "cattle": 9,
        "objectives": 0,
        "station_masters": 0,
        "workers": 0,
        "step_disc": 0,
        "job_market_token": 2,
    }
    assert table.points(SAM) == 21 + stations


@pytest.mark.vector("SAM-SCORE-02/1")
def test_cities() -> None:
    table = SoloTable().delivered(
        SAM,
        *("bloomington", "peoria", "chicago", "toledo", "pittsburgh", "philadelphia", "new-york"),
    )
    assert table.points(SAM, "cities") == 33


@pytest.mark.vector("SAM-SCORE-03/1")
def test_objectives_count_whether_fulfilled_or_not() -> None:
    table = SoloTable().area(SAM, "start-2station-green", "aux-new-york", "money-2station-hazard")
    sheet = table.state.standings()[SAM]
    assert sheet["categories"]["objectives"] == 11
    assert len(sheet["fulfilled"]) == 3


@pytest.mark.vector("SAM-SCORE-03/2")
def test_on_easy_only_what_he_fulfils() -> None:
    cards = ("start-2station-green", "aux-new-york", "money-2station-hazard")
    table = SoloTable(difficulty="easy").area(SAM, *cards).upgraded(SAM, 1, 2)
    table.outlaws(SAM, green=1).hazards(SAM, "flood-green-2")
    assert table.points(SAM, "objectives") == 3
    assert table.upgraded(SAM, 3, 4).points(SAM, "objectives") == 6
    counted = SoloTable(difficulty="easy", sam_objective_scoring="all").area(SAM, *cards)
    assert counted.points(SAM, "objectives") == 11
    strict = SoloTable(difficulty="hard", sam_objective_scoring="fulfilled").area(SAM, *cards)
    assert strict.points(SAM, "objectives") == 0
