"""The questions of a turn, of phase B and of Kansas City, each with all its answers (GWT-DEC).

The questions inside actions are in test_decisions_in_actions.py.
"""

import pytest

from trailboss.games.great_western_trail.position import Table

MONEY = "money-2station-hazard"
AUXILIARY = "aux-new-york"
DRAW = "draw-hereford-hazard"
ENGINE = "engine-2building-2green"
FREE_MOVE = "move-2building-2hazard"


# ---- start of the game and of a turn


@pytest.mark.rules("GWT-DEC-01")
def test_dec_01_trim_the_first_hand() -> None:
    table = Table(dealt=True).do("place neutral-a", "end")
    table.tokens(1, 0).hand(1, "criollo", "criollo", "galloway", "longhorn", AUXILIARY, DRAW)
    table.pending(1, ("trim", 1, 2))
    left = [f"discard {card}" for card in ("criollo", "galloway", "longhorn", AUXILIARY, DRAW)]
    assert table.asked == (1, "trim")
    assert table.offers() == left, "one per different card, no pass"
    assert table.do(f"discard {DRAW}").offers() == left[:-1], "repeated until 4 remain"
    assert table.do("discard criollo").asked != (1, "trim")
    assert len(table.hand_of(1)) == 4


@pytest.mark.rules("GWT-DEC-01")
def test_dec_01_comes_only_in_the_first_turn_and_above_four_cards() -> None:
    table = Table(dealt=True)
    assert table.asked == (0, "place"), "seat 0 was dealt four"
    table.do("place neutral-a", "end")
    assert table.asked == (1, "trim"), "seat 1 was dealt five"


@pytest.mark.rules("GWT-DEC-02")
def test_dec_02_place_the_herder() -> None:
    table = Table(dealt=True).tokens(0, 0)
    assert table.asked == (0, "place")
    assert table.offers() == [f"place neutral-{letter}" for letter in "abcdefg"]


@pytest.mark.rules("GWT-DEC-03")
def test_dec_03_objective_cards_stand_beside_the_places() -> None:
    table = Table().hand(0, AUXILIARY, AUXILIARY, MONEY, "criollo").building(1, "2a", "a-1")
    table.riding(0, "neutral-a", 1)
    places = ["ride a-1", "ride neutral-b"]
    assert table.offers() == [*places, f"play {MONEY}", f"play {AUXILIARY}"]
    table.do(f"play {MONEY}")
    assert table.offers() == [*places, f"play {AUXILIARY}"], "repeated after each card"
    table.do("ride neutral-b")
    assert table.asked == (0, "location"), "riding goes on to phase B"


@pytest.mark.rules("GWT-DEC-03")
def test_dec_03_is_asked_of_everybody_alike() -> None:
    without = Table().hand(0, "criollo").stack(0, MONEY).riding(0, "neutral-g")
    holding = Table().hand(0, MONEY).stack(0, "criollo").riding(0, "neutral-g")
    assert without.asked == holding.asked == (0, "ride")
    assert without.state.view(1)["decision"] == holding.state.view(1)["decision"]


@pytest.mark.rules("GWT-DEC-03")
def test_dec_03_is_not_asked_when_everybody_knows_the_only_answer() -> None:
    table = Table().hand(0, "criollo").stack(0, "galloway").riding(0, "neutral-g")
    assert table.has_event("rode", 0, "kansas-city", 1), "no objective card is in hand or stack"
    token = Table().hand(0, "criollo").stack(0, "galloway").tokens(0, 1).riding(0, "neutral-g")
    assert token.offers() == ["ride kansas-city", "exchange"], "a token may be used before"


@pytest.mark.rules("GWT-DEC-04")
def test_dec_04_where_to_stop_and_by_which_way() -> None:
    table = Table().building(1, "4a", "a-1").tile("flood-1", "flood-black-3").money(0, 9)
    table.riding(0, "start", 3)
    places = ["neutral-a", "a-1", "flood-1", "neutral-b", "neutral-b by flood"]
    assert table.offers() == [f"ride {place}" for place in places], "no pass"
    assert table.why_not("ride neutral-c")[:2] == ("GWT-MOVE-03", "too-far")
    assert table.why_not("ride neutral-b by a")[:2] == ("GWT-DEC-04", "no-such-way")
    table.do("ride neutral-b by flood")
    assert table.state.money[:2] == [7, 0]
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-DEC-04")
def test_dec_04_no_place_lies_beyond_kansas_city() -> None:
    table = Table().hand(0, MONEY).riding(0, "neutral-f", 7)
    assert table.offers("ride") == ["neutral-g", "kansas-city"]
    assert table.do("ride kansas-city").asked[1] != "ride"


