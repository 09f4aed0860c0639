"""Auxiliary actions of the player board (GWT-AUX)."""

from trailboss.games.great_western_trail.effects import perform, possible
from trailboss.games.great_western_trail.pieces import Auxiliary
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question


def singles(s: TrailState, seat: int) -> list[Action]:
    """The auxiliary actions that can be performed once, not doubled (GWT-AUX-04)."""
    covered = s.covered[seat]
    found: list[Action] = []
    for i, aux in enumerate(s.c.auxiliaries):
        if covered & aux.both != aux.both and possible(s, seat, aux.single):
            found.append(s.notation.single[i])
    return found


def perform_single(s: TrailState, seat: int, action: Action) -> None:
    index = s.notation.single.index(action)
    s.emit("used_auxiliary", seat, action.args[0])
    perform(s, seat, s.c.auxiliaries[index].single)


class AuxiliaryChoice(Question[TrailState]):
    """The "single or double" icon: one auxiliary action, doubled if both spaces are clear."""

    name = "auxiliary"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        covered = s.covered[seat]
        answers = singles(s, seat)
        for i, aux in enumerate(s.c.auxiliaries):
            if not covered & aux.both and possible(s, seat, aux.double):
                answers.append(s.notation.double[i])
        if frame[2]:
            answers.append(PASS)
        return answers

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            s.emit("forfeited", seat)
        elif action.kind == "aux":
            perform_single(s, seat, action)
        else:
            s.emit("doubled_auxiliary", seat, action.args[0])
            aux = s.c.auxiliaries[s.notation.double.index(action)]
            perform(s, seat, aux.double)

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return explain_auxiliary(s, seat, action)


def explain_auxiliary(s: TrailState, seat: int, action: Action) -> Refusal | None:
    if action.kind not in ("aux", "aux-double"):
        return None
    double = action.kind == "aux-double"
    actions = s.notation.double if double else s.notation.single
    aux: Auxiliary = s.c.auxiliaries[actions.index(action)]
    covered = [bit for bit in aux.discs if s.covered[seat] & bit]
    if len(covered) == 2 or (double and covered):
        return Refusal("GWT-AUX-01", "auxiliary-locked", {"aux": aux.id})
    return s.hooks.lacking(s, seat, aux.double if double else aux.single)
