"""Lines of logs on their way to PostgreSQL: one statement for all of them, which is the commit too.

It locks the rows of the tables, sees whether what each line rests on is still so, appends, changes
the rows, asks for the bots' moves and tells the other processes. A process that is killed right
afterwards leaves nobody waiting; one that was overtaken, or has slept, changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sqlalchemy import exists, insert, text, update
from sqlalchemy.exc import IntegrityError

from trailboss.tables import schema
from trailboss.tables.database import Database
from trailboss.tables.direct import Direct
from trailboss.tables.job_store import ASKED_AGAIN, NOW, put_job
from trailboss.tables.line import Line
from trailboss.tables.peers import CHANNEL, JOB, MOVED

PLAIN = {"told", "waiting_for", "deadline"}
"""What nearly every line changes about its table, and nothing else."""

WRITE = f"""
WITH line AS (
    SELECT * FROM unnest(
        %(id)s::text[], %(seq)s::int[], %(kind)s::text[], %(seat)s::int[], %(text)s::text[],
        %(request)s::text[], %(at)s::float8[], %(status)s::text[], %(person)s::text[],
        %(bot)s::text[], %(told)s::float8[], %(waiting_for)s::text[], %(deadline)s::float8[],
        %(job)s::text[], %(need)s::int[], %(network)s::text[], %(whose)s::text[]
    ) AS line (
        id, seq, kind, seat, text, request, at, status, person, bot, told, waiting_for, deadline,
        job, need, network, whose
    )
), held AS (
    SELECT line.* FROM line
    JOIN tables ON tables.id = line.id AND tables.status = line.status
    JOIN seats ON seats."table" = line.id AND seats.seat = line.seat
        AND seats.person IS NOT DISTINCT FROM line.person
        AND seats.bot IS NOT DISTINCT FROM line.bot
    ORDER BY line.id COLLATE "C" FOR UPDATE OF tables
), written AS (
    INSERT INTO log ("table", seq, kind, seat, text, request, at)
    SELECT id, seq, kind, seat, text, request, at FROM held
    ON CONFLICT DO NOTHING RETURNING "table" AS id
), asked AS (
    INSERT INTO jobs (name, need, network, person, asked, since, due)
    SELECT job, need, network, whose, 1, {NOW}, 0
    FROM held JOIN written USING (id) WHERE job IS NOT NULL ORDER BY job
    {ASKED_AGAIN} RETURNING name
), changed AS (
    UPDATE tables SET told = coalesce(held.told, tables.told),
        waiting_for = held.waiting_for::json, deadline = held.deadline
    FROM held JOIN written USING (id) WHERE tables.id = held.id
    RETURNING tables.id, held.seq
)
SELECT id, pg_notify('{CHANNEL}', %(process)s || ' {MOVED} ' || id || ' ' || seq) FROM changed
UNION ALL
SELECT NULL, pg_notify('{CHANNEL}', %(process)s || ' {JOB}') WHERE EXISTS (SELECT 1 FROM asked)
"""


class PostgresWriter:
    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._direct = Direct(database)

    def write(self, lines: Sequence[Line]) -> list[bool]:
        stands = [False] * len(lines)
        for together in _one_a_table(lines):
            plain = [at for at in together if _is_plain(lines[at])]
            stood = self._write_plain([lines[at] for at in plain])
            for at in plain:
                stands[at] = lines[at].id in stood
            others = [at for at in together if at not in plain]
            if others:
                for at, did in zip(others, self._write_others(lines, others), strict=True):
                    stands[at] = did
        return stands

    def _write_plain(self, lines: Sequence[Line]) -> set[str]:
        """The tables whose line stands."""
        if not lines:
            return set()
        answer = self._direct.ask(WRITE, {**columns(lines), "process": self._process})
        return {id for id, _ in answer if id is not None}

    def _write_others(self, lines: Sequence[Line], which: Iterable[int]) -> list[bool]:
        """Of those that change more than every move does: the end of a game, who plays a seat."""
        with self._database.write() as db:
            stands = []
            for line in (lines[at] for at in which):
                stands.append(self._stands(db, line))
                if stands[-1]:
                    self._follow(db, line)
            return stands

    def _stands(self, db: Any, line: Line) -> bool:
        t, s = schema.tables.c, schema.seats.c
        here = (s.table == line.id) & (s.seat == line.entry.seat)
        person, bot = line.holder
        held = exists().where(
            here, s.person.is_not_distinct_from(person), s.bot.is_not_distinct_from(bot)
        )
        as_it_was = update(schema.tables).where(t.id == line.id, t.status == line.status, held)
        try:
            with db.begin_nested():
                if db.execute(as_it_was.values(**line.table)).rowcount != 1:
                    return False
                db.execute(insert(schema.log), {"table": line.id, **line.entry._asdict()})
                if line.seat:
                    db.execute(update(schema.seats).where(here).values(**line.seat))
            return True
        except IntegrityError:
            return False

    def _follow(self, db: Any, line: Line) -> None:
        notices = [f"{MOVED} {line.id} {line.entry.seq}"]
        if line.job is not None:
            put_job(db, line.job)
            notices.append(JOB)
        for notice in notices:
            db.execute(_TELL, {"channel": CHANNEL, "said": f"{self._process} {notice}"})

    def close(self) -> None:
        self._direct.close()


_TELL = text("SELECT pg_notify(:channel, :said)")


def _is_plain(line: Line) -> bool:
    return not line.seat and PLAIN.issuperset(line.table) and "waiting_for" in line.table


def _one_a_table(lines: Sequence[Line]) -> Iterator[list[int]]:
    """A statement takes one line of a table; a second waits for the next. In the order of tables,
    in which every process locks them."""
    left = sorted(range(len(lines)), key=lambda at: lines[at].id)
    while left:
        first = {lines[at].id: at for at in reversed(left)}
        yield sorted(first.values(), key=lambda at: lines[at].id)
        left = [at for at in left if first[lines[at].id] != at]


def columns(lines: Sequence[Line]) -> dict[str, list[Any]]:
    jobs = [line.job for line in lines]
    return {
        "id": [line.id for line in lines],
        **{name: [getattr(line.entry, name) for line in lines] for name in lines[0].entry._fields},
        "status": [line.status for line in lines],
        "person": [line.holder[0] for line in lines],
        "bot": [line.holder[1] for line in lines],
        "told": [line.table.get("told") for line in lines],
        "waiting_for": [json.dumps(line.table["waiting_for"]) for line in lines],
        "deadline": [line.table.get("deadline") for line in lines],
        "job": [job and job.name for job in jobs],
        "need": [job and int(job.need) for job in jobs],
        "network": [job and job.whose.network for job in jobs],
        "whose": [job and job.whose.person for job in jobs],
    }
