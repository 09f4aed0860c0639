"""Reading and writing who may see and say what at a table: mutes and shared views."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from trailboss.tables import schema
from trailboss.tables.database import Database
from trailboss.tables.people_store import must_be_known
from trailboss.tables.upsert import put_first


@dataclass(frozen=True)
class Share:
    """A link by which others look through the eyes of a seat, as long as its owner likes."""

    id: str
    table: str
    seat: int
    person: str
    created: float


class SocialStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    # ---- mutes

    def author(self, table: str, line: int) -> str | None:
        """Who wrote a line of the chat."""
        c = schema.chat.c
        with self.database.read() as db:
            return db.execute(select(c.person).where(c.table == table, c.id == line)).scalar()

    def mute(self, id: str, table: str, person: str) -> bool:
        """From now on the person says nothing at this table, and what was said is hidden. False
        when that was so before."""
        row = {"id": id, "table": table, "person": person, "created": time.time()}
        with self.database.write() as db:
            if not put_first(db, schema.mutes, row):
                return False
            self._hide(db, table, person, True)
        return True

    def unmute(self, id: str, table: str) -> bool:
        c = schema.mutes.c
        with self.database.write() as db:
            person = db.execute(select(c.person).where(c.id == id, c.table == table)).scalar()
            if person is None:
                return False
            db.execute(delete(schema.mutes).where(c.id == id))
            self._hide(db, table, person, False)
        return True

    def mutes(self, table: str) -> list[dict[str, Any]]:
        c = schema.mutes.c
        join = schema.mutes.join(schema.people, schema.people.c.id == c.person)
        query = select(c.id, schema.people.c.name).select_from(join).where(c.table == table)
        with self.database.read() as db:
            return [dict(row) for row in db.execute(query.order_by(c.created)).mappings()]

    def _hide(self, db: Any, table: str, person: str, hidden: bool) -> None:
        c = schema.chat.c
        db.execute(
            update(schema.chat).where(c.table == table, c.person == person).values(hidden=hidden)
        )

    # ---- shared views

    def add_share(
        self,
        id: str,
        token: str,
        table: str,
        seat: int,
        person: str,
        has_room: Callable[[int], None],
    ) -> Share:
        """``has_room`` refuses one more than so many of the person's at this table."""
        made = Share(id, table, seat, person, time.time())
        c = schema.shares.c
        mine = select(func.count()).where(c.table == table, c.person == person)
        with self.database.write() as db:
            must_be_known(db, person)
            has_room(db.execute(mine).scalar_one())
            db.execute(
                insert(schema.shares).values(
                    id=id, token=token, table=table, seat=seat, person=person, created=made.created
                )
            )
        return made

    def shares_of(self, table: str, person: str) -> list[Share]:
        c = schema.shares.c
        return self._shares((c.table == table) & (c.person == person))

    def share(self, token: str) -> Share | None:
        found = self._shares(schema.shares.c.token == token)
        return found[0] if found else None

    def drop_share(self, id: str, table: str, person: str) -> bool:
        c = schema.shares.c
        with self.database.write() as db:
            done = db.execute(
                delete(schema.shares).where(c.id == id, c.table == table, c.person == person)
            )
            return done.rowcount == 1

    def _shares(self, condition: Any) -> list[Share]:
        c = schema.shares.c
        query = select(c.id, c.table, c.seat, c.person, c.created).where(condition)
        with self.database.read() as db:
            return [Share(*row) for row in db.execute(query.order_by(c.created))]
