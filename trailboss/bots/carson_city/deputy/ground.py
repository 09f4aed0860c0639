"""The town of one position counted once, for all seats: incomes, prices, roads to lay.

`Land` of sheriff answers the same questions one by one. A play-out asks thousands of them about
one town, so here every content tells its neighbours what it means to them.
"""

from typing import Final

from trailboss.bots.carson_city.sheriff.land import Roads
from trailboss.games.carson_city.river.board import NAME as RIVER
from trailboss.games.carson_city.state import (
    EMPTY,
    FIRST_BUILDING,
    HOUSE,
    MOUNTAIN,
    TownState,
)
from trailboss.games.carson_city.steps.targets import attackable
from trailboss.games.carson_city.town import COLUMNS, CORNERS, NEIGHBOURS, PARCELS, ROWS

FAR: Final = 9
_WIDTH: Final = COLUMNS + 1
_ALL: Final = (1 << _WIDTH * (ROWS + 1)) - 1
_LEFT: Final = sum(1 << row * _WIDTH for row in range(ROWS + 1))
_RIGHT: Final = _LEFT << COLUMNS


def one_road_on(vertices: int) -> int:
    """The vertices that one more road reaches, those reached already among them."""
    grown = vertices | vertices << _WIDTH | vertices >> _WIDTH
    grown |= (vertices & ~_RIGHT) << 1 | (vertices & ~_LEFT) >> 1
    return grown & _ALL


def reached(s: TownState, seat: int) -> int:
    """The vertices that the seat's roads in stock could reach."""
    vertices = s.touched
    for _ in range(s.roads[seat]):
        vertices = one_road_on(vertices)
    return vertices


class Ground:
    """What every parcel has around it. Lists are by parcel; by seat and parcel they are flat, and
    begin with nobody's."""

    def __init__(self, s: TownState) -> None:
        content, owner = s.content, s.owner
        c = s.c
        self.occupied = [0] * PARCELS
        self.mountains = [0] * (PARCELS * (s.seats + 1))
        self.homes = [0] * (PARCELS * (s.seats + 1))
        self.standing = [0] * (len(c.buildings) * s.seats)
        self.buildings: list[int] = []
        for parcel in range(PARCELS):
            what = content[parcel]
            if what == EMPTY:
                continue
            at = (owner[parcel] + 1) * PARCELS
            equivalent = 0
            if what == HOUSE:
                equivalent = c.house_equivalent
            elif what >= FIRST_BUILDING:
                equivalent = c.buildings[what - FIRST_BUILDING].equivalent
                self.standing[owner[parcel] * len(c.buildings) + what - FIRST_BUILDING] += 1
                self.buildings.append(parcel)
            for near in NEIGHBOURS[parcel]:
                self.occupied[near] += 1
                if what == MOUNTAIN:
                    self.mountains[at + near] += 1
                elif equivalent:
                    self.homes[at + near] += equivalent
        self._prices(s)
        self._roads(s)
        self._incomes(s)

    def _prices(self, s: TownState) -> None:
        base, each = s.c.parcel_price, s.c.parcel_price_each
        content = s.content
        self.price = [
            base + each * (around + (content[parcel] != EMPTY))
            for parcel, around in enumerate(self.occupied)
        ]

    def _roads(self, s: TownState) -> None:
        """How many roads each parcel is away from the network."""
        if RIVER in s.box:
            roads = Roads(s)
            self.distance = [min(FAR, roads.to(parcel)) for parcel in range(PARCELS)]
            return
        self.distance = [FAR] * PARCELS
        vertices = s.touched
        left = list(range(PARCELS))
        for roads_needed in range(FAR):
            further = []
            for parcel in left:
                if CORNERS[parcel] & vertices:
                    self.distance[parcel] = roads_needed
                else:
                    further.append(parcel)
            if not further:
                return
            left = further
            vertices = one_road_on(vertices)

    def _incomes(self, s: TownState) -> None:
        """What each building earns, and the estate of each seat."""
        self.earned = [0] * PARCELS
        self.estate = [0] * s.seats
        self.can_be_robbed: list[int] = []
        for parcel in self.buildings:
            seat = s.owner[parcel]
            total = self.income(s, parcel, s.content[parcel] - FIRST_BUILDING, seat)
            self.earned[parcel] = total
            self.estate[seat] += total
            if total > 1 and attackable(s, parcel):
                self.can_be_robbed.append(parcel)

    def income(self, s: TownState, parcel: int, type: int, seat: int) -> int:
        """What a building of the type earns there for the seat: as `income.income_of` says."""
        building = s.c.buildings[type]
        own = (seat + 1) * PARCELS + parcel
        total = building.fixed + s.board.bonus[type][parcel]
        if building.per_equivalent:
            total += building.per_equivalent * (self.homes[parcel] + self.homes[own])
        if building.own >= 0:
            at = seat * len(s.c.buildings) + building.own
            total += building.per_own * self.standing[at]
        if building.per_mountain:
            total += building.per_mountain * (self.mountains[parcel] + self.mountains[own])
        if building.per_empty:
            total += building.per_empty * (len(NEIGHBOURS[parcel]) - self.occupied[parcel])
        return max(total, building.least)
