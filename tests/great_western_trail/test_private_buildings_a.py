"""Private buildings, side a, apart from 9a (GWT-PB-1a to GWT-PB-12a)."""

import pytest

from trailboss.games.great_western_trail.position import Table


def at_own(building: str, node: str = "a-1") -> Table:
    """Seat 0 owns the building and stands on it; `visit` again after changing the table."""
    return Table().building(0, building, node).visit(0, node)


@pytest.mark.vector("GWT-PB-1a/1")
def test_1a_pays_for_every_own_building_in_the_forest() -> None:
    table = at_own("1a", "b-1").building(0, "2a", "c-1").building(0, "3a", "a-1")
    table.building(1, "2a", "c-2").do("use money")
    assert table.state.money[0] == 4
    assert table.offers() == ["end"]


@pytest.mark.rules("GWT-PB-1a")
def test_1a_outside_the_forest_does_not_count_itself() -> None:
    table = at_own("1a").do("use money")
    assert table.state.money[0] == 0
    assert at_own("1a").building(0, "2a", "e-1").do("use money").state.money[0] == 2


@pytest.mark.rules("GWT-PB-2a")
def test_2a_sells_a_galloway_for_four_and_opens_the_market() -> None:
    table = at_own("2a").hand(0, "galloway").money(0, 2).market("longhorn").visit(0, "a-1")
    assert table.offers("use") == ["sell"]
    table.do("use sell")
    assert table.state.money[0] == 6
    assert table.offers("use") == ["cattle"]
    table.do("use cattle", "buy longhorn 1")
    assert table.pile_of(0) == ["galloway", "longhorn"]
    assert table.why_not("use sell")[:2] == ("GWT-ACT-01", "action-used")


@pytest.mark.rules("GWT-PB-3a")
def test_3a_sells_a_pair_for_three_and_moves_the_herder_one_step() -> None:
    table = at_own("3a").hand(0, "criollo", "criollo", "galloway").visit(0, "a-1")
    assert table.offers("use") == ["sell-pair", "herder"]
    table.do("use sell-pair", "discard-pair criollo criollo")
    assert table.state.money[0] == 3
    assert table.hand_of(0) == ["galloway"]
    table.do("use herder")
    assert table.node_of(0) == "neutral-b"
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-PB-4a")
def test_4a_removes_a_hazard_for_five_and_moves_up_to_two_steps() -> None:
    table = at_own("4a").money(0, 5).tile("flood-1", "flood-green-4").visit(0, "a-1")
    assert table.offers("use") == ["hazard", "herder"]
    table.do("use hazard")
    assert table.state.money[0] == 0
    assert table.state.view(0)["players"][0]["hazards"] == ["flood-green-4"]
    table.do("use herder")
    assert table.offers() == ["ride neutral-b", "ride neutral-c"]
    assert table.do("ride neutral-c").asked == (0, "location")


@pytest.mark.rules("GWT-PB-5a")
@pytest.mark.parametrize("card", ["black-angus", "longhorn", "corriente"])
def test_5a_sells_cattle_of_value_three_for_seven(card: str) -> None:
    table = at_own("5a").hand(0, card, "galloway", "shorthorn-3", "hereford-5")
    table.stack(0, "black-angus", "longhorn").visit(0, "a-1")
    assert table.offers("use") == ["sell", "auxiliary"]
    table.do("use sell")
    assert table.offers() == [f"discard {card}"]
    assert table.why_not("discard shorthorn-3")[:2] == ("GWT-ACT-09", "card-not-accepted")
    table.do(f"discard {card}")
    assert table.state.money[0] == 7


@pytest.mark.rules("GWT-PB-5a")
def test_5a_offers_a_single_or_double_auxiliary_action() -> None:
    table = at_own("5a").cleared(0, "gain-money-2").visit(0, "a-1").do("use auxiliary")
    assert table.offers() == ["aux gain-money", "aux-double gain-money"]
    table.do("aux-double gain-money")
    assert table.state.money[0] == 2
    assert at_own("5a").hand(0, "galloway").why_not("use sell").reason == "no-such-card"


@pytest.mark.vector("GWT-PB-6a/1")
def test_6a_counts_the_engineer_just_hired() -> None:
    table = at_own("6a").workers(0, engineers=2).money(0, 5).jobs(1, "engineer").visit(0, "a-1")
    assert table.offers("use") == ["hire", "engine"]
    table.do("use hire")
    assert table.state.money[0] == 0, "row 1 costs 6, here 1 less"
    table.do("use engine")
    assert table.offers("engine") == ["1", "2", "3"]
    table.do("engine 3")
    assert table.space_of(0) == "3"


