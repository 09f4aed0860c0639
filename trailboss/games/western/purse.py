"""Dollars and exchange tokens of a player."""

from trailboss.games.western.state import CattleState


def gain_money(s: CattleState, seat: int, dollars: int) -> None:
    if dollars:
        s.money[seat] += dollars
        s.emit("gained_money", seat, dollars)


def pay(s: CattleState, seat: int, dollars: int) -> None:
    if dollars:
        s.money[seat] -= dollars
        s.emit("paid", seat, dollars)


def gain_tokens(s: CattleState, seat: int, number: int) -> None:
    s.tokens[seat] += number
    s.emit("gained_token", seat, number)


def spend_token(s: CattleState, seat: int) -> None:
    """What it brings is for the game to say."""
    s.tokens[seat] -= 1
    s.emit("used_token", seat)
