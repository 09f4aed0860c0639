"""The wish to go back further than one's own turn: asked and answered in lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trailboss.tables.store import Seat

WISH, AGREE, REFUSE = WISHES = ("wish", "agree", "refuse")
"""Kinds of lines; their text is the ply to go back to. They leave position and clock alone."""


@dataclass(frozen=True)
class Wish:
    """Somebody asked everybody to go back to an earlier position."""

    seat: int
    ply: int
    agreed: frozenset[int]

    def has_all(self, seats: Sequence[Seat]) -> bool:
        """Whether every person at the table has agreed."""
        return {s.seat for s in seats if s.person and not s.played_by_bot} <= self.agreed


def wish_after(
    wish: Wish | None, kind: str, seats: Sequence[Seat], seat: int, ply: int
) -> Wish | None:
    """What is wished when that was said; the same wish once more takes it back."""
    mine = _seats_of_the_same(seats, seat)
    if kind == WISH:
        taken_back = wish is not None and (wish.seat, wish.ply) == (seat, ply)
        return None if taken_back else Wish(seat, ply, mine)
    if kind == REFUSE or wish is None:
        return None
    return replace(wish, agreed=wish.agreed | mine)


def _seats_of_the_same(seats: Sequence[Seat], seat: int) -> frozenset[int]:
    """All seats of whoever sits there: one person answers once."""
    person = seats[seat].person
    return frozenset(s.seat for s in seats if s.seat == seat or (person and s.person == person))
