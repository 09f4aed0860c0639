"""Hiring and discarding workers (ELP-HIRE, ELP-WORK)."""

import pytest

from trailboss.games.el_paso.position import Table


@pytest.mark.rules("ELP-HIRE-01", "ELP-DEC-07")
def test_a_hired_worker_comes_from_the_market_into_the_area_at_once() -> None:
    table = Table().money(0, 5).visit(0, "space-b")
    jobs = table.state.jobs[:]
    table.do("use hire")
    assert table.offers() == ["hire cowboy", "hire builder", "hire engineer"]
    table.do("hire builder")
    assert table.area_of(0) == {"builder": 1}
    assert table.state.jobs == [jobs[0], jobs[1] - 1, jobs[2], jobs[3]]


@pytest.mark.rules("ELP-HIRE-01")
def test_an_empty_stack_hires_nobody_and_an_area_has_no_limit() -> None:
    table = Table().money(0, 5).area(0, cowboys=11).jobs(builder=0).visit(0, "space-b")
    table.do("use hire")
    assert table.offers("hire") == ["cowboy", "engineer"]
    assert table.refused("hire builder") == ("ELP-HIRE-01", "nobody-left")
    assert table.do("hire cowboy").area_of(0) == {"cowboy": 12}


@pytest.mark.vector("ELP-HIRE-02/1")
def test_an_all_rounder_costs_4_more_even_when_hiring_is_free() -> None:
    table = Table().money(0, 3).train(0, 4).do("use hire")
    assert table.offers() == ["hire cowboy", "hire builder", "hire engineer"]
    refusal = table.why_not("hire all-rounder")
    assert (refusal.rule, refusal.reason) == ("ELP-HIRE-02", "not-enough-money")
    assert refusal.args == {"needs": 4, "has": 3}
    assert table.do("hire cowboy").state.money[0] == 3
    table = Table().money(0, 4).train(0, 4).do("use hire", "hire all-rounder")
    assert table.state.money[0] == 0


@pytest.mark.rules("ELP-HIRE-03")
@pytest.mark.parametrize(("worker", "cost"), [("engineer", 5), ("all-rounder", 9)])
def test_hire_for_5(worker: str, cost: int) -> None:
    table = Table().money(0, 10).building(0, "3a", "plot-c-d").visit(0, "plot-c-d")
    table.do("use hire", f"hire {worker}")
    assert table.state.money[0] == 10 - cost
    assert table.has_event("hired", 0, worker, cost)
    assert "hire-second" not in table.offers("use")


@pytest.mark.vector("ELP-HIRE-04/1")
def test_two_specialists_for_13() -> None:
    table = Table().money(0, 13).visit(0, "space-b")
    assert table.refused("use hire-second") == ("ELP-HIRE-04", "first-hire-first")
    table.do("use hire", "hire cowboy", "use hire-second", "hire builder")
    assert table.state.money[0] == 0
    assert table.area_of(0) == {"cowboy": 1, "builder": 1}


@pytest.mark.vector("ELP-HIRE-04/2")
@pytest.mark.parametrize("pair", [("engineer", "all-rounder"), ("all-rounder", "engineer")])
def test_a_pair_with_an_all_rounder_for_17(pair: tuple[str, str]) -> None:
    table = Table().money(0, 17).visit(0, "space-b")
    table.do("use hire", f"hire {pair[0]}", "use hire-second", f"hire {pair[1]}")
    assert table.state.money[0] == 0
    assert table.area_of(0) == {"engineer": 1, "all-rounder": 1}


@pytest.mark.rules("ELP-HIRE-05")
def test_the_two_must_be_of_different_types() -> None:
    table = Table().money(0, 30).visit(0, "space-b").do("use hire", "hire cowboy")
    table.do("use hire-second")
    assert table.offers("hire") == ["builder", "engineer", "all-rounder"]
    assert table.refused("hire cowboy") == ("ELP-HIRE-05", "same-type")
    table = Table().money(0, 30).jobs(builder=0, engineer=0, all_rounder=0).visit(0, "space-b")
    table.do("use hire")
    assert table.has_event("forced", 0, "hire cowboy")
    assert "hire-second" not in table.offers("use")


