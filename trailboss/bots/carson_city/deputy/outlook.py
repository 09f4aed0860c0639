"""What the town is worth to one seat while a round is played: parcels, sites, tiles."""

from typing import Final

from trailboss.bots.carson_city.deputy.ground import Ground
from trailboss.bots.carson_city.sheriff import weights
from trailboss.games.carson_city.state import (
    EMPTY,
    FIRST_BUILDING,
    HOUSE,
    MOUNTAIN,
    NOBODY,
    NOTHING,
    TownState,
)
from trailboss.games.carson_city.town import NEIGHBOURS, PARCELS

MOST_PARCELS: Final = 7
"""So many parcels are looked at for themselves, the best ones."""
MOST_SITES: Final = 3
"""So many more for each tile of the row, those that suit it best."""
_ROADS_AWAY: Final = tuple(0.8**roads for roads in range(10))


class Outlook:
    """Holds as long as nothing is bought or built: for a whole placing phase."""

    def __init__(self, s: TownState, ground: Ground, seat: int, roads: int) -> None:
        self.s = s
        self.ground = ground
        self.seat = seat
        self.roads = roads
        self.now = max(0, s.round - 1)
        self.dollar = weights.DOLLAR[self.now]
        self.kept = [type for type, number in enumerate(s.kept_by(seat)) for _ in range(number)]
        self.offered = frozenset([type for type in s.row if type != NOTHING] + self.kept)
        self.gross = [0.0] * PARCELS
        self.worths: dict[int, float] = {}
        free = [p for p in s.board.land if s.owner[p] == NOBODY]
        self._weigh(free)
        price = ground.price
        net = sorted(free, key=lambda p: price[p] * self.dollar - self.gross[p])
        self.parcels = net[:MOST_PARCELS]
        self.best_for = {type: self._best_for(type, free) for type in self.offered}

    def worth(self, type: int, parcel: int) -> float:
        """A building of this type on this parcel, if it is placed in this round."""
        key = type * PARCELS + parcel
        known = self.worths.get(key)
        if known is None:
            known = self.worths[key] = self._worth(type, parcel)
        return known

    def _worth(self, type: int, parcel: int) -> float:
        s, ground, now = self.s, self.ground, self.now
        building = s.c.buildings[type]
        value = weights.FINAL + weights.REVOLVER[now] * building.revolvers
        if building.earns:
            earned = float(ground.income(s, parcel, type, self.seat))
            if building.per_empty:
                earned *= 0.85  # the town grows
            value += weights.STREAM[now] * earned
        if building.per_equivalent:
            value += weights.LATER[now] * building.per_equivalent  # its house
        if building.equivalent or building.protects:
            value += self._for_neighbours(parcel, building.equivalent, building.protects)
        return value + 0.5 if building.town else value

    def _for_neighbours(self, parcel: int, equivalents: int, protects: bool) -> float:
        """What own buildings next to it gain."""
        s = self.s
        value = 0.0
        for near in NEIGHBOURS[parcel]:
            what = s.content[near]
            if what >= FIRST_BUILDING and s.owner[near] == self.seat:
                each = s.c.buildings[what - FIRST_BUILDING].per_equivalent
                value += weights.STREAM[self.now] * equivalents * each
                if protects:
                    value += 0.04 * self.ground.earned[near]
        return value

    def best_doubling(self) -> int:
        """What the buildings of one type earn together, of the type that earns most."""
        s = self.s
        by_type: dict[int, int] = {}
        for parcel in self.ground.buildings:
            if s.owner[parcel] == self.seat:
                type = s.content[parcel]
                by_type[type] = by_type.get(type, 0) + self.ground.earned[parcel]
        return max(by_type.values(), default=0)

    def reachable(self, type: int, parcel: int) -> bool:
        """Whether a building of the type could stand there, with one's roads laid first."""
        if not self.s.c.buildings[type].town:
            return True
        return self.ground.distance[parcel] <= self.roads

    def best_site(self, type: int, sites: list[int]) -> tuple[float, int]:
        """The best of the sites for a building, and its worth; -1 when there is none."""
        best, at = 0.0, -1
        for parcel in sites:
            if self.reachable(type, parcel):
                value = self.worth(type, parcel)
                if at < 0 or value >= best:
                    best, at = value, parcel
        return best, at

    def _weigh(self, free: list[int]) -> None:
        """What owning each free parcel is worth, whatever it costs."""
        s, ground, seat = self.s, self.ground, self.seat
        left = s.c.rounds - s.round
        base = 0.25 if left else 0.05
        stream = weights.LATER[self.now]
        varying = [
            (type, b, 1.0 if type in self.offered else 0.5)
            for type, b in enumerate(s.c.buildings)
            if b.earns and not b.fixed
        ]
        for parcel in free:
            what = s.content[parcel]
            if what in (MOUNTAIN, HOUSE):
                self.gross[parcel] = weights.FINAL + self._denied(parcel, what == MOUNTAIN)
                continue
            if not left:
                self.gross[parcel] = base
                continue
            best = 0.0
            away = _ROADS_AWAY[ground.distance[parcel]]
            for type, building, chance in varying:
                mine = ground.income(s, parcel, type, seat)
                value = chance * (stream * mine + 1.0)
                if building.town:
                    value *= away
                best = max(best, value)
            self.gross[parcel] = base + weights.SITE_CHANCE * best

    def _denied(self, parcel: int, mountain: bool) -> float:
        """Rivals lose what unowned houses and mountains brought them."""
        s = self.s
        lost = 0
        for near in NEIGHBOURS[parcel]:
            what = s.content[near]
            if what >= FIRST_BUILDING and s.owner[near] != self.seat:
                building = s.c.buildings[what - FIRST_BUILDING]
                lost += building.per_mountain if mountain else building.per_equivalent
        return 0.3 * weights.STREAM[self.now] * lost / max(1, s.seats - 1)

    def _best_for(self, type: int, free: list[int]) -> list[int]:
        """The free parcels that suit a building best, at their price."""
        content, price = self.s.content, self.ground.price
        found = [p for p in free if content[p] == EMPTY and self.reachable(type, p)]
        found.sort(key=lambda p: price[p] * self.dollar - self.worth(type, p))
        return found[:MOST_SITES]
