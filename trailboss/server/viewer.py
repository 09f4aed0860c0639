"""Through whose eyes a connection looks."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.tables.live import Live
from trailboss.tables.people_store import Person
from trailboss.tables.seating import seats_of
from trailboss.tables.social_store import Share


@dataclass(frozen=True)
class Viewer:
    """A person, a spectator, or whoever has the link to a shared view."""

    person: Person | None = None
    share: Share | None = None
    session: str | None = None
    """The (hashed) token that says who they are."""

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def is_program(self) -> bool:
        return self.person is not None and self.person.keeper is not None

    def seats(self, live: Live) -> frozenset[int]:
        if self.share is None:
            return seats_of(live, self.id)
        owner = live.seats[self.share.seat].person
        return frozenset({self.share.seat}) if owner == self.share.person else frozenset()
