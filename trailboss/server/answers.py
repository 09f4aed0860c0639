"""The words on a socket: what the server says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from trailboss.kernel.errors import BadRecord, IllegalAction, NotAnAction
from trailboss.server.throttle import TooOften
from trailboss.server.wire import Overlong
from trailboss.tables.errors import TableError
from trailboss.tables.shown import (
    ChatAnswer,
    EventShown,
    PersonShown,
    PositionShown,
    PreviewShown,
    VerdictShown,
)


class PositionAnswer(PositionShown):
    type: Literal["position"]
    people: list[PersonShown]
    watching: int
    """How many look on without a seat."""
    absent: list[int]
    """Seats that others may give to a bot: their people have not come for long."""


class PatchAnswer(TypedDict):
    """The position as what has changed since the last one, for whoever wants patches."""

    type: Literal["patch"]
    number: int
    """One more than that of the last; a whole position is number 0."""
    change: dict[str, Any]


class RefusedAnswer(TypedDict):
    type: Literal["refused"]
    id: str | None
    code: str
    message: NotRequired[str]
    rule: NotRequired[str]
    reason: NotRequired[str]
    args: NotRequired[dict[str, Any]]


class WhyAnswer(VerdictShown):
    type: Literal["why"]
    id: str | None


class PreviewAnswer(PreviewShown):
    type: Literal["preview"]
    id: str | None


class PastAnswer(TypedDict):
    """The table as it looked after so many moves."""

    type: Literal["past"]
    id: str | None
    ply: int
    view: Mapping[str, Any]


class EarlierAnswer(TypedDict):
    """What happened up to that ply, as it is told to the seat."""

    type: Literal["earlier"]
    id: str | None
    ply: int
    seat: int | None
    events: list[EventShown]


class ThrottledAnswer(TypedDict):
    """Which limit the client has run into, and in how many seconds it may come back. The socket is
    closed after it."""

    type: Literal["throttled"]
    limit: str
    seconds: int


class DoneAnswer(TypedDict):
    type: Literal["done"]
    id: str | None


class PongAnswer(TypedDict):
    type: Literal["pong"]


Answer = (
    PositionAnswer
    | PatchAnswer
    | ChatAnswer
    | RefusedAnswer
    | WhyAnswer
    | PreviewAnswer
    | PastAnswer
    | EarlierAnswer
    | ThrottledAnswer
    | DoneAnswer
    | PongAnswer
)


def refusal(error: Exception, id: str | None) -> RefusedAnswer:
    """Why something was not done; a rule if a rule forbids it, never what others hold."""
    if isinstance(error, IllegalAction):
        refused = error.refusal
        return {
            "type": "refused",
            "id": id,
            "code": "illegal",
            "rule": refused.rule,
            "reason": refused.reason,
            "args": dict(refused.args),
        }
    if isinstance(error, TooOften):
        known = {"limit": error.limit, "seconds": error.seconds}
        return {"type": "refused", "id": id, "code": error.code, "args": known}
    if isinstance(error, TableError):
        return {"type": "refused", "id": id, "code": error.code, "message": str(error)}
    if isinstance(error, Overlong):
        known = {"limit": error.limit.name, "most": error.limit.most}
        return {"type": "refused", "id": id, "code": "too-long", "args": known}
    code = "bad-message"
    if isinstance(error, NotAnAction):
        code = "not-an-action"
    elif isinstance(error, BadRecord):
        code = "bad-record"
    return {"type": "refused", "id": id, "code": code}
