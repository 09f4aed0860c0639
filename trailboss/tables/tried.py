"""A move tried on a copy, and the question that it answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from trailboss.kernel.action import Event
from trailboss.kernel.knowledge import Mark
from trailboss.kernel.state import State
from trailboss.kernel.step import Frame
from trailboss.tables.store import Entry
from trailboss.tables.told import Moved


class Asked(NamedTuple):
    """The open question as a value, to tell whether it is still the same after a move."""

    seats: tuple[int, ...]
    kind: str
    args: Mapping[str, Any]
    below: list[Frame]

    @classmethod
    def of(cls, state: State) -> Asked | None:
        decision = state.decision
        if decision is None:
            return None
        seats, kind, args = decision
        return cls(seats, kind, args, state.agenda[:-1])

    def still_asks(self, seat: int, now: Asked | None) -> bool:
        """Whether ``now`` is this question to that seat; who else is asked does not matter."""
        return now is not None and seat in self.seats and seat in now.seats and self[1:] == now[1:]


class Tried(NamedTuple):
    """A move carried out on a copy."""

    seat: int
    before: State
    asked: Asked | None
    """What was asked before; ``before`` itself may have been given up for ``after``."""
    mark: Mark
    after: State
    asks: Asked | None
    ply: int
    """The ply that it led to; ``after`` may go on from there if nobody will ask for it again."""
    events: list[Event]

    @property
    def moved(self) -> Moved:
        return Moved(self.ply, self.seat, self.events)

    @property
    def settles(self) -> bool:
        """Whether it can't be taken back: the turn passed on, or something was revealed.

        Where several seats are asked at once, nothing is held back from the others either.
        """
        if self.asks is None or self.asks.seats != (self.seat,):
            return True
        together = self.asked is not None and len(self.asked.seats) > 1
        return together or self.after.revealed_since(self.mark).to(self.seat)


def with_snapshots(log: Sequence[Entry]) -> Iterator[tuple[Entry, bool]]:
    """Each line, and whether the position before it may be asked for again.

    Only the latest run of moves by one seat can still be taken back, and a run in which something
    was taken back. Everywhere else a copy of the position would be made for nothing.
    """
    runs: list[tuple[list[int], bool]] = []
    seat: int | None = None
    for index, entry in enumerate(log):
        if entry.kind == "rewind":
            seat = None
        elif entry.kind in ("move", "undo", "redo"):
            if entry.seat != seat:
                runs.append(([], False))
                seat = entry.seat
            lines, kept = runs[-1]
            lines.append(index)
            runs[-1] = (lines, kept or entry.kind != "move")
    keep = {index for lines, kept in runs if kept for index in lines}
    if runs:
        keep.update(runs[-1][0])
    for index, entry in enumerate(log):
        yield entry, index in keep
