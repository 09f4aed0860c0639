"""Tumbleweed as a game of the kernel."""

from collections.abc import Sequence

from trailboss.kernel.box import PlainBox
from trailboss.kernel.dice import Dice
from trailboss.kernel.game import Game
from trailboss.kernel.part import Part, Settings
from trailboss.kernel.printed import Printed
from trailboss.kernel.scoring import Tally

from tumbleweed.base import BASE
from tumbleweed.components import HAND, NOTATIONS
from tumbleweed.gusty import GUSTY
from tumbleweed.meta import META
from tumbleweed.play import OVER, Play
from tumbleweed.scoring import tally
from tumbleweed.state import Prairie
from tumbleweed.steps import Round
from tumbleweed.view import PrairieView

Box = PlainBox[Prairie]


class Tumbleweed(Game[Prairie, Box]):
    meta = META
    parts = (BASE, GUSTY)
    view_type = PrairieView
    over_refusal = OVER

    def make_box(self, parts: Sequence[Part[Prairie, None]], printed: Printed) -> Box:
        return Box(self, parts, printed, NOTATIONS)

    def blank(self, box: Box, seats: int, options: Settings, dice: Dice) -> Play:
        return Play(box, seats, options, dice)

    def set_up(self, state: Prairie) -> None:
        for seat in range(state.seats):
            state.draw(seat, HAND)
        state.agenda.append((Round.name,))

    def count(self, state: Prairie, seat: int) -> Tally:
        return tally(state, seat)


GAME = Tumbleweed()
