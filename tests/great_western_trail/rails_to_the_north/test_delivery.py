"""Deliveries to the strip and to the north (RTN-DEL)."""

import pytest

from trailboss.games.great_western_trail.rails_to_the_north.position import STRIP, North


@pytest.mark.rules("RTN-DEL-01")
def test_a_visit_to_kansas_city_runs_as_in_the_base_game() -> None:
    table = North().tokens(0, 0).kansas_city(0, "longhorn", "galloway")
    assert table.asked == (0, "deliver"), "nothing to foresee, no certificates to spend"
    assert table.purse() == 5
    assert table.offers("deliver") == ["kansas-city", "columbia", "st-louis"]
    assert "pass" not in table.offers()
    table.do("deliver columbia", "disc engine-1")
    assert table.node_of(0) == "start"
    assert sum(table.state.city_discs[: len(table.c.cities)]) == 1, "exactly one city"


@pytest.mark.vector("RTN-DEL-02/1")
def test_large_cities_need_a_branchlet() -> None:
    table = North().branch(0, "memphis", "blue-gate", "denver")
    table.delivered(0, "columbia", "chicago", "memphis").delivering(0, 12)
    assert set(table.offers("deliver")) == {
        "kansas-city",
        "st-louis",
        "denver",
        "detroit",
        "cleveland",
    }
    for city in ("milwaukee", "green-bay"):
        refusal = table.why_not(f"deliver {city}")
        assert (refusal.rule, refusal.reason) == ("RTN-DEL-02", "city-closed")


@pytest.mark.rules("RTN-DEL-02")
def test_a_rivals_branchlet_opens_nothing() -> None:
    table = North().branch(1, "memphis").delivering(0, 5)
    assert "memphis" not in table.offers("deliver")


@pytest.mark.vector("RTN-DEL-03/1")
def test_new_york_takes_one_disc_and_san_francisco_many() -> None:
    table = North().branch(0, "san-francisco").delivered(0, "new-york", "san-francisco")
    table.delivering(0, 18)
    assert "san-francisco" in table.offers("deliver")
    refusal = table.why_not("deliver new-york")
    assert (refusal.rule, refusal.reason) == ("RTN-DEL-03", "city-taken")


@pytest.mark.rules("RTN-DEL-03")
@pytest.mark.parametrize("city", ["memphis", "columbia"])
def test_a_second_delivery_is_refused_by_the_rule_in_force(city: str) -> None:
    table = North().branch(0, "memphis").delivered(0, city).delivering(0, 18)
    refusal = table.why_not(f"deliver {city}")
    assert (refusal.rule, refusal.reason) == ("RTN-DEL-03", "city-taken")


@pytest.mark.rules("RTN-DEL-03")
def test_only_kansas_city_and_san_francisco_repeat() -> None:
    assert [city.id for city in North().c.cities if city.repeat] == ["kansas-city", "san-francisco"]


@pytest.mark.rules("RTN-DEL-04")
def test_corners() -> None:
    white = [city.id for city in North().c.cities if not city.dark]
    assert sorted(white) == sorted(
        ["kansas-city", "columbia", "st-louis", "chicago", "pittsburgh", "memphis", "green-bay"]
    )
    table = North().branch(0, "green-bay").delivering(0, 12).do("deliver green-bay")
    assert "step-right" not in table.offers("disc")
    table = North().delivering(0, 12).do("deliver cleveland")
    assert "step-right" in table.offers("disc")


@pytest.mark.vector("RTN-DEL-05/1")
def test_an_extra_disc_that_cannot_be_paid_counts_as_absent() -> None:
    def delivering(dollars: int) -> North:
        table = North().only_discs(0, "branch-2", "step-right")
        return table.delivering(0, 1, dollars).do("deliver columbia")

    assert delivering(0).state.covered[0] == North().c.disc_bit["branch-2"], "step-right it is"
    assert delivering(1).state.covered[0] == North().c.disc_bit["step-right"], "and here not"


@pytest.mark.rules("RTN-DEL-05")
def test_a_disc_may_come_back_from_a_station_town() -> None:
    table = North().branch(0, "olive-gate", "memphis", "olive-station").upgraded(0, 11, 1)
    table.only_discs(0).delivering(0, 1).do("deliver columbia")
    assert table.offers() == ["disc-back 1", "disc-back 11"]
    table.do("disc-back 11").money(0, 20).can_branch(0)
    assert table.state.station_discs[0] == 1
    table.do("use branch")
    assert not [o for o in table.offers("branch") if o.startswith("olive-station")]


@pytest.mark.rules("RTN-DEL-06")
def test_the_order_of_a_delivery() -> None:
    table = North().branch(0, "milwaukee").engine(0, 10)
    table.display("aux-new-york").objective_stack().delivering(0, 11).do("deliver milwaukee")
    table.do("disc engine-1")
    kinds = [event.kind for event in table.events]
    order = ["took_disc", "delivered", "gained_money", "took_objective", "paid_transport"]
    assert [kind for kind in kinds if kind in order] == order


@pytest.mark.rules("RTN-DEL-06")
def test_bonuses_are_mandatory_and_city_comes_before_arrow() -> None:
    table = North().delivered(0, "chicago").tokens(0, 0).display("aux-new-york")
    table.objective_stack("draw-hereford-hazard").delivering(0, 10)
    table.do("deliver detroit", "disc engine-1")
    assert table.offers() == ["objective aux-new-york", "objective-stack"], "no pass"
    assert table.state.tokens[0] == 0, "the arrow's token comes after the city's card"
    assert table.do("objective aux-new-york").state.tokens[0] == 1


