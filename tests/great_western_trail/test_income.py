"""Kansas City, subphase 4: the income, and how the visit ends (GWT-INC, GWT-KCE)."""

import pytest

from trailboss.games.great_western_trail.position import Table

EIGHT = ("santa-gertrudis", "santa-gertrudis", "longhorn", "black-angus")


def total(table: Table) -> int:
    """The total breeding value before temporary certificates are spent."""
    decision = table.state.decision
    assert decision is not None
    assert decision.kind == "income"
    value: int = decision.args["total"]
    return value


def counted(*hand: str) -> int:
    return total(Table().marker(0, 1).kansas_city(0, *hand))


@pytest.mark.rules("GWT-INC-01")
def test_the_whole_hand_is_revealed_to_everybody() -> None:
    table = Table().marker(0, 1).hand(0, "criollo", "galloway", "aux-new-york")
    assert "hand" not in table.state.view(2)["players"][0]

    table.kansas_city(0, "criollo", "galloway", "aux-new-york")
    shown = ["criollo", "galloway", "aux-new-york"]
    assert table.state.view(2)["players"][0]["hand"] == shown
    assert table.state.view(None)["players"][0]["hand"] == shown
    revealed = next(e for e in table.events if e.kind == "revealed_hand")
    assert revealed.args == (0, shown)
    assert all(revealed.visible_to(seat) for seat in (0, 1, 2, 3, None))


@pytest.mark.vector("GWT-INC-02/1")
def test_each_breed_counts_once() -> None:
    assert counted("santa-gertrudis", "santa-gertrudis", "longhorn", "black-angus") == 8


@pytest.mark.vector("GWT-INC-02/2")
def test_objective_cards_count_nothing() -> None:
    hand = ("criollo", "criollo", "aux-new-york", "money-2station-hazard")
    assert counted(*hand) == 1


@pytest.mark.rules("GWT-INC-02")
def test_cards_of_one_breed_with_different_vp_count_once() -> None:
    assert counted("shorthorn-3", "shorthorn-5", "hereford-5", "hereford-7") == 4 + 5
    assert counted("black-angus", "longhorn", "corriente") == 9
    assert counted() == 0


@pytest.mark.rules("GWT-INC-03")
def test_permanent_certificates_are_added_every_time() -> None:
    table = Table().marker(0, 1).master(0, "permanent-2", "hazards").master(1, "stations")
    for _ in range(2):
        table.money(0, 0).kansas_city(0, *EIGHT)
        assert total(table) == 8 + 3
        table.do("spend 0")
        assert table.state.money[0] == 11
    assert table.state.permanent_certificates(0) == 3


@pytest.mark.vector("GWT-INC-04/1")
def test_temporary_certificates_may_be_added() -> None:
    table = Table().marker(0, 3).kansas_city(0, *EIGHT)
    assert total(table) == 8
    assert sorted(table.offers("spend")) == ["0", "1", "2", "3"]
    table.do("spend 2")
    assert table.has_event("income", 0, 10)
    assert table.state.marker[0] == 1
    assert table.state.money[0] == 10


@pytest.mark.vector("GWT-INC-04/2")
def test_a_permanent_certificate_is_in_the_total_before_spending() -> None:
    table = Table().marker(0, 3).master(0, "hazards").kansas_city(0, *EIGHT)
    assert total(table) == 9
    table.do("spend 2")
    assert table.state.money[0] == 11
    assert table.state.marker[0] == 1


@pytest.mark.rules("GWT-INC-04")
def test_no_more_certificates_than_the_marker_shows() -> None:
    table = Table().marker(0, 2).master(0, "permanent-2").kansas_city(0, *EIGHT)
    refusal = table.why_not("spend 3")
    assert (refusal.rule, refusal.reason) == ("GWT-CERT-05", "no-such-certificates")
    assert refusal.args == {"has": 2}


@pytest.mark.rules("GWT-INC-05")
def test_the_income_is_the_final_total_and_comes_by_itself() -> None:
    table = Table().money(0, 3).kansas_city(0, "galloway", "hereford-6", "criollo")
    assert table.has_event("income", 0, 8)
    assert table.state.money[0] == 3 + 8
    assert table.asked == (0, "deliver")


@pytest.mark.rules("GWT-INC-06")
def test_certificates_are_decided_once_and_before_the_income() -> None:
    table = Table().marker(0, 3).kansas_city(0, *EIGHT)
    assert table.state.money[0] == 0
    table.do("spend 1")
    assert table.state.money[0] == 9
    assert table.asked == (0, "deliver")
    assert not table.offers("spend")
    assert table.why_not("spend 1").reason == "another-question"


@pytest.mark.rules("GWT-INC-07")
def test_the_final_total_limits_the_city_and_nothing_is_given_back() -> None:
    table = Table().marker(0, 3).kansas_city(0, *EIGHT).do("spend 2")
    assert table.offers("deliver")[-1] == "chicago"
    refusal = table.why_not("deliver toledo")
    assert (refusal.rule, refusal.reason) == ("GWT-DEL-01", "city-too-far")
    assert refusal.args == {"needs": 12, "has": 10}

    table.do("deliver fulton", "disc engine-1")
    assert table.state.marker[0] == 1
    assert table.state.money[0] == 10


