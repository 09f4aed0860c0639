"""Cards, money, certificates, exchanges, drawing (ELP-SELL, MON, CERT, EXCH, DRAW, REM)."""

import pytest

from trailboss.games.el_paso.position import Table


def own(building: str, *hand: str, money: int = 0) -> Table:
    """A visit to an own building."""
    table = Table().money(0, money).building(0, building, "plot-c-d").hand(0, *hand)
    return table.visit(0, "plot-c-d")


@pytest.mark.rules("ELP-SELL-01")
def test_a_card_for_money_and_no_money_without_a_card() -> None:
    table = Table().patiently().hand(0, "galloway").visit(0, "space-b").do("use sell")
    assert table.state.money[0] == 2
    assert table.pile_of(0) == ["galloway"]
    table = Table().hand(0, "criollo", "pineywoods").visit(0, "space-b")
    assert table.offers("use") == []
    refusal = table.why_not("use sell")
    assert (refusal.rule, refusal.args) == ("ELP-SELL-01", {"demand": "galloway"})


@pytest.mark.vector("ELP-SELL-02/1")
def test_one_slot_takes_one_card() -> None:
    table = Table().patiently().money(0, 3).hand(0, "santa-gertrudis", "santa-gertrudis")
    table.visit(0, "space-e")
    table.do("use sell")
    assert table.state.money[0] == 5
    assert table.hand_of(0) == ["santa-gertrudis"]
    assert table.refused("use sell") == ("ELP-LOC-01", "slot-used")


@pytest.mark.rules("ELP-SELL-03", "ELP-DEC-06")
def test_the_star_takes_any_cattle_but_no_worker() -> None:
    table = own("3a", "criollo", "criollo", "hereford", "simmental")
    table.area(0, cowboys=1).do("use sell")
    assert table.offers() == ["discard criollo", "discard hereford", "discard simmental"]
    assert table.refused("discard galloway") == ("ELP-SELL-01", "not-in-hand")


@pytest.mark.vector("ELP-SELL-04/1")
def test_value_2_for_5_dollars() -> None:
    table = own("1a", "criollo", "corriente", "simmental").patiently().do("use sell")
    assert table.offers() == ["discard simmental"]
    assert table.refused("discard corriente") == ("ELP-SELL-04", "card-not-accepted")
    table.do("discard simmental")
    assert table.state.money[0] == 5


@pytest.mark.rules("ELP-SELL-04")
def test_the_three_starting_breeds_of_value_2_fit_too() -> None:
    table = own("1a", "pineywoods", "galloway", "santa-gertrudis", "shorthorn").do("use sell")
    assert table.offers("discard") == ["pineywoods", "galloway", "santa-gertrudis"]
    assert "use sell" not in own("1a", "criollo", "black-angus", "hereford").offers()


@pytest.mark.vector("ELP-SELL-05/1")
@pytest.mark.parametrize(("card", "money"), [("corriente", 6), ("galloway", 4), ("criollo", 2)])
def test_twice_the_breeding_value(card: str, money: int) -> None:
    table = own("3a", "criollo", "galloway", "corriente").do("use sell", f"discard {card}")
    assert table.state.money[0] == money


@pytest.mark.rules("ELP-MON-01")
def test_gaining_money() -> None:
    table = Table().money(0, 1).visit(0, "space-c").do("use money")
    assert table.state.money[0] == 3
    assert table.has_event("gained_money", 0, 2)


@pytest.mark.vector("ELP-CERT-01/1")
def test_certificates_beyond_the_track_are_lost() -> None:
    table = own("6b").track(0, 2).do("use certificates")
    assert table.state.track[0] == 4
    assert table.has_event("gained_certificates", 0, 2)


@pytest.mark.rules("ELP-CERT-02")
def test_the_full_number_is_taken_without_a_question() -> None:
    table = own("2b").do("use certificates")
    assert table.state.track[0] == 2
    assert table.asked == (1, "ride"), "nothing else is possible there"


@pytest.mark.rules("ELP-EXCH-01")
def test_gaining_exchange_tokens() -> None:
    table = Table().patiently().tokens(0, 9).money(0, 2).visit(0, "space-d").do("use token")
    assert (table.state.tokens[0], table.state.money[0]) == (10, 1)
    assert table.refused("use token") == ("ELP-LOC-01", "slot-used")
    assert Table().visit(0, "space-d").refused("use token") == ("ELP-LOC-03", "not-enough-money")


