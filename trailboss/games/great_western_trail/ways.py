"""Ways along the trail, and what each of them costs (GWT-MOVE-09, GWT-FEE)."""

from collections.abc import Iterator

from trailboss.games.great_western_trail.state import FIRST_PRIVATE, FIRST_TILE, TrailState

BANK = -1

Way = tuple[int, ...]
"""The locations entered, each a step; the last is where the ride ends."""

_BITS = 8
_MOST = (1 << _BITS) - 1
"""Payments are added up in one number: eight bits for the total, then for each recipient."""


def fee_at(s: TrailState, seat: int, node: int) -> tuple[int, int]:
    """What entering the node costs and who gets it, -1 for the bank (GWT-FEE-02 to 04)."""
    code = s.tiles[node]
    if code >= FIRST_TILE:
        return s.c.table[s.seats].fee[s.c.tiles[code - FIRST_TILE].hand], BANK
    if code >= FIRST_PRIVATE:
        owner = (code - FIRST_PRIVATE) // len(s.c.private)
        if owner != seat:
            return s.c.table[s.seats].fee[s.building(code).hand], owner
    return 0, BANK


class Ways:
    """Where a ride can end, the nearest place first, and by which ways.

    Two ways to a place are told apart where they differ in what is paid to whom, as far as the
    money goes. The first is the cheapest, then the one with the fewest steps, then the one that
    comes first on the board. A way is kept as its last place and the way that it goes on from.
    """

    __slots__ = ("_before", "_paid", "_places", "first", "others")

    def __init__(self, s: TrailState, seat: int, most: int, pays: bool) -> None:
        self._places = [s.herder[seat]]
        self._before = [-1]
        self._paid = [0]
        self.first: dict[int, int] = {}
        """By place: the number of the plain way there."""
        self.others: dict[int, list[int]] = {}
        """By place: the other ways there, if there are any."""
        self._find(s, seat, most, s.money[seat] if pays else 0)
        for place in self.others:
            self._cheapest_first(place)

    def _find(self, s: TrailState, seat: int, most: int, money: int) -> None:
        ahead = s.box.trail.next_locations
        occupied, tiles = s.occupied, s.tiles
        places, before, paid, first = self._places, self._before, self._paid, self.first
        fees: dict[int, int] = {}
        begin = 0
        for _ in range(most):
            end = len(places)
            for number in range(begin, end):
                for place in ahead(places[number], occupied):
                    spent = paid[number]
                    if money and tiles[place] >= FIRST_PRIVATE:
                        fee = fees.get(place, -1)
                        if fee < 0:
                            fee = fees[place] = _charged(s, seat, place)
                        if fee:
                            share = 1 + (1 << (fee & _MOST))
                            spent += min(fee >> _BITS, money - (spent & _MOST)) * share
                    if place not in first:
                        first[place] = len(places)
                    elif not self._differs(place, spent):
                        continue
                    places.append(place)
                    before.append(number)
                    paid.append(spent)
            begin = end

    def _differs(self, place: int, spent: int) -> bool:
        """Whoever paid the same on fewer steps can go wherever this way leads."""
        paid = self._paid
        others = self.others.get(place, [])
        if paid[self.first[place]] == spent or any(paid[other] == spent for other in others):
            return False
        self.others[place] = [*others, len(paid)]
        return True

    def _cheapest_first(self, place: int) -> None:
        numbers = [self.first[place], *self.others[place]]
        numbers.sort(key=lambda number: self._paid[number] & _MOST)
        self.first[place], *self.others[place] = numbers

    def way(self, number: int) -> Way:
        found: list[int] = []
        while number:
            found.append(self._places[number])
            number = self._before[number]
        return tuple(reversed(found))

    def plain(self, place: int) -> Way:
        """The way that an answer means if it names only the place."""
        return self.way(self.first[place])

    def named(self, place: int) -> Iterator[Way]:
        """The ways there that an answer must name."""
        for number in self.others.get(place, ()):
            yield self.way(number)


def _charged(s: TrailState, seat: int, node: int) -> int:
    """The fee, and at which bit its recipient's payments are added up; 0 if nothing is charged."""
    fee, owner = fee_at(s, seat, node)
    if not fee:
        return 0
    return fee << _BITS | _BITS * ((owner if owner in s.people else BANK) + 2)
