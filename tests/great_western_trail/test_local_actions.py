"""Local actions in general: requirements, rewards, risk actions (GWT-ACT, GWT-RISK)."""

import pytest

from trailboss.games.great_western_trail.position import Table
from trailboss.kernel.errors import NotAnAction

OBJECTIVE = "money-building-2orange"
ANY_CATTLE = ["flood-risk-1", "drought-risk-1", "outlaw-risk-1", "rockfall-risk-1"]
CRIOLLO = ["flood-risk-2", "outlaw-risk-2", "rockfall-risk-2"]


# ---- each once, in any order, either/or


@pytest.mark.rules("GWT-ACT-01")
def test_a_local_action_is_done_once_however_often_it_could_be_paid_for() -> None:
    table = Table().hand(0, "galloway", "galloway", "galloway").visit(0, "neutral-a")
    table.do("use sell")
    assert table.state.money[0] == 2
    assert table.why_not("use sell")[:2] == ("GWT-ACT-01", "action-used")


@pytest.mark.rules("GWT-ACT-01")
def test_the_next_turn_brings_it_back() -> None:
    table = Table().hand(0, "galloway").hand(1, "galloway").visit(0, "neutral-a")
    table.do("use sell", "end", "ride neutral-a")
    assert table.asked == (1, "location")
    assert table.offers("use") == ["sell"]


@pytest.mark.rules("GWT-ACT-02")
@pytest.mark.parametrize("order", [("sell", "engine"), ("engine", "sell"), ("engine",), ("sell",)])
def test_any_order_and_any_left_out(order: tuple[str, ...]) -> None:
    table = Table().hand(0, "santa-gertrudis", "criollo").building(0, "2b", "a-1").visit(0, "a-1")
    for use in order:
        table.do(f"use {use}")
        if use == "engine":
            table.do("engine 2")
    table.do("end")
    assert table.asked == (1, "ride")
    assert table.space_of(0) == ("2" if "engine" in order else "0")
    assert table.state.money[0] == (2 if "sell" in order else 0)


@pytest.mark.vector("GWT-ACT-03/1")
def test_a_certificate_or_an_objective_card_not_both() -> None:
    table = Table().visit(0, "neutral-c")
    assert table.offers("use") == ["certificate", "objective", "engine"]
    table.do("use certificate", "certificates 1")
    assert table.offers("use") == ["engine"]
    assert table.why_not("use objective")[:2] == ("GWT-ACT-03", "action-used")


@pytest.mark.rules("GWT-ACT-03")
def test_nor_the_other_way_round() -> None:
    table = Table().visit(0, "neutral-c").do("use objective", "objective-stack")
    assert table.offers("use") == ["engine"]
    assert table.why_not("use certificate")[:2] == ("GWT-ACT-03", "action-used")


@pytest.mark.rules("GWT-ACT-03")
@pytest.mark.parametrize(("node", "other"), [("neutral-d", "paid-engine"), ("a-1", "auxiliary")])
def test_a_bounty_excludes_its_other_half(node: str, other: str) -> None:
    table = Table().money(0, 9).tile("outlaw-2", "outlaw-green").tile("outlaw-3", "outlaw-green")
    table.building(0, "8a", "a-1").visit(0, node)
    assert {"bounty", other} <= set(table.offers("use"))
    table.do("use bounty", "bounty outlaw-3")
    assert not {"bounty", other} & set(table.offers("use"))
    assert table.why_not(f"use {other}").rule == "GWT-ACT-03"


@pytest.mark.rules("GWT-ACT-04")
def test_an_action_ends_with_its_immediate_actions_before_the_next_begins() -> None:
    table = Table().money(0, 20).hand(0, "criollo", "galloway").jobs(1, "engineer", "cowboy")
    table.visit(0, "neutral-a").do("use hire", "hire engineer@row1")
    assert table.asked == (0, "immediate")
    assert table.offers() == ["accept", "pass"]
    assert table.why_not("use sell")[:2] == ("GWT-ACT-04", "another-question")
    assert table.why_not("end")[:2] == ("GWT-ACT-04", "another-question")
    table.do("accept")
    assert table.asked == (0, "certificates")
    table.do("certificates 1")
    assert table.offers("use") == ["sell", "hire-dear"]


@pytest.mark.rules("GWT-ACT-04")
def test_the_upgrade_of_a_station_belongs_to_the_engine_move() -> None:
    table = Table().money(0, 9).engine(0, 4).visit(0, "neutral-c").do("use engine", "engine 4.5")
    assert table.asked == (0, "upgrade")
    assert table.why_not("use certificate").rule == "GWT-ACT-04"
    table.do("upgrade 1", "disc draw-2")
    assert table.asked == (0, "location")


