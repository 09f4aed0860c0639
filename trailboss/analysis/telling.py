"""An analysis told to people: the same sentences and tables for terminals and pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from trailboss.analysis.moments import Course
from trailboss.analysis.report import Analysis, Costly, Share
from trailboss.bots.outlook import Sample
from trailboss.text.fluent import formatted, package_texts
from trailboss.text.speech import Speech

ROWS = 16
"""Turns that a table of the whole game shows."""


@dataclass(frozen=True)
class Table:
    title: str
    note: str
    head: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Fault:
    """A decision that cost much."""

    title: str
    seat: int
    lines: list[tuple[str, str]]
    """What was played, what was better, and why, each with what it is called."""


class Telling:
    """One analysis in one language."""

    def __init__(self, found: Analysis, course: Course, language: str) -> None:
        self.found = found
        self.course = course
        self.speech = Speech(course.game, language, course.end.options)
        self._texts = package_texts("trailboss.analysis", self.speech.language)
        automated = course.end.automated
        self.names = [
            self.speech.rival(automated[seat])
            if seat in automated
            else self.say("analysis-seat", number=seat + 1)
            for seat in range(found.seats)
        ]

    def say(self, id: str, **args: object) -> str:
        return formatted(self._texts, id, args)

    def title(self) -> str:
        return self.say("analysis-title", game=self.speech.title())

    def about(self) -> str:
        told = self.say(
            "analysis-about",
            moves=len(self.course.record.moves),
            turns=len(self.course.turns),
            worlds=self.found.budget.worlds,
            seed=self.found.seed,
        )
        return told if self.found.calibrated else f"{told} {self.say('analysis-uncalibrated')}"

    def chances(self) -> Table:
        return self._curve("analysis-chances", [one.chances for one in self.found.curve], True)

    def points(self) -> Table:
        return self._curve("analysis-points", [one.points for one in self.found.curve], False)

    def _curve(self, title: str, values: Sequence[Sequence[Sample]], shares: bool) -> Table:
        told = percent if shares else number
        last = len(values) - 1
        shown = sorted({round(last * step / ROWS) for step in range(ROWS + 1)})
        rows = [
            [
                self.say("analysis-end") if turn == last else str(turn + 1),
                *(with_interval(value, told) for value in values[turn]),
            ]
            for turn in shown
        ]
        return Table(self.say(title), "", [self.say("analysis-turn"), *self.names], rows)

    def about_faults(self) -> tuple[str, str]:
        """The heading, and what is said where there are none."""
        none = "" if self.found.costly else self.say("analysis-costly-none")
        return self.say("analysis-costly"), none

    def faults(self) -> list[Fault]:
        return [self._fault(one) for one in self.found.costly]

    def _fault(self, one: Costly) -> Fault:
        words = one.words[self.speech.language]
        title = self.say(
            "analysis-cost",
            player=self.names[one.seat],
            turn=one.turn + 1,
            points=with_interval(Sample(-one.margin.mean, one.margin.spread), number),
            chance=with_interval(Sample(-one.chance.mean, one.chance.spread), percent),
        )
        reasons = [
            self.say(
                "analysis-reason",
                what=f"{what} {change:+.1f}" if change else what,
                points=f"{points:+.1f}",
            )
            for what, change, points in words.reasons
        ]
        lines = [
            (self.say("analysis-played"), _line(words.played)),
            (self.say("analysis-better"), _line(words.better)),
        ]
        if reasons:
            lines.append((self.say("analysis-because"), "; ".join(reasons)))
        return Fault(title, one.seat, lines)

    def shares(self) -> Table:
        heads = ("start", "own", "rivals", "luck", "end", "lost")
        return Table(
            self.say("analysis-shares"),
            self.say("analysis-shares-help"),
            ["", *(self.say(f"analysis-{head}") for head in heads)],
            [self._share(one) for one in self.found.shares],
        )

    def _share(self, one: Share) -> list[str]:
        parts = (one.start, one.decisions, one.rivals, one.luck)
        return [
            self.names[one.seat],
            *(with_interval(part, percent) for part in parts),
            percent(one.end),
            with_interval(one.points, number),
        ]

    def differences(self) -> Table:
        heads = ("category", "winner", "others", "difference")
        rows = [
            [
                self.speech.category(one.category),
                number(one.winner),
                number(one.others),
                f"{one.winner - one.others:+.1f}",
            ]
            for one in self.found.differences
        ]
        head = [self.say(f"analysis-{name}") for name in heads]
        return Table(self.say("analysis-differences"), "", head, rows)


def percent(value: float) -> str:
    return f"{round(100 * value) + 0} %"


def number(value: float) -> str:
    return f"{round(value, 1) + 0.0:.1f}"


def with_interval(sample: Sample, told: Callable[[float], str]) -> str:
    """``12.3 ± 0.4``; what is no sample, or has no doubt to speak of, stands alone."""
    mean = told(sample.mean)
    if told(sample.spread) == told(0.0):
        return mean
    return f"{mean.removesuffix(' %')} ± {told(sample.spread)}"


def _line(words: Sequence[str]) -> str:
    return " → ".join(words)
