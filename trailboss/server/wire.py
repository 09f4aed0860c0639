"""The words on a socket: what a client may send, checked before anybody looks at it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from trailboss.kernel.errors import TrailbossError
from trailboss.server.limits import ACTION_LENGTH, CHAT_LENGTH, ID_LENGTH, Limit, too_long

Id = Annotated[str, msgspec.Meta(max_length=ID_LENGTH.most, pattern=r"^[^\x00-\x1f]*$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=100)]
Ply = Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)]
Text = Annotated[str, msgspec.Meta(max_length=ACTION_LENGTH.most)]


class Said(msgspec.Struct, kw_only=True, tag_field="type"):
    """Anything a client says; with an ``id`` it is answered by that id, and done only once."""

    id: Id | None = None


class Ping(Said, tag="ping"):
    """Are you there?"""


class Page(Said, tag="page"):
    """Whether my page is hidden: then I do not see whose turn it is."""

    hidden: bool


class Sync(Said, tag="sync"):
    """Show me the position, and what happened after the one I know."""

    ply: Ply | None = None
    seq: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000_000)] | None = None


class Say(Said, tag="say"):
    text: Annotated[str, msgspec.Meta(max_length=CHAT_LENGTH.most)]


class Why(Said, tag="why"):
    """Why is this not possible now: an action, or anything with that thing?"""

    seat: Seat
    action: Text | None = None
    target: Text | None = None


class Preview(Said, tag="preview"):
    """What would this action bring, and then that one?"""

    seat: Seat
    action: Text
    then: Text | None = None


class Recall(Said, tag="recall"):
    """What did the table look like after so many moves?"""

    ply: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Earlier(Said, tag="earlier"):
    """What happened up to that ply?"""

    ply: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Seated(Said):
    """What only the holder of the seat may say."""

    seat: Seat


class Act(Seated, tag="act"):
    ply: Ply
    action: Text


class Undo(Seated, tag="undo"):
    ply: Ply


class Redo(Seated, tag="redo"):
    ply: Ply


class AskRewind(Seated, tag="ask-rewind"):
    """Shall we go back to that ply? Asked once more, it is taken back."""

    to: Ply


class AnswerRewind(Seated, tag="answer-rewind"):
    """Yes or no to the request to go back to that ply."""

    agreed: bool
    to: Ply


class Adjourn(Seated, tag="adjourn"):
    """Stop the clock."""


class Resume(Seated, tag="resume"):
    """Let it run again."""


class Resign(Seated, tag="resign"):
    """Give the seat up for good."""


Message = (
    Ping
    | Page
    | Sync
    | Say
    | Why
    | Preview
    | Recall
    | Earlier
    | Act
    | Undo
    | Redo
    | AskRewind
    | AnswerRewind
    | Adjourn
    | Resume
    | Resign
)

FOR_PEOPLE = (Say, AskRewind, AnswerRewind, Adjourn, Resume)
"""What somebody's bot does not say: it talks to nobody, and keeps nobody waiting."""

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class BadMessage(TrailbossError):
    """No message of ours: no JSON, an unknown type, a field that is missing or of a wrong kind."""


class Overlong(BadMessage):
    """A message with something in it that is longer than its limit."""

    def __init__(self, limit: Limit, id: str | None) -> None:
        self.limit = limit
        self.id = id
        super().__init__(f"{limit.most} {limit.unit} are enough {limit.what}")


def read(data: str | bytes) -> Message:
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError as error:
        if (limit := too_long(str(error))) is not None:
            raise Overlong(limit, _id_of(data)) from error
        raise BadMessage("this is no message that I know") from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage("this is no message that I know") from error


class _Named(msgspec.Struct):
    id: Id | None = None


_named: msgspec.json.Decoder[_Named] = msgspec.json.Decoder(_Named)


def _id_of(data: str | bytes) -> str | None:
    """By which the client waits for the answer, if it is none of the things that are too long."""
    try:
        return _named.decode(data).id
    except msgspec.ValidationError:
        return None
