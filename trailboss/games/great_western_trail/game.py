"""Great Western Trail as a game of the kernel."""

from collections.abc import Mapping
from functools import cached_property

from trailboss.games.great_western_trail import box, setup
from trailboss.games.great_western_trail.meta import META
from trailboss.games.great_western_trail.play import Play
from trailboss.games.great_western_trail.refusals import OVER
from trailboss.games.great_western_trail.vocabulary import vocabulary
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.game import Game
from trailboss.kernel.option import OptionValue
from trailboss.kernel.vocabulary import Vocabulary


class GreatWesternTrail(Game):
    meta = META
    package = "trailboss.games.great_western_trail"
    over_refusal = OVER

    def blank(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Play:
        return Play(self, seats, options, dice, box.base())

    def set_up(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Play:
        state = self.blank(seats, options, dice)
        setup.set_up(state)
        return state

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return vocabulary(box.base())

    @property
    def notations(self) -> Mapping[str, Action]:
        return box.base().notation.all


GAME = GreatWesternTrail()
