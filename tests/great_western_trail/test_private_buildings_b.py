"""Private buildings, side b, apart from 6b (GWT-PB-1b to GWT-PB-12b)."""

import pytest

from trailboss.games.great_western_trail.position import Table

OBJECTIVE = "money-2station-hazard"
ANOTHER = "draw-hereford-hazard"
START = "start-2station-green"


def at_own(building: str, node: str = "a-1") -> Table:
    """Seat 0 owns the building and stands on it; `visit` again after changing the table."""
    return Table().building(0, building, node).visit(0, node)


@pytest.mark.vector("GWT-PB-1b/1")
def test_1b_cannot_go_back_from_the_start_nor_pay_an_upgrade_with_its_reward() -> None:
    at_start = at_own("1b")
    assert at_start.offers("use") == []
    assert at_start.why_not("use engine-back")[:2] == ("GWT-BACK-02", "engine-too-near-start")

    table = at_own("1b").engine(0, 8).visit(0, "a-1").do("use engine-back")
    assert table.offers() == ["engine 7.5", "engine 7"]
    table.do("engine 7.5")
    assert table.asked == (0, "location"), "2 dollars could not be paid"
    assert table.state.money[0] == 3

    table = at_own("1b").engine(0, 8).money(0, 2).visit(0, "a-1")
    table.do("use engine-back", "engine 7.5")
    assert table.asked == (0, "upgrade")
    assert table.state.money[0] == 2, "the reward comes after the upgrade"
    table.do("upgrade 2", "disc engine-1")
    assert table.state.money[0] == 3


@pytest.mark.rules("GWT-PB-1b")
def test_1b_takes_an_objective_card_from_the_hand_for_two_certificates() -> None:
    table = at_own("1b").hand(0, OBJECTIVE, "criollo").visit(0, "a-1")
    assert table.offers("use") == ["certificates"]
    table.do("use certificates", f"discard {OBJECTIVE}")
    assert table.offers() == ["certificates 2", "certificates 1", "certificates 0"]
    table.do("certificates 2")
    assert table.state.marker[0] == 2
    assert table.pile_of(0) == [OBJECTIVE]


@pytest.mark.rules("GWT-PB-1b")
def test_1b_wants_neither_played_nor_starting_objectives() -> None:
    table = at_own("1b").area(0, START, OBJECTIVE).hand(0, "criollo").visit(0, "a-1")
    assert table.why_not("use certificates")[:2] == ("GWT-ACT-09", "no-such-card")
    assert f"discard {START}" not in table.state.game.notations


@pytest.mark.rules("GWT-PB-2b")
def test_2b_moves_the_engine_for_a_santa_gertrudis_and_sells_a_criollo() -> None:
    table = at_own("2b").hand(0, "santa-gertrudis", "criollo").visit(0, "a-1")
    assert table.offers("use") == ["engine", "sell"]
    table.do("use engine")
    assert table.pile_of(0) == ["santa-gertrudis"]
    assert table.offers() == ["engine 1", "engine 2", "stay"]
    table.do("engine 2", "use sell")
    assert table.state.money[0] == 2
    assert table.hand_of(0) == []
    assert table.offers() == ["end"]


@pytest.mark.rules("GWT-PB-3b")
def test_3b_offers_an_auxiliary_action_and_moves_one_step() -> None:
    table = at_own("3b").cleared(0, "gain-money-2").visit(0, "a-1")
    assert table.offers("use") == ["auxiliary", "herder"]
    table.do("use auxiliary", "aux-double gain-money")
    assert table.state.money[0] == 2
    table.do("use herder")
    assert table.node_of(0) == "neutral-b"
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-PB-4b")
def test_4b_draws_up_to_as_many_cards_as_cowboys() -> None:
    table = at_own("4b").workers(0, cowboys=3).hand(0, "galloway").stack(0, *["criollo"] * 9)
    table.visit(0, "a-1")
    assert table.offers("use") == ["draw", "herder"]
    table.do("use draw", "draw", "draw")
    assert table.hand_of(0) == ["criollo"] * 3 + ["galloway"]
    table.do("discard galloway", "discard criollo", "discard criollo")
    assert table.asked == (0, "location")
    assert table.hand_of(0) == ["criollo"]

    table = at_own("4b").workers(0, cowboys=3).stack(0, *["criollo"] * 9).visit(0, "a-1")
    table.do("use draw", "stop", "discard criollo")
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-PB-4b")
def test_4b_moves_the_herder_up_to_three_steps() -> None:
    table = at_own("4b").do("use herder")
    assert table.offers("ride") == ["neutral-b", "neutral-c", "neutral-e", "neutral-d"]
    assert table.do("ride neutral-d").asked == (0, "location")


@pytest.mark.rules("GWT-PB-5b")
def test_5b_gives_certificates_for_a_pineywoods_and_a_dollar_per_engineer() -> None:
    table = at_own("5b").hand(0, "pineywoods").workers(0, engineers=3).visit(0, "a-1")
    assert table.offers("use") == ["certificates", "money"]
    table.do("use certificates")
    assert table.pile_of(0) == ["pineywoods"]
    assert table.offers("certificates") == ["2", "1", "0"]
    table.do("certificates 2", "use money")
    assert table.state.marker[0] == 2
    assert table.state.money[0] == 3
    assert at_own("5b").do("use money").state.money[0] == 1, "the printed engineer"


@pytest.mark.rules("GWT-PB-7b")
def test_7b_moves_the_engine_by_the_own_buildings_in_the_forest() -> None:
    table = at_own("7b", "c-1").building(0, "2a", "e-1").building(1, "2a", "e-2")
    table.building(0, "3a", "a-1").do("use engine")
    assert table.offers() == ["engine 1", "engine 2"]


