"""Great Western Trail as a game of the kernel."""

from collections.abc import Mapping, Sequence

from trailboss.games.great_western_trail import part as base
from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.hooks import Hooks
from trailboss.games.great_western_trail.meta import META
from trailboss.games.great_western_trail.play import Play
from trailboss.games.great_western_trail.rails_to_the_north import part as north
from trailboss.games.great_western_trail.refusals import OVER
from trailboss.games.great_western_trail.sam import part as sam
from trailboss.games.great_western_trail.sam_in_the_north import part as sam_in_the_north
from trailboss.games.great_western_trail.setting_up import TrailSettingUp
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.games.great_western_trail.simmental import part as simmental
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.turn import CLOSING
from trailboss.games.western.hands import herd_value
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description
from trailboss.kernel.dice import Dice
from trailboss.kernel.game import Game
from trailboss.kernel.part import Part, Settings
from trailboss.kernel.printed import Printed
from trailboss.kernel.scoring import Tally


class GreatWesternTrail(Game[Play, Box]):
    meta = META
    parts: tuple[Part[TrailState, Hooks], ...] = (
        base.PART,
        simmental.PART,
        north.PART,
        sam.PART,
        sam_in_the_north.PART,
    )
    doubted: Mapping[str, str] = {
        "auxiliary": "aux",
        "neutral": "building",
        "objective": "card",
        "private": "building",
        "sam/card": "sam_card",
        "starting": "card",
        "offer": "group",
        "worker-space": "worker",
    }
    view_type = TrailView
    setting_up = TrailSettingUp()
    over_refusal = OVER

    def make_box(self, parts: Sequence[Part[TrailState, Hooks]], printed: Printed) -> Box:
        return Box(self, parts, printed, base.HOOKS)

    def blank(self, box: Box, seats: int, options: Settings, dice: Dice) -> Play:
        return Play(box, seats, options, dice)

    def set_up(self, state: TrailState) -> None:
        state.hooks.set_up(state)

    def count(self, state: TrailState, seat: int) -> Tally:
        return state.hooks.score(state, seat).tally

    def closing(self, state: TrailState) -> frozenset[str]:
        return CLOSING

    def describe(
        self, state: TrailState, action: Action, seat: int | None = None
    ) -> Description | None:
        return state.hooks.describe(state, action)

    def describe_print(self, box: Box, kind: str, id: str) -> Sequence[Description]:
        return box.hooks.describe_thing(box, kind, id)

    def curves(self, state: Play, seat: int) -> dict[str, int]:
        return {
            **super().curves(state, seat),
            "money": state.money[seat],
            "herd_value": herd_value(state, seat),
        }

    def choices(self, state: TrailState, seat: int) -> dict[str, list[str]]:
        """Its buildings, the objectives that it played after the first one, and its masters."""
        c = state.c
        owners = zip(c.masters, state.master_owner, strict=True)
        return {
            "building": state.ever_built(seat),
            "card": [c.card_ids[card] for card in state.area[seat] if card < c.first_starting],
            "master": [master.id for master, owner in owners if owner == seat],
        }


GAME = GreatWesternTrail()