@pytest.mark.rules("GWT-PB-6a")
def test_6a_moves_by_the_engineers_there_are() -> None:
    table = at_own("6a").workers(0, engineers=2).visit(0, "a-1").do("use engine")
    assert table.offers() == ["engine 1", "engine 2"]


@pytest.mark.vector("GWT-PB-7a/1")
def test_7a_rewards_pairs_of_outlaws() -> None:
    table = at_own("7a").outlaws(0, green=3, orange=2).do("use certificates")
    assert table.state.money[0] == 4
    assert table.offers() == [f"certificates {n}" for n in (3, 2, 1, 0)]
    table.do("certificates 3")
    assert table.state.marker[0] == 3
    assert table.state.view(0)["players"][0]["outlaws"] == {"green": 3, "orange": 2}
    assert table.offers() == ["end"]


@pytest.mark.rules("GWT-PB-7a")
def test_7a_gives_two_certificates_per_pair() -> None:
    table = at_own("7a").outlaws(0, green=1, orange=5).do("use certificates")
    assert table.state.money[0] == 2
    assert table.offers("certificates") == ["2", "1", "0"]
    nothing = at_own("7a").outlaws(0, orange=5).do("use certificates")
    assert nothing.state.money[0] == 0
    assert nothing.asked == (0, "location")


@pytest.mark.rules("GWT-PB-8a")
def test_8a_collects_a_bounty_or_offers_an_auxiliary_action() -> None:
    table = at_own("8a").tile("outlaw-9", "outlaw-green").visit(0, "a-1")
    assert table.offers("use") == ["bounty", "auxiliary", "engine"]
    table.do("use bounty")
    assert table.state.money[0] == 10
    assert table.offers("use") == ["engine"]
    assert table.why_not("use auxiliary")[:2] == ("GWT-ACT-03", "action-used")

    table = at_own("8a").tile("outlaw-9", "outlaw-green").cleared(0, "gain-money-2")
    table.visit(0, "a-1").do("use auxiliary", "aux-double gain-money")
    assert table.state.money[0] == 2
    assert table.why_not("use bounty")[:2] == ("GWT-ACT-03", "action-used")


@pytest.mark.rules("GWT-PB-8a")
def test_8a_moves_the_engine_up_to_two() -> None:
    table = at_own("8a").workers(0, engineers=5).do("use engine")
    assert table.offers() == ["engine 1", "engine 2"]


@pytest.mark.rules("GWT-PB-10a")
@pytest.mark.parametrize(
    ("cleared", "marker", "spaces"),
    [
        ((), 0, [3, 2, 1, 0]),
        (("certificate-4",), 1, [3, 2, 1, 0]),
        (("certificate-4", "certificate-6"), 2, [3, 2, 1, 0]),
    ],
)
def test_10a_moves_the_marker_as_far_as_the_limit(
    cleared: tuple[str, ...], marker: int, spaces: list[int]
) -> None:
    table = at_own("10a").cleared(0, *cleared).marker(0, marker).do("use certificates")
    assert table.offers() == [f"certificates {n}" for n in spaces]
    table.do(f"certificates {spaces[0]}")
    assert table.state.marker[0] == table.state.certificate_limit(0)


@pytest.mark.rules("GWT-PB-10a")
def test_10a_moves_the_herder_up_to_five_steps() -> None:
    table = at_own("10a").do("use herder")
    assert table.offers()[-1] == "ride neutral-g"
    assert table.do("ride neutral-g").asked == (0, "location")


@pytest.mark.rules("GWT-PB-11a")
def test_11a_removes_two_hazards_for_two_dollars_each() -> None:
    table = at_own("11a").money(0, 4).tile("flood-1", "flood-green-4")
    table.tile("drought-1", "drought-green-2").tile("drought-2", "drought-green-2")
    table.visit(0, "a-1")
    assert table.offers("use") == ["hazard", "hazard-again"]
    table.do("use hazard", "clear flood-1")
    assert table.state.money[0] == 2
    table.do("use hazard-again", "clear drought-1")
    assert table.state.money[0] == 0
    assert table.state.view(0)["players"][0]["hazards"] == ["flood-green-4", "drought-green-2"]
    assert table.offers() == ["end"]


@pytest.mark.rules("GWT-PB-12a")
def test_12a_pays_for_builders_and_moves_one_step() -> None:
    table = at_own("12a").workers(0, builders=4).visit(0, "a-1")
    assert table.offers("use") == ["money", "herder"]
    assert table.do("use money").state.money[0] == 4
    table.do("use herder")
    assert table.node_of(0) == "neutral-b"
    assert table.asked == (0, "location")
    assert at_own("12a").do("use money").state.money[0] == 1, "the printed builder"
