"""A game of El Paso in play: the state with everything that can be asked of it."""

from collections.abc import Sequence
from typing import Any

from trailboss.games.el_paso import hidden, scoring
from trailboss.games.el_paso import view as views
from trailboss.games.el_paso.refusals import general_refusal
from trailboss.games.el_paso.shown import PasoView
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.steps import any_time
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import Refusal
from trailboss.kernel.native import CallersSeat, mypyc_attr
from trailboss.kernel.step import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(PasoState):
    __slots__ = ()

    def interruptions(self, seat: int) -> Sequence[Action]:
        """What is possible at any time is possible in the own turn only (ELP-ANY-01 to 04)."""
        if not self.agenda:
            return ()
        frame = self.agenda[-1]
        asked: int = frame[1]
        if asked != seat or not any_time.is_open(self, frame):
            return ()
        return any_time.any_time(self, seat)

    def interrupt(self, seat: int, action: Action) -> None:
        any_time.do_any_time(self, seat, action)

    def explain(self, frame: Frame, seat: int, action: Action) -> Refusal:
        return general_refusal(self, frame, seat, action)

    def view(self, seat: CallersSeat) -> PasoView:
        return views.view(self, self.viewer(seat))

    def standings(self) -> list[dict[str, Any]]:
        return scoring.standings(self)

    def _redeal(self, seat: int | None, dice: Dice) -> None:
        hidden.redeal(self, seat, dice)
