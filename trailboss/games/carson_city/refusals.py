"""Why not, when the open question has no reason of its own: wrong seat, wrong moment.

Two rules may stand against an action then. If it is of a kind that the open question takes, the
rule that says whom the question is put to; if it is of another kind, the rule that says when such
actions are taken at all. Either way the refusal tells which question is open, and to whom.
"""

from collections.abc import Mapping
from typing import Final

from trailboss.games.carson_city.hooks import Asking
from trailboss.games.carson_city.state import NOTHING, TownState
from trailboss.games.carson_city.steps.parcels import ATTACKS
from trailboss.games.carson_city.steps.targets import PLACINGS
from trailboss.games.carson_city.town import PARCEL_INDEX
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame

OVER: Final = Refusal("CAR-FLOW-04", "game-over")

DECLINING: Final = frozenset(("pass", "stop", "back"))
"""What means something only as an answer to a question that can be declined."""


def asking(turn: str, answers: str, *kinds: str, roads: bool = True) -> Asking:
    return Asking(turn, answers, frozenset(kinds), roads=roads)


QUESTIONS: Final[Mapping[str, Asking]] = {
    "start_parcel": asking("CAR-SET-08", "CAR-SET-09", "claim", roads=False),
    "persona": asking("CAR-FLOW-01", "CAR-PCH-01", "take"),
    "settle": asking("CAR-PCH-02", "CAR-PY-11", "claim"),
    "reward": asking("CAR-PCH-02", "CAR-PY-08", "cash", "wait"),
    "recruit": asking("CAR-PCH-02", "CAR-PY-12", "recruit", "pass"),
    "place": Asking("CAR-PLC-01", "CAR-PLC-02", PLACINGS | {"pass"}, places=True),
    "next_duel": asking("CAR-PRC-07", "CAR-PRC-07", "fight"),
    "won_parcel": asking("CAR-PRC-06", "CAR-PRC-06", "buy", "pass"),
    "buy_parcel": asking("CAR-PRC-09", "CAR-PRC-09", "buy", "pass"),
    "construction": asking("CAR-RES-02", "CAR-BLD-01", "purchase", "pass"),
    "site": asking("CAR-BLD-02", "CAR-BLD-02", "site", "keep"),
    "house": asking("CAR-BLD-02", "CAR-HSE-01", "house", "keep"),
    "consent": asking("CAR-HSE-03", "CAR-HSE-04", "agree", "refuse", roads=False),
    "window": asking("CAR-BLD-10", "CAR-BLD-10", "put", "stop"),
    "double": asking("CAR-PY-08", "CAR-PY-08", "double", "cash"),
    "buy_points": asking("CAR-RES-02", "CAR-ACT-12", "points", "pass"),
    "cash_limit": asking("CAR-END-05", "CAR-END-05", "spend", "least", "pass"),
    "lay_road": asking("CAR-ROAD-06", "CAR-ROAD-06", "lay", "back", roads=False),
}

MOMENTS: Final[Mapping[str, str]] = {
    "claim": "CAR-PRC-01",
    "take": "CAR-PCH-01",
    "recruit": "CAR-PY-12",
    "double": "CAR-PY-08",
    **dict.fromkeys(("place", "stake", "attack", "defend"), "CAR-PLC-01"),
    **dict.fromkeys(("white-place", "white-stake", "white-defend"), "CAR-PY-01"),
    "buy": "CAR-PRC-01",
    "purchase": "CAR-BLD-01",
    "site": "CAR-BLD-02",
    "keep": "CAR-BLD-02",
    "house": "CAR-HSE-01",
    "put": "CAR-BLD-09",
    **dict.fromkeys(("agree", "refuse"), "CAR-HSE-04"),
    "points": "CAR-ACT-12",
    **dict.fromkeys(("spend", "least"), "CAR-END-05"),
    "lay": "CAR-ROAD-06",
}

