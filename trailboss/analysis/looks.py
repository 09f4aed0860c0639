"""The work of an analysis, in pieces that can be done anywhere and in any order.

A first look goes to every turn: how the game stands for everybody, and what each decision cost
against the one the value likes best. A second look goes to those that seem to have cost most: the
better line is chosen in some worlds, and what it gains is measured in others, so that a lucky
choice is not told as a gain. Everything is judged from what the seat knew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trailboss.analysis.budget import Budget
from trailboss.analysis.moments import Course, Moment, course_of
from trailboss.bots.calibration import calibration_for
from trailboss.bots.craft import craft
from trailboss.bots.judgement import Reason, copy_for, grounds, network_for
from trailboss.bots.outlook import End, Line, Sample, Standing, ends, standings
from trailboss.bots.policy.known import reader_for
from trailboss.bots.policy.network import Reader
from trailboss.bots.policy.search import likings
from trailboss.bots.policy.ways import line as whole_line
from trailboss.bots.turns import Way
from trailboss.kernel.action import Action


class Cost(NamedTuple):
    """What a decision cost against the best line found, by what the seat knew."""

    moment: int
    margin: Sample
    """In points of margin; less than nothing if it was the better one after all."""
    chance: Sample
    """In chances to win."""
    better: tuple[str, ...] = ()
    """The better line in notation; none if there is none."""
    reasons: tuple[Reason, ...] = ()

    @property
    def weight(self) -> float:
        """By which costs are ordered: a hundredth of the chance to win counts like a point."""
        return self.margin.mean + 100 * self.chance.mean


NOTHING = Sample(0.0)


class TurnLook(NamedTuple):
    """What was found about one turn."""

    turn: int
    standings: list[Standing]
    """When it began."""
    costs: list[Cost]
    """Of the decisions made in it."""


def first_look(record: str, turn: int, budget: Budget, seed: str) -> TurnLook:
    course = course_of(record)
    found = standings(course.turns[turn].state, budget.worlds, f"{seed} outlook")
    costs = [
        _first_cost(course, number, budget, seed)
        for number, moment in enumerate(course.moments)
        if moment.turn == turn
    ]
    return TurnLook(turn, found, costs)


def _first_cost(course: Course, number: int, budget: Budget, seed: str) -> Cost:
    moment = course.moments[number]
    best = _lines(moment, 1, f"{seed} first")[0]
    if _same(best, moment.played):
        return Cost(number, NOTHING, NOTHING)
    lines = [best, moment.played]
    ours, theirs = ends(moment.state, moment.seat, lines, budget.at_first, f"{seed} first")
    margin, chance = _gains(moment, ours, theirs)
    return Cost(number, margin, chance, tuple(action.text for action in best))


def second_look(record: str, moment: int, budget: Budget, seed: str) -> Cost:
    return closer_look(course_of(record).moments[moment], moment, budget, seed)


def closer_look(there: Moment, number: int, budget: Budget, seed: str) -> Cost:
    """The better line is chosen in some worlds, and its gain measured in others."""
    others = _others(there, budget.lines, seed)
    if not others:
        return Cost(number, NOTHING, NOTHING)
    lines = [*others, there.played]
    tried = ends(there.state, there.seat, lines, budget.worlds, f"{seed} choice")
    worths = [Sample.of([end.worth for end in line]).mean for line in tried]
    best = max(range(len(lines)), key=worths.__getitem__)
    if best == len(lines) - 1:
        return Cost(number, NOTHING, NOTHING)
    pair = [lines[best], there.played]
    ours, theirs = ends(there.state, there.seat, pair, budget.measured, f"{seed} gain")
    margin, chance = _gains(there, ours, theirs)
    better = tuple(action.text for action in lines[best])
    return Cost(number, margin, chance, better, _reasons(there, pair, ours, theirs))


def _others(moment: Moment, most: int, purpose: str) -> list[Line]:
    """Lines that may be better than the one that was played. Where a policy plays, only those that
    it prefers: nobody is blamed for what a hint would have advised."""
    lines = _lines(moment, most, purpose)
    same = [_same(line, moment.played) for line in lines]
    if _reader(moment) is not None:
        return lines[: same.index(True)] if True in same else lines
    return [line for line, is_same in zip(lines, same, strict=True) if not is_same]


def _reader(moment: Moment) -> Reader | None:
    return reader_for(craft(moment.state.game.meta.name), moment.state)


def _lines(moment: Moment, most: int, purpose: str) -> list[Line]:
    """The best ways to play on, as the policy or the value sees them, which do different things."""
    known = craft(moment.state.game.meta.name)
    network = network_for(known, moment.state)
    copy = copy_for(moment.state, moment.seat, purpose)
    reader = _reader(moment)
    if reader is not None:
        liked = likings(reader, copy, moment.seat)[:most]
        return [whole_line(known, reader, copy, moment.seat, action)[0] for _, action in liked]
    ways = known.ways(network, copy, moment.seat, known.breadth)
    return [way.actions for way in ways[:most]]


def _same(line: Line, played: Line) -> bool:
    """One of the two may only say how the other would go on."""
    common = min(len(line), len(played))
    return list(line[:common]) == list(played[:common])


def _gains(moment: Moment, ours: list[End], theirs: list[End]) -> tuple[Sample, Sample]:
    """In the same worlds, so that what luck does to both is not counted."""
    calibration = calibration_for(craft(moment.state.game.meta.name), moment.state)

    def chance(end: End) -> float:
        return calibration.chance(end.logit, end.points - end.rival)

    pairs = list(zip(ours, theirs, strict=True))
    return (
        Sample.of([our.margin - their.margin for our, their in pairs]),
        Sample.of([chance(our) - chance(their) for our, their in pairs]),
    )


def _reasons(
    moment: Moment, pair: Sequence[Line], ours: list[End], theirs: list[End]
) -> tuple[Reason, ...]:
    """What there is more or less of, on average over the worlds."""
    network = network_for(craft(moment.state.game.meta.name), moment.state)
    better, played = (
        Way(_actions(line), 0.0, _mean([end.features for end in found]))
        for line, found in zip(pair, (ours, theirs), strict=True)
    )
    return grounds(network, better, played)


def _actions(line: Line) -> tuple[Action, ...]:
    return tuple(line)


def _mean(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))