# ---- requirement and reward


@pytest.mark.rules("GWT-ACT-05")
def test_first_the_requirement_then_the_reward() -> None:
    table = Table().money(0, 3).engine(0, 4).visit(0, "neutral-d").do("use paid-engine")
    assert (table.asked, table.state.money[0]) == ((0, "engine"), 1)
    table.do("engine 4.5")
    assert table.asked == (0, "location")  # 1 dollar left, station 1 costs 2


@pytest.mark.rules("GWT-ACT-05")
def test_money_of_the_reward_comes_after_the_whole_requirement() -> None:
    table = Table().hand(0, "criollo", "galloway").building(0, "2a", "flood-risk-1")
    table.visit(0, "flood-risk-1").do("use risk")
    assert (table.asked, table.state.marker[0]) == ((0, "discard_for"), 0)
    table.do("discard galloway")
    assert table.asked == (0, "certificates")
    pair = Table().hand(0, "galloway", "galloway").stack(0, "criollo", "criollo")
    pair.visit(0, "neutral-f").do("use sell-pair")
    assert pair.state.money[0] == 0
    assert pair.do("discard-pair galloway galloway").state.money[0] == 4


@pytest.mark.rules("GWT-ACT-05")
def test_an_exchange_token_in_between_cannot_rob_the_requirement_of_its_cards() -> None:
    table = Table().hand(0, "galloway", "galloway").stack(0, "criollo", "criollo").tokens(0, 1)
    table.visit(0, "neutral-f").do("use sell-pair", "exchange", "draw")
    assert table.hand_of(0) == ["criollo", "criollo", "galloway", "galloway"]
    table.do("discard galloway")
    assert table.offers() == ["discard galloway"]  # one pair has to stay
    assert table.why_not("discard criollo")[:2] == ("GWT-DEC-10", "card-promised")
    table.do("discard galloway", "discard-pair criollo criollo")
    assert table.state.money[0] == 4


@pytest.mark.rules("GWT-ACT-05")
def test_nor_of_its_only_card() -> None:
    table = Table().hand(0, "galloway", OBJECTIVE).stack(0, OBJECTIVE).tokens(0, 1)
    table.building(0, "2a", "flood-risk-1").visit(0, "flood-risk-1").do("use risk", "exchange")
    assert table.offers() == [f"discard {OBJECTIVE}"]
    table.do(f"discard {OBJECTIVE}", "discard galloway", "certificates 1")
    assert table.state.marker[0] == 1


@pytest.mark.rules("GWT-ACT-06")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_a_reward_may_be_taken_in_part_or_not_at_all(taken: int) -> None:
    table = Table().hand(0, "pineywoods").building(0, "5b", "a-1").visit(0, "a-1")
    table.do("use certificates", f"certificates {taken}")
    assert (table.state.marker[0], table.pile_of(0)) == (taken, ["pineywoods"])


@pytest.mark.rules("GWT-ACT-06")
def test_money_is_always_taken() -> None:
    table = Table().hand(0, "criollo").building(0, "2a", "flood-risk-2").visit(0, "flood-risk-2")
    table.do("use risk")
    assert table.state.money[0] == 2  # nobody is asked
    assert table.do("certificates 0").state.money[0] == 2


@pytest.mark.rules("GWT-ACT-06")
def test_the_objective_card_of_8b_may_be_left_its_money_not() -> None:
    table = Table().hand(0, "criollo").building(0, "8b", "a-1").visit(0, "a-1")
    table.do("use sell", "discard criollo")
    assert table.state.money[0] == 6
    table.do("pass")
    assert (table.hand_of(0), table.asked) == ([], (0, "location"))


@pytest.mark.vector("GWT-ACT-07/1")
def test_a_card_may_be_discarded_for_a_void_certificate() -> None:
    table = Table().hand(0, "galloway").marker(0, 3).building(0, "3a", "flood-risk-1")
    table.visit(0, "flood-risk-1").do("use risk", "discard galloway")
    assert (table.state.marker[0], table.pile_of(0)) == (3, ["galloway"])
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-ACT-07")
def test_so_may_the_certificate_of_neutral_c_be_used() -> None:
    table = Table().marker(0, 3).visit(0, "neutral-c").do("use certificate")
    assert table.state.marker[0] == 3
    assert table.why_not("aux gain-money").rule == "GWT-LOC-02"


# ---- discards


