"""Carson City as a game of the kernel."""

from collections.abc import Sequence

from trailboss.games.carson_city import part as base
from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.duel_tiles import part as duel_tiles
from trailboss.games.carson_city.hooks import Hooks
from trailboss.games.carson_city.income import estate
from trailboss.games.carson_city.meta import META
from trailboss.games.carson_city.play import Play
from trailboss.games.carson_city.red_personas import part as red_personas
from trailboss.games.carson_city.refusals import OVER
from trailboss.games.carson_city.river import part as river
from trailboss.games.carson_city.scoring import tally
from trailboss.games.carson_city.setting_up import TownSettingUp
from trailboss.games.carson_city.shown import TownView
from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.together import part as together
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description
from trailboss.kernel.dice import Dice
from trailboss.kernel.game import Game
from trailboss.kernel.part import Part, Settings
from trailboss.kernel.printed import Printed
from trailboss.kernel.scoring import Tally


class CarsonCity(Game[Play, Box]):
    meta = META
    parts: tuple[Part[TownState, Hooks], ...] = (
        base.PART,
        red_personas.PART,
        red_personas.BY_LOT,
        duel_tiles.PART,
        together.PART,
        together.LIVE,
        together.ORDERS,
        river.PART,
    )
    view_type = TownView
    setting_up = TownSettingUp()
    over_refusal = OVER

    def make_box(self, parts: Sequence[Part[TownState, Hooks]], printed: Printed) -> Box:
        return Box(self, parts, printed, base.HOOKS)

    def blank(self, box: Box, seats: int, options: Settings, dice: Dice) -> Play:
        return Play(box, seats, options, dice)

    def set_up(self, state: TownState) -> None:
        state.hooks.set_up(state)

    def count(self, state: TownState, seat: int) -> Tally:
        return tally(state, seat)

    def describe(
        self, state: TownState, action: Action, seat: int | None = None
    ) -> Description | None:
        return state.hooks.describe(state, action, seat)

    def describe_print(self, box: Box, kind: str, id: str) -> Sequence[Description]:
        return box.hooks.describe_thing(box, kind, id)

    def curves(self, state: Play, seat: int) -> dict[str, int]:
        return {
            **super().curves(state, seat),
            "cash": state.cash[seat],
            "income": estate(state, seat),
            "firepower": state.firepower(seat),
        }

    def choices(self, state: TownState, seat: int) -> dict[str, list[str]]:
        built = [counted for counted in tally(state, seat)["board"] if counted.kind == "building"]
        return {"building": [counted.id for counted in built for _ in range(counted.number)]}


GAME = CarsonCity()
