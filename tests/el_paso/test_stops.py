"""Stops and local actions (ELP-STOP, ELP-LOC)."""

import pytest

from trailboss.games.el_paso.position import Table


@pytest.mark.rules("ELP-STOP-01", "ELP-DEC-04")
def test_a_neutral_or_own_building_gives_its_slots_or_an_auxiliary_action() -> None:
    neutral = Table().visit(0, "space-c")
    assert neutral.offers() == ["use money", "use certificate", "aux money", "finish"]
    own = Table().building(0, "1a", "plot-c-d").hand(0, "galloway").visit(0, "plot-c-d")
    assert own.offers() == ["use sell", "use token", "aux money", "finish"]
    assert own.refused("use build") == ("ELP-STOP-01", "no-such-slot")


@pytest.mark.vector("ELP-STOP-02/1")
def test_after_a_slot_of_g_the_auxiliary_action_is_its_second_slot() -> None:
    table = Table().patiently().visit(0, "space-g").do("use token")
    assert table.offers() == ["use auxiliary", "finish"]
    assert table.refused("aux money") == ("ELP-STOP-02", "slot-used-already")
    table.do("use auxiliary", "aux money")
    assert table.offers() == ["finish"]


@pytest.mark.rules("ELP-STOP-02")
def test_after_the_auxiliary_action_instead_no_slot() -> None:
    table = Table().visit(0, "space-c").do("aux money")
    assert table.asked[0] == 1, "the visit is over"
    table = Table().area(0, engineers=1).visit(0, "space-c").do("aux money")
    assert table.asked == (0, "window")
    assert table.offers() == ["continue", "dismiss engineer"]
    assert table.refused("use money") == ("ELP-TURN-02", "action-phase-over")


@pytest.mark.vector("ELP-STOP-03/1")
@pytest.mark.rules("ELP-DEC-05")
def test_on_a_foreign_building_only_an_auxiliary_action() -> None:
    table = Table().money(0, 3).building(1, "4a", "plot-c-d").stack(0, *["criollo"] * 6)
    table.visit(0, "plot-c-d")
    assert table.offers() == ["aux money", "aux exchange", "finish"]
    assert table.refused("use token") == ("ELP-STOP-03", "not-your-building")
    assert table.refused("use ride") == ("ELP-STOP-03", "not-your-building")
    table.do("aux money")
    assert table.state.money == [4, 0]


@pytest.mark.rules("ELP-STOP-01", "ELP-STOP-03")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_every_building_is_foreign_to_all_but_its_owner(level: int, owner: int) -> None:
    for seat in range(4):
        table = Table(4).building(owner, f"{level}a", "plot-c-d").money(seat, 9)
        table.stack(seat, "criollo").hand(seat, "galloway").visit(seat, "plot-c-d")
        assert bool(table.offers("use")) == (seat == owner)
        trail = table.state.view(seat)["trail"]
        assert trail["plot-c-d"] == {"building": f"{level}a", "owner": owner}


@pytest.mark.rules("ELP-STOP-04")
def test_the_auxiliary_action_on_a_foreign_building_may_be_declined() -> None:
    table = Table().building(1, "1a", "plot-c-d").visit(0, "plot-c-d").do("finish")
    assert table.state.money[0] == 0
    assert table.asked[0] == 1


@pytest.mark.rules("ELP-STOP-05")
def test_only_the_stop_reached_is_used_and_none_instead_in_el_paso() -> None:
    table = Table().riding(0, "space-b").do("ride space-d")
    assert table.refused("use money") == ("ELP-STOP-01", "no-such-slot")
    table = Table().tokens(0, 1).pile(0, *["criollo"] * 8).city(0, "criollo")
    assert table.asked == (0, "window")
    assert table.offers("aux") == []
    assert table.refused("aux money") == ("ELP-STOP-05", "in-el-paso")
    table = Table().market(simmental=0).area(0, engineers=1).city(0, "criollo")
    assert table.refused("aux money") == ("ELP-STOP-05", "in-el-paso"), "the Simmental space"
    table = Table().riding(0, "el-paso")
    assert table.refused("aux money") == ("ELP-TURN-02", "move-first"), "not arrived yet"


