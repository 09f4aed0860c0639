"""A study: a position, a tree of moves from it, and what somebody says about each.

The position is that of a record after so many moves, or a state written by hand. All of it is one
JSON value, as it is kept, sent and exported.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.house import HOUSE_SET, NONE
from trailboss.kernel.record import Record
from trailboss.kernel.registry import games, load
from trailboss.kernel.replay import moved
from trailboss.kernel.state import State

FORMAT = "trailboss study 1"
MOST_NODES = 1000
MOST_MOVES = 5000
Text = Annotated[str, Meta(max_length=2000)]
Thing = Annotated[str, Meta(min_length=1, max_length=80)]


class BadStudy(TrailbossError):
    """A study that cannot be opened, and why."""


class Arrow(Struct, frozen=True):
    """From one thing on the table to another; to itself: a ring around it."""

    start: Thing
    end: Thing


class Node(Struct, frozen=True):
    """A position of the tree: one move after its parent's. The first is where the study begins."""

    parent: Annotated[int, Meta(ge=-1, lt=MOST_NODES)]
    """Its number, smaller than this one's; -1 for the first."""
    seat: Annotated[int, Meta(ge=-1, le=9)] = -1
    action: Annotated[str, Meta(max_length=200)] = ""
    comment: Text = ""
    arrows: Annotated[list[Arrow], Meta(max_length=30)] = []


class Study(Struct, frozen=True):
    title: Annotated[str, Meta(max_length=120)]
    nodes: Annotated[list[Node], Meta(min_length=1, max_length=MOST_NODES)]
    record: str | None = None
    """Of the moves up to the position, as text."""
    state: dict[str, Any] | None = None
    """Or the position itself."""
    format: str = FORMAT

    def start(self) -> State:
        """The position where it begins; `BadStudy` or `BadRecord` where there is none."""
        if self.format != FORMAT:
            raise BadStudy(f"a study says its format: '{FORMAT}'")
        if (self.record is None) == (self.state is None):
            raise BadStudy("a study begins with a record or with a state")
        if self.record is not None:
            return _replayed(self.record)
        return written_by_hand(self.state or {})

    def at(self, node: int) -> State:
        """The position of a node."""
        state = self.start()
        path: list[Node] = []
        while node > 0:
            path.append(self.nodes[node])
            node = self.nodes[node].parent
        for one in reversed(path):
            state = after(state, one.seat, one.action)
        return state

    def to_text(self) -> str:
        return json.dumps(msgspec.to_builtins(self), ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> Study:
    """A study that was exported, checked move by move."""
    study = decoded(text)
    for _ in walked(study):
        pass
    return study


def decoded(text: str) -> Study:
    """A study that was exported; whether it can be played is not looked at."""
    try:
        return msgspec.json.decode(text.encode(), type=Study)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadStudy(f"not a study: {error}") from None


def is_strangers(study: Study) -> bool:
    """Whether somebody wrote its position, or corrected what is printed in its box."""
    if study.record is None:
        return True
    options: Mapping[str, Any] = Record.read(study.record).options
    return bool(options.get(HOUSE_SET.name, NONE) != NONE)


def walked(study: Study) -> Iterator[tuple[State, Node]]:
    """Every node but the first with the position before its move; `BadStudy` where it can't be
    made."""
    root, *others = study.nodes
    if root.parent != -1 or root.action:
        raise BadStudy("the first node is where the study begins")
    states = [study.start()]
    for number, node in enumerate(others, 1):
        if not 0 <= node.parent < number:
            raise BadStudy(f"node {number} comes after node {node.parent}, which is not before it")
        before = states[node.parent]
        with blamed(study):
            states.append(after(before, node.seat, node.action))
        yield before, node


@contextmanager
def blamed(study: Study) -> Iterator[None]:
    """A position by hand whose counts are right may still be one that no game leads to, and what an
    owner corrected in the box may not go together: what the rules run into there is their fault."""
    try:
        yield
    except TrailbossError:
        raise
    except Exception as error:
        if study.state is None and study.start().options.get(HOUSE_SET.name, NONE) == NONE:
            raise
        raise BadStudy(f"nobody can play on from this position: {error!r}") from error


def after(state: State, seat: int, action: str) -> State:
    """A copy in which the move is made."""
    new = state.clone()
    try:
        new.apply(new.parse(action, seat), seat)
    except TrailbossError as error:
        raise BadStudy(str(error)) from None
    return new


def beginning(title: str, record: Record, ply: int) -> Study:
    """Of the position after so many moves of a record."""
    state = load(record.game).replay(record, ply)
    return Study(title, [Node(-1)], record=state.record().to_text())


def by_hand(title: str, state: Mapping[str, Any]) -> Study:
    """Of a position that somebody wrote, or changed."""
    return Study(title, [Node(-1)], state=written_by_hand(state).dump())


def written_by_hand(dump: Mapping[str, Any]) -> State:
    """The position, if it could be on a table: it can be played on and keeps all counts."""
    name = dump.get("game")
    if not isinstance(name, str) or name not in games():
        raise BadStudy("a position names its game")
    state: State = load(name).load_state(_without_past(dump))
    try:
        wrong: Sequence[str] = state.broken_invariants()
    except Exception as error:  # it names what is not in the box
        raise BadStudy(f"damaged state: {error!r}") from error
    if wrong:
        raise BadStudy("; ".join(wrong[:3]))
    return state


def _without_past(dump: Mapping[str, Any]) -> dict[str, Any]:
    """How it came about is not told: the moves would lead elsewhere."""
    return {key: value for key, value in dump.items() if key != "redeals"} | {"moves": [], "ply": 0}


@lru_cache(maxsize=16)
def _replayed(text: str) -> State:
    """Nobody changes it: moves are made in copies."""
    record = Record.read(text)
    if record.game not in games():
        raise BadStudy(f"there is no game '{record.game}' here")
    if len(record.moves) > MOST_MOVES:
        raise BadStudy(f"a record has at most {MOST_MOVES} moves")
    game = load(record.game)
    record = game.upgraded(record)
    state: State = game.replay(record, 0)
    while state.ply < len(record.moves):
        state, _ = moved(state, record)
    return state
