"""An analysis put together: curves, the decisions that cost most, luck, and what the winner did."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from trailboss.analysis.budget import SEED, Budget, Piece
from trailboss.analysis.looks import Cost, TurnLook, first_look, second_look
from trailboss.analysis.moments import Course, course_of
from trailboss.analysis.words import InWords, in_words
from trailboss.bots.calibration import is_calibrated
from trailboss.bots.craft import craft
from trailboss.bots.outlook import Sample, Standing, final_standings
from trailboss.kernel.errors import BadRecord
from trailboss.kernel.record import Record

COSTLY = 5
"""Decisions that are told."""


@dataclass(frozen=True)
class Point:
    """How the game stood when so many moves were made, seat by seat."""

    ply: int
    chances: list[Sample]
    points: list[Sample]


@dataclass(frozen=True)
class Costly:
    """A decision that cost much, and the better line."""

    ply: int
    seat: int
    turn: int
    """Counted from 0, over all seats."""
    margin: Sample
    chance: Sample
    played: list[str]
    better: list[str]
    """In notation."""
    words: dict[str, InWords]
    """By language."""


@dataclass(frozen=True)
class Share:
    """Why a seat's chance to win went from where it began to where it ended."""

    seat: int
    start: Sample
    end: float
    decisions: Sample
    """What its own decisions did to it: nothing at best."""
    rivals: Sample
    """What it was given by those of the others."""
    luck: Sample
    """The rest: draws, and what nobody chose."""
    points: Sample
    """What its own decisions cost, in points of margin."""


@dataclass(frozen=True)
class Difference:
    """A category of the scoring sheet: the winner's points, and the others' on average."""

    category: str
    winner: float
    others: float


@dataclass(frozen=True)
class Analysis:
    game: str
    seats: int
    budget: Budget
    seed: str
    curve: list[Point]
    costly: list[Costly]
    shares: list[Share]
    winners: list[int]
    differences: list[Difference]
    calibrated: bool
    """Whether the chances were compared with games at such tables."""


class Work:
    """What is to be done for an analysis, in two helpings; any worker may do any piece."""

    def __init__(self, record: Record, budget: Budget | None = None, seed: str = SEED) -> None:
        self.text = record.to_text()
        self.course: Course = course_of(self.text)
        if not self.course.end.is_over:
            raise BadRecord("this game is not over: only finished games are analysed")
        self.budget = budget or Budget()
        self.seed = seed

    def __len__(self) -> int:
        return len(self.course.turns) + min(self.budget.suspects, len(self.course.moments))

    def first(self) -> list[Piece]:
        """A look at every turn."""
        return [
            Piece("turn", self.text, turn, self.budget, self.seed)
            for turn in range(len(self.course.turns))
        ]

    def second(self, looks: Sequence[TurnLook]) -> list[Piece]:
        """A closer look at the decisions that seem to have cost most."""
        costs = [cost for look in looks for cost in look.costs if cost.better]
        costs.sort(key=lambda cost: (-cost.weight, cost.moment))
        return [
            Piece("decision", self.text, cost.moment, self.budget, self.seed)
            for cost in costs[: self.budget.suspects]
        ]

    def done(self, looks: Sequence[TurnLook], closer: Sequence[Cost]) -> Analysis:
        course = self.course
        costs = {cost.moment: cost for look in looks for cost in look.costs}
        costs |= {cost.moment: cost for cost in closer}
        curve = [_point(course.turns[look.turn].ply, look.standings) for look in looks]
        end = _point(len(course.record.moves), final_standings(course.end))
        sheets = course.end.standings()
        return Analysis(
            course.game.meta.name,
            course.end.seats,
            self.budget,
            self.seed,
            [*curve, end],
            _costly(course, closer),
            _shares(course, [*curve, end], list(costs.values())),
            sorted(sheet["seat"] for sheet in sheets if sheet["rank"] == 1),
            _differences(sheets),
            is_calibrated(craft(course.game.meta.name), course.end),
        )


