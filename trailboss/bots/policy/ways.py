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
from trailboss.kernel.dice import Dice
from trailboss.kernel.state import State

LONGEST: Final = 40
"""Answers of one turn, and of a play-out to the next position that can be described."""


def think(
    known: AnyCraft,
    reader: Reader,
    state: State,
    seat: int,
    effort: Effort,
    clock: Callable[[], float] = perf_counter,
) -> list[Weighed]:
    """The ways to play on, the best first, each with another first answer. Rolls the dice of the
    state."""
    found = tried(
        reader,
        state,
        seat,
        seconds=effort.seconds,
        worlds=effort.worlds,
        answers=effort.ways,
        clock=clock,
    )
    return [_weighed(way(known, reader, state, seat, one), one) for one in found]


def _weighed(found: Way, one: Tried) -> Weighed:
    if one.prospect is None:
        return Weighed(found, found.worth, 0)
    return Weighed(found, found.worth, one.worlds, one.prospect.points, one.prospect.chance)


def way(known: AnyCraft, reader: Reader, state: State, seat: int, one: Tried) -> Way:
    """The rest of the turn as far as nothing is drawn on the way, and the features of its end."""
    if isinstance(known, Craft):
        actions, end = _to_the_end_of_the_turn(known, reader, state, seat, one.action)
    else:
        actions, end = (one.action,), _to_a_pause(known, reader, state, seat, one.action)
    worth = 0.0 if one.prospect is None else one.prospect.worth
    return Way(actions, worth, tuple(known.features(end, seat)))


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


def _to_a_pause(known: AnyCraft, reader: Reader, state: State, seat: int, action: Action) -> State:
    """Where the position can be described next, in one world dealt anew."""
    world = state.redetermine(seat, Dice(state.dice.below(1 << 30).to_bytes(8, "big")))
    world.quiet = True
    world.apply(action, seat)
    while not world.is_over and not known.pauses(world, seat):
        asked = world.asked[0]
        world.apply(best(reader, world, asked), asked)
    return world
