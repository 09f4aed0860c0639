"""Many games forward at once, everybody by the policy: one look at the network serves them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from trailboss.bots.policy.network import Prospect, Reader
from trailboss.kernel.action import Action
from trailboss.kernel.state import State


class World:
    """One game in play, and what its seats were last seen to see."""

    def __init__(self, reader: Reader, state: State) -> None:
        self.state = state
        self.following = reader.layout.follow()

    def seen(self, seat: int) -> Any:
        return np.frombuffer(self.following.seen(self.state, seat), np.int16)


def play_on(
    reader: Reader, worlds: Sequence[World], seat: int, answers: int
) -> list[Prospect | None]:
    """Until ``seat`` has answered so often and is asked again, or the game is over; in place.

    What each world will come to for that seat then; None where the game is over. Everybody gives
    the answer the policy likes best.
    """
    found: list[Prospect | None] = [None] * len(worlds)
    left = [answers] * len(worlds)
    live = [i for i, world in enumerate(worlds) if not world.state.is_over]
    while live:
        asked = [worlds[i].state.asked[0] for i in live]
        columns = np.stack([worlds[i].seen(who) for i, who in zip(live, asked, strict=True)])
        depths = reader.depths(columns)
        going_on = []
        for row, (i, who) in enumerate(zip(live, asked, strict=True)):
            if who == seat:
                if not left[i]:
                    found[i] = reader.prospects(depths[row : row + 1])[0]
                    continue
                left[i] -= 1
            state = worlds[i].state
            state.apply(_chosen(reader, state.actions(who), depths[row]), who)
            if not state.is_over:
                going_on.append(i)
        live = going_on
    return found


def best(reader: Reader, state: State, seat: int) -> Action:
    """The answer that is liked best."""
    offered = state.actions(seat)
    if len(offered) == 1:
        return offered[0]
    return _chosen(reader, offered, reader.depths(World(reader, state).seen(seat)[None])[0])


def _chosen(reader: Reader, offered: list[Action], depth: Any) -> Action:
    if len(offered) == 1:
        return offered[0]
    return offered[int(reader.likings(depth, reader.numbers(offered)).argmax())]
