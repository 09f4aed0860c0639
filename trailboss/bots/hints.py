"""A hint for whoever is asked: the best few answers, what each is worth, and the plan in words.

All of it comes from what the seat may know: the position is dealt anew for it before anything is
looked at, always in the same way.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from trailboss.bots.craft import craft
from trailboss.bots.explanation import plan_in_words, reasons_in_words
from trailboss.bots.judgement import (
    LEAST,
    Reason,
    best_ways,
    calibrated,
    copy_for,
    grounds,
    network_for,
)
from trailboss.bots.search import Effort, Weighed
from trailboss.bots.turns import Way
from trailboss.bots.value import Network
from trailboss.kernel.state import State
from trailboss.text.speech import Speech

ANSWERS = 3
"""Answers that are told, the best one among them."""
QUICK = Effort(seconds=0.7, worlds=48, ways=ANSWERS)
"""A person waits for it."""


class Advice(NamedTuple):
    """One answer to the open question."""

    action: str
    """In notation."""
    plan: list[str]
    """In words: the answer, and how the turn would go on, as far as nothing is drawn on the way."""
    points: float
    """The own points expected at the end of the game."""
    reasons: list[tuple[str, float, float]]
    """By theme, against the best other answer: what it is about, and what that makes in points."""


class Hint(NamedTuple):
    chance: float
    """To win, if the best answer is given."""
    answers: list[Advice]
    """The best first."""


def hint(state: State, seat: int, language: str = "en", effort: Effort = QUICK) -> Hint:
    """``state`` may be the true one: it is dealt anew for the seat first."""
    known = craft(state.game.meta.name)
    network = network_for(known, state)
    copy = copy_for(state, seat)
    found = best_ways(known, network, copy, seat, effort, picked=by_answer)
    rows = network.outputs([one.way.features for one in found])
    best = found[0]
    points = float(rows[0, :-2].sum()) if best.points is None else best.points
    chance = calibrated(known, state, rows)[0] if best.chance is None else best.chance
    speech = Speech(state.game, language, state.options)
    answers = []
    for number, one in enumerate(found):
        texts = tuple(action.text for action in one.way.actions)
        other = best if number or len(found) == 1 else found[1]
        # How far ways are apart a value knows better than what they come to in the end.
        foretold = one.points
        if foretold is None:
            foretold = points - max(0.0, best.worth - one.worth)
        told = reasons_in_words(_weighty(network, one, other), speech)
        plan = plan_in_words(state, seat, texts, speech)
        answers.append(Advice(texts[0], plan, foretold, told))
    if best.points is None:
        answers.sort(key=lambda one: -one.points)
    return Hint(chance, answers)


def _weighty(network: Network, one: Weighed, other: Weighed) -> list[Reason]:
    """What the value makes of the difference, unless thinking ahead has found it wrong about
    which of the two is better: then its reasons explain nothing."""
    values = network.values(np.asarray([one.way.features, other.way.features]))
    if (values[0] - values[1]) * (one.worth - other.worth) < 0:
        return []
    return [why for why in grounds(network, one.way, other.way) if abs(why.points) >= LEAST]


def by_answer(ways: list[Way]) -> list[Way]:
    """The best way that begins with each answer: how the turn goes on is asked later."""
    first: dict[str, Way] = {}
    for way in ways:
        first.setdefault(way.actions[0].text, way)
    return list(first.values())
