"""A whole turn: where to ride, and what to use there, each judged by how the turn would end."""

from trailboss.bots.great_western_trail.drover.answers import resolve
from trailboss.bots.great_western_trail.drover.clock import steps_to_city
from trailboss.bots.great_western_trail.drover.sketch import Sketch
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.steps.ride import FREE_BEFORE, fee_at
from trailboss.kernel.action import PASS, STOP, Action

Choice = tuple[float, Action]
"""How the turn ends, and the action to begin with."""


def finish(sketch: Sketch) -> float:
    """Play the sketch to its end and say what it is worth."""
    resolve(sketch)
    question = sketch.question
    if question == "location":
        return use_location(sketch)[0]
    if question == "ride":
        return ride(sketch)[0]
    return sketch.worth()


# ---- phase B


def use_location(sketch: Sketch) -> Choice:
    """One after the other the local actions that gain; or a single one that ends the visit.

    Riding on and copying come last: they leave the location.
    """
    margin = sketch.judge.w.margin
    now = sketch.worth()
    best: Choice = (now, sketch.state.box.notation.end)
    gains: list[tuple[float, Action, Sketch]] = []
    leaving: list[Action] = []
    for action in sketch.actions():
        kind = action.kind
        if kind in ("end", "exchange"):
            continue
        if kind == "copy" or (kind == "use" and action.args[0] == "herder"):
            leaving.append(action)
            continue
        after = sketch.after(action)
        resolve(after)
        value = after.worth()
        if value > now + margin and kind != "aux" and after.question == "location":
            gains.append((value, action, after))
        elif value > best[0] + margin:
            best = (value, action)
    first = None
    if gains:
        gains.sort(key=lambda gain: -gain[0])
        value, first, sketch = gains[0]
        for _, action, _ in gains[1:]:
            value, sketch = _one_more(sketch, value, action)
        value, sketch = _whatever_gains(sketch, value, [gain[1] for gain in gains])
        if value > best[0]:
            best = (value, first)
    for action in leaving:
        if action in sketch.actions():
            value = finish(sketch.after(action))
            if value > best[0] + margin:
                best = (value, first or action)
    return best


def _one_more(sketch: Sketch, value: float, action: Action) -> tuple[float, Sketch]:
    """Do the action too, if it is still legal and gains."""
    if action not in sketch.actions():
        return value, sketch
    after = sketch.after(action)
    resolve(after)
    if after.question != "location":
        return value, sketch
    worth = after.worth()
    return (worth, after) if worth > value + sketch.judge.w.margin else (value, sketch)


def _whatever_gains(sketch: Sketch, value: float, tried: list[Action]) -> tuple[float, Sketch]:
    """Actions that became possible or gainful only by what was done before."""
    for action in sketch.actions():
        if action.kind == "use" and action not in tried and action.args[0] != "herder":
            value, sketch = _one_more(sketch, value, action)
    return value, sketch


# ---- phase A and every other ride


def ride(sketch: Sketch) -> Choice:
    """Every place within reach by its cheapest way, and how the turn would go on there."""
    s = sketch.state
    _, seat, left, moved, why = s.agenda[-1]
    if why >= FREE_BEFORE:
        return ride_freely(sketch)
    best: Choice | None = None
    if moved:
        best = (finish(sketch.after(STOP)), STOP)
    for path in ways(s, seat, left):
        actions = [s.box.notation.ride[node] for node in path]
        after = sketch.after(*actions)
        if after.question == "ride":
            after.apply(STOP)
        value = finish(after)
        if best is None or value > best[0]:
            best = (value, actions[0])
    assert best is not None
    return best


def ways(s: TrailState, seat: int, steps: int) -> list[tuple[int, ...]]:
    """The cheapest way to each location within so many steps."""
    cheapest: dict[int, tuple[int, tuple[int, ...]]] = {}
    frontier: dict[int, tuple[int, tuple[int, ...]]] = {s.herder[seat]: (0, ())}
    for _ in range(steps):
        reached: dict[int, tuple[int, tuple[int, ...]]] = {}
        for node, (paid, path) in frontier.items():
            for after in s.box.trail.next_locations(node, s.occupied):
                fee = paid + fee_at(s, seat, after)[0]
                for found in (reached, cheapest):
                    if after not in found or fee < found[after][0]:
                        found[after] = (fee, (*path, after))
        frontier = reached
        frontier.pop(s.c.kansas_city, None)
    return [path for _, path in cheapest.values()]


def ride_freely(sketch: Sketch) -> Choice:
    """The free move of an objective card: as far as it goes."""
    s = sketch.state
    steps = steps_to_city(s.c, s.occupied)
    here = s.herder[sketch.seat]
    options = [action for action in sketch.actions() if action.kind == "ride"]
    moved = s.agenda[-1][3]
    if not options:
        return sketch.worth(), STOP if moved else PASS
    nearest = min(options, key=lambda action: steps[s.c.node_index[str(action.args[0])]])
    if steps[s.c.node_index[str(nearest.args[0])]] > steps[here]:
        return sketch.worth(), STOP if moved else PASS
    return sketch.worth(), nearest
