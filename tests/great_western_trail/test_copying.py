"""Building 6b: using the local actions of a neighbour (GWT-PB-6b)."""

import pytest

from trailboss.games.great_western_trail.position import Table


@pytest.mark.vector("GWT-PB-6b/1")
def test_only_a_direct_neighbour_can_be_copied() -> None:
    table = Table().building(0, "6b", "e-2").visit(0, "e-2")
    assert table.offers("copy") == ["neutral-f"]
    assert table.why_not("copy neutral-e")[:2] == ("GWT-PB-6b", "not-adjacent")

    table.building(1, "2a", "e-1").visit(0, "e-2")
    assert table.offers("copy") == ["e-1", "neutral-f"]
    assert table.why_not("copy neutral-e")[:2] == ("GWT-PB-6b", "not-adjacent")


@pytest.mark.rules("GWT-PB-6b")
def test_hazards_outlaws_and_kansas_city_are_no_buildings() -> None:
    table = Table().building(0, "6b", "drought-risk-1").tile("drought-4", "drought-green-2")
    table.visit(0, "drought-risk-1")
    assert table.offers("copy") == ["neutral-c"]
    assert Table().building(0, "6b", "g-1").visit(0, "g-1").offers("copy") == ["neutral-g"]


@pytest.mark.rules("GWT-PB-6b")
def test_with_nothing_next_to_it_6b_has_no_action() -> None:
    table = Table().building(0, "6b", "a-2").visit(0, "a-2")
    assert table.offers() == ["aux gain-money", "end"]


@pytest.mark.rules("GWT-PB-6b")
def test_only_the_owner_of_6b_copies() -> None:
    table = Table().building(1, "6b", "a-1").visit(0, "a-1")
    assert table.offers() == ["aux gain-money", "end"]
    assert table.why_not("copy neutral-a")[:2] == ("GWT-LOC-03", "not-your-location")


@pytest.mark.rules("GWT-PB-6b-1")
def test_one_tile_per_visit_each_of_its_actions_once() -> None:
    table = Table().building(0, "6b", "a-1").building(1, "2a", "a-2").hand(0, "galloway")
    table.market("longhorn").money(0, 9).jobs(1, "cowboy").visit(0, "a-1")
    assert table.offers("copy") == ["neutral-a", "a-2"]
    table.do("copy a-2")
    assert table.offers("copy") == []
    assert table.why_not("copy neutral-a")[:2] == ("GWT-PB-6b-1", "action-used")
    assert table.offers("use") == ["sell", "cattle"]
    table.do("use cattle", "buy longhorn 1", "use sell")
    assert table.state.money[0] == 7
    assert table.offers() == ["end"]


@pytest.mark.rules("GWT-PB-6b-1")
def test_both_halves_of_an_either_or_are_not_copied() -> None:
    table = Table().building(0, "6b", "b-3").visit(0, "b-3").do("copy neutral-c")
    assert table.offers("use") == ["certificate", "objective", "engine"]
    table.do("use certificate", "certificates 1")
    assert table.offers("use") == ["engine"]
    assert table.why_not("use objective")[:2] == ("GWT-ACT-03", "action-used")


@pytest.mark.rules("GWT-PB-6b-1")
def test_the_copying_player_counts_and_pays_no_hand() -> None:
    table = Table().building(0, "6b", "b-1").building(1, "1a", "b-2").building(1, "2a", "c-1")
    table.building(1, "3a", "c-2").money(0, 5).visit(0, "b-1").do("copy b-2")
    assert table.state.money[:2] == [5, 0], "1a shows a hand"
    table.do("use money")
    assert table.state.money[:2] == [7, 0], "only the own 6b stands in the forest"

    table = Table().building(0, "6b", "a-1").building(1, "12a", "a-2").workers(1, builders=6)
    table.workers(0, builders=2).visit(0, "a-1").do("copy a-2", "use money")
    assert table.state.money[:2] == [2, 0]


