"""A turn, phase by phase (GWT-TURN), and the end of the game (GWT-END)."""

from typing import Final

from trailboss.games.great_western_trail.cards import draw_cards
from trailboss.games.great_western_trail.meta import META
from trailboss.games.great_western_trail.state import NOWHERE, TrailState
from trailboss.games.great_western_trail.steps.ride import PHASE_A, STEP_LIMIT
from trailboss.kernel.step import Automatic, Frame

TURN: Final = (("ride", STEP_LIMIT, PHASE_A), ("arrive",), ("phase_c",), ("end_turn",))
FIRST_TURN: Final = (("trim_hand",), ("place",), ("arrive",), ("phase_c",), ("end_turn",))
"""The steps, each with what its frame holds besides the seat. Phase A is the ride."""

CLOSING: Final = frozenset({"leave_kansas_city", "phase_c", "end_turn"})


def _frames(steps: tuple[Frame, ...], seat: int) -> list[Frame]:
    """The last step first, as an agenda has them."""
    return [(name, seat, *rest) for name, *rest in reversed(steps)]


_TURNS: Final = [_frames(TURN, seat) for seat in range(max(META.seats))]
_FIRST_TURNS: Final = [_frames(FIRST_TURN, seat) for seat in range(max(META.seats))]


class Turn(Automatic[TrailState]):
    """The first turn begins with a smaller hand and the herder's first place (GWT-TURN-03, 04)."""

    name = "turn"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat: int = frame[1]
        s.active = seat
        s.spent.clear()
        s.emit("turn_began", seat)
        if s.herder[seat] == NOWHERE:
            s.agenda += _FIRST_TURNS[seat]
        else:
            s.agenda += _TURNS[seat]


class TrimHand(Automatic[TrailState]):
    name = "trim_hand"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat: int = frame[1]
        surplus = len(s.hand[seat]) - s.c.first_hand
        if surplus > 0:
            s.agenda.append(("trim", seat, surplus))


class PhaseC(Automatic[TrailState]):
    """Draw up to the hand limit; nothing is ever discarded here (GWT-PHC)."""

    name = "phase_c"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat: int = frame[1]
        missing = s.hand_limit(seat) - len(s.hand[seat])
        if missing > 0:
            draw_cards(s, seat, missing)


class EndTurn(Automatic[TrailState]):
    """The next seat, until everybody had the last turn after the end was triggered (GWT-END-03)."""

    name = "end_turn"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat: int = frame[1]
        following = (seat + 1) % s.seats
        if following == s.ending:
            s.emit("game_over")
        else:
            s.agenda.append(("turn", following))
