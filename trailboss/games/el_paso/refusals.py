"""Why not: reasons for actions that are not legal now, each with its rule of the ledger."""

from typing import Final

from trailboss.games.el_paso.pieces import BUILDER, COWBOY, ENGINEER, Effect
from trailboss.games.el_paso.state import NOWHERE, PasoState
from trailboss.games.el_paso.steps.any_time import (
    ANY_TIME,
    BEFORE_DRAWING,
    BEFORE_THE_END,
    LEAVING,
    explain_any_time,
    is_open,
)
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame

OVER: Final = Refusal("ELP-END-04", "game-over")

_NOTHING_THERE: Final = {
    "hire": Refusal("ELP-LOC-04", "nobody-to-hire"),
    "buy": Refusal("ELP-BUY-01", "nothing-to-buy"),
    "train": Refusal("ELP-TRAIN-01", "no-train-card"),
    "build": Refusal("ELP-BLD-01", "nothing-to-build"),
    "exchange": Refusal("ELP-EXCH-05", "no-card-to-draw"),
    "tile": Refusal("ELP-TILE-03", "no-tile-left"),
    "cattle": Refusal("ELP-GAIN-01", "no-cattle-left"),
    "certificates": Refusal("ELP-LOC-04", "track-full"),
}

_ACTIONS: Final = {
    "use": "ELP-STOP-01",
    "aux": "ELP-STOP-01",
    "hire": "ELP-HIRE-01",
    "buy": "ELP-BUY-01",
    "train": "ELP-TRAIN-01",
    "build": "ELP-BLD-01",
    "replace": "ELP-BLD-06",
    "site": "ELP-BLD-02",
    "take": "ELP-TILE-01",
    "blind": "ELP-TILE-01",
    "discard": "ELP-SELL-01",
    "remove": "ELP-REM-01",
    "pay": "ELP-BUY-02",
    "again": "ELP-AUX-03",
}
"""What belongs to the actions of a stop: by kind, the rule that says what leads to it."""

_MENUS: Final = ("visit", "train_card")
_DECLINABLE: Final = ("again", "auxiliary", *_MENUS)

_ANSWERS: Final = {
    "visit": "ELP-DEC-04",
    "train_card": "ELP-DEC-09",
    "auxiliary": "ELP-DEC-12",
    "exchange": "ELP-EXCH-02",
    "again": "ELP-DEC-13",
    "discard_for": "ELP-DEC-06",
    "remove": "ELP-DEC-14",
    "tile": "ELP-DEC-10",
    "hire": "ELP-DEC-07",
    "buy": "ELP-DEC-08",
    "train": "ELP-DEC-09",
    "build": "ELP-DEC-11",
    "replace": "ELP-DEC-11",
    "site": "ELP-DEC-11",
    "deliver": "ELP-DEC-15",
    "disc": "ELP-DEC-15",
}
"""By open question: the rule that says what its answers are."""

_PAYING: Final = {COWBOY: "ELP-DEC-08", ENGINEER: "ELP-DEC-09", BUILDER: "ELP-DEC-11"}


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
    question = frame[0]
    if action.kind in ANY_TIME:
        return _not_at_this_time(s, frame, seat, action)
    if seat != frame[1]:
        rule = "ELP-SET-11" if question == "draft" else "ELP-TURN-01"
        return s.refusal_now(rule, "not-your-decision")
    if question == "draft":
        return Refusal("ELP-SET-11", "draft-first")
    lasting = _never_here(s, frame, action)
    if lasting is not None:
        return lasting
    if action.kind == "end":
        return s.refusal_now("ELP-TURN-02", "another-question")
    if action.kind == "continue":
        rule = "ELP-DEC-17" if question == "window" else "ELP-DEC-16"
        return s.refusal_now(rule, "another-question")
    if question == "ride":
        return Refusal("ELP-RIDE-02" if frame[3] else "ELP-TURN-02", "move-first")
    if question == "window":
        return _in_window(s, frame, action)
    return _not_an_answer(s, frame, action)


def _not_at_this_time(s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal:
    """Why something that is possible at any time is not."""
    if frame[0] == "draft":
        return Refusal("ELP-ANY-01", "draft-first")
    if seat != frame[1]:
        return Refusal("ELP-ANY-02", "not-your-turn", {"seat": frame[1]})
    cowboy = action is s.notation.dismiss[COWBOY]
    if cowboy and frame[0] == "place":
        return Refusal("ELP-MOVE-02", "placing-is-no-step")
    if cowboy or is_open(s, frame):
        return explain_any_time(s, seat, action)
    return Refusal("ELP-ANY-04", "unfinished-step")


def _never_here(s: PasoState, frame: Frame, action: Action) -> Refusal | None:
    """Reasons that no answer to the open question would remove."""
    seat: int = frame[1]
    if action.kind == "buy" and s.c.card_index[str(action.args[0])] not in s.c.market_breeds:
        return Refusal("ELP-BUY-04", "never-for-sale", {"card": action.args[0]})
    if action.kind == "place" and (s.rancher[seat] != NOWHERE or s.ending == seat):
        return Refusal("ELP-MOVE-01", "placed-already")
    if action.kind == "ride" and _has_moved(s, seat):
        return Refusal("ELP-TURN-02", "moved-already")
    if action.kind in ("deliver", "disc") and not _uses_el_paso(s, seat):
        rule = "ELP-CITY-01" if action.kind == "deliver" else "ELP-DISC-01"
        return Refusal(rule, "only-in-el-paso")
    if action.kind in ("aux", "use") and _uses_el_paso(s, seat):
        return Refusal("ELP-STOP-05", "in-el-paso")
    return None


def _has_moved(s: PasoState, seat: int) -> bool:
    """Whether the stop of this turn, or of this ride, has been reached."""
    return ("arrive", seat) not in s.agenda


def _uses_el_paso(s: PasoState, seat: int) -> bool:
    """Whether El Paso is the stop of this turn, or the Simmental space there (ELP-END-02)."""
    return _has_moved(s, seat) and s.rancher[seat] in (s.c.el_paso, NOWHERE)


def _in_window(s: PasoState, frame: Frame, action: Action) -> Refusal:
    """Between steps that ask nothing: what was possible before, or will be, is not now."""
    if action.kind in LEAVING:
        return s.refusal_now("ELP-DEC-16", "another-question")
    if action.kind in _ACTIONS and _uses_el_paso(s, frame[1]):
        return Refusal("ELP-STOP-05", "in-el-paso")
    if frame[2] in (BEFORE_DRAWING, BEFORE_THE_END):
        return Refusal("ELP-TURN-02", "action-phase-over")
    return s.refusal_now("ELP-CITY-01", "another-question")


def _not_an_answer(s: PasoState, frame: Frame, action: Action) -> Refusal:
    question = frame[0]
    if question in _MENUS and action.kind in _ACTIONS:
        return Refusal(_ACTIONS[action.kind], "action-first")
    rule = _PAYING[frame[2]] if question == "pay" else _ANSWERS[question]
    if action is PASS and question not in _DECLINABLE:
        return Refusal(rule, "cannot-decline")
    return s.refusal_now(rule, "another-question")
