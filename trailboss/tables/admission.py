"""Whether those who have a table open may still see it as who they came.

Whoever signs out is shown out by every process that hears of it. One that could not hear, or whose
peer may have died before it said so, asks the database.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import exists, select, union_all

from trailboss.tables import schema
from trailboss.tables.bus import NO_LONGER_SHARED, SIGNED_OUT, Bus
from trailboss.tables.database import Database
from trailboss.tables.people_store import in_force

AT_ONCE = 1000
"""Names in one question."""


class Admission:
    def __init__(self, database: Database, bus: Bus) -> None:
        self._database = database
        self._bus = bus

    async def look_again(self) -> None:
        """Anybody may have signed out, been banned, or stopped sharing what they see."""
        known = [one for one in self._bus.everybody() if one.session and one.person]
        sharing = [one for one in self._bus.everybody() if one.share]
        sessions = sorted({str(one.session) for one in known})
        shares = sorted({str(one.share) for one in sharing})
        holders = await self._database.reading(self._holders, sessions)
        shared = await self._database.reading(self._shared, shares)
        for one in known:
            if holders.get(str(one.session)) != one.person:
                one.drop(SIGNED_OUT)
        for one in sharing:
            if one.share not in shared:
                one.drop(NO_LONGER_SHARED)

    def _holders(self, tokens: Sequence[str]) -> dict[str, str]:
        """Who comes by each of these, of a browser or a program, if it is still worth something."""
        s, p = schema.sessions.c, schema.programs.c
        banned = exists().where(schema.bans.c.person == p.person, in_force(time.time()))
        found: dict[str, str] = {}
        for some in _portions(tokens):
            browsers = select(s.token, s.person).where(s.token.in_(some))
            programs = select(p.token, p.person).where(p.token.in_(some), ~banned)
            with self._database.read() as db:
                rows = db.execute(union_all(browsers, programs))
                found |= {row.token: row.person for row in rows}
        return found

    def _shared(self, ids: Sequence[str]) -> set[str]:
        c = schema.shares.c
        found: set[str] = set()
        for some in _portions(ids):
            with self._database.read() as db:
                found |= set(db.execute(select(c.id).where(c.id.in_(some))).scalars())
        return found


def _portions(names: Sequence[str]) -> list[Sequence[str]]:
    return [names[start : start + AT_ONCE] for start in range(0, len(names), AT_ONCE)]
