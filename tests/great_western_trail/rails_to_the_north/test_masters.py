"""Station masters, at stations and beside New York (RTN-SM, RTN-NY)."""

import pytest

from trailboss.games.great_western_trail.rails_to_the_north.position import North


@pytest.mark.rules("RTN-SM-01")
def test_a_tile_is_gained_by_a_worker_or_in_new_york() -> None:
    table = North().branch(0, "olive-gate", "memphis").money(0, 7).workers(0, builders=2)
    table.master_at(11, "permanent-2").can_branch(0)
    table.do("use branch", "branch olive-station 0", "upgrade 11", "disc engine-1")
    table.do("appoint builder")
    assert table.state.permanent_certificates(0) == 2
    assert table.state.builders(0) == 1
    table.master(0, "certificates", "hazards")
    assert len(table.state.view(None)["players"][0]["masters"]) == 3, "any number"


@pytest.mark.rules("RTN-SM-01")
def test_without_a_hired_worker_there_is_no_tile() -> None:
    table = North().branch(0, "olive-gate", "memphis").money(0, 7).can_branch(0)
    table.do("use branch", "branch olive-station 0", "upgrade 11", "disc engine-1")
    assert table.asked == (0, "location")
    assert 0 not in table.state.master_owner


@pytest.mark.vector("RTN-SM-02/1")
def test_station_towns_are_stations() -> None:
    table = North().upgraded(0, 1, 2, 11, 12).delivered(0, "chicago").master(0, "stations")
    assert table.points(0, "station_masters") == 6


@pytest.mark.rules("RTN-SM-03")
def test_building_13_counts_and_two_tiles_score_nothing() -> None:
    table = North().master(0, "buildings", "money-12", "permanent-2")
    table.building(0, "13a", "a-1").building(0, "1a", "b-1")
    assert table.points(0, "station_masters") == 4


@pytest.mark.vector("RTN-SM-04/1")
def test_tokens_held_at_the_end() -> None:
    table = North().master(0, "branch")
    assert table.tokens(0, 5).points(0, "station_masters") == 10
    assert table.tokens(0, 1).points(0, "station_masters") == 0


@pytest.mark.rules("RTN-SM-04")
def test_its_branch_may_be_forfeited() -> None:
    table = North().beside_new_york("branch", "areas").engine(0, 18).delivering(0, 18)
    table.do("deliver new-york", "disc engine-1", "take-master branch")
    assert table.asked == (0, "branch")
    table.do("pass")
    assert table.has_event("forfeited", 0)
    assert table.bells() == [3, 3, 3, 3, 3]


@pytest.mark.vector("RTN-SM-05/1")
def test_areas_with_a_branchlet() -> None:
    table = North().master(0, "areas")
    table.branch(0, "olive-gate", "memphis", "milwaukee", "red-west", "indigo-gate")
    assert table.points(0, "station_masters") == 6


@pytest.mark.rules("RTN-SM-05", "RTN-DEC-11")
def test_its_token_is_given_at_once() -> None:
    table = North().tokens(0, 0).beside_new_york("branch", "areas").engine(0, 18)
    table.delivering(0, 18).do("deliver new-york", "disc engine-1", "take-master areas")
    assert table.state.tokens[0] == 1
    assert len(table.map.areas) == 6


# ---- New York


@pytest.mark.rules("RTN-NY-01", "RTN-DEC-10")
def test_one_tile_of_ones_choice_without_a_worker() -> None:
    table = North().beside_new_york("money-12", "certificates", "hazards", "areas")
    table.engine(0, 18).delivering(0, 18).do("deliver new-york", "disc engine-1")
    assert table.offers() == [
        "take-master money-12",
        "take-master certificates",
        "take-master hazards",
        "take-master areas",
    ]
    table.do("take-master money-12")
    assert table.purse() == 30
    assert table.state.workers[:3] == [1, 1, 1]
    assert "money-12" in table.state.view(None)["players"][0]["masters"]


@pytest.mark.vector("RTN-NY-02/1")
def test_the_fourth_player_takes_the_last_tile() -> None:
    table = North().beside_new_york("hazards").delivered(1, "new-york").delivered(2, "new-york")
    table.delivered(3, "new-york").engine(0, 18).delivering(0, 18)
    table.do("deliver new-york", "disc engine-1")
    assert table.has_event("took_master", 0, "hazards")
    assert table.north.display_masters == []


@pytest.mark.rules("RTN-NY-02")
def test_a_taken_tile_is_gone_and_not_replaced() -> None:
    table = North().beside_new_york("money-12", "hazards", "areas").engine(1, 18)
    table.delivered(0, "new-york").delivering(1, 18).do("deliver new-york", "disc engine-1")
    refusal = table.why_not("take-master workers")
    assert (refusal.rule, refusal.reason) == ("RTN-NY-02", "master-not-there")
    table.do("take-master hazards")
    assert table.state.view(None)["north"]["masters"] == ["money-12", "areas"]


@pytest.mark.vector("RTN-NY-03/1")
def test_the_immediate_action_comes_before_the_transport() -> None:
    def delivering() -> North:
        table = North().branch(0, "memphis").engine(0, 12).beside_new_york("branch", "areas")
        table.delivered(0, "chicago").branch(0, "milwaukee", "red-west")
        table.delivering(0, 18).do("deliver new-york", "disc engine-1", "take-master branch")
        return table

    table = delivering().do("branch olive-station 0", "upgrade 11", "disc engine-2")
    assert table.purse() == 7
    assert not delivering().do("branch red-station 0").has_event("upgraded")
    assert delivering().do("branch red-station 0").purse() == 14, "15 would leave 3"


@pytest.mark.rules("RTN-NY-03")
def test_what_the_tile_earns_may_pay_the_transport() -> None:
    table = North().beside_new_york("money-12", "areas").only_discs(0, "hand-left", "engine-1")
    table.delivering(0, 18).do("deliver new-york")
    assert "hand-left" in table.offers("disc")
    table.do("disc hand-left", "take-master money-12")
    assert table.purse() == 18 - 5 + 12 - 11