ELSEWHERE: Final[Mapping[str, str]] = {
    **dict.fromkeys(("take", "recruit"), "chosen-before"),
    **dict.fromkeys(("points", "spend", "least"), "points-elsewhere"),
    "put": "put-up-later",
}
"""While cowboys are placed: where such things are done instead."""

REWARDS: Final[Mapping[str, str]] = {"double": "CAR-PY-08"}


def general_refusal(
    s: TownState, frame: Frame, seat: int, asked: tuple[int, ...], action: Action
) -> Refusal:
    hooks = s.hooks
    never = hooks.never(s, action)
    if never is not None:
        return never
    if action.kind == "road":
        return _no_road(s, frame, seat, asked)
    if _has_passed(s, frame, seat, action):
        return s.refusal_now(hooks.passed, "has-passed")
    fits = action.kind in hooks.questions[frame[0]].kinds or action.kind in DECLINING
    if seat not in asked:
        if fits and frame[0] in s.steps.secret and seat in frame[1]:
            return s.refusal_now(_turn(s, frame), "already-chosen")
        rule = _turn(s, frame) if fits else _moment(s, seat, action)
        return s.refusal_now(rule, "not-your-decision")
    if action.kind in DECLINING:
        return s.refusal_now(_answers(s, frame), "no-answer")
    if action.kind == "lay" and s.notation.road in s.actions(seat):
        return Refusal("CAR-DEC-26", "road-first")
    if action.kind in ELSEWHERE and hooks.questions[frame[0]].places:
        return Refusal(_moment(s, seat, action), ELSEWHERE[action.kind])
    return s.refusal_now(_moment(s, seat, action), "another-question")


def _no_road(s: TownState, frame: Frame, seat: int, asked: tuple[int, ...]) -> Refusal:
    if frame[0] == "start_parcel":
        return s.refusal_now("CAR-ROAD-05", "no-road-now")
    if seat not in asked:
        return s.refusal_now("CAR-ROAD-06", "not-your-decision")
    if not s.roads[seat]:
        return Refusal("CAR-ROAD-06", "no-road")
    return s.refusal_now("CAR-ROAD-06", "no-road-now")


def _has_passed(s: TownState, frame: Frame, seat: int, action: Action) -> bool:
    """Whether the seat is done with placing, for the rest of the round."""
    hooks = s.hooks
    if action.kind not in hooks.placings and not (
        action is PASS and hooks.questions[frame[0]].places
    ):
        return False
    return bool(s.round) and seat in s.passed and ("placement",) not in s.agenda


def _turn(s: TownState, frame: Frame) -> str:
    """The rule that says whom the open question is put to."""
    question = frame[0]
    if question == "next_duel":
        return _answers(s, frame)
    if question in ("site", "house") and frame[3] != NOTHING:
        return "CAR-BLD-10"
    return s.hooks.questions[question].turn


def _answers(s: TownState, frame: Frame) -> str:
    """The rule that says what the answers to the open question are."""
    question = frame[0]
    if question == "next_duel" and frame[2] == ATTACKS:
        return "CAR-ATK-10"
    if question == "reward":
        return _reward(s, frame[1])
    return s.hooks.questions[question].answers


def _moment(s: TownState, seat: int, action: Action) -> str:
    """The rule that says when such an action is taken at all."""
    if action.kind in ("cash", "wait"):
        return _reward(s, seat)
    if action.kind == "fight":
        owned = s.owner[PARCEL_INDEX[str(action.args[0])]] >= 0
        return "CAR-ATK-10" if owned else "CAR-PRC-07"
    return s.hooks.moments[action.kind]


def _reward(s: TownState, seat: int) -> str:
    """Of one's own card, or of the first one on the table that gives such a choice."""
    card = s.card(seat)
    later = card.later if card is not None else ""
    if not later:
        later = next((card.later for card in s.cards if card.later), "")
    return s.hooks.rewards.get(later, "CAR-PCH-02")
