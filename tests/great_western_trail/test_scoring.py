"""Final scoring: the sheet and the station masters (GWT-SCO, GWT-SMS)."""

import pytest

from trailboss.games.great_western_trail.position import Table

START = "start-2station-green"
UNMET = "draw-hereford-hazard"


def blank() -> Table:
    """Nobody has anything that scores."""
    table = Table()
    for seat in range(4):
        table.area(seat, START)
    return table


@pytest.mark.vector("GWT-SCO-01/1")
def test_a_point_for_every_five_dollars() -> None:
    assert blank().money(0, 14).points(0, "money") == 2
    assert blank().money(0, 15).points(0) == 3
    assert blank().money(0, 4).points(0) == 0


@pytest.mark.rules("GWT-SCO-02")
def test_own_buildings_on_the_trail() -> None:
    table = blank().building(0, "1a", "a-1").building(0, "10a", "a-2").building(1, "11a", "a-3")
    assert table.points(0, "private_buildings") == 14
    assert table.points(0) == 14
    assert table.points(1, "private_buildings") == 20
    assert table.points(2, "private_buildings") == 0, "unbuilt ones count nothing"


@pytest.mark.vector("GWT-SCO-03/1")
def test_cities_and_arrows() -> None:
    assert blank().delivered(0, "philadelphia", "pittsburgh").points(0, "cities") == 10
    table = blank().delivered(0, "kansas-city", "kansas-city", "fulton", "st-louis")
    table.delivered(0, "new-york", "new-york", "new-york")
    assert table.points(0, "cities") == 12


@pytest.mark.rules("GWT-SCO-03")
@pytest.mark.parametrize(
    ("cities", "points"),
    [
        (("kansas-city",), -6),
        (("philadelphia",), 6),
        (("new-york",), 9),
        (("fulton", "st-louis"), -3),
        (("st-louis", "bloomington", "peoria", "chicago"), 0),
        (("chicago", "toledo"), 6),
        (("toledo", "pittsburgh"), 8),
        (("chicago", "pittsburgh"), 0),
        (("pittsburgh", "philadelphia", "new-york"), 4 + 6 + 9),
    ],
)
def test_each_arrow_once_if_both_cities_hold_a_disc(cities: tuple[str, ...], points: int) -> None:
    table = blank().delivered(0, *cities).delivered(1, "toledo", "fulton", "st-louis")
    assert table.points(0, "cities") == points
    assert table.points(0) == points


@pytest.mark.rules("GWT-SCO-04")
def test_stations_with_an_own_disc() -> None:
    table = blank().upgraded(0, 1, 5, 10).upgraded(1, 2, 9)
    assert table.points(0, "stations") == 1 + 3 + 9
    assert table.points(1) == 1 + 8


@pytest.mark.rules("GWT-SCO-05")
def test_hazards_count_outlaws_do_not() -> None:
    table = blank().hazards(0, "flood-green-4", "drought-black-3", "rockfall-green-2")
    table.outlaws(0, green=5, orange=4)
    assert table.points(0, "hazards") == 9
    assert table.points(0) == 9


@pytest.mark.rules("GWT-SCO-06")
def test_cattle_in_stack_hand_and_discard_pile() -> None:
    table = blank().stack(0, "black-angus", "criollo").hand(0, "shorthorn-5").market("hereford-5")
    table.pile(0, "hereford-7", "corriente")
    table.state.removed[0] = (table.c.card_index["hereford-6"],)
    assert table.points(0, "cattle") == 1 + 0 + 5 + 7 + 3
    assert table.points(0) == 16


@pytest.mark.rules("GWT-SCO-07")
def test_objectives_may_sum_to_less_than_nothing_station_masters_come_apart() -> None:
    table = blank().area(0, START, UNMET, UNMET).master(0, "hazard-or-outlaw")
    assert table.points(0, "objectives") == -4
    assert table.points(0, "station_masters") == 3
    assert table.points(0) == -1


@pytest.mark.vector("GWT-SCO-08/1")
def test_workers_on_the_fifth_and_sixth_space() -> None:
    table = blank().workers(0, cowboys=6, builders=5, engineers=3)
    assert table.points(0, "workers") == 12
    assert blank().workers(0, cowboys=4, builders=4, engineers=4).points(0, "workers") == 0


