"""A line of a table's log on its way to the database, with all that is written by its commit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trailboss.tables.jobs import Job
from trailboss.tables.store import Entry


@dataclass(frozen=True)
class Line:
    """With it, what changes about the table and about its seat."""

    id: str
    entry: Entry
    table: Mapping[str, Any]
    seat: Mapping[str, Any]
    status: str
    """What the line rests on: a game that was called off may have told its seed."""
    holder: tuple[str | None, str | None] = (None, None)
    """And who holds its seat: a person, and the bot that plays it. Where one process serves a table
    nobody else can have changed that."""
    job: Job | None = None
    """What is to be done because of it; where several processes share the work."""