@pytest.mark.rules("GWT-ACT-08")
def test_exactly_one_card_goes_on_top_of_the_discard_pile() -> None:
    table = Table().hand(0, "galloway", "galloway", "criollo").pile(0, "pineywoods")
    table.visit(0, "neutral-a").do("use sell")
    assert table.pile_of(0) == ["pineywoods", "galloway"]
    assert table.hand_of(0) == ["criollo", "galloway"]


@pytest.mark.rules("GWT-ACT-08")
def test_exactly_two_cards_for_a_pair() -> None:
    table = Table().hand(0, "galloway", "galloway", "galloway").pile(0, "criollo")
    table.stack(0, "criollo", "criollo").visit(0, "neutral-f").do("use sell-pair")
    assert table.offers() == ["discard-pair galloway galloway"]
    assert table.why_not("discard galloway")[:2] == ("GWT-ACT-09", "card-not-accepted")
    table.do("discard-pair galloway galloway")
    assert table.pile_of(0) == ["criollo", "galloway", "galloway"]
    assert table.hand_of(0) == ["galloway"]


@pytest.mark.rules("GWT-ACT-08")
def test_only_cards_in_hand_can_be_discarded() -> None:
    table = Table().hand(0, "criollo", "galloway").pile(0, "longhorn")
    table.building(0, "2a", "flood-risk-1").visit(0, "flood-risk-1").do("use risk")
    assert table.offers("discard") == ["criollo", "galloway"]
    assert table.why_not("discard longhorn")[:2] == ("GWT-ACT-08", "not-in-hand")


@pytest.mark.vector("GWT-ACT-09/1")
def test_two_identical_cattle() -> None:
    table = Table().hand(0, "galloway", "galloway", "criollo", OBJECTIVE).stack(0, "criollo")
    table.visit(0, "neutral-f").do("use sell-pair")
    assert table.offers() == ["discard-pair galloway galloway"]
    with pytest.raises(NotAnAction):
        table.why_not("discard-pair galloway criollo")
    assert table.why_not("discard-pair criollo criollo")[:2] == ("GWT-ACT-09", "no-such-pair")
    table.do("discard-pair galloway galloway")
    assert table.state.money[0] == 4


@pytest.mark.rules("GWT-ACT-09")
def test_two_objective_cards_or_two_breeds_of_one_value_are_no_pair() -> None:
    hand = ["aux-new-york", "aux-new-york", "galloway", "pineywoods", "longhorn", "corriente"]
    table = Table().hand(0, *hand).visit(0, "neutral-f")
    assert table.offers("use") == []
    assert table.why_not("use sell-pair")[:2] == ("GWT-ACT-09", "no-such-card")


@pytest.mark.rules("GWT-ACT-09")
def test_one_breed_with_different_points_is_a_pair() -> None:
    table = Table().hand(0, "shorthorn-3", "shorthorn-5").visit(0, "neutral-f")
    table.do("use sell-pair", "discard-pair shorthorn-3 shorthorn-5")
    assert (table.hand_of(0), table.state.money[0]) == ([], 4)


@pytest.mark.rules("GWT-ACT-09")
@pytest.mark.parametrize(
    ("node", "breed"),
    [("neutral-a", "galloway"), ("neutral-b", "santa-gertrudis"), ("neutral-e", "pineywoods")],
)
def test_a_named_breed_accepts_no_other_of_the_same_value(node: str, breed: str) -> None:
    others = {"galloway", "santa-gertrudis", "pineywoods"} - {breed}
    table = Table().hand(0, *others, "criollo", OBJECTIVE).visit(0, node)
    assert "sell" not in table.offers("use")
    assert table.why_not("use sell") == ("GWT-ACT-09", "no-such-card", {"demand": breed})
    assert "sell" in table.hand(0, breed).visit(0, node).offers("use")


@pytest.mark.rules("GWT-ACT-09")
def test_any_cattle_is_never_an_objective_card() -> None:
    table = Table().hand(0, OBJECTIVE).building(0, "2a", "flood-risk-1").visit(0, "flood-risk-1")
    assert "risk" not in table.offers("use")
    assert table.why_not("use risk") == ("GWT-ACT-09", "no-such-card", {"demand": "any"})
    table.hand(0, OBJECTIVE, "criollo", "longhorn", "hereford-7").visit(0, "flood-risk-1")
    assert table.do("use risk").offers("discard") == ["criollo", "longhorn", "hereford-7"]
    assert table.why_not(f"discard {OBJECTIVE}")[:2] == ("GWT-ACT-09", "card-not-accepted")


