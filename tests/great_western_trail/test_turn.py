"""The turn: its order, its phases, the first turn, and paying in full (GWT-TURN)."""

import pytest

from trailboss.games.great_western_trail.position import Table

NEUTRAL_NODES = [f"neutral-{letter}" for letter in "abcdefg"]


def first_turn(table: Table, node: str) -> None:
    """The seat in turn keeps four cards, puts its herder down and leaves it at that."""
    while table.asked[1] == "trim":
        table.do(table.offers()[0])
    table.do(f"place {node}", "end")


def turn_of_seat_0(table: Table, node: str) -> Table:
    """A whole turn of seat 0 is about to begin, its herder standing here."""
    table.state.herder[0] = table.c.node_index[node]
    return table.visit(table.state.seats - 1, "neutral-b").do("end")


# ---- whose turn it is


@pytest.mark.rules("GWT-TURN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_again_and_again(seats: int) -> None:
    table = Table(seats, dealt=True)
    order = []
    for _ in range(seats):
        order.append(table.asked[0])
        first_turn(table, "neutral-a")
    for _ in range(2 * seats):
        order.append(table.asked[0])
        table.do(table.offers()[0], "end")
    assert order == 3 * list(range(seats))


@pytest.mark.rules("GWT-TURN-01")
def test_nobody_plays_in_anothers_turn() -> None:
    table = Table().riding(0, "neutral-a")
    for other in (1, 2, 3):
        assert table.offers(seat=other) == []
        refusal = table.why_not("ride neutral-b", seat=other)
        assert refusal[:2] == ("GWT-TURN-01", "not-your-decision")
        assert refusal.args["seats"] == [0]
        assert refusal.args["question"]["kind"] == "ride"


# ---- the three phases


@pytest.mark.rules("GWT-TURN-02")
def test_first_move_then_use_the_location_then_draw() -> None:
    table = Table().hand(0, "santa-gertrudis", "criollo").stack(0, *["galloway"] * 9)
    assert turn_of_seat_0(table, "neutral-a").asked == (0, "ride")
    table.do("ride neutral-b")
    assert table.asked == (0, "location")
    assert table.hand_of(0) == ["criollo", "santa-gertrudis"]  # not drawn up yet
    table.do("use sell", "end")
    assert table.hand_of(0) == ["criollo", "galloway", "galloway", "galloway"]
    assert table.asked == (1, "ride")


@pytest.mark.rules("GWT-TURN-02")
def test_the_move_can_neither_be_skipped_nor_put_off() -> None:
    table = turn_of_seat_0(Table().hand(0, "galloway"), "neutral-a")
    assert all(answer.startswith("ride") for answer in table.offers())
    assert table.why_not("pass")[:2] == ("GWT-MOVE-06", "no-step-yet")
    assert table.why_not("use sell")[:2] == ("GWT-TURN-02", "another-question")
    assert table.why_not("end")[:2] == ("GWT-TURN-02", "another-question")


@pytest.mark.rules("GWT-TURN-02")
def test_drawing_up_is_not_asked_about() -> None:
    table = turn_of_seat_0(Table().stack(0, *["criollo"] * 5), "neutral-a")
    table.do("ride neutral-b", "end")
    assert len(table.hand_of(0)) == 4
    assert table.has_event("drew", 0, 4)


@pytest.mark.rules("GWT-TURN-05")
def test_after_phase_c_nothing_of_the_turn_is_left() -> None:
    table = Table().hand(0, "galloway").stack(0, "criollo").tokens(0, 1)
    turn_of_seat_0(table, "start").do("ride neutral-a", "end")
    assert table.asked == (1, "ride")
    assert table.offers(seat=0) == []  # stack and pile are empty: not even a token
    assert table.why_not("use sell", seat=0)[:2] == ("GWT-TURN-01", "not-your-decision")


@pytest.mark.rules("GWT-TURN-05")
def test_exchange_tokens_work_after_the_turn_too() -> None:
    table = turn_of_seat_0(Table().stack(0, *["criollo"] * 9).tokens(0, 1), "start")
    table.do("ride neutral-a", "end")
    assert table.asked == (1, "ride")
    assert table.offers(seat=0) == ["exchange"]


# ---- the first turn


@pytest.mark.vector("GWT-TURN-03/1")
def test_in_the_first_turn_the_hand_is_cut_to_four() -> None:
    table = Table(dealt=True)
    assert table.asked == (0, "place")  # seat 1 of the ledger discards none
    assert (len(table.hand_of(0)), table.pile_of(0)) == (4, [])
    table.hand(2, "criollo", "criollo", "criollo", "galloway", "galloway", "pineywoods")
    first_turn(table, "neutral-a")
    first_turn(table, "neutral-a")
    assert table.asked == (2, "trim")
    assert table.offers("discard") == ["criollo", "pineywoods", "galloway"]
    table.do("discard galloway")
    assert table.asked == (2, "trim")
    table.do("discard pineywoods")
    assert table.hand_of(2) == ["criollo", "criollo", "criollo", "galloway"]
    assert table.pile_of(2) == ["galloway", "pineywoods"]
    assert table.asked == (2, "place")


@pytest.mark.rules("GWT-TURN-03")
def test_cards_are_discarded_before_anything_else() -> None:
    table = Table(2, dealt=True)
    first_turn(table, "neutral-a")
    assert table.asked == (1, "trim")
    assert {text.split()[0] for text in table.offers()} == {"discard", "exchange"}
    assert table.why_not("place neutral-a").rule == "GWT-TURN-04"
    assert table.why_not("pass")[:2] == ("GWT-TURN-02", "another-question")


@pytest.mark.rules("GWT-TURN-03")
def test_only_the_very_first_turn_cuts_the_hand() -> None:
    table = turn_of_seat_0(Table().hand(0, *["criollo"] * 6), "neutral-a")
    assert table.asked == (0, "ride")


@pytest.mark.vector("GWT-TURN-04/1")
def test_the_first_herder_goes_on_any_neutral_building() -> None:
    table = Table(dealt=True)
    first_turn(table, "neutral-d")
    table.do(table.offers()[0])
    assert table.asked == (1, "place")
    assert table.offers("place") == NEUTRAL_NODES
    table.do("place neutral-d")
    assert table.node_of(0) == table.node_of(1) == "neutral-d"


@pytest.mark.rules("GWT-TURN-04")
def test_the_first_place_costs_no_steps_and_no_fees_and_is_used_at_once() -> None:
    table = Table(dealt=True)
    for hazard in ("flood-1", "drought-1", "rockfall-1"):
        table.tile(hazard, f"{hazard[:-2]}-black-3")
    table.do("place neutral-g")  # six locations and three hazards down the trail
    assert table.state.money[0] == 6
    assert table.asked == (0, "location")
    assert "engine" in table.offers("use")


@pytest.mark.rules("GWT-TURN-04")
def test_the_first_turn_is_no_ride() -> None:
    table = Table(dealt=True)
    assert table.offers() == [*(f"place {node}" for node in NEUTRAL_NODES), "exchange"]
    assert table.why_not("ride neutral-a").rule == "GWT-TURN-04"


@pytest.mark.rules("GWT-TURN-04")
def test_a_herder_is_placed_only_once() -> None:
    table = Table().riding(0, "neutral-a")
    assert table.why_not("place neutral-b").rule == "GWT-TURN-04"


# ---- costs


@pytest.mark.rules("GWT-TURN-06")
@pytest.mark.parametrize(
    ("node", "use", "cost", "rule"),
    [
        ("neutral-a", "hire", 6, "GWT-HIRE-07"),
        ("neutral-a", "hire-dear", 8, "GWT-HIRE-07"),
        ("neutral-b", "build", 2, "GWT-BLD-02"),
        ("neutral-d", "paid-engine", 2, "GWT-TURN-06"),
        ("neutral-f", "hazard", 7, "GWT-HAZ-02"),
    ],
)
def test_a_cost_is_paid_in_full_or_not_at_all(node: str, use: str, cost: int, rule: str) -> None:
    table = Table().jobs(1, "cowboy").tile("flood-1", "flood-green-2")
    assert use not in table.money(0, cost - 1).visit(0, node).offers("use")
    assert table.why_not(f"use {use}").rule == rule
    assert use in table.money(0, cost).visit(0, node).offers("use")


@pytest.mark.rules("GWT-TURN-06")
def test_the_refusal_names_what_is_missing() -> None:
    table = Table().money(0, 1).visit(0, "neutral-d")
    refusal = table.why_not("use paid-engine")
    assert refusal == ("GWT-TURN-06", "not-enough-money", {"needs": 2, "has": 1})


@pytest.mark.rules("GWT-TURN-06")
def test_paying_the_last_dollar_leaves_nothing_and_no_debt() -> None:
    table = Table().money(0, 2).stack(0, "criollo")
    table.visit(0, "neutral-d").do("use paid-engine", "engine 2")
    assert table.state.money[0] == 0
    assert table.why_not("use paid-engine").rule == "GWT-ACT-03"
    table.cleared(0, "engine-1").do("use auxiliary")
    assert table.offers("aux") == ["gain-money", "draw"]
    assert table.why_not("aux engine")[:2] == ("GWT-TURN-06", "not-enough-money")
