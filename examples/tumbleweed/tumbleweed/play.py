"""A game of Tumbleweed in play: the state with everything that can be asked of it."""

from typing import Any

from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame

from tumbleweed import scoring
from tumbleweed import view as views
from tumbleweed.components import RELEASE
from tumbleweed.state import Prairie
from tumbleweed.steps import Throw

OVER = Refusal("TW-END-01", "game-over")


class Play(Prairie):
    __slots__ = ()

    def explain(self, frame: Frame, seat: int, action: Action) -> Refusal:
        """Why not, when the open question has no reason of its own."""
        if frame[0] == Throw.name:
            if action.kind == "throw":
                return Refusal("TW-RND-03", "already-chosen")
            return Refusal("TW-CAT-01", "another-question")
        if seat != frame[1]:
            return Refusal("TW-CAT-01", "not-your-decision", {"seat": frame[1]})
        if action is RELEASE:
            return Refusal("TW-CAT-03", "stack-empty")
        return Refusal("TW-RND-02", "another-question")

    def view(self, seat: int | None) -> views.PrairieView:
        return views.view(self, seat)

    def standings(self) -> list[dict[str, Any]]:
        return scoring.standings(self)

    def _redeal(self, seat: int | None, dice: Dice) -> None:
        """A rival's hand may be any part of what it has not thrown yet.

        What a rival has chosen to throw is the kernel's to choose anew: see `SecretQuestion`.
        """
        for rival in range(self.seats):
            if rival != seat:
                pool = self.hand[rival] + self.stack[rival]
                dice.shuffle(pool)
                size = len(self.hand[rival])
                self.hand[rival] = sorted(pool[:size])
                self.stack[rival] = pool[size:]
