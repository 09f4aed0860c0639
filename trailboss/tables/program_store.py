"""Reading and writing programs: the bots of accounts, which come by a token."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from trailboss.tables import schema
from trailboss.tables.database import Database
from trailboss.tables.errors import BOT_SEATS, Enough
from trailboss.tables.people_store import NOT_OVER, PERSON, Person, in_force

MOST_SEATS = 10
"""Tables that are not over at which one program may sit."""

_p = schema.programs.c


@dataclass(frozen=True)
class Program:
    """A bot of somebody's, as its keeper sees it."""

    id: str
    name: str
    created: float


class ProgramStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, program: Person, token: str, most: int) -> bool:
        """False when its keeper has so many already; of several at a time each counts."""
        row = {"person": program.id, "keeper": program.keeper, "token": token}
        mine = select(func.count()).select_from(schema.programs).where(_p.keeper == program.keeper)
        with self.database.write() as db:
            if db.execute(mine).scalar_one() >= most:
                return False
            now = time.time()
            db.execute(
                insert(schema.people), {"id": program.id, "name": program.name, "created": now}
            )
            db.execute(insert(schema.programs), {**row, "created": now})
            return True

    def by_token(self, token: str) -> Person | None:
        """Whose it is, unless that one is banned."""
        join = schema.people.join(schema.programs, _p.person == schema.people.c.id)
        banned = exists().where(schema.bans.c.person == _p.person, in_force(time.time()))
        query = select(*PERSON, _p.keeper).select_from(join).where(_p.token == token, ~banned)
        with self.database.read() as db:
            row = db.execute(query).first()
        return None if row is None else Person(*row)

    def kept(self, keeper: str) -> list[Program]:
        """All programs of somebody's, the oldest first."""
        c = schema.people.c
        join = schema.people.join(schema.programs, _p.person == c.id)
        query = select(c.id, c.name, _p.created).select_from(join).where(_p.keeper == keeper)
        with self.database.read() as db:
            return [Program(*row) for row in db.execute(query.order_by(_p.created)).all()]

    def keepers(self, people: Collection[str]) -> dict[str, str]:
        """Whose they are, of those among them who are programs."""
        query = select(_p.person, _p.keeper).where(_p.person.in_(people))
        with self.database.read() as db:
            return {row.person: row.keeper for row in db.execute(query)}

    def renew(self, keeper: str, program: str, token: str) -> bool:
        """Another token in place of the old one; False for what is no program of the keeper's."""
        mine = update(schema.programs).where(_p.person == program, _p.keeper == keeper)
        with self.database.write() as db:
            return db.execute(mine.values(token=token)).rowcount == 1

    def dismiss(self, keeper: str, program: str) -> bool:
        """Its token is worth nothing any more; False for what is no program of the keeper's."""
        mine = delete(schema.programs).where(_p.person == program, _p.keeper == keeper)
        with self.database.write() as db:
            return db.execute(mine).rowcount == 1


def must_have_room(db: Connection, program: str) -> None:
    """Refuse a program one more table than it may have; within the transaction that seats it."""
    t, s = schema.tables.c, schema.seats.c
    join = schema.seats.join(schema.tables, t.id == s.table)
    going_on = select(func.count()).select_from(join)
    going_on = going_on.where(s.person == program, t.status.in_(NOT_OVER))
    if db.execute(going_on).scalar_one() >= MOST_SEATS:
        raise Enough(BOT_SEATS, f"a bot plays {MOST_SEATS} games at a time, and no more")
