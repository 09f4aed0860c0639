"""A decision in words, in every language: what was done, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trailboss.analysis.moments import Moment, along
from trailboss.bots.explanation import reasons_in_words
from trailboss.bots.judgement import Reason, telling
from trailboss.text import LANGUAGES
from trailboss.text.speech import Speech


@dataclass(frozen=True)
class InWords:
    played: list[str]
    better: list[str]
    """Answer by answer, as far as luck lets the line go."""
    reasons: list[tuple[str, float, float]]
    """What the better line makes of it, by theme: what it is about, and how many points."""


def in_words(
    moment: Moment, played: Sequence[str], better: Sequence[str], why: Sequence[Reason]
) -> dict[str, InWords]:
    found: dict[str, InWords] = {}
    for language in LANGUAGES:
        speech = Speech(moment.state.game, language, moment.state.options)
        found[language] = InWords(
            _told(moment, played, speech),
            _told(moment, better, speech),
            reasons_in_words(telling(why), speech),
        )
    return found


def _told(moment: Moment, line: Sequence[str], speech: Speech) -> list[str]:
    before = [moment.state, *along(moment.state, moment.seat, line)]
    return [
        speech.action(state, state.parse(text, moment.seat))
        for state, text in zip(before[:-1], line, strict=False)
    ]
