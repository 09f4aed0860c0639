"""Gaining and playing objective cards (GWT-OBJ)."""

import pytest

from trailboss.games.great_western_trail.position import Table

MONEY = "money-2station-hazard"
AUXILIARY = "aux-new-york"
DRAW = "draw-hereford-hazard"
ENGINE = "engine-2building-2green"
ENGINE_3 = "engine3-2station-2hazard"
FREE_MOVE = "move-2building-2hazard"
START = "start-2station-green"


def areas(table: Table, seat: int) -> list[str]:
    shown: list[str] = table.state.view(None)["players"][seat]["objectives"]
    return shown


# ---- gaining


@pytest.mark.rules("GWT-OBJ-01")
def test_an_open_card_goes_face_up_onto_the_own_discard_pile() -> None:
    table = Table().display(MONEY, DRAW, ENGINE, DRAW).objective_stack(FREE_MOVE)
    table.pile(0, "criollo").visit(0, "neutral-c").do("use objective")
    assert table.offers() == [
        f"objective {MONEY}",
        f"objective {DRAW}",
        f"objective {ENGINE}",
        "objective-stack",
    ]
    table.do(f"objective {DRAW}")
    assert table.pile_of(0) == ["criollo", DRAW]
    assert table.hand_of(0) == []
    assert table.has_event("took_objective", 0, DRAW)


@pytest.mark.rules("GWT-OBJ-01")
def test_or_the_top_card_of_the_stack_is_taken_for_all_to_see() -> None:
    table = Table().display(MONEY, DRAW, ENGINE, ENGINE_3).objective_stack(FREE_MOVE)
    table.visit(0, "neutral-c").do("use objective", "objective-stack")
    assert table.pile_of(0) == [FREE_MOVE]
    assert table.has_event("took_objective", 0, FREE_MOVE)
    assert table.state.view(2)["players"][0]["discard_top"] == FREE_MOVE
    assert table.state.view(2)["objectives"]["display"] == [MONEY, DRAW, ENGINE, ENGINE_3]


@pytest.mark.rules("GWT-OBJ-01")
def test_only_cards_on_display_can_be_chosen() -> None:
    table = Table().display(MONEY, DRAW, ENGINE, ENGINE_3).objective_stack(FREE_MOVE)
    table.visit(0, "neutral-c").do("use objective")
    assert table.why_not(f"objective {FREE_MOVE}")[:2] == ("GWT-OBJ-01", "not-on-display")


@pytest.mark.rules("GWT-OBJ-02")
def test_a_card_taken_from_the_display_is_replaced_at_once() -> None:
    table = Table().display(MONEY, DRAW, ENGINE, ENGINE_3).objective_stack(FREE_MOVE)
    table.visit(0, "neutral-c").do("use objective", f"objective {MONEY}")
    assert table.state.view(0)["objectives"] == {
        "display": [DRAW, ENGINE, ENGINE_3, FREE_MOVE],
        "stack": 0,
    }


@pytest.mark.rules("GWT-OBJ-02")
def test_an_empty_stack_leaves_the_place_empty() -> None:
    table = Table().display(MONEY, DRAW).objective_stack()
    table.visit(0, "neutral-c").do("use objective")
    assert table.offers() == [f"objective {MONEY}", f"objective {DRAW}"]
    assert table.why_not("objective-stack")[:2] == ("GWT-OBJ-02", "objective-stack-empty")
    table.do(f"objective {MONEY}")
    assert table.state.view(0)["objectives"] == {"display": [DRAW], "stack": 0}


@pytest.mark.rules("GWT-OBJ-02")
def test_with_display_and_stack_empty_no_card_can_be_gained() -> None:
    table = Table().display().objective_stack().visit(0, "neutral-c")
    assert "objective" not in table.offers("use")
    assert table.why_not("use objective")[:2] == ("GWT-OBJ-02", "no-objective-left")


# ---- when a card may be played


