"""Duels: dice plus firepower, one winner (CAR-DUEL)."""

from collections.abc import Sequence

from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.steps.prizes import award
from trailboss.games.carson_city.town import PARCEL_IDS


def settle(s: TownState, target: int) -> None:
    """Who gets a duel target: its only holder, or the winner of a duel (CAR-RES-02)."""
    seats = s.pieces[target]
    if not seats:
        holder = s.white_seat()
        s.to_supply(holder, target)
        award(s, target, holder)
    elif seats.bit_count() == 1:
        holder = seats.bit_length() - 1
        s.to_supply(holder, target)
        award(s, target, holder)
    else:
        begin(s, target)


def begin(s: TownState, target: int) -> None:
    """All players on the target fight one common duel (CAR-DUEL-05)."""
    duellists = s.in_pass_order(s.pieces[target])
    if target < s.first_parcel:
        s.emit("duel_for_space", s.c.spaces[target].id)
    else:
        s.emit("duel_for_parcel", PARCEL_IDS[target - s.first_parcel])
    s.hooks.fight(s, target, duellists)


def roll(s: TownState, target: int, duellists: list[int]) -> None:
    """Each rolls a die once and adds the firepower."""
    rolled = [1 + s.dice.below(s.c.die) for _ in duellists]
    for seat, die in zip(duellists, rolled, strict=True):
        power = s.firepower(seat)
        s.emit("rolled", seat, die, power, die + power)
    award(s, target, finish(s, target, duellists, rolled))


def winner_of(s: TownState, duellists: Sequence[int], thrown: Sequence[int]) -> int:
    """The highest total, among equals the first to pass: duellists are in that order."""
    totals = [number + s.firepower(seat) for seat, number in zip(duellists, thrown, strict=True)]
    return duellists[totals.index(max(totals))]


def finish(s: TownState, target: int, duellists: Sequence[int], thrown: Sequence[int]) -> int:
    """The winner's cowboy goes to the supply, the losers take theirs back (CAR-DUEL-07, 08)."""
    winner = winner_of(s, duellists, thrown)
    s.emit("won_duel", winner)
    s.pieces[target] = 0
    s.supply[winner] += 1
    for seat in duellists:
        if seat != winner:
            s.stock[seat] += 1
            s.hooks.lost_duel(s, seat)
    return winner
