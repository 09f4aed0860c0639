"""What the kinds of towns bring (RTN-TOWN, RTN-MED)."""

import pytest

from trailboss.games.great_western_trail.rails_to_the_north.position import North

MEDIUM = "olive-medium"


def in_medium_town(tile: str) -> North:
    """About to place in the medium town next to the olive gate."""
    return North().branch(0, "olive-gate").town_tile(MEDIUM, tile)


def at_olive_station(dollars: int) -> North:
    table = North().branch(0, "olive-gate", "memphis").money(0, dollars).can_branch(0)
    return table.do("use branch", "branch olive-station 0")


# ---- small, large and station towns


@pytest.mark.rules("RTN-TOWN-01")
def test_a_small_town_brings_nothing_else() -> None:
    table = North().can_branch(0).do("use branch", "branch olive-gate 0")
    assert table.asked == (0, "location")
    assert [event.kind for event in table.events] == ["placed_branch"]


@pytest.mark.rules("RTN-TOWN-02")
def test_a_large_city_is_open_from_then_on() -> None:
    table = North().branch(0, "olive-gate").can_branch(0)
    before = table.state.closed_cities(0)
    table.do("use branch", "branch memphis 1")
    assert table.asked == (0, "location"), "nothing at once"
    opened = before & ~table.state.closed_cities(0)
    assert opened == 1 << table.c.city_index["memphis"]


@pytest.mark.vector("RTN-TOWN-03/1")
def test_the_red_station_for_15_dollars() -> None:
    table = North().delivered(0, "chicago").branch(0, "milwaukee", "red-west").money(0, 15)
    table.can_branch(0).do("use branch", "branch red-station 0", "upgrade 12", "disc step-left")
    assert table.purse() == 3
    assert table.points(0, "stations") == 8


@pytest.mark.vector("RTN-TOWN-03/2")
def test_the_extra_disc_costs_two_more() -> None:
    table = at_olive_station(8).do("upgrade 11")
    discs = table.offers("disc")
    assert "branch-2" not in discs
    assert "engine-1" in discs
    assert "step-left" not in discs, "white corners"
    assert table.do("disc engine-1").purse() == 1
    assert table.points(0, "stations") == 6


@pytest.mark.vector("RTN-TOWN-04/1")
def test_a_missed_upgrade_never_comes_back() -> None:
    table = at_olive_station(6)
    assert table.asked == (0, "location"), "not offered"
    table.money(0, 20).engine(0, 38).building(0, "9b", "a-2").visit(0, "a-2").do("use station")
    assert not {"11", "12"} & set(table.offers("upgrade"))
    assert table.why_not("upgrade 11").rule == "GWT-PB-9b"


@pytest.mark.rules("RTN-TOWN-04")
def test_a_declined_upgrade_is_over() -> None:
    table = at_olive_station(20).do("pass")
    assert table.asked == (0, "location")
    assert table.state.station_discs[0] == 0


@pytest.mark.vector("RTN-TOWN-05/1")
def test_later_upgraders_get_no_station_master() -> None:
    table = North().branch(0, "olive-gate", "memphis").branch(1, "olive-station").upgraded(1, 11)
    table.workers(0, cowboys=3).money(0, 7)
    tile = table.state.masters[5]
    table.master(1, table.c.masters[tile].id).can_branch(0)
    table.do("use branch", "branch olive-station 0", "upgrade 11", "disc engine-1")
    assert table.purse() == 0
    assert table.points(0, "stations") == 6
    assert table.asked == (0, "location"), "no worker is asked for"


@pytest.mark.rules("RTN-TOWN-05")
def test_the_first_upgrader_may_appoint() -> None:
    table = at_olive_station(7)
    table.master_at(11, "money-12").workers(0, cowboys=2).do("upgrade 11", "disc engine-1")
    assert table.offers() == ["appoint cowboy", "pass"]
    assert table.do("appoint cowboy").purse() == 12
    assert table.state.appointed[5] == 0


# ---- medium towns


@pytest.mark.rules("RTN-TOWN-06")
def test_the_tile_stays_for_the_others() -> None:
    table = in_medium_town("gift").branch(1, "olive-gate").can_branch(0)
    table.do("use branch", "branch olive-medium 0", "dollars")
    assert table.purse(0) == 5
    table.can_branch(1).do("use branch", "branch olive-medium 1", "pass")
    assert table.purse(1) == 0, "now or never"
    assert table.asked == (1, "location")
    assert table.state.view(None)["north"]["tiles"][MEDIUM] == "gift"


