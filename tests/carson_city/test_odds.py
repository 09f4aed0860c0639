"""How likely duellists are to win: against every throw of the dice, and where nothing is said."""

from itertools import product

import pytest

from trailboss.games.carson_city.odds import chances
from trailboss.games.carson_city.position import Table


def by_hand(powers: list[int]) -> list[int]:
    """Per cent, the first seat winning ties against the second and so on."""
    throws = list(product(range(1, 7), repeat=len(powers)))
    winners = []
    for throw in throws:
        totals = [power + die for power, die in zip(powers, throw, strict=True)]
        winners.append(totals.index(max(totals)))
    return [round(100 * winners.count(seat) / len(throws)) for seat in range(len(powers))]


@pytest.mark.parametrize("stock", [(3, 3), (5, 1), (0, 9), (4, 3, 2)])
def test_the_odds_are_those_of_all_throws(stock: tuple[int, ...]) -> None:
    town = Table(len(stock)).stock(*stock)
    found = chances(town.state, range(len(stock)))
    assert [found[str(seat)] for seat in range(len(stock))] == by_hand(list(stock))


@pytest.mark.rules("CAR-DUEL-06")
def test_whoever_passed_earlier_wins_ties() -> None:
    town = Table().passed(1, 0)
    assert chances(town.state, (0, 1)) == {"1": 58, "0": 42}
    town.passed(0, 1)
    assert chances(town.state, (1, 0)) == {"0": 58, "1": 42}
    town.passed(1)
    town.state.order = [0, 1]  # seat 0 places first, but has not passed yet
    assert chances(town.state, (0, 1)) == {"1": 58, "0": 42}


@pytest.mark.rules("CAR-DUEL-01", "CAR-DUEL-02")
def test_a_cowboy_that_comes_from_the_stock_is_missing_there() -> None:
    town = Table().stock(3, 3)
    stays, leaves = chances(town.state, (0, 1)), chances(town.state, (0, 1), spending=[0])
    assert [stays["0"], leaves["0"]] == [by_hand([3, 3])[0], by_hand([2, 3])[0]] == [58, 42]


@pytest.mark.parametrize("tiles", [False, True])
def test_odds_stand_in_the_view_of_a_parcel_unless_tiles_are_chosen(tiles: bool) -> None:
    town = Table(duel_tiles=tiles).cowboy(0, "c8r8").cowboy(1, "c8r8").cowboy(0, "c1r1")
    shown = town.state.view(None)["town"]
    assert shown["c8r8"].get("odds") == (None if tiles else {"0": 58, "1": 42})
    assert "odds" not in shown["c1r1"]


@pytest.mark.parametrize("tiles", [False, True])
def test_a_lone_attacker_is_sure_whatever_decides_duels(tiles: bool) -> None:
    town = Table(duel_tiles=tiles).put("c4r3", "saloon", 0).cowboy(1, "c4r3")
    assert town.state.view(None)["town"]["c4r3"]["odds"] == {"1": 100}
    town.cowboy(0, "c4r3")
    odds = town.state.view(None)["town"]["c4r3"].get("odds")
    assert odds == (None if tiles else {"0": 58, "1": 42})
