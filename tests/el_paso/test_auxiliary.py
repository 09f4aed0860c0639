"""Auxiliary actions and rides (ELP-AUX, ELP-RIDE)."""

import pytest

from trailboss.games.el_paso.position import Table

CARDS = ["criollo"] * 8


@pytest.mark.vector("ELP-AUX-01/1")
@pytest.mark.rules("ELP-DEC-12")
def test_money_and_exchange_from_the_start() -> None:
    table = Table().stack(0, *CARDS).hand(0, "criollo").visit(0, "space-g")
    assert table.offers("aux") == ["money", "exchange"]
    assert table.refused("aux certificate") == ("ELP-AUX-01", "auxiliary-locked")
    assert table.refused("aux remove") == ("ELP-AUX-01", "auxiliary-locked")
    table.do("use auxiliary")
    assert table.offers("aux") == ["money", "exchange"]
    assert table.refused("aux remove") == ("ELP-AUX-01", "auxiliary-locked")


@pytest.mark.rules("ELP-AUX-01")
def test_the_others_once_their_disc_is_gone() -> None:
    table = Table().stack(0, *CARDS).hand(0, "criollo").cleared(0, "certificate", "remove")
    assert table.visit(0, "space-g").offers("aux") == [
        "money",
        "certificate",
        "exchange",
        "remove",
    ]


@pytest.mark.rules("ELP-AUX-02")
@pytest.mark.parametrize(("cleared", "money"), [((), 1), (("money",), 3)])
def test_auxiliary_money(cleared: tuple[str, ...], money: int) -> None:
    table = Table().cleared(0, *cleared).visit(0, "space-g").do("aux money")
    assert table.state.money[0] == money


@pytest.mark.rules("ELP-AUX-03", "ELP-DEC-13")
def test_auxiliary_exchange_takes_no_token() -> None:
    table = Table().hand(0, "criollo").stack(0, "galloway", *CARDS).visit(0, "space-g")
    table.do("aux exchange", "discard criollo")
    assert "galloway" in table.hand_of(0)
    assert table.state.tokens[0] == 0


@pytest.mark.rules("ELP-AUX-03")
def test_stronger_exchange_may_be_made_twice() -> None:
    def first() -> Table:
        table = Table().cleared(0, "exchange").hand(0, "criollo").stack(0, "galloway", "hereford")
        return table.visit(0, "space-g").do("aux exchange", "discard criollo")

    table = first()
    assert table.asked == (0, "again")
    assert table.offers() == ["again", "stop"]
    table.do("again", "discard galloway")
    assert "hereford" in table.hand_of(0)
    table = first().do("stop")
    assert table.asked[0] == 1
    assert "hereford" in table.hand_of(0), "drawn at the end of the turn"


@pytest.mark.rules("ELP-AUX-04")
def test_certificate_and_remove() -> None:
    table = Table().cleared(0, "certificate").visit(0, "space-g").do("aux certificate")
    assert table.state.track[0] == 1
    table = Table().cleared(0, "remove").hand(0, "criollo", "galloway").visit(0, "space-g")
    table.do("aux remove", "remove criollo")
    assert table.removed_of(0) == ["criollo"]


@pytest.mark.vector("ELP-AUX-05/1")
def test_two_different_auxiliary_actions() -> None:
    table = Table().cleared(0, "money").hand(0, "criollo").stack(0, *CARDS)
    table.building(0, "4a", "plot-c-d").visit(0, "plot-c-d").do("use auxiliaries", "aux money")
    assert table.asked == (0, "auxiliary")
    assert table.offers() == ["aux exchange", "stop"]
    assert table.refused("aux money") == ("ELP-AUX-05", "same-auxiliary")
    table.do("aux exchange", "discard criollo")
    assert table.state.money[0] == 3
    assert table.pile_of(0) == ["criollo"]
    assert table.asked == (0, "visit")


@pytest.mark.rules("ELP-AUX-05")
def test_in_any_order_and_only_one_if_wished() -> None:
    table = Table().hand(0, "criollo").stack(0, *CARDS).building(0, "4a", "plot-c-d")
    table.visit(0, "plot-c-d").do("use auxiliaries", "aux exchange", "discard criollo", "aux money")
    assert table.state.money[0] == 1
    table = Table().stack(0, *CARDS).building(0, "4a", "plot-c-d").visit(0, "plot-c-d")
    table.do("use auxiliaries", "aux money", "stop")
    assert table.asked == (0, "visit")


