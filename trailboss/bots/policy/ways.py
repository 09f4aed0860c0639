"""How a turn goes on after an answer, as the policy would play it: a plan that people are told."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from trailboss.bots.craft import AnyCraft, Craft
from trailboss.bots.policy.lockstep import best
from trailboss.bots.policy.network import Reader
from trailboss.bots.policy.search import Tried, tried
from trailboss.bots.search import Effort, Weighed
from trailboss.bots.turns import Way
from trailboss.kernel.action import Action
from trailboss.kernel.state import State

LONGEST: Final = 40
"""Answers of one turn."""
FEWEST: Final = 2
"""Worlds at least."""
ALTERNATIVES: Final = 2
"""Answers that are compared at least."""


def think(
    known: AnyCraft,
    reader: Reader,
    state: State,
    seat: int,
    effort: Effort,
    clock: Callable[[], float] = perf_counter,
) -> list[Weighed]:
    """The ways to play on, the best first, each with another first answer, at least two if so many
    are legal. All were tried in some worlds. Rolls the dice of the state."""
    found = tried(
        reader,
        state,
        seat,
        seconds=effort.seconds,
        worlds=max(effort.worlds, FEWEST),
        answers=effort.ways,
        fewest=ALTERNATIVES,
        clock=clock,
    )
    return [_weighed(reader, line(known, reader, state, seat, one.action), one) for one in found]


def _weighed(
    reader: Reader, path: tuple[tuple[Action, ...], tuple[float, ...]], one: Tried
) -> Weighed:
    """Told as the lead on the best rival, as the value tells it."""
    actions, features = path
    if one.prospect is None:  # no time was left for it
        return Weighed(Way(actions, 0.0, features), 0.0, 0)
    lead = reader.aim.lead(one.prospect)
    way = Way(actions, lead, features)
    return Weighed(way, lead, one.worlds, one.prospect.points, one.prospect.chance)


def line(
    known: AnyCraft, reader: Reader, state: State, seat: int, action: Action
) -> tuple[tuple[Action, ...], tuple[float, ...]]:
    """The rest of the turn as far as nothing is drawn on the way, and the features of its end."""
    if not isinstance(known, Craft):
        return (action,), tuple(known.features(state, seat))
    actions, end = _to_the_end_of_the_turn(known, reader, state, seat, action)
    return actions, tuple(known.features(end, seat))


def _to_the_end_of_the_turn(
    known: Craft, reader: Reader, state: State, seat: int, action: Action
) -> tuple[tuple[Action, ...], State]:
    sketch = known.sketch(state, seat)
    actions = [action]
    while True:
        before = sketch.clone()
        sketch.apply(actions[-1], seat)
        if known.gambles(before, sketch, seat):
            return tuple(actions), before
        if known.is_over(sketch, seat) or sketch.asked[:1] != (seat,) or len(actions) == LONGEST:
            return tuple(actions), sketch
        actions.append(best(reader, sketch, seat))
