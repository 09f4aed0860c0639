"""A coach: a word about a turn that is about to end, if another one were much better.

What is judged is the decision that may still be taken back as a whole, from what its seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trailboss.analysis.budget import Budget
from trailboss.analysis.looks import closer_look
from trailboss.analysis.moments import Moment
from trailboss.bots.explanation import plan_in_words, reasons_in_words
from trailboss.bots.judgement import telling
from trailboss.kernel.state import State
from trailboss.text.speech import Speech

QUICK = Budget(worlds=4, lines=3)
"""A person waits for it."""
MUCH_POINTS = 3.0
MUCH_CHANCE = 0.06
"""A turn that costs less by both is not worth a word."""


class Word(NamedTuple):
    points: float
    """What the better line gains, in points of margin."""
    chance: float
    """What it adds to the chance to win."""
    better: list[str]
    """In words, answer by answer, as far as nothing is drawn on the way."""
    reasons: list[tuple[str, float, float]]


def word_about(
    state: State, seat: int, played: Sequence[str], language: str, budget: Budget = QUICK
) -> Word | None:
    """Where the decision began, and all that the seat answered since; None: nothing much better
    was found. ``state`` may be dealt anew for the seat already, or be the true one."""
    moment = Moment(state.ply, seat, 0, state)
    now = state.clone()
    for text in played:
        action = now.parse(text, seat)
        moment.actions.append(action)
        now.apply(action, seat)
    cost = closer_look(moment, 0, budget, "coach")
    much = cost.margin.mean >= MUCH_POINTS or cost.chance.mean >= MUCH_CHANCE
    if not (cost.better and cost.margin.is_clear and much):
        return None
    speech = Speech(state.game, language, state.options)
    return Word(
        cost.margin.mean,
        cost.chance.mean,
        plan_in_words(state, seat, cost.better, speech),
        reasons_in_words(telling(cost.reasons), speech),
    )
