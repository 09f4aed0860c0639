"""El Paso as a game of the kernel."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from trailboss.games.el_paso import box, components, setup
from trailboss.games.el_paso.describe import describe_action, describe_thing
from trailboss.games.el_paso.meta import META
from trailboss.games.el_paso.play import Play
from trailboss.games.el_paso.refusals import OVER
from trailboss.games.el_paso.shown import PasoView
from trailboss.games.el_paso.tally import tally
from trailboss.games.el_paso.vocabulary import vocabulary
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description
from trailboss.kernel.dice import Dice
from trailboss.kernel.doubt import Doubt, doubts
from trailboss.kernel.game import Counted, Game
from trailboss.kernel.option import OptionValue
from trailboss.kernel.state import State
from trailboss.kernel.vocabulary import Vocabulary
from trailboss.kernel.western.hands import herd_value


class ElPaso(Game):
    meta = META
    package = "trailboss.games.el_paso"
    doubted: Mapping[str, str] = {"card": "train", "cattle": "card"}
    view_type = PasoView
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
        return describe_action(state, action)

    def describe_thing(
        self, kind: str, id: str, options: Mapping[str, OptionValue] | None = None
    ) -> Sequence[Description]:
        return describe_thing(kind, id)

    def curves(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, Play)
        return {
            **super().curves(state, seat),
            "money": state.money[seat],
            "herd_value": herd_value(state, seat),
        }

    def tally(self, state: State, seat: int) -> dict[str, list[Counted]]:
        assert isinstance(state, Play)
        return tally(state, seat)

    def choices(self, state: State, seat: int) -> dict[str, list[str]]:
        """Its buildings as they stand at the end, and its tiles."""
        assert isinstance(state, Play)
        return {
            "building": [state.building(state.tiles[plot]).id for plot in state.own_plots(seat)],
            "tile": [state.c.tile_ids[tile] for tile in state.gained[seat]],
        }

    def doubtful_values(self) -> Sequence[Doubt]:
        return [
            doubt
            for name in components.files()
            if name != "layout"  # where things are drawn is no rule of the game
            for doubt in doubts(f"{name}.toml", components.read(name))
        ]


GAME = ElPaso()