@pytest.mark.rules("GWT-PB-7b")
def test_7b_with_nothing_in_the_forest_is_not_available() -> None:
    table = at_own("7b")
    assert table.offers("use") == []
    assert table.why_not("use engine")[:2] == ("GWT-ACT-12", "nothing-counted")


@pytest.mark.rules("GWT-PB-8b")
@pytest.mark.parametrize("card", ["criollo", "shorthorn-4", "hereford-7"])
def test_8b_sells_any_cattle_for_six_and_an_objective_card_into_the_hand(card: str) -> None:
    table = at_own("8b").hand(0, card, OBJECTIVE).display(ANOTHER).objective_stack(OBJECTIVE)
    table.stack(0, "galloway").visit(0, "a-1").do("use sell")
    assert table.offers() == [f"discard {card}"]
    table.do(f"discard {card}")
    assert table.state.money[0] == 6
    assert table.offers() == [f"objective {ANOTHER}", "objective-stack", "pass"]
    table.do(f"objective {ANOTHER}")
    assert table.hand_of(0) == sorted([OBJECTIVE, ANOTHER], key=table.c.card_ids.index)
    assert table.pile_of(0) == [card]
    assert table.offers("play") == [OBJECTIVE, ANOTHER], "still in the same turn"


@pytest.mark.rules("GWT-PB-8b")
def test_8b_may_take_the_card_from_the_stack() -> None:
    table = at_own("8b").hand(0, "criollo").display().objective_stack(OBJECTIVE).visit(0, "a-1")
    table.do("use sell", "discard criollo")
    assert table.offers() == ["objective-stack", "pass"]
    table.do("objective-stack")
    assert table.hand_of(0) == [OBJECTIVE]
    table.do(f"play {OBJECTIVE}")
    assert table.state.money[0] == 8


@pytest.mark.vector("GWT-PB-9b/1")
@pytest.mark.parametrize(("space", "stations"), [("11", ["1", "2", "3"]), ("10.5", ["1", "2"])])
def test_9b_upgrades_a_station_strictly_behind_the_engine(space: str, stations: list[str]) -> None:
    table = at_own("9b").engine(0, space).money(0, 20).visit(0, "a-1").do("use station")
    assert table.offers() == [f"upgrade {station}" for station in stations]
    assert table.why_not("upgrade 4")[:2] == ("GWT-PB-9b", "station-not-behind")
    table.do("upgrade 2", "disc engine-1")
    assert table.space_of(0) == space
    assert table.state.money[0] == 18
    assert table.state.view(0)["players"][0]["stations"] == [2]


@pytest.mark.rules("GWT-PB-9b")
def test_9b_follows_the_usual_rules_station_master_included() -> None:
    table = at_own("9b").engine(0, 8).engine(1, 4.5).money(0, 4).workers(0, cowboys=2)
    table.masters_at("money-12").visit(0, "a-1").do("use station", "upgrade 1")
    assert table.state.money[0] == 2, "the engine in the way does not matter"
    assert "disc step-left" not in table.offers(), "a white-cornered station"
    table.do("disc remove-1")
    assert table.offers() == ["appoint cowboy", "pass"]
    table.do("appoint cowboy")
    assert table.state.money[0] == 14


@pytest.mark.rules("GWT-PB-9b")
def test_9b_needs_a_station_without_own_disc_that_can_be_paid() -> None:
    table = at_own("9b").engine(0, 11).money(0, 3).upgraded(0, 1).visit(0, "a-1")
    table.do("use station")
    assert table.has_event("forced", 0, "upgrade 2"), "1 is upgraded, 3 costs 4"

    table = at_own("9b").engine(0, 8).money(0, 1).visit(0, "a-1")
    assert table.offers("use") == []
    assert table.why_not("use station")[:2] == ("GWT-PB-9b", "no-station-behind")


@pytest.mark.rules("GWT-PB-10b")
def test_10b_gives_four_dollars_moves_the_engine_and_the_herder() -> None:
    table = at_own("10b").engine(0, 8).visit(0, "a-1")
    assert table.offers("use") == ["money", "engine", "herder"]
    assert table.do("use money").state.money[0] == 4
    table.do("use engine")
    assert table.offers("engine") == ["9", "10", "10.5", "11", "12"]
    table.do("engine 12", "use herder")
    assert table.offers()[-1] == "ride neutral-f"
    assert table.do("ride neutral-f").asked == (0, "location")


@pytest.mark.rules("GWT-PB-11b")
def test_11b_moves_the_engine_by_the_hazards_collected() -> None:
    table = at_own("11b").hazards(0, "flood-green-2", "drought-black-3").visit(0, "a-1")
    table.do("use engine")
    assert table.offers() == ["engine 1", "engine 2"]

    table = at_own("11b").hazards(1, "flood-green-2").visit(0, "a-1")
    assert table.offers("use") == []
    assert table.why_not("use engine")[:2] == ("GWT-ACT-12", "nothing-counted")


@pytest.mark.rules("GWT-PB-12b")
def test_12b_pays_for_stations_and_gives_an_exchange_token() -> None:
    table = at_own("12b").upgraded(0, 1, 4, 6).upgraded(1, 2).delivered(0, "fulton")
    table.visit(0, "a-1")
    assert table.offers("use") == ["money", "token"]
    assert table.do("use money").state.money[0] == 6
    assert table.do("use token").state.tokens[0] == 1
    assert table.offers() == ["end"]
