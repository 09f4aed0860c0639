"""Firepower and duels (CAR-DUEL)."""

import pytest

from trailboss.games.carson_city.position import Table


def fight(*powers: int, passed: tuple[int, ...] | None = None) -> Table:
    """One duel for roads_3 between seats with so many cowboys in stock."""
    town = Table(len(powers)).stock(*powers).passed(*(passed or range(len(powers))))
    for seat in range(len(powers)):
        town.cowboy(seat, "roads_3")
    return town


@pytest.mark.rules("CAR-DUEL-01")
def test_what_firepower_is_made_of() -> None:
    town = Table(personas="red").stock(2, 2).revolvers(4, 0)
    assert town.state.firepower(0) == 6
    town.state.guns = 0
    assert town.state.firepower(0) == 9
    assert town.persona(0, "mercenary").state.firepower(0) == 12
    assert town.persona(0, "mercenary", "red").state.firepower(0) == 11


@pytest.mark.vector("CAR-DUEL-02/1")
def test_cowboys_elsewhere_do_not_count() -> None:
    town = Table().stock(8, 0).revolvers(2).persona(0, "sheriff").kept(0, "ranch").placing()
    town.do("place wages", "place roads_3", "place roads_1", "place ammunition")
    assert (town.state.stock[0], town.state.supply[0]) == (4, 2)
    assert town.state.firepower(0) == 6


@pytest.mark.rules("CAR-DUEL-03")
def test_the_same_firepower_serves_everything_and_is_not_spent() -> None:
    town = Table().stock(3).revolvers(1).persona(0, "mercenary")
    town.cowboy(0, "firepower_income", "firepower_vp").cowboy(0, "roads_3").cowboy(1, "roads_3")
    town.dice(1, 1).resolve("roads_3")
    assert town.told("rolled")[0] == (0, 1, 7, 8)
    assert town.resolve("firepower_income").state.cash[0] == 14
    assert town.resolve("firepower_vp").points(0, "firepower") == 3


@pytest.mark.rules("CAR-DUEL-04")
def test_nobody_can_withdraw() -> None:
    town = fight(3, 3).dice(1, 6).resolve("roads_3")
    assert town.idle
    assert len(town.told("rolled")) == 2


@pytest.mark.vector("CAR-DUEL-05/1")
def test_all_fight_one_common_duel() -> None:
    town = fight(5, 3, 1).dice(2, 5, 6)
    town.resolve("roads_3")
    assert [total for *_, total in town.told("rolled")] == [7, 8, 7]
    assert (town.told("won_duel"), town.state.roads) == ([(1,)], [0, 3, 0])
    assert town.state.stock == [6, 3, 2]


@pytest.mark.vector("CAR-DUEL-06/1")
def test_among_equals_the_first_to_pass_wins() -> None:
    town = fight(3, 6).persona(0, "mercenary").persona(1, "sheriff").dice(3, 3)
    town.resolve("roads_3")
    assert [total for *_, total in town.told("rolled")] == [9, 9]
    assert town.told("won_duel") == [(0,)]
    assert fight(3, 3, passed=(1, 0)).dice(2, 2).resolve("roads_3").told("won_duel") == [(1,)]


@pytest.mark.rules("CAR-DUEL-07", "CAR-INV-21")
def test_the_winners_piece_goes_to_the_supply() -> None:
    town = fight(3, 3, 3)
    stock, supply = sum(town.state.stock), sum(town.state.supply)
    town.dice(6, 1, 1).resolve("roads_3")
    assert town.told("won_duel") == [(0,)]
    assert (sum(town.state.stock), sum(town.state.supply)) == (stock + 2, supply + 1)
    assert town.state.stock == [3, 4, 4]


@pytest.mark.vector("CAR-DUEL-08/1")
def test_a_returned_cowboy_fights_on() -> None:
    town = fight(2, 6).revolvers(1, 0).row("", "", "", "", "", "", "mine")
    town.cowboy(0, "construction_12").cowboy(1, "construction_12").dice(1, 6, 1, 6)
    town.resolve("roads_3").resolve("construction_12")
    assert town.told("rolled")[0] == (0, 1, 4, 5)
