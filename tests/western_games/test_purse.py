"""Dollars, exchange tokens, and how far a delivery reaches."""

from typing import NamedTuple

from tests.western_games.table import Table
from trailboss.games.western import purse
from trailboss.games.western.delivery import Reach


class Place(NamedTuple):
    value: int
    repeat: bool


def test_dollars_come_and_go_and_none_is_not_worth_telling() -> None:
    table = Table()
    purse.gain_money(table, 0, 3)
    purse.pay(table, 1, 2)
    purse.gain_money(table, 0, 0)
    purse.pay(table, 0, 0)
    assert table.money == [8, 3]
    assert table.told == [("gained_money", 0, 3), ("paid", 1, 2)]


def test_tokens_are_spent_one_by_one() -> None:
    table = Table()
    purse.gain_tokens(table, 1, 2)
    purse.spend_token(table, 1)
    assert table.tokens == [1, 2]
    assert table.told == [("gained_token", 1, 2), ("used_token", 1)]


def test_a_place_takes_one_disc_of_a_player_unless_it_says_otherwise() -> None:
    places = [Place(0, True), Place(4, False), Place(5, False), Place(9, False)]
    discs = [3, 0, 0, 0, 1, 1, 0, 0]  # the second player's from the fifth on
    assert Reach(places).within(5, discs, 0) == [0, 1, 2]
    assert Reach(places).within(5, discs, 4) == [0, 2]
    assert Reach(places).within(9, discs, 4) == [0, 2, 3]
