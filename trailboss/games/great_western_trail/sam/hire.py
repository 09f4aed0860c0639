"""Whom Sam hires (SAM-HIRE)."""

from trailboss.games.great_western_trail.sam.rancher import explain, rancher, respecialize
from trailboss.games.great_western_trail.state import NOWHERE, WORKER_TYPES, TrailState

Cell = tuple[int, int, int]
"""A worker above the token's row as (cost, row, cell): the smallest is the cheapest, of equal ones
the upper one, then the left one."""


def hire(s: TrailState, seat: int, whom: str) -> bool:
    if whom == "cheapest":
        chosen = _cheapest(s, seat)
    elif whom == "specialist":
        chosen = _specialist(s, seat)
    else:
        chosen = _of_type(s, seat, s.c.worker_types.index(whom), "one-type")
    if chosen is None:
        return False
    _, row, cell = chosen
    worker = s.jobs[cell]
    s.jobs[cell] = NOWHERE
    s.workers[seat * WORKER_TYPES + worker] += 1
    s.emit("sam_hired", seat, s.c.worker_types[worker], s.c.rows[row].number)
    respecialize(s, seat)
    return True


def _cells(s: TrailState) -> list[Cell]:
    """The workers above the token's row, full types included (SAM-HIRE-01)."""
    columns = s.size.columns
    return [
        (s.c.rows[cell // columns].cost, cell // columns, cell)
        for cell in range(s.token_row * columns)
        if s.jobs[cell] != NOWHERE
    ]


def _is_full(s: TrailState, seat: int, worker: int) -> bool:
    return s.worker_count(seat, worker) >= s.c.row_spaces


def _cheapest(s: TrailState, seat: int) -> Cell | None:
    """Of any type; in the cheapest row his specialization goes first (SAM-HIRE-02)."""
    cells = [cell for cell in _cells(s) if not _is_full(s, seat, s.jobs[cell[2]])]
    if not cells:
        return None
    explain(s, "cheapest-worker")
    first = min(cells)
    specialists = [
        cell
        for cell in cells
        if cell[1] == first[1] and s.jobs[cell[2]] == rancher(s).specialization
    ]
    return min(specialists, default=first)


def _specialist(s: TrailState, seat: int) -> Cell | None:
    """His specialization, else the most frequent type, if it is not full (SAM-HIRE-03)."""
    found = _of_type(s, seat, rancher(s).specialization, "specialist")
    if found is not None:
        return found
    cells = _cells(s)
    frequency = [
        len([cell for cell in cells if s.jobs[cell[2]] == worker]) for worker in range(WORKER_TYPES)
    ]
    if not cells:
        return None
    _, _, cell = min(cells, key=lambda cell: (-frequency[s.jobs[cell[2]]], cell))
    return _of_type(s, seat, s.jobs[cell], "most-frequent-worker")


def _of_type(s: TrailState, seat: int, worker: int, because: str) -> Cell | None:
    """The cheapest of a type (SAM-HIRE-04)."""
    cells = [cell for cell in _cells(s) if s.jobs[cell[2]] == worker]
    if not cells or _is_full(s, seat, worker):
        return None
    explain(s, because)
    return min(cells)
