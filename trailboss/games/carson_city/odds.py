"""How likely each duellist is to win with dice, as things stand."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import product

from trailboss.games.carson_city.state import TownState


def chances(s: TownState, seats: Sequence[int], spending: Collection[int] = ()) -> dict[str, int]:
    """Per cent by seat; the seats that are spending will have one cowboy less in stock by then.

    Whoever passed earlier wins ties. Who has not passed yet comes after those who have, in placing
    order.
    """
    duellists = in_order(s, seats)
    powers = [s.firepower(seat) - (seat in spending) for seat in duellists]
    least = min(powers)
    shares = _per_cent(tuple([power - least for power in powers]), s.c.die)
    return {str(seat): share for seat, share in zip(duellists, shares, strict=True)}


@lru_cache(maxsize=4096)
def _per_cent(powers: tuple[int, ...], die: int) -> tuple[int, ...]:
    """By place in the order. Views ask for the same again and again."""
    wins = [0] * len(powers)
    faces = range(1, die + 1)
    for rolled in product(faces, repeat=len(powers)):
        totals = [power + face for power, face in zip(powers, rolled, strict=True)]
        wins[totals.index(max(totals))] += 1
    throws = len(faces) ** len(powers)
    return tuple([(100 * won + throws // 2) // throws for won in wins])


def in_order(s: TownState, seats: Sequence[int]) -> list[int]:
    track = s.passed + [seat for seat in s.order if seat not in s.passed]
    return sorted(seats, key=track.index)
