"""The auxiliary actions of the player board, single and double (GWT-AUX)."""

import pytest

from trailboss.games.great_western_trail.position import Table

ACTIONS = ["gain-money", "draw", "certificate", "engine", "remove"]
OBJECTIVE = "money-building-2orange"


def ready(*cleared: str) -> Table:
    """Seat 0 could perform every auxiliary action whose spaces are clear, also doubled."""
    table = Table().money(0, 9).engine(0, 6).stack(0, *["criollo"] * 9)
    return table.hand(0, "galloway", "galloway", "longhorn").cleared(0, *cleared)


def both(action: str) -> tuple[str, str]:
    return f"{action}-1", f"{action}-2"


def single(action: str, table: Table | None = None) -> Table:
    """Seat 0 stands on a hazard and performs the single auxiliary action."""
    table = table or ready(*both(action))
    return table.tile("flood-1", "flood-green-2").visit(0, "flood-1").do(f"aux {action}")


def double(action: str, table: Table | None = None) -> Table:
    """Seat 0 uses the icon of neutral G for the double auxiliary action."""
    table = table or ready()
    table.cleared(0, *both(action)).visit(0, "neutral-g")
    return table.do("use auxiliary", f"aux-double {action}")


# ---- locked, single, double


@pytest.mark.rules("GWT-AUX-01")
@pytest.mark.parametrize("action", ["certificate", "engine", "remove"])
def test_one_clear_space_makes_it_single_both_make_it_double(action: str) -> None:
    first, second = both(action)
    for cleared, offered in (
        ((), []),
        ((first,), [f"aux {action}"]),
        ((second,), [f"aux {action}"]),
        ((first, second), [f"aux {action}", f"aux-double {action}"]),
    ):
        table = ready(*cleared).visit(0, "neutral-g").do("use auxiliary")
        assert [text for text in table.offers() if text.endswith(f" {action}")] == offered


@pytest.mark.rules("GWT-AUX-01")
def test_a_locked_action_is_refused() -> None:
    table = ready("certificate-1").visit(0, "neutral-g").do("use auxiliary")
    assert table.why_not("aux engine") == ("GWT-AUX-01", "auxiliary-locked", {"aux": "engine"})
    assert table.why_not("aux-double engine").rule == "GWT-AUX-01"
    assert table.why_not("aux-double certificate").rule == "GWT-AUX-01"


@pytest.mark.rules("GWT-AUX-02")
def test_at_the_start_only_gaining_money_and_drawing_as_singles() -> None:
    table = Table(dealt=True).engine(0, 6).do("place neutral-g")
    assert table.offers("aux") == ["gain-money", "draw"]
    table.do("use auxiliary")
    assert table.offers("aux") == ["gain-money", "draw"]
    assert table.offers("aux-double") == []


@pytest.mark.rules("GWT-AUX-03")
@pytest.mark.parametrize("node", ["neutral-d", "neutral-g", "a-1"])
def test_the_icon_lets_choose_one_action_single_or_double(node: str) -> None:
    spaces = [space for action in ACTIONS for space in both(action)]
    table = ready(*spaces).building(0, "3b", "a-1").visit(0, node).do("use auxiliary")
    assert table.offers("aux") == ACTIONS
    assert table.offers("aux-double") == ACTIONS
    table.do("aux gain-money")  # once, although it could be doubled
    assert table.state.money[0] == 10
    assert table.why_not("use auxiliary").rule in ("GWT-ACT-01", "GWT-ACT-03")
    assert table.offers("aux") == []


@pytest.mark.vector("GWT-AUX-04/1")
def test_a_single_auxiliary_action_is_never_doubled() -> None:
    table = Table().cleared(0, "gain-money-2").tile("flood-1", "flood-green-2").visit(0, "flood-1")
    assert table.offers() == ["aux gain-money", "end"]
    assert table.why_not("aux-double gain-money")[:2] == ("GWT-AUX-04", "single-only")
    assert table.do("aux gain-money").state.money[0] == 1


@pytest.mark.rules("GWT-AUX-04")
@pytest.mark.parametrize("node", ["neutral-a", "a-1", "a-2"])
def test_nor_on_buildings_instead_of_their_actions(node: str) -> None:
    spaces = [space for action in ACTIONS for space in both(action)]
    table = ready(*spaces).building(0, "2a", "a-1").building(1, "3a", "a-2").visit(0, node)
    assert table.offers("aux") == ACTIONS
    assert table.offers("aux-double") == []


@pytest.mark.rules("GWT-AUX-05")
def test_a_double_engine_move_is_one_movement_for_the_double_price() -> None:
    table = double("engine", ready().engine(0, 3))
    assert table.state.money[0] == 7
    assert table.offers("engine") == ["4", "4.5", "5"]
    table.do("engine 4.5")
    assert table.asked == (0, "upgrade")
    table.do("pass")
    assert (table.asked, table.space_of(0)) == ((0, "location"), "4.5")  # the rest is lost


