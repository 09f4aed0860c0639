"""Raising Simmental cattle in Kansas City (GWT-SIM-03, GWT-SIM-04)."""

from trailboss.games.great_western_trail.simmental.herd import herd, simmental
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question


def start_raising(s: TrailState, seat: int, first: int) -> None:
    """Ask about the first stage in hand, from ``first`` on, that can still rise."""
    grown = simmental(s.box).grown
    stage = first
    while stage in grown:
        if stage in s.hand[seat]:
            s.agenda.append(("raise_cattle", seat, stage))
            return
        stage = grown[stage]


class RaiseCattle(Question[TrailState]):
    """Calves become heifers, heifers cows, in the discard pile. Frame: which card."""

    name = "raise_cattle"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return simmental(s.box).raising[frame[2]][: s.hand[seat].count(frame[2]) + 1]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        stage = frame[2]
        number = int(action.args[0])
        for _ in range(number):
            s.hand[seat].remove(stage)
            s.known[seat].remove(stage)
            s.removed[seat] += (stage,)
        printed = simmental(s.box)
        grown = printed.grown[stage]
        s.pile[seat] += [grown] * number
        if stage == printed.calf:
            herd(s).heifers -= number
        else:
            herd(s).cows -= number
        if number:
            s.emit("raised", seat, s.c.card_ids[stage], s.c.card_ids[grown], number)
        start_raising(s, seat, grown)

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind not in ("raise-calves", "raise-heifers"):
            return None
        held = s.hand[seat].count(frame[2])
        return Refusal("GWT-SIM-03", "not-so-many", {"has": held})

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, str]:
        return {"card": s.c.card_ids[frame[2]]}
