"""Exchange tokens: anybody's, at any moment (GWT-EXC)."""

import pytest

from trailboss.games.great_western_trail.position import Table


def owners(table: Table) -> list[int]:
    """The seats that may use a token at the open question."""
    return [seat for seat in range(4) if "exchange" in table.offers(seat=seat)]


def with_tokens() -> Table:
    """Everybody has a token and cards to draw."""
    table = Table()
    for seat in range(4):
        table.tokens(seat, 1).stack(seat, *["criollo"] * 9).hand(seat, "pineywoods", "galloway")
    return table


@pytest.mark.rules("GWT-EXC-01")
def test_tokens_are_kept_openly_without_a_limit() -> None:
    table = Table().side("12b").building(0, "12b", "a-1").tokens(0, 30).visit(0, "a-1")
    table.do("use token")
    assert table.state.view(3)["players"][0]["tokens"] == 31
    assert table.has_event("gained_token", 0, 1)


@pytest.mark.rules("GWT-EXC-02")
def test_a_token_draws_up_to_two_cards_and_discards_as_many() -> None:
    table = with_tokens().visit(0, "neutral-a").do("exchange")
    assert table.state.tokens[0] == 0
    assert table.has_event("used_token", 0)
    assert table.offers() == ["draw", "stop"]
    table.do("draw")
    assert table.hand_of(0) == ["criollo", "criollo", "pineywoods", "galloway"]
    table.do("discard pineywoods")
    assert table.offers() == ["discard criollo", "discard galloway"], "exactly two"
    table.do("discard galloway")
    assert table.hand_of(0) == ["criollo"] * 2
    assert table.pile_of(0) == ["pineywoods", "galloway"]
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-EXC-02")
def test_one_card_may_be_enough() -> None:
    table = with_tokens().visit(0, "neutral-a").do("exchange", "stop", "discard galloway")
    assert table.hand_of(0) == ["criollo", "pineywoods"]
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-EXC-03")
def test_a_token_serves_in_every_phase_and_in_the_middle_of_any_action() -> None:
    table = with_tokens().money(0, 40).workers(0, builders=4).riding(0, "neutral-a")
    for action in ("ride neutral-b", "use build", "build 6a", "site a-1"):
        assert owners(table) == [0, 1, 2, 3], table.asked
        table.do(action)
    assert owners(table) == [0, 1, 2, 3]

    table.marker(0, 3).visit(0, "kansas-city")
    asked = set()
    while table.state.active == 0:
        asked.add(table.asked[1])
        assert owners(table) == [0, 1, 2, 3], table.asked
        table.do(next(answer for answer in table.offers() if answer != "exchange"))
    assert {"foresight", "income", "deliver", "disc"} <= asked


@pytest.mark.rules("GWT-EXC-03")
def test_even_before_the_own_first_turn() -> None:
    table = Table(dealt=True)
    assert table.asked == (0, "place")
    assert owners(table) == [0, 1, 2, 3]
    hand = len(table.hand_of(3))
    table.do("exchange", seat=3).do("stop", seat=3).do(table.offers()[0], seat=3)
    assert table.asked == (0, "place")
    assert len(table.hand_of(3)) == hand


@pytest.mark.rules("GWT-EXC-03")
def test_as_often_as_there_are_tokens_also_several_at_the_same_time() -> None:
    table = with_tokens().tokens(0, 3).visit(0, "neutral-a").do("exchange", "exchange", "exchange")
    assert table.state.tokens[0] == 0
    assert table.why_not("exchange")[:2] == ("GWT-EXC-03", "no-token")
    assert len(table.hand_of(0)) == 5, "each has drawn its first card"
    for _ in range(3):
        table.do("draw", "discard criollo", "discard criollo")
    assert table.asked == (0, "location")
    assert len(table.pile_of(0)) == 6


@pytest.mark.rules("GWT-EXC-03")
def test_without_a_token_nothing_is_exchanged() -> None:
    table = Table().stack(0, "criollo").visit(0, "neutral-a")
    assert "exchange" not in table.offers()
    assert table.why_not("exchange")[:2] == ("GWT-EXC-03", "no-token")


@pytest.mark.vector("GWT-EXC-04/1")
def test_discards_that_are_still_owed_add_up() -> None:
    table = Table().tokens(0, 1).hand(0, "criollo", "galloway", "pineywoods", "longhorn")
    table.stack(0, *["criollo"] * 5).visit(0, "neutral-a")
    table.do("aux draw", "exchange", "draw")
    assert len(table.hand_of(0)) == 7
    for _ in range(3):
        assert table.asked == (0, "discard_drawn")
        table.do("discard criollo")
    assert table.hand_of(0) == ["criollo", "pineywoods", "galloway", "longhorn"]
    assert len(table.pile_of(0)) == 3


@pytest.mark.rules("GWT-EXC-05")
def test_a_token_is_useless_without_a_card_to_draw() -> None:
    table = Table().tokens(0, 1).hand(0, "criollo").visit(0, "neutral-a")
    assert "exchange" not in table.offers()
    assert table.why_not("exchange")[:2] == ("GWT-EXC-05", "no-card-to-draw")
    table.pile(0, "criollo")
    assert "exchange" in table.offers(), "the discard pile can be shuffled"
    table.do("exchange")
    assert table.asked == (0, "discard_drawn"), "there was only one card"
    assert table.offers() == ["discard criollo"]


@pytest.mark.rules("GWT-EXC-06")
def test_off_turn_use_changes_nothing_about_whose_turn_it_is() -> None:
    table = with_tokens().money(0, 40).jobs(1, "cowboy", "builder").visit(0, "neutral-a")
    table.do("use hire").do("exchange", seat=2)
    assert table.asked == (2, "draw"), "the active player waits"
    assert table.why_not("hire cowboy@row1", seat=0).reason == "not-your-decision"
    assert table.state.active == 0
    table.do("stop", "discard criollo", seat=2)
    assert table.asked == (0, "hire")
    assert table.offers("hire") == ["cowboy@row1", "builder@row1"]
    assert table.state.active == 0


@pytest.mark.rules("GWT-EXC-06")
def test_the_order_of_two_reactions_makes_no_difference() -> None:
    def settled(first: int, second: int) -> Table:
        table = with_tokens().visit(0, "neutral-a")
        for seat in (first, second):
            table.do("exchange", seat=seat)
            table.do("stop", "discard galloway", seat=seat)
        return table

    one, other = settled(1, 3), settled(3, 1)
    assert one.asked == other.asked == (0, "location")
    for seat in range(4):
        mine, yours = one.state.view(seat), other.state.view(seat)
        assert mine == yours


@pytest.mark.rules("GWT-DEC-10")
def test_a_token_must_not_throw_away_what_a_chosen_action_demands() -> None:
    table = Table().tokens(0, 1).hand(0, "galloway", "galloway", "criollo")
    table.stack(0, "pineywoods", "longhorn").visit(0, "neutral-f")
    table.do("use sell-pair", "exchange", "draw", "discard criollo")
    assert table.offers() == ["discard pineywoods", "discard longhorn"]
    assert table.why_not("discard galloway")[:2] == ("GWT-DEC-10", "card-promised")
    table.do("discard longhorn", "discard-pair galloway galloway")
    assert table.state.money[0] == 4