@pytest.mark.rules("GWT-AUX-05")
def test_a_double_backward_move_stops_only_at_its_end() -> None:
    table = double("certificate", ready().engine(0, 5))
    assert table.offers("engine") == ["4", "3"]  # not on the turnout 4.5 on the way
    table.do("engine 3", "certificates 2")
    assert (table.state.money[0], table.state.marker[0]) == (7, 2)


@pytest.mark.rules("GWT-AUX-05")
def test_double_needs_the_double_requirement() -> None:
    table = ready(*both("engine"), *both("certificate")).money(0, 1)
    table.visit(0, "neutral-g").do("use auxiliary")
    assert table.offers("aux-double") == []
    assert {"engine", "certificate"} <= set(table.offers("aux"))
    refusal = table.why_not("aux-double engine")
    assert refusal == ("GWT-TURN-06", "not-enough-money", {"needs": 2, "has": 1})


# ---- gain money, draw and discard


@pytest.mark.rules("GWT-AUX-06")
def test_gain_money() -> None:
    assert single("gain-money").state.money[0] == 10
    assert double("gain-money").state.money[0] == 11


@pytest.mark.rules("GWT-AUX-07")
def test_draw_one_then_discard_one() -> None:
    table = single("draw")
    assert table.hand_of(0) == ["criollo", "galloway", "galloway", "longhorn"]
    assert table.offers() == ["discard criollo", "discard galloway", "discard longhorn"]
    assert table.why_not("pass").rule == "GWT-ACT-04"
    table.do("discard criollo")  # the card just drawn
    assert table.hand_of(0) == ["galloway", "galloway", "longhorn"]
    assert (table.pile_of(0), table.asked) == (["criollo"], (0, "location"))


@pytest.mark.rules("GWT-AUX-07")
@pytest.mark.parametrize("drawn", [1, 2])
def test_double_draws_up_to_two_and_discards_as_many(drawn: int) -> None:
    table = double("draw")
    assert (table.offers(), len(table.hand_of(0))) == (["draw", "stop"], 4)
    table.do("draw" if drawn == 2 else "stop")
    for _ in range(drawn):
        assert table.asked == (0, "discard_drawn")
        table.do("discard galloway")
    assert (len(table.hand_of(0)), table.pile_of(0)) == (3, ["galloway"] * drawn)
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-AUX-07")
def test_an_objective_card_may_be_discarded() -> None:
    table = single("draw", ready().hand(0, OBJECTIVE)).do(f"discard {OBJECTIVE}")
    assert table.pile_of(0) == [OBJECTIVE]


@pytest.mark.rules("GWT-AUX-15")
def test_only_as_many_are_discarded_as_could_be_drawn() -> None:
    table = double("draw", ready().stack(0, "criollo").pile(0))
    assert table.asked == (0, "discard_drawn")  # no second card to draw
    table.do("discard criollo")
    assert table.asked == (0, "location")
    assert len(table.hand_of(0)) == 3


@pytest.mark.rules("GWT-AUX-15")
def test_with_nothing_to_draw_it_is_not_available() -> None:
    table = ready().stack(0).pile(0).visit(0, "neutral-a")
    assert table.offers("aux") == ["gain-money"]
    assert table.why_not("aux draw")[:2] == ("GWT-DECK-02", "no-card-to-draw")


# ---- the engine back for certificates, or forward


@pytest.mark.rules("GWT-AUX-08")
def test_engine_back_for_a_certificate() -> None:
    table = single("certificate")
    assert (table.state.money[0], table.space_of(0), table.state.marker[0]) == (8, "5", 0)
    assert table.offers("certificates") == ["1", "0"]
    assert table.do("certificates 1").state.marker[0] == 1


@pytest.mark.rules("GWT-AUX-08")
def test_doubled_it_goes_exactly_two_back_for_up_to_two_certificates() -> None:
    table = double("certificate")
    assert (table.state.money[0], table.offers()) == (7, ["engine 4.5", "engine 4"])
    assert table.why_not("engine 5")[:2] == ("GWT-BACK-01", "engine-back-exactly")
    table.do("engine 4")
    assert table.offers("certificates") == ["2", "1", "0"]
    assert table.do("certificates 2").state.marker[0] == 2


@pytest.mark.rules("GWT-AUX-08")
def test_without_the_dollar_it_is_not_available() -> None:
    table = ready("certificate-1").money(0, 0).visit(0, "neutral-a")
    assert "certificate" not in table.offers("aux")
    assert table.why_not("aux certificate")[:2] == ("GWT-TURN-06", "not-enough-money")


@pytest.mark.rules("GWT-AUX-09")
def test_engine_forward_by_exactly_one() -> None:
    table = single("engine")
    assert table.state.money[0] == 8
    assert table.offers() == ["engine 7", "stay"]
    assert table.why_not("engine 8")[:2] == ("GWT-ENG-01", "engine-too-far")
    assert table.do("engine 7").space_of(0) == "7"


