"""The turn, and what is possible at any time of it (ELP-TURN, ELP-ANY)."""

import pytest

from tests.el_paso.test_setup import drafted
from trailboss.games.el_paso.position import Table


@pytest.mark.rules("ELP-TURN-01")
def test_turns_go_clockwise_and_nobody_may_pass() -> None:
    table = drafted(3)
    order = []
    for _ in range(5):
        order.append(table.asked[0])
        assert "pass" not in table.offers()
        table.do(table.offers()[0], "finish")
        if table.asked[1] == "window":
            table.do("end")
    assert order == [0, 1, 2, 0, 1]


@pytest.mark.rules("ELP-TURN-01")
def test_only_the_seat_whose_turn_it_is_decides() -> None:
    table = Table().riding(0, "space-b")
    assert table.offers(seat=1) == []
    assert table.refused("ride space-c", seat=1) == ("ELP-TURN-01", "not-your-decision")


@pytest.mark.rules("ELP-TURN-02")
def test_movement_then_action_then_drawing() -> None:
    table = Table().hand(0, "criollo").stack(0, "galloway", "criollo", "pineywoods")
    table.riding(0, "space-b")
    assert table.refused("use money") == ("ELP-TURN-02", "move-first")
    assert table.refused("end") == ("ELP-TURN-02", "another-question")
    table.do("ride space-c")
    assert table.asked == (0, "visit")
    assert len(table.hand_of(0)) == 1
    assert table.refused("ride space-d") == ("ELP-TURN-02", "moved-already")
    table.do("finish")
    assert len(table.hand_of(0)) == 4
    assert table.asked == (1, "ride")


@pytest.mark.rules("ELP-TURN-03")
def test_nothing_is_done_that_cannot_be_paid_in_full() -> None:
    table = Table().money(0, 4).visit(0, "space-b")
    assert table.offers("use") == []
    refusal = table.why_not("use hire")
    assert (refusal.rule, refusal.args) == ("ELP-TURN-03", {"needs": 5, "has": 4})


@pytest.mark.rules("ELP-TURN-04")
def test_discarded_cards_and_workers_go_face_up_on_the_own_pile() -> None:
    table = Table().patiently().hand(0, "galloway").area(0, engineers=1).visit(0, "space-b")
    jobs = table.state.jobs[:]
    table.do("use sell", "dismiss engineer")
    assert table.pile_of(0) == ["galloway", "engineer"]
    assert table.state.jobs == jobs
    assert table.shown(0, 1)["discard"] == ["galloway", "engineer"]


@pytest.mark.rules("ELP-TURN-05")
def test_money_and_tokens_are_unlimited_but_cards_and_tiles_are_not() -> None:
    table = Table().money(0, 500).tokens(0, 40).visit(0, "space-g").do("use token")
    assert table.state.tokens[0] == 41
    table = Table().money(0, 500).jobs(cowboy=0).visit(0, "space-b").do("use hire")
    assert table.offers("hire") == ["builder", "engineer", "all-rounder"]
    assert table.refused("hire cowboy") == ("ELP-HIRE-01", "nobody-left")


def with_everything(table: Table) -> Table:
    table.money(0, 4).tokens(0, 1).area(0, builders=1, engineers=1, all_rounders=1)
    return table.hand(0, "criollo").stack(0, "galloway", "criollo", "criollo", "criollo")


ALL = ["exchange", "dismiss builder", "dismiss engineer", "dismiss all-rounder"]


def free(table: Table) -> list[str]:
    return [text for text in table.offers() if text.split(" ")[0] in ("exchange", "dismiss")]


@pytest.mark.rules("ELP-ANY-01", "ELP-DEC-16")
def test_in_each_phase_tokens_and_workers_may_be_used_as_often_as_wished() -> None:
    table = with_everything(Table()).riding(0, "space-b")
    assert free(table) == ALL
    table.do("ride space-c")
    assert free(table) == ALL
    table.do("use money")
    assert free(table) == ALL
    table.do("dismiss engineer", "exchange", "discard galloway", "dismiss builder")
    assert free(table) == ["dismiss all-rounder"]
    table.do("dismiss all-rounder")
    assert table.state.money[0] == 4 + 2 + 1 - 2 + 2


@pytest.mark.rules("ELP-ANY-01")
def test_also_before_the_first_placement() -> None:
    table = drafted(2)
    assert table.asked == (0, "place")
    assert free(table) == ALL
    table.do("dismiss engineer", "dismiss builder")
    assert table.asked == (0, "place")
    assert table.state.track[0] == 1


@pytest.mark.vector("ELP-ANY-02/1")
def test_not_in_somebody_elses_turn() -> None:
    table = Table(4).tokens(1, 2).stack(1, "criollo").area(1, engineers=1).riding(0, "space-b")
    assert table.offers(seat=1) == []
    assert table.refused("exchange", seat=1) == ("ELP-ANY-02", "not-your-turn")
    assert table.refused("dismiss engineer", seat=1) == ("ELP-ANY-02", "not-your-turn")


@pytest.mark.vector("ELP-ANY-03/1")
def test_a_worker_of_the_refill_may_still_be_discarded() -> None:
    table = Table().money(0, 9).stack(0, "engineer", *["criollo"] * 4)
    table.state.ending = 1
    table.at(1, "el-paso").visit(0, "space-g").do("finish")
    assert table.asked == (0, "window")
    assert table.offers() == ["end", "dismiss engineer"]
    table.do("dismiss engineer")
    assert table.state.money[0] == 10
    assert table.pile_of(0) == ["engineer"]
    assert table.state.is_over


@pytest.mark.rules("ELP-ANY-04", "ELP-DEC-16")
def test_not_inside_an_unfinished_step() -> None:
    exchange = with_everything(Table()).tokens(0, 2).visit(0, "space-g").do("exchange")
    pay = with_everything(Table()).money(0, 20).area(0, cowboys=1, all_rounders=2)
    pay.visit(0, "space-d").do("use buy", "buy corriente")
    site = with_everything(Table()).visit(0, "space-e").do("use build", "build 1a", "pay 0")
    hire = with_everything(Table()).money(0, 20).visit(0, "space-b").do("use hire")
    tile = with_everything(Table()).train(0, 1).do("use objective")
    disc = with_everything(Table()).delivering(0, "criollo").do("deliver 0")
    sell = with_everything(Table()).hand(0, "criollo", "corriente").building(0, "3a", "plot-c-d")
    sell.visit(0, "plot-c-d").do("use sell")
    remove = with_everything(Table()).hand(0, "criollo", "galloway").train(0, 3).do("use remove")
    asked = {
        "exchange": exchange,
        "pay": pay,
        "site": site,
        "hire": hire,
        "tile": tile,
        "disc": disc,
        "discard_for": sell,
        "remove": remove,
    }
    for question, table in asked.items():
        assert table.asked == (0, question)
        assert free(table) == []
        assert table.refused("dismiss engineer") == ("ELP-ANY-04", "unfinished-step")
