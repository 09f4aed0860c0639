"""Which answers to a question of a turn are worth a try. Small questions have rules of thumb."""

from __future__ import annotations

from trailboss.bots.el_paso.features import reader
from trailboss.bots.el_paso.vaquero.answers import SMALL, answer
from trailboss.bots.el_paso.vaquero.worth import Judge
from trailboss.games.el_paso.state import PasoState
from trailboss.kernel.action import Action

SEVERAL = {"draft": 4, "tile": 5, "deliver": 6, "disc": 7}
"""Of the small questions, those whose answers are compared: how many of them."""
MOST = 10


def tries(s: PasoState, seat: int) -> list[Action]:
    options = s.actions(seat)
    question = s.agenda[-1][0]
    if len(options) == 1:
        return options
    if question in SEVERAL:
        wanted = _compared(s, options)
        if len(wanted) > 1:
            return wanted[: SEVERAL[question]]
    if question in SMALL:
        return [answer(Judge(reader(s.box).weights, s, seat), s)]
    if question in ("visit", "train_card"):
        return _slots(s, seat, question)
    frame = s.agenda[-1]
    return s.steps.questions[question].answers(s, frame, seat)[:MOST]


def _compared(s: PasoState, options: list[Action]) -> list[Action]:
    """Tiles that lie open, the farthest posts, every disc."""
    kinds = ("take", "deliver", "disc")
    found = [action for action in options if action.kind in kinds]
    if found and found[0].kind == "deliver":
        found.sort(key=lambda a: -s.c.posts[s.c.post_index[str(a.args[0])]].value)
    return found


def _slots(s: PasoState, seat: int, question: str) -> list[Action]:
    """Slots in their printed order; an auxiliary action only where few of them are open."""
    frame = s.agenda[-1]
    options = s.steps.questions[question].answers(s, frame, seat)
    if question == "visit":
        local = s.building(s.tiles[frame[2]]).local
    else:
        local = s.train_card(frame[2]).local
    late = [effect.id for effect in local if effect.slot > frame[3]]
    slots = [a for a in options if a.kind == "use" and a.args[0] in late]
    others = [a for a in options if a.kind == "aux" and len(slots) < 2]
    if question == "train_card":
        others += [a for a in options if a.kind == "finish"]
    return slots + others
