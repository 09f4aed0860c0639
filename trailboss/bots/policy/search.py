"""Thinking ahead with a policy: the answers it likes, tried in worlds dealt anew.

Every answer is followed by everybody's policy, many games at once, until the seat has answered so
often again; the position there is worth what the network says, or what came of the game. Sequential
halving spends the time where it is still open which answer is best. All answers meet the same
worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from time import perf_counter
from typing import Final, NamedTuple

from trailboss.bots.policy.lockstep import World, play_on
from trailboss.bots.policy.network import Prospect, Reader, outcome
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.state import State

LEAST: Final = 0.004
"""What is liked less is not tried, as long as two answers are."""
AT_ONCE: Final = 32
"""Worlds that are played side by side, or a few more."""
AHEAD: Final = 24
"""Own answers that are played before a world is judged."""


class Tried(NamedTuple):
    """An answer, and what was found about it."""

    action: Action
    liking: float
    prospect: Prospect | None
    """The mean of all worlds; None: no world was tried."""
    worlds: int


class _Candidate:
    def __init__(self, action: Action, liking: float) -> None:
        self.action = action
        self.liking = liking
        self.results: list[Prospect] = []

    @property
    def worth(self) -> float:
        return fmean(one.worth for one in self.results) if self.results else 0.0

    @property
    def prospect(self) -> Prospect | None:
        if not self.results:
            return None
        return Prospect(*[fmean(figures) for figures in zip(*self.results, strict=True)])


def likings(reader: Reader, state: State, seat: int) -> list[tuple[float, Action]]:
    """How much each legal answer is liked, the best first."""
    offered = state.actions(seat)
    depth = reader.depths(World(reader, state).seen(seat)[None])[0]
    liked = reader.likings(depth, reader.numbers(offered)).tolist()
    return sorted(zip(liked, offered, strict=True), key=lambda pair: -pair[0])


def tried(
    reader: Reader,
    state: State,
    seat: int,
    *,
    seconds: float | None,
    worlds: int,
    answers: int,
    clock: Callable[[], float] = perf_counter,
) -> list[Tried]:
    """The answers worth a try, the best first; at least one. Rolls the dice of the state, which is
    a copy dealt anew. Without ``seconds`` only ``worlds`` counts, for the best answer."""
    start = clock()
    liked = likings(reader, state, seat)
    found = [_Candidate(action, liking) for liking, action in liked[:answers]]
    found = [one for i, one in enumerate(found) if i == 0 or one.liking > LEAST]
    if len(found) == 1 or not worlds:
        return [Tried(one.action, one.liking, None, 0) for one in found]
    left = list(found)
    rounds = max(1, (len(found) - 1).bit_length())
    for number in range(1, rounds + 1):
        until = start + (seconds or 0.0) * number / rounds
        wanted = worlds >> (rounds - number)
        done = 0
        while done < wanted and (seconds is None or clock() < until):
            several = min(wanted - done, max(1, AT_ONCE // len(left)))
            _try(reader, state, seat, left, several)
            done += several
        left.sort(key=lambda one: -one.worth)
        left = left[: max(1, (len(left) + 1) // 2)]
    order = sorted(found, key=lambda one: (-len(one.results), -one.worth, -one.liking))
    return [Tried(one.action, one.liking, one.prospect, len(one.results)) for one in order]


def _try(
    reader: Reader, state: State, seat: int, candidates: list[_Candidate], number: int
) -> None:
    """All candidates in so many more worlds."""
    worlds: list[World] = []
    for _ in range(number):
        seed = state.dice.below(1 << 30).to_bytes(8, "big")
        dealt = state.redetermine(seat, Dice(seed))
        dealt.quiet = True
        for one in candidates:
            world = dealt.clone()
            world.apply(one.action, seat)
            worlds.append(World(reader, world))
    found = play_on(reader, worlds, seat, AHEAD)
    for i, (played, prospect) in enumerate(zip(worlds, found, strict=True)):
        candidates[i % len(candidates)].results.append(prospect or over(played.state, seat))


def over(state: State, seat: int) -> Prospect:
    """What a finished game is worth to the seat."""
    sheets = {int(sheet["seat"]): sheet for sheet in state.standings()}
    own = sheets.pop(seat)
    total, won = float(own["total"]), float(own["rank"] == 1)
    rival = max(float(sheet["total"]) for sheet in sheets.values())
    return Prospect(outcome(total, rival, won), total, won)
