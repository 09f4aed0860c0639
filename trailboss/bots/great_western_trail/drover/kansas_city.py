"""Kansas City: what to foresee, how many certificates to spend, where to deliver."""

from trailboss.bots.great_western_trail.drover.sketch import Sketch
from trailboss.games.great_western_trail import scoring
from trailboss.games.great_western_trail.cards import breeding_value
from trailboss.games.great_western_trail.pieces import COWBOY, Tile
from trailboss.games.great_western_trail.state import WORKER_TYPES
from trailboss.games.great_western_trail.steps.deliver import cities
from trailboss.kernel.action import PASS, Action


def foresight(sketch: Sketch, options: list[Action]) -> Action:
    """A worker hastens the end: welcome when ahead. Otherwise a worker one could use oneself, an
    outlaw for its bounty, a hazard where others lie already."""
    s, seat = sketch.state, sketch.seat
    scores = [scoring.total(s, other) for other in range(s.seats)]
    ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    hurry = 0.02 * max(-20, min(20, ahead))

    def score(action: Action) -> float:
        tile = s.c.tiles[s.c.tile_index[str(action.args[1])]]
        if tile.worker >= 0:
            return _wanted(sketch, tile) + hurry
        if tile.hazard:
            return 0.1 * sum(1 for node in s.c.hazard_nodes[tile.hazard] if s.tiles[node])
        return 0.35

    return max(options, key=score)


def _wanted(sketch: Sketch, tile: Tile) -> float:
    """A worker of the longest row of mine that is not full."""
    s = sketch.state
    number = s.workers[sketch.seat * WORKER_TYPES + tile.worker]
    return 0.05 * number if number < s.c.row_spaces else 0.0


def income(sketch: Sketch, options: list[Action]) -> Action:
    """As many certificates as the best city needs."""
    return _best_income(sketch, options, breeding_value(sketch.state, sketch.seat))[1]


def _best_income(sketch: Sketch, options: list[Action], cattle: int) -> tuple[float, Action]:
    s, seat = sketch.state, sketch.seat
    before = cattle + s.permanent_certificates(seat)
    dollar = sketch.judge.clock.outlook(s).dollar
    closed = s.closed_cities(seat)
    best: tuple[float, Action] | None = None
    for action in options:
        if action.kind != "spend":
            continue
        spent = int(action.args[0])
        total = before + spent
        value = total * dollar + max(
            city_value(sketch, i, s.marker[seat] - spent)
            for i, city in enumerate(s.c.cities)
            if city.value <= total
            and not closed >> i & 1
            and (city.repeat or not _taken(sketch, i))
        )
        if best is None or value > best[0] + 1e-6:
            best = (value, action)
    assert best is not None
    return best


def wants_token(sketch: Sketch, options: list[Action]) -> bool:
    """Whether two more cards promise more than the exchange token is worth later.

    The hand lies open and the certificates are not decided yet: no later moment helps more.
    """
    s, seat = sketch.state, sketch.seat
    judge = sketch.judge
    held = breeding_value(s, seat)
    hand = s.hand[seat]
    hoped = judge.know.herd.coming(
        hand, s.stack[seat], s.pile[seat], len(hand), float(s.c.token_draw)
    )
    rise = max(0.0, hoped - held)
    whole = int(rise)
    now = _best_income(sketch, options, held)[0]
    low = _best_income(sketch, options, held + whole)[0]
    high = _best_income(sketch, options, held + whole + 1)[0]
    gain = low + (high - low) * (rise - whole) - now
    later = 0.0 if s.ending >= 0 else min(1.0, max(0.0, judge.clock.outlook(s).deliveries - 1))
    return gain > judge.w.token * later + judge.w.margin


def _taken(sketch: Sketch, city: int) -> bool:
    s = sketch.state
    return bool(s.city_discs[sketch.seat * len(s.c.cities) + city])


def city_value(sketch: Sketch, city: int, marker: int) -> float:
    """What a delivery there is worth, with the deliveries that can still follow."""
    s, seat = sketch.state, sketch.seat
    judge = sketch.judge
    w = judge.w
    o = judge.clock.outlook(s)
    taken = judge.know.served(tuple(s.city_discs[judge.own_cities])).mask
    usual = judge.usual(s)
    left = max(0.0, o.deliveries - 1)
    if s.ending >= 0:
        left = 0.0
    plan = judge.know.cities
    one = s.c.cities[city]
    value = s.city_points(seat, city) + one.money * o.dollar + (w.dark_city if one.dark else 0.0)
    value += w.arrow_objective * one.objective
    if judge.know.north is not None:
        value += judge.know.north.opened(s, seat, city, o)
    for arrow in s.c.city_arrows[city]:
        other = arrow.cities[0] + arrow.cities[1] - city
        if taken >> other & 1 and not (taken >> city & 1):
            value += arrow.vp + w.arrow_objective * arrow.objective + w.arrow_token * arrow.token
    value -= s.c.transport[s.engine[seat]][city] * o.dollar
    after = usual - w.certificates_per_lap + marker
    growth = w.growth * s.workers[judge.own_workers.start + COWBOY]
    taken |= 1 << city
    closed = s.closed_cities(seat)
    return value + w.city_plan * plan.value(taken, closed, after, usual, growth, left, 1.0)


def deliver(sketch: Sketch, options: list[Action]) -> Action:
    s = sketch.state
    _, seat, limit, extraordinary = s.agenda[-1]
    possible = cities(s, seat, limit, extraordinary)
    best = max(possible, key=lambda city: city_value(sketch, city, s.marker[seat]))
    if PASS in options and city_value(sketch, best, s.marker[seat]) < 0:
        return PASS
    return s.box.notation.deliver[best]


def raise_all(sketch: Sketch, options: list[Action]) -> Action:
    """Simmental cattle only get better."""
    return options[-1]
