"""Special cases (GWT-SPC)."""

import pytest

from trailboss.games.great_western_trail.position import Table

OBJECTIVE = "money-2station-hazard"


@pytest.mark.rules("GWT-SPC-01")
def test_the_bank_never_runs_out() -> None:
    table = Table().side("12b").building(0, "12b", "a-1").money(0, 1000).tokens(0, 500)
    table.upgraded(0, 1).visit(0, "a-1").do("use money", "use token")
    assert table.state.money[0] == 1002
    assert table.state.tokens[0] == 501


@pytest.mark.rules("GWT-SPC-02")
def test_an_exhausted_market_stack_is_not_refilled() -> None:
    table = Table().market("longhorn").market_stack("corriente").money(0, 20)
    table.workers(0, cowboys=6).visit(0, "neutral-e").do("use cattle", "extend", "buy corriente 1")
    assert table.why_not("extend")[:2] == ("GWT-BUY-07", "market-stack-empty")
    assert table.state.view(0)["market"]["stack"] == 0


@pytest.mark.rules("GWT-SPC-02")
def test_an_exhausted_bag_or_objective_stack_is_not_refilled() -> None:
    table = Table().bag(1).bag(2).bag(3).foresight(1, "outlaw-green").foresight(2).foresight(3)
    table.display(OBJECTIVE).objective_stack().visit(0, "kansas-city").do("disc engine-1")
    assert table.state.view(0)["foresight"] == [[None, None]] * 3

    table.visit(0, "neutral-c").do("use objective")
    assert table.pile_of(0) == [OBJECTIVE]
    assert table.state.view(0)["objectives"] == {"display": [], "stack": 0}


@pytest.mark.rules("GWT-SPC-03")
def test_a_forced_step_is_taken_without_asking() -> None:
    table = Table().tile("flood-1", "flood-green-2").money(0, 7).visit(0, "neutral-f")
    table.do("use hazard")
    assert table.has_event("forced", 0, "clear flood-1")
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-SPC-03")
def test_a_question_about_hidden_cards_is_asked_even_with_one_answer() -> None:
    table = Table().building(0, "5a", "a-1").hand(0, "longhorn").stack(0, "black-angus")
    table.visit(0, "a-1").do("use sell")
    assert table.offers() == ["discard longhorn"], "others do not see whether there was a choice"

    table = Table().hand(0, "criollo").stack(0, OBJECTIVE).riding(0, "neutral-g")
    assert table.offers() == ["ride kansas-city"], "there could have been an objective card"

    table = Table().stack(0, "criollo").visit(0, "neutral-a").do("aux draw")
    assert table.offers() == ["discard criollo"]

    table = Table().workers(0, engineers=2).money(0, 6).jobs(1, "engineer").hand(0, "galloway")
    table.stack(0, "criollo").visit(0, "neutral-a").do("use hire")
    assert table.offers() == ["pass"], "nobody learns that there is no Criollo in hand"


@pytest.mark.rules("GWT-SPC-03", "GWT-DEC-10")
def test_but_not_where_everybody_knows_that_there_is_no_choice() -> None:
    table = Table().building(0, "5a", "a-1").hand(0, "longhorn").stack(0, "criollo")
    assert table.visit(0, "a-1").do("use sell").has_event("forced", 0, "discard longhorn")

    pair = Table().hand(0, "longhorn", "longhorn", "criollo").visit(0, "neutral-f")
    assert pair.do("use sell-pair").has_event("forced", 0, "discard-pair longhorn longhorn")

    table = Table().workers(0, engineers=2).money(0, 6).jobs(1, "engineer").hand(0, "galloway")
    assert table.visit(0, "neutral-a").do("use hire").has_event("forced", 0, "pass")


@pytest.mark.rules("GWT-SPC-03", "GWT-DEC-10")
def test_nor_while_a_token_could_bring_another_card() -> None:
    table = Table().building(0, "5a", "a-1").hand(0, "longhorn").stack(0, "criollo").tokens(0, 1)
    assert table.visit(0, "a-1").do("use sell").offers() == ["discard longhorn", "exchange"]


