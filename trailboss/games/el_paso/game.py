"""El Paso as a game of the kernel."""

from collections.abc import Mapping, Sequence

from trailboss.games.el_paso import part as base
from trailboss.games.el_paso.answers import describe_action
from trailboss.games.el_paso.box import Box
from trailboss.games.el_paso.hooks import Hooks
from trailboss.games.el_paso.meta import META
from trailboss.games.el_paso.play import Play
from trailboss.games.el_paso.refusals import OVER
from trailboss.games.el_paso.scoring import tally
from trailboss.games.el_paso.setting_up import PasoSettingUp
from trailboss.games.el_paso.shown import PasoView
from trailboss.games.el_paso.state import NOBODY, PasoState
from trailboss.games.el_paso.sue import part as sue
from trailboss.games.el_paso.turn import CLOSING
from trailboss.games.western.hands import herd_value
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description
from trailboss.kernel.dice import Dice
from trailboss.kernel.game import Game
from trailboss.kernel.part import Part, Settings
from trailboss.kernel.printed import Printed
from trailboss.kernel.scoring import Tally


class ElPaso(Game[Play, Box]):
    meta = META
    parts: tuple[Part[PasoState, Hooks], ...] = (base.PART, sue.PART)
    doubted: Mapping[str, str] = {
        "card": "train",
        "cattle": "card",
        "neutral": "building",
        "regular": "building",
        "objective": "tile",
        "bonus": "tile",
        "sue/card": "bot",
    }
    view_type = PasoView
    setting_up = PasoSettingUp()
    over_refusal = OVER

    def make_box(self, parts: Sequence[Part[PasoState, Hooks]], printed: Printed) -> Box:
        return Box(self, parts, printed, base.HOOKS)

    def blank(self, box: Box, seats: int, options: Settings, dice: Dice) -> Play:
        return Play(box, seats, options, dice)

    def set_up(self, state: PasoState) -> None:
        state.hooks.set_up(state)

    def count(self, state: PasoState, seat: int) -> Tally:
        return tally(state, seat)

    def closing(self, state: PasoState) -> frozenset[str]:
        """In the last round a worker who comes up may be discarded before the end (ELP-DEC-16)."""
        return CLOSING if state.ending == NOBODY else frozenset()

    def describe(
        self, state: PasoState, action: Action, seat: int | None = None
    ) -> Description | None:
        return describe_action(state, action)

    def describe_print(self, box: Box, kind: str, id: str) -> Sequence[Description]:
        return box.hooks.describe_thing(box, kind, id)

    def curves(self, state: Play, seat: int) -> dict[str, int]:
        return {
            **super().curves(state, seat),
            "money": state.money[seat],
            "herd_value": herd_value(state, seat),
        }

    def choices(self, state: PasoState, seat: int) -> dict[str, list[str]]:
        """Its buildings as they stand at the end, and its tiles."""
        return {
            "building": [state.building(state.tiles[plot]).id for plot in state.own_plots(seat)],
            "tile": [state.c.tile_ids[tile] for tile in state.gained[seat]],
        }


GAME = ElPaso()
