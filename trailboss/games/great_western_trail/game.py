"""Great Western Trail as a game of the kernel."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from trailboss.games.great_western_trail import box, printed
from trailboss.games.great_western_trail.cards import herd_value
from trailboss.games.great_western_trail.describe import describe_action, describe_thing
from trailboss.games.great_western_trail.meta import META
from trailboss.games.great_western_trail.play import Play
from trailboss.games.great_western_trail.refusals import OVER
from trailboss.games.great_western_trail.vocabulary import vocabulary
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description
from trailboss.kernel.dice import Dice
from trailboss.kernel.doubt import Doubt, doubts
from trailboss.kernel.game import Game
from trailboss.kernel.option import OptionValue
from trailboss.kernel.state import State
from trailboss.kernel.vocabulary import Vocabulary


class GreatWesternTrail(Game):
    meta = META
    package = "trailboss.games.great_western_trail"
    over_refusal = OVER

    def blank(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Play:
        return Play(self, seats, options, dice, box.base())

    def set_up(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Play:
        state = self.blank(seats, options, dice)
        state.set_up()
        return state

    def components(self) -> dict[str, Any]:
        return {name: dict(printed.read(name)) for name in printed.files()}

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return vocabulary(box.base())

    @property
    def notations(self) -> Mapping[str, Action]:
        return box.base().notation.all

    def describe(self, state: State, action: Action) -> Description | None:
        assert isinstance(state, Play)
        return describe_action(state, action)

    def describe_thing(self, kind: str, id: str) -> Sequence[Description]:
        return describe_thing(kind, id)

    def curves(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, Play)
        return {
            **super().curves(state, seat),
            "money": state.money[seat],
            "herd_value": herd_value(state, seat),
        }

    def doubtful_values(self) -> Sequence[Doubt]:
        return [
            doubt
            for name in printed.files()
            if name != "layout"  # where things are drawn is no rule of the game
            for doubt in doubts(f"{name}.toml", printed.read(name))
        ]


GAME = GreatWesternTrail()
