"""How Sue rides (ELP-SUE-09 to 11)."""

from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.sue.rancher import explain


def ride(s: PasoState, seat: int, steps: int) -> None:
    """Exactly so many steps; El Paso ends the movement."""
    node = s.rancher[seat]
    taken = 0
    reasons: dict[str, None] = {}
    while taken < steps and (not taken or node != s.c.el_paso):
        node, because = _next_stop(s, node)
        taken += 1
        if because:
            reasons[because] = None
    if taken < steps:
        reasons["ride-ends"] = None
    for because in reasons:
        explain(s, seat, because)
    way = s.road.way(s.rancher[seat], node, s.occupied)
    s.rancher[seat] = node
    s.emit("rode", seat, s.c.nodes[node].id, taken, way)


def _next_stop(s: PasoState, node: int) -> tuple[int, str]:
    """By the branch with fewer stops, else the inner one (ELP-SUE-10).

    And which of the two decided, if there is a stop on a branch at all.
    """
    place = s.road.shorter(node, s.occupied)
    branches = s.c.nodes[node].next
    stops = sum(s.occupied >> branch & 1 for branch in branches)
    because = ""
    if stops and len(branches) > 1:
        because = "inner-branch" if stops == len(branches) else "fewer-stops"
    if s.occupied >> place & 1:
        return place, because
    stop, later = _next_stop(s, place)
    return stop, because or later
