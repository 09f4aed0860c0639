"""Why not: reasons for actions that are not legal now, each with its rule of the ledger."""

from typing import Final

from trailboss.games.great_western_trail.effects import can_discard
from trailboss.games.great_western_trail.pieces import Effect
from trailboss.games.great_western_trail.state import NOWHERE, TrailState
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame

OVER: Final = Refusal("GWT-END-03", "game-over")

_NOTHING_THERE: Final = {
    "hire": Refusal("GWT-HIRE-07", "nobody-to-hire"),
    "build": Refusal("GWT-BLD-02", "nothing-to-build"),
    "outlaw": Refusal("GWT-OUT-02", "no-outlaw-here"),
    "engine": Refusal("GWT-ACT-12", "nothing-counted"),
    "cattle": Refusal("GWT-BUY-05", "nothing-to-buy"),
    "draw": Refusal("GWT-DECK-02", "no-card-to-draw"),
    "deliver": Refusal("GWT-PB-9a-1", "engine-at-start"),
    "station": Refusal("GWT-PB-9b", "no-station-behind"),
    "objective": Refusal("GWT-OBJ-02", "no-objective-left"),
    "copy": Refusal("GWT-PB-6b", "nothing-adjacent"),
}

_MOMENTS: Final = {"place": "GWT-TURN-04", "spend": "GWT-CERT-04", "play": "GWT-OBJ-04"}
"""By kind of action: the rule that says when it can be done at all."""

_ELSEWHERE: Final = {
    **dict.fromkeys(("use", "copy", "aux", "aux-double", "end", "pass"), "GWT-LOC-04"),
    "play": "GWT-OBJ-05",
}
"""What the menu of phase B offers, but never in Kansas City, and the rule that says so."""


_PHASES: Final = frozenset(("trim", "place", "ride", "location"))
"""Questions that belong to a phase itself: no action is under way, the order of phases decides."""


def lacking(s: TrailState, seat: int, effect: Effect) -> Refusal:
    """What is missing for an effect that cannot be performed now."""
    money = s.purse(seat)
    if effect.pay > money:
        return Refusal("GWT-TURN-06", "not-enough-money", {"needs": effect.pay, "has": money})
    if effect.discard and not can_discard(s, seat, effect):
        return Refusal("GWT-ACT-09", "no-such-card", {"demand": effect.discard})
    if effect.back:
        return Refusal("GWT-BACK-02", "engine-too-near-start")
    if effect.verb == "hazard":
        if effect.hazard > money:
            return Refusal("GWT-HAZ-02", "not-enough-money", {"needs": effect.hazard, "has": money})
        return Refusal("GWT-HAZ-02", "no-hazard-here")
    return _NOTHING_THERE.get(effect.verb, Refusal("GWT-ACT-12", "nothing-counted"))


def _ridden(s: TrailState, seat: int, action: Action) -> Refusal:
    """Phase A is over: where it led to stands, whatever the limit would have allowed."""
    if s.herder[seat] == s.c.kansas_city:
        return Refusal("GWT-MOVE-07", "kansas-city-ends-rides")
    here = s.c.nodes[s.herder[seat]].id
    return Refusal("GWT-MOVE-03", "ride-over", {"node": here, "limit": s.step_limit(seat)})


def general_refusal(s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal:
    """When the open question has no reason of its own."""
    if action.kind == "exchange":
        if not s.tokens[seat]:
            return Refusal("GWT-EXC-03", "no-token")
        return Refusal("GWT-EXC-05", "no-card-to-draw")
    if seat != frame[1]:
        return s.refusal_now("GWT-TURN-01", "not-your-decision")
    if action.kind in _ELSEWHERE and ("leave_kansas_city", seat) in s.agenda:
        return s.refusal_now(_ELSEWHERE[action.kind], "another-question")
    if action.kind.startswith("ride") and seat == s.active and s.herder[seat] != NOWHERE:
        return _ridden(s, seat, action)
    moment = "GWT-TURN-02" if frame[0] in _PHASES else "GWT-ACT-04"
    return s.refusal_now(_MOMENTS.get(action.kind, moment), "another-question")
