"""Why not yet: reasons for answers to questions that the menu of phase B leads to (GWT-DEC-05)."""

from typing import Final

from trailboss.games.great_western_trail.effects import can_discard, count, possible
from trailboss.games.great_western_trail.pieces import COWBOY, Effect
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.steps.ride import AGAIN, RIDES
from trailboss.games.great_western_trail.steps.tiles import NO_HAZARD
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame

_LEADS_TO: Final = {
    "hire": ("hire", "hire"),
    "buy": ("cattle", "cattle"),
    "buy-two": ("cattle", "cattle"),
    "take": ("cattle", "cattle"),
    "extend": ("cattle", "cattle"),
    "engine": ("engine", "engine"),
    "build": ("build", "build"),
    "site": ("build", "build"),
    "clear": ("hazard", "hazard"),
    "bounty": ("outlaw", "bounty"),
    "objective": ("objective", "objective"),
    "objective-stack": ("objective", "objective"),
    "upgrade": ("station", "station"),
    "draw": ("draw", "draw"),
    "branch": ("branch", "branch"),
    **dict.fromkeys(RIDES, ("herder", "herder")),
}
"""By kind of action: the verb of the effect that asks for it, the local action named after it."""


def explain_ahead(
    s: TrailState, seat: int, action: Action, offered: list[tuple[Effect, bool]]
) -> Refusal | None:
    """Why ``action`` can't be had from the visit's local actions, each with whether it is spent."""
    if action.kind not in _LEADS_TO:
        return None
    verb, local = _LEADS_TO[action.kind]
    leading = [(effect, spent) for effect, spent in offered if effect.verb == verb]
    if not leading:
        if action.kind in RIDES:
            return None
        return Refusal("GWT-LOC-01", "no-such-local-action", {"local": local})
    unspent = [effect for effect, spent in leading if not spent]
    if not unspent:
        return Refusal("GWT-ACT-01", "action-used")
    return _explain_following(s, seat, action, unspent[0], local)


def _explain_following(
    s: TrailState, seat: int, action: Action, effect: Effect, local: str
) -> Refusal:
    """Ask the step that the effect would start, as if it had been chosen."""
    if effect.pay > s.purse(seat) or (effect.discard and not can_discard(s, seat, effect)):
        return s.hooks.lacking(s, seat, effect)
    frame = _frame(s, seat, effect)
    if frame is not None:
        question = s.steps.questions[frame[0]]
        if action not in question.answers(s, frame, seat):
            reason = question.explain(s, frame, seat, action)
            if reason is not None:
                return reason
    if not possible(s, seat, effect):
        return s.hooks.lacking(s, seat, effect)
    return Refusal("GWT-DEC-05", "choose-first", {"local": effect.id or local})


def _frame(s: TrailState, seat: int, effect: Effect) -> Frame | None:
    """The question that the effect would put, as a pending step."""
    if effect.verb == "hire":
        return ("hire", seat, effect.hire, False)
    if effect.verb == "build":
        return ("build", seat, effect.build, False)
    if effect.verb == "cattle":
        return ("buy", seat, s.worker_count(seat, COWBOY))
    if effect.verb == "engine":
        return ("engine", seat, effect.engine * count(s, seat, effect.per), False)
    if effect.verb == "hazard":
        return ("tile", seat, effect.hazard, False, False)
    if effect.verb == "outlaw":
        return ("tile", seat, NO_HAZARD, True, False)
    if effect.verb == "objective":
        return ("objective", seat, effect.to_hand, False)
    if effect.verb == "herder":
        return ("ride", seat, effect.herder, AGAIN)
    if effect.verb == "branch":
        return ("branch", seat, effect.branch)
    if effect.verb == "station":
        return ("station_behind", seat)
    return None
