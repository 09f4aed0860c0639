"""Thinking ahead: the best ways to play a turn, tried in re-dealt worlds.

The ways that the value likes best are played out in many worlds: a way's actions, then everybody's
quick policy, until the craft says that the position can be judged. Where the seat is to play a turn
then, it is judged by the best end of that turn. Sequential halving spends the time where it is
still open which way is best. All ways meet the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

from trailboss.bots.craft import AnyCraft
from trailboss.bots.turns import Breadth, Way
from trailboss.bots.value import Network
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.state import State


class Effort(NamedTuple):
    """How hard to think about one decision."""

    seconds: float | None = 0.3
    """Of time by the clock; None: only ``worlds`` counts, and the choice depends on dice alone."""
    worlds: int = 64
    """At most so many for each way that is left at the end."""
    ways: int = 8
    """How many are compared."""
    horizon: int | None = None
    """How often a play-out passes a pause before it is judged at one; None: as the craft says."""
    breadth: Breadth = Breadth()


class Weighed(NamedTuple):
    """A way, and what was found about it."""

    way: Way
    worth: float
    """On average over the worlds; the value's opinion where none was played."""
    worlds: int
    points: float | None = None
    """The own ones at the end of the game, where a policy foretells them."""
    chance: float | None = None
    """To win, likewise."""


def think(
    craft: AnyCraft,
    network: Network,
    state: State,
    seat: int,
    effort: Effort,
    clock: Callable[[], float] = perf_counter,
    picked: Callable[[list[Way]], list[Way]] | None = None,
) -> list[Weighed]:
    """The ways to play on, the best first. Rolls the dice of the state. With ``picked`` only those
    of all ways are compared that it takes."""
    start = clock()
    ways = craft.ways(network, state, seat, effort.breadth)
    ways = (ways if picked is None else picked(ways))[: effort.ways]
    if len(ways) == 1:
        return [Weighed(ways[0], ways[0].worth, 0)]
    search = Worlds(craft, network, state, seat, effort.horizon)
    tried = [_Tried(way) for way in ways]
    left = list(tried)
    rounds = max(1, (len(ways) - 1).bit_length())
    for number in range(1, rounds + 1):
        until = start + (effort.seconds or 0.0) * number / rounds
        for _ in range(effort.worlds >> (rounds - number)):
            if effort.seconds is not None and clock() >= until:
                break
            search.one_more_world(left)
        left.sort(key=lambda one: -one.worth)
        left = left[: max(1, (len(left) + 1) // 2)]
    order = sorted(tried, key=lambda one: (-len(one.results), -one.worth))
    return [Weighed(one.way, one.worth, len(one.results)) for one in order]


class _Tried:
    def __init__(self, way: Way) -> None:
        self.way = way
        self.results: list[float] = []

    @property
    def worth(self) -> float:
        """The value's opinion counts as one world."""
        return (sum(self.results) + self.way.worth) / (len(self.results) + 1)


class Worlds:
    """Where the ways from one position lead to, in worlds dealt anew."""

    def __init__(
        self,
        craft: AnyCraft,
        network: Network,
        state: State,
        seat: int,
        horizon: int | None = None,
    ) -> None:
        self.craft = craft
        self.network = network
        self.state = state
        self.seat = seat
        self.horizon = craft.horizon if horizon is None else horizon
        self.policy = craft.quick(state)

    def one_more_world(self, ways: list[_Tried]) -> None:
        for one, (worth, _) in zip(
            ways, self.tried([one.way.actions for one in ways]), strict=True
        ):
            one.results.append(worth)

    def tried(self, lines: Sequence[tuple[Action, ...]]) -> list[tuple[float, list[float]]]:
        """What each line of actions comes to, and the features of the position where it is judged,
        all in a world of their own making, equal for all until they differ."""
        seed = self.state.dice.below(1 << 30).to_bytes(8, "big")
        ends = [self.played(actions, seed) for actions in lines]
        rows = [self.craft.features(end, self.seat) for end in ends]
        worths = self.network.values(rows).tolist()
        return [
            (self._worth(end, worth), row)
            for end, worth, row in zip(ends, worths, rows, strict=True)
        ]

    def _worth(self, end: State, worth: float) -> float:
        """Of a position where a play-out ended; ``worth`` by the value alone."""
        if end.is_over:
            return final_worth(self.network, end, self.seat)
        if self.craft.last_look is None:
            return worth
        return self.craft.ways(self.network, end, self.seat, self.craft.last_look)[0].worth

    def played(self, actions: tuple[Action, ...], seed: bytes) -> State:
        """Where a play-out of these actions ends, in the world of that seed."""
        craft, seat = self.craft, self.seat
        world = self.state.redetermine(seat, Dice(seed))
        world.quiet = True
        policy = craft.riders(self.network, world) or self.policy
        for action in actions:
            if world.is_over or action not in world.actions(seat):
                break
            world.apply(action, seat)
        pauses = 0
        while not world.is_over:
            if craft.pauses(world, seat):
                pauses += 1
                if pauses > self.horizon:
                    break
            asked = world.asked[0]
            world.apply(policy(world, asked), asked)
        return world


def final_worth(network: Network, state: State, seat: int) -> float:
    """The outcome of a finished game on the scale of the network's values."""
    sheets = state.standings()
    own = sheets[seat]
    best = max(sheet["total"] for sheet in sheets if sheet is not own)
    shared = sum(sheet["rank"] == 1 for sheet in sheets)
    return network.outcome(own["total"], best, 1 / shared if own["rank"] == 1 else 0.0)
