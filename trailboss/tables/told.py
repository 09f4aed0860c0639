"""What happened by a move, as a seat may see it: by whose answer, and whose doing each was."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from trailboss.kernel.action import Event
from trailboss.kernel.game import AnyGame
from trailboss.kernel.knowledge import visible
from trailboss.tables.shown import EventShown, Told

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[tuple[str, tuple[Any, ...], int]]).decode
ACTOR = "seat"
"""The argument of an event that says whose doing it was: see `trailboss.kernel.vocabulary`."""


class Moved(NamedTuple):
    ply: int
    """The ply that the move led to."""
    seat: int
    events: list[Event]


class Kept(NamedTuple):
    """A move of some time ago, in a quarter of the memory: few will ask for it again."""

    ply: int
    seat: int
    events: bytes


def kept(moved: Moved) -> Kept:
    events = [(event.kind, event.args, event.audience) for event in moved.events]
    return Kept(moved.ply, moved.seat, _pack(events))


def read(old: Moved | Kept) -> Moved:
    if isinstance(old, Moved):
        return old
    return Moved(old.ply, old.seat, [Event(*event) for event in _unpack(old.events)])


def actor(game: AnyGame, event: Event) -> int | None:
    """The seat whose doing it was; None for what the game does by itself."""
    names = game.vocabulary.events.get(event.kind, ())
    return int(event.args[names.index(ACTOR)]) if ACTOR in names else None


def told(game: AnyGame, event: Event) -> Told:
    return {"kind": event.kind, "args": list(event.args), "actor": actor(game, event)}


def shown(game: AnyGame, moved: Moved, seat: int | None) -> list[EventShown]:
    """The events of a move that the seat may see."""
    return [
        {**told(game, event), "ply": moved.ply, "by": moved.seat}
        for event in visible(moved.events, seat)
    ]