@pytest.mark.rules("ELP-AUX-06")
def test_a_later_visit_of_the_turn_may_use_the_same_again() -> None:
    table = Table().building(0, "4a", "plot-c-d").visit(0, "plot-c-d")
    table.do("use auxiliaries")
    assert table.has_event("forced", 0, "aux money")
    table.do("use ride", "ride space-d", "aux money")
    assert table.state.money[0] == 2


@pytest.mark.vector("ELP-AUX-07/1")
def test_what_could_change_nothing_is_not_offered() -> None:
    table = Table().cleared(0, "certificate", "remove").track(0, 4).stack(0, *CARDS)
    table.visit(0, "space-g")
    assert table.offers("aux") == ["money", "exchange"]
    assert table.refused("aux certificate") == ("ELP-AUX-07", "track-full")
    assert table.refused("aux remove") == ("ELP-AUX-07", "no-such-card")
    table = Table().visit(0, "space-g")
    assert table.offers("aux") == ["money"]
    assert table.refused("aux exchange") == ("ELP-AUX-07", "no-card-to-draw")


# ---- rides


@pytest.mark.vector("ELP-RIDE-01/1")
def test_a_ride_of_one_step() -> None:
    table = Table().patiently().cleared(0, "step").building(0, "2a", "plot-b-c-inner")
    table.visit(0, "plot-b-c-inner").do("use ride")
    assert table.offers("ride") == ["space-c"]
    assert table.refused("ride space-d") == ("ELP-RIDE-01", "too-far")
    assert table.refused("ride plot-b-c-inner") == ("ELP-MOVE-03", "must-move")
    table = Table().building(0, "2a", "plot-b-c-inner").area(0, cowboys=1)
    table.visit(0, "plot-b-c-inner").do("use ride")
    assert table.offers("ride") == ["space-c", "space-d"]
    assert table.do("ride space-d").area_of(0) == {}


@pytest.mark.rules("ELP-RIDE-02")
def test_the_stop_reached_is_used_as_in_an_action_phase() -> None:
    table = Table().building(0, "4a", "plot-c-d").building(1, "1a", "plot-e-f")
    table.visit(0, "plot-c-d").do("use ride", "ride space-d")
    assert table.refused("use build") == ("ELP-STOP-01", "no-such-slot")
    assert table.offers("aux") == ["money"]
    table = Table().building(0, "6a", "plot-c-d").building(1, "1a", "plot-e-f")
    table.visit(0, "plot-c-d").do("use ride", "ride plot-e-f")
    assert table.offers() == ["aux money", "finish"]
    table = Table().building(0, "2a", "plot-g-a-inner").visit(0, "plot-g-a-inner").do("use ride")
    assert table.state.money[0] == 5, "in El Paso the three actions follow"
    assert table.pile_of(0) == ["simmental"]


@pytest.mark.rules("ELP-RIDE-03")
def test_the_hand_is_not_refilled_in_between() -> None:
    table = Table().hand(0, "criollo").stack(0, *CARDS).building(0, "4a", "plot-c-d")
    table.visit(0, "plot-c-d").do("use ride", "ride space-d")
    assert table.hand_of(0) == ["criollo"]
    assert len(table.do("finish").hand_of(0)) == 4


@pytest.mark.vector("ELP-RIDE-04/1")
def test_a_ride_ends_the_visit_it_belongs_to() -> None:
    table = Table().building(0, "4a", "plot-c-d").visit(0, "plot-c-d")
    table.do("use ride", "ride space-d")
    assert table.refused("use auxiliaries") == ("ELP-STOP-01", "no-such-slot")
    assert table.refused("use token") == ("ELP-LOC-03", "not-enough-money"), "that of D"
    table.do("finish")
    assert table.asked[0] == 1
    assert table.state.tokens[0] == 0


@pytest.mark.rules("ELP-RIDE-04")
def test_a_ride_also_ends_the_use_of_a_train_card() -> None:
    table = Table().marked(4).train(0, 4).do("use ride", "ride space-g")
    assert table.asked == (0, "visit")
    assert table.state.agenda[-1][2] == table.c.node_index["space-g"]
    table.do("finish")
    assert table.asked[0] == 1
    assert (table.state.track[0], table.tiles_of(0)) == (0, [])


@pytest.mark.rules("ELP-RIDE-05")
def test_rides_may_follow_on_each_other_and_el_paso_ends_them() -> None:
    table = Table().building(0, "1b", "plot-c-d").building(0, "4a", "plot-e-f")
    table.area(0, cowboys=3).hand(0, "criollo").visit(0, "plot-c-d")
    table.do("use ride", "ride plot-e-f", "use ride", "ride el-paso", "disc money")
    assert table.posts_of(0) == [0]
    assert table.asked[0] == 1
