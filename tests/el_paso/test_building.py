"""Building and replacing (ELP-BLD)."""

import pytest

from trailboss.games.el_paso.position import Table


def building(money: int, *own: tuple[str, str], **area: int) -> Table:
    """A visit to E, in which nothing is decided without being asked."""
    table = Table().patiently().money(0, money).area(0, engineers=1, **area)
    for tile, plot in own:
        table.building(0, tile, plot)
    return table.visit(0, "space-e").do("use build")


@pytest.mark.vector("ELP-BLD-01/1")
def test_a_builder_and_an_all_rounder_build_level_2() -> None:
    table = building(4, builders=1, all_rounders=1, cowboys=1)
    table.do("build 2a")
    assert table.asked == (0, "site")
    table.do("site plot-g-a-inner")
    assert table.state.money[0] == 0
    assert sorted(table.pile_of(0)) == ["all-rounder", "builder"]
    assert table.area_of(0)["cowboy"] == 1
    assert table.on("plot-g-a-inner") == "2a"
    assert table.shown(0)["markers"] == 1
    assert table.state.buildings[1] == 1


@pytest.mark.rules("ELP-BLD-01", "ELP-DEC-11")
def test_what_is_offered_can_be_paid_and_is_left() -> None:
    table = building(6, builders=2, all_rounders=2)
    assert table.offers("build") == ["1a", "2a", "3a"]
    assert table.why_not("build 4a").args == {"needs": 8, "has": 6}
    refusal = table.why_not("build 5a")
    assert (refusal.rule, refusal.reason) == ("ELP-BLD-01", "not-enough-workers")
    assert table.do("build 2a").offers() == ["pay 0", "pay 1", "pay 2"]
    table = Table().patiently().buildings(1, 0).money(0, 6).area(0, builders=2)
    table.visit(0, "space-e").do("use build")
    assert table.offers("build") == ["2a"]
    assert table.refused("build 1a") == ("ELP-BLD-01", "no-building-left")


@pytest.mark.rules("ELP-BLD-02")
def test_on_any_empty_plot_for_its_cost() -> None:
    table = building(20, builders=1).building(1, "1a", "plot-e-f").do("build 1a")
    plots = list(table.offers("site"))
    assert plots == [
        table.c.nodes[i].id for i in table.c.plots if table.c.nodes[i].id != "plot-e-f"
    ]
    assert table.refused("site plot-e-f") == ("ELP-BLD-02", "plot-taken")
    assert table.refused("site space-b") == ("ELP-BLD-02", "not-a-plot")
    assert table.refused("site el-paso") == ("ELP-BLD-02", "not-a-plot")
    table.do("site plot-a-b")
    assert table.state.money[0] == 20 - 2 - 3


@pytest.mark.rules("ELP-BLD-02")
@pytest.mark.parametrize(
    ("plot", "cost"),
    [
        ("plot-a-b", 3),
        ("plot-b-c-inner", 0),
        ("plot-b-c-outer", 1),
        ("plot-c-d", 3),
        ("plot-e-f", 3),
        ("plot-f-g-inner", 0),
        ("plot-f-g-outer", 1),
        ("plot-g-a-inner", 0),
        ("plot-g-a-outer", 1),
    ],
)
def test_what_each_plot_costs(plot: str, cost: int) -> None:
    table = building(5, builders=1).do("build 1a", f"site {plot}")
    assert table.state.money[0] == 3 - cost


@pytest.mark.vector("ELP-BLD-03/1")
@pytest.mark.parametrize(("plot", "left"), [("plot-b-c-outer", 1), ("plot-g-a-inner", 2)])
def test_price_and_plot_together(plot: str, left: int) -> None:
    table = building(6, builders=2).do("build 2a")
    refusal = table.why_not("site plot-c-d")
    assert (refusal.rule, refusal.args) == ("ELP-BLD-03", {"needs": 3, "has": 2})
    assert table.do(f"site {plot}").state.money[0] == left


@pytest.mark.rules("ELP-BLD-03")
def test_no_building_is_begun_that_no_plot_can_be_paid_for() -> None:
    table = Table(4).patiently().money(0, 4).area(0, builders=2)
    for seat, plot in ((1, "plot-b-c-inner"), (2, "plot-f-g-inner"), (3, "plot-g-a-inner")):
        table.building(seat, f"{seat + 2}a", plot)
    table.visit(0, "space-e").do("use build")
    assert table.offers("build") == ["1a"]
    assert table.refused("build 2a") == ("ELP-BLD-03", "not-enough-money")


@pytest.mark.vector("ELP-BLD-04/1")
def test_never_more_than_two_buildings() -> None:
    table = building(20, ("1a", "plot-c-d"), ("2a", "plot-e-f"), builders=3)
    assert table.offers("build") == []
    assert table.offers("replace") == ["plot-c-d", "plot-e-f"]
    assert table.refused("build 3a") == ("ELP-BLD-04", "no-marker-left")


