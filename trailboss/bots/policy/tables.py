"""The tables that a policy is for: what can be seen and answered at any of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from trailboss.bots.value import Array
from trailboss.kernel.layout import Layout, layout
from trailboss.kernel.registry import load
from trailboss.kernel.state import State

TRIED: Final = 20
"""Random games of each kind."""
Options = tuple[tuple[str, Any], ...]


class Kind(NamedTuple):
    """One kind of table. Plain data: it travels to other processes."""

    seats: int
    options: Options = ()
    share: float = 1.0
    """Of the games, compared with other kinds."""

    @property
    def label(self) -> str:
        return " ".join([str(self.seats), *(f"{name}={value}" for name, value in self.options)])


class Tables:
    """Several kinds of table of one game, with one numbering of columns and answers for all."""

    def __init__(self, game: str, kinds: Sequence[Kind]) -> None:
        self.game = load(game)
        self.kinds = tuple(kinds)
        boxes = [self.game.box(dict(kind.options)) for kind in kinds]
        self.layouts: list[Layout] = [
            layout(box, kind.seats) for box, kind in zip(boxes, kinds, strict=True)
        ]
        self.plays = tuple(
            dict.fromkeys(
                (kind.seats, tuple(part.name for part in box.parts))
                for kind, box in zip(kinds, boxes, strict=True)
            )
        )
        """Numbers of seats, each with the parts of the box."""
        self.spaces = [box.actions for box in boxes]
        named = [one.names() for one in self.layouts]
        self.columns = tuple(dict.fromkeys(name for names in named for name in names))
        self.answers = tuple(
            dict.fromkeys(action.text for space in self.spaces for action in space)
        )
        at = {name: i for i, name in enumerate(self.columns)}
        self.column_of = [np.asarray([at[name] for name in names], np.intp) for names in named]
        """By kind: the number that each column of its layout has here."""
        number = {text: i for i, text in enumerate(self.answers)}
        self.answer_of = [
            {action: number[action.text] for action in space} for space in self.spaces
        ]
        """By kind: the number that each action has here."""
        self.usual = [self._first_look(i) for i in range(len(self.kinds))]
        """By kind: the columns when a game begins. What never differs from this, and is the same
        everywhere, tells nothing."""

    def start(self, kind: int, seed: bytes) -> State:
        wanted = self.kinds[kind]
        state: State = self.game.start(wanted.seats, seed, dict(wanted.options))
        state.quiet = True
        return state

    def telling(self) -> Array:
        """The columns that differ between kinds when a game begins, or change in random games."""
        first: Array = np.zeros((len(self.kinds), len(self.columns)), np.int16)
        changing: Array = np.zeros(len(self.columns), np.bool_)
        for kind, usual in enumerate(self.usual):
            first[kind, self.column_of[kind]] = usual
            changing[self.column_of[kind][self._changing(kind)]] = True
        found: Array = np.flatnonzero((first != first[0]).any(axis=0) | changing)
        return found

    def _changing(self, kind: int) -> Array:
        """The columns of its layout that are not in all random games what they are at first."""
        rng = np.random.default_rng(kind)
        changing: Array = np.zeros(self.layouts[kind].width, np.bool_)
        for _ in range(TRIED):
            state = self.start(kind, rng.bytes(16))
            following = self.layouts[kind].follow()
            while not state.is_over:
                seat = state.asked[0]
                changing |= np.frombuffer(following.seen(state, seat), np.int16) != self.usual[kind]
                offered = state.actions(seat)
                state.apply(offered[int(rng.integers(len(offered)))], seat)
        return changing

    def _first_look(self, kind: int) -> Array:
        state = self.start(kind, b"first look")
        seen: Array = np.array(self.layouts[kind].follow().seen(state, state.asked[0]), np.int16)
        return seen


@cache
def tables(game: str, kinds: tuple[Kind, ...]) -> Tables:
    return Tables(game, kinds)
