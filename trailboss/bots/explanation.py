"""Why a bot would play like that: its plan in words, what it expects, and the best alternatives.

All of it comes from what the seat could know when it was asked (`judgement.judge`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trailboss.bots.judgement import Judgement, RankedTurn, Reason, copy_for, judge
from trailboss.bots.search import Effort
from trailboss.bots.words import feature_words
from trailboss.kernel.state import State
from trailboss.text.speech import Speech

ALTERNATIVES = 5
"""Turns that are told, the best one among them."""
THOROUGH = Effort(seconds=1.0, worlds=64, ways=ALTERNATIVES)


class TurnInWords(NamedTuple):
    actions: list[str]
    """What to do, one after the other, as far as nothing is drawn on the way."""
    notation: tuple[str, ...]
    """Of the whole turn."""
    worth: float
    win_probability: float
    worlds: int
    reasons: list[tuple[str, float, float]]
    """What there is more or less of than with the best other turn, how much of it, and what that
    makes in points."""


class Explanation(NamedTuple):
    margin: float
    win_probability: float
    expected: list[tuple[str, float]]
    """By scoring category: the points at the end of the game."""
    turns: list[TurnInWords]


def explain(
    state: State, seat: int, language: str = "en", effort: Effort = THOROUGH
) -> Explanation:
    """``state`` may be the true one: it is dealt anew for the seat first."""
    found: Judgement = judge(state, seat, effort)
    speech = Speech(state.game, language, state.options)
    return Explanation(
        found.margin,
        found.win_probability,
        [(speech.category(name), points) for name, points in found.categories.items()],
        [_told(state, seat, turn, speech) for turn in found.turns[:ALTERNATIVES]],
    )


def _told(state: State, seat: int, turn: RankedTurn, speech: Speech) -> TurnInWords:
    words = plan_in_words(state, seat, turn.actions, speech)
    reasons = reasons_in_words(turn.reasons, speech)
    return TurnInWords(words, turn.actions, turn.worth, turn.win_probability, turn.worlds, reasons)


def plan_in_words(state: State, seat: int, actions: Sequence[str], speech: Speech) -> list[str]:
    """As far as nothing is drawn on the way."""
    sketch = copy_for(state, seat)
    words = []
    for text in actions:
        action = next((one for one in sketch.actions(seat) if one.text == text), None)
        if action is None:  # luck has spoken otherwise here
            break
        words.append(speech.action(sketch, action))
        sketch.apply(action, seat)
        if sketch.is_over:
            break
    return words


def reasons_in_words(reasons: Sequence[Reason], speech: Speech) -> list[tuple[str, float, float]]:
    return [(feature_words(speech, one.feature), one.change, one.points) for one in reasons]
