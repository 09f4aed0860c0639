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
from trailboss.bots.policy.network import Aim, Prospect, Reader
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.state import State

LEAST: Final = 0.004
"""What is liked less is not tried."""
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
    fewest: int = 1,
    clock: Callable[[], float] = perf_counter,
) -> list[Tried]:
    """The answers worth a try, the best first; at least ``fewest``, if so many are legal. Rolls the
    dice of the state, which is a copy dealt anew. Without ``seconds`` only ``worlds`` counts, for
    the best answer. An answer without a rival is not tried, unless several were wanted."""
    start = clock()
    liked = likings(reader, state, seat)
    found = [_Candidate(action, liking) for liking, action in liked[:answers]]
    found = [one for i, one in enumerate(found) if i < fewest or one.liking > LEAST]
    if not worlds or len(found) == fewest == 1:
        return [Tried(one.action, one.liking, None, 0) for one in found]
    left = list(found)
    rounds = max(1, (len(found) - 1).bit_length())
    pace = _Pace(clock, None if seconds is None else start)
    for number in range(1, rounds + 1):
        wanted = max(1, worlds >> (rounds - number))
        until = start + (seconds or 0.0) * number / rounds
        while wanted and (several := min(wanted, pace.several(len(left), until))):
            _try(reader, state, seat, left, several)
            pace.played(several * len(left))
            wanted -= several
        left.sort(key=lambda one: -one.worth)
        left = left[: max(1, (len(left) + 1) // 2)]
    order = sorted(found, key=lambda one: (-len(one.results), -one.worth, -one.liking))
    return [Tried(one.action, one.liking, one.prospect, len(one.results)) for one in order]


class _Pace:
    """How many worlds are played side by side: as many as the time that is left allows for."""

    def __init__(self, clock: Callable[[], float], start: float | None) -> None:
        self.clock = clock
        self.start = start
        """None: there is no hurry."""
        self.games = 0

    def several(self, candidates: int, until: float) -> int:
        """Worlds for so many candidates; 0: the time is up."""
        most = max(1, AT_ONCE // candidates)
        if self.start is None:
            return most
        now = self.clock()
        if now >= until:
            return 0
        if not self.games:
            return 1
        # Many side by side take less time each: the guess is on the careful side.
        in_time = (until - now) / max(1e-9, now - self.start) * self.games
        return max(0, min(most, int(in_time / candidates)))

    def played(self, games: int) -> None:
        self.games += games


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
        result = prospect or over(reader.aim, played.state, seat)
        candidates[i % len(candidates)].results.append(result)


def over(aim: Aim, state: State, seat: int) -> Prospect:
    """What a finished game is worth to the seat."""
    sheets = {int(sheet["seat"]): sheet for sheet in state.standings()}
    own = sheets.pop(seat)
    total, won = float(own["total"]), float(own["rank"] == 1)
    rival = max(float(sheet["total"]) for sheet in sheets.values())
    return Prospect(aim.outcome(total, rival, won), total, won)
