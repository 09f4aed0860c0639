"""Who acts for a seat, as the gate checks it under the table's lock."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.tables.errors import NotAllowed
from trailboss.tables.live import Live


@dataclass(frozen=True)
class Player:
    seat: int
    person: str | None
    """The id of a person; None for the bot that plays the seat."""

    def holds_seat(self, live: Live) -> bool:
        if not 0 <= self.seat < len(live.seats):
            return False
        seat = live.seats[self.seat]
        return seat.played_by_bot if self.person is None else seat.person == self.person

    def must_hold_seat(self, live: Live) -> None:
        if not self.holds_seat(live):
            raise NotAllowed("this is not your seat")
