"""The bot itself: which question gets which answer."""

from trailboss.bots.carson_city.sheriff.answers import ANSWERS, ROAD_QUESTIONS, first
from trailboss.bots.player import Bot
from trailboss.games.carson_city.state import TownState
from trailboss.kernel.action import Action
from trailboss.kernel.errors import BadOption
from trailboss.kernel.state import State


class Sheriff(Bot):
    name = "sheriff"
    games = ("carson_city",)

    def choose(self, state: State, seat: int) -> Action:
        if not isinstance(state, TownState):
            raise BadOption(f"sheriff plays carson_city, not {state.game.meta.name}")
        options = state.actions(seat)
        if len(options) == 1:
            return options[0]
        question = state.agenda[-1][0]
        if question not in ROAD_QUESTIONS:
            options = [action for action in options if action.kind != "road"]
        return ANSWERS.get(question, first)(state, seat, options)
