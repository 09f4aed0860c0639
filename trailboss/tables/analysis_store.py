"""Analyses as all processes of a site see them: one makes it, any tells how far it is.

Whoever makes one says so again and again by a number that grows. Where it stands still for a while,
by the clock of whoever looks, its maker has died or was stopped, and another may make it.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from sqlalchemy import delete, select, update

from trailboss.tables import schema
from trailboss.tables.database import Database
from trailboss.tables.upsert import put_first

KEPT = 1000
"""Some 40 kB each; the oldest are made anew when somebody wants them."""

_a = schema.analyses.c


class AnalysisRow(NamedTuple):
    maker: str
    beat: int
    done: int
    of: int
    failed: bool
    found: Any


class AnalysisStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    def row(self, table: str) -> AnalysisRow | None:
        query = select(_a.maker, _a.beat, _a.done, _a.of, _a.failed, _a.found)
        with self.database.read() as db:
            row = db.execute(query.where(_a.table == table)).first()
        return None if row is None else AnalysisRow(*row)

    def begin(self, table: str, maker: str, instead_of: AnalysisRow | None) -> bool:
        """Whether it is this maker's to make. ``instead_of`` is what was found of a maker that
        failed or has fallen silent: whoever else noticed may have been quicker."""
        begun = {"maker": maker, "begun": time.time()}
        fresh: dict[str, Any] = {**begun, "done": 0, "of": 1, "failed": False, "found": None}
        with self.database.write() as db:
            if instead_of is None:
                return put_first(db, schema.analyses, {"table": table, "beat": 0, **fresh})
            same = _of(table, instead_of.maker).where(_a.beat == instead_of.beat)
            return db.execute(same.values(beat=_a.beat + 1, **fresh)).rowcount == 1

    def note(self, table: str, maker: str, done: int, of: int) -> bool:
        """How far it is; false where somebody else makes it by now."""
        noted = _of(table, maker).values(beat=_a.beat + 1, done=done, of=of)
        with self.database.write() as db:
            return db.execute(noted).rowcount == 1

    def fail(self, table: str, maker: str) -> None:
        with self.database.write() as db:
            db.execute(_of(table, maker).values(beat=_a.beat + 1, failed=True))

    def finish(self, table: str, maker: str, found: Any) -> None:
        kept = select(_a.table).order_by(_a.begun.desc()).limit(KEPT)
        with self.database.write() as db:
            db.execute(_of(table, maker).values(beat=_a.beat + 1, done=_a.of, found=found))
            db.execute(delete(schema.analyses).where(_a.table.not_in(kept)))


def _of(table: str, maker: str) -> Any:
    return update(schema.analyses).where(_a.table == table, _a.maker == maker)
