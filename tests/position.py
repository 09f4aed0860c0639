"""Positions for tests, as far as every game's are alike: playing them on and asking about them."""

from typing import Any, Generic, Self, TypeVar

from trailboss.kernel.action import Event
from trailboss.kernel.errors import Refusal
from trailboss.kernel.state import State

S = TypeVar("S", bound=State)


class Position(Generic[S]):
    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []

    def settle(self) -> Self:
        """Run on to the next question, after the agenda was changed."""
        s = self.state
        s._offer = None
        s._events = self.events = []
        s._settle()
        return self

    # ---- playing

    def do(self, *actions: str, seat: int | None = None) -> Self:
        """Play these actions; ``events`` holds what the last one caused."""
        for text in actions:
            self.events = self.state.apply(self.state.parse(text, seat), seat)
        return self

    def offers(self, kind: str | None = None, seat: int | None = None) -> list[str]:
        """The legal actions in notation; with a kind only its actions, without the kind's word."""
        texts = [action.text for action in self.state.actions(seat)]
        if kind is None:
            return texts
        return [text[len(kind) + 1 :] for text in texts if text.split(" ")[0] == kind]

    def why_not(self, text: str, seat: int | None = None) -> Refusal:
        refusal = self.state.why_not(text, seat)
        assert refusal is not None, f"'{text}' is legal"
        return refusal

    def refused(self, text: str, seat: int | None = None) -> tuple[str, str]:
        """Rule and reason."""
        refusal = self.why_not(text, seat)
        return refusal.rule, refusal.reason

    # ---- reading the table

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what kind of question."""
        decision = self.state.decision
        assert decision is not None
        return decision.seat, decision.kind

    def has_event(self, kind: str, *args: Any) -> bool:
        return any(e.kind == kind and e.args[: len(args)] == args for e in self.events)

    def points(self, seat: int, category: str | None = None) -> int:
        sheet = self.state.standings()[seat]
        return int(sheet["total"] if category is None else sheet["categories"][category])
