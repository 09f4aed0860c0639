"""What a seat cannot know: the duel tiles of the others (CAR-INFO-04, 05).

A starting hand is known by its sum and by what was played from it. A hand drawn from the discard
pile is known to come from what lay there at that moment, so tiles carry the number of draws made
before they were discarded.
"""

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
