"""How far foretold chances keep their word: games among bots, and what was foretold on the way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from trailboss.bots.calibration import Calibration
from trailboss.bots.match import rules_of, seat_bots
from trailboss.bots.outlook import Standing, final_standings, margins, signs
from trailboss.kernel.dice import Dice, seed_bytes
from trailboss.kernel.state import State

BINS = 10
DRAWS = 400
"""How often games are drawn anew to tell how far chance may have moved a figure."""
RIDGE = 1.0
"""How much evidence, in positions, holds the weights at the network's own word."""
STEPS = 20
"""Of Newton's method: then nothing moves any more."""
TINY = 1e-9
TEN = 10.0
"""Points that count like one unit of a logit while the weights are fitted."""


class Trial(NamedTuple):
    """One game to be played and foretold. Plain data: it travels to other processes."""

    game: str
    bots: tuple[str, ...]
    """One for each seat that is not a solo rival's."""
    options: dict[str, Any]
    seed: int
    positions: int
    """Beginnings of turns at which is foretold, evenly over the game."""
    worlds: int


class Foretold(NamedTuple):
    """What was foretold for one seat at one moment, and what came."""

    trial: int
    """The seed of its game."""
    moment: int
    seat: int
    logit: float
    margin: float
    points: float
    now: float
    """Points on the sheet already where those were foretold."""
    won: float
    """The share of the victory."""
    total: int
    rival: float = 0.0
    """Where one plays alone: the solo rival's points less those foretold for it."""


def foretell(trial: Trial) -> list[Foretold]:
    """Play the game, then look at some of its positions with the eyes of every seat."""
    rules = rules_of(trial.game)
    seats = len(trial.bots) + len(rules.meta.automated(trial.options))
    state = rules.start(seats, trial.seed, trial.options)
    seated = seat_bots(rules, trial.bots, seed_bytes(trial.seed))
    kept: list[State] = []
    last = None
    while (decision := state.decision) is not None:
        if decision.seat != last or not kept:
            kept.append(state.clone())
            last = decision.seat
        state.apply(seated[decision.seat].choose(state), decision.seat)
    outcome = final_standings(state)
    first = Dice(f"moments {trial.seed}".encode()).below(1000) / 1000
    step = max(1.0, len(kept) / trial.positions)
    looked = [kept[int(step * (number + first))] for number in range(int(len(kept) / step))]
    found = []
    for moment, position in enumerate(looked):
        seen = signs(position, trial.worlds, f"reliability {trial.seed}")
        by_margin = margins(seen, position.seats)
        for seat, own in seen.items():
            came = outcome[seat]
            found.append(
                Foretold(
                    trial.seed,
                    moment,
                    seat,
                    own.logit.mean,
                    by_margin[seat],
                    own.points.mean,
                    own.now,
                    came.chance.mean,
                    int(came.points.mean),
                    _rivals_more(outcome, position, own.rival),
                )
            )
    return found


def _rivals_more(outcome: Sequence[Standing], position: State, foretold: float) -> float:
    made = [one.points.mean for one in outcome if one.seat in position.automated]
    return made[0] - foretold if made else 0.0


def fitted(rows: Sequence[Foretold]) -> Calibration:
    """By logistic regression, held back a little from leaving the network's own word; points by
    least squares."""
    held = np.asarray(Calibration()[:3])
    x = np.asarray([[1.0, row.logit, row.margin] for row in rows])
    y = np.asarray([row.won for row in rows])
    scale = np.asarray([1.0, 1.0, 1 / TEN])
    weights = _regressed(x * scale, y, held / scale) * scale
    more = np.asarray([row.points - row.now for row in rows])
    came = np.asarray([row.total - row.now for row in rows])
    to_come = float(more @ came / max(1e-9, more @ more))
    rival = float(np.mean([row.rival for row in rows]))
    return Calibration(*(round(float(weight), 4) for weight in (*weights, to_come, rival)))


def _regressed(x: Any, y: Any, held: Any) -> Any:
    """Newton's method; a step that makes things worse is halved."""
    weights = held.copy()
    loss = _loss(x, y, weights, held)
    for _ in range(STEPS):
        chance = _chances(x @ weights)
        slope = x.T @ (y - chance) - RIDGE * (weights - held)
        curve = (x * (chance * (1 - chance))[:, None]).T @ x + RIDGE * np.eye(len(held))
        step = np.linalg.solve(curve, slope)
        while (after := _loss(x, y, weights + step, held)) > loss and np.abs(step).max() > TINY:
            step = step / 2
        weights, loss = weights + step, after
    return weights


def _loss(x: Any, y: Any, weights: Any, held: Any) -> float:
    chance = np.clip(_chances(x @ weights), 1e-12, 1 - 1e-12)
    surprise: float = -np.sum(y * np.log(chance) + (1 - y) * np.log(1 - chance))
    return float(surprise + RIDGE / 2 * np.sum((weights - held) ** 2))


def _chances(logits: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(logits, -30, 30)))


# ---- how well they keep it


class Bin(NamedTuple):
    """Chances of about one size."""

    positions: int
    foretold: float
    came: float


class Reliability(NamedTuple):
    games: int
    positions: int
    bins: list[Bin]
    error: float
    """The expected calibration error: how far off the bins are, on average over positions."""
    error_95: tuple[float, float]
    """Where it lies if the games had been others: from games drawn anew, with repeats."""
    brier: float
    points_error: float
    """How far the foretold points were off: the root of the mean square."""
    points_bias: float
    """Foretold less real points, on average."""


def reliability(rows: Sequence[Foretold], calibration: Calibration) -> Reliability:
    chances = foretold_chances(rows, calibration)
    won = np.asarray([row.won for row in rows])
    trials = np.asarray([row.trial for row in rows])
    bins, error = _binned(chances, won)
    dice = Dice(b"games drawn anew")
    names = np.unique(trials)
    where = [np.flatnonzero(trials == name) for name in names]
    errors = []
    for _ in range(DRAWS):
        drawn = np.concatenate([where[dice.below(len(where))] for _ in where])
        errors.append(_binned(chances[drawn], won[drawn])[1])
    low, high = (float(np.quantile(errors, edge)) for edge in (0.025, 0.975))
    off = np.asarray([calibration.points_of(row.points, row.now) - row.total for row in rows])
    return Reliability(
        len(names),
        len(rows),
        bins,
        error,
        (low, high),
        float(np.mean((chances - won) ** 2)),
        float(math.sqrt(np.mean(off**2))),
        float(np.mean(off)),
    )


def foretold_chances(rows: Sequence[Foretold], calibration: Calibration) -> Any:
    """As people are told them: those of one moment add up to one, unless one plays alone."""
    chances = np.asarray([calibration.chance(row.logit, row.margin) for row in rows])
    moments: dict[tuple[int, int], list[int]] = {}
    for number, row in enumerate(rows):
        moments.setdefault((row.trial, row.moment), []).append(number)
    for together in moments.values():
        if len(together) > 1:
            chances[together] /= chances[together].sum()
    return chances


def _binned(chances: Any, won: Any) -> tuple[list[Bin], float]:
    place = np.minimum((chances * BINS).astype(int), BINS - 1)
    bins = []
    for number in range(BINS):
        here = place == number
        if here.any():
            count = int(here.sum())
            bins.append(Bin(count, float(chances[here].mean()), float(won[here].mean())))
    total = sum(one.positions for one in bins)
    error = sum(one.positions * abs(one.foretold - one.came) for one in bins) / total
    return bins, error
