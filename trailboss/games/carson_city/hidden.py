"""What a seat cannot know: the duel tiles of the others (CAR-INFO-04, 05).

A starting hand is known by its sum and by what was played from it. A hand drawn from the discard
pile is known to come from what lay there at that moment, so tiles carry the number of draws made
before they were discarded.
"""

from trailboss.games.carson_city.state import NOTHING, TownState
from trailboss.kernel.dice import Dice

_ATTEMPTS = 40
"""So often two starting hands are mixed anew in search of the same sums."""


def redeal(s: TownState, seat: int | None, dice: Dice) -> None:
    if not s.options["duel_tiles"]:
        return
    rivals = [rival for rival in range(s.seats) if rival != seat]
    _redeal_starting_hands(s, [rival for rival in rivals if s.drawn[rival] == NOTHING], dice)
    _redeal_drawn_hands(s, [rival for rival in rivals if s.drawn[rival] != NOTHING], dice)


def hand_is_known(s: TownState, seat: int) -> bool:
    """Two players start with the same set: what is left of it can be counted (CAR-INFO-04)."""
    return s.seats == 2 and s.drawn[seat] == NOTHING


def _redeal_starting_hands(s: TownState, rivals: list[int], dice: Dice) -> None:
    """Any two hands are mixed so that both keep their sums."""
    rivals = [rival for rival in rivals if not hand_is_known(s, rival)]
    for i, one in enumerate(rivals):
        for other in rivals[i + 1 :]:
            pool = s.hand[one] + s.hand[other]
            wanted, size = sum(s.hand[one]), len(s.hand[one])
            for _ in range(_ATTEMPTS):
                dice.shuffle(pool)
                if sum(pool[:size]) == wanted:
                    s.hand[one], s.hand[other] = sorted(pool[:size]), sorted(pool[size:])
                    break


def _redeal_drawn_hands(s: TownState, rivals: list[int], dice: Dice) -> None:
    """Each tile changes places with one that could have been drawn in its stead."""
    kinds = len(s.c.tile_values)
    for rival in rivals:
        for place in range(len(s.hand[rival])):
            latest = s.drawn[rival]
            swaps = [(s.pile, at) for at, tile in enumerate(s.pile) if tile // kinds <= latest]
            for other in rivals:
                if other != rival:
                    tile = s.hand[rival][place]
                    swaps += [
                        (s.hand[other], at)
                        for at, theirs in enumerate(s.hand[other])
                        if theirs // kinds <= latest and tile // kinds <= s.drawn[other]
                    ]
            choice = dice.below(len(swaps) + 1)
            if choice:
                where, at = swaps[choice - 1]
                s.hand[rival][place], where[at] = where[at], s.hand[rival][place]
    for rival in rivals:
        s.hand[rival].sort()
