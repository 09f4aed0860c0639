"""The words on the wire about games that are looked back at, explained and played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from trailboss.server.limits import BODY_BYTES, SEATS_LENGTH
from trailboss.server.messages import Json, NewSeat, Struct, Value


class ReplayStep(Struct):
    ply: int
    seat: int
    action: str
    events: list[Json]


class ReplayTurn(Struct):
    """A turn ends with this ply: somebody else is asked after it."""

    ply: int
    seat: int


class Replay(Struct):
    """A finished game as a spectator or a seat may see it; a step's view is asked for by ply."""

    table: str
    game: str
    options: dict[str, Value]
    names: list[str]
    rival: str | None
    """The solo rival at the last seat, if there is one."""
    steps: list[ReplayStep]
    turns: list[ReplayTurn]
    curves: dict[str, list[list[int]]]
    """By name: for each seat the value after each turn."""
    tally: list[dict[str, list[Any]]]
    """By seat and category: kind, id, number and points of the things that were counted."""
    result: list[Json]
    over: bool
    """Whether the game was played to its end."""
    redeals: list[int]
    """The plies after which everything was dealt anew that was not public."""
    seed: str
    commitment: str
    record: str


class ReasonInfo(Struct):
    """What a turn leaves more or less of than the best other one."""

    what: str
    change: float
    points: float


class TurnInfo(Struct):
    """A way to play a turn, in words, and what a bot thinks of it."""

    actions: list[str]
    worth: float
    chance: float
    worlds: int
    reasons: list[ReasonInfo]
    played: bool
    """Whether the turn was played like that."""


class ExplanationInfo(Struct):
    """What a bot thinks of a position, from what the seat that was asked could know."""

    seat: int
    margin: float
    chance: float
    expected: list[tuple[str, float]]
    """By scoring category, in words: the points at the end."""
    turns: list[TurnInfo]


class ReplayPosition(Struct):
    """One position of a finished game, and what the curves count there, seat by seat."""

    view: Mapping[str, Any]
    counts: list[dict[str, int]]


class Fork(Struct):
    """Play on from the position after so many moves."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[NewSeat], Meta(max_length=SEATS_LENGTH.most)]


class RecordText(Struct):
    record: Annotated[str, Meta(max_length=BODY_BYTES.most)]
