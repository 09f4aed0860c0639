"""How sheriff looks at the town: sites, roads to them, what a parcel may become."""

from trailboss.bots.carson_city.sheriff import weights
from trailboss.games.carson_city.income import income, income_of
from trailboss.games.carson_city.prospects import Prospects
from trailboss.games.carson_city.river.board import NAME as RIVER
from trailboss.games.carson_city.river.board import river
from trailboss.games.carson_city.state import (
    EMPTY,
    FIRST_BUILDING,
    HOUSE,
    MOUNTAIN,
    NOBODY,
    TownState,
)
from trailboss.games.carson_city.town import CORNERS, EDGES, ENDS, NEIGHBOURS

FAR = 99
_BY_VERTEX: tuple[tuple[int, ...], ...] = tuple(
    tuple(edge for edge in range(EDGES) if ENDS[edge] >> vertex & 1) for vertex in range(81)
)


class Roads:
    """How many roads it takes from the network to each vertex, bridges apart."""

    def __init__(self, s: TownState) -> None:
        self.s = s
        bridges = river(s.box).crossings if RIVER in s.box else frozenset()
        self.distance = [FAR] * len(_BY_VERTEX)
        self.edge_to = [-1] * len(_BY_VERTEX)
        queue = [vertex for vertex in range(len(_BY_VERTEX)) if s.touched >> vertex & 1]
        for vertex in queue:
            self.distance[vertex] = 0
        for vertex in queue:  # grows while it is walked through
            for edge in _BY_VERTEX[vertex]:
                if edge in bridges:
                    continue
                other = (ENDS[edge] & ~(1 << vertex)).bit_length() - 1
                if self.distance[other] == FAR:
                    self.distance[other] = self.distance[vertex] + 1
                    self.edge_to[other] = edge
                    queue.append(other)

    def to(self, parcel: int) -> int:
        return min(self.distance[vertex] for vertex in _bits(CORNERS[parcel]))

    def first_edge(self, parcel: int) -> int:
        """The first edge of a shortest way to a parcel that is not connected yet."""
        vertex = min(_bits(CORNERS[parcel]), key=self.distance.__getitem__)
        edge = -1
        while self.distance[vertex]:
            edge = self.edge_to[vertex]
            vertex = (ENDS[edge] & ~(1 << vertex)).bit_length() - 1
        return edge


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


class Land:
    """One seat's view of the town in one position."""

    def __init__(self, s: TownState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.now = s.round - 1 if s.round else 0
        self.roads = Roads(s)
        self.prospects = Prospects(s)
        self.offered = {type for type in s.row if type >= 0}
        self.offered |= {type for type, number in enumerate(s.kept_by(seat)) if number}

    def reachable(self, parcel: int, type: int) -> bool:
        """Whether a building of the type could stand there, with one's roads laid first."""
        if not self.s.c.buildings[type].town:
            return True
        return self.roads.to(parcel) <= self.s.roads[self.seat]

    def worth(self, type: int, parcel: int) -> float:
        """A building of this type on this parcel, if it is placed in this round."""
        s = self.s
        building = s.c.buildings[type]
        value = weights.FINAL + weights.REVOLVER[self.now] * building.revolvers
        if building.earns:
            earned = float(income_of(s, parcel, type, self.seat))
            if building.per_empty:
                earned *= 0.85  # the town grows
            value += weights.STREAM[self.now] * earned
        if building.per_equivalent:
            value += weights.LATER[self.now] * building.per_equivalent  # its house
        if building.equivalent:
            value += self._helped(parcel, building.equivalent)
        if building.protects:
            value += 0.04 * sum(income(s, near) for near in NEIGHBOURS[parcel] if self.is_own(near))
        if building.town:
            value += 0.5
        return value

    def _helped(self, parcel: int, equivalents: int) -> float:
        """What own shops, banks and saloons next to it gain."""
        gained = sum(
            self.s.c.buildings[self.s.content[near] - FIRST_BUILDING].per_equivalent
            for near in NEIGHBOURS[parcel]
            if self.is_own(near)
        )
        return weights.STREAM[self.now] * equivalents * gained

    def is_own(self, parcel: int) -> bool:
        return self.s.owner[parcel] == self.seat and self.s.content[parcel] >= FIRST_BUILDING

    def parcel(self, parcel: int) -> float:
        """What owning a parcel is worth, whatever it costs."""
        s = self.s
        left = s.c.rounds - s.round
        value = 0.25 if left else 0.05
        if s.content[parcel] == MOUNTAIN:
            return weights.FINAL + self._denied(parcel, mountain=True)
        if s.content[parcel] == HOUSE:
            return weights.FINAL + self._denied(parcel, mountain=False)
        if not left:
            return value
        best = 0.0
        stream = weights.LATER[self.now]
        for id, earned in self.prospects.at(parcel).items():
            type = s.c.building_index[id]
            mine = earned[self.seat] if len(earned) > 1 else earned[0]
            chance = 1.0 if type in self.offered else 0.5
            distance = self.roads.to(parcel) if s.c.buildings[type].town else 0
            best = max(best, chance * (stream * mine + 1.0) * 0.8**distance)
        return value + weights.SITE_CHANCE * best

    def _denied(self, parcel: int, mountain: bool) -> float:
        """Rivals lose what unowned houses and mountains brought them."""
        s = self.s
        lost = 0
        for near in NEIGHBOURS[parcel]:
            if s.content[near] >= FIRST_BUILDING and s.owner[near] not in (self.seat, NOBODY):
                building = s.c.buildings[s.content[near] - FIRST_BUILDING]
                lost += building.per_mountain if mountain else building.per_equivalent
        return 0.3 * weights.STREAM[self.now] * lost / max(1, s.seats - 1)

    def free_sites(self) -> list[int]:
        """Own empty parcels."""
        s = self.s
        return [
            p for p, owner in enumerate(s.owner) if owner == self.seat and s.content[p] == EMPTY
        ]

    def best_site(self, type: int, sites: list[int]) -> tuple[float, int]:
        """The best of the sites for a building, and its worth; -1 when there is none."""
        found = [(self.worth(type, p), p) for p in sites if self.reachable(p, type)]
        return max(found, default=(0.0, -1))
