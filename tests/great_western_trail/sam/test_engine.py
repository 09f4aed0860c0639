"""Sam's engine, stations and station masters (SAM-ENGINE)."""

import pytest

from trailboss.games.great_western_trail.sam.position import PERSON, SAM, SoloTable
from trailboss.games.great_western_trail.sam.rancher import discs_left

ENGINE = 2


def drives(table: SoloTable, start: str | int | float, engineers: int) -> str:
    table.engine(SAM, start).workers(SAM, engineers=engineers).specialization("engineer")
    return table.plays(ENGINE, start="start").space_of(SAM)


@pytest.mark.rules("SAM-ENGINE-01")
def test_as_many_spaces_as_engineers_past_the_persons_engine() -> None:
    assert drives(SoloTable(), 0, 1) == "1"
    assert drives(SoloTable(), 0, 3) == "3"
    assert drives(SoloTable().engine(PERSON, 1), 0, 3) == "4"


@pytest.mark.vector("SAM-ENGINE-02/1")
def test_he_stops_at_the_first_turnout() -> None:
    table = SoloTable().masters_at()
    assert drives(table, 3, 2) == "4.5"
    assert table.stations() == [1]


@pytest.mark.vector("SAM-ENGINE-02/2")
def test_a_turnout_must_be_free() -> None:
    assert drives(SoloTable().engine(PERSON, 7), 6, 2) == "7.5"
    assert drives(SoloTable().engine(PERSON, 7.5), 6, 2) == "8"


@pytest.mark.vector("SAM-ENGINE-02/3")
def test_a_station_with_his_disc_does_not_attract() -> None:
    assert drives(SoloTable().upgraded(SAM, 3), 9, 3) == "12"


@pytest.mark.rules("SAM-ENGINE-03")
def test_an_upgrade_costs_a_disc_only() -> None:
    table = SoloTable().masters_at()
    drives(table, 3, 2)
    assert discs_left(table.state, SAM) == 13
    assert table.state.money == [0, 0]


@pytest.mark.vector("SAM-ENGINE-03/1")
def test_without_a_disc_he_drives_on() -> None:
    table = SoloTable().no_discs()
    assert drives(table, 3, 2) == "5"
    assert table.stations() == []


@pytest.mark.vector("SAM-ENGINE-04/1")
def test_the_station_master_comes_along() -> None:
    table = SoloTable().masters_at("hazard-or-outlaw")
    drives(table, 3, 2)
    s = table.state
    assert s.view(None)["players"][SAM]["masters"] == ["hazard-or-outlaw"]
    assert table.rows() == [1, 1, 2]
    assert s.view(None)["masters"][0] == {"tile": None, "worker": None}
    assert table.points(SAM, "station_masters") == 0
    table.workers(PERSON, cowboys=2).money(PERSON, 20).engine(SAM, 20).engine(PERSON, 3)
    table.pending(PERSON, ("engine", PERSON, 3, False)).do("engine 4.5", "upgrade 1")
    table.do(f"disc {table.offers('disc')[0]}")
    assert not table.offers("appoint")


@pytest.mark.rules("SAM-ENGINE-04")
@pytest.mark.parametrize(
    ("workers", "given"),
    [((2, 2, 2), 2), ((2, 2, 1), 1), ((2, 1, 1), 0)],
)
def test_he_may_have_to_give_a_worker(workers: tuple[int, int, int], given: int) -> None:
    table = SoloTable(sam_station_master_costs_worker=True).masters_at("hazard-or-outlaw")
    table.engine(SAM, 4).workers(SAM, *workers).specialization("cowboy")
    table.plays(ENGINE)
    assert table.stations() == [1]
    expected = list(workers)
    expected[given] -= 1
    assert table.rows() == expected
    assert table.state.appointed[0] == given
    assert table.told("appointed") == [(SAM, table.c.worker_types[given], "hazard-or-outlaw")]


@pytest.mark.rules("SAM-ENGINE-04")
def test_without_a_hired_worker_the_tile_stays() -> None:
    table = SoloTable(sam_station_master_costs_worker=True).masters_at("hazard-or-outlaw")
    table.engine(SAM, 4).plays(ENGINE)
    assert table.stations() == [1]
    assert table.state.view(None)["masters"][0]["tile"] == "hazard-or-outlaw"


@pytest.mark.vector("SAM-ENGINE-05/1")
def test_from_the_last_space_back_to_the_first_open_turnout() -> None:
    table = SoloTable().upgraded(SAM, 1, 2).masters_at()
    assert drives(table, 37, 3) == "10.5"
    assert table.stations() == [1, 2, 3, 10]
    spaces = [args[2] for args in table.told("moved_engine")]
    assert spaces == ["39", "10.5"]


@pytest.mark.vector("SAM-ENGINE-05/2")
def test_or_to_the_nearest_free_space() -> None:
    table = SoloTable().upgraded(SAM, *range(1, 11)).engine(PERSON, 38)
    assert drives(table, 37, 2) == "37"


@pytest.mark.rules("SAM-ENGINE-05")
def test_without_a_disc_no_station_calls_him_back() -> None:
    table = SoloTable().no_discs()
    assert drives(table, 37, 2) == "38"
    assert table.stations() == []