def analyse(
    record: Record,
    budget: Budget | None = None,
    seed: str = SEED,
    progress: Callable[[int, int], None] = lambda done, of: None,
    run: Callable[[list[Piece]], Iterator[Any]] | None = None,
) -> Analysis:
    """All of it, one piece after the other, or as ``run`` does them. The same record, budget and
    seed give the same analysis."""
    work = Work(record, budget, seed)
    run = run or _one_by_one
    looks: list[TurnLook] = []
    for look in run(work.first()):
        looks.append(look)
        progress(len(looks), len(work))
    closer: list[Cost] = []
    for cost in run(work.second(looks)):
        closer.append(cost)
        progress(len(looks) + len(closer), len(work))
    return work.done(looks, closer)


def _one_by_one(pieces: list[Piece]) -> Iterator[Any]:
    return map(do, pieces)


def do(piece: Piece) -> TurnLook | Cost:
    look = first_look if piece.look == "turn" else second_look
    return look(piece.record, piece.number, piece.budget, piece.seed)


def _point(ply: int, table: Sequence[Standing]) -> Point:
    return Point(ply, [one.chance for one in table], [one.points for one in table])


def _costly(course: Course, closer: Sequence[Cost]) -> list[Costly]:
    """Those that cost most, if it is clear that they did."""
    worst = sorted(closer, key=lambda cost: (-cost.weight, cost.moment))
    found: list[Costly] = []
    for cost in worst:
        if len(found) < COSTLY and cost.better and cost.margin.is_clear:
            moment = course.moments[cost.moment]
            played = [action.text for action in moment.actions]
            found.append(
                Costly(
                    moment.ply,
                    moment.seat,
                    moment.turn,
                    cost.margin,
                    cost.chance,
                    played,
                    list(cost.better),
                    in_words(moment, played, cost.better, cost.reasons),
                )
            )
    return found


def _shares(course: Course, curve: Sequence[Point], costs: Sequence[Cost]) -> list[Share]:
    """What somebody's decision takes from its own chance, the others gain by their chances. Only
    what clearly cost something counts: sums of many small doubts would look like faults."""
    seats = course.end.seats
    own: list[list[Sample]] = [[] for _ in range(seats)]
    gifts: list[list[Sample]] = [[] for _ in range(seats)]
    points: list[list[Sample]] = [[] for _ in range(seats)]
    for cost in costs:
        if not cost.margin.is_clear:
            continue
        moment = course.moments[cost.moment]
        chances = [chance.mean for chance in curve[moment.turn].chances]
        others = max(1e-9, 1 - chances[moment.seat])
        own[moment.seat].append(_times(cost.chance, -1.0))
        points[moment.seat].append(cost.margin)
        for seat in range(seats):
            if seat != moment.seat:
                gifts[seat].append(_times(cost.chance, chances[seat] / others))
    found = []
    for seat in range(seats):
        start, end = curve[0].chances[seat], curve[-1].chances[seat].mean
        decisions, rivals = _sum(own[seat]), _sum(gifts[seat])
        rest = end - start.mean - decisions.mean - rivals.mean
        spread = _sum([start, decisions, rivals]).spread
        luck = Sample(rest, spread)
        found.append(Share(seat, start, end, decisions, rivals, luck, _sum(points[seat])))
    return found


def _times(sample: Sample, factor: float) -> Sample:
    return Sample(sample.mean * factor, sample.spread * abs(factor))


def _sum(samples: Sequence[Sample]) -> Sample:
    """Of figures that were found apart from each other."""
    spread = math.hypot(*(one.spread for one in samples))
    return Sample(math.fsum(one.mean for one in samples), spread)


def _differences(sheets: Sequence[dict[str, Any]]) -> list[Difference]:
    """Biggest first; of several winners their average."""
    first = [sheet["categories"] for sheet in sheets if sheet["rank"] == 1]
    rest = [sheet["categories"] for sheet in sheets if sheet["rank"] != 1]
    if not rest:
        return []

    def mean(of: Sequence[dict[str, Any]], name: str) -> float:
        return float(sum(one.get(name, 0) for one in of)) / len(of)

    names = list(dict.fromkeys(name for sheet in (*first, *rest) for name in sheet))
    found = [Difference(name, mean(first, name), mean(rest, name)) for name in names]
    return sorted(found, key=lambda one: -abs(one.winner - one.others))