@pytest.mark.vector("ELP-EXCH-02/1")
@pytest.mark.rules("ELP-DEC-13")
def test_using_a_token() -> None:
    table = Table().tokens(0, 1).hand(0, "criollo", "criollo", "galloway", "pineywoods")
    table.stack(0, "santa-gertrudis").visit(0, "space-g").do("exchange")
    assert table.asked == (0, "exchange")
    assert table.offers("discard") == ["criollo", "pineywoods", "galloway", "santa-gertrudis"]
    assert "pass" not in table.offers()
    table.do("discard criollo")
    assert table.hand_of(0) == ["criollo", "pineywoods", "galloway", "santa-gertrudis"]
    assert table.pile_of(0) == ["criollo"]
    assert table.state.tokens[0] == 0
    assert table.refused("exchange") == ("ELP-EXCH-02", "no-token")


@pytest.mark.rules("ELP-EXCH-02")
def test_the_card_just_drawn_may_be_discarded() -> None:
    table = Table().tokens(0, 1).hand(0, "criollo").stack(0, "hereford").visit(0, "space-g")
    table.do("exchange", "discard hereford")
    assert table.hand_of(0) == ["criollo"]
    table = Table().tokens(0, 1).hand(0, "criollo").stack(0, "hereford").visit(0, "space-g")
    assert table.do("exchange").refused("discard galloway") == ("ELP-EXCH-02", "not-in-hand")


@pytest.mark.rules("ELP-EXCH-03")
def test_exchanges_are_made_one_after_another() -> None:
    table = Table().tokens(0, 2).hand(0, "criollo").stack(0, "galloway", "hereford")
    table.visit(0, "space-g").do("exchange")
    assert table.refused("exchange") == ("ELP-ANY-04", "unfinished-step")
    assert len(table.hand_of(0)) == 2
    table.do("discard criollo", "exchange", "discard galloway")
    assert table.hand_of(0) == ["hereford"]


@pytest.mark.vector("ELP-EXCH-04/1")
def test_workers_that_turn_up_in_an_exchange_go_to_the_area() -> None:
    table = (
        Table().tokens(0, 1).hand(0, *["criollo"] * 4).stack(0, "engineer", "cowboy", "galloway")
    )
    table.visit(0, "space-g").do("exchange")
    assert table.area_of(0) == {"cowboy": 1, "engineer": 1}
    assert table.hand_of(0) == ["criollo"] * 4 + ["galloway"]
    table.do("discard criollo")
    assert len(table.hand_of(0)) == 4


@pytest.mark.rules("ELP-EXCH-04")
def test_an_exchange_renews_an_empty_draw_pile() -> None:
    table = Table().tokens(0, 1).hand(0, "criollo").pile(0, "hereford", "cowboy")
    table.visit(0, "space-g").do("exchange")
    assert table.has_event("reshuffled", 0, 2)
    assert table.hand_of(0) == ["criollo", "hereford"]
    assert table.stack_of(0) == ["cowboy"]


@pytest.mark.rules("ELP-EXCH-05")
def test_an_exchange_needs_a_card_to_draw() -> None:
    table = Table().tokens(0, 1).hand(0, "criollo").visit(0, "space-g")
    assert table.refused("exchange") == ("ELP-EXCH-05", "no-card-to-draw")
    table = Table().tokens(0, 1).hand(0, "criollo").stack(0, "engineer").visit(0, "space-g")
    table.do("exchange")
    assert table.area_of(0) == {"engineer": 1}
    assert table.has_event("forced", 0, "discard criollo")
    table = Table().tokens(0, 1).stack(0, "engineer").visit(0, "space-g").do("exchange")
    assert table.asked == (0, "visit"), "nothing can be discarded from an empty hand"


# ---- removing


@pytest.mark.rules("ELP-REM-01", "ELP-DEC-14")
def test_removing_takes_a_card_of_the_hand_out_of_the_game() -> None:
    table = Table().hand(0, "galloway", "criollo").stack(0, "hereford").train(0, 3)
    table.do("use remove")
    assert table.offers() == ["remove criollo", "remove galloway"]
    assert table.refused("remove hereford") == ("ELP-REM-01", "not-in-hand")
    table.do("remove galloway")
    assert table.removed_of(0) == ["galloway"]
    assert table.hand_of(0) == ["criollo"]
    assert table.pile_of(0) == []


