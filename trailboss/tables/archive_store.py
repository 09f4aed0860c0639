"""Reading and writing what is kept beside the tables: daily deals, results, simulations."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, exists, func, insert, select
from sqlalchemy.exc import IntegrityError

from trailboss.tables import schema
from trailboss.tables.database import Database
from trailboss.tables.errors import DealtAlready

COUNTED = ("opened", "daily")
"""Tables whose results say something; others began, or were played, who knows how."""
MOST_RESULTS = 20_000


@dataclass(frozen=True)
class DealScore:
    """What somebody made of a day's deal."""

    person: str
    name: str
    table: str
    total: int


@dataclass(frozen=True)
class Finished:
    """The result of one table, and who played: a bot's name by seat, ``program`` for somebody's
    own, None for a person."""

    seats: int
    result: list[dict[str, Any]]
    players: list[str | None]
    choices: list[dict[str, list[str]]] | None = None
    """What each seat has chosen; None for a game that was over before that was kept."""


@dataclass(frozen=True)
class SoloResult:
    """How one game against a solo rival ended."""

    table: str
    game: str
    options: Mapping[str, Any]
    rank: int
    total: int
    rival_total: int
    finished: float


@dataclass(frozen=True)
class StoredSimulation:
    id: str
    result: Mapping[str, Any]
    created: float


class ArchiveStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    # ---- daily deals

    def deal_table(self, day: str, person: str) -> tuple[str, str] | None:
        """The table at which the person plays the day's deal, and its status."""
        c, tables = schema.deals.c, schema.tables.c
        join = schema.deals.join(schema.tables, tables.id == c.table)
        query = select(c.table, tables.status).select_from(join)
        with self.database.read() as db:
            row = db.execute(query.where(c.day == day, c.person == person)).first()
        return None if row is None else (row[0], row[1])

    def deal_scores(self, day: str, ends: float) -> list[DealScore]:
        """Who has finished the day's deal, best first. What a bot helped with doesn't count, nor
        what was finished when the day was over and its seed told to everybody."""
        c, tables, seats, log = schema.deals.c, schema.tables.c, schema.seats.c, schema.log.c
        join = schema.deals.join(schema.tables, tables.id == c.table).join(
            schema.seats, (seats.table == c.table) & (seats.person == c.person)
        )
        helped = exists().where(log.table == c.table, log.seat == seats.seat, log.kind == "left")
        query = select(c.person, seats.name, c.table, seats.seat, tables.result).select_from(join)
        query = query.where(c.day == day, tables.status == "finished", ~helped)
        query = query.where(tables.finished < ends)
        found: list[DealScore] = []
        with self.database.read() as db:
            for person, name, table, seat, result in db.execute(query.order_by(tables.finished)):
                totals = {sheet["seat"]: sheet["total"] for sheet in result or ()}
                if seat in totals:
                    found.append(DealScore(person, name, table, totals[seat]))
        return sorted(found, key=lambda score: -score.total)

    # ---- results

    def finished_count(self, game: str) -> int:
        with self.database.read() as db:
            return int(db.execute(_finished(select(func.count()), game)).scalar_one())

    def finished(self, game: str) -> list[Finished]:
        """The newest results of a game that may be compared with each other."""
        c, s = schema.tables.c, schema.seats.c
        wanted = _finished(select(c.id, c.seats, c.result, c.choices), game)
        wanted = wanted.order_by(c.finished.desc()).limit(MOST_RESULTS)
        ids = wanted.with_only_columns(c.id).subquery()
        players = select(s.table, s.seat, s.kind, s.bot).where(s.table.in_(select(ids.c.id)))
        with self.database.read() as db:
            rows = db.execute(wanted).all()
            bots: dict[str, dict[int, str | None]] = {row[0]: {} for row in rows}
            for table, seat, kind, bot in db.execute(players):
                if table in bots:
                    of_somebody = schema.PROGRAM if kind == schema.PROGRAM else None
                    bots[table][seat] = bot or of_somebody
        return [
            Finished(count, result, [bots[id].get(seat) for seat in range(count)], choices)
            for id, count, result, choices in rows
        ]

    def solo_results(self, person: str) -> list[SoloResult]:
        """What a person made of finished games against solo rivals, newest first. What a bot helped
        with doesn't count."""
        c, s, log = schema.tables.c, schema.seats.c, schema.log.c
        helped = exists().where(log.table == c.id, log.seat == s.seat, log.kind == "left")
        query = (
            select(c.id, c.game, c.options, c.result, c.finished, s.seat)
            .select_from(schema.tables.join(schema.seats, s.table == c.id))
            .where(s.person == person, c.status == "finished", c.origin.in_(COUNTED))
            .where(_has_rival(c.id), ~helped)
        )
        found: list[SoloResult] = []
        with self.database.read() as db:
            for id, game, options, result, finished, seat in db.execute(
                query.order_by(c.finished.desc()).limit(MOST_RESULTS)
            ):
                own = next(sheet for sheet in result if sheet["seat"] == seat)
                best = max(sheet["total"] for sheet in result if sheet["seat"] != seat)
                found.append(
                    SoloResult(id, game, options, own["rank"], own["total"], best, finished)
                )
        return found

    # ---- simulations

    def add_simulation(self, id: str, result: Mapping[str, Any]) -> None:
        """``result`` is what `Simulation.to_json` says."""
        row = {
            "id": id,
            "game": result["game"],
            "result": dict(result),
            "created": time.time(),
        }
        with self.database.write() as db:
            db.execute(insert(schema.simulations), row)

    def simulations(self, game: str, limit: int = 50) -> list[StoredSimulation]:
        """The newest first."""
        c = schema.simulations.c
        query = select(c.id, c.result, c.created).where(c.game == game)
        with self.database.read() as db:
            rows = db.execute(query.order_by(c.created.desc()).limit(limit))
            return [StoredSimulation(*row) for row in rows]


def _finished(query: Select[Any], game: str) -> Select[Any]:
    c = schema.tables.c
    return query.select_from(schema.tables).where(
        c.game == game,
        c.status == "finished",
        c.origin.in_(COUNTED),
        c.sealed_until.is_(None) | (c.sealed_until <= time.time()),
        ~_has_rival(c.id),
    )


def _has_rival(table: ColumnElement[str]) -> ColumnElement[bool]:
    """Solo games are a matter of their own: they say nothing about tables of people."""
    s = schema.seats.alias().c
    return exists().where(s.table == table, s.kind == schema.RIVAL)


def claim_deal(db: Connection, day: str, person: str, table: str) -> None:
    """Part of what opens the table: nobody has two for one deal, not even for a moment."""
    row = {"day": day, "person": person, "table": table, "created": time.time()}
    try:
        db.execute(insert(schema.deals), row)
    except IntegrityError as error:
        raise DealtAlready from error
