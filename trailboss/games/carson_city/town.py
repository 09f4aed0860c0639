"""The geometry of the town: parcels, their neighbours and corners, edges.

Parcels, vertices and edges are ints; sets of them are ints too, one bit each.
"""

from dataclasses import dataclass
from functools import partial
from importlib import resources
from typing import Final

from trailboss.kernel import printed

read = partial(printed.read, resources.files(__package__))

COLUMNS: Final[int] = read("board")["grid"]["columns"]
ROWS: Final[int] = read("board")["grid"]["rows"]
PARCELS: Final = COLUMNS * ROWS
HORIZONTAL: Final = COLUMNS * (ROWS + 1)
EDGES: Final = HORIZONTAL + (COLUMNS + 1) * ROWS
_WORD_BITS: Final = 60
_WORD: Final = (1 << _WORD_BITS) - 1


def parcel_at(column: int, row: int) -> int:
    """Columns and rows are counted from 1."""
    return (row - 1) * COLUMNS + column - 1


def column_and_row(parcel: int) -> tuple[int, int]:
    row, column = divmod(parcel, COLUMNS)
    return column + 1, row + 1


def vertex(x: int, y: int) -> int:
    return y * (COLUMNS + 1) + x


def horizontal(x: int, y: int) -> int:
    """The edge from vertex (x, y) to (x + 1, y)."""
    return y * COLUMNS + x


def vertical(x: int, y: int) -> int:
    """The edge from vertex (x, y) to (x, y + 1)."""
    return HORIZONTAL + y * (COLUMNS + 1) + x


def _neighbours(parcel: int) -> tuple[int, ...]:
    column, row = column_and_row(parcel)
    return tuple(
        parcel_at(c, r)
        for r in range(max(1, row - 1), min(ROWS, row + 1) + 1)
        for c in range(max(1, column - 1), min(COLUMNS, column + 1) + 1)
        if (c, r) != (column, row)
    )


def _corners(parcel: int) -> int:
    column, row = column_and_row(parcel)
    return sum(
        1 << vertex(x, y) for x, y in ((column - 1, row - 1), (column, row - 1), (column - 1, row))
    ) + (1 << vertex(column, row))


def _ends(edge: int) -> int:
    if edge < HORIZONTAL:
        y, x = divmod(edge, COLUMNS)
        return 1 << vertex(x, y) | 1 << vertex(x + 1, y)
    y, x = divmod(edge - HORIZONTAL, COLUMNS + 1)
    return 1 << vertex(x, y) | 1 << vertex(x, y + 1)


def _edges_at(vertex: int) -> int:
    return sum(1 << edge for edge in range(EDGES) if _ends(edge) >> vertex & 1)


def sides(parcel: int) -> tuple[int, ...]:
    """The four edges around a parcel."""
    column, row = column_and_row(parcel)
    x, y = column - 1, row - 1
    return (horizontal(x, y), horizontal(x, y + 1), vertical(x, y), vertical(x + 1, y))


def _edge_id(edge: int) -> str:
    if edge < HORIZONTAL:
        y, x = divmod(edge, COLUMNS)
        return f"h{x}{y}"
    y, x = divmod(edge - HORIZONTAL, COLUMNS + 1)
    return f"v{x}{y}"


def _parcel_id(parcel: int) -> str:
    column, row = column_and_row(parcel)
    return f"c{column}r{row}"


def numbers(bits: int) -> list[int]:
    """Which they are: a set as a list. Word by word, for few numbers at a time are fast."""
    found: list[int] = []
    start = 0
    while bits:
        word = bits & _WORD
        while word:
            rest = word & (word - 1)
            found.append(start + (word ^ rest).bit_length() - 1)
            word = rest
        bits >>= _WORD_BITS
        start += _WORD_BITS
    return found


def beside(edge: int) -> tuple[int | None, int | None]:
    """The parcels above and below an edge, or to its left and right; None beyond the town."""
    if edge < HORIZONTAL:
        row, x = divmod(edge, COLUMNS)
        above = parcel_at(x + 1, row) if row else None
        return above, parcel_at(x + 1, row + 1) if row < ROWS else None
    y, column = divmod(edge - HORIZONTAL, COLUMNS + 1)
    left = parcel_at(column, y + 1) if column else None
    return left, parcel_at(column + 1, y + 1) if column < COLUMNS else None


NEIGHBOURS: Final = tuple(_neighbours(parcel) for parcel in range(PARCELS))
CORNERS: Final = tuple(_corners(parcel) for parcel in range(PARCELS))
ENDS: Final = tuple(_ends(edge) for edge in range(EDGES))
EDGES_AT: Final = tuple(_edges_at(vertex) for vertex in range((COLUMNS + 1) * (ROWS + 1)))
PARCEL_IDS: Final = tuple(_parcel_id(parcel) for parcel in range(PARCELS))
EDGE_IDS: Final = tuple(_edge_id(edge) for edge in range(EDGES))
PARCEL_INDEX: Final = {id: parcel for parcel, id in enumerate(PARCEL_IDS)}
EDGE_INDEX: Final = {id: edge for edge, id in enumerate(EDGE_IDS)}


@dataclass(frozen=True)
class Board:
    """The side of the board that a table plays on."""

    mountains: int
    land: tuple[int, ...]
    """The parcels that can be owned and built on."""
    ground: frozenset[int]
    """The same, to look one up."""
    bonus: tuple[tuple[int, ...], ...]
    """By type of building and parcel: what it earns there for its place alone."""


def plain_board(mountains: int, types: int) -> Board:
    """All parcels are land, and none is better than another."""
    land = tuple(range(PARCELS))
    return Board(mountains, land, frozenset(land), ((0,) * PARCELS,) * types)
