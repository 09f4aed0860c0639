"""How many tables somebody has opened that are not over."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, exists, func, select

from trailboss.tables import schema


class Opened(NamedTuple):
    """How many tables of somebody's are not over."""

    every: int
    of_bots: int
    """At which no person plays."""
    in_lobby: int


def opened_by(db: Connection, person: str) -> Opened:
    c, s = schema.tables.c, schema.seats.c
    going_on = (c.owner == person) & c.status.in_(("open", "playing", "adjourned"))
    played = exists().where(s.table == c.id, s.bot.is_(None), s.kind != schema.RIVAL)
    in_lobby = (c.status == "open") & (c.visibility == "open")
    every = func.count()
    query = select(every, every.filter(~played), every.filter(in_lobby))
    return Opened(*db.execute(query.select_from(schema.tables).where(going_on)).one())
