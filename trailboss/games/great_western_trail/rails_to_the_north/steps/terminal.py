"""The last space of the railroad, reached in the middle of a delivery (RTN-DEL-09)."""

from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.steps import engine
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame


class Terminal(engine.Terminal):
    """Only back to where the transport can still be paid from."""

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return [a for a in super().answers(s, frame, seat) if _short_of(s, seat, a) <= 0]

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action in super().answers(s, frame, seat):
            has = s.money[seat] + s.c.terminal_money
            needs = has + _short_of(s, seat, action)
            return Refusal("RTN-DEL-09", "not-enough-money", {"needs": needs, "has": has})
        return super().explain(s, frame, seat, action)


def _short_of(s: TrailState, seat: int, action: Action) -> int:
    """The dollars missing for a delivery under way, were the engine there."""
    for frame in s.agenda:
        if frame[0] == "transport" and frame[1] == seat:
            cost = s.c.transport[engine.space_of(s, action)][frame[2]]
            return cost - s.money[seat] - s.c.terminal_money
    return 0