@pytest.mark.rules("RTN-MED-01")
def test_dollars_or_a_card_not_both() -> None:
    table = in_medium_town("gift").market("longhorn", "black-angus", "hereford-5").can_branch(0)
    table.do("use branch", "branch olive-medium 0")
    assert table.offers() == ["dollars", "take black-angus", "take longhorn", "pass"]
    assert table.why_not("take hereford-5").rule == "RTN-MED-01"
    table.do("take longhorn")
    assert table.pile_of(0) == ["longhorn"]
    assert table.purse() == 0
    assert table.asked == (0, "location")


@pytest.mark.vector("RTN-MED-02/1")
def test_without_such_a_card_only_the_dollars() -> None:
    table = in_medium_town("gift").market("shorthorn-3", "shorthorn-3", "hereford-5").can_branch(0)
    table.do("use branch", "branch olive-medium 0")
    assert table.offers() == ["dollars", "pass"]
    assert table.why_not("take longhorn").rule == "RTN-MED-02"


@pytest.mark.rules("RTN-MED-02")
def test_the_market_is_neither_extended_nor_refilled() -> None:
    table = in_medium_town("gift").market("longhorn").market_stack("corriente", "corriente")
    table.can_branch(0).do("use branch", "branch olive-medium 0")
    assert "extend" not in table.offers()
    table.do("take longhorn")
    assert sum(table.state.market) == 0
    assert len(table.state.market_stack) == 2


@pytest.mark.vector("RTN-MED-03/1")
def test_hiring_for_two_dollars_less() -> None:
    table = in_medium_town("hire").money(0, 5).token_row(4)
    table.jobs(3, "engineer").jobs(4, "cowboy").can_branch(0)
    table.do("use branch", "branch olive-medium 0")
    assert table.offers() == ["hire engineer@row3", "pass"], "row 4 is closed"
    assert table.do("hire engineer@row3").purse() == 0
    assert table.state.worker_count(0, 2) == 2


@pytest.mark.rules("RTN-MED-03")
def test_no_wage_falls_below_nothing() -> None:
    assert min(row.cost for row in North().c.rows) >= 2


@pytest.mark.vector("RTN-MED-04/1")
def test_removing_up_to_two_cards() -> None:
    table = in_medium_town("remove").hand(0, "criollo", "criollo", "longhorn").can_branch(0)
    table.do("use branch", "branch olive-medium 0", "remove criollo", "remove criollo")
    assert table.hand_of(0) == ["longhorn"]
    assert table.pile_of(0) == []
    assert len(table.state.removed[0]) == 2
    assert table.asked == (0, "location"), "two at most"


@pytest.mark.rules("RTN-MED-04")
def test_objective_cards_may_be_removed_too_and_one_is_enough() -> None:
    table = in_medium_town("remove").hand(0, "aux-new-york", "galloway").can_branch(0)
    table.do("use branch", "branch olive-medium 0", "remove aux-new-york", "stop")
    assert table.hand_of(0) == ["galloway"]
    empty = in_medium_town("remove").can_branch(0).do("use branch", "branch olive-medium 0")
    assert empty.asked == (0, "location"), "an empty hand has nothing to remove"


@pytest.mark.vector("RTN-MED-05/1")
def test_the_engine_goes_up_to_three_spaces() -> None:
    table = in_medium_town("engine").engine(0, 9).engine(1, 10).can_branch(0)
    table.do("use branch", "branch olive-medium 0")
    assert table.offers("engine") == ["10.5", "11", "12", "13"]
    assert "stay" in table.offers()


@pytest.mark.rules("RTN-MED-05")
def test_a_stop_on_a_turnout_is_a_chance_to_upgrade() -> None:
    table = in_medium_town("engine").engine(0, 9).money(0, 4).can_branch(0)
    table.do("use branch", "branch olive-medium 0", "engine 10.5")
    assert table.offers() == ["upgrade 3", "pass"]


@pytest.mark.vector("RTN-MED-06/1")
def test_building_for_nothing() -> None:
    def building(*standing: tuple[str, str]) -> North:
        table = in_medium_town("build").workers(0, builders=3).money(0, 0).can_branch(1)
        for number, node in standing:
            table.building(0, number, node)
        return table.pending(0, ("branches", 0, 1)).do("branch olive-medium 0")

    table = building()
    assert "13b" in table.offers("build")
    assert "12a" not in table.offers("build"), "four builders"
    table.do("build 13b", "site b-1")
    assert table.on("b-1") == "13b"
    assert table.purse() == 0
    replacing = building(("1a", "c-1"))
    assert "12a" in replacing.offers("build")
    assert replacing.do("build 12a").asked[1] != "site", "only one place: the own tile"
    assert replacing.on("c-1") == "12a"


@pytest.mark.rules("RTN-MED-06")
def test_a_free_building_may_be_declined() -> None:
    table = in_medium_town("build").workers(0, builders=3).can_branch(0)
    table.do("use branch", "branch olive-medium 0", "pass")
    assert table.asked == (0, "location")
