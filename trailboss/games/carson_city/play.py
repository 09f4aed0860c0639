"""A game of Carson City in play: the state with everything that can be asked of it."""

from collections.abc import Sequence
from typing import Any

from trailboss.games.carson_city import scoring
from trailboss.games.carson_city.refusals import general_refusal
from trailboss.games.carson_city.shown import TownView
from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.steps import roads
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import Refusal
from trailboss.kernel.native import CallersSeat, mypyc_attr
from trailboss.kernel.step import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(TownState):
    __slots__ = ()

    def interruptions(self, seat: int) -> Sequence[Action]:
        """A road may be laid before almost any answer, by whoever is asked (CAR-ROAD-06)."""
        if self.roads[seat] and self.agenda:
            frame = self.agenda[-1]
            if self.hooks.questions[frame[0]].roads and frame[1] == seat:
                return (self.notation.road,)
        return ()

    def interrupt(self, seat: int, action: Action) -> None:
        self.agenda.append((roads.LayRoad.name, seat))

    def explain(self, frame: Frame, seat: int, action: Action) -> Refusal:
        asked = self.steps.questions[frame[0]].seats(self, frame)
        return general_refusal(self, frame, seat, asked, action)

    def view(self, seat: CallersSeat) -> TownView:
        return self.hooks.view(self, self.viewer(seat))

    def standings(self) -> list[dict[str, Any]]:
        return scoring.standings(self)

    def _redeal(self, seat: int | None, dice: Dice) -> None:
        self.hooks.redeal(self, seat, dice)
