"""Carson City as a game of the kernel."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from trailboss.games.carson_city import box, components, setup
from trailboss.games.carson_city.describe import describe_action
from trailboss.games.carson_city.income import estate
from trailboss.games.carson_city.meta import META
from trailboss.games.carson_city.play import Play
from trailboss.games.carson_city.printed import describe_thing
from trailboss.games.carson_city.refusals import OVER
from trailboss.games.carson_city.scoring import tally
from trailboss.games.carson_city.shown import TownView
from trailboss.games.carson_city.vocabulary import vocabulary
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description
from trailboss.kernel.dice import Dice
from trailboss.kernel.doubt import Doubt, doubts
from trailboss.kernel.game import Counted, Game
from trailboss.kernel.option import OptionValue
from trailboss.kernel.state import State
from trailboss.kernel.vocabulary import Vocabulary


class CarsonCity(Game):
    meta = META
    package = "trailboss.games.carson_city"
    view_type = TownView
    over_refusal = OVER

    def blank(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Play:
        return Play(self, seats, options, dice, box.base())

    def set_up(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Play:
        state = self.blank(seats, options, dice)
        setup.set_up(state)
        return state

    def components(self) -> dict[str, Any]:
        return {name: dict(components.read(name)) for name in components.files()}

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return vocabulary(box.base())

    @property
    def notations(self) -> Mapping[str, Action]:
        return box.base().notation.all

    def describe(self, state: State, action: Action, seat: int | None = None) -> Description | None:
        assert isinstance(state, Play)
        return describe_action(state, action, seat)

    def describe_thing(
        self, kind: str, id: str, options: Mapping[str, OptionValue] | None = None
    ) -> Sequence[Description]:
        return describe_thing(kind, id, options)

    def curves(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, Play)
        return {
            **super().curves(state, seat),
            "cash": state.cash[seat],
            "income": estate(state, seat),
            "firepower": state.firepower(seat),
        }

    def tally(self, state: State, seat: int) -> dict[str, list[Counted]]:
        assert isinstance(state, Play)
        return tally(state, seat)

    def choices(self, state: State, seat: int) -> dict[str, list[str]]:
        assert isinstance(state, Play)
        built = [c for c in tally(state, seat)["board"] if c.kind == "building"]
        return {"building": [counted.id for counted in built for _ in range(counted.number)]}

    def doubtful_values(self) -> Sequence[Doubt]:
        return [
            doubt
            for name in components.files()
            for doubt in doubts(f"{name}.toml", components.read(name))
        ]


GAME = CarsonCity()