@pytest.mark.rules("GWT-SCO-09")
def test_the_right_step_disc_and_the_job_market_token() -> None:
    table = blank().cleared(0, "step-right")
    table.state.token_holder = 1
    assert table.points(0, "step_disc") == 3
    assert (table.points(0), table.points(1), table.points(2)) == (3, 2, 0)
    assert blank().cleared(0, "step-left", "hand-left").points(0, "step_disc") == 0


@pytest.mark.rules("GWT-SCO-10")
def test_tied_players_share_the_victory() -> None:
    table = blank().money(0, 10).upgraded(1, 3).money(2, 54)
    assert [sheet["rank"] for sheet in table.state.standings()] == [2, 2, 1, 4]
    table.money(2, 14)
    assert [sheet["rank"] for sheet in table.state.standings()] == [1, 1, 1, 4], "no tie-break"


@pytest.mark.rules("GWT-SMS-01")
def test_an_item_may_serve_a_station_master_and_an_objective() -> None:
    table = blank().area(0, "start-orange-2hazard").hazards(0, "flood-green-2", "flood-green-2")
    table.outlaws(0, green=1, orange=1).master(0, "hazards", "outlaw-pairs")
    assert table.points(0, "objectives") == 3
    assert table.points(0, "station_masters") == 3 + 3


@pytest.mark.rules("GWT-SMS-02")
@pytest.mark.parametrize(("owned", "points"), [(1, 0), (2, 3), (3, 3), (4, 6)])
def test_only_complete_groups_of_two_count(owned: int, points: int) -> None:
    hazards = blank().hazards(0, *["flood-green-2"] * owned).master(0, "hazards")
    assert hazards.points(0, "station_masters") == points
    stations = blank().upgraded(0, *range(1, owned + 1)).master(0, "stations")
    assert stations.points(0, "station_masters") == points
    cards = blank().area(0, START, *[UNMET] * (owned - 1)).master(0, "hazard-or-outlaw")
    assert cards.points(0, "station_masters") == points, "fulfilled or not"


@pytest.mark.rules("GWT-SMS-02")
def test_a_rival_gets_nothing_for_the_tile() -> None:
    table = blank().hazards(1, "flood-green-2", "flood-green-2").master(0, "hazards")
    assert table.points(0, "station_masters") == table.points(1, "station_masters") == 0


@pytest.mark.rules("GWT-SMS-03")
@pytest.mark.parametrize(("green", "orange", "points"), [(3, 2, 6), (0, 4, 0), (1, 1, 3)])
def test_pairs_of_one_green_and_one_orange_outlaw(green: int, orange: int, points: int) -> None:
    table = blank().outlaws(0, green=green, orange=orange).master(0, "outlaw-pairs")
    assert table.points(0, "station_masters") == points


@pytest.mark.vector("GWT-SMS-04/1")
def test_temporary_and_permanent_certificates() -> None:
    table = blank().marker(0, 4).master(0, "certificates", "permanent-2")
    assert table.state.permanent_certificates(0) == 3
    assert table.points(0, "station_masters") == 9


@pytest.mark.rules("GWT-SMS-05")
def test_every_worker_in_the_worker_section() -> None:
    table = blank().workers(0, cowboys=4, builders=2, engineers=1).master(0, "workers")
    table.state.appointed[0] = 1
    assert table.points(0, "station_masters") == 7
    assert blank().master(0, "workers").points(0, "station_masters") == 3


@pytest.mark.rules("GWT-SMS-06")
def test_two_points_for_each_own_building() -> None:
    table = blank().building(0, "1a", "a-1").building(0, "2a", "a-2").building(1, "3a", "a-3")
    assert table.master(0, "buildings").points(0, "station_masters") == 4


@pytest.mark.rules("GWT-SMS-07")
def test_two_tiles_score_nothing() -> None:
    table = blank().master(0, "money-12", "permanent-2")
    table.hazards(0, "flood-green-2", "flood-green-2").upgraded(0, 1, 2).marker(0, 3)
    assert table.points(0, "station_masters") == 0
