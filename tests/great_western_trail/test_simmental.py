"""The Simmental variant (GWT-SIM)."""

import pytest

from trailboss.games.great_western_trail.position import Table

SIMMENTAL = ("calf", "heifer", "cow")


def variant() -> Table:
    return Table(simmental=True)


@pytest.mark.rules("GWT-SIM-01")
@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 12), (4, 15)])
def test_eight_calves_join_the_market_heifers_and_cows_lie_beside_it(seats: int, size: int) -> None:
    table = Table(seats=seats, simmental=True, dealt=True)
    s = table.state
    calf = table.c.card_index["calf"]
    assert sum(s.market) == size
    assert sum(s.market) + len(s.market_stack) == 44
    assert s.market[calf] + s.market_stack.count(calf) == 8
    assert s.view(None)["market"]["heifers"] == s.view(None)["market"]["cows"] == 8


@pytest.mark.rules("GWT-SIM-01")
def test_a_refill_goes_back_to_the_larger_number() -> None:
    table = variant().market("longhorn").market_stack(*["calf"] * 8, *["longhorn"] * 10)
    table.token_row(6).jobs(6, "cowboy", "cowboy", "cowboy").foresight(2, "builder", "cowboy")
    table.foresight(1, "outlaw-green").visit(0, "kansas-city").do("foresight 2 builder")
    assert sum(table.state.market) == 15


@pytest.mark.rules("GWT-SIM-02")
def test_a_calf_costs_eight_dollars_or_five_with_two_cowboys() -> None:
    table = variant().workers(0, cowboys=6).money(0, 40).market("calf", "calf", "longhorn")
    table.visit(0, "neutral-e").do("use cattle")
    assert table.offers() == [
        "buy longhorn 1",
        "buy longhorn 2",
        "buy calf 1",
        "buy calf 2",
        "stop",
    ]
    table.do("buy calf 1")
    assert table.state.money[0] == 32
    table.do("buy calf 2")
    assert table.state.money[0] == 27
    assert table.pile_of(0) == ["calf", "calf"]


@pytest.mark.rules("GWT-SIM-02")
def test_a_calf_belongs_to_no_other_offer() -> None:
    table = variant().workers(0, cowboys=6).money(0, 40).market("calf", "calf", "calf")
    table.visit(0, "neutral-e").do("use cattle")
    assert table.offers() == ["buy calf 1", "buy calf 2", "stop"]
    assert table.why_not("buy-two value-3")[:2] == ("GWT-BUY-04", "no-two-cards")


@pytest.mark.rules("GWT-SIM-03")
def test_calves_grow_into_heifers_then_heifers_into_cows() -> None:
    table = variant().kansas_city(0, "calf", "calf", "heifer", "criollo")
    assert table.state.money[0] == 5, "the income comes first"
    assert table.offers() == [f"raise-calves {n}" for n in range(3)]
    assert table.why_not("raise-calves 3")[:2] == ("GWT-SIM-03", "not-so-many")
    table.do("raise-calves 2")
    assert table.pile_of(0) == ["heifer", "heifer"], "before the hand is discarded"
    assert table.hand_of(0) == ["criollo", "heifer"]
    assert table.offers() == ["raise-heifers 0", "raise-heifers 1"]
    table.do("raise-heifers 1")
    assert table.pile_of(0) == ["heifer", "heifer", "cow", "criollo"]
    view = table.state.view(1)
    assert view["players"][0]["removed"] == ["calf", "calf", "heifer"]
    assert (view["market"]["heifers"], view["market"]["cows"]) == (6, 7)


@pytest.mark.rules("GWT-SIM-03")
def test_any_number_may_be_swapped_none_included() -> None:
    table = variant().kansas_city(0, "calf", "calf", "heifer")
    table.do("raise-calves 1", "raise-heifers 0")
    assert sorted(table.pile_of(0)) == ["calf", "heifer", "heifer"]
    assert table.asked == (0, "deliver")


@pytest.mark.rules("GWT-SIM-03")
def test_a_heifer_drawn_during_the_step_may_still_be_swapped() -> None:
    table = variant().tokens(0, 1).stack(0, "heifer").kansas_city(0, "calf", "criollo")
    table.do("spend 0", "exchange", "discard criollo", "raise-calves 1")
    assert table.offers("raise-heifers") == ["0", "1"]
    assert table.state.view(1)["players"][0]["hand"] == ["heifer"], "the hand lies open"
    table.do("raise-heifers 1")
    assert table.pile_of(0) == ["criollo", "heifer", "cow"]


@pytest.mark.vector("GWT-SIM-04/1")
def test_new_cards_do_not_change_the_total_of_this_visit() -> None:
    table = variant().kansas_city(0, "calf", "galloway", "longhorn")
    assert table.has_event("income", 0, 7)
    table.do("raise-calves 1")
    assert table.state.money[0] == 7
    assert "heifer" in table.pile_of(0)
    decision = table.state.decision
    assert decision is not None
    assert decision.args["limit"] == 7


@pytest.mark.rules("GWT-SIM-04")
def test_a_card_rises_one_stage_per_visit() -> None:
    table = variant().kansas_city(0, "calf").do("raise-calves 1")
    assert table.asked == (0, "deliver"), "the new heifer is not in hand"
    assert table.pile_of(0) == ["heifer"]


@pytest.mark.vector("GWT-SIM-05/1")
def test_only_the_best_simmental_card_counts() -> None:
    table = variant().kansas_city(0, "calf", "heifer", "cow", "criollo")
    assert table.has_event("income", 0, 6)


@pytest.mark.rules("GWT-SIM-06")
@pytest.mark.parametrize("card", SIMMENTAL)
def test_a_simmental_card_is_cattle_of_any_kind(card: str) -> None:
    table = variant().building(0, "2a", "flood-risk-1").hand(0, card).visit(0, "flood-risk-1")
    assert table.offers("use") == ["risk"], "but no Galloway"
    table.do("use risk", f"discard {card}")
    assert table.pile_of(0) == [card]


@pytest.mark.rules("GWT-SIM-06")
def test_two_of_any_stages_form_a_pair() -> None:
    table = variant().hand(0, "calf", "cow", "criollo").stack(0, "criollo")
    table.visit(0, "neutral-f").do("use sell-pair")
    assert table.offers() == ["discard-pair calf cow"]
    table.do("discard-pair calf cow")
    assert table.state.money[0] == 4
    assert table.hand_of(0) == ["criollo"]


@pytest.mark.rules("GWT-SIM-06")
def test_but_never_count_where_a_breed_or_value_is_named() -> None:
    table = variant().building(0, "5a", "a-1").hand(0, *SIMMENTAL).visit(0, "a-1")
    assert table.why_not("use sell")[:2] == ("GWT-ACT-09", "no-such-card")
    for node in ("neutral-a", "neutral-b", "neutral-e"):
        table.visit(0, node)
        assert table.why_not("use sell")[:2] == ("GWT-ACT-09", "no-such-card")


@pytest.mark.rules("GWT-SIM-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_the_variant_there_is_no_simmental_card(seats: int) -> None:
    table = Table(seats=seats, dealt=True)
    assert not set(SIMMENTAL) & set(table.c.card_ids)
    assert table.state.view(None)["market"].keys() == {"cards", "stack"}
    for text in ("buy calf 1", "raise-heifers 1", "discard-pair calf cow"):
        assert table.refused(text) == ("GWT-SIM-07", "not-in-this-game")
