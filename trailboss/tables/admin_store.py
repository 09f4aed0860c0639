"""Reading and writing what whoever runs a site decides: bans, reports, and what was done."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import case, delete, func, insert, select, update

from trailboss.tables import schema
from trailboss.tables.database import Database
from trailboss.tables.people_store import in_force
from trailboss.tables.upsert import put, put_first

ROWS = 100
"""Of any list: the newest, or those that were looked for."""


@dataclass(frozen=True)
class Deed:
    """What somebody who runs the site has done."""

    who: str
    deed: str
    about: str
    text: str = ""


class AdminStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    # ---- bans

    def ban(self, person: str, reason: str, until: float | None, deed: Deed) -> None:
        row = {"person": person, "reason": reason, "until": until, "created": time.time()}
        with self.database.write() as db:
            put(db, schema.bans, row)
            db.execute(delete(schema.sessions).where(schema.sessions.c.person == person))
            _note(db, deed)

    def unban(self, person: str, deed: Deed) -> None:
        with self.database.write() as db:
            db.execute(delete(schema.bans).where(schema.bans.c.person == person))
            _note(db, deed)

    # ---- reports

    def report(self, table: str, line: int | None, about: str, by: str, text: str) -> None:
        """Of one person there by the same a single one is kept: the first that nobody has closed,
        or what came after that."""
        r = schema.reports.c
        what = {"line": line, "text": text, "created": time.time()}
        who = {"table": table, "about": about, "by": by}
        closed = (r.table == table) & (r.about == about) & (r.by == by) & r.closed.is_not(None)
        with self.database.write() as db:
            if not put_first(db, schema.reports, {**who, **what}):
                db.execute(update(schema.reports).where(closed).values(**what, closed=None))

    def reports(self) -> list[dict[str, Any]]:
        """Those that nobody has closed, the oldest first; with what was said, if a line was."""
        r, about, by = schema.reports.c, schema.people.alias("about"), schema.people.alias("by")
        query = (
            select(
                *(r.id, r.table, r.about, r.text, r.created),
                about.c.name.label("name"),
                by.c.name.label("by"),
                schema.chat.c.text.label("said"),
            )
            .select_from(
                schema.reports.join(about, about.c.id == r.about)
                .join(by, by.c.id == r.by)
                .outerjoin(schema.chat, schema.chat.c.id == r.line)
            )
            .where(r.closed.is_(None))
            .order_by(r.created)
        )
        return self._rows(query)

    def close_report(self, id: int, hide: bool, deed: Deed) -> str | None:
        """Whoever was reported there says nothing more if that is wished; the table."""
        r, c = schema.reports.c, schema.chat.c
        with self.database.write() as db:
            found = db.execute(select(r.table, r.about).where(r.id == id)).first()
            if found is None:
                return None
            if hide:
                theirs = (c.table == found.table) & (c.person == found.about)
                db.execute(update(schema.chat).where(theirs).values(hidden=True))
            db.execute(update(schema.reports).where(r.id == id).values(closed=time.time()))
            _note(db, deed)
            return str(found.table)

    # ---- what there is

    def people(self, looked_for: str) -> list[dict[str, Any]]:
        """By name or the name that they sign in with; without either, the newest."""
        p, b = schema.people.c, schema.bans.c
        query = (
            select(
                *(p.id, p.name, p.login, p.created, b.reason, b.until),
                b.person.is_not(None).label("banned"),
            )
            .select_from(
                schema.people.outerjoin(schema.bans, (b.person == p.id) & in_force(time.time()))
            )
            .order_by(case((b.person.is_not(None), 0), else_=1), p.created.desc())
        )
        if looked_for:
            exact = (p.name == looked_for) | (p.login == looked_for.lower())
            query = query.where(exact | (p.id == looked_for))
        return self._rows(query)

    def tables(self, status: str) -> list[dict[str, Any]]:
        t, p = schema.tables.c, schema.people.c
        query = (
            select(t.id, t.game, t.status, t.visibility, t.created, t.told, p.name.label("owner"))
            .select_from(schema.tables.outerjoin(schema.people, p.id == t.owner))
            .where(t.status == status)
            .order_by(t.created.desc())
        )
        return self._rows(query)

    def counts(self) -> dict[str, int]:
        guests = func.count().filter(schema.people.c.login.is_(None))
        open_reports = select(func.count()).where(schema.reports.c.closed.is_(None))
        with self.database.read() as db:
            people, without = db.execute(
                select(func.count(), guests).select_from(schema.people)
            ).one()
            reports = db.execute(open_reports).scalar_one()
            bans = db.execute(select(func.count()).where(in_force(time.time()))).scalar_one()
        return {"people": people, "guests": without, "reports": reports, "bans": bans}

    def deeds(self) -> list[dict[str, Any]]:
        a = schema.audit.c
        return self._rows(select(a.at, a.who, a.deed, a.about, a.text).order_by(a.id.desc()))

    def note(self, deed: Deed) -> None:
        with self.database.write() as db:
            _note(db, deed)

    def _rows(self, query: Any) -> list[dict[str, Any]]:
        with self.database.read() as db:
            return [dict(row) for row in db.execute(query.limit(ROWS)).mappings()]


def _note(db: Any, deed: Deed) -> None:
    row = {"who": deed.who, "deed": deed.deed, "about": deed.about, "text": deed.text}
    db.execute(insert(schema.audit), {**row, "at": time.time()})