@pytest.mark.rules("GWT-OBJ-03")
def test_any_number_of_cards_is_played_before_phase_a() -> None:
    table = Table().hand(0, MONEY, ENGINE, "criollo").riding(0, "neutral-a")
    assert table.offers("play") == [MONEY, ENGINE]
    table.do(f"play {MONEY}")
    assert table.offers("play") == [ENGINE]
    table.do(f"play {ENGINE}", "stay")
    assert all(answer.startswith("ride") for answer in table.offers())
    assert areas(table, 0)[-2:] == [MONEY, ENGINE]
    # Statistics count what was played, and not what everybody begins with.
    assert table.state.game.choices(table.state, 0)["card"] == [MONEY, ENGINE]


@pytest.mark.rules("GWT-OBJ-03")
def test_and_in_phase_b_before_and_after_any_action() -> None:
    table = Table().hand(0, MONEY, ENGINE, "galloway").visit(0, "neutral-a")
    table.do(f"play {MONEY}", "use sell")
    assert table.offers("play") == [ENGINE]
    table.do(f"play {ENGINE}", "stay")
    assert areas(table, 0)[-2:] == [MONEY, ENGINE]


@pytest.mark.rules("GWT-OBJ-03")
def test_also_on_a_foreign_tile_after_the_auxiliary_action() -> None:
    table = Table().building(1, "2a", "a-1").hand(0, MONEY).visit(0, "a-1")
    table.do("aux gain-money")
    assert table.offers() == [f"play {MONEY}", "end"]


@pytest.mark.rules("GWT-OBJ-03")
def test_only_a_card_in_hand_can_be_played() -> None:
    table = Table().hand(0, "criollo").pile(0, MONEY).riding(0, "neutral-a")
    assert table.why_not(f"play {MONEY}")[:2] == ("GWT-OBJ-03", "not-in-hand")
    table.do("ride neutral-b")
    assert table.why_not(f"play {MONEY}")[:2] == ("GWT-OBJ-03", "not-in-hand")


@pytest.mark.rules("GWT-OBJ-03", "GWT-OBJ-04")
def test_nobody_plays_a_card_in_the_turn_of_another() -> None:
    table = Table().hand(1, MONEY).visit(0, "neutral-a")
    assert table.offers(seat=1) == []
    assert table.why_not(f"play {MONEY}", seat=1).reason == "not-your-decision"


@pytest.mark.rules("GWT-OBJ-04")
def test_not_in_the_middle_of_the_ride() -> None:
    table = Table().hand(0, MONEY).building(0, "4a", "a-1").visit(0, "a-1").do("use herder")
    assert table.offers("play") == []
    assert table.why_not(f"play {MONEY}")[:2] == ("GWT-OBJ-04", "middle-of-action")


@pytest.mark.rules("GWT-OBJ-04")
def test_not_in_the_middle_of_an_action() -> None:
    table = Table().hand(0, MONEY).money(0, 20).jobs(1, "cowboy").visit(0, "neutral-a")
    table.jobs(1, "cowboy", "builder").do("use hire")
    assert table.asked == (0, "hire")
    assert table.offers("play") == []
    assert table.why_not(f"play {MONEY}").rule == "GWT-OBJ-04"


@pytest.mark.rules("GWT-OBJ-04")
def test_not_in_the_middle_of_a_draw_then_discard_effect() -> None:
    table = Table().hand(0, "criollo").stack(0, MONEY).visit(0, "neutral-a").do("aux draw")
    assert table.asked == (0, "discard_drawn")
    assert table.offers() == ["discard criollo", f"discard {MONEY}"]
    assert table.why_not(f"play {MONEY}").rule == "GWT-OBJ-04"
    table.do("discard criollo")
    assert table.offers("play") == [MONEY]


@pytest.mark.rules("GWT-OBJ-04")
def test_not_in_the_middle_of_an_immediate_action() -> None:
    table = Table().hand(0, AUXILIARY, MONEY).visit(0, "neutral-a").do(f"play {AUXILIARY}")
    assert table.asked == (0, "auxiliary")
    assert table.offers("play") == []
    assert table.why_not(f"play {MONEY}").rule == "GWT-OBJ-04"


