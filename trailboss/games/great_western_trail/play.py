"""A game of Great Western Trail in play: the state with everything that can be asked of it."""

from collections.abc import Sequence
from typing import Any

from trailboss.games.great_western_trail import hidden, scoring
from trailboss.games.great_western_trail.refusals import general_refusal
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.steps import deck
from trailboss.games.western.hands import can_draw
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import Refusal
from trailboss.kernel.native import CallersSeat, mypyc_attr
from trailboss.kernel.step import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(TrailState):
    __slots__ = ()

    def interruptions(self, seat: int) -> Sequence[Action]:
        """Exchange tokens may be used at any moment by any seat (GWT-EXC-03, GWT-EXC-05)."""
        if self.tokens[seat] and self.agenda and can_draw(self, seat):
            return (self.notation.exchange,)
        return ()

    def interrupt(self, seat: int, action: Action) -> None:
        deck.use_token(self, seat)

    def explain(self, frame: Frame, seat: int, action: Action) -> Refusal:
        return general_refusal(self, frame, seat, action)

    def view(self, seat: CallersSeat) -> TrailView:
        return self.hooks.view(self, self.viewer(seat))

    def standings(self) -> list[dict[str, Any]]:
        return scoring.standings(self)

    def _redeal(self, seat: int | None, dice: Dice) -> None:
        hidden.redeal(self, seat, dice)