@pytest.mark.rules("GWT-INC-08")
def test_all_hand_cards_are_discarded_after_the_income() -> None:
    hand = ("criollo", "longhorn", "aux-new-york")
    table = Table().marker(0, 1).pile(0, "galloway").kansas_city(0, *hand)
    assert table.hand_of(0) == list(hand)
    table.do("spend 0")
    assert table.hand_of(0) == []
    assert table.pile_of(0) == ["galloway", *hand]


@pytest.mark.vector("GWT-INC-09/1")
def test_a_token_before_the_certificates_changes_the_hand_that_counts() -> None:
    table = Table().tokens(0, 1).marker(0, 1).stack(0, "longhorn", "hereford-5")
    table.kansas_city(0, "criollo", "criollo", "criollo", "galloway")
    assert total(table) == 3
    table.do("exchange", "draw", "discard criollo", "discard criollo")
    assert total(table) == 11
    assert table.state.view(3)["players"][0]["hand"] == [
        "criollo",
        "galloway",
        "longhorn",
        "hereford-5",
    ]
    table.do("spend 0")
    assert table.state.money[0] == 11


@pytest.mark.rules("GWT-INC-09")
def test_cards_drawn_by_a_token_after_the_reveal_are_revealed_too() -> None:
    table = Table().tokens(0, 1).stack(0, "longhorn")
    table.kansas_city(0, "criollo").do("exchange")
    assert table.has_event("revealed_hand", 0, ["criollo", "longhorn"])


@pytest.mark.rules("GWT-INC-09")
def test_a_token_used_after_the_income_changes_nothing() -> None:
    table = Table().tokens(0, 1).stack(0, "longhorn", "hereford-5").kansas_city(0, "galloway")
    table.do("spend 0")
    assert table.asked == (0, "deliver")
    table.do("exchange", "draw", "discard longhorn", "discard hereford-5")
    assert table.state.money[0] == 2
    assert table.offers("deliver") == ["kansas-city", "fulton"]


@pytest.mark.rules("GWT-INC-09")
def test_a_token_used_while_simmental_cattle_are_raised_changes_neither_total_nor_income() -> None:
    """The hand still lies open then, and a calf just drawn may be raised like any other."""
    table = Table(simmental=True).tokens(0, 1).stack(0, "calf", "criollo")
    table.kansas_city(0, "calf", "galloway").do("spend 0")
    assert table.state.money[0] == 4
    table.do("exchange", "draw", "discard criollo", "discard galloway")
    assert table.state.view(1)["players"][0]["hand"] == ["calf", "calf"]
    table.do("raise-calves 2")
    assert table.state.money[0] == 4
    assert table.offers("deliver") == ["kansas-city", "fulton", "st-louis"]
    assert table.pile_of(0).count("heifer") == 2


@pytest.mark.rules("GWT-INC-09")
def test_a_heifer_drawn_by_a_token_while_calves_are_raised_may_be_raised_after_them() -> None:
    table = Table(simmental=True).tokens(0, 1).stack(0, "heifer").kansas_city(0, "calf", "criollo")
    table.do("spend 0", "exchange", "discard criollo", "raise-calves 1")
    assert table.offers("raise-heifers") == ["0", "1"]
    table.do("raise-heifers 1")
    assert sorted(table.pile_of(0)) == ["cow", "criollo", "heifer"]
    assert table.state.money[0] == 3


@pytest.mark.rules("GWT-KCE-01")
def test_after_the_delivery_the_herder_waits_at_the_start_of_the_trail() -> None:
    table = Table().kansas_city(0, "galloway")
    assert table.node_of(0) == "kansas-city"
    table.do("deliver fulton", "disc engine-1")
    assert table.node_of(0) == "start"
    table.riding(0, table.node_of(0))
    assert table.offers("ride")[0] == "neutral-a"


@pytest.mark.rules("GWT-KCE-02")
def test_empty_foresight_spaces_are_refilled_from_the_bag_of_their_column() -> None:
    table = Table().foresight(1, "flood-green-2", "outlaw-green").bag(1, "drought-green-4")
    table.foresight(2, "cowboy").bag(2, "engineer", "engineer", "engineer")
    table.foresight(3, "builder", "builder").bag(3).hand(0, "galloway")
    table.visit(0, "kansas-city").do("foresight 1 outlaw-green")

    table.do("deliver fulton")
    assert table.state.view(None)["foresight"][0] == ["flood-green-2", None], "not yet"
    table.do("disc engine-1")
    assert table.state.view(None)["foresight"] == [
        ["flood-green-2", "drought-green-4"],
        ["engineer", "engineer"],
        [None, "builder"],
    ]
    assert table.state.view(None)["bags"] == [0, 1, 0]


@pytest.mark.rules("GWT-KCE-03")
def test_phase_c_draws_a_whole_new_hand() -> None:
    table = Table().stack(0, *["criollo"] * 6).kansas_city(0, "galloway", "longhorn")
    table.do("deliver fulton", "disc engine-1")
    assert table.asked == (1, "ride")
    assert table.hand_of(0) == ["criollo"] * 4
    assert table.pile_of(0) == ["galloway", "longhorn"]
