"""Exchange tokens and the scoring sheet (RTN-XCH, RTN-SCORE)."""

import pytest

from trailboss import load
from trailboss.games.great_western_trail.rails_to_the_north.position import North


@pytest.mark.vector("RTN-XCH-01/1")
def test_one_card_or_two_never_none() -> None:
    table = North().hand(0, "criollo", "criollo", "galloway", "pineywoods").stack(0, "criollo")
    table.pile(0, *["galloway"] * 6).tokens(0, 1).visit(0, "neutral-g").do("exchange")
    assert len(table.hand_of(0)) == 5, "the first card is drawn at once"
    table.do("draw")
    assert table.has_event("reshuffled", 0, 6)
    table.do("discard criollo", "discard criollo")
    assert (len(table.hand_of(0)), len(table.stack_of(0)), len(table.pile_of(0))) == (4, 5, 2)


@pytest.mark.vector("RTN-XCH-02/1")
def test_with_an_empty_hand() -> None:
    table = North().stack(0, *["galloway"] * 5).tokens(0, 1).visit(0, "neutral-g")
    table.do("exchange", "stop", "discard galloway")
    assert (len(table.hand_of(0)), len(table.stack_of(0)), len(table.pile_of(0))) == (0, 4, 1)


@pytest.mark.rules("RTN-XCH-02")
def test_in_the_middle_of_an_action_and_out_of_turn() -> None:
    table = North().stack(0, "criollo").stack(1, "criollo").tokens(0, 1).tokens(1, 1).can_branch(0)
    table.do("use branch")
    assert "exchange" in table.offers(seat=0)
    assert table.offers(seat=1) == ["exchange"]


@pytest.mark.rules("RTN-XCH-03")
def test_the_supply_is_unlimited() -> None:
    table = North().tokens(0, 25).tokens(1, 25).branch(0, "olive-gate", "memphis").can_branch(0)
    table.do("use branch", "branch olive-tokens 0", "accept")
    assert table.state.tokens[:2] == [26, 25]


@pytest.mark.rules("RTN-XCH-04")
def test_where_tokens_come_from() -> None:
    table = North()
    arrows = [arrow.id for arrow in table.c.arrows if arrow.token]
    assert arrows == ["columbia-st-louis", "chicago-detroit"]
    slots = {town.id: [slot.token for slot in town.slots] for town in table.map.towns}
    assert {town: tokens for town, tokens in slots.items() if any(tokens)} == {
        "olive-tokens": [1, 1, 1, 1],
        "blue-tokens": [1, 1, 1, 1],
        "green-gate": [1, 0, 0, 0],
    }
    assert [node.id for node in table.c.nodes if node.token] == ["outlaw-1"]
    effects = [b.id for pair in table.c.private for b in pair if any(e.token for e in b.local)]
    assert effects == ["12b"]
    assert [m.id for m in table.c.masters if any(e.token for e in m.effects)] == ["areas"]


@pytest.mark.rules("RTN-SCORE-01")
def test_the_eleven_categories_stay() -> None:
    base = load("great_western_trail").start(2, seed=1).standings()[0]["categories"]
    assert list(North(2).state.standings()[0]["categories"]) == list(base)


@pytest.mark.vector("RTN-SCORE-02/1")
def test_cities_may_be_negative() -> None:
    table = North().delivered(0, "kansas-city", "kansas-city", "columbia", "st-louis", "chicago")
    table.delivered(0, "memphis", "green-bay", "san-francisco", "san-francisco")
    table.branch(0, *[town.id for town in table.map.towns][:9])
    assert table.points(0, "cities") == -5


@pytest.mark.vector("RTN-SCORE-03/1")
def test_station_towns_score_as_stations() -> None:
    assert North().upgraded(0, 1, 2, 11, 12).points(0, "stations") == 16


@pytest.mark.rules("RTN-SCORE-03")
def test_the_new_building_and_the_new_tiles_score() -> None:
    table = North().building(0, "13a", "a-1").master(0, "branch", "areas").tokens(0, 2)
    table.branch(0, "olive-gate")
    assert table.points(0, "private_buildings") == 4
    assert table.points(0, "station_masters") == 5 + 2


@pytest.mark.rules("RTN-SCORE-04")
def test_branchlets_bells_and_tokens_score_nothing_by_themselves() -> None:
    plain = North().points(0)
    table = North().branch(0, *[town.id for town in North().map.towns][:15]).tokens(0, 9)
    assert table.cleared(0, "branch-2").points(0) == plain