@pytest.mark.rules("GWT-ACT-10")
def test_value_3_means_black_angus_longhorn_or_corriente() -> None:
    hand = ["galloway", "black-angus", "longhorn", "corriente", "shorthorn-3", "hereford-5"]
    table = Table().hand(0, *hand, OBJECTIVE).building(0, "5a", "a-1").visit(0, "a-1")
    table.do("use sell")
    assert table.offers("discard") == ["black-angus", "longhorn", "corriente"]
    assert table.why_not("discard shorthorn-3")[:2] == ("GWT-ACT-09", "card-not-accepted")
    assert table.do("discard longhorn").state.money[0] == 7


@pytest.mark.rules("GWT-ACT-11")
def test_gaining_and_paying_is_with_the_bank_and_exact() -> None:
    table = Table().hand(0, "galloway").visit(0, "neutral-a")
    for seat, dollars in enumerate((5, 6, 7, 8)):
        table.money(seat, dollars)
    assert table.do("use sell").state.money == [7, 6, 7, 8]
    table.visit(0, "neutral-d").do("use paid-engine", "engine 1")
    assert table.state.money == [5, 6, 7, 8]  # the price of 2 for a move of 1


@pytest.mark.rules("GWT-ACT-12")
def test_per_rewards_count_when_they_are_taken() -> None:
    table = Table().money(0, 9).workers(0, engineers=2).jobs(1, "engineer")
    table.building(0, "6a", "a-1").visit(0, "a-1").do("use hire", "use engine")
    assert table.offers("engine") == ["1", "2", "3"]


@pytest.mark.rules("GWT-ACT-12")
def test_money_per_nothing_is_nothing() -> None:
    table = Table().building(0, "1a", "a-1").visit(0, "a-1")
    assert table.offers("use") == ["money"]
    assert table.do("use money").state.money[0] == 0


@pytest.mark.rules("GWT-ACT-12")
@pytest.mark.parametrize("building", ["7b", "11b"])
def test_an_engine_move_per_nothing_is_not_available(building: str) -> None:
    table = Table().building(0, building, "a-1").visit(0, "a-1")
    assert table.offers("use") == []
    assert table.why_not("use engine")[:2] == ("GWT-ACT-12", "nothing-counted")


# ---- risk actions


@pytest.mark.rules("GWT-RISK-01")
@pytest.mark.parametrize("node", [*ANY_CATTLE, *CRIOLLO])
@pytest.mark.parametrize("building", ["2a", "3a", "12b"])
def test_any_own_building_on_a_risk_node_has_the_risk_action(node: str, building: str) -> None:
    table = Table().hand(0, "criollo", "galloway").building(0, building, node).visit(0, node)
    assert "risk" in table.offers("use")
    table.do("use risk")
    if node in ANY_CATTLE:
        assert table.offers("discard") == ["criollo", "galloway"]
        table.do("discard galloway")
    table.do("certificates 1")
    assert table.state.marker[0] == 1
    assert table.state.money[0] == (0 if node in ANY_CATTLE else 2)
    assert table.pile_of(0) == (["galloway"] if node in ANY_CATTLE else ["criollo"])
    assert table.why_not("use risk")[:2] == ("GWT-ACT-01", "action-used")


@pytest.mark.rules("GWT-RISK-01")
def test_elsewhere_there_is_no_risk_action() -> None:
    table = Table().hand(0, "criollo").building(0, "2a", "a-1").visit(0, "a-1")
    assert "risk" not in table.offers("use")
    assert table.why_not("use risk")[:2] == ("GWT-LOC-01", "no-such-local-action")


@pytest.mark.rules("GWT-RISK-02")
def test_only_the_owner_may_use_the_risk_action() -> None:
    table = Table().hand(0, "criollo").building(1, "2a", "flood-risk-1").visit(0, "flood-risk-1")
    assert table.offers() == ["aux gain-money", "end"]
    assert table.why_not("use risk")[:2] == ("GWT-RISK-02", "not-your-location")


@pytest.mark.vector("GWT-RISK-03/1")
def test_own_2a_on_a_risk_node_has_three_local_actions() -> None:
    table = Table().money(0, 9).hand(0, "galloway", "criollo").market("longhorn")
    table.building(0, "2a", "flood-risk-1").visit(0, "flood-risk-1")
    assert table.offers("use") == ["sell", "cattle", "risk"]
    table.do("use risk", "discard criollo", "certificates 1")
    assert table.offers("aux") == []
    assert table.why_not("aux gain-money")[:2] == ("GWT-LOC-02", "local-action-used")
    assert table.offers("use") == ["sell", "cattle"]
    assert table.do("use sell").state.money[0] == 13
