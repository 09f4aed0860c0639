"""Building 13 (RTN-BLD)."""

import pytest

from trailboss.games.great_western_trail.rails_to_the_north.position import North

SEVEN = ("olive-gate", "memphis", "olive-medium", "olive-tokens", "olive-station", "blue-gate")


@pytest.mark.rules("RTN-BLD-01")
def test_it_is_built_replaced_and_scored_like_any_other() -> None:
    for side in "ab":
        table = North(building_sides=side).money(0, 6).workers(0, builders=3)
        building = table.c.private[12]["ab".index(side)]
        assert (building.builders, building.vp, building.hand) == (3, 4, "none")
        table.visit(0, "neutral-b").do("use build", f"build 13{side}", "site a-1")
        assert (table.on("a-1"), table.purse()) == (f"13{side}", 0)
        assert table.points(0, "private_buildings") == 4
        table.money(0, 20).workers(0, builders=3).visit(0, "neutral-b").do("use build")
        better = table.c.private[7]["ab".index(side)]
        table.do(f"build {better.id}")
        assert table.has_event("replaced_building", 0, f"13{side}"), "for no empty node is enough"
        assert (table.on("a-1"), table.purse()) == (better.id, 20 - 2 * (better.builders - 3))
        assert table.points(0, "private_buildings") == better.vp


@pytest.mark.rules("RTN-BLD-01")
def test_a_rival_rides_through_for_nothing() -> None:
    table = North().building(1, "13a", "a-1").money(0, 5).riding(0, "start").do("ride a-1")
    assert table.purse() == 5


@pytest.mark.vector("RTN-BLD-02/1")
def test_a_certificate_and_a_dollar_per_emptied_bell() -> None:
    table = North().branch(0, *SEVEN, "blue-west").marker(0, 2).money(0, 4).can_branch(0, "a")
    table.do("use certificates")
    assert table.purse() == 6
    assert table.offers("certificates") == ["1", "0"]


@pytest.mark.rules("RTN-BLD-02")
def test_no_emptied_bell_no_reward() -> None:
    table = North().branch(0, "olive-gate").money(0, 4).can_branch(0, "a").do("use certificates")
    assert (table.purse(), table.state.marker[0]) == (4, 0)
    assert table.asked == (0, "location")


@pytest.mark.parametrize(("placed", "dollars"), [(0, 1), (6, 1), (12, 1)])
@pytest.mark.rules("RTN-BLD-02")
def test_the_other_reading_pays_one_dollar_in_all(placed: int, dollars: int) -> None:
    table = North(bell_building="once")
    table.branch(0, *[town.id for town in table.map.towns][:placed]).can_branch(0, "a")
    table.do("use certificates")
    assert table.purse() == dollars
    if placed:
        assert table.offers("certificates")[0] == str(min(3, placed // 3))


@pytest.mark.vector("RTN-BLD-03/1")
def test_two_actions_in_any_order() -> None:
    def table() -> North:
        found = North().workers(0, builders=3).money(0, 0).delivered(0, "cleveland")
        return found.branch(0, "toronto", "red-east", "red-junction", "red-north").can_branch(0)

    rich = table().do("use money")
    assert rich.purse() == 3, "the printed builder counts"
    rich.do("use branch")
    assert [o for o in rich.offers("branch") if o.startswith("minneapolis")] == [
        "minneapolis 0",
        "minneapolis 1",
    ], "1 and 3 dollars; slot 2 costs as much as slot 1"
    poor = table().do("use branch")
    assert not [o for o in poor.offers("branch") if o.startswith("minneapolis")]
    poor.do("branch olive-gate 0")
    assert poor.offers("use") == ["money"], "each once"


@pytest.mark.rules("RTN-BLD-04")
def test_6b_copies_it_for_the_copying_player() -> None:
    table = North().building(0, "6b", "a-2").building(1, "13b", "a-1").workers(0, builders=2)
    table.workers(1, builders=4).branch(1, "olive-gate").visit(0, "a-2").do("copy a-1", "use money")
    assert table.purse(0) == 2
    table.do("use branch", "branch olive-gate 0")
    assert table.bells(0) == [2, 3, 3, 3, 3]
    assert table.bells(1) == [2, 3, 3, 3, 3]
