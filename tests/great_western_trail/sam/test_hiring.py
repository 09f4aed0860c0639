"""Whom Sam hires and what he buys (SAM-HIRE, SAM-CATTLE)."""

from typing import Any

import pytest

from trailboss.games.great_western_trail.sam.position import SAM, SoloTable

CHEAPEST, SPECIALIST, ENGINEER = 1, 6, 11


def hired(table: SoloTable, card: int) -> list[tuple[str, int]]:
    return [(str(args[1]), int(args[2])) for args in table.plays(card).told("sam_hired")]


@pytest.mark.rules("SAM-HIRE-01")
def test_only_above_the_tokens_row_and_free_of_charge() -> None:
    table = SoloTable().token_row(2).jobs(1, "builder").jobs(2, "cowboy")
    assert hired(table, SPECIALIST) == [("builder", 1)], "the cowboy is in the token's row"
    assert table.job(1) == [None, None]
    assert table.state.money == [0, 0]
    assert hired(table, SPECIALIST) == []
    table.token_row(None)
    assert hired(table, SPECIALIST) == [("cowboy", 2)], "the token has left the market"


@pytest.mark.vector("SAM-HIRE-02/1")
def test_of_equally_cheap_rows_the_upper_one() -> None:
    table = SoloTable().specialization("engineer").token_row(4).workers(SAM, engineers=2)
    table.jobs(1, "builder", "cowboy").jobs(2, "engineer", "engineer").jobs(3, "cowboy", "builder")
    assert hired(table, CHEAPEST) == [("builder", 1)]


@pytest.mark.vector("SAM-HIRE-02/2")
def test_in_the_cheapest_row_his_specialization() -> None:
    table = SoloTable().specialization("engineer").token_row(6).workers(SAM, engineers=2)
    table.jobs(1, "builder").jobs(4, "cowboy", "engineer")
    assert hired(table, CHEAPEST) == [("engineer", 4)]


@pytest.mark.rules("SAM-HIRE-02")
@pytest.mark.parametrize("specialization", ["cowboy", "builder", "engineer"])
def test_his_specialization_goes_first_wherever_it_stands_in_the_row(specialization: str) -> None:
    others = [worker for worker in ("cowboy", "builder", "engineer") if worker != specialization]
    for row in ([others[0], specialization], [specialization, others[1]]):
        table = SoloTable().workers(SAM, **{f"{specialization}s": 2}).specialization(specialization)
        table.token_row(3).jobs(1, *row).jobs(2, specialization)
        assert hired(table, CHEAPEST) == [(specialization, 1)]


@pytest.mark.rules("SAM-HIRE-02")
def test_but_not_in_a_dearer_row() -> None:
    table = SoloTable().workers(SAM, engineers=2).specialization("engineer").token_row(6)
    table.jobs(4, "cowboy", "builder").jobs(1, "engineer")
    assert hired(table, CHEAPEST) == [("cowboy", 4)]


@pytest.mark.rules("SAM-HIRE-02")
def test_full_types_are_not_available() -> None:
    table = SoloTable().workers(SAM, cowboys=6).token_row(6).jobs(4, "cowboy").jobs(1, "builder")
    assert hired(table, CHEAPEST) == [("builder", 1)]


@pytest.mark.vector("SAM-HIRE-03/1")
def test_no_specialist_so_the_most_frequent_by_its_place() -> None:
    table = SoloTable().specialization("builder").workers(SAM, builders=2).token_row(4)
    table.jobs(1, "cowboy", "engineer").jobs(2, "engineer").jobs(3, "cowboy")
    assert hired(table, SPECIALIST) == [("cowboy", 1)]
    assert table.job(1) == [None, "engineer"]


@pytest.mark.vector("SAM-HIRE-03/2")
def test_the_most_frequent_type_is_full() -> None:
    table = SoloTable().workers(SAM, cowboys=6, builders=6).specialization("builder").token_row(4)
    table.jobs(1, "cowboy", "cowboy").jobs(2, "cowboy", "engineer")
    assert hired(table, SPECIALIST) == []


