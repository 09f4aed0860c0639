"""A decision in words, in every language: what was done, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trailboss.analysis.moments import Moment
from trailboss.bots.explanation import reasons_in_words
from trailboss.bots.judgement import Reason
from trailboss.kernel.state import State
from trailboss.text import LANGUAGES
from trailboss.text.speech import Speech

LEAST = 0.05
"""Points that a reason must make to be told."""


@dataclass(frozen=True)
class InWords:
    played: list[str]
    better: list[str]
    """Answer by answer, as far as luck lets the line go."""
    reasons: list[tuple[str, float, float]]
    """What speaks for the better line: what there is more or less of, how much, and what that
    makes."""


def in_words(
    moment: Moment, played: Sequence[str], better: Sequence[str], why: Sequence[Reason]
) -> dict[str, InWords]:
    weighty = [one for one in why if one.points >= LEAST]
    found: dict[str, InWords] = {}
    for language in LANGUAGES:
        speech = Speech(moment.state.game, language, moment.state.options)
        found[language] = InWords(
            _told(moment, played, speech),
            _told(moment, better, speech),
            reasons_in_words(weighty, speech),
        )
    return found


def _told(moment: Moment, line: Sequence[str], speech: Speech) -> list[str]:
    words = []
    for state, text in along(moment.state, moment.seat, line):
        words.append(speech.action(state, state.parse(text, moment.seat)))
    return words


def along(start: State, seat: int, line: Sequence[str]) -> list[tuple[State, str]]:
    """The positions in which the answers of a line are given, as far as they can be: a draw may
    fall otherwise than it did where the line was thought out. The game is over, so these are the
    true ones."""
    found = []
    state = start.clone()
    for text in line:
        decision = state.decision
        if decision is None or seat not in decision.seats:
            break
        if text not in {action.text for action in state.actions(seat)}:
            break
        found.append((state.clone(), text))
        state.apply(state.parse(text, seat), seat)
    return found
