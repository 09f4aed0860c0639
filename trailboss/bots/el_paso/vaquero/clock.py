"""How much of the game is left, in laps of the trail."""

from trailboss.games.el_paso.state import NOBODY, NOWHERE, PasoState


def lap_done(s: PasoState, seat: int) -> float:
    """The share of its lap that a rancher has behind it."""
    node = s.rancher[seat]
    if node == NOWHERE:
        return 0.0
    reach = s.box.road.reach
    steps_left = reach(node, s.occupied)[-1][1]
    return 1.0 - steps_left / reach(s.c.el_paso, s.occupied)[-1][1]


def share_of_arrivals(s: PasoState, seat: int) -> float:
    """How much of all the riding is this seat's, by what was seen so far; even at the start."""
    ridden = [1.0 + s.arrivals[one] + lap_done(s, one) for one in range(s.seats)]
    return ridden[seat] / sum(ridden)


def arrivals_left(s: PasoState) -> float:
    """Laps that all ranchers together still ride: the game ends one arrival after the last
    Simmental. Arriving itself takes no time, the way there does."""
    if s.ending != NOBODY:
        return 0.0
    done = sum([lap_done(s, seat) for seat in range(s.seats)])
    return max(0.0, s.market[s.c.simmental] + 1 - done)
