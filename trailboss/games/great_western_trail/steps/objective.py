"""Gaining objective cards (GWT-OBJ-01, GWT-OBJ-02, GWT-PB-8b)."""

from bisect import insort

from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question


def any_left(s: TrailState) -> bool:
    return bool(s.display or s.objective_stack)


def _from_stack(s: TrailState) -> int:
    """The top card of the stack. Even the last one is news while somebody holds an unseen card:
    then nobody can tell by elimination which one it is, although no dice are rolled."""
    if len(s.objective_stack) == 1 and any(s.secret):
        s.show_to_all()
    return s.dice.take(s.objective_stack)


def fill_display(s: TrailState) -> None:
    """Replace what was taken from the display, as far as the stack goes (GWT-OBJ-02)."""
    while len(s.display) < s.c.display_size and s.objective_stack:
        card = _from_stack(s)
        s.display.append(card)
        s.emit("objective_revealed", s.c.card_ids[card])


class GainObjective(Question[TrailState]):
    """Which card: an open one, or the top of the stack. Frame: to the hand, may be declined."""

    name = "objective"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation
        answers = [say.objective[card] for card in dict.fromkeys(s.display)]
        if s.objective_stack:
            answers.append(say.objective_stack)
        if frame[3]:
            answers.append(PASS)
        return answers

    def forced(self, s: TrailState, frame: Frame) -> bool:
        return not s.objective_stack

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        to_hand = frame[2]
        s.agenda.pop()
        if action is PASS:
            s.emit("forfeited", seat)
            return
        if action.kind == "objective":
            card = s.c.card_index[str(action.args[0])]
            s.display.remove(card)
            s.emit("took_objective", seat, action.args[0])
            if to_hand:
                insort(s.hand[seat], card)
                insort(s.known[seat], card)
            else:
                s.pile[seat].append(card)
            fill_display(s)
        elif to_hand:
            card = _from_stack(s)
            insort(s.hand[seat], card)
            insort(s.secret[seat], card)
            s.emit("took_unseen_objective", seat)
            s.whisper(seat, "drew_cards", seat, [s.c.card_ids[card]])
        else:
            card = _from_stack(s)
            s.pile[seat].append(card)
            s.emit("took_objective", seat, s.c.card_ids[card])

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "objective":
            return Refusal("GWT-OBJ-01", "not-on-display", {"card": action.args[0]})
        if action.kind == "objective-stack":
            return Refusal("GWT-OBJ-02", "objective-stack-empty")
        return None
