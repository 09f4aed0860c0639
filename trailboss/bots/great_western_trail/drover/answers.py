"""The small questions of a turn, each answered by a rule or by a look at what follows."""

from collections.abc import Callable, Iterable

from trailboss.bots.great_western_trail.drover import cards, kansas_city
from trailboss.bots.great_western_trail.drover.clock import steps_to_city
from trailboss.bots.great_western_trail.drover.sketch import Sketch
from trailboss.games.great_western_trail.pieces import GREEN
from trailboss.games.great_western_trail.state import FIRST_TILE, OUTLAW_COLOURS
from trailboss.games.great_western_trail.steps.ride import FREE_BEFORE
from trailboss.kernel.action import PASS, STOP, Action

_TURN = ("location", "ride", "place", "")
"""Questions about the turn as a whole: they are not small."""
_SETTLED = ("location", "ride", "place", "buy", "")


def resolve(sketch: Sketch) -> None:
    """Answer the small questions until a larger one is open or the turn is over."""
    while True:
        question = sketch.question
        if question == "ride" and sketch.state.agenda[-1][3] >= FREE_BEFORE:
            sketch.apply(as_far_as_it_goes(sketch))
        elif question in _TURN:
            return
        else:
            sketch.apply(answer(sketch))


def answer(sketch: Sketch) -> Action:
    options = [action for action in sketch.actions() if action.kind != "exchange"]
    if len(options) == 1:
        return options[0]
    rule = _RULES.get(sketch.question, best_after)
    return rule(sketch, options)


def best_after(sketch: Sketch, options: Iterable[Action]) -> Action:
    """The action that leaves the best position once what it sets off is settled."""
    best_value = -1e9
    best = PASS
    for action in options:
        if action is PASS or action is STOP:
            value = sketch.worth() + sketch.judge.w.margin
        else:
            value = _value_after(sketch, action)
        if value > best_value:
            best_value, best = value, action
    return best


def _value_after(sketch: Sketch, action: Action) -> float:
    after = sketch.after(action)
    depth = len(sketch.state.agenda)
    while len(after.state.agenda) >= depth and after.question not in _SETTLED:
        after.apply(answer(after))
    return after.worth()


# ---- rules


def _first(sketch: Sketch, options: list[Action]) -> Action:
    """Certificates: the most, which is offered first. Immediate actions: perform them."""
    return options[0]


def _cheapest_of_each_type(sketch: Sketch, options: list[Action]) -> Action:
    s = sketch.state
    cheapest: dict[str, Action] = {}
    for action in options:
        if action.kind == "hire":
            key = str(action.args[0])
            old = cheapest.get(key)
            if old is None or _wage(sketch, action) < _wage(sketch, old):
                cheapest[key] = action
    rest = [action for action in options if action.kind != "hire"]
    assert s.agenda
    return best_after(sketch, [*cheapest.values(), *rest])


def _wage(sketch: Sketch, action: Action) -> int:
    c = sketch.state.c
    return c.rows[c.row_index[int(action.args[1])]].cost


def _buy(sketch: Sketch, options: list[Action]) -> Action:
    """Never speculate on unseen cards here; see `bot` for extending the market."""
    return best_after(sketch, [action for action in options if action.kind != "extend"])


def _site(sketch: Sketch, options: list[Action]) -> Action:
    """Forests where they count, late on the trail, not behind many hazards."""
    s = sketch.state
    assets = sketch.judge.know.assets
    number = s.agenda[-1][2]
    own = s.box.trail.next_locations
    steps = steps_to_city(s.c, s.occupied)

    def score(action: Action) -> float:
        node = s.c.node_index[str(action.args[0])]
        value = assets.site_worth[node]
        if node in s.c.forests:
            value += assets.w.forest
        if s.tiles[node]:
            _, old = s.owner_and_number(s.tiles[node])
            value -= s.side(sketch.seat, old).vp + assets.w.use(s.side(sketch.seat, old).id)
        detour = steps[_fork(sketch, node)] < _through(sketch, node)
        return value - 0.6 * detour

    del number, own
    return max(options, key=score)


def _fork(sketch: Sketch, node: int) -> int:
    """The neutral building before the node."""
    c = sketch.state.c
    while c.nodes[node].kind != "neutral":
        node = next(n for n in c.neighbours[node] if n < node)
    return node


def _through(sketch: Sketch, node: int) -> int:
    """Steps to Kansas City from the fork, the node included."""
    s = sketch.state
    steps = steps_to_city(s.c, s.occupied)
    walked = steps[node]
    while s.c.nodes[node].kind != "neutral":
        node = next(n for n in s.c.neighbours[node] if n < node)
        if s.c.nodes[node].kind != "neutral":
            walked += s.occupied >> node & 1
    return walked


