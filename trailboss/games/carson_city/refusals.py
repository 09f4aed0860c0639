"""Why not, when the open question has no reason of its own: wrong seat, wrong moment."""

from trailboss.games.carson_city.state import TownState
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame

OVER = Refusal("CAR-FLOW-04", "game-over")

_MOMENTS = {
    **dict.fromkeys(("claim", "take"), "CAR-PCH-01"),
    **dict.fromkeys(("place", "stake", "attack", "defend"), "CAR-PLC-01"),
    **dict.fromkeys(("white-place", "white-stake", "white-defend"), "CAR-PY-01"),
    **dict.fromkeys(("lift", "lift-parcel", "lift-white"), "CAR-PLC-14"),
    "tile": "CAR-DT-01",
    "buy": "CAR-PRC-01",
    "purchase": "CAR-BLD-01",
    "put": "CAR-BLD-09",
    "double": "CAR-PY-08",
    "points": "CAR-ACT-12",
    **dict.fromkeys(("spend", "least"), "CAR-END-05"),
    "lay": "CAR-ROAD-06",
}
"""By kind of action: the rule that says when it can be done at all."""


def general_refusal(
    s: TownState, frame: Frame, seat: int, asked: tuple[int, ...], action: Action
) -> Refusal:
    if seat not in asked:
        if frame[0] in ("duel_tile", "orders") and seat in frame[1]:
            return Refusal("CAR-INFO-06", "already-chosen")
        return Refusal("CAR-FLOW-01", "not-your-decision", {"seat": asked[0]})
    if action.kind == "road":
        if not s.roads[seat]:
            return Refusal("CAR-ROAD-06", "no-road")
        return Refusal("CAR-ROAD-06", "no-road-now")
    return Refusal(_MOMENTS.get(action.kind, "CAR-RES-01"), "another-question")
