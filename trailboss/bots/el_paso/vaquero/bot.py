"""The bot itself: rides and visits are searched, the small questions answered by rules of thumb."""

from trailboss.bots.el_paso.vaquero.answers import SMALL, answer
from trailboss.bots.el_paso.vaquero.search import Search
from trailboss.bots.el_paso.vaquero.weights import Weights
from trailboss.bots.el_paso.vaquero.worth import Judge
from trailboss.bots.player import Bot
from trailboss.games.el_paso.state import PasoState
from trailboss.kernel.action import Action
from trailboss.kernel.errors import BadOption
from trailboss.kernel.state import State


class Vaquero(Bot):
    name = "vaquero"
    games = ("el_paso",)

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, state: State, seat: int) -> Action:
        if not isinstance(state, PasoState):
            raise BadOption(f"vaquero plays el_paso, not {state.game.meta.name}")
        judge = Judge(self.weights, state, seat)
        kind = state.agenda[-1][0]
        if kind in SMALL:
            return answer(judge, state)
        return Search(judge).choice(state)