@pytest.mark.rules("GWT-OBJ-04")
def test_not_once_phase_c_has_begun() -> None:
    table = Table().stack(0, *[MONEY] * 4).riding(1, "neutral-a").visit(0, "neutral-a").do("end")
    assert table.hand_of(0) == [MONEY] * 4
    assert table.asked == (1, "ride")
    assert table.offers(seat=0) == []


@pytest.mark.rules("GWT-OBJ-05")
def test_in_kansas_city_no_card_is_ever_offered() -> None:
    table = Table().hand(0, MONEY, "criollo", "galloway").marker(0, 3)
    table.foresight(1, "flood-green-2", "outlaw-green").visit(0, "kansas-city")
    asked = set()
    while table.state.active == 0:
        asked.add(table.asked[1])
        assert table.offers("play") == []
        assert table.why_not(f"play {MONEY}").rule == "GWT-OBJ-05"
        table.do(table.offers()[0])
    assert {"foresight", "income", "deliver", "disc"} <= asked


# ---- what playing means


@pytest.mark.rules("GWT-OBJ-06")
def test_a_played_card_stays_in_the_objective_area_and_must_be_scored() -> None:
    table = Table().area(0, START).hand(0, ENGINE).visit(0, "neutral-a")
    table.do(f"play {ENGINE}", "stay", "end")
    assert areas(table, 0) == [START, ENGINE]
    assert ENGINE not in table.hand_of(0) + table.pile_of(0) + table.stack_of(0)
    assert table.points(0, "objectives") == -3


@pytest.mark.rules("GWT-OBJ-06")
def test_the_immediate_action_may_be_forfeited() -> None:
    table = Table().hand(0, AUXILIARY).visit(0, "neutral-a").do(f"play {AUXILIARY}")
    assert table.offers() == ["aux gain-money", "pass"]
    table.do("pass")
    assert table.has_event("forfeited", 0)
    assert table.state.money[0] == 0
    assert areas(table, 0)[-1] == AUXILIARY


@pytest.mark.rules("GWT-OBJ-07")
def test_playing_is_never_compulsory() -> None:
    table = Table().hand(0, MONEY).riding(0, "neutral-a").do("ride neutral-b", "end")
    assert table.hand_of(0) == [MONEY]
    assert areas(table, 0) == areas(Table(), 0)


@pytest.mark.rules("GWT-OBJ-07")
def test_a_card_may_be_discarded_or_removed_instead() -> None:
    drawn = Table().hand(0, MONEY).stack(0, "criollo").visit(0, "neutral-a")
    drawn.do("aux draw", f"discard {MONEY}")
    assert drawn.pile_of(0) == [MONEY]

    for_certificates = Table().hand(0, MONEY, DRAW).building(0, "1b", "a-1").visit(0, "a-1")
    for_certificates.do("use certificates")
    assert for_certificates.offers() == [f"discard {MONEY}", f"discard {DRAW}"]
    for_certificates.do(f"discard {DRAW}")
    assert for_certificates.pile_of(0) == [DRAW]

    delivered = Table().kansas_city(0, MONEY, "criollo").do("deliver fulton")
    assert sorted(delivered.pile_of(0)) == ["criollo", MONEY]

    removed = Table().hand(0, MONEY).cleared(0, "remove-1").engine(0, 3).visit(0, "neutral-a")
    removed.do("aux remove", f"remove {MONEY}")
    assert removed.state.view(1)["players"][0]["removed"] == [MONEY]


@pytest.mark.rules("GWT-OBJ-08")
def test_an_objective_card_has_no_breeding_value() -> None:
    table = Table().tokens(0, 1).stack(0, "criollo").kansas_city(0, MONEY, DRAW, "galloway")
    decision = table.state.decision
    assert decision is not None
    assert decision.kind == "income"
    assert decision.args["total"] == 2


