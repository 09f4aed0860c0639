"""The river: where it runs, and what follows from its course."""

from typing import Final, cast

from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.town import (
    COLUMNS,
    EDGES,
    ENDS,
    HORIZONTAL,
    NEIGHBOURS,
    PARCELS,
    ROWS,
    Board,
    column_and_row,
    parcel_at,
    sides,
)

NAME: Final = "river"


class River:
    """What is printed on the river side; the board of its box is that side from now on."""

    def __init__(self, box: Box) -> None:
        data = box.printed.read("board")
        course = data["river"]["parcels"]
        for parcel in course:
            if not (1 <= parcel[0] <= COLUMNS and 1 <= parcel[1] <= ROWS):
                raise box.printed.bad(parcel, "there is no such parcel")
        self.parcels = frozenset(parcel_at(column, row) for column, row in course)
        land = tuple(parcel for parcel in range(PARCELS) if parcel not in self.parcels)
        self.beside = frozenset(p for p in land if self.parcels.intersection(NEIGHBOURS[p]))
        self.crossings = frozenset(edge for edge in range(EDGES) if self._crosses(edge))
        """Edges that only a bridge can take: river on both sides, or beyond it no board."""
        self.crossing_bits = sum(1 << edge for edge in self.crossings)
        self.bridge_roads: int = data["bridge"]["roads"]
        self.bridge_points: int = data["bridge"]["points"]
        c = box.components
        for id in data["income"]:
            box.printed.find(c.building_index, id, data["income"], "building")
        self.income: tuple[int, ...] = tuple(data["income"].get(b.id, 0) for b in c.buildings)
        """By type of building: what it earns more beside the river (CAR-RIV-06)."""
        bonus = tuple(
            tuple(dollars if parcel in self.beside else 0 for parcel in range(PARCELS))
            for dollars in self.income
        )
        box.board = Board(c.mountains, land, frozenset(land), bonus)

    def bridge_ends(self, edges: int) -> int:
        """The vertices where one of the bridges among these edges ends, as bits (CAR-RIV-11)."""
        ends = 0
        if edges & self.crossing_bits:
            for edge in self.crossings:
                if edges >> edge & 1:
                    ends |= ENDS[edge]
        return ends

    def _crosses(self, edge: int) -> bool:
        """Along the border only where the river itself leaves the board (CAR-RIV-08)."""
        beside = [parcel for parcel in range(PARCELS) if edge in sides(parcel)]
        if not self.parcels.issuperset(beside):
            return False
        if len(beside) == 2:
            return True
        column, row = column_and_row(beside[0])
        return edge < HORIZONTAL and row in (1, ROWS) and self._leaves(column, row)

    def _leaves(self, column: int, row: int) -> bool:
        inwards = parcel_at(column, row + 1 if row == 1 else row - 1)
        return inwards in self.parcels


def river(box: Box) -> River:
    """Of a box with the river in it."""
    return cast(River, box.own[NAME])