@pytest.mark.rules("ELP-REM-01")
def test_a_named_breed_only() -> None:
    table = own("3b", "galloway", money=2)
    assert table.offers("use") == ["bonus"]
    assert table.why_not("use remove").args == {"demand": "criollo"}
    table = own("3b", "galloway", "criollo").do("use remove")
    assert table.removed_of(0) == ["criollo"]


@pytest.mark.vector("ELP-REM-02/1")
def test_five_removals_at_most() -> None:
    table = Table().cleared(0, "remove").removed(0, *["criollo"] * 4, "galloway")
    table.hand(0, "criollo").visit(0, "space-c")
    assert "remove" not in table.offers("aux")
    assert table.refused("aux remove") == ("ELP-REM-02", "removed-enough")
    table.removed(0, *["criollo"] * 4).visit(0, "space-c")
    assert "remove" in table.offers("aux")


@pytest.mark.rules("ELP-REM-02")
def test_the_limit_holds_whatever_the_source() -> None:
    table = own("3b", "criollo").removed(0, *["galloway"] * 5).visit(0, "plot-c-d")
    assert table.refused("use remove") == ("ELP-REM-02", "removed-enough")


@pytest.mark.rules("ELP-REM-03")
def test_removed_cards_count_for_nothing() -> None:
    table = Table().hand(0, "hereford").gained(0, "hereford")
    assert (table.points(0, "cattle"), table.points(0, "objectives")) == (8, 5)
    herefords = table.left("hereford")
    table.train(0, 3).do("use remove", "remove hereford")
    assert (table.points(0, "cattle"), table.points(0, "objectives")) == (0, 0)
    assert table.left("hereford") == herefords


# ---- the draw phase


@pytest.mark.rules("ELP-DRAW-01")
@pytest.mark.parametrize(("cleared", "limit"), [((), 4), (("hand",), 5)])
def test_the_hand_is_refilled_to_the_limit(cleared: tuple[str, ...], limit: int) -> None:
    table = Table().cleared(0, *cleared).hand(0, "galloway").stack(0, *["criollo"] * 9)
    table.drawing(0)
    assert len(table.hand_of(0)) == limit
    assert table.asked[0] == 1


@pytest.mark.rules("ELP-DRAW-01")
def test_a_full_hand_draws_nothing() -> None:
    table = Table().hand(0, *["galloway"] * 4).stack(0, "criollo").drawing(0)
    assert table.hand_of(0) == ["galloway"] * 4
    assert table.stack_of(0) == ["criollo"]


@pytest.mark.vector("ELP-DRAW-02/1")
def test_workers_drawn_do_not_count() -> None:
    table = Table().hand(0, "criollo", "criollo")
    table.stack(0, "engineer", "criollo", "cowboy", "galloway").drawing(0)
    assert len(table.hand_of(0)) == 4
    assert table.area_of(0) == {"cowboy": 1, "engineer": 1}
    assert table.stack_of(0) == []


@pytest.mark.vector("ELP-DRAW-03/1")
def test_the_discard_pile_is_not_touched_before_it_is_needed() -> None:
    table = Table().hand(0, "criollo", "criollo").stack(0, "galloway", "galloway")
    table.pile(0, "hereford").drawing(0)
    assert len(table.hand_of(0)) == 4
    assert table.stack_of(0) == []
    assert table.pile_of(0) == ["hereford"]


@pytest.mark.vector("ELP-DRAW-03/2")
def test_the_whole_discard_pile_becomes_the_draw_pile() -> None:
    table = Table().hand(0, *["criollo"] * 3).stack(0, "builder").pile(0, *["galloway"] * 6)
    table.drawing(0)
    assert table.area_of(0) == {"builder": 1}
    assert len(table.hand_of(0)) == 4
    assert len(table.stack_of(0)) == 5
    assert table.pile_of(0) == []


@pytest.mark.rules("ELP-DRAW-04")
def test_with_both_piles_empty_the_hand_stays_short() -> None:
    table = Table().hand(0, "criollo").stack(0, "galloway").drawing(0)
    assert table.hand_of(0) == ["criollo", "galloway"]
    assert table.asked[0] == 1
