"""The sixth auxiliary action and the bells (RTN-AUX, RTN-BELL)."""

import pytest

from trailboss.games.great_western_trail.rails_to_the_north.position import North

OLIVE = ("olive-gate", "olive-medium", "memphis", "olive-tokens", "olive-station")
BLUE = ("blue-gate", "blue-tokens", "blue-west", "san-francisco", "denver")


def doubling(*hand: str) -> North:
    """At building 5a, with its single or double auxiliary action chosen."""
    table = North().cleared(0, "branch-2").hand(0, *hand).building(0, "5a", "a-1")
    return table.visit(0, "a-1").do("use auxiliary")


@pytest.mark.rules("RTN-AUX-01")
def test_the_single_form_is_open_from_the_start() -> None:
    table = North().hand(0, "galloway", "galloway").building(0, "5a", "a-1").visit(0, "a-1")
    assert "branch" in table.offers("aux")
    table.do("use auxiliary")
    assert "branch" in table.offers("aux")
    assert "branch" not in table.offers("aux-double"), "the extra disc is still there"
    refusal = table.why_not("aux-double branch")
    assert (refusal.rule, refusal.reason) == ("GWT-AUX-01", "auxiliary-locked")
    assert "branch" in doubling("galloway", "galloway").offers("aux-double")


@pytest.mark.rules("RTN-AUX-02")
def test_one_card_for_one_branch() -> None:
    table = North().hand(0, "galloway", "criollo").stack(0, "pineywoods")
    table.visit(0, "neutral-g").do("aux branch")
    assert table.offers() == ["discard galloway"]
    table.do("discard galloway", "branch olive-gate 0")
    assert table.bells() == [2, 3, 3, 3, 3]
    assert table.asked == (0, "location")


@pytest.mark.rules("RTN-AUX-03")
def test_two_cards_for_two_branches() -> None:
    table = doubling("galloway", "pineywoods", "galloway").do("aux-double branch")
    assert table.offers("discard") == ["pineywoods", "galloway"]
    table.do("discard galloway")
    assert table.offers("discard") == ["pineywoods", "galloway"], "equal or different"
    table.do("discard galloway")
    assert table.asked == (0, "branch"), "both before the first placement"
    assert "branch" in doubling("galloway", "galloway").offers("aux"), "one stays allowed"


@pytest.mark.vector("RTN-AUX-04/1")
def test_on_a_hazard_never_doubled() -> None:
    table = North().cleared(0, "branch-2").hand(0, "galloway", "galloway")
    table.tile("flood-1", "flood-green-2").visit(0, "flood-1")
    assert "branch" in table.offers("aux")
    assert table.offers("aux-double") == []
    assert table.why_not("aux-double branch").rule == "GWT-AUX-04"
    table.do("aux branch", "discard galloway", "branch olive-gate 0")
    assert table.hand_of(0) == ["galloway"]
    assert table.asked == (0, "location")


@pytest.mark.vector("RTN-AUX-05/1")
def test_only_cards_of_value_two() -> None:
    hand = ("criollo", "galloway", "pineywoods", "longhorn")
    table = doubling(*hand).do("aux branch")
    assert set(table.offers("discard")) == {"galloway", "pineywoods"}
    assert table.why_not("discard longhorn").rule == "GWT-ACT-09"
    both = doubling(*hand).do("aux-double branch", "discard galloway")
    assert both.do("discard pineywoods").asked == (0, "branch")


@pytest.mark.parametrize("card", ["criollo", "black-angus", "aux-new-york", "calf"])
@pytest.mark.rules("RTN-AUX-05")
def test_cards_that_are_not_accepted(card: str) -> None:
    table = North(simmental=True).hand(0, card).visit(0, "neutral-g")
    assert "branch" not in table.offers("aux")
    assert table.why_not("aux branch").reason == "no-such-card"


@pytest.mark.rules("RTN-AUX-06")
def test_not_without_a_slot() -> None:
    table = North().branch(0, *OLIVE).hand(0, "galloway").visit(0, "neutral-g")
    assert "branch" not in table.offers("aux")
    assert table.why_not("aux branch").rule == "RTN-PLACE-04"


@pytest.mark.vector("RTN-AUX-06/1")
def test_the_double_form_with_one_branchlet_left() -> None:
    table = doubling("galloway", "pineywoods").tokens(0, 0).delivered(0, "detroit")
    towns = [town.id for town in table.map.towns if town.id not in ("green-gate", "green-medium")]
    table.branch(0, *towns[:14])
    assert table.bells() == [0, 0, 0, 0, 1]
    table.do("aux-double branch", "discard galloway", "discard pineywoods", "branch green-gate 1")
    assert table.bells() == [0, 0, 0, 0, 0]
    assert table.state.tokens[0] == 1
    assert table.asked == (0, "location"), "the second placement lapses"


