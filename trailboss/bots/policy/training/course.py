"""The course of a training: round after round of games, and lessons from each.

Several learners play games of their own in every round and learn from them; then they are averaged.
A run that was cut off goes on where it stopped. The same seed and number of learners give the same
weights, whoever does the work.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from trailboss.bots.policy.network import PolicyNetwork, green_aim, load
from trailboss.bots.policy.tables import Kind, Tables, tables
from trailboss.bots.policy.training.games import Games, Played
from trailboss.bots.policy.training.student import Batch, Student, mean_of
from trailboss.bots.registry import bot
from trailboss.bots.value import Array
from trailboss.kernel.errors import BadOption

Tell = Callable[[str], None]

EPOCHS: Final = 3
"""How often everything that was remembered of a round is gone through."""
BATCH: Final = 512
TOO_FAR: Final = 0.03
"""Divergence from the policy that played at which a round's lessons end."""
LAST: Final = 0.1
"""What is left of the rate and of curiosity in the last round."""
OLD: Final = 25
"""Every so many rounds the policy is put among the older ones; also when everything is kept."""
TOLD: Final = 10
"""Every so many rounds it is said how the games went."""


@dataclass(frozen=True)
class Course:
    """What is to be learned. Equal ones give equal weights."""

    game: str
    kinds: tuple[Kind, ...]
    seed: int = 1
    rounds: int = 1000
    games: int = 64
    """Of each learner in each round."""
    learners: int = 2
    teacher: str = ""
    """A bot that is watched first, if any."""
    watched: int = 0
    """Rounds of its games."""
    rate: float = 5e-4
    """The length of a step in the first round."""
    curiosity: float = 0.03
    """How much an undecided policy is liked in the first round."""
    begun_with: str = ""
    """The file of a policy to begin with, if any."""


class _Order(NamedTuple):
    """One round of one learner. Plain data: it travels to other processes."""

    course: Course
    number: int
    learner: int
    active: Array
    weights: list[Any]
    moments: list[Any]
    steps: int
    older: list[Any] | None


class _Report(NamedTuple):
    student: Student
    woken: Array
    results: dict[str, list[list[float]]]
    answers: int
    figures: dict[str, float]


def _round(order: _Order) -> _Report:
    course = order.course
    known = tables(course.game, course.kinds)
    student = Student([one.copy() for one in order.weights], order.moments, order.steps)
    older = None if order.older is None else Student(order.older, [])
    seed = [course.seed, order.number, order.learner]
    green = 0.0 if course.begun_with else 1 - order.number / course.rounds
    teacher = bot(course.teacher, course.game) if order.number < course.watched else None
    games = Games(known, order.active, student, older, teacher, green_aim(green), seed)
    played = games.play(course.games)
    figures = _lessons(student, played, order)
    return _Report(student, played.woken, played.results, len(played.answers.given), figures)


