"""A turn, phase by phase (GWT-TURN), and the end of the game (GWT-END)."""

from trailboss.games.great_western_trail.cards import draw_cards
from trailboss.games.great_western_trail.state import NOWHERE, TrailState
from trailboss.games.great_western_trail.steps.ride import PHASE_A, STEP_LIMIT
from trailboss.kernel.step import Automatic, Frame

TURN = ("phase_a", "arrive", "phase_c", "end_turn")
FIRST_TURN = ("trim_hand", "place", "arrive", "phase_c", "end_turn")


class Turn(Automatic[TrailState]):
    """The first turn begins with a smaller hand and the herder's first place (GWT-TURN-03, 04)."""

    name = "turn"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat = frame[1]
        s.active = seat
        s.spent.clear()
        s.emit("turn_began", seat)
        steps = FIRST_TURN if s.herder[seat] == NOWHERE else TURN
        s.agenda += [(step, seat) for step in reversed(steps)]


class TrimHand(Automatic[TrailState]):
    name = "trim_hand"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat = frame[1]
        surplus = len(s.hand[seat]) - s.c.first_hand
        if surplus > 0:
            s.agenda.append(("trim", seat, surplus))


class PhaseA(Automatic[TrailState]):
    name = "phase_a"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat = frame[1]
        s.agenda.append(("ride", seat, STEP_LIMIT, PHASE_A))


class PhaseC(Automatic[TrailState]):
    """Draw up to the hand limit; nothing is ever discarded here (GWT-PHC)."""

    name = "phase_c"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat = frame[1]
        draw_cards(s, seat, s.hand_limit(seat) - len(s.hand[seat]))


class EndTurn(Automatic[TrailState]):
    """The next seat, until everybody had the last turn after the end was triggered (GWT-END-03)."""

    name = "end_turn"

    def run(self, s: TrailState, frame: Frame) -> None:
        following = (frame[1] + 1) % s.seats
        if following == s.ending:
            s.emit("game_over")
        else:
            s.agenda.append(("turn", following))
