"""Positions written the way a player would describe a table, as far as every game's are alike.

Tests, puzzles and reports of bugs begin with one. A game's own `position.Table` adds what can lie
on its table; here is how a position is played on and asked about.
"""

from typing import Any, Generic, Self, TypeVar

from trailboss.kernel.action import Event
from trailboss.kernel.errors import BadCall, Refusal
from trailboss.kernel.state import State

S = TypeVar("S", bound=State)


class Position(Generic[S]):
    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self._forced: list[str] = []

    def settle(self) -> Self:
        """Run on to the next question, after the agenda was changed."""
        s = self.state
        s._offer = None
        s._events = self.events = []
        s._settle()
        return self

    # ---- playing

    def do(self, *actions: str, seat: int | None = None) -> Self:
        """Play these actions; ``events`` holds what the last one caused. What the engine has just
        answered by itself may be written down too."""
        for text in actions:
            if not self._taken_already(text):
                self.events = self.state.apply(self.state.parse(text, seat), seat)
                self._forced = [str(e.args[1]) for e in self.events if e.kind == "forced"]
        return self

    def _taken_already(self, text: str) -> bool:
        if self._forced[:1] != [text] or text in self.offers():
            return False
        self._forced.pop(0)
        return True

    def offers(self, kind: str | None = None, seat: int | None = None) -> list[str]:
        """The legal actions in notation; with a kind only its actions, without the kind's word."""
        texts = [action.text for action in self.state.actions(seat)]
        if kind is None:
            return texts
        return [text[len(kind) + 1 :] for text in texts if text.split(" ")[0] == kind]

    def why_not(self, text: str, seat: int | None = None) -> Refusal:
        refusal = self.state.why_not(text, seat)
        if refusal is None:
            raise BadCall(f"'{text}' is legal")
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
        if decision is None:
            raise BadCall("nobody is asked: the game is over")
        return decision.seat, decision.kind

    def has_event(self, kind: str, *args: Any) -> bool:
        return any(e.kind == kind and e.args[: len(args)] == args for e in self.events)

    def points(self, seat: int, category: str | None = None) -> int:
        sheet = self.state.standings()[seat]
        return int(sheet["total"] if category is None else sheet["categories"][category])
