"""Auxiliary actions of the player board (ELP-AUX)."""

from trailboss.games.el_paso.effects import perform, possible
from trailboss.games.el_paso.pieces import Effect
from trailboss.games.el_paso.refusals import lacking
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.steps.any_time import OpenQuestion
from trailboss.kernel.action import STOP, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame


def effect_of(s: PasoState, seat: int, index: int) -> Effect | None:
    """What an auxiliary action gives this player now; None while it is locked (ELP-AUX-01)."""
    aux = s.c.auxiliaries[index]
    return aux.covered if s.covered[seat] & aux.disc else aux.cleared


def auxiliaries(s: PasoState, seat: int, used: int = 0) -> list[Action]:
    """The auxiliary actions that can change something, without those used already."""
    covered = s.covered[seat]
    found: list[Action] = []
    for i, aux in enumerate(s.c.auxiliaries):
        effect = aux.covered if covered & aux.disc else aux.cleared
        if effect is not None and not used >> i & 1 and possible(s, seat, effect):
            found.append(s.notation.aux[i])
    return found


def perform_auxiliary(s: PasoState, seat: int, action: Action) -> None:
    s.emit("used_auxiliary", seat, action.args[0])
    effect = effect_of(s, seat, s.c.aux_index[str(action.args[0])])
    assert effect is not None, action
    perform(s, seat, effect)


def explain_auxiliary(s: PasoState, seat: int, action: Action, used: int = 0) -> Refusal:
    index = s.c.aux_index[str(action.args[0])]
    effect = effect_of(s, seat, index)
    if effect is None:
        return Refusal("ELP-AUX-01", "auxiliary-locked", {"aux": action.args[0]})
    if used >> index & 1:
        return Refusal("ELP-AUX-05", "same-auxiliary", {"aux": action.args[0]})
    return _in_vain(lacking(s, seat, effect))


def _in_vain(lack: Refusal) -> Refusal:
    """What could change nothing is not offered (ELP-AUX-07); removals have a limit (ELP-REM-02)."""
    return lack if lack.rule == "ELP-REM-02" else lack._replace(rule="ELP-AUX-07")


class AuxiliaryChoice(OpenQuestion):
    """The auxiliary slot of a tile. Frame: how many more, which were used as bits."""

    name = "auxiliary"

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        answers = auxiliaries(s, seat, frame[3])
        if frame[3]:
            answers.append(STOP)
        return answers

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        _, _, left, used = frame
        s.agenda.pop()
        if action is STOP:
            return
        if left > 1:
            used |= 1 << s.c.aux_index[str(action.args[0])]
            s.agenda.append((self.name, seat, left - 1, used))
        perform_auxiliary(s, seat, action)

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return explain_auxiliary(s, seat, action, frame[3]) if action.kind == "aux" else None

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, int]:
        return {"left": frame[2]}
