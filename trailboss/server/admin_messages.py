"""What the admin page is told and tells."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trailboss.server.messages import Field, SeatNumber, Struct


class AdminOverview(Struct):
    version: str
    python: str
    build: str
    """Of the engine: compiled or Python."""
    database: str
    """Its kind and the version of its tables."""
    games: dict[str, str]
    """The box of each game that is installed."""
    tables: dict[str, int]
    """How many there are of each status."""
    people: int
    guests: int
    bans: int
    reports: int
    sockets: int
    """At the process that answers."""
    waiting: int
    """Jobs that nobody does yet; with SQLite bots think in the server, and none is told."""
    working: int


class AdminTable(Struct):
    id: str
    game: str
    status: str
    visibility: str
    created: float
    told: float | None
    owner: str | None


class AdminPerson(Struct):
    id: str
    name: str
    login: str | None
    created: float
    banned: bool
    reason: str | None
    until: float | None


class AdminReport(Struct):
    id: int
    table: str
    about: str
    name: str
    by: str
    text: str
    said: str | None
    created: float


class AdminDeed(Struct):
    at: float
    who: str
    deed: str
    about: str
    text: str


class NewBan(Struct):
    reason: Field
    days: Annotated[int, Meta(ge=1, le=36_500)] | None = None
    """None: for good."""


class ClosedReport(Struct):
    hide: bool
    """Whether all that the person said at that table is hidden."""


class NewReport(Struct):
    """``line`` is the number of a line of chat; ``seat`` where the person sits."""

    text: Field
    line: int | None = None
    seat: SeatNumber | None = None