@pytest.mark.rules("GWT-PB-6b-2")
def test_risk_actions_of_both_nodes_are_available() -> None:
    table = Table().building(0, "6b", "flood-risk-1").building(1, "2a", "flood-risk-2")
    table.hand(0, "galloway", "criollo").visit(0, "flood-risk-1")
    assert table.offers("use") == ["risk"], "of the node of 6b"
    table.do("copy flood-risk-2")
    assert sorted(table.offers("use")) == ["copied-risk", "risk", "sell"]
    table.do("use copied-risk", "certificates 1")
    assert table.pile_of(0) == ["criollo"]
    assert table.state.money[0] == 2
    table.do("use risk", "discard galloway", "certificates 1")
    assert table.state.marker[0] == 2
    assert table.offers() == ["end"]


@pytest.mark.vector("GWT-PB-6b-3/1")
def test_an_action_of_10b_serves_once_in_a_turn() -> None:
    table = Table().building(0, "6b", "a-1").building(1, "10b", "a-2").building(0, "10b", "b-1")
    table.visit(0, "a-1").do("copy a-2", "use herder", "ride b-1")
    assert table.offers("use") == ["money", "engine"]
    assert table.why_not("use herder")[:2] == ("GWT-PB-6b-3", "action-used")


@pytest.mark.rules("GWT-PB-6b-3")
def test_what_was_used_through_the_copy_is_gone_too() -> None:
    table = Table().building(0, "6b", "a-1").building(1, "10b", "a-2").building(0, "10b", "b-1")
    table.visit(0, "a-1").do("copy a-2", "use money", "use engine", "engine 1", "use herder")
    table.do("ride b-1")
    assert table.offers("use") == []
    assert table.state.money[0] == 4 - 2, "the black hand of the rival's 10b on the way"


@pytest.mark.vector("GWT-PB-6b-3/2")
def test_the_herder_action_that_led_to_6b_is_not_copied() -> None:
    table = Table().building(0, "4a", "a-1").building(0, "6b", "a-2").money(0, 5)
    table.tile("flood-1", "flood-green-2").visit(0, "a-1").do("use herder", "ride a-2")
    assert table.node_of(0) == "a-2"
    table.do("copy a-1")
    assert table.offers("use") == ["hazard"]
    assert table.why_not("use herder")[:2] == ("GWT-PB-6b-3", "action-used")
    table.do("use hazard")
    assert table.state.money[0] == 0


@pytest.mark.rules("GWT-PB-6b-3")
def test_in_the_next_turn_everything_is_there_again() -> None:
    table = Table().building(0, "4a", "a-1").building(0, "6b", "a-2").visit(0, "a-1")
    table.do("use herder", "ride a-2", "end").visit(0, "a-2").do("copy a-1")
    assert table.offers("use") == ["herder"]


@pytest.mark.rules("GWT-PB-6b-4")
def test_6b_does_not_copy_6b() -> None:
    table = Table().building(0, "6b", "a-1").building(1, "6b", "a-2").visit(0, "a-1")
    assert table.offers("copy") == ["neutral-a"]
    assert table.why_not("copy a-2").rule == "GWT-PB-6b-4"


@pytest.mark.rules("GWT-PB-6b-5")
def test_a_copied_herder_action_starts_from_6b() -> None:
    table = Table().building(1, "3a", "a-1").building(0, "6b", "a-2").visit(0, "a-2")
    table.do("copy a-1", "use herder")
    assert table.node_of(0) == "neutral-b"


@pytest.mark.rules("GWT-PB-6b-5")
def test_choosing_a_tile_keeps_the_auxiliary_option_open() -> None:
    table = Table().building(0, "6b", "a-1").hand(0, "galloway").visit(0, "a-1")
    table.do("copy neutral-a")
    assert table.offers("aux") == ["gain-money"]
    assert table.do("aux gain-money").offers() == ["end"]

    table = Table().building(0, "6b", "a-1").hand(0, "galloway").visit(0, "a-1")
    table.do("copy neutral-a", "use sell")
    assert table.offers("aux") == []
    assert table.why_not("aux gain-money")[:2] == ("GWT-LOC-02", "local-action-used")
