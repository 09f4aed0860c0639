"""What a seat cannot know: the duel tiles of the others (CAR-INFO-04, 05).

A starting hand is known by its sum and by what was played from it. A hand drawn from the discard
pile is known to come from what lay there at that moment, so tiles carry the number of draws made
before they were discarded.
"""

from itertools import combinations
from typing import Final

from trailboss.games.carson_city.duel_tiles.state import tiles
from trailboss.games.carson_city.state import NOTHING, TownState
from trailboss.kernel.dice import Dice

_ATTEMPTS: Final = 40
"""So often two starting hands are mixed anew in search of the same sums."""


def redeal(s: TownState, seat: int | None, dice: Dice) -> None:
    drawn = tiles(s).drawn
    rivals = [rival for rival in range(s.seats) if rival != seat]
    _redeal_starting_hands(s, [rival for rival in rivals if drawn[rival] == NOTHING], dice)
    _redeal_drawn_hands(s, [rival for rival in rivals if drawn[rival] != NOTHING], dice)


def arrange(s: TownState, seat: int | None) -> None:
    """Deal the others' tiles anew without dice, the lowest first: whatever the truth is, all that
    ``seat`` cannot tell apart becomes the same."""
    t = tiles(s)
    rivals = [rival for rival in range(s.seats) if rival != seat]
    first = [r for r in rivals if t.drawn[r] == NOTHING and not hand_is_known(s, r)]
    pool = tuple(sorted(tile for rival in first for tile in t.hand[rival]))
    wanted = tuple((len(t.hand[rival]), sum(t.hand[rival])) for rival in first)
    hands = _shared_out(pool, wanted)
    assert hands is not None, "the true hands are one way"
    for rival, hand in zip(first, hands, strict=True):
        t.hand[rival] = list(hand)
    later = sorted((t.drawn[rival], rival) for rival in rivals if t.drawn[rival] != NOTHING)
    rest = sorted(t.pile + [tile for _, rival in later for tile in t.hand[rival]])
    for latest, rival in later:  # whoever drew first has the fewest to choose from
        possible = [tile for tile in rest if t.discarded(tile) <= latest]
        t.hand[rival] = possible[: len(t.hand[rival])]
        for tile in t.hand[rival]:
            rest.remove(tile)
    t.pile = rest


def _shared_out(
    pool: tuple[int, ...], wanted: tuple[tuple[int, int], ...]
) -> list[tuple[int, ...]] | None:
    """The pool, which is sorted, in hands of these numbers and sums; the lowest tiles in the first
    hands, where that can be."""
    if len(wanted) < 2:
        return [pool][: len(wanted)] if not wanted or sum(pool) == wanted[0][1] else None
    number, total = wanted[0]
    for hand in sorted({one for one in combinations(pool, number) if sum(one) == total}):
        rest = list(pool)
        for tile in hand:
            rest.remove(tile)
        others = _shared_out(tuple(rest), wanted[1:])
        if others is not None:
            return [hand, *others]
    return None


def hand_is_known(s: TownState, seat: int) -> bool:
    """Two players start with the same set: what is left of it can be counted (CAR-INFO-04)."""
    return s.seats == 2 and tiles(s).drawn[seat] == NOTHING


def _redeal_starting_hands(s: TownState, rivals: list[int], dice: Dice) -> None:
    """Any two hands are mixed so that both keep their sums."""
    hand = tiles(s).hand
    rivals = [rival for rival in rivals if not hand_is_known(s, rival)]
    for i, one in enumerate(rivals):
        for other in rivals[i + 1 :]:
            pool = hand[one] + hand[other]
            wanted, size = sum(hand[one]), len(hand[one])
            for _ in range(_ATTEMPTS):
                dice.shuffle(pool)
                if sum(pool[:size]) == wanted:
                    hand[one], hand[other] = sorted(pool[:size]), sorted(pool[size:])
                    break


def _redeal_drawn_hands(s: TownState, rivals: list[int], dice: Dice) -> None:
    """Each tile changes places with one that could have been drawn in its stead."""
    t = tiles(s)
    for rival in rivals:
        for place in range(len(t.hand[rival])):
            latest = t.drawn[rival]
            swaps = [(t.pile, at) for at, tile in enumerate(t.pile) if t.discarded(tile) <= latest]
            for other in rivals:
                if other != rival:
                    tile = t.hand[rival][place]
                    swaps += [
                        (t.hand[other], at)
                        for at, theirs in enumerate(t.hand[other])
                        if t.discarded(theirs) <= latest and t.discarded(tile) <= t.drawn[other]
                    ]
            choice = dice.below(len(swaps) + 1)
            if choice:
                where, at = swaps[choice - 1]
                t.hand[rival][place], where[at] = where[at], t.hand[rival][place]
    for rival in rivals:
        t.hand[rival].sort()
