"""The bot ``random``: any legal action, each as likely as the others."""

from collections.abc import Sequence

from trailboss.bots.player import Bot
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.state import State


class RandomBot(Bot):
    name = "random"
    sees = "actions"

    def choose(self, state: State, seat: int) -> Action:
        return self.pick(state.actions(seat), state.dice)

    def pick(self, actions: Sequence[Action], dice: Dice) -> Action:
        return dice.pick(actions)
