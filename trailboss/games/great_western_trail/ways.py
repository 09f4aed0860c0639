"""Ways along the trail, and what each of them costs (GWT-MOVE-09, GWT-FEE)."""

from typing import Final

from trailboss.games.great_western_trail.state import FIRST_PRIVATE, FIRST_TILE, TrailState
from trailboss.kernel.native import mypyc_attr

BANK: Final = -1

Way = tuple[int, ...]
"""The locations entered, each a step; the last is where the ride ends."""

_UNKNOWN: Final = -1
_BITS: Final = 8
_MOST: Final = (1 << _BITS) - 1
"""Payments are added up in one number: eight bits for the total, then for each recipient."""


def fee_at(s: TrailState, seat: int, node: int) -> tuple[int, int]:
    """What entering the node costs and who gets it, -1 for the bank (GWT-FEE-02 to 04)."""
    code = s.tiles[node]
    if code < FIRST_PRIVATE:
        return 0, BANK
    if code >= FIRST_TILE:
        return s.size.fee[s.c.tiles[code - FIRST_TILE].hand], BANK
    owner = (code - FIRST_PRIVATE) // len(s.c.private)
    if owner == seat:
        return 0, BANK
    return s.size.fee[s.building(code).hand], owner


@mypyc_attr(acyclic=True)
class Ways:
    """Where a ride can end, the nearest place first, and by which ways.

    Two ways to a place are told apart where they differ in what is paid to whom, as far as the
    money goes. The first is the cheapest, then the one with the fewest steps, then the one that
    comes first on the board. A way is kept as its last place and the way that it goes on from.
    """

    __slots__ = ("_before", "_cheapest", "_money", "_paid", "_places", "others")

    def __init__(self, s: TrailState, seat: int, most: int, pays: bool) -> None:
        self._places = [s.herder[seat]]
        """By way: where it ends. No place comes twice, unless there are ``others``."""
        self._before = [-1]
        self._money = s.money[seat] if pays else 0
        self._paid = [0]
        """By way: the payments, as far as they had to be compared."""
        self.others: dict[int, list[int]] = {}
        """By place: the other ways there, if there are any."""
        self._cheapest: dict[int, int] = {}
        """By place with other ways: the number of the plain one."""
        self._find(s, seat, most)
        if self.others:
            self._cheapest_first()

    def _find(self, s: TrailState, seat: int, most: int) -> None:
        trail = s.trail
        occupied = s.occupied
        places, before = self._places, self._before
        reached = 0
        begin = 0
        for _ in range(most):
            end = len(places)
            for number in range(begin, end):
                for place in trail.next_locations(places[number], occupied):
                    if not reached >> place & 1:
                        reached |= 1 << place
                    elif self._money == 0 or not self._costs_else(s, seat, place, number):
                        continue
                    places.append(place)
                    before.append(number)
            begin = end

    def _costs_else(self, s: TrailState, seat: int, place: int, number: int) -> bool:
        """Whether a way that goes on to the place costs something else than those there: whoever
        paid the same on fewer steps can go wherever this one leads. If so it is the next way."""
        paid = self._paid
        missing = len(self._places) - len(paid)
        if missing > 0:
            paid += [_UNKNOWN] * missing
        spent = self._spent(s, seat, place, self._payments(s, seat, number))
        if self._payments(s, seat, self._first(place)) == spent:
            return False
        others = self.others.setdefault(place, [])
        if any(paid[way] == spent for way in others):
            return False
        others.append(len(paid))
        paid.append(spent)
        return True

    def _payments(self, s: TrailState, seat: int, number: int) -> int:
        spent = self._paid[number]
        if spent == _UNKNOWN:
            before = self._payments(s, seat, self._before[number])
            spent = self._paid[number] = self._spent(s, seat, self._places[number], before)
        return spent

    def _spent(self, s: TrailState, seat: int, node: int, before: int) -> int:
        """The payments once the node is entered, as far as the money goes (GWT-FEE-05)."""
        fee, owner = fee_at(s, seat, node)
        if not fee:
            return before
        recipient = owner + 2 if owner in s.people else 1
        return before + min(fee, self._money - (before & _MOST)) * (1 + (1 << _BITS * recipient))

    def _cheapest_first(self) -> None:
        for place, others in self.others.items():
            ways = [(self._paid[way] & _MOST, way) for way in [self._first(place), *others]]
            ways.sort()
            self._cheapest[place] = ways[0][1]
            self.others[place] = [way for _, way in ways[1:]]

    def ends(self) -> list[int]:
        """Where a ride can end, the nearest place first."""
        if not self.others:
            return self._places[1:]
        found: list[int] = []
        for place in self._places[1:]:
            if place not in found:
                found.append(place)
        return found

    def way(self, number: int) -> Way:
        found: list[int] = []
        while number:
            found.append(self._places[number])
            number = self._before[number]
        found.reverse()
        return tuple(found)

    def plain(self, place: int) -> Way:
        """The way that an answer means if it names only the place."""
        if place in self._cheapest:
            return self.way(self._cheapest[place])
        return self.way(self._first(place))

    def _first(self, place: int) -> int:
        """The number of the way with the fewest steps."""
        number = 1
        while self._places[number] != place:
            number += 1
        return number

    def named(self, place: int) -> list[Way]:
        """The ways there that an answer must name."""
        return [self.way(number) for number in self.others.get(place, ())]
