"""How base components see the north (RTN-MIX)."""

import pytest

from trailboss.games.great_western_trail.pieces import TASKS
from trailboss.games.great_western_trail.rails_to_the_north.position import North
from trailboss.games.great_western_trail.scoring import achievements


def achieved(table: North, task: str) -> int:
    return achievements(table.state, 0)[TASKS.index(task)]


@pytest.mark.rules("RTN-MIX-01")
def test_a_station_town_fulfils_a_station_task() -> None:
    table = North().upgraded(0, 1, 11)
    assert achieved(table, "station") == 2
    table.area(0, "start-2station-green").outlaws(0, green=1)
    assert table.points(0, "objectives") == 3


@pytest.mark.vector("RTN-MIX-02/1")
def test_one_new_york_disc_for_two_cards() -> None:
    table = North().area(0, "aux-new-york", "aux-new-york").delivered(0, "new-york")
    assert table.points(0, "objectives") == 2


@pytest.mark.rules("RTN-MIX-02")
def test_san_francisco_counts_only_where_the_table_says_so() -> None:
    discs = ("san-francisco", "san-francisco")
    assert achieved(North().delivered(0, *discs), "new-york") == 0
    other = North(far_city="san-francisco").delivered(0, *discs, "new-york")
    assert achieved(other, "new-york") == 2
    assert other.area(0, "aux-new-york", "aux-new-york").points(0, "objectives") == 10


@pytest.mark.vector("RTN-MIX-03/1")
def test_money_per_station_counts_station_towns() -> None:
    table = North().upgraded(0, 1, 11).building(0, "12b", "a-1").visit(0, "a-1").do("use money")
    assert table.purse() == 4


@pytest.mark.vector("RTN-MIX-04/1")
def test_the_extraordinary_delivery_reaches_the_north() -> None:
    table = North().branch(0, "green-bay").engine(0, 20).money(0, 2).building(0, "9a", "a-1")
    table.visit(0, "a-1").do("use deliver", "engine 7.5")
    assert "green-bay" in table.offers("deliver")
    assert "denver" not in table.offers("deliver"), "no branchlet"
    table.do("deliver green-bay", "disc engine-1")
    assert table.purse() == 2, "nothing is paid for transport"
    assert table.offers() == ["upgrade 2", "pass"]


@pytest.mark.rules("RTN-MIX-04")
def test_an_extraordinary_delivery_takes_all_bonuses() -> None:
    table = North().engine(0, 20).building(0, "9a", "a-1").visit(0, "a-1")
    table.do("use deliver", "engine 19", "deliver kansas-city", "disc engine-1")
    assert table.purse() == 6
    table = North().engine(0, 20).building(0, "9a", "a-1").beside_new_york("money-12", "areas")
    table.visit(0, "a-1").do("use deliver", "engine 2", "deliver new-york", "disc engine-1")
    assert table.do("take-master money-12").purse() == 12


@pytest.mark.rules("RTN-MIX-05")
def test_9b_reaches_no_station_town() -> None:
    table = North().branch(0, "olive-station", "red-station").engine(0, 20).money(0, 50)
    table.building(0, "9b", "a-1").visit(0, "a-1").do("use station")
    assert table.offers("upgrade") == ["1", "2", "3", "4", "5"]
    assert table.why_not("upgrade 12").reason == "station-not-behind"


@pytest.mark.vector("RTN-MIX-06/1")
def test_calves_are_no_cards_of_value_two() -> None:
    table = North(simmental=True).cleared(0, "branch-2").hand(0, "calf", "calf", "galloway")
    table.stack(0, "pineywoods").visit(0, "neutral-g").do("use auxiliary")
    assert "branch" in table.offers("aux")
    assert "branch" not in table.offers("aux-double")
    assert table.do("aux branch").offers() == ["discard galloway"]


@pytest.mark.rules("RTN-MIX-06")
def test_simmental_cards_may_be_removed_but_are_no_gift() -> None:
    table = North(simmental=True).branch(0, "olive-gate").town_tile("olive-medium", "remove")
    table.hand(0, "calf", "cow").can_branch(0).do("use branch", "branch olive-medium 0")
    assert table.offers("remove") == ["calf", "cow"]
    gift = North(simmental=True).branch(0, "olive-gate").town_tile("olive-medium", "gift")
    gift.market("calf").can_branch(0).do("use branch", "branch olive-medium 0")
    assert gift.offers() == ["dollars", "pass"]


@pytest.mark.rules("RTN-MIX-07")
def test_an_objective_card_opens_a_large_city_before_the_ride() -> None:
    table = North().branch(0, "olive-gate").hand(0, "aux-new-york", "galloway", "longhorn")
    table.tokens(0, 0).riding(0, "neutral-g", 4)
    for column in (1, 2, 3):
        table.foresight(column).bag(column)
    table.do("play aux-new-york", "aux branch", "discard galloway", "branch memphis 1")
    table.do("ride kansas-city")
    assert "memphis" in table.offers("deliver")
    assert table.why_not("play aux-new-york").rule == "GWT-OBJ-05"


@pytest.mark.rules("RTN-MIX-08")
def test_the_kept_upgrade_lapses_when_the_engine_has_gone_on() -> None:
    table = North().delivered(0, "st-louis").branch(0, "purple-gate").money(0, 20)
    table.engine(0, 27).engine(1, 9)
    table.town_tile("purple-medium", "engine").beside_new_york("branch", "areas")
    table.building(0, "9a", "a-1").visit(0, "a-1").do("use deliver", "engine 7.5")
    table.do("deliver new-york", "disc engine-1", "take-master branch")
    table.do("branch purple-medium 0", "engine 10.5")
    assert table.offers() == ["upgrade 3", "pass"], "a stop of its own"
    table.do("pass")
    assert table.asked == (0, "location"), "neither station 2 nor station 3 once more"