@pytest.mark.rules("GWT-OBJ-08")
def test_an_objective_card_is_no_cattle_to_discard() -> None:
    table = Table().building(0, "8b", "flood-risk-1").hand(0, AUXILIARY, AUXILIARY)
    table.visit(0, "flood-risk-1")
    assert table.offers("use") == []
    assert table.why_not("use sell")[:2] == ("GWT-ACT-09", "no-such-card")
    assert table.why_not("use risk")[:2] == ("GWT-ACT-09", "no-such-card")

    table.hand(0, AUXILIARY, AUXILIARY).visit(0, "neutral-f")
    assert table.why_not("use sell-pair")[:2] == ("GWT-ACT-09", "no-such-card")


@pytest.mark.rules("GWT-OBJ-08")
def test_an_objective_card_counts_for_the_hand_size() -> None:
    table = Table().hand(0, MONEY, DRAW, ENGINE).stack(0, "criollo", "criollo")
    table.visit(0, "neutral-a").do("end")
    assert table.hand_of(0) == ["criollo", MONEY, DRAW, ENGINE]


@pytest.mark.rules("GWT-OBJ-09")
def test_playing_a_card_leaves_the_auxiliary_option_open() -> None:
    table = Table().hand(0, MONEY, "galloway").visit(0, "neutral-a").do(f"play {MONEY}")
    assert table.offers("aux") == ["gain-money"]
    assert table.offers("use") == ["sell"]
    table.do("aux gain-money")
    assert table.state.money[0] == 3


# ---- the immediate actions


@pytest.mark.rules("GWT-OBJ-10")
def test_immediate_auxiliary_action_single_or_double() -> None:
    table = Table().hand(0, AUXILIARY).cleared(0, "gain-money-2").visit(0, "neutral-a")
    table.do(f"play {AUXILIARY}")
    assert table.offers() == ["aux gain-money", "aux-double gain-money", "pass"]
    table.do("aux-double gain-money")
    assert table.state.money[0] == 2


@pytest.mark.rules("GWT-OBJ-10")
@pytest.mark.parametrize(
    ("card", "spaces"), [(ENGINE, ["9", "10"]), (ENGINE_3, ["9", "10", "10.5", "11"])]
)
def test_immediate_engine_move(card: str, spaces: list[str]) -> None:
    table = Table().hand(0, card).engine(0, 8).visit(0, "neutral-a").do(f"play {card}")
    assert table.offers("engine") == spaces
    table.do(f"engine {spaces[0]}")
    assert table.space_of(0) == "9"


@pytest.mark.rules("GWT-OBJ-10")
def test_two_dollars_are_taken_in_full_without_a_question() -> None:
    table = Table().hand(0, MONEY).riding(0, "neutral-a").do(f"play {MONEY}")
    assert table.state.money[0] == 2
    assert table.asked == (0, "ride")


@pytest.mark.rules("GWT-OBJ-10")
def test_draw_up_to_three_then_discard_as_many() -> None:
    table = Table().hand(0, DRAW).stack(0, *["criollo"] * 9).visit(0, "neutral-a")
    table.do(f"play {DRAW}")
    assert table.offers() == ["draw", "stop"]
    table.do("draw", "draw", "draw")
    assert table.hand_of(0) == ["criollo"] * 3
    table.do(*["discard criollo"] * 3)
    assert table.pile_of(0) == ["criollo"] * 3
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-OBJ-10")
def test_the_draw_may_be_forfeited_wholly_or_partly() -> None:
    table = Table().hand(0, DRAW, "galloway").stack(0, *["criollo"] * 9).visit(0, "neutral-a")
    forfeited = Table().hand(0, DRAW).stack(0, "criollo").visit(0, "neutral-a")
    forfeited.do(f"play {DRAW}", "stop")
    assert forfeited.asked == (0, "location")
    assert forfeited.stack_of(0) == ["criollo"]

    table.do(f"play {DRAW}", "draw", "stop", "discard galloway")
    assert table.hand_of(0) == ["criollo"]
    assert table.asked == (0, "location")
