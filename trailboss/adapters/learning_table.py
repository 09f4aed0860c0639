"""One table in play as learners meet it: actions are numbers, positions are arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from trailboss.kernel.dice import Seed
from trailboss.kernel.errors import BadCall, BadOption
from trailboss.kernel.game import AnyGame
from trailboss.kernel.layout import layout
from trailboss.kernel.option import read_options
from trailboss.kernel.registry import load
from trailboss.kernel.state import State

COLUMN = np.dtype(np.int16)
MASK = np.dtype(np.int8)
Columns: TypeAlias = Any
"""An array of `COLUMN`."""
Mask: TypeAlias = Any
"""An array of `MASK`."""


class LearningTable:
    """Who must answer, what may be answered, what a seat sees; and the answers, as numbers.

    Where several seats are asked at once they answer one after another, in the order of the
    question; none is told what another answered. What a seat may do while another is to decide
    (an exchange token) is offered to it at its own questions only.
    """

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game: AnyGame = load(game)
        self.options = read_options(self.game.options, options or {})
        wanted = self.game.meta.seats_for(self.options)[0] if seats is None else seats
        self.seats = self.game.read_seats(wanted, self.options)
        automated = self.game.meta.automated(self.options)
        self.people = [seat for seat in range(self.seats) if seat not in automated]
        """The seats that somebody holds: all but a solo rival's."""
        self.box = self.game.box(self.options)
        self.space = self.box.actions
        self.layout = layout(self.box, self.seats)
        self.state: State = self.game.start(self.seats, b"", self.options)
        self._following = self.layout.follow()

    def start(self, seed: Seed) -> None:
        self.state = self.game.start(self.seats, seed, self.options)

    @property
    def turn(self) -> int:
        """The seat that must answer; -1 when the game is over."""
        asked = self.state.asked
        return asked[0] if asked else -1

    def mask(self, seat: int) -> Mask:
        """1 for every action that the seat may choose now."""
        return np.frombuffer(self._mask(seat), MASK)

    def _mask(self, seat: int) -> bytearray:
        legal = self.state.actions(seat) if seat == self.turn else []
        found: bytearray = self.space.mask(legal)
        return found

    def write(self, seat: int, columns: memoryview, mask: memoryview) -> None:
        """What the seat sees and may choose, into somebody's memory."""
        columns[:] = self._following.seen(self.state, seat)
        mask[:] = self._mask(seat)

    def columns(self, seat: int) -> Columns:
        """All that the seat sees, in one row."""
        return np.frombuffer(self._following.seen(self.state, seat)[:], COLUMN)

    def blocks(self, columns: Columns) -> dict[str, Columns]:
        """The same as arrays by field of the view. They share the row's memory."""
        return {
            name: columns[at : at + _size(shape)].reshape(shape)
            for name, (at, shape) in self.layout.placed
        }

    def act(self, number: int) -> None:
        """Answer for the seat whose turn it is."""
        self.state.apply(self.space.decode(int(number)))


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size


def needs_rivals(rivals: Sequence[str], table: LearningTable) -> tuple[str, ...]:
    """The learner's rivals, if there are as many as other seats; a solo rival needs none."""
    needed = len(table.people) - 1
    if needed and len(rivals) != needed:
        raise BadOption(f"{table.seats} seats need {needed} rivals, not {len(rivals)}")
    return tuple(rivals[:needed])


def seed_of(number: int | None) -> Seed:
    """A seed of the game for a seed of an environment."""
    if number is None:
        return None
    if number < 0:
        raise BadCall(f"a seed is a number from 0 on, not {number}")
    return number
