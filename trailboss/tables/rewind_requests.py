"""Going back, and requests to go back further than one's own turn: lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from trailboss.tables.schema import PROGRAM
from trailboss.tables.store import Seat

ASK, AGREE, REFUSE = REWIND_LINES = ("ask", "agree", "refuse")
"""Kinds of lines; their text is the ply to go back to. They leave position and clock alone."""


class Retreat(NamedTuple):
    """An undo, which only its own seat hears of, or a rewind (no seat): the ply that it led to, and
    what everybody had heard by then, and each seat."""

    seat: int | None
    public: int
    private: tuple[int, ...]
    ply: int


@dataclass(frozen=True)
class RewindRequest:
    """Somebody asked everybody to go back to an earlier position."""

    seat: int
    ply: int
    agreed: frozenset[int]

    def has_all(self, seats: Sequence[Seat]) -> bool:
        """Whether every person has agreed, those too for whom a bot plays until they are back:
        who goes back knows what comes. Somebody's bot is not asked."""
        return {s.seat for s in seats if s.person and s.kind != PROGRAM} <= self.agreed


def request_after(
    request: RewindRequest | None, kind: str, seats: Sequence[Seat], seat: int, ply: int
) -> RewindRequest | None:
    """What is asked for when that was said; the same request once more takes it back."""
    mine = _seats_of_the_same(seats, seat)
    if kind == ASK:
        taken_back = request is not None and (request.seat, request.ply) == (seat, ply)
        return None if taken_back else RewindRequest(seat, ply, mine)
    if kind == REFUSE or request is None:
        return None
    return replace(request, agreed=request.agreed | mine)


def _seats_of_the_same(seats: Sequence[Seat], seat: int) -> frozenset[int]:
    """All seats of whoever sits there: one person answers once."""
    person = seats[seat].person
    return frozenset(s.seat for s in seats if s.seat == seat or (person and s.person == person))
