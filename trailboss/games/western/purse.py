"""Dollars and exchange tokens of a player."""

from typing import Any, Protocol


class Purse(Protocol):
    """The state of a game in which players have both. The lists are by seat."""

    money: list[int]
    tokens: list[int]

    def emit(self, kind: str, *args: Any) -> None: ...


def gain_money(s: Purse, seat: int, dollars: int) -> None:
    if dollars:
        s.money[seat] += dollars
        s.emit("gained_money", seat, dollars)


def pay(s: Purse, seat: int, dollars: int) -> None:
    if dollars:
        s.money[seat] -= dollars
        s.emit("paid", seat, dollars)


def gain_tokens(s: Purse, seat: int, number: int) -> None:
    s.tokens[seat] += number
    s.emit("gained_token", seat, number)


def spend_token(s: Purse, seat: int) -> None:
    """What it brings is for the game to say."""
    s.tokens[seat] -= 1
    s.emit("used_token", seat)
