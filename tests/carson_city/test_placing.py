"""Placing cowboys and passing (CAR-PLC)."""

import pytest

from trailboss.games.carson_city.position import Table, reference_town


@pytest.mark.rules("CAR-PLC-01", "CAR-PLC-03")
@pytest.mark.vector("CAR-PLC-03/1")
def test_steps_go_round_until_everybody_has_passed() -> None:
    town = Table(3).stock(3, 3, 3).placing()
    town.do("place wages")
    assert town.asked == (1, "place")
    town.do("pass", "place wages")
    assert town.asked == (0, "place")  # B is skipped
    town.do("pass")
    assert town.asked == (2, "place")
    town.do("pass")
    assert town.state.passed == [1, 0, 2]


@pytest.mark.rules("CAR-PLC-02")
def test_a_step_is_one_piece_or_a_pass() -> None:
    town = reference_town().placing()
    kinds = {text.split()[0] for text in town.offers()}
    assert kinds == {"place", "stake", "attack", "defend", "pass"}
    town.do("place wages")
    assert (town.state.stock[0], town.asked) == (2, (1, "place"))


@pytest.mark.rules("CAR-PLC-04")
def test_cowboys_left_stay_in_the_stock() -> None:
    town = Table().stock(3, 0).placing()
    assert town.asked[0] == 0
    town.do("pass")
    # With nobody on the track the round ends: four more cowboys come.
    assert town.state.stock[0] == 7
    assert town.state.round == 2


@pytest.mark.vector("CAR-PLC-05/1")
def test_without_a_piece_one_passes_when_ones_step_comes() -> None:
    town = Table().stock(1, 1).placing()
    town.do("place wages")
    assert town.state.passed == []
    town.do("pass")
    assert town.told("passed") == [(1, 1), (0, 2)]
    assert town.told("forced") == [(0, "pass")]


@pytest.mark.rules("CAR-PLC-06")
def test_one_piece_per_duel_target_but_many_targets() -> None:
    town = reference_town().stock(6, 0).placing()
    for action in ("place roads_3", "stake c8r8", "attack c6r2", "defend c4r3"):
        town.do(action)
        refusal = town.why_not(action)
        assert (refusal.rule, refusal.reason) == ("CAR-PLC-06", "already-there")
    assert "stake c1r1" in town.offers()


@pytest.mark.rules("CAR-PLC-07")
def test_a_target_of_others_may_be_entered() -> None:
    town = reference_town().cowboy(1, "roads_3", "c8r8").passed(1)
    town.state.agenda = [("place", 0)]
    town.settle()
    assert {"place roads_3", "stake c8r8"} <= set(town.offers())


@pytest.mark.vector("CAR-PLC-08/1")
def test_open_spaces_take_any_number() -> None:
    town = Table().stock(3, 0).placing()
    town.do("place wages", "place wages", "place wages")
    assert town.state.cash[0] == 12


@pytest.mark.vector("CAR-PLC-09/1")
def test_automatic_and_blocked_spaces_take_nobody() -> None:
    town = Table().round(3).placing()
    spaces = town.offers("place")
    assert {"buy_vp_5", "buy_vp_4"} <= set(spaces)
    for space in ("buy_vp_3", "buy_vp_2"):
        refusal = town.why_not(f"place {space}")
        assert (refusal.rule, refusal.reason) == ("CAR-PLC-09", "blocked-space")
    for space in ("parcel_purchase", "estate_income"):
        refusal = town.why_not(f"place {space}")
        assert (refusal.rule, refusal.reason) == ("CAR-PLC-09", "automatic-space")


@pytest.mark.rules("CAR-PLC-10", "CAR-PLC-15")
@pytest.mark.vector("CAR-PLC-15/1")
def test_a_target_may_be_useless() -> None:
    town = Table().row("ranch").cash(0, 0).placing()
    assert {"construction_3", "construction_12"} <= set(town.offers("place"))
    town.do("place construction_12", "pass", "pass")
    assert town.state.supply[0] + town.state.stock[0] == 10


@pytest.mark.vector("CAR-PLC-11/1")
def test_only_unowned_parcels_can_be_chosen() -> None:
    town = reference_town().placing()
    parcels = town.offers("stake")
    assert {"c4r4", "c2r2"} <= set(parcels)
    assert not {"c5r4", "c2r6", "c3r3"} & set(parcels)
    refusal = town.why_not("stake c2r6")
    assert (refusal.rule, refusal.args) == ("CAR-PLC-11", {"parcel": "c2r6"})


@pytest.mark.rules("CAR-PLC-12")
def test_attack_and_defence() -> None:
    town = reference_town().placing()
    assert town.offers("attack") == ["c6r2", "c3r3", "c6r3", "c7r3"]
    assert town.offers("defend") == ["c4r2", "c4r3", "c2r7"]
    assert town.why_not("attack c4r3").reason == "your-building"
    assert town.why_not("defend c6r3").reason == "not-your-building"


@pytest.mark.rules("CAR-PLC-13")
def test_any_own_building_may_be_defended() -> None:
    town = reference_town().put("c1r1", "prison", 0).put("c4r1", "church", 0)
    town.cowboy(1, "c2r7").placing()
    assert set(town.offers("defend")) == {"c1r1", "c4r1", "c4r2", "c4r3", "c2r7"}


@pytest.mark.rules("CAR-PLC-14")
def test_placed_pieces_are_not_moved() -> None:
    town = Table().cowboy(0, "roads_3").placing()
    assert not [text for text in town.offers() if text.startswith("lift")]
    assert town.why_not("lift roads_3").rule == "CAR-PLC-14"
