"""Why not: reasons for actions that are not legal now, each with its rule of the ledger."""

from trailboss.games.el_paso.components import Effect
from trailboss.games.el_paso.state import NOWHERE, PasoState
from trailboss.games.el_paso.steps.any_time import OpenQuestion, explain_any_time
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame

OVER = Refusal("ELP-END-04", "game-over")

ANY_TIME = ("exchange", "dismiss")

_NOTHING_THERE = {
    "hire": Refusal("ELP-LOC-04", "nobody-to-hire"),
    "buy": Refusal("ELP-BUY-01", "nothing-to-buy"),
    "train": Refusal("ELP-TRAIN-01", "no-train-card"),
    "build": Refusal("ELP-BLD-01", "nothing-to-build"),
    "exchange": Refusal("ELP-EXCH-05", "no-card-to-draw"),
    "tile": Refusal("ELP-TILE-03", "no-tile-left"),
    "cattle": Refusal("ELP-GAIN-01", "no-cattle-left"),
    "certificates": Refusal("ELP-LOC-04", "track-full"),
}

_MOMENTS = {
    "place": "ELP-MOVE-01",
    "ride": "ELP-TURN-02",
    "deliver": "ELP-CITY-01",
    "disc": "ELP-DISC-01",
    "end": "ELP-TURN-02",
    "continue": "ELP-DEC-16",
}
"""By kind of action: the rule that says when it can be done at all."""


_ON_THE_WAY = ("draft", "place", "ride")
"""Questions before the stop of the turn is reached."""


def lacking(s: PasoState, seat: int, effect: Effect) -> Refusal:
    """What is missing for an effect that cannot be performed now."""
    money = s.money[seat]
    if effect.pay > money:
        return Refusal("ELP-LOC-03", "not-enough-money", {"needs": effect.pay, "has": money})
    if effect.discard:
        return Refusal("ELP-SELL-01", "no-such-card", {"demand": effect.discard})
    if effect.verb == "remove":
        if len(s.removed[seat]) >= s.c.most_removals:
            return Refusal("ELP-REM-02", "removed-enough", {"most": s.c.most_removals})
        return Refusal("ELP-REM-01", "no-such-card", {"demand": effect.remove})
    if effect.verb == "hire" and effect.hire > money:
        return Refusal("ELP-TURN-03", "not-enough-money", {"needs": effect.hire, "has": money})
    return _NOTHING_THERE[effect.verb]


def general_refusal(s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal:
    """When the open question has no reason of its own."""
    if seat != frame[1]:
        if action.kind in ANY_TIME:
            return Refusal("ELP-ANY-02", "not-your-turn", {"seat": frame[1]})
        return Refusal("ELP-TURN-01", "not-your-decision", {"seat": frame[1]})
    if action.kind in ANY_TIME:
        if isinstance(s.STEPS.questions[frame[0]], OpenQuestion):
            return explain_any_time(s, seat, action)
        return Refusal("ELP-ANY-04", "unfinished-step")
    if action.kind == "aux" and _uses_el_paso(s, frame):
        return Refusal("ELP-STOP-05", "another-question")
    return Refusal(_MOMENTS.get(action.kind, "ELP-STOP-01"), "another-question")


def _uses_el_paso(s: PasoState, frame: Frame) -> bool:
    """Whether El Paso is the stop of this turn, or the Simmental space there (ELP-END-02)."""
    return frame[0] not in _ON_THE_WAY and s.rancher[frame[1]] in (s.c.el_paso, NOWHERE)