@pytest.mark.rules("SAM-HIRE-03")
def test_the_specialist_in_the_cheapest_row() -> None:
    table = SoloTable().token_row(6).jobs(1, "cowboy").jobs(4, "builder", "cowboy")
    assert hired(table, SPECIALIST) == [("cowboy", 4)]
    table = SoloTable().workers(SAM, builders=2).specialization("builder").token_row(6)
    table.jobs(1, "cowboy", "cowboy").jobs(4, "engineer", "cowboy")
    assert hired(table, SPECIALIST) == [("cowboy", 4)], "the most frequent, from its cheapest row"


@pytest.mark.rules("SAM-HIRE-04")
def test_one_type_only() -> None:
    table = SoloTable().specialization("engineer").workers(SAM, engineers=2).token_row(6)
    table.jobs(1, "engineer").jobs(2, "engineer").jobs(4, "builder", "builder")
    assert hired(table, ENGINEER) == [("engineer", 1)]
    assert hired(table.jobs(4, "engineer", "engineer"), ENGINEER) == [("engineer", 4)]
    assert table.job(4) == [None, "engineer"]


# ---- cattle


def bought(cowboys: int, *market: str, **options: Any) -> list[str]:
    table = SoloTable(**options).workers(SAM, cowboys=cowboys).specialization("cowboy")
    return table.market(*market).plays(8).herd()


@pytest.mark.vector("SAM-CATTLE-01/1")
def test_the_price_cap() -> None:
    market = ("shorthorn-3", "shorthorn-5", "hereford-7")
    assert bought(1, *market) == []
    assert bought(1, *market, sam_cattle_price_cap=False) == ["shorthorn-5"]


@pytest.mark.rules("SAM-CATTLE-01")
@pytest.mark.parametrize(
    ("cowboys", "cards"),
    [
        (1, ["black-angus"]),
        (2, ["black-angus"]),
        (3, ["shorthorn-3"]),
        (4, ["hereford-5"]),
        (5, ["shorthorn-3", "shorthorn-3"]),
    ],
)
def test_what_so_many_cowboys_reach(cowboys: int, cards: list[str]) -> None:
    market = ("black-angus", "black-angus", "shorthorn-3", "shorthorn-3", "hereford-5")
    assert bought(cowboys, *market) == cards


@pytest.mark.vector("SAM-CATTLE-02/1")
def test_the_highest_sum_of_points() -> None:
    assert bought(3, "corriente", "corriente", "shorthorn-5") == ["corriente", "corriente"]


@pytest.mark.vector("SAM-CATTLE-02/2")
def test_two_shorthorns_before_a_hereford() -> None:
    cards = bought(5, "shorthorn-5", "shorthorn-3", "hereford-7")
    assert cards == ["shorthorn-5", "shorthorn-3"]


@pytest.mark.vector("SAM-CATTLE-03/1")
def test_of_equal_points_the_higher_value() -> None:
    assert bought(3, "corriente", "longhorn", "shorthorn-5") == ["shorthorn-5"]


@pytest.mark.vector("SAM-CATTLE-03/2")
def test_a_hereford_before_two_of_value_three() -> None:
    assert bought(4, "hereford-6", "corriente", "corriente") == ["hereford-6"]


@pytest.mark.rules("SAM-CATTLE-04")
def test_the_cards_stay_in_his_pile_and_nothing_is_refilled() -> None:
    table = SoloTable().market("longhorn").market_stack("corriente").plays(8)
    assert table.herd() == ["longhorn"]
    assert table.state.market == [0] * len(table.state.market)
    assert table.plays(3, start="start").herd() == ["longhorn"]
    assert table.points(SAM, "cattle") == 2


@pytest.mark.vector("SAM-CATTLE-04/1")
def test_the_higher_value_before_a_calf() -> None:
    assert bought(2, "calf", "corriente", simmental=True) == ["corriente"]


@pytest.mark.rules("SAM-CATTLE-04")
def test_a_calf_is_open_to_him_and_stays_one() -> None:
    table = SoloTable(simmental=True).market("calf").plays(8)
    assert table.herd() == ["calf"]
    table.plays(3, start="neutral-g")
    assert table.herd() == ["calf"]
    assert table.points(SAM, "cattle") == 3
