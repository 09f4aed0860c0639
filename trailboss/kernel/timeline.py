"""Undo, derived from knowledge: back to the last thing revealed, never past another's decision."""

from typing import Generic, TypeVar

from trailboss.kernel.action import Event
from trailboss.kernel.native import CallersAction, CallersSeat
from trailboss.kernel.state import State

S = TypeVar("S", bound=State)


class Timeline(Generic[S]):
    """A game in play with the snapshots behind it.

    A seat may take back its own latest moves as long as since then no dice were rolled and it
    learned nothing. What it showed of its own cards may come back too: whoever runs the table
    shows the others a move only when it can no longer be taken back.
    """

    def __init__(self, state: S) -> None:
        self.state = state
        self._past: list[tuple[int, S]] = []

    def apply(self, action: CallersAction, seat: CallersSeat = None) -> list[Event]:
        before = self.state
        decision = before.decision
        if seat is None and decision is not None:
            seat = decision.seat
        after = before.clone()
        events = after.apply(action, seat)
        self._past.append((seat if seat is not None else -1, before))
        self.state = after
        return events

    def undoable(self, seat: int) -> int:
        """How many moves ``seat`` may take back now."""
        self.state.must_have_seat(seat)
        count = 0
        for mover, snapshot in reversed(self._past):
            if mover != seat or self.state.revealed_since(snapshot.mark()).to(seat):
                break
            count += 1
        return count

    def undo(self, seat: int, moves: int = 1) -> bool:
        """Take back that many moves; False (and nothing happens) when that is not allowed."""
        if not 0 < moves <= self.undoable(seat):
            return False
        self.state = self._past[-moves][1]
        del self._past[-moves:]
        return True