def _lessons(student: Student, played: Played, order: _Order) -> dict[str, float]:
    course = order.course
    left = 1 - (1 - LAST) * order.number / course.rounds
    rate, curiosity = course.rate * left, course.curiosity * left
    rng = np.random.default_rng([course.seed, order.number, order.learner, 1])
    copying = order.number < course.watched
    memory = played.answers
    learned = []
    for _ in range(EPOCHS):
        shuffled = rng.permutation(len(memory.given))
        parts = max(1, len(shuffled) // BATCH)
        for rows in np.array_split(shuffled, parts):
            batch = Batch(*[column[rows] for column in memory])
            learned.append(student.learn(batch, rate, curiosity, copying))
        if not copying and np.mean([one.moved for one in learned[-parts:]]) > TOO_FAR:
            break
    spread, moved, error = np.mean(learned, axis=0)
    return {"spread": spread, "moved": moved, "error": error, "explained": played.explained}


class Training:
    """A course on its way."""

    def __init__(self, course: Course, folder: Path) -> None:
        self.course = course
        self.folder = folder
        self.tables: Tables = tables(course.game, course.kinds)
        self.round = 0
        self.active: Array = self.tables.telling()
        self.student = self._beginner()
        self.older: list[list[Any]] = []
        self.curve: list[dict[str, Any]] = []

    def _beginner(self) -> Student:
        answers = self.tables.answers
        if not self.course.begun_with:
            return Student.new(len(self.active), len(answers), self.course.seed)
        network = load(Path(self.course.begun_with))
        known = set(network.columns)
        there = [i for i, name in enumerate(self.tables.columns) if name in known]
        self.active = np.union1d(self.active, np.asarray(there, np.intp))
        names = [self.tables.columns[i] for i in self.active.tolist()]
        return Student.of(network, names, answers, self.course.seed)

    def run(self, jobs: int, tell: Tell) -> PolicyNetwork:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._resume()
        results: dict[str, list[list[float]]] = {}
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            while self.round < self.course.rounds:
                orders = [self._order(learner) for learner in range(self.course.learners)]
                reports = list(pool.map(_round, orders))
                self._learn(reports)
                for report in reports:
                    for kind, games in report.results.items():
                        results.setdefault(kind, []).extend(games)
                if self.round % TOLD == 0:
                    self._tell(results, reports, tell)
                    results = {}
                if self.round % OLD == 0 or self.round == self.course.rounds:
                    self._grow_old()
                    self._keep()
        return self.network()

    def network(self) -> PolicyNetwork:
        names = tuple(self.tables.columns[i] for i in self.active.tolist())
        note = {
            "tables": [kind.label for kind in self.course.kinds],
            "seed": self.course.seed,
            "rounds": self.round,
            "games": self.round * self.course.learners * self.course.games,
        }
        return self.student.network(names, self.tables.answers, note, self.tables.plays)

    def _order(self, learner: int) -> _Order:
        older = None
        if self.older:
            rng = np.random.default_rng([self.course.seed, self.round, learner, 2])
            older = _widened(self.older[int(rng.integers(len(self.older)))], len(self.active))
        student = self.student
        return _Order(
            self.course,
            self.round,
            learner,
            self.active,
            student.weights,
            student.moments,
            student.steps,
            older,
        )

    def _learn(self, reports: list[_Report]) -> None:
        self.round += 1
        self.student = mean_of([report.student for report in reports])
        woken = np.unique(np.concatenate([report.woken for report in reports]))
        if len(woken):
            self.active = np.concatenate([self.active, woken])
            self.student = self.student.widened(len(woken))

    def _tell(
        self, results: dict[str, list[list[float]]], reports: list[_Report], tell: Tell
    ) -> None:
        figures = {
            name: round(float(np.mean([report.figures[name] for report in reports])), 4)
            for name in reports[0].figures
        }
        points = {
            kind: [round(float(np.mean(games)), 1), round(float(np.max(games, axis=1).mean()), 1)]
            for kind, games in sorted(results.items())
        }
        line = {"round": self.round, "columns": len(self.active), "points": points, **figures}
        self.curve.append(line)
        tell(json.dumps(line))

    # ---- what is kept

    def _grow_old(self) -> None:
        self.older.append([one.copy() for one in self.student.weights])

    def _keep(self) -> None:
        arrays: dict[str, Any] = {"active": self.active}
        for name, several in (("weight", self.student.weights), ("moment", self.student.moments)):
            arrays |= {f"{name} {i}": one for i, one in enumerate(several)}
        for number, weights in enumerate(self.older):
            arrays |= {f"older {number} {i}": one for i, one in enumerate(weights)}
        about = {
            "course": asdict(self.course),
            "round": self.round,
            "steps": self.student.steps,
            "weights": len(self.student.weights),
            "older": len(self.older),
            "curve": self.curve,
        }
        arrays["about"] = np.array(json.dumps(about))
        written = self.folder / "training.npz.new"
        with written.open("wb") as file:
            np.savez(file, **arrays)
        written.replace(self.folder / "training.npz")

    def _resume(self) -> None:
        path = self.folder / "training.npz"
        if not path.exists():
            return
        with np.load(path, allow_pickle=False) as arrays:
            about = json.loads(str(arrays["about"]))
            if about["course"] != json.loads(json.dumps(asdict(self.course))):
                raise BadOption(f"{self.folder} holds another course: {about['course']}")
            size = about["weights"]
            self.round, self.active, self.curve = about["round"], arrays["active"], about["curve"]
            self.student = Student(
                [arrays[f"weight {i}"] for i in range(size)],
                [arrays[f"moment {i}"] for i in range(2 * size)],
                about["steps"],
            )
            self.older = [
                [arrays[f"older {number} {i}"] for i in range(size)]
                for number in range(about["older"])
            ]


def _widened(weights: list[Any], columns: int) -> list[Any]:
    student = Student(weights, [np.zeros_like(one) for one in weights * 2])
    return student.widened(columns - len(weights[0])).weights