@pytest.mark.rules("RTN-DEL-06")
def test_a_card_that_is_not_there_lapses() -> None:
    table = North().delivered(0, "chicago").tokens(0, 0).display().objective_stack()
    table.delivering(0, 10).do("deliver detroit", "disc engine-1")
    assert table.state.tokens[0] == 1


def transport(engine: str, city: str) -> int:
    table = North()
    return table.c.transport[table.c.space_index[engine]][table.c.city_index[city]]


@pytest.mark.vector("RTN-DEL-07/1")
def test_transport_to_minneapolis() -> None:
    assert transport("9", "minneapolis") == 3
    assert transport("13", "minneapolis") == 0
    table = North().branch(0, "minneapolis").engine(0, 9).delivering(0, 13)
    table.do("deliver minneapolis", "disc engine-1")
    assert table.purse() == 10


@pytest.mark.vector("RTN-DEL-07/2")
def test_transport_from_the_start() -> None:
    costs = {
        "memphis": 0,
        "denver": 4,
        "milwaukee": 6,
        "green-bay": 7,
        "minneapolis": 7,
        "toronto": 8,
        "san-francisco": 11,
        "montreal": 11,
    }
    assert {city: transport("0", city) for city in costs} == costs
    strip = dict(zip(STRIP, (0, 0, 1, 3, 5, 7, 8, 11), strict=True))
    assert {city: transport("0", city) for city in STRIP} == strip


@pytest.mark.vector("RTN-DEL-07/3")
def test_a_turnout_counts_as_the_space_ahead() -> None:
    assert (transport("10.5", "milwaukee"), transport("10.5", "cleveland")) == (0, 1)
    assert (transport("10", "milwaukee"), transport("10", "cleveland")) == (1, 2)


@pytest.mark.vector("RTN-DEL-08/1")
def test_the_transport_must_stay_payable() -> None:
    table = North().branch(0, "denver").delivering(0, 8).do("deliver denver")
    discs = table.offers("disc")
    assert "hand-left" not in discs
    assert table.why_not("disc hand-left").rule == "GWT-TRN-04"
    assert "branch-2" in discs
    assert table.do("disc branch-2").purse() == 2


def at_new_york(tile: str, total: int = 18, engine: str = "15", dollars: int = 0) -> North:
    """A delivery to New York that takes the branch tile; the tile lies in the purple town."""
    table = North().delivered(0, "st-louis").branch(0, "purple-gate").engine(0, engine)
    table.town_tile("purple-medium", tile).beside_new_york("branch", "money-12")
    table.delivering(0, total, dollars).do("deliver new-york", "disc engine-1")
    return table.do("take-master branch")


@pytest.mark.rules("RTN-DEL-08")
def test_hiring_inside_a_delivery_leaves_the_transport() -> None:
    table = at_new_york("hire", engine="0").jobs(1, "cowboy").jobs(3, "builder").token_row(4)
    assert table.state.purse(0) == 7, "18 less the 11 crosses"
    table.do("branch purple-medium 0")
    assert table.offers() == ["hire cowboy@row1", "hire builder@row3", "pass"]
    poor = at_new_york("hire", engine="0").money(0, 14).jobs(1, "cowboy").token_row(4)
    poor.do("branch purple-medium 0")
    assert not poor.has_event("hired"), "4 dollars would be needed, 3 are free"
    assert poor.asked[1] != "hire"


@pytest.mark.vector("RTN-DEL-09/1")
def test_the_transport_is_measured_when_it_is_paid() -> None:
    table = at_new_york("engine").do("branch purple-medium 0", "engine 18")
    assert table.purse() == 18
    assert not table.has_event("paid_transport")
    table = at_new_york("engine").do("branch purple-medium 0", "stay")
    assert table.purse() == 15
    assert table.has_event("paid_transport", 0, 3)


@pytest.mark.rules("RTN-DEL-09")
def test_back_from_39_only_to_where_the_transport_can_be_paid_from() -> None:
    table = at_new_york("engine", engine="38").money(0, 1)
    table.do("branch purple-medium 0", "engine 39")
    assert table.asked == (0, "terminal"), "the upgrade would cost 3"
    spaces = table.offers("engine")
    assert "12" in spaces, "four dollars pay four crosses"
    assert "11" not in spaces
    refusal = table.why_not("engine 11")
    assert (refusal.rule, refusal.args) == ("RTN-DEL-09", {"needs": 5, "has": 4})
    table.do("engine 12")
    assert table.has_event("paid_transport", 0, 4)
    assert table.purse() == 0


@pytest.mark.rules("RTN-DEL-09")
def test_any_space_back_from_39_outside_a_delivery() -> None:
    table = North().engine(0, 38).money(0, 0).pending(0, ("engine", 0, 1, False))
    assert "0" in table.offers("engine")
    assert len(table.offers("engine")) == len(table.c.spaces) - 1


@pytest.mark.rules("RTN-DEL-02", "RTN-DEC-08")
def test_the_longest_list_of_cities() -> None:
    large = [town.id for town in North().map.towns if town.kind == "large"]
    table = North().branch(0, *large).delivered(0, "chicago").delivering(0, 25)
    assert len(table.offers("deliver")) == 15