# ---- the menu of phase B


@pytest.mark.rules("GWT-DEC-05")
def test_dec_05_menu_of_an_own_building() -> None:
    table = Table().building(0, "8a", "flood-risk-1").hand(0, "criollo", MONEY)
    table.tile("outlaw-4", "outlaw-green").stack(0, "criollo").visit(0, "flood-risk-1")
    assert table.offers() == [
        "use bounty",
        "use auxiliary",
        "use engine",
        "use risk",
        "aux gain-money",
        "aux draw",
        f"play {MONEY}",
        "end",
    ]
    table.do("use engine", "engine 1")
    assert table.offers() == [
        "use bounty",
        "use auxiliary",
        "use risk",
        f"play {MONEY}",
        "end",
    ]
    table.do("use bounty")
    assert table.offers() == ["use risk", f"play {MONEY}", "end"], "the other half is gone"
    table.do("end")
    assert table.state.active == 1


@pytest.mark.rules("GWT-DEC-05")
def test_dec_05_menu_after_the_auxiliary_action_and_on_foreign_tiles() -> None:
    table = Table().hand(0, "galloway", MONEY).visit(0, "neutral-a").do("aux gain-money")
    assert table.offers() == [f"play {MONEY}", "end"]

    table = Table().building(1, "2a", "a-1").hand(0, "galloway", MONEY).visit(0, "a-1")
    assert table.offers() == ["aux gain-money", f"play {MONEY}", "end"]
    table = Table().tile("flood-1", "flood-green-2").visit(0, "flood-1")
    assert table.offers() == ["aux gain-money", "end"]


@pytest.mark.rules("GWT-DEC-05")
def test_dec_05_offers_only_what_can_be_performed() -> None:
    table = Table().visit(0, "neutral-a")
    assert table.offers() == ["aux gain-money", "end"]


@pytest.mark.rules("GWT-DEC-06")
def test_dec_06_which_tile_to_copy_then_the_menu_with_its_actions() -> None:
    table = Table().building(0, "6b", "a-1").building(1, "5b", "a-2").hand(0, "galloway")
    table.visit(0, "a-1")
    assert table.offers() == ["copy neutral-a", "copy a-2", "aux gain-money", "end"]
    table.do("copy a-2")
    assert table.offers() == ["use money", "aux gain-money", "end"]


@pytest.mark.rules("GWT-DEC-07")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        (AUXILIARY, ["aux gain-money", "aux draw", "pass"]),
        (DRAW, ["draw", "stop"]),
        (ENGINE, ["engine 1", "engine 2", "stay"]),
        (FREE_MOVE, [*(f"ride neutral-{letter}" for letter in "bced"), "pass"]),
    ],
)
def test_dec_07_perform_the_immediate_action_or_forfeit_it(card: str, answers: list[str]) -> None:
    table = Table().hand(0, card).stack(0, "criollo", "criollo").visit(0, "neutral-a")
    table.do(f"play {card}")
    assert table.offers() == answers
    table.do(answers[-1])
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-DEC-07")
@pytest.mark.parametrize("card", [DRAW, FREE_MOVE])
def test_dec_07_no_question_about_the_impossible(card: str) -> None:
    table = Table().hand(0, card).visit(0, "neutral-g").do(f"play {card}")
    assert table.asked == (0, "location"), "no card to draw, only Kansas City ahead"


@pytest.mark.rules("GWT-DEC-08")
def test_dec_08_free_move() -> None:
    table = Table().building(1, "4a", "g-1").hand(0, FREE_MOVE).money(0, 9)
    table.visit(0, "neutral-f").do(f"play {FREE_MOVE}")
    assert table.offers() == ["ride neutral-g", "ride g-1", "pass"], "not Kansas City"
    table.do("ride g-1")
    assert table.node_of(0) == "g-1"
    assert table.state.money[0] == 9
    assert table.state.active == 1


# ---- Kansas City


@pytest.mark.rules("GWT-DEC-30")
def test_dec_30_which_tile_of_the_column() -> None:
    table = Table().foresight(1, "flood-green-2", "outlaw-green").foresight(2, "cowboy", "builder")
    table.foresight(3, "engineer", "outlaw-orange").visit(0, "kansas-city")
    assert table.offers() == ["foresight 1 flood-green-2", "foresight 1 outlaw-green"]
    table.do("foresight 1 flood-green-2")
    assert table.offers() == ["foresight 2 cowboy", "foresight 2 builder"]
    table.do("foresight 2 cowboy")
    assert table.offers() == ["foresight 3 engineer", "foresight 3 outlaw-orange"]
    assert table.why_not("foresight 3 cowboy")[:2] == ("GWT-FOR-01", "not-in-column")
    table.do("foresight 3 engineer")
    assert table.asked[1] != "foresight"


