"""The live form: whoever is not finished acts at will, as it comes (CAR-KIT-04)."""

from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.together.moves import (
    IDLE,
    PREPARING,
    answers_in,
    carry_out,
    explain_in,
    next_mode,
    with_mode,
)
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question


class AllAtOnce(Automatic[TownState]):
    """Everybody who is not finished is asked, until all are (CAR-KIT-05, 06)."""

    name = "all_at_once"

    def run(self, s: TownState, frame: Frame) -> None:
        s.agenda.append((Together.name, (IDLE,) * s.seats))


class Together(Question[TownState]):
    """What now? Asked of all who are not finished. Frame: what each seat is about to do."""

    name = "together"

    def seats(self, s: TownState, frame: Frame) -> tuple[int, ...]:
        return tuple(seat for seat in s.order if seat not in s.passed)

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        return answers_in(s, seat, frame[1][seat])

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        modes = frame[1]
        mode = modes[seat]
        s.agenda[-1] = ("together", with_mode(modes, seat, next_mode(s, action)))
        if action.kind not in PREPARING:
            carry_out(s, seat, action, mode)
        if action is PASS and len(s.passed) == s.seats:
            s.agenda[-1] = ("resolve", 0)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return explain_in(s, seat, action, frame[1][seat])
