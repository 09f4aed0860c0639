"""The shapes of what a connection is shown; the client's types are made from these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

Json = dict[str, Any]


class Told(TypedDict):
    """Something that happens: a kind of event with its arguments."""

    kind: str
    args: list[Any]
    actor: int | None
    """The seat whose doing it is; null for what the game does by itself."""


class EventShown(Told):
    ply: int
    by: int
    """The seat whose answer brought it about, whoever's doing it is."""


class DescriptionShown(TypedDict):
    """What is demanded, then what is given: messages of the texts with their arguments."""

    requirements: list[list[Any]]
    rewards: list[list[Any]]
    per: str


class FollowUpShown(TypedDict):
    """An answer to the question that comes after an action."""

    text: str
    kind: str
    args: list[str | int]
    targets: list[str]
    does: DescriptionShown | None


class ActionShown(TypedDict):
    text: str
    kind: str
    args: list[str | int]
    targets: list[str]
    final: bool
    """It reveals something: it can't be taken back."""
    ends_turn: bool
    """Of a final action it is said only where that does not hang on what it reveals."""
    aside: bool
    """It may be done at any moment, whoever is to decide."""
    does: DescriptionShown | None
    then: list[FollowUpShown]
    """What it leads its seat to, if that reveals nothing: the answers to the next question."""


class ClockShown(TypedDict):
    pace: Json
    left: list[float]
    """Seconds each seat has left, before the time of the open question."""
    elapsed: float
    """Seconds since the open question was put."""
    remaining: float | None


class RewindRequestShown(TypedDict):
    """Somebody asks everybody to go back to an earlier position."""

    seat: int
    ply: int
    agreed: list[int]


class PersonShown(TypedDict):
    seat: int
    kind: str
    name: str
    bot: str | None


class ForkShown(TypedDict):
    """The table whose game is played on, and the number of moves it was taken over with."""

    table: str
    ply: int


class PositionShown(TypedDict):
    table: str
    seq: int
    """How many lines of the log this connection has heard of."""
    ply: int
    seat: int | None
    seats: list[int]
    status: str
    view: Mapping[str, Any]
    actions: list[ActionShown]
    undo: int
    redo: int
    since: int
    """The events are those after this ply."""
    events: list[EventShown]
    forgotten: int
    """Events up to this ply are not among them: `earlier` asks for those."""
    result: list[Json] | None
    tally: list[Json] | None
    """How the sheets came about, seat by seat; null while the game goes on."""
    seed: str | None
    commitment: str
    clock: ClockShown
    rewind_request: RewindRequestShown | None
    rewind_from: int | None
    """The first ply that one may ask to go back to; null where nobody goes back."""
    fork: ForkShown | None
    unrated: list[str]
    """Why the game would not count for a rating: fork, lesson, puzzle, rewind, bot, hints."""
    failed: list[int]
    """How often each seat's bot had no answer, so that any legal one was given for it."""
    hints: bool
    """Whether whoever is asked here may ask for a hint."""
    coach: bool
    """Whether a coach looks at turns before they end."""
    redeals: list[int]
    """The plies after which everything was dealt anew that was not public."""


class PreviewShown(TypedDict):
    """What an action would bring; of one that reveals something no more than that."""

    action: str
    final: bool
    events: list[Told]
    counts: dict[str, list[float]]
    """What would change among the things the game counts: before and after."""
    view: Mapping[str, Any] | None
    """The position that it would lead to, with the seat still to answer; else null."""


class VerdictShown(TypedDict):
    """Whether an action is legal, and if not, why not."""

    action: str
    legal: bool
    rule: NotRequired[str]
    reason: NotRequired[str]
    args: NotRequired[Json]


class ChatLine(TypedDict):
    id: int
    name: str
    seat: int | None
    """The seat of whoever said it; null for somebody who looks on, whatever their name."""
    text: str
    at: float


class ChatAnswer(TypedDict):
    type: Literal["chat"]
    lines: list[ChatLine]
    whole: NotRequired[bool]
    """These lines are all there is to read: some were taken away."""