@pytest.mark.rules("GWT-DEC-30")
def test_dec_30_without_workers_after_the_end_trigger() -> None:
    table = Table().foresight(1, "flood-green-2").foresight(2, "cowboy", "builder")
    table.foresight(3, "outlaw-green", "outlaw-orange").token_row(None)
    table.state.ending = table.state.token_holder = 3
    table.visit(0, "kansas-city")
    assert table.offers() == ["foresight 3 outlaw-green", "foresight 3 outlaw-orange"]


@pytest.mark.rules("GWT-DEC-31")
@pytest.mark.parametrize(("marker", "spend"), [(6, "023456"), (4, "01234"), (2, "012")])
def test_dec_31_where_to_move_the_marker_back_to(marker: int, spend: str) -> None:
    table = Table().cleared(0, "certificate-4", "certificate-6").marker(0, marker)
    table.kansas_city(0, "galloway")
    assert table.asked == (0, "income")
    assert table.offers() == [f"spend {number}" for number in spend]


@pytest.mark.rules("GWT-DEC-32")
def test_dec_32_how_many_calves_then_how_many_heifers() -> None:
    table = Table(simmental=True).kansas_city(0, "calf", "calf", "heifer")
    assert table.offers() == ["raise-calves 0", "raise-calves 1", "raise-calves 2"]
    assert table.do("raise-calves 0").offers() == ["raise-heifers 0", "raise-heifers 1"]
    assert table.do("raise-heifers 1").asked == (0, "deliver")


@pytest.mark.rules("GWT-DEC-33")
def test_dec_33_city_disc_and_the_order_of_different_arrows() -> None:
    table = Table().delivered(0, "fulton", "bloomington").kansas_city(0, "longhorn", "galloway")
    assert table.offers() == ["deliver kansas-city", "deliver st-louis"], "no pass"
    table.do("deliver st-louis")
    assert table.asked == (0, "disc")
    table.do("disc engine-1")
    assert table.offers() == ["arrow fulton-st-louis", "arrow st-louis-bloomington"]
    table.do("arrow fulton-st-louis")
    assert table.asked == (0, "objective")
    assert table.state.tokens[0] == 0, "the token comes second"
    assert "pass" not in table.offers()
    table.do("objective-stack")
    assert table.state.tokens[0] == 1


@pytest.mark.rules("GWT-DEC-33")
def test_dec_33_equal_arrows_need_no_order() -> None:
    table = Table().delivered(0, "bloomington", "chicago").engine(0, 18)
    table.kansas_city(0, "hereford-5", "longhorn").do("deliver peoria", "disc engine-1")
    assert table.asked == (0, "objective")
    table.do("objective-stack")
    assert table.asked == (0, "objective"), "one question per arrow"


# ---- any time


@pytest.mark.rules("GWT-DEC-40")
def test_dec_40_tokens_beside_any_question() -> None:
    table = Table().tokens(0, 1).tokens(2, 2).stack(0, "criollo").stack(2, *["criollo"] * 9)
    table.visit(0, "neutral-a")
    assert table.offers() == ["aux gain-money", "aux draw", "end", "exchange"]
    assert table.offers(seat=1) == []
    assert table.offers(seat=2) == ["exchange"], "a side channel: seat 0 is asked"
    table.do("exchange", seat=2)
    assert table.offers(seat=2) == ["draw", "stop", "exchange"], "or several at once"
    assert table.offers(seat=0) == ["exchange"], "the question of seat 0 waits"
    table.do("draw", seat=2)
    assert table.offers(seat=2) == ["discard criollo", "exchange"]
    table.do("discard criollo", "discard criollo", seat=2)
    assert table.offers() == ["aux gain-money", "aux draw", "end", "exchange"]


@pytest.mark.rules("GWT-DEC-41")
def test_dec_41_phase_c_asks_nothing() -> None:
    table = Table().hand(0, "galloway").stack(0, *["criollo"] * 9).visit(0, "neutral-a")
    table.do("end")
    assert table.hand_of(0) == ["criollo", "criollo", "criollo", "galloway"]
    assert table.asked == (1, "ride")


@pytest.mark.rules("GWT-DEC-42")
def test_dec_42_unplayed_objectives_are_decided_automatically() -> None:
    table = Table().area(2, "start-2station-green").hand(2, AUXILIARY, DRAW)
    table.delivered(2, "new-york").token_row(None)
    table.state.ending = table.state.token_holder = 3
    table.visit(2, "neutral-a").do("end")
    assert table.state.is_over
    assert table.state.standings()[2]["added"] == [AUXILIARY]
    assert table.points(2, "objectives") == 5
