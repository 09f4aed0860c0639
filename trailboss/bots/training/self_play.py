"""Games to learn from: who plays, and what is remembered of them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from trailboss.bots.craft import AnyCraft, craft
from trailboss.bots.player import Bot
from trailboss.bots.training.samples import Samples
from trailboss.bots.turns import Breadth, soft_choice
from trailboss.bots.value import Network
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.registry import load
from trailboss.kernel.state import State

QUICK = Breadth(rounds=(30, 6, 2), positions=150, draws=1, gambles=4)
"""Many games teach more than few good ones."""


class Learner(NamedTuple):
    """Who plays a seat: a network, or where there is none the hand-written bot."""

    network: Network | None
    temperature: float = 1.0
    """In points: how much worse a way may look and still be tried now and then."""
    mischief: float = 0.0
    """How often any legal answer is taken instead of the chosen one, so that all is seen."""
    whims: tuple[tuple[str, float], ...] = ()
    """Features that count more than they should while the game is young, so that every manner of
    playing is seen: points for each unit of the time that is left."""


class Lesson(NamedTuple):
    """One game to be played. Plain data: it travels to other processes."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: bytes
    learners: tuple[Learner, ...]
    """By seat, those of solo rivals left out."""


def play(lesson: Lesson) -> Samples:
    """The positions at the end of every turn of a learner, and what came of them."""
    known = craft(lesson.game)
    state = load(lesson.game).start(lesson.seats, lesson.seed, lesson.options)
    dice = Dice(lesson.seed + b" learners")
    players = [Player(known, learner, seat, dice) for seat, learner in enumerate(lesson.learners)]
    rows: list[list[float]] = []
    owners: list[int] = []
    while (decision := state.decision) is not None:
        seat = decision.seat
        action = players[seat].choose(state)
        for owner, features in known.lessons(state, seat, action):
            rows.append(features)
            owners.append(owner)
        state.apply(action, seat)
    outcomes = outcomes_of(known, state)
    return Samples(
        np.asarray(rows, np.float32),
        np.asarray([outcomes[seat] for seat in owners], np.float32),
        np.asarray(owners, np.int32),
    )


def outcomes_of(known: AnyCraft, state: State) -> list[list[float]]:
    """By seat: the points of every category, the best rival's total, the share of the victory."""
    sheets = sorted(state.standings(), key=lambda sheet: int(sheet["seat"]))
    winners = sum(sheet["rank"] == 1 for sheet in sheets)
    found = []
    for own in sheets:
        rival = max(sheet["total"] for sheet in sheets if sheet is not own)
        won = 1 / winners if own["rank"] == 1 else 0.0
        points = [float(own["categories"][category]) for category in known.categories]
        found.append([*points, float(rival), won])
    return found


class Player:
    """A learner at a table. It thinks once a turn, and again when luck has spoken."""

    def __init__(
        self,
        known: AnyCraft,
        learner: Learner,
        seat: int,
        dice: Dice,
        breadth: Breadth = QUICK,
    ) -> None:
        self.craft = known
        self.learner = learner
        self.seat = seat
        self.dice = dice
        self.breadth = breadth
        self.network = learner.network
        if self.network is not None and learner.whims:
            self.network = self.network.leaning(dict(learner.whims), known.clock, timed=True)
        self.bot: Bot | None = known.beginner() if learner.network is None else None
        self.plan: list[Action] = []

    def choose(self, state: State) -> Action:
        options = state.actions(self.seat)
        if len(options) == 1:
            if self.plan and self.plan[0] == options[0]:
                self.plan.pop(0)
            return options[0]
        if self.plan and self.plan[0] in options:
            return self.plan.pop(0)
        if self.learner.mischief and self.dice.below(10_000) < self.learner.mischief * 10_000:
            self.plan = []
            return options[self.dice.below(len(options))]
        copy = state.redetermine(self.seat, self.dice)
        if self.bot is not None:
            return self.bot.choose(copy, self.seat)
        assert self.network is not None
        ways = self.craft.ways(self.network, copy, self.seat, self.breadth)
        self.plan = list(soft_choice(ways, self.learner.temperature, self.dice).actions)
        return self.plan.pop(0)