@pytest.mark.rules("ELP-BLD-05")
def test_the_side_that_the_stack_shows() -> None:
    table = Table().patiently().side("1b").money(0, 4).area(0, builders=1).visit(0, "space-e")
    table.do("use build")
    assert table.offers("build") == ["1b"]
    assert table.refused("build 1a") == ("ELP-BLD-05", "other-side")
    assert table.do("build 1b", "site plot-g-a-inner").on("plot-g-a-inner") == "1b"


@pytest.mark.rules("ELP-BLD-06")
def test_only_own_buildings_by_tiles_with_more_builders() -> None:
    table = building(20, ("3a", "plot-c-d"), builders=3).building(1, "1a", "plot-e-f")
    assert table.offers("replace") == ["plot-c-d"]
    assert table.refused("replace plot-e-f") == ("ELP-BLD-06", "not-your-building")
    assert table.refused("replace plot-a-b") == ("ELP-BLD-06", "no-building-there")
    assert table.refused("replace space-e") == ("ELP-BLD-06", "neutral-stays")
    table.do("replace plot-c-d")
    assert table.offers() == ["build 4a", "build 5a", "build 6a"]
    assert table.refused("build 3a") == ("ELP-BLD-06", "not-a-better-building")
    assert table.refused("build 2a") == ("ELP-BLD-06", "not-a-better-building")


@pytest.mark.vector("ELP-BLD-07/1")
def test_replacing_costs_the_difference_and_no_plot() -> None:
    table = building(8, ("2a", "plot-c-d"), builders=4).do("replace plot-c-d", "build 6a")
    assert table.state.money[0] == 0
    assert "builder" not in table.area_of(0)
    assert table.on("plot-c-d") == "6a"


@pytest.mark.rules("ELP-BLD-07")
def test_a_replacement_that_cannot_be_paid_is_not_offered() -> None:
    table = building(4, ("2a", "plot-c-d"), builders=2).do("replace plot-c-d")
    assert table.offers("build") == ["3a", "4a"]
    refusal = table.why_not("build 5a")
    assert (refusal.rule, refusal.args["needs"]) == ("ELP-BLD-07", 3)
    table = building(2, ("6a", "plot-c-d"), builders=1)
    assert table.refused("replace plot-c-d") == ("ELP-BLD-06", "no-replacement"), "none is better"
    table = Table().patiently().buildings(5, 0).building(0, "4a", "plot-c-d")
    table.money(0, 4).area(0, builders=1)
    table.visit(0, "space-e").do("use build")
    assert table.refused("replace plot-c-d") == ("ELP-BLD-07", "no-replacement")


@pytest.mark.vector("ELP-BLD-08/1")
def test_the_old_tile_returns_to_its_stack() -> None:
    table = Table().building(0, "2a", "plot-c-d").building(1, "2a", "plot-e-f").buildings(2, 0)
    table.money(0, 4).area(0, builders=2, engineers=1).visit(0, "space-e")
    table.do("use build", "replace plot-c-d", "build 4a")
    assert (table.state.buildings[1], table.state.buildings[3]) == (1, 1)
    assert table.on("plot-c-d") == "4a"
    assert table.state.view(0)["trail"]["plot-c-d"]["owner"] == 0
    assert table.shown(0)["markers"] == 1


@pytest.mark.rules("ELP-BLD-09")
def test_one_building_per_action() -> None:
    table = building(30, builders=6).do("build 1a", "site plot-a-b")
    assert table.asked == (0, "visit")
    assert table.refused("use build") == ("ELP-LOC-01", "slot-used")


@pytest.mark.rules("ELP-BLD-10")
def test_a_new_building_is_a_stop_from_then_on() -> None:
    table = building(20, builders=1).do("build 1a", "site plot-e-f", "finish")
    assert table.at(1, "space-e").riding(1, "space-e").offers("ride")[0] == "plot-e-f"


@pytest.mark.rules("ELP-BLD-10")
def test_the_visit_of_a_replaced_building_is_over() -> None:
    table = Table().money(0, 20).area(0, builders=2, engineers=1).building(0, "5b", "plot-c-d")
    table.visit(0, "plot-c-d").do("use build", "replace plot-c-d")
    assert table.on("plot-c-d") == "6a"
    assert table.node_of(0) == "plot-c-d"
    assert table.asked == (0, "window")
    assert table.offers() == ["continue", "dismiss builder", "dismiss engineer"]


@pytest.mark.rules("ELP-BLD-10", "ELP-LOC-01")
def test_a_visit_elsewhere_goes_on_after_replacing() -> None:
    table = Table().money(0, 20).area(0, builders=2, engineers=1).building(0, "5b", "plot-c-d")
    table.hand(0, "santa-gertrudis").visit(0, "space-e").do("use build", "replace plot-c-d")
    assert table.on("plot-c-d") == "6a"
    assert table.asked == (0, "visit")
    assert table.offers("use") == ["sell"]


@pytest.mark.rules("ELP-BLD-11")
def test_two_buildings_of_one_level() -> None:
    table = building(20, ("1a", "plot-c-d"), builders=1).do("build 1a", "site plot-e-f")
    assert table.on("plot-c-d") == table.on("plot-e-f") == "1a"
    assert table.points(0, "buildings") == 2
