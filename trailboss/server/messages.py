"""The words on the wire: what the REST interface takes and gives. OpenAPI is made from these."""

from __future__ import annotations

from typing import Any

import msgspec

Json = dict[str, Any]


class Struct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    pass


class GuestName(Struct):
    name: str


class Credentials(Struct):
    login: str
    password: str


class Me(Struct):
    id: str | None
    name: str | None
    account: bool


class OptionInfo(Struct):
    name: str
    kind: str
    default: str | int | bool
    values: list[str | int | bool]


class GameInfo(Struct):
    name: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    stage: str
    version: str
    bots: list[str]


class RuleInfo(Struct):
    id: str
    section: str
    text: str
    ruling: bool
    vectors: list[str]


class SeatWish(Struct):
    """Who shall sit there: ``me`` (several for hot-seat), ``bot`` or ``open``."""

    kind: str
    bot: str | None = None
    name: str | None = None


class NewTable(Struct):
    game: str
    seats: list[SeatWish]
    options: dict[str, str | int | bool] = {}
    visibility: str = "private"
    pace: Json = {}
    shuffle_seats: bool = False


class SeatInfo(Struct):
    seat: int
    kind: str
    name: str
    bot: str | None
    mine: bool
    invitation: str | None
    """Only its opener sees the link of an open seat."""


class TableInfo(Struct):
    id: str
    game: str
    options: dict[str, str | int | bool]
    seats: list[SeatInfo]
    visibility: str
    status: str
    created: float
    started: float | None
    finished: float | None
    mine: bool
    waiting_for: list[int]
    result: list[Json] | None
    commitment: str


class Opened(Struct):
    id: str


class Sit(Struct):
    seat: int
    invitation: str | None = None


class HandOver(Struct):
    seat: int
    bot: str | None


class Problem(Struct):
    """Every refusal: a stable code, one line for people, and the rule if a rule forbids it."""

    code: str
    message: str
    rule: str | None = None
    reason: str | None = None
    args: Json = {}


class ReplayStep(Struct):
    ply: int
    seat: int
    action: str
    events: list[Json]


class Replay(Struct):
    """A finished game, as a spectator may see it; each step's view is asked for by ply."""

    table: str
    game: str
    names: list[str]
    steps: list[ReplayStep]
    curves: list[list[Json]]
    result: list[Json]
    seed: str
    commitment: str
    record: str