@pytest.mark.vector("ELP-LOC-01/1")
def test_slots_in_any_order() -> None:
    table = Table().hand(0, "pineywoods").visit(0, "space-d")
    assert table.refused("use token") == ("ELP-LOC-03", "not-enough-money")
    table.do("use sell", "use token")
    assert table.state.money[0] == 1
    assert table.state.tokens[0] == 1


@pytest.mark.rules("ELP-LOC-01")
def test_each_slot_once_per_visit() -> None:
    table = Table().patiently().visit(0, "space-c").do("use certificate", "use money")
    assert table.refused("use money") == ("ELP-LOC-01", "slot-used")
    assert table.offers() == ["finish"]
    assert table.state.money[0] == 2


@pytest.mark.rules("ELP-LOC-02")
def test_any_number_of_slots_may_be_left_out() -> None:
    table = Table().visit(0, "space-c").do("finish")
    assert (table.state.money[0], table.state.track[0]) == (0, 0)
    assert table.asked[0] == 1
    table = Table().visit(0, "space-c").do("use money", "finish")
    assert (table.state.money[0], table.state.track[0]) == (2, 0)


@pytest.mark.rules("ELP-LOC-03")
def test_no_effect_without_the_whole_cost() -> None:
    table = Table().money(0, 1).building(0, "2a", "plot-c-d").visit(0, "plot-c-d")
    assert table.offers("use") == ["ride"]
    refusal = table.why_not("use bonus")
    assert (refusal.rule, refusal.args) == ("ELP-LOC-03", {"needs": 2, "has": 1})
    table.money(0, 2).visit(0, "plot-c-d").do("use bonus")
    assert table.state.money[0] == 0


@pytest.mark.rules("ELP-LOC-04")
def test_slots_that_could_change_nothing_are_not_offered() -> None:
    table = Table().track(0, 4).visit(0, "space-c")
    assert table.offers("use") == ["money"]
    assert table.refused("use certificate") == ("ELP-LOC-04", "track-full")
    table = Table().hand(0, "criollo").visit(0, "space-e")
    assert table.offers("use") == []
    assert table.refused("use sell") == ("ELP-SELL-01", "no-such-card")
    assert table.refused("use build") == ("ELP-BLD-01", "nothing-to-build")
    assert Table().visit(0, "space-d").refused("use buy") == ("ELP-BUY-01", "nothing-to-buy")
    assert Table().visit(0, "space-f").refused("use train") == ("ELP-TRAIN-01", "no-train-card")
    table = Table().money(0, 9).jobs(cowboy=0, builder=0, engineer=0, all_rounder=0)
    assert table.visit(0, "space-b").refused("use hire") == ("ELP-LOC-04", "nobody-to-hire")
    table = Table().market(corriente=0).marked(2).train(0, 2)
    assert table.refused("use cattle") == ("ELP-GAIN-01", "no-cattle-left")
    table = Table().bonuses().area(0, engineers=1).train(0, 2)
    assert table.refused("use bonus") == ("ELP-TILE-03", "no-tile-left")


@pytest.mark.rules("ELP-LOC-05")
def test_what_a_slot_yields_serves_later_slots_at_once() -> None:
    table = Table().money(0, 6).hand(0, "galloway").visit(0, "space-b")
    assert "hire-second" not in table.offers("use")
    table.do("use sell", "use hire", "hire engineer", "dismiss engineer")
    assert table.state.money[0] == 4
    table = Table().money(0, 0).area(0, all_rounders=1).hand(0, "pineywoods").visit(0, "space-d")
    assert "buy" not in table.offers("use")
    assert "buy" in table.do("use sell").offers("use")
