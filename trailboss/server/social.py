"""Who may see and say what at a table: shared views and mutes."""

from __future__ import annotations

import secrets
from functools import partial

from trailboss.server.limits import SHARES, must_be_fewer
from trailboss.server.people import hashed_token
from trailboss.tables.errors import NotAllowed, WrongMoment
from trailboss.tables.social_store import Share, SocialStore
from trailboss.tables.store import Seat, TableRow


class Social:
    def __init__(self, store: SocialStore) -> None:
        self.store = store

    # ---- shared views

    def share(self, table: str, seat: int, person: str) -> tuple[Share, str]:
        """A link to what this seat sees, and the token that is in it."""
        token = secrets.token_urlsafe(16)
        id = secrets.token_hex(8)
        has_room = partial(must_be_fewer, limit=SHARES)
        made = self.store.add_share(id, hashed_token(token), table, seat, person, has_room)
        return made, token

    def find_share(self, token: str) -> Share | None:
        return self.store.share(hashed_token(token))

    def close_share(self, id: str, table: str, person: str) -> None:
        if not self.store.drop_share(id, table, person):
            raise NotAllowed("you share no such view")

    # ---- mutes

    def mute(self, row: TableRow, seats: list[Seat], line: int | None, seat: int | None) -> bool:
        """The person is named by a line of the chat or by a seat. False: that was so already."""
        person: str | None = None
        if line is not None:
            person = self.store.author(row.id, line)
        elif seat is not None and 0 <= seat < len(seats):
            person = seats[seat].person
        if person is None:
            raise WrongMoment("there is nobody to mute")
        if person == row.owner:
            raise WrongMoment("you cannot mute yourself")
        return self.store.mute(secrets.token_hex(8), row.id, person)

    def unmute(self, row: TableRow, id: str) -> None:
        if not self.store.unmute(id, row.id):
            raise WrongMoment("nobody is muted by that")
