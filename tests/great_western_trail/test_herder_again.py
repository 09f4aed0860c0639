"""Herder actions of buildings: a second ride and a second phase B (GWT-HERD)."""

import pytest

from trailboss.games.great_western_trail.position import Table


@pytest.mark.rules("GWT-HERD-01")
def test_the_herder_action_is_voluntary() -> None:
    table = Table().building(0, "3a", "a-1").visit(0, "a-1")
    assert table.offers() == ["use herder", "aux gain-money", "end"]
    table.do("end")
    assert table.node_of(0) == "a-1"


@pytest.mark.rules("GWT-HERD-01")
def test_at_least_one_step_is_made_once_it_was_chosen() -> None:
    table = Table().building(0, "4a", "a-1").building(1, "2a", "a-2").visit(0, "a-1")
    table.do("use herder")
    assert table.offers() == ["ride a-2", "ride neutral-b"]
    assert table.why_not("pass")[:2] == ("GWT-MOVE-06", "no-step-yet")


@pytest.mark.rules("GWT-HERD-01")
@pytest.mark.parametrize(
    ("building", "steps"), [("3a", 1), ("4a", 2), ("4b", 3), ("10a", 5), ("10b", 4), ("12a", 1)]
)
def test_the_icon_not_the_board_limits_the_steps(building: str, steps: int) -> None:
    path = ["neutral-b", "neutral-c", "neutral-d", "neutral-f", "neutral-g", "kansas-city"]
    table = Table(seats=2).building(0, building, "a-3").visit(0, "a-3")
    assert table.why_not(f"ride {path[steps]}") == (
        "GWT-HERD-01",
        "too-far",
        {"needs": steps + 1, "has": steps},
    )
    table.do("use herder", f"ride {path[steps - 1]}")
    assert table.node_of(0) == path[steps - 1]
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-HERD-02")
def test_movement_rules_apply_as_in_phase_a() -> None:
    table = Table().building(0, "10a", "a-3").building(1, "2a", "b-2").visit(0, "a-3")
    table.do("use herder")
    places = table.offers("ride")
    assert places[:3] == ["neutral-b", "b-2", "neutral-c"], "both branches behind B"
    assert table.why_not("ride neutral-a")[:2] == ("GWT-MOVE-05", "not-ahead")
    assert table.why_not("ride b-1")[:2] == ("GWT-MOVE-01", "not-a-location")


@pytest.mark.rules("GWT-HERD-02")
def test_reaching_kansas_city_runs_its_five_subphases() -> None:
    table = Table().building(0, "10a", "f-1").hand(0, "galloway", "criollo").visit(0, "f-1")
    table.do("use herder", "ride kansas-city")
    assert table.has_event("reached_kansas_city", 0), "three of five steps are lost"
    while table.asked == (0, "foresight"):
        table.do(table.offers()[0])
    assert table.state.money[0] == 3
    table.do("deliver fulton", "disc engine-1")
    assert table.node_of(0) == "start"
    assert table.state.active == 1


@pytest.mark.rules("GWT-HERD-03")
def test_hands_are_paid_on_the_way() -> None:
    table = Table().building(0, "4a", "a-1").building(1, "7a", "a-2").building(1, "8a", "a-3")
    table.money(0, 10).visit(0, "a-1").do("use herder", "ride a-3")
    assert [e.args for e in table.events if e.kind == "paid_fee"] == [
        (0, "a-2", 1, 3),
        (0, "a-3", 1, 1),
    ]
    assert table.state.money[:2] == [6, 4]


@pytest.mark.rules("GWT-HERD-04")
def test_the_new_location_is_used_completely() -> None:
    table = Table().building(0, "3a", "a-3").hand(0, "santa-gertrudis").visit(0, "a-3")
    table.stack(0, *["criollo"] * 5).do("use herder")
    assert table.hand_of(0) == ["santa-gertrudis"], "no cards are drawn in between"
    assert table.offers() == ["use sell", "aux gain-money", "aux draw", "end"]


@pytest.mark.rules("GWT-HERD-04")
def test_on_a_foreign_tile_only_an_auxiliary_action_is_left() -> None:
    table = Table().building(0, "3a", "a-2").building(1, "2a", "a-3").hand(0, "galloway")
    table.visit(0, "a-2").do("use herder")
    assert table.offers() == ["aux gain-money", "end"]
    assert table.why_not("use sell")[:2] == ("GWT-LOC-03", "not-your-location")


@pytest.mark.vector("GWT-HERD-05/1")
def test_with_the_move_the_old_location_is_finished() -> None:
    table = Table().building(0, "3a", "a-1").building(0, "2a", "a-2").visit(0, "a-1")
    table.hand(0, "criollo", "criollo").visit(0, "a-1")
    assert table.offers("use") == ["sell-pair", "herder"]
    table.do("use herder")
    assert table.node_of(0) == "a-2"
    assert table.offers() == ["aux gain-money", "end"]
    assert table.why_not("use sell-pair")[:2] == ("GWT-LOC-01", "no-such-local-action")
    assert table.do("end").state.money[0] == 0


@pytest.mark.vector("GWT-HERD-06/1")
def test_the_new_location_is_used_in_the_same_turn() -> None:
    table = Table().neutral("D", "neutral-b").building(0, "3a", "a-3").money(0, 2)
    table.tile("outlaw-4", "outlaw-green").visit(0, "a-3").do("use herder")
    assert table.node_of(0) == "neutral-b"
    assert table.offers("use") == ["bounty", "paid-engine", "auxiliary"]
    assert table.offers("aux") == ["gain-money"]
    assert table.do("use bounty").state.money[0] == 5


@pytest.mark.rules("GWT-HERD-06")
def test_several_herder_actions_follow_each_other() -> None:
    table = Table().building(0, "3a", "a-1").building(0, "12a", "a-2").building(0, "4a", "a-3")
    table.visit(0, "a-1").do("use herder", "use herder", "use herder", "ride neutral-b")
    assert table.node_of(0) == "neutral-b"
    assert table.state.active == 0
