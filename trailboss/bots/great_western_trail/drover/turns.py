"""A whole turn: where to ride, and what to use there, each judged by how the turn would end."""

from trailboss.bots.great_western_trail.drover.answers import as_far_as_it_goes, resolve
from trailboss.bots.great_western_trail.drover.sketch import Sketch
from trailboss.games.great_western_trail.steps.ride import FREE_BEFORE
from trailboss.kernel.action import Action

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
    if sketch.state.agenda[-1][3] >= FREE_BEFORE:
        return sketch.worth(), as_far_as_it_goes(sketch)
    rides = [action for action in sketch.actions() if action.kind == "ride"]
    return max([(finish(sketch.after(action)), action) for action in rides], key=lambda one: one[0])