@pytest.mark.rules("GWT-SPC-03", "GWT-DEC-05")
def test_phase_b_ends_by_itself_when_nothing_is_left_to_do_or_to_draw() -> None:
    hand = ["criollo", "criollo", "galloway", "galloway"]
    table = Table().building(1, "2a", "a-1").hand(0, *hand).stack(0, "longhorn").visit(0, "a-1")
    assert table.do("aux gain-money").has_event("forced", 0, "end")
    assert table.asked[0] == 1

    table = Table().building(1, "2a", "a-1").hand(0, *hand).stack(0, OBJECTIVE).visit(0, "a-1")
    assert table.do("aux gain-money").offers() == ["end"], "there could be an objective card"

    table = Table().building(1, "2a", "a-1").hand(0, *hand[1:]).stack(0, "longhorn")
    assert table.visit(0, "a-1").do("aux gain-money").offers() == ["end"], "drawing is not forced"

    table = Table().building(0, "5a", "a-1").hand(0, *hand).stack(0, "longhorn").visit(0, "a-1")
    table.do("use auxiliary", "aux gain-money")
    assert table.offers() == ["end"], "there could be a card to sell"


@pytest.mark.rules("GWT-SPC-04")
def test_without_any_disc_nothing_is_delivered() -> None:
    table = Table().only_discs(0).delivered(0, "fulton").stack(0, *["criollo"] * 4)
    table.kansas_city(0, "hereford-5", "criollo")
    assert table.has_event("no_disc_to_deliver", 0)
    assert table.state.money[0] == 6, "income, but no transport cost and no bonus"
    assert table.state.view(0)["players"][0]["cities"] == {"fulton": 1}
    assert table.node_of(0) == "start"
    assert table.state.active == 1


@pytest.mark.rules("GWT-SPC-04")
def test_a_disc_that_cannot_be_paid_is_no_disc() -> None:
    table = Table().only_discs(0, "hand-left").kansas_city(0, "shorthorn-3")
    assert table.has_event("no_disc_to_deliver", 0), "4 dollars do not pay 5"
    assert table.state.money[0] == 4

    table = Table().only_discs(0, "hand-left").kansas_city(0, "hereford-5")
    assert table.asked == (0, "deliver")
    assert "deliver kansas-city" in table.offers()


@pytest.mark.rules("GWT-SPC-05")
def test_no_upgrade_without_a_disc() -> None:
    table = Table().only_discs(0).engine(0, 4).money(0, 9).visit(0, "neutral-g")
    table.do("use engine", "engine 4.5")
    assert table.asked == (0, "location")

    table = Table().building(0, "9b", "a-1").only_discs(0).engine(0, 9).money(0, 9)
    table.visit(0, "a-1")
    assert table.why_not("use station")[:2] == ("GWT-PB-9b", "no-station-behind")


@pytest.mark.rules("GWT-SPC-05")
def test_the_price_of_the_disc_is_part_of_the_question() -> None:
    table = Table().only_discs(0, "hand-left").engine(0, 4).money(0, 6).visit(0, "neutral-g")
    assert table.do("use engine", "engine 4.5").asked == (0, "location"), "2 + 5 dollars"
    table = Table().only_discs(0, "hand-left").engine(0, 4).money(0, 7).visit(0, "neutral-g")
    table.do("use engine", "engine 4.5", "upgrade 1")
    assert table.state.money[0] == 0


@pytest.mark.rules("GWT-SPC-05")
def test_the_last_disc_comes_from_another_station() -> None:
    table = Table().only_discs(0).upgraded(0, 2, 3).engine(0, 4).money(0, 2).visit(0, "neutral-g")
    table.do("use engine", "engine 4.5", "upgrade 1")
    assert table.offers() == ["disc-back 2", "disc-back 3"]
    table.do("disc-back 2")
    assert table.state.view(0)["players"][0]["stations"] == [1, 3]
