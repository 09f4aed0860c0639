"""Phase C and the handling of a player's deck (GWT-PHC, GWT-DECK)."""

import pytest

from trailboss.games.great_western_trail.position import Table

DRAW_CARD = "draw-hereford-hazard"
"""An objective card whose immediate action draws up to three cards."""


@pytest.mark.vector("GWT-PHC-01/1")
def test_phase_c_draws_up_to_the_hand_limit_and_shuffles_nothing_yet() -> None:
    table = Table().cleared(0, "hand-left").hand(0, "criollo", "criollo", "criollo")
    table.stack(0, "longhorn", "galloway").pile(0, "hereford-5", "corriente")
    table.visit(0, "neutral-a").do("end")
    assert table.hand_of(0) == ["criollo", "criollo", "criollo", "galloway", "longhorn"]
    assert table.stack_of(0) == []
    assert table.pile_of(0) == ["hereford-5", "corriente"]
    assert not table.has_event("reshuffled")


@pytest.mark.rules("GWT-PHC-01")
@pytest.mark.parametrize("cards", [4, 6])
def test_phase_c_leaves_a_full_or_overfull_hand_alone(cards: int) -> None:
    table = Table().hand(0, *["criollo"] * cards).stack(0, "longhorn", "galloway")
    table.visit(0, "neutral-a").do("end")
    assert table.hand_of(0) == ["criollo"] * cards
    assert table.pile_of(0) == []
    assert table.stack_of(0) == ["galloway", "longhorn"]


@pytest.mark.rules("GWT-PHC-02")
def test_phase_c_asks_nothing() -> None:
    table = Table().hand(0, "criollo").stack(0, *["galloway"] * 5)
    table.visit(0, "neutral-a").do("end")
    assert table.asked == (1, "ride")
    assert len(table.hand_of(0)) == 4
    assert table.has_event("drew", 0, 3)


@pytest.mark.vector("GWT-DECK-01/1")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    table = Table().hand(0, "criollo").stack(0, "longhorn").pile(0, *["galloway"] * 9)
    table.visit(0, "neutral-a").do("end")
    assert table.hand_of(0) == ["criollo", "galloway", "galloway", "longhorn"]
    assert table.has_event("reshuffled", 0, 9)
    assert len(table.stack_of(0)) == 7
    assert table.pile_of(0) == []


@pytest.mark.rules("GWT-DECK-02")
def test_drawing_stops_when_no_card_is_left() -> None:
    table = Table().hand(0, "criollo").stack(0, "longhorn").visit(0, "neutral-a").do("end")
    assert table.hand_of(0) == ["criollo", "longhorn"]
    assert table.asked == (1, "ride")


@pytest.mark.rules("GWT-DECK-02")
def test_a_draw_is_not_offered_without_any_card_to_draw() -> None:
    table = Table().hand(0, "criollo").visit(0, "neutral-a")
    assert table.offers("aux") == ["gain-money"]
    refusal = table.why_not("aux draw")
    assert (refusal.rule, refusal.reason) == ("GWT-DECK-02", "no-card-to-draw")


@pytest.mark.rules("GWT-DECK-03")
def test_gained_cards_go_face_up_to_the_discard_pile() -> None:
    table = Table().money(0, 6).market("longhorn").pile(0, "criollo").visit(0, "neutral-e")
    table.do("use cattle", "buy longhorn 1")
    assert table.pile_of(0) == ["criollo", "longhorn"]
    assert table.hand_of(0) == []

    table.display(DRAW_CARD, "aux-new-york").visit(0, "neutral-c")
    table.do("use objective", "objective aux-new-york")
    assert table.pile_of(0) == ["criollo", "longhorn", "aux-new-york"]
    assert table.hand_of(0) == []
    assert table.state.view(3)["players"][0]["discard_top"] == "aux-new-york"


@pytest.mark.rules("GWT-DECK-03")
def test_building_8b_gives_its_objective_card_into_the_hand() -> None:
    table = Table().hand(0, "criollo").building(0, "8b", "a-1").display(DRAW_CARD, "aux-new-york")
    table.visit(0, "a-1").do("use sell", "discard criollo", "objective aux-new-york")
    assert table.hand_of(0) == ["aux-new-york"]
    assert table.pile_of(0) == ["criollo"]


