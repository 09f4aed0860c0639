"""The deputy at a table: who plays the first games to learn from."""

from trailboss.bots.carson_city.deputy.policy import Deputy
from trailboss.bots.player import Bot
from trailboss.games.carson_city.state import TownState
from trailboss.kernel.action import Action
from trailboss.kernel.state import State


class DeputyBot(Bot):
    """For one game: it remembers how the town looked when the round began."""

    name = "deputy"
    games = ("carson_city",)

    def __init__(self, softness: float = 0.0) -> None:
        self.deputy = Deputy(softness)

    def choose(self, state: State, seat: int) -> Action:
        assert isinstance(state, TownState)
        return self.deputy.choose(state, seat)
