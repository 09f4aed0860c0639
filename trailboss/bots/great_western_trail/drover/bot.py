"""The bot itself: which question gets which kind of thought."""

from functools import lru_cache

from trailboss.bots.great_western_trail.drover.answers import answer
from trailboss.bots.great_western_trail.drover.kansas_city import wants_token
from trailboss.bots.great_western_trail.drover.sketch import Sketch
from trailboss.bots.great_western_trail.drover.turns import finish, ride, use_location
from trailboss.bots.great_western_trail.drover.weights import DEFAULT, Weights
from trailboss.bots.great_western_trail.drover.worth import Judge, Knowledge
from trailboss.bots.player import Bot
from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.action import STOP, Action
from trailboss.kernel.errors import BadOption
from trailboss.kernel.state import State


@lru_cache(maxsize=64)  # of house sets there is no end
def _knowledge(box: Box) -> Knowledge:
    return Knowledge(box, DEFAULT)


class Drover(Bot):
    name = "drover"
    games = ("great_western_trail",)

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights
        self._know: Knowledge | None = None

    def choose(self, state: State, seat: int) -> Action:
        if not isinstance(state, TrailState):
            raise BadOption(f"drover plays great_western_trail, not {state.game.meta.name}")
        options = state.actions(seat)
        if len(options) == 1:
            return options[0]
        judge = Judge(self._knowledge_of(state.box), state, seat)
        sketch = Sketch.of_turn(state, judge)
        question = sketch.question
        if question == "place":
            return max(options, key=lambda action: finish(sketch.after(action)))
        if question == "ride":
            return ride(sketch)[1]
        if question == "location":
            return use_location(sketch)[1]
        exchange = state.box.notation.exchange
        if question == "income" and exchange in options and wants_token(sketch, options):
            return exchange
        if question == "buy":
            return self._buy(sketch)
        return answer(sketch)

    def _buy(self, sketch: Sketch) -> Action:
        """Buy what gains; with nothing left to buy, an idle cowboy may turn over more cards."""
        action = answer(sketch)
        s = sketch.state
        cowboys = s.agenda[-1][2]
        extend = s.box.notation.extend
        if action is STOP and cowboys > 1 and extend in sketch.actions():
            cheapest = 6 if cowboys == 2 else 3
            if s.money[sketch.seat] >= cheapest and s.ending < 0:
                return extend
        return action

    def _knowledge_of(self, box: Box) -> Knowledge:
        if self.weights is DEFAULT:
            return _knowledge(box)
        if self._know is None:
            self._know = Knowledge(box, self.weights)
        return self._know
