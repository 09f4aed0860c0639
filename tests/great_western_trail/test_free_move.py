"""The free move of an objective card (GWT-OBJ-11 to GWT-OBJ-14)."""

import pytest

from tests.great_western_trail.scenario import Table

MONEY = "money-2station-hazard"
FREE_MOVE = "move-2building-2hazard"
ANOTHER_FREE_MOVE = "move-2station-2orange"


@pytest.mark.rules("GWT-OBJ-11")
def test_the_free_move_is_one_to_three_steps_to_a_location() -> None:
    table = Table().building(1, "2a", "a-2").hand(0, FREE_MOVE).riding(0, "start")
    table.do(f"play {FREE_MOVE}")
    assert table.offers() == ["ride neutral-a", "pass"]
    table.do("ride neutral-a")
    assert table.offers() == ["ride a-2", "ride neutral-b", "stop"]
    assert table.why_not("ride a-1")[:2] == ("GWT-MOVE-01", "not-a-location")
    table.do("ride a-2", "ride neutral-b")
    assert table.node_of(0) == "neutral-b"
    assert table.offers() == ["ride neutral-c"], "three steps are made, phase A begins"


@pytest.mark.rules("GWT-OBJ-11")
def test_the_free_move_does_not_depend_on_the_step_limit() -> None:
    table = Table(seats=2).cleared(0, "step-left", "step-right").hand(0, FREE_MOVE)
    table.visit(0, "neutral-a").do(f"play {FREE_MOVE}")
    table.do("ride neutral-b", "ride neutral-c", "ride neutral-d")
    assert table.state.active == 1, "the third step was the last"


@pytest.mark.vector("GWT-OBJ-12/1")
def test_the_free_move_pays_no_hands_and_never_enters_kansas_city() -> None:
    nowhere = Table().hand(0, FREE_MOVE).visit(0, "neutral-g").do(f"play {FREE_MOVE}")
    assert nowhere.asked == (0, "location"), "no move is possible"

    table = Table().building(1, "4a", "g-1").hand(0, FREE_MOVE).money(0, 9).visit(0, "neutral-g")
    table.do(f"play {FREE_MOVE}")
    assert table.offers() == ["ride g-1", "pass"]
    assert table.why_not("ride kansas-city")[:2] == ("GWT-OBJ-12", "free-move-kansas-city")
    table.do("ride g-1")
    assert table.node_of(0) == "g-1"
    assert table.state.money[:2] == [9, 0]


@pytest.mark.rules("GWT-OBJ-12")
def test_the_free_move_pays_nothing_to_the_bank_either() -> None:
    table = Table().tile("flood-1", "flood-black-2").hand(0, FREE_MOVE).money(0, 9)
    table.visit(0, "neutral-a").do(f"play {FREE_MOVE}", "ride flood-1", "stop")
    assert table.state.money[0] == 9


@pytest.mark.rules("GWT-OBJ-13")
def test_played_before_phase_a_the_ride_goes_on_from_the_new_place() -> None:
    table = Table().building(1, "4a", "a-1").hand(0, FREE_MOVE).money(0, 9).riding(0, "start")
    table.do(f"play {FREE_MOVE}", "ride neutral-a", "stop")
    assert table.asked == (0, "ride"), "neutral A is not used"
    assert table.offers() == ["ride a-1", "ride neutral-b"]
    assert table.why_not("stop")[:2] == ("GWT-MOVE-06", "no-step-yet")
    table.do("ride a-1")
    assert table.state.money[:2] == [7, 2], "phase A has its own fees"
    table.do("ride neutral-b", "ride neutral-c", "ride neutral-d")
    assert table.asked == (0, "location"), "four own steps are made"


@pytest.mark.rules("GWT-OBJ-13")
def test_two_free_moves_may_precede_phase_a() -> None:
    table = Table().hand(0, FREE_MOVE, ANOTHER_FREE_MOVE).riding(0, "start")
    table.do(f"play {FREE_MOVE}", "ride neutral-a", "ride neutral-b", "stop")
    table.do(f"play {ANOTHER_FREE_MOVE}", "ride neutral-c", "ride neutral-d", "stop")
    table.do("ride neutral-e", "ride neutral-f", "stop")
    assert table.node_of(0) == "neutral-f"


@pytest.mark.vector("GWT-OBJ-14/1")
def test_played_in_phase_b_the_move_ends_the_phase() -> None:
    table = Table().hand(0, FREE_MOVE, MONEY).stack(0, "criollo", "criollo", "criollo")
    table.money(0, 9).visit(0, "neutral-b")
    table.do(f"play {FREE_MOVE}", "ride neutral-c", "stop")
    assert table.node_of(0) == "neutral-c"
    assert table.hand_of(0) == ["criollo"] * 3 + [MONEY], "phase C, and no further card is played"
    assert table.state.active == 1
    assert table.state.money[0] == 9


@pytest.mark.rules("GWT-OBJ-14")
def test_passing_on_the_move_keeps_the_location() -> None:
    table = Table().hand(0, FREE_MOVE, "galloway").visit(0, "neutral-a")
    table.do(f"play {FREE_MOVE}", "pass")
    assert table.asked == (0, "location")
    assert table.offers("use") == ["sell"]
