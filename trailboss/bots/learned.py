"""Foreman and Trailboss: the bots of every game that has a craft and trained weights."""

from __future__ import annotations

from trailboss.bots.craft import AnyCraft, craft
from trailboss.bots.judge import network_for
from trailboss.bots.player import Bot
from trailboss.bots.search import Effort, think
from trailboss.bots.turns import Breadth
from trailboss.bots.value import Network
from trailboss.kernel.action import Action
from trailboss.kernel.state import State


class Foreman(Bot):
    """Compares the ways to play the turn by the learned value of where they end."""

    name = "foreman"

    def __init__(self, network: Network | None = None, breadth: Breadth | None = None) -> None:
        self.network = network
        self.breadth = breadth or Breadth()

    def choose(self, state: State, seat: int) -> Action:
        options = state.actions(seat)
        if len(options) == 1:
            return options[0]
        known = craft(state.game.meta.name)
        network = self.network or network_for(known, state)
        return self._chosen(known, network, state, seat)

    def _chosen(self, known: AnyCraft, network: Network, state: State, seat: int) -> Action:
        return known.ways(network, state, seat, self.breadth)[0].actions[0]


class Trailboss(Foreman):
    """Foreman's best ways, tried out in re-dealt worlds."""

    name = "trailboss"

    def __init__(self, network: Network | None = None, effort: Effort | None = None) -> None:
        super().__init__(network)
        self.effort = effort or Effort()

    def _chosen(self, known: AnyCraft, network: Network, state: State, seat: int) -> Action:
        return think(known, network, state, seat, self.effort)[0].way.actions[0]