@pytest.mark.rules("GWT-DECK-04")
def test_draw_then_discard_shows_the_cards_before_the_discard() -> None:
    table = Table().hand(0, "criollo", "galloway").stack(0, "hereford-5")
    table.visit(0, "neutral-a").do("aux draw")
    shown = next(e for e in table.events if e.kind == "drew_cards")
    assert shown.args == (0, ["hereford-5"])
    assert [shown.visible_to(seat) for seat in (0, 1, 2, 3)] == [True, False, False, False]

    assert table.hand_of(0) == ["criollo", "galloway", "hereford-5"]
    assert table.offers() == ["discard criollo", "discard galloway", "discard hereford-5"]
    table.do("discard criollo")
    assert table.pile_of(0) == ["criollo"]
    assert table.asked == (0, "location"), "exactly as many as were drawn"


@pytest.mark.rules("GWT-DECK-04")
def test_exactly_as_many_cards_are_discarded_as_were_drawn() -> None:
    table = Table().workers(0, cowboys=3).building(0, "4b", "a-1")
    table.hand(0, "criollo", "galloway").stack(0, "longhorn", "longhorn", "longhorn")
    table.visit(0, "a-1").do("use draw", "draw", "draw", "discard longhorn", "discard criollo")
    assert table.asked == (0, "discard_drawn")
    assert not {"pass", "stop"} & set(table.offers())
    refusal = table.why_not("discard criollo")
    assert (refusal.rule, refusal.reason) == ("GWT-ACT-08", "not-in-hand")

    table.do("discard galloway")
    assert table.asked == (0, "location")
    assert table.hand_of(0) == ["longhorn", "longhorn"]
    assert table.pile_of(0) == ["longhorn", "criollo", "galloway"]


@pytest.mark.rules("GWT-DECK-05")
@pytest.mark.parametrize("drawn", [1, 2, 3])
def test_up_to_n_cards_are_drawn_one_by_one(drawn: int) -> None:
    """Building 4b with three cowboys; choosing it draws the first card."""
    table = Table().workers(0, cowboys=3).building(0, "4b", "a-1").hand(0, "criollo")
    table.stack(0, *["longhorn"] * 5).visit(0, "a-1").do("use draw")
    assert len(table.hand_of(0)) == 2
    for cards in range(2, drawn + 1):
        assert table.offers() == ["draw", "stop"]
        table.do("draw")
        assert len(table.hand_of(0)) == cards + 1
    if drawn < 3:
        table.do("stop")
    for _ in range(drawn):
        table.do("discard longhorn")
    assert table.asked == (0, "location")
    assert table.hand_of(0) == ["criollo"]


@pytest.mark.rules("GWT-DECK-05")
def test_drawing_no_card_forfeits_the_effect() -> None:
    table = Table().hand(0, "criollo", DRAW_CARD).stack(0, *["longhorn"] * 3)
    table.visit(0, "neutral-a").do(f"play {DRAW_CARD}")
    assert table.offers() == ["draw", "stop"]
    assert table.hand_of(0) == ["criollo"]
    table.do("stop")
    assert table.asked == (0, "location"), "nothing to discard"
    assert table.hand_of(0) == ["criollo"]


@pytest.mark.rules("GWT-DECK-05", "GWT-DECK-01")
def test_the_stack_is_renewed_in_the_middle_of_a_draw() -> None:
    table = Table().workers(0, cowboys=3).building(0, "4b", "a-1")
    table.stack(0, "longhorn").pile(0, "galloway").visit(0, "a-1").do("use draw")
    assert not table.has_event("reshuffled")
    table.do("draw")
    assert table.has_event("reshuffled", 0, 1)
    assert table.offers() == ["discard galloway", "discard longhorn"], "no third card anywhere"


@pytest.mark.rules("GWT-DECK-06")
def test_the_deck_is_stack_hand_and_discard_pile() -> None:
    table = Table().stack(0, "hereford-5").hand(0, "hereford-6").pile(0, "hereford-7")
    assert table.points(0, "cattle") == 5 + 6 + 7

    table.cleared(0, "remove-1").engine(0, 3).visit(0, "neutral-a")
    table.do("aux remove", "remove hereford-6")
    assert table.points(0, "cattle") == 5 + 7, "a removed card is no part of it"


@pytest.mark.rules("GWT-DECK-06")
def test_played_and_removed_cards_never_come_back_by_shuffling() -> None:
    table = Table().cleared(0, "remove-1").engine(0, 3).hand(0, "aux-new-york", "criollo")
    table.pile(0, "galloway", "longhorn").visit(0, "neutral-a")
    table.do("play aux-new-york", "pass", "aux remove", "remove criollo", "end")
    assert table.has_event("reshuffled", 0, 2)
    assert table.hand_of(0) == ["galloway", "longhorn"]
    assert table.stack_of(0) == []
