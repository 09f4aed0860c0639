"""A position to try things out on: the rest of one's own turn, and nothing beyond it."""

from trailboss.bots.great_western_trail.drover.worth import Judge
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.action import STOP, Action

_DRAWING = ("draw", "discard_drawn")


class Sketch:
    """A copy of the state that ends where phase C would begin.

    Nothing unseen may speak for an action, so cards drawn in a sketch are put back: they only
    count as so many ``extra`` cards that the hand will be chosen from.
    """

    __slots__ = ("extra", "judge", "seat", "state")

    def __init__(self, state: TrailState, judge: Judge, extra: float = 0.0) -> None:
        self.state = state
        self.judge = judge
        self.seat = judge.seat
        self.extra = extra

    @classmethod
    def of_turn(cls, state: TrailState, judge: Judge) -> "Sketch":
        copy = state.clone()
        copy.quiet = True
        for i in range(len(copy.agenda) - 1, -1, -1):
            if copy.agenda[i] == ("phase_c", judge.seat):
                copy.agenda = copy.agenda[i + 1 :]
                break
        return cls(copy, judge)

    @property
    def question(self) -> str:
        """What is asked now; empty when the turn is over."""
        agenda = self.state.agenda
        return str(agenda[-1][0]) if agenda else ""

    def copy(self) -> "Sketch":
        return Sketch(self.state.clone(), self.judge, self.extra)

    def worth(self) -> float:
        return self.judge.worth(self.state, self.extra)

    def actions(self) -> list[Action]:
        return self.state.actions(self.seat)

    def apply(self, action: Action) -> None:
        s, seat = self.state, self.seat
        if action.kind not in ("aux", "aux-double", "use"):
            s.apply(action, seat)
            return
        cards = (s.hand[seat][:], s.stack[seat][:], s.pile[seat][:], s.known[seat][:])
        s.apply(action, seat)
        if s.agenda and s.agenda[-1][0] in _DRAWING:
            self._put_back(cards)

    def after(self, *actions: Action) -> "Sketch":
        """A copy in which these were done."""
        new = self.copy()
        for action in actions:
            new.apply(action)
        return new

    def _put_back(self, cards: tuple[list[int], list[int], list[int], list[int]]) -> None:
        s, seat = self.state, self.seat
        name, _, *rest = s.agenda[-1]
        self.extra += rest[0] + rest[1] if name == "draw" else rest[0]
        if name == "draw":
            s.apply(STOP, seat)
        drawn = s.hand[seat][:]
        for card in cards[0]:
            drawn.remove(card)
        for card in drawn:
            s.apply(s.box.notation.discard[card], seat)
        s.hand[seat], s.stack[seat], s.pile[seat], s.known[seat] = cards