@pytest.mark.rules("GWT-AUX-09")
@pytest.mark.parametrize("space", ["7", "7.5", "8"])
def test_doubled_it_costs_two_whatever_the_distance(space: str) -> None:
    table = double("engine")
    assert table.offers("engine") == ["7", "7.5", "8"]
    table.do(f"engine {space}")
    assert (table.state.money[0], table.space_of(0)) == (7, space)


# ---- the engine back to remove cards


@pytest.mark.rules("GWT-AUX-10")
def test_engine_back_then_a_dollar_then_a_card_leaves_the_game() -> None:
    table = single("remove", ready("remove-1").hand(0, "galloway", "longhorn", OBJECTIVE))
    assert (table.space_of(0), table.state.money[0]) == ("5", 10)
    assert table.offers("remove") == ["galloway", "longhorn", OBJECTIVE]  # any kind
    table.do(f"remove {OBJECTIVE}")
    assert table.hand_of(0) == ["galloway", "longhorn"]
    assert (table.pile_of(0), table.asked) == ([], (0, "location"))


@pytest.mark.vector("GWT-AUX-11/1")
@pytest.mark.parametrize("removed", [[], ["criollo"], ["criollo", "longhorn"], ["criollo"] * 2])
def test_two_back_two_dollars_and_up_to_two_cards(removed: list[str]) -> None:
    table = double("remove", ready().money(0, 0).hand(0, "criollo", "criollo", "longhorn"))
    assert table.offers() == ["engine 4.5", "engine 4"]
    table.do("engine 4")
    assert (table.space_of(0), table.state.money[0]) == ("4", 2)
    for card in removed:
        table.do(f"remove {card}")
    if len(removed) < 2:
        table.do("stop")
    assert table.asked == (0, "location")
    assert table.state.view(None)["players"][0]["removed"] == removed
    assert len(table.hand_of(0)) == 3 - len(removed)


@pytest.mark.rules("GWT-AUX-11")
def test_the_removal_may_be_forfeited_the_dollar_not() -> None:
    table = single("remove", ready("remove-2").money(0, 0)).do("stop")
    assert (table.state.money[0], len(table.hand_of(0))) == (1, 3)
    assert table.why_not("remove galloway").rule == "GWT-TURN-02"


@pytest.mark.rules("GWT-AUX-12")
def test_removed_cards_never_return_and_the_deck_has_no_minimum() -> None:
    table = ready("remove-1").hand(0, "galloway").stack(0).pile(0)
    table = single("remove", table).do("remove galloway")
    assert table.has_event("removed_card", 0, "galloway")
    table.do("end")
    assert (table.hand_of(0), table.stack_of(0), table.pile_of(0)) == ([], [], [])
    assert table.asked == (1, "ride")  # seat 0 goes on with fewer cards


@pytest.mark.rules("GWT-AUX-12")
def test_removed_cards_do_not_score() -> None:
    table = ready("remove-1").hand(0, "hereford-7")
    assert table.points(0, "cattle") == 7
    single("remove", table).do("remove hereford-7")
    assert table.points(0, "cattle") == 0


# ---- stations on the way back


@pytest.mark.vector("GWT-AUX-13/1")
def test_the_dollar_comes_too_late_for_the_station() -> None:
    table = single("remove", ready("remove-1").engine(0, 5).money(0, 1)).do("engine 4.5")
    assert table.asked == (0, "remove")  # no question about station 1, which costs 2
    assert table.state.money[0] == 2


@pytest.mark.rules("GWT-AUX-13")
@pytest.mark.parametrize(
    ("action", "after"), [("remove", "remove"), ("certificate", "certificates")]
)
def test_the_station_is_decided_before_the_rest_of_the_action(action: str, after: str) -> None:
    table = single(action, ready(f"{action}-1").engine(0, 5).money(0, 3)).do("engine 4.5")
    assert table.asked == (0, "upgrade")
    before = table.state.money[0]
    assert before == (3 if action == "remove" else 2)
    table.do("upgrade 1", "disc draw-2")
    assert table.asked == (0, after)
    assert table.state.money[0] == before - 2 + (1 if action == "remove" else 0)


@pytest.mark.rules("GWT-AUX-14")
@pytest.mark.parametrize("action", ["certificate", "remove"])
def test_too_near_the_start_it_is_not_available(action: str) -> None:
    table = ready(*both(action)).engine(0, 0).visit(0, "neutral-g")
    assert action not in table.offers("aux")
    assert table.why_not(f"aux {action}")[:2] == ("GWT-BACK-02", "engine-too-near-start")
    table.engine(0, 1).visit(0, "neutral-g").do("use auxiliary")
    assert action in table.offers("aux")
    assert action not in table.offers("aux-double")
    assert table.why_not(f"aux-double {action}")[:2] == ("GWT-BACK-02", "engine-too-near-start")


@pytest.mark.rules("GWT-AUX-14")
def test_a_skipped_engine_may_make_the_way_too_short() -> None:
    table = ready(*both("remove")).engine(0, 2).engine(1, 1).visit(0, "neutral-g")
    table.do("use auxiliary")
    assert "remove" in table.offers("aux")  # straight to the start
    assert "remove" not in table.offers("aux-double")
