"""The seven neutral buildings (GWT-NB)."""

import pytest

from trailboss.games.great_western_trail.position import Table


@pytest.mark.rules("GWT-NB-A")
def test_a_sells_a_galloway_and_hires_twice() -> None:
    table = Table().hand(0, "galloway", "criollo").money(0, 20).jobs(1, "cowboy", "builder")
    table.jobs(2, "engineer", "engineer").visit(0, "neutral-a")
    assert table.offers("use") == ["sell", "hire", "hire-dear"]
    table.do("use sell")
    assert table.state.money[0] == 22
    assert table.pile_of(0) == ["galloway"]
    table.do("use hire-dear", "hire cowboy@row1")
    assert table.state.money[0] == 14
    table.do("use hire", "hire builder@row1")
    assert table.state.money[0] == 8
    assert table.offers() == ["end"]


@pytest.mark.rules("GWT-NB-B")
def test_b_sells_a_santa_gertrudis_and_builds_at_two_dollars_per_builder() -> None:
    table = Table().hand(0, "santa-gertrudis").workers(0, builders=3).money(0, 10)
    table.visit(0, "neutral-b")
    assert table.offers("use") == ["sell", "build"]
    table.do("use sell")
    assert table.state.money[0] == 12
    table.do("use build", "build 5a", "site a-1")
    assert table.state.money[0] == 6
    assert table.offers() == ["end"]


@pytest.mark.rules("GWT-NB-C")
@pytest.mark.parametrize("half", ["certificate", "objective"])
def test_c_gives_a_certificate_or_an_objective_card(half: str) -> None:
    table = Table().workers(0, engineers=2).visit(0, "neutral-c")
    assert table.offers("use") == ["certificate", "objective", "engine"]
    table.do(f"use {half}")
    if half == "certificate":
        assert table.offers() == ["certificates 1", "certificates 0"]
        table.do("certificates 1")
    else:
        table.do("objective-stack")
    assert table.state.marker[0] == (half == "certificate")
    assert len(table.pile_of(0)) == (half == "objective")
    assert table.offers("use") == ["engine"]
    for other in ("certificate", "objective"):
        assert table.why_not(f"use {other}")[:2] == ("GWT-ACT-03", "action-used")


@pytest.mark.rules("GWT-NB-C")
def test_c_moves_the_engine_by_the_number_of_engineers() -> None:
    table = Table().workers(0, engineers=3).engine(0, 5).visit(0, "neutral-c").do("use engine")
    assert table.offers() == ["engine 6", "engine 7", "engine 7.5", "engine 8"]


@pytest.mark.rules("GWT-NB-D")
def test_d_collects_a_bounty_or_moves_the_engine_for_two_dollars() -> None:
    table = Table().tile("outlaw-8", "outlaw-green").money(0, 2).visit(0, "neutral-d")
    assert table.offers("use") == ["bounty", "paid-engine", "auxiliary"]
    table.do("use bounty")
    assert table.state.money[0] == 10
    assert table.offers("use") == ["auxiliary"]

    table = Table().tile("outlaw-8", "outlaw-green").money(0, 2).visit(0, "neutral-d")
    table.do("use paid-engine")
    assert table.state.money[0] == 0
    assert table.offers() == ["engine 1", "engine 2", "stay"]
    table.do("engine 2")
    assert table.offers("use") == ["auxiliary"]
    assert table.why_not("use bounty")[:2] == ("GWT-ACT-03", "action-used")


@pytest.mark.rules("GWT-NB-D")
def test_d_wants_its_two_dollars_in_full() -> None:
    table = Table().money(0, 1).visit(0, "neutral-d")
    assert table.offers("use") == ["auxiliary"]
    refusal = table.why_not("use paid-engine")
    assert refusal[:2] == ("GWT-TURN-06", "not-enough-money")
    assert refusal.args == {"needs": 2, "has": 1}


@pytest.mark.rules("GWT-NB-D")
def test_d_offers_a_single_or_double_auxiliary_action() -> None:
    table = Table().cleared(0, "gain-money-2").visit(0, "neutral-d").do("use auxiliary")
    assert table.offers() == ["aux gain-money", "aux-double gain-money"]
    assert table.do("aux-double gain-money").state.money[0] == 2


@pytest.mark.rules("GWT-NB-E")
def test_e_sells_a_pineywoods_and_opens_the_cattle_market() -> None:
    table = Table().hand(0, "pineywoods").money(0, 4).market("longhorn").visit(0, "neutral-e")
    assert table.offers("use") == ["sell"], "nothing can be bought for 4 dollars"
    assert table.why_not("use cattle")[:2] == ("GWT-BUY-05", "nothing-to-buy")
    table.do("use sell")
    assert table.offers("use") == ["cattle"]
    table.do("use cattle", "buy longhorn 1")
    assert table.state.money[0] == 0
    assert table.pile_of(0) == ["pineywoods", "longhorn"]


@pytest.mark.rules("GWT-NB-F")
def test_f_sells_a_pair_and_removes_a_hazard_for_seven() -> None:
    table = Table().hand(0, "longhorn", "longhorn", "criollo").money(0, 3)
    table.stack(0, "criollo").tile("flood-1", "flood-green-4").visit(0, "neutral-f")
    assert table.offers("use") == ["sell-pair"]
    table.do("use sell-pair")
    assert table.offers() == ["discard-pair longhorn longhorn"]
    table.do("discard-pair longhorn longhorn")
    assert table.state.money[0] == 7
    assert table.pile_of(0) == ["longhorn", "longhorn"]
    table.do("use hazard")
    assert table.state.money[0] == 0
    assert table.offers() == ["end"]


@pytest.mark.vector("GWT-NB-G/1")
def test_g_moves_the_engine_and_doubles_an_auxiliary_action() -> None:
    table = Table().cleared(0, "gain-money-2").workers(0, engineers=2).visit(0, "neutral-g")
    assert table.offers("use") == ["engine", "auxiliary"]
    table.do("use engine")
    assert table.offers() == ["engine 1", "engine 2"], "up to the number of engineers"
    table.do("engine 2", "use auxiliary", "aux-double gain-money")
    assert table.space_of(0) == "2"
    assert table.state.money[0] == 2
    assert table.offers() == ["end"]

    instead = Table().cleared(0, "gain-money-2").visit(0, "neutral-g").do("aux gain-money")
    assert instead.state.money[0] == 1
    assert instead.offers() == ["end"]
    assert instead.why_not("use engine")[:2] == ("GWT-LOC-02", "auxiliary-used")
