"""The words on the wire: what the REST interface takes and gives. OpenAPI is made from these."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from trailboss.server.limits import FIELD_LENGTH, SEATS_LENGTH
from trailboss.tables.statistics import CountStatistics

Json = dict[str, Any]
Field = Annotated[str, Meta(max_length=FIELD_LENGTH.most)]
SeatNumber = Annotated[int, Meta(ge=0, le=100)]
Value = str | int | bool


class Struct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    pass


# ---- people


class GuestName(Struct):
    name: Field


class Credentials(Struct):
    login: Field
    password: Field


class Me(Struct):
    id: str | None
    name: str | None
    account: bool
    bot: bool = False
    """One of somebody's, which came by its token."""
    admin: bool = False
    """Whether they run the site."""


class PasskeyInfo(Struct):
    id: str
    name: str
    created: float
    used: float | None


class NewPasskey(Struct):
    """``credential`` is what navigator.credentials.create() gave, as JSON."""

    credential: Json
    name: Field = ""


class PasskeyProof(Struct):
    """``credential`` is what navigator.credentials.get() gave, as JSON."""

    credential: Json


# ---- games


class OnlyInfo(Struct):
    """A value that exists only at tables where an option, declared before, has a certain one."""

    value: Value
    option: str
    at: Value


class OptionInfo(Struct):
    name: str
    kind: str
    default: Value
    values: list[Value]
    needs: str
    """The option without which this one does not exist, empty if there is none."""
    only: list[OnlyInfo]


class RivalInfo(Struct):
    """A solo rival: the option that brings it, and the one that says how strong it is."""

    name: str
    option: str
    value: Value
    difficulty: str
    seats: int


class GameInfo(Struct):
    name: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    stage: str
    bots: list[str]
    thinking: dict[str, list[float]]
    """By bot: seconds for one decision to choose from, as ``name@2``."""
    leanings: dict[str, list[str]]
    """By bot: manners of playing to choose from, as ``name+builder``."""
    rivals: list[RivalInfo]
    lessons: list[str]


class RuleInfo(Struct):
    id: str
    section: str
    text: str
    ruling: bool
    reconstructed: bool
    vectors: list[str]
    translated: bool
    """Told in the language that was asked for; otherwise in English."""
    tests: list[str]
    """That prove it, as ``file::name``."""
    code: list[str]
    """That enforces it, as ``file::name``: see ``/api/games/…/code``."""


class DoubtInfo(Struct):
    """A printed value, or a whole file of them, that we are not sure of."""

    file: str
    entry: str
    confidence: str
    note: str


# ---- tables


class NewSeat(Struct):
    """Who shall sit there: ``me`` (several for hot-seat), ``bot`` or ``open``."""

    kind: Field
    bot: Field | None = None
    name: Field | None = None


class NewTable(Struct):
    game: Field
    seats: Annotated[list[NewSeat], Meta(max_length=SEATS_LENGTH.most)]
    options: dict[str, Value] = {}
    visibility: Field = "private"
    pace: Json = {}
    shuffle_seats: bool = False
    programs: bool = False
    """Whether bots of others may sit down in the lobby; by a seat's link they always may."""
    hints: bool = False
    """Whether all may have hints; whoever plays against bots or a solo rival always may."""
    coach: bool = False
    """Whether a coach looks on where one person plays against bots or a solo rival."""


class SeatInfo(Struct):
    seat: int
    kind: str
    name: str
    bot: str | None
    mine: bool
    invitation: str | None
    """Only its opener sees the link of an open seat."""


class ForkInfo(Struct):
    """The table whose game is played on here, and the number of moves it was taken over with."""

    table: str
    ply: int


class TableInfo(Struct):
    id: str
    game: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    visibility: str
    status: str
    created: float
    started: float | None
    finished: float | None
    mine: bool
    waiting_for: list[int]
    since: float | None
    """When everybody last saw something happen at a table in play; only among my own tables."""
    pace: Json
    origin: str
    """How it came about: opened, daily, fork, lesson, puzzle or upload."""
    fork: ForkInfo | None
    unrated: list[str]
    """Why it would not count for a rating: fork, lesson, puzzle, rewind, bot, hints."""
    lesson: str | None
    """What a guide teaches here: lesson/chapter."""
    puzzle: str | None
    """What is to be solved here."""
    programs: bool
    hints: bool
    """Whether hints are agreed on, should people play together."""
    result: list[Json] | None
    commitment: str
    draws_seats: bool
    """Chance says who sits where when the game starts."""


class Opened(Struct):
    id: str


class Sit(Struct):
    seat: SeatNumber
    invitation: Field | None = None


class Fill(Struct):
    bot: Field


class HandOver(Struct):
    seat: SeatNumber
    bot: Field | None


# ---- social


class NewShare(Struct):
    seat: SeatNumber


class ShareInfo(Struct):
    """A link to my view; the token is told once, when it is made."""

    id: str
    seat: int
    created: float
    token: str | None = None


class SharedView(Struct):
    """What a link to somebody's view leads to."""

    table: str
    game: str
    seat: int
    name: str
    status: str


class NewMute(Struct):
    """Whom to mute: the author of a line of the chat, or whoever sits at a seat."""

    line: int | None = None
    seat: SeatNumber | None = None


class MuteInfo(Struct):
    id: str
    name: str


# ---- daily deals and statistics


class DailyScore(Struct):
    rank: int
    name: str
    total: int
    mine: bool
    table: str | None
    """To watch it, once the day is over."""


class Daily(Struct):
    """The deal of today: what is played, my table if I have begun, and how others did."""

    day: str
    ends: float
    game: str
    options: dict[str, Value]
    seats: int
    bot: str
    table: str | None
    status: str | None
    today: list[DailyScore]
    yesterday: list[DailyScore]


class SimulationTally(Struct):
    games: int
    wins: int
    mean: float
    standard_error: float
    least: int
    most: int
    categories: dict[str, float]
    failures: int = 0
    """Answers that a bot did not have; simulations stored long ago don't say."""


class SimulationInfo(Struct):
    """Many games among bots, added up."""

    id: str
    created: float
    seats: int
    options: dict[str, Value]
    seed: str
    games: int
    decisions: int
    by_bot: dict[str, SimulationTally]
    by_seat: list[SimulationTally]


class GameStatistics(Struct):
    game: str
    tables: list[CountStatistics]
    """The finished tables, by the number of players."""
    simulations: list[SimulationInfo]


class SoloGame(Struct):
    table: str
    total: int
    rival_total: int
    won: bool
    finished: float


class SoloRecord(Struct):
    """All my games against one rival of one strength, with the same expansions."""

    game: str
    rival: str
    level: Value | None
    extras: dict[str, Value]
    games: int
    wins: int
    best: int
    mean: float
    latest: list[SoloGame]


# ---- refusals


class Problem(Struct):
    """Every refusal: a stable code, one line for people, and the rule if a rule forbids it."""

    code: str
    message: str
    rule: str | None = None
    reason: str | None = None
    args: Json = {}
