"""The free move of an objective card (GWT-OBJ-11 to GWT-OBJ-14)."""

import pytest

from trailboss.games.great_western_trail.position import Table

MONEY = "money-2station-hazard"
FREE_MOVE = "move-2building-2hazard"
ANOTHER_FREE_MOVE = "move-2station-2orange"


@pytest.mark.rules("GWT-OBJ-11")
def test_the_free_move_is_one_to_three_steps_to_a_location() -> None:
    table = Table().building(1, "2a", "a-2").hand(0, FREE_MOVE).riding(0, "start")
    table.do(f"play {FREE_MOVE}")
    places = ["neutral-a", "a-2", "neutral-b", "neutral-c"]
    assert table.offers() == [*(f"ride {place}" for place in places), "pass"]
    assert table.why_not("ride a-1")[:2] == ("GWT-MOVE-01", "not-a-location")
    assert table.why_not("ride neutral-e") == ("GWT-OBJ-11", "too-far", {"needs": 4, "has": 3})
    table.do("ride neutral-b")
    assert table.node_of(0) == "neutral-b"
    assert table.asked == (0, "ride"), "phase A begins"


@pytest.mark.rules("GWT-OBJ-11")
def test_the_free_move_does_not_depend_on_the_step_limit() -> None:
    table = Table(seats=2).cleared(0, "step-left", "step-right").hand(0, FREE_MOVE)
    table.visit(0, "neutral-a").do(f"play {FREE_MOVE}")
    assert table.offers()[-2:] == ["ride neutral-d", "pass"], "the third step is the last"


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
    table.visit(0, "neutral-a").do(f"play {FREE_MOVE}", "ride flood-1")
    assert table.state.money[0] == 9


@pytest.mark.rules("GWT-OBJ-13")
def test_played_before_phase_a_the_ride_goes_on_from_the_new_place() -> None:
    table = Table().building(1, "4a", "a-1").hand(0, FREE_MOVE).money(0, 9).riding(0, "start")
    table.do(f"play {FREE_MOVE}", "ride neutral-a")
    assert table.asked == (0, "ride"), "neutral A is not used"
    assert table.offers()[:2] == ["ride a-1", "ride neutral-b"]
    assert table.why_not("stop")[:2] == ("GWT-MOVE-06", "no-step-yet")
    assert table.offers()[-1] == "ride neutral-f", "four own steps"
    assert table.do("ride a-1").state.money[:2] == [7, 2], "phase A has its own fees"
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-OBJ-13")
def test_two_free_moves_may_precede_phase_a() -> None:
    table = Table().hand(0, FREE_MOVE, ANOTHER_FREE_MOVE).riding(0, "start")
    table.do(f"play {FREE_MOVE}", "ride neutral-b")
    table.do(f"play {ANOTHER_FREE_MOVE}", "ride neutral-d")
    table.do("ride neutral-f")
    assert table.node_of(0) == "neutral-f"


@pytest.mark.vector("GWT-OBJ-14/1")
def test_played_in_phase_b_the_move_ends_the_phase() -> None:
    table = Table().hand(0, FREE_MOVE, MONEY).stack(0, "criollo", "criollo", "criollo")
    table.money(0, 9).visit(0, "neutral-b")
    table.do(f"play {FREE_MOVE}", "ride neutral-c")
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