def _tile(sketch: Sketch, options: list[Action]) -> Action:
    """A bounty by its dollars and the colour that is rarer; a hazard by its points."""
    s = sketch.state
    o = sketch.judge.clock.outlook(s)
    w = sketch.judge.w
    first = sketch.seat * OUTLAW_COLOURS
    rarer = GREEN if s.outlaws[first] <= s.outlaws[first + 1] else 1 - GREEN

    def score(action: Action) -> float:
        if action is PASS:
            return 0.0
        node = s.c.node_index[str(action.args[0])]
        tile = s.c.tiles[s.tiles[node] - FIRST_TILE]
        if action.kind == "clear":
            return tile.vp + w.hazard - int(s.agenda[-1][2]) * o.dollar
        return (
            s.c.nodes[node].money * o.dollar
            + s.c.nodes[node].token * w.token
            + w.outlaw
            + 0.2 * (tile.outlaw == rarer)
        )

    return max(options, key=score)


def _objective(sketch: Sketch, options: list[Action]) -> Action:
    """The open card that promises most; an unknown one only if all open ones are poor."""
    best = None
    best_value = 0.0
    now = sketch.worth()
    for action in options:
        if action.kind == "objective":
            value = sketch.after(action).worth() - now
            if best is None or value > best_value:
                best, best_value = action, value
    if best is not None and best_value > 0.2:
        return best
    if PASS in options:
        return PASS
    return best if best is not None else options[0]


def _engine(sketch: Sketch, options: list[Action]) -> Action:
    """Stations that can be upgraded on the way, or as far as it goes."""
    s = sketch.state
    spaces = [action for action in options if action.kind == "engine"]
    numbers = [s.c.space_index[str(action.args[0])] for action in spaces]
    wanted = [
        action
        for action, space in zip(spaces, numbers, strict=True)
        if space == max(numbers)
        or (s.c.station_at[space] >= 0 and not _own(sketch, s.c.station_at[space]))
    ]
    wanted += [
        action
        for action, space in zip(spaces, numbers, strict=True)
        if space + 1 == max(numbers) and action not in wanted
    ]
    return best_after(sketch, [*wanted, *(a for a in options if a.kind != "engine")])


def _own(sketch: Sketch, station: int) -> bool:
    return bool(sketch.state.station_discs[sketch.seat] >> station & 1)


def _disc(sketch: Sketch, options: list[Action]) -> Action:
    s = sketch.state
    judge = sketch.judge
    o = judge.clock.outlook(s)

    def score(action: Action) -> float:
        if action.kind == "disc-back":
            return -s.c.stations[s.c.station_index[int(action.args[0])]].vp
        disc = s.box.notation.disc.index(action)
        return judge.know.assets.clearing(disc, o)

    return max(options, key=score)


def _farthest_back(sketch: Sketch, options: list[Action]) -> Action:
    """From the last space: to the best station that is not upgraded yet, else one space back."""
    s = sketch.state

    def score(action: Action) -> float:
        space = s.c.space_index[str(action.args[0])]
        station = s.c.station_at[space]
        value = 0.001 * space
        if station >= 0 and not _own(sketch, station):
            one = s.c.stations[station]
            if one.cost <= s.money[sketch.seat] + s.c.terminal_money:
                value += one.vp
        return value

    return max(options, key=score)


def as_far_as_it_goes(sketch: Sketch) -> Action:
    """The free move of an objective card, unless every place ahead is a detour."""
    s = sketch.state
    steps = steps_to_city(s.c, s.occupied)
    rides = [action for action in sketch.actions() if action.kind == "ride"]

    def left(action: Action) -> int:
        return steps[s.c.node_index[str(action.args[0])]]

    nearest = min(rides, key=left, default=PASS)
    if nearest is PASS or left(nearest) > steps[s.herder[sketch.seat]]:
        return PASS
    return nearest


def _branch(sketch: Sketch, options: list[Action]) -> Action:
    """One branch at a time: what the next one of a double action may bring is not looked at."""
    best, best_value = PASS, sketch.worth()
    for action in options:
        if action is PASS:
            continue
        after = sketch.after(action)
        while after.question != "branch" and after.question not in _SETTLED:
            after.apply(answer(after))
        value = after.worth()
        if value > best_value:
            best, best_value = action, value
    return best


Rule = Callable[[Sketch, list[Action]], Action]

_RULES: dict[str, Rule] = {
    "certificates": _first,
    "immediate": _first,
    "hire": _cheapest_of_each_type,
    "buy": _buy,
    "site": _site,
    "tile": _tile,
    "objective": _objective,
    "engine": _engine,
    "disc": _disc,
    "terminal": _farthest_back,
    "draw": _first,
    "discard_for": cards.give_away,
    "discard_drawn": cards.give_away,
    "trim": cards.give_away,
    "remove": cards.remove,
    "foresight": kansas_city.foresight,
    "income": kansas_city.income,
    "raise_cattle": kansas_city.raise_all,
    "deliver": kansas_city.deliver,
    "arrows": _first,
    "slot_token": _first,
    "branch": _branch,
}
