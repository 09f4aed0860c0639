"""A turn, phase by phase (ELP-TURN), and the end of the game (ELP-END)."""

from typing import Final

from trailboss.games.el_paso.cards import draw_cards
from trailboss.games.el_paso.meta import META
from trailboss.games.el_paso.state import NOWHERE, PasoState
from trailboss.games.el_paso.steps.any_time import BEFORE_THE_END
from trailboss.games.el_paso.steps.ride import MOVEMENT
from trailboss.kernel.step import Automatic, Frame


def _after_moving(seat: int) -> list[Frame]:
    """The rest of a turn, the last step first."""
    return [
        ("end_turn", seat),
        ("pause", seat, BEFORE_THE_END),
        ("draw", seat),
        ("arrive", seat),
    ]


CLOSING: Final = frozenset({"draw", "end_turn"})
_AFTER_MOVING: Final = [_after_moving(seat) for seat in range(max(META.seats))]


class Turn(Automatic[PasoState]):
    """In the first turn the rancher is placed instead of moved (ELP-MOVE-01)."""

    name = "turn"

    def begin(self, s: PasoState, seat: int) -> None:
        s.active = seat
        s.emit("turn_began", seat)

    def run(self, s: PasoState, frame: Frame) -> None:
        seat: int = frame[1]
        self.begin(s, seat)
        s.agenda += _AFTER_MOVING[seat]
        if s.rancher[seat] == NOWHERE:
            s.agenda.append(("place", seat))
        else:
            s.agenda.append(("ride", seat, s.step_limit(seat), MOVEMENT))


class Draw(Automatic[PasoState]):
    """Refill the hand; not for whoever triggered the end (ELP-DRAW-01, ELP-END-03)."""

    name = "draw"

    def run(self, s: PasoState, frame: Frame) -> None:
        seat: int = frame[1]
        if s.ending != seat:
            missing = s.hand_limit(seat) - len(s.hand[seat])
            if missing > 0:
                draw_cards(s, seat, missing)


class EndTurn(Automatic[PasoState]):
    """The next seat, until everybody had the last turn after the trigger (ELP-END-04)."""

    name = "end_turn"

    def run(self, s: PasoState, frame: Frame) -> None:
        seat: int = frame[1]
        following = (seat + 1) % s.seats
        if following == s.ending:
            s.emit("game_over")
        else:
            s.agenda.append(("turn", following))
