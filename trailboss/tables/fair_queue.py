"""Standing in line for something scarce, so that nobody's many requests keep the others waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Need(IntEnum):
    """How much it matters that somebody is served soon; the lowest comes first."""

    SOMEBODY_WAITS = 0
    """Somebody has the table before them."""
    SOMEBODY_PLAYS = 1
    """People play there, and will look in again."""
    NOBODY_WAITS = 2


class Whose(NamedTuple):
    """Who stands in line, and from where: one network has any number of guests."""

    network: str
    person: str


_Line = OrderedDict[str, OrderedDict[str, deque[asyncio.Future[T]]]]


class FairQueue(Generic[T]):
    """Things to be used by one at a time. The greatest need comes first; among equals, network
    after network gets one, and in each person after person, however much each of them wants."""

    def __init__(self, things: Iterable[T]) -> None:
        self._idle = deque(things)
        self._lines: dict[Need, _Line[T]] = {need: OrderedDict() for need in Need}

    async def get(self, whose: Whose, need: Need) -> T:
        """Wait for one's turn; whoever has got a thing gives it back by `put`."""
        if self._idle:  # nobody stands in line then
            return self._idle.popleft()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        people = self._lines[need].setdefault(whose.network, OrderedDict())
        people.setdefault(whose.person, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())
            raise

    def put(self, thing: T) -> None:
        turn = self._next()
        if turn is None:
            self._idle.append(thing)
        else:
            turn.set_result(thing)

    def _next(self) -> asyncio.Future[T] | None:
        for line in self._lines.values():
            while line:
                network, people = line.popitem(last=False)
                person, turns = people.popitem(last=False)
                turn = turns.popleft()
                if turns:
                    people[person] = turns
                if people:
                    line[network] = people
                if not turn.done():  # else whoever stood here has gone
                    return turn
        return None
