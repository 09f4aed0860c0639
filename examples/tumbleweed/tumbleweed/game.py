"""Tumbleweed as a game of the kernel."""

from collections.abc import Mapping

from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.game import Game
from trailboss.kernel.option import OptionValue
from trailboss.kernel.vocabulary import Vocabulary

from tumbleweed.components import HAND, NOTATIONS
from tumbleweed.meta import META
from tumbleweed.play import OVER, Play
from tumbleweed.view import PrairieView
from tumbleweed.vocabulary import VOCABULARY


class Tumbleweed(Game):
    meta = META
    package = "tumbleweed"
    view_type = PrairieView
    over_refusal = OVER

    def blank(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Play:
        return Play(self, seats, options, dice)

    def set_up(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Play:
        state = self.blank(seats, options, dice)
        for seat in range(seats):
            state.draw(seat, HAND)
        state.agenda.append(("round",))
        return state

    @property
    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    @property
    def notations(self) -> Mapping[str, Action]:
        return NOTATIONS


GAME = Tumbleweed()
