"""The bots of every game that has a craft and trained weights, from Greenhorn to Trailboss."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from trailboss.bots.craft import POINTS_NOW, AnyCraft, craft
from trailboss.bots.judgement import network_for
from trailboss.bots.meta import CRAFTED
from trailboss.bots.player import Bot
from trailboss.bots.policy.known import reader_for
from trailboss.bots.policy.lockstep import best
from trailboss.bots.policy.network import Reader
from trailboss.bots.policy.search import tried
from trailboss.bots.search import Effort, think
from trailboss.bots.turns import Breadth, soft_choice
from trailboss.bots.value import Network, reading
from trailboss.kernel.action import Action
from trailboss.kernel.errors import BadOption
from trailboss.kernel.state import State

HASTY = Breadth(rounds=(10,), positions=60, draws=1)
"""How a beginner looks at a turn: the first thing to do at each stop, and nothing after it."""
OVERLOOKED = 4
"""A beginner does not see one way in so many."""
PATIENT = 2000
"""Worlds at most, where the time is given."""
LATER = 0.25
"""Of the time, for what is decided in the course of a turn: most of it was thought of before."""
FICKLE = 3.0
"""In points: how much worse a way may look, and a beginner still takes it now and then."""


class Foreman(Bot):
    """Plays by the learned policy, at once.

    Where there is none, and for a manner of playing, it compares the ways to play the turn by the
    learned value of where they end.
    """

    name = "foreman"
    games: ClassVar[tuple[str, ...]] = CRAFTED

    def __init__(
        self,
        network: Network | None = None,
        breadth: Breadth | None = None,
        leaning: str = "",
    ) -> None:
        self.network = network
        self.breadth = breadth
        self.leaning = leaning

    def choose(self, state: State, seat: int) -> Action:
        options = state.actions(seat)
        if len(options) == 1:
            return options[0]
        known = craft(state.game.meta.name)
        reader = self._reader(known, state)
        if reader is not None:
            return self._liked(known, reader, state, seat)
        network = self.network or self._network(known, state)
        if self.leaning:
            network = inclined(network, known, self.leaning)
        return self._chosen(known, network, state, seat)

    def _reader(self, known: AnyCraft, state: State) -> Reader | None:
        if self.network is not None or self.breadth is not None or self.leaning:
            return None
        return reader_for(known, state)

    def _liked(self, known: AnyCraft, reader: Reader, state: State, seat: int) -> Action:
        return best(reader, state, seat)

    def _network(self, known: AnyCraft, state: State) -> Network:
        return network_for(known, state)

    def _chosen(self, known: AnyCraft, network: Network, state: State, seat: int) -> Action:
        breadth = self.breadth or known.breadth
        return known.ways(network, state, seat, breadth)[0].actions[0]


class Greenhorn(Foreman):
    """Knows what is good, but looks at little of it, overlooks some, and is fickle."""

    name = "greenhorn"

    def _reader(self, known: AnyCraft, state: State) -> Reader | None:
        return None

    def _chosen(self, known: AnyCraft, network: Network, state: State, seat: int) -> Action:
        ways = known.ways(network, state, seat, HASTY)
        seen = [way for way in ways if state.dice.below(OVERLOOKED)] or ways
        return soft_choice(seen, FICKLE, state.dice).actions[0]


class Greedy(Foreman):
    """Wants the most points on the sheet at the end of the turn, and nothing else."""

    name = "greedy"

    def _reader(self, known: AnyCraft, state: State) -> Reader | None:
        return None

    def _network(self, known: AnyCraft, state: State) -> Network:
        return reading(known.feature_names(known.setting(state)), known.categories, POINTS_NOW)

    def _chosen(self, known: AnyCraft, network: Network, state: State, seat: int) -> Action:
        this_turn = known.breadth._replace(ahead=0)
        return known.ways(network, state, seat, this_turn)[0].actions[0]


class Trailboss(Foreman):
    """What Foreman likes, tried out in re-dealt worlds."""

    name = "trailboss"

    def __init__(
        self,
        network: Network | None = None,
        effort: Effort | None = None,
        leaning: str = "",
        seconds: float | None = None,
    ) -> None:
        super().__init__(network, leaning=leaning)
        self.effort = effort or Effort()
        if seconds is not None:
            self.effort = self.effort._replace(seconds=seconds, worlds=PATIENT)

    def _liked(self, known: AnyCraft, reader: Reader, state: State, seat: int) -> Action:
        effort = self._effort(known, state, seat)
        known.arrange(state, seat)  # so that what lies where does not decide what is dealt next
        return tried(
            reader,
            state,
            seat,
            seconds=effort.seconds,
            worlds=effort.worlds,
            answers=effort.ways,
        )[0].action

    def _chosen(self, known: AnyCraft, network: Network, state: State, seat: int) -> Action:
        effort = self._effort(known, state, seat)
        return think(known, network, state, seat, effort)[0].way.actions[0]

    def _effort(self, known: AnyCraft, state: State, seat: int) -> Effort:
        effort = self.effort
        if effort.seconds is not None and not known.is_weighty(state, seat):
            effort = effort._replace(seconds=effort.seconds * LATER)
        return effort


def inclined(network: Network, known: AnyCraft, leaning: str) -> Network:
    """The same opinion, but some things count a little more than they should."""
    if leaning not in known.leanings:
        raise BadOption(f"nobody who plays {known.game} leans to '{leaning}'")
    return _inclined(_Same(network), known, leaning)


class _Same:
    """A network as a key: itself and no other."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def __hash__(self) -> int:
        return id(self.network)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.network is self.network


@cache
def _inclined(same: _Same, known: AnyCraft, leaning: str) -> Network:
    return same.network.leaning(known.leanings[leaning], known.clock)
