"""Building 9a: an extraordinary delivery from anywhere on the trail (GWT-PB-9a)."""

import pytest

from trailboss.games.great_western_trail.position import Table


def at_9a(engine: str | int | float) -> Table:
    return Table().building(0, "9a", "a-1").engine(0, engine).visit(0, "a-1")


def highest_value(table: Table) -> int:
    """X: the value up to which cities are open."""
    decision = table.state.decision
    assert decision is not None
    assert decision.kind == "deliver"
    return int(decision.args["limit"])


@pytest.mark.rules("GWT-PB-9a")
def test_engine_move_and_delivery_in_either_order() -> None:
    table = at_9a(10)
    assert table.offers("use") == ["engine", "deliver"]
    table.do("use deliver", "engine 9", "pass")
    assert table.offers("use") == ["engine"]
    table.do("use engine")
    assert table.offers("engine") == ["10", "10.5", "11", "12"], "up to three forward"

    table = at_9a(10).do("use engine", "engine 13", "use deliver")
    assert "engine 12" in table.offers()


@pytest.mark.rules("GWT-PB-9a-1")
def test_the_engine_goes_back_to_any_free_space() -> None:
    table = at_9a(6).engine(1, 3).engine(2, 4.5).engine(3, 0).do("use deliver")
    assert table.offers() == [f"engine {space}" for space in (5, 4, 2, 1, 0)]
    assert table.why_not("engine 3")[:2] == ("GWT-ENG-03", "space-occupied")
    assert table.why_not("engine 6")[:2] == ("GWT-PB-9a-1", "engine-must-go-back")
    assert table.why_not("engine 7")[:2] == ("GWT-PB-9a-1", "engine-must-go-back")


@pytest.mark.rules("GWT-PB-9a-1")
def test_from_the_starting_space_there_is_no_way_back() -> None:
    table = at_9a(0)
    assert table.offers("use") == ["engine"]
    assert table.why_not("use deliver")[:2] == ("GWT-PB-9a-1", "engine-at-start")


@pytest.mark.vector("GWT-PB-9a-2/1")
def test_occupied_spaces_and_turnouts_do_not_count() -> None:
    table = at_9a(12).engine(1, 9).do("use deliver", "engine 7.5")
    assert highest_value(table) == 3
    assert table.offers("deliver") == ["kansas-city", "fulton"]


@pytest.mark.vector("GWT-PB-9a-2/2")
@pytest.mark.parametrize(("engine", "target", "x"), [("11", "10.5", 0), ("10.5", "10", 1)])
def test_only_numbered_spaces_that_are_entered_count(engine: str, target: str, x: int) -> None:
    table = at_9a(engine).do("use deliver", f"engine {target}")
    assert highest_value(table) == x


@pytest.mark.rules("GWT-PB-9a-3")
def test_no_income_no_cards_no_transport() -> None:
    table = at_9a(10).hand(0, "longhorn").marker(0, 3).do("use deliver", "engine 2")
    assert table.offers("deliver") == [
        "kansas-city",
        "fulton",
        "st-louis",
        "bloomington",
        "peoria",
    ]
    assert table.why_not("deliver chicago")[:2] == ("GWT-DEL-01", "city-too-far")
    table.do("deliver peoria")
    assert "disc step-left" not in table.offers("disc"), "Peoria is white-cornered"
    table.do("disc engine-1")
    assert table.state.money[0] == 0
    assert table.state.marker[0] == 3
    assert table.hand_of(0) == ["longhorn"]
    assert table.state.view(0)["players"][0]["cities"] == {"peoria": 1}


@pytest.mark.rules("GWT-PB-9a-3")
def test_cities_are_taken_once_kansas_city_pays_four() -> None:
    table = at_9a(10).delivered(0, "fulton", "kansas-city").do("use deliver", "engine 9")
    assert table.offers() == ["deliver kansas-city", "pass"]
    assert table.why_not("deliver fulton")[:2] == ("GWT-DEL-02", "city-taken")
    table.do("deliver kansas-city", "disc engine-1")
    assert table.state.money[0] == 4


@pytest.mark.rules("GWT-PB-9a-3")
def test_the_delivery_may_be_forfeited_after_the_move() -> None:
    table = at_9a(10).do("use deliver", "engine 2", "pass")
    assert table.space_of(0) == "2"
    assert table.state.view(0)["players"][0]["cities"] == {}
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-PB-9a-4")
def test_the_station_is_upgraded_after_the_delivery() -> None:
    table = at_9a(10).do("use deliver", "engine 4.5")
    assert table.asked == (0, "deliver")
    table.do("deliver kansas-city", "disc engine-1")
    assert table.offers() == ["upgrade 1", "pass"], "with the 4 dollars of Kansas City"
    table.do("upgrade 1", "disc engine-2")
    assert table.state.money[0] == 2
    assert table.state.view(0)["players"][0]["stations"] == [1]


@pytest.mark.rules("GWT-PB-9a-4")
def test_also_after_a_forfeited_delivery() -> None:
    table = at_9a(10).money(0, 2).do("use deliver", "engine 4.5", "pass")
    assert table.offers() == ["upgrade 1", "pass"]


@pytest.mark.vector("GWT-PB-9a-5/1")
def test_a_whole_extraordinary_delivery() -> None:
    table = at_9a(14).delivered(0, "bloomington").money(0, 2).tile("flood-1", "flood-green-2")
    before = table.state.view(0)["foresight"]
    table.do("use deliver", "engine 4.5")
    assert highest_value(table) == 9
    table.do("deliver peoria", "disc engine-1")
    assert table.has_event("triggered_arrow", 0, "bloomington-peoria")
    table.do("objective-stack")
    assert table.state.money[0] == 2, "no transport cost"
    assert table.offers() == ["upgrade 1", "pass"]
    table.do("upgrade 1", "disc engine-2")
    assert table.state.money[0] == 0
    assert table.node_of(0) == "a-1"
    assert table.state.view(0)["foresight"] == before
    assert table.offers("use") == ["engine"], "the visit goes on"


@pytest.mark.vector("GWT-PB-9a-6/1")
def test_the_starting_space_counts_whoever_stands_there() -> None:
    table = at_9a(4).engine(1, 0).do("use deliver", "engine 0")
    assert highest_value(table) == 4
    assert table.offers("deliver") == ["kansas-city", "fulton", "st-louis"]
