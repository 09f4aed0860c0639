"""How likely each duellist is to win with dice, as things stand."""

from collections.abc import Collection, Sequence
from itertools import product

from trailboss.games.carson_city.state import TownState


def chances(s: TownState, seats: Sequence[int], spending: Collection[int] = ()) -> dict[str, int]:
    """Per cent by seat; the seats that are spending will have one cowboy less in stock by then.

    Whoever passed earlier wins ties. Who has not passed yet comes after those who have, in placing
    order.
    """
    duellists = in_order(s, seats)
    powers = [s.firepower(seat) - (seat in spending) for seat in duellists]
    wins = [0] * len(duellists)
    faces = range(1, s.c.die + 1)
    for rolled in product(faces, repeat=len(duellists)):
        totals = [power + die for power, die in zip(powers, rolled, strict=True)]
        wins[totals.index(max(totals))] += 1
    throws = len(faces) ** len(duellists)
    return {
        str(seat): (100 * won + throws // 2) // throws
        for seat, won in zip(duellists, wins, strict=True)
    }


def in_order(s: TownState, seats: Sequence[int]) -> list[int]:
    track = s.passed + [seat for seat in s.order if seat not in s.passed]
    return sorted(seats, key=track.index)
