"""Jobs that are stored, for processes that share a PostgreSQL database: who does which.

A job is taken by the number of a process, for which that process holds a lock of the database as
long as it is connected. It is free again as soon as the lock is gone, and also when the process
has not said for a while that it still works: it may have been stopped. So a job may be begun twice,
but what it does to a table is a line of its log, which is there once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from trailboss.tables.database import Database
from trailboss.tables.fair_queue import Need, Whose
from trailboss.tables.jobs import Job

LEASE_SECONDS = 10.0
"""So long a process may keep silent about its jobs."""
FURTHEST = 600.0
"""What seems to lie further ahead was noted before somebody set the clock back: it is over."""
HEADS = 200
"""Of so many people who wait the first job is looked at."""

NOW = "extract(epoch FROM clock_timestamp())"
_OWNERS_LOCK = (
    "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    "AND (classid::bigint << 32 | objid::bigint) = taken_by"
)
_IS_FREE = (
    f"answer IS NULL AND due NOT BETWEEN {NOW} AND {NOW} + {FURTHEST} "
    f"AND (taken_by IS NULL OR taken_until NOT BETWEEN {NOW} AND {NOW} + {FURTHEST} "
    f"OR NOT EXISTS ({_OWNERS_LOCK}))"
)
ASKED_AGAIN = (
    "ON CONFLICT (name) DO UPDATE SET asked = jobs.asked + 1, due = 0, "
    "need = least(jobs.need, excluded.need), "
    "network = excluded.network, person = excluded.person"
)
"""Of one name there is one job."""
_PUT = text(
    "INSERT INTO jobs (name, need, network, person, asked, since, due, given) "
    f"VALUES (:name, :need, :network, :person, 1, {NOW}, 0, CAST(:given AS json)) "
    f"{ASKED_AGAIN}"
)
_HEADS = text(
    "SELECT DISTINCT ON (need, network, person) name, need, network, person, since FROM jobs "
    f"WHERE {_IS_FREE} ORDER BY need, network, person, since LIMIT {HEADS}"
)
_TAKE = text(
    f"UPDATE jobs SET taken_by = :by, taken_until = {NOW} + {LEASE_SECONDS} WHERE name = "
    f"(SELECT name FROM jobs WHERE name = :name AND {_IS_FREE} FOR UPDATE SKIP LOCKED) "
    "RETURNING asked, given"
)
_STILL = text(f"UPDATE jobs SET taken_until = {NOW} + {LEASE_SECONDS} WHERE taken_by = :by")
_DONE = text("DELETE FROM jobs WHERE name = :name AND taken_by = :by AND asked = :asked")
_LET_GO = text(
    f"UPDATE jobs SET taken_by = NULL, taken_until = NULL, since = {NOW}, due = {NOW} + :wait "
    "WHERE name = :name AND taken_by = :by"
)
_ANSWER = text(
    "UPDATE jobs SET answer = CAST(:answer AS json) WHERE name = :name AND taken_by = :by"
)
_FETCH = text("DELETE FROM jobs WHERE name = :name AND answer IS NOT NULL RETURNING answer")
_FORGET = text("DELETE FROM jobs WHERE name = :name OR (given IS NOT NULL AND since < :before)")
_COUNT = text(
    f"SELECT count(*) FILTER (WHERE {_IS_FREE}), count(*) FILTER (WHERE taken_by IS NOT NULL) "
    "FROM jobs WHERE answer IS NULL"
)


class TakenJob(NamedTuple):
    name: str
    asked: int
    """How often it had been asked for when it was taken."""
    whose: Whose
    given: Any


Order = Callable[[Job], Any]
"""By which of several jobs the first is chosen."""


def put_job(db: Connection, job: Job, given: str | None = None) -> None:
    """In whichever transaction it follows from."""
    values = {"name": job.name, "need": int(job.need), "given": given, **job.whose._asdict()}
    db.execute(_PUT, values)


class JobStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, job: Job, given: str | None = None) -> None:
        with self._database.write() as db:
            put_job(db, job, given)

    def take(self, by: int, order: Order) -> TakenJob | None:
        """One that nobody does, if there is any."""
        with self._database.write() as db:
            heads = [
                Job(name, Whose(network, person), Need(need))
                for name, need, network, person, _ in _oldest_first(db.execute(_HEADS).all())
            ]
            for job in sorted(heads, key=order):
                taken = db.execute(_TAKE, {"name": job.name, "by": by}).first()
                if taken is not None:  # else another process was quicker
                    return TakenJob(job.name, taken.asked, job.whose, taken.given)
        return None

    def still_at_work(self, by: int) -> None:
        with self._database.write() as db:
            db.execute(_STILL, {"by": by})

    def done(self, job: TakenJob, by: int) -> None:
        """It is gone, unless it was asked for again meanwhile."""
        with self._database.write() as db:
            values = {"name": job.name, "by": by}
            if db.execute(_DONE, {**values, "asked": job.asked}).rowcount == 0:
                db.execute(_LET_GO, {**values, "wait": 0.0})

    def let_go(self, job: TakenJob, by: int, wait: float) -> None:
        """Somebody else may try, after so many seconds."""
        with self._database.write() as db:
            db.execute(_LET_GO, {"name": job.name, "by": by, "wait": wait})

    def answer(self, job: TakenJob, by: int, answer: str) -> None:
        with self._database.write() as db:
            db.execute(_ANSWER, {"name": job.name, "by": by, "answer": answer})

    def fetch(self, name: str) -> Any:
        """The answer, which nobody else needs any more; None if it is not there yet."""
        with self._database.write() as db:
            found = db.execute(_FETCH, {"name": name}).first()
        return None if found is None else found.answer

    def forget(self, name: str) -> None:
        """Nobody waits for it any more, nor for what was asked long ago by processes that died."""
        with self._database.write() as db:
            now = db.execute(text(f"SELECT {NOW}")).scalar_one()
            db.execute(_FORGET, {"name": name, "before": float(now) - FURTHEST})

    def counts(self) -> tuple[int, int]:
        """How many wait, and how many are being done."""
        with self._database.read() as db:
            waiting, taken = db.execute(_COUNT).one()
        return waiting, taken


def _oldest_first(rows: Sequence[Any]) -> list[Any]:
    return sorted(rows, key=lambda row: float(row.since))