@pytest.mark.vector("ELP-HIRE-06/1")
def test_even_if_the_first_has_been_discarded() -> None:
    table = Table().patiently().money(0, 15).visit(0, "space-b")
    table.do("use hire", "hire all-rounder")
    assert table.state.money[0] == 6
    table.do("dismiss all-rounder")
    assert table.state.money[0] == 8
    table.do("use hire-second")
    assert "hire all-rounder" not in table.offers()
    table.state.money[0] = 99
    assert table.refused("hire all-rounder") == ("ELP-HIRE-05", "same-type")
    table.state.money[0] = 8
    table.do("hire builder")
    assert table.state.money[0] == 0
    assert table.area_of(0) == {"builder": 1}
    assert table.pile_of(0) == ["all-rounder"]


@pytest.mark.vector("ELP-HIRE-07/1")
def test_between_the_two_hires_other_things_may_be_done() -> None:
    table = Table().money(0, 11).hand(0, "galloway").visit(0, "space-b")
    table.do("use hire", "hire cowboy")
    assert table.state.money[0] == 6
    assert table.refused("use hire-second") == ("ELP-TURN-03", "not-enough-money")
    table.do("use sell")
    assert table.state.money[0] == 8
    table.do("use hire-second", "hire engineer")
    assert table.state.money[0] == 0
    assert table.area_of(0) == {"cowboy": 1, "engineer": 1}


@pytest.mark.rules("ELP-HIRE-08")
def test_a_hired_worker_serves_in_the_same_turn() -> None:
    table = Table().money(0, 4).building(0, "5b", "plot-c-d").visit(0, "plot-c-d")
    table.do("use hire", "hire builder", "use build", "build 1a")
    assert table.area_of(0) == {}
    table = Table().money(0, 5).visit(0, "space-b").do("use hire", "hire engineer")
    assert table.do("dismiss engineer").state.money[0] == 1


@pytest.mark.rules("ELP-WORK-01")
def test_an_all_rounder_gives_2_dollars_and_copies_nobody() -> None:
    table = Table().area(0, all_rounders=2).visit(0, "space-g").do("dismiss all-rounder")
    assert (table.state.money[0], table.state.track[0]) == (2, 0)
    assert table.area_of(0) == {"all-rounder": 1}
    assert table.refused("dismiss builder") == ("ELP-ANY-01", "no-such-worker")


@pytest.mark.rules("ELP-WORK-02")
def test_an_engineer_gives_1_dollar() -> None:
    table = Table().area(0, engineers=1).visit(0, "space-g").do("dismiss engineer")
    assert table.state.money[0] == 1
    assert table.pile_of(0) == ["engineer"]


@pytest.mark.vector("ELP-WORK-03/1")
def test_a_builder_gives_a_certificate_for_2_dollars() -> None:
    table = Table().money(0, 3).track(0, 2).area(0, builders=1).visit(0, "space-g")
    table.do("dismiss builder")
    assert (table.state.money[0], table.state.track[0]) == (1, 3)
    assert table.pile_of(0) == ["builder"]


@pytest.mark.vector("ELP-WORK-03/2")
def test_no_builder_is_discarded_in_vain() -> None:
    table = Table().money(0, 8).track(0, 4).area(0, builders=1).visit(0, "space-g")
    assert "dismiss builder" not in table.offers()
    assert table.refused("dismiss builder") == ("ELP-WORK-03", "track-full")
    table = Table().money(0, 1).area(0, builders=1).visit(0, "space-g")
    assert table.refused("dismiss builder") == ("ELP-WORK-03", "not-enough-money")


@pytest.mark.rules("ELP-WORK-04")
def test_cowboys_are_discarded_only_while_riding() -> None:
    table = Table().area(0, cowboys=3).building(0, "2a", "plot-b-c-inner").visit(0, "space-g")
    assert not any("cowboy" in text for text in table.offers())
    assert table.refused("dismiss cowboy") == ("ELP-WORK-04", "cowboys-for-steps")
    table.visit(0, "plot-b-c-inner").do("use ride")
    assert table.offers("ride") == ["space-c", "space-d", "space-e", "space-f"]
    assert table.refused("dismiss cowboy") == ("ELP-WORK-04", "cowboys-for-steps")
    table.do("ride space-d")
    assert table.area_of(0) == {"cowboy": 2}
    assert table.asked == (0, "visit")
    assert table.offers()[-1] == "finish"


@pytest.mark.vector("ELP-WORK-05/1")
def test_workers_paid_with_give_no_bonus() -> None:
    table = Table().money(0, 4).area(0, engineers=2).visit(0, "space-f").do("use train", "train 2")
    assert table.state.money[0] == 0
    assert table.pile_of(0) == ["engineer", "engineer"]
    assert table.asked == (0, "train_card")