@pytest.mark.vector("RTN-AUX-07/1")
def test_the_second_placement_uses_what_the_first_opened() -> None:
    table = doubling("galloway", "pineywoods").money(0, 0)
    table.do("aux-double branch", "discard galloway", "discard pineywoods")
    table.do("branch olive-gate 0", "branch memphis 0")
    assert table.purse() == 2


@pytest.mark.rules("RTN-AUX-07")
def test_each_placement_may_be_forfeited_on_its_own() -> None:
    table = doubling("galloway", "pineywoods")
    table.do("aux-double branch", "discard galloway", "discard pineywoods", "pass")
    assert table.asked == (0, "branch")
    table.do("branch olive-gate 0")
    assert table.asked == (0, "location")


@pytest.mark.vector("RTN-AUX-08/1")
def test_the_extra_disc_must_be_payable() -> None:
    poor = North().delivering(0, 1).do("deliver columbia")
    assert "branch-2" not in poor.offers("disc")
    assert poor.why_not("disc branch-2").rule == "GWT-DSC-04"
    table = North().delivering(0, 3).do("deliver columbia")
    assert "branch-2" in table.offers("disc")
    assert table.do("disc branch-2").purse() == 1


@pytest.mark.rules("RTN-AUX-08")
def test_the_bonus_of_the_city_comes_too_late_for_the_disc() -> None:
    table = North().delivering(0, 0)
    assert table.asked == (0, "disc"), "there is only Kansas City"
    assert "branch-2" not in table.offers("disc"), "6 dollars come after the disc"


@pytest.mark.rules("RTN-AUX-08", "RTN-DEL-04")
def test_the_extra_disc_has_white_corners() -> None:
    table = North().delivering(0, 10).do("deliver chicago")
    assert "branch-2" in table.offers("disc"), "white-cornered Chicago"
    table = North().delivering(0, 10).do("deliver detroit")
    assert "branch-2" in table.offers("disc"), "dark-cornered Detroit"


@pytest.mark.rules("RTN-AUX-05", "RTN-INFO-03")
def test_a_token_may_be_used_between_the_two_discards() -> None:
    """The cards that the action still demands cannot be discarded for the token."""
    table = doubling("galloway", "pineywoods").tokens(0, 1).stack(0, "criollo")
    table.do("aux-double branch", "exchange")
    assert table.offers() == ["discard criollo"]
    assert table.why_not("discard galloway").rule == "GWT-DEC-10"


# ---- bells


@pytest.mark.vector("RTN-BELL-01/1")
def test_bells_are_emptied_from_the_left() -> None:
    table = North().branch(0, *OLIVE, *BLUE, "purple-gate")
    assert table.bells() == [0, 0, 0, 1, 3]
    assert table.emptied() == 3


@pytest.mark.parametrize(("placed", "bells"), [(0, 0), (2, 0), (3, 1), (5, 1), (14, 4), (15, 5)])
@pytest.mark.rules("RTN-BELL-01")
def test_a_begun_bell_does_not_count(placed: int, bells: int) -> None:
    table = North()
    table.branch(0, *[town.id for town in table.map.towns][:placed])
    assert table.emptied() == bells


@pytest.mark.vector("RTN-BELL-02/1")
def test_the_second_bell_gives_a_token() -> None:
    table = North().tokens(0, 1).delivered(0, "chicago").branch(0, "blue-gate", "blue-west")
    table.branch(0, "olive-gate", "memphis", "denver").branch(1, "blue-tokens/0").can_branch(0)
    table.do("use branch", "branch blue-tokens 1")
    assert table.state.tokens[0] == 2, "the bell's token can be used at once"
    assert "exchange" not in table.offers(), "but there is nothing to draw"
    table.do("accept")
    assert (table.state.tokens[0], table.emptied()) == (3, 2)


@pytest.mark.vector("RTN-BELL-02/2")
def test_the_last_branchlet() -> None:
    table = North().tokens(0, 0).delivered(0, "detroit")
    towns = [town.id for town in table.map.towns if not town.id.startswith("green-")]
    table.branch(0, *towns[:14]).can_branch(0).do("use branch", "branch green-gate 1")
    assert (table.state.tokens[0], table.emptied()) == (1, 5)
    assert "branch" not in table.offers("use")
    table.hand(0, "galloway").visit(0, "neutral-g")
    assert "branch" not in table.offers("aux")


@pytest.mark.rules("RTN-BELL-02")
def test_the_other_bells_give_nothing() -> None:
    table = North()
    assert [table.map.bell_tokens[placed] for placed in (3, 6, 9, 12, 15)] == [0, 1, 0, 0, 1]
