"""Better weights by playing with others: whole games tell which fancies pay.

What is learned turn by turn stays near to how the games were played: who never follows builders up
with buildings learns that builders bring little. So here two players of a game keep opposite
fancies from its first turn to its last, and what the one gains on the other says in which direction
the weights should go: a plan is judged as a whole. Many games with fancies for everything at once,
each drawn anew, tell about all of them together (evolution strategies, with antithetic pairs).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from trailboss.bots.craft import AnyCraft, craft
from trailboss.bots.judgement import network_for
from trailboss.bots.training.gate import compare
from trailboss.bots.training.self_play import Learner, Player
from trailboss.bots.value import Array, Network, load, save
from trailboss.bots.workers import ALONE, Workers
from trailboss.kernel import registry
from trailboss.kernel.dice import Dice, seed_bytes
from trailboss.kernel.option import read_options

Tell = Callable[[str], None]

AHEAD = 2
"""Ends of a turn from which the next one is looked at, at most. Otherwise everybody looks at a turn
as foreman does: what pays with a hurried look need not pay with a whole one."""
MEMORY = 0.7
"""How much of the direction of a step is that of the steps before."""


class Fancy(NamedTuple):
    """One thing that may count more or less than it does now."""

    feature: str
    points: float
    """How much a usual fancy changes what each of it counts, for every unit of the time left."""


@dataclass(frozen=True)
class Tuning:
    """How much to play. Equal ones on one worker give equal weights."""

    game: str
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    steps: int = 6
    games: int = 400
    """In each step; against a solo rival two for each draw of fancies."""
    stride: float = 1.5
    """How far a step goes, in usual fancies."""
    gate_deals: int = 100
    """At most so many duplicate deals decide at the end whether the new weights stay."""


class _Trial(NamedTuple):
    tuning: Tuning
    options: dict[str, Any]
    network: Network
    step: int


def fancies(known: AnyCraft, features: tuple[str, ...]) -> list[Fancy]:
    """Those for things that this kind of table has."""
    return [
        Fancy(name, points / known.young)
        for name, points in sorted(known.whims.items())
        if name in features
    ]


def fancying(network: Network, known: AnyCraft, liked: Sequence[float]) -> Network:
    """The same opinion with so much of each fancy."""
    pairs = zip(fancies(known, network.features), liked, strict=True)
    points = {fancy.feature: fancy.points * much for fancy, much in pairs}
    return network.leaning(points, known.clock, timed=True)


def tune(
    tuning: Tuning, folder: Path, *, workers: Workers = ALONE, tell: Tell = print
) -> Network | None:
    """Go on where ``folder`` says that an earlier run has stopped. None if the tuned weights do not
    beat those of the package, or those that stand in for them."""
    folder.mkdir(parents=True, exist_ok=True)
    known = craft(tuning.game)
    rules = registry.load(tuning.game)
    options = read_options(rules.options, tuning.options)
    start = rules.start(tuning.seats, 1, options)
    setting = known.setting(start)
    first = network_for(known, start)
    network = first
    names = [fancy.feature for fancy in fancies(known, first.features)]
    heading = np.zeros(len(names))
    for step in range(tuning.steps):
        path = folder / f"step-{step}.npz"
        if path.exists():
            network = load(path)[setting]
            heading = np.asarray(network.note["heading"])
            continue
        trial = _Trial(tuning, options, network, step)
        slope, points = _slope(trial, workers)
        heading = MEMORY * heading + (1 - MEMORY) * slope
        stride = heading * tuning.stride / max(1e-9, float(np.linalg.norm(heading)))
        network = fancying(network, known, stride.tolist())
        told = {
            "step": step,
            "points": round(points, 1),
            "slope": round(float(np.linalg.norm(slope)), 2),
        }
        note = {**first.note, **told, "setting": setting, "heading": heading.tolist()}
        network = replace(network, note=note)
        save(path, {setting: network})
        tell(f"step {step}: {json.dumps(told)} {_in_words(names, slope)}")
    verdict = compare(
        tuning.game, tuning.seats, options, network, first, tuning.seed, tuning.gate_deals, workers
    )
    tell(f"against those it began with: {json.dumps(verdict.to_json())}")
    tuned = {
        "seed": tuning.seed,
        "steps": tuning.steps,
        "games": tuning.games,
        "verdict": verdict.to_json(),
    }
    note = {**first.note, "setting": setting, "tuned": [*first.note.get("tuned", ()), tuned]}
    if not verdict.stays:
        return None
    best = replace(network, note=note)
    save(folder / "best.npz", {setting: best})
    return best


def _in_words(names: Sequence[str], slope: Array) -> str:
    order = np.argsort(-np.abs(slope))[:8]
    return ", ".join(f"{names[i]} {slope[i]:+.2f}" for i in order)


def _slope(trial: _Trial, workers: Workers) -> tuple[Array, float]:
    """By fancy: what a usual one gains, in points of the margin; and the mean points of a seat."""
    alone = _people(trial) == 1
    drawn = [_drawn(trial, number) for number in range(trial.tuning.games // (1 + alone))]
    played = list(workers.run(partial(_game, trial), list(enumerate(drawn))))
    liked = np.asarray(drawn)
    gains = np.asarray([gain for gain, _ in played])
    square = liked.T @ liked + np.eye(liked.shape[1])
    return np.linalg.solve(square, liked.T @ gains), float(np.mean([p for _, p in played]))


def _people(trial: _Trial) -> int:
    rules = registry.load(trial.tuning.game)
    return trial.tuning.seats - len(rules.meta.automated(trial.options))


def _seed(trial: _Trial, number: int) -> bytes:
    said = f" step {trial.step} game {number}".encode()
    return seed_bytes(seed_bytes(trial.tuning.seed) + said)


def _drawn(trial: _Trial, number: int) -> list[float]:
    rng = np.random.default_rng(list(_seed(trial, number)))
    size = len(fancies(craft(trial.tuning.game), trial.network.features))
    return [float(one) for one in rng.standard_normal(size)]


def _game(trial: _Trial, numbered: tuple[int, list[float]]) -> tuple[float, float]:
    """What a seat with these fancies gains on average, half of what it is ahead of one with the
    opposite ones; and the mean points of a seat."""
    number, liked = numbered
    known = craft(trial.tuning.game)
    both = [fancying(trial.network, known, [sign * one for one in liked]) for sign in (1, -1)]
    seed = _seed(trial, number)
    people = _people(trial)
    if people == 1:
        results = [_played(trial, known, (network,), seed) for network in both]
        ahead = [points[0] - max(points[1:]) for points in results]
        return (ahead[0] - ahead[1]) / 2, (results[0][0] + results[1][0]) / 2
    seated = tuple(both[(seat + number) % 2] for seat in range(people))
    points = _played(trial, known, seated, seed)
    sums = [[p for p, n in zip(points, seated, strict=True) if n is one] for one in both]
    means = [sum(one) / len(one) for one in sums]
    return (means[0] - means[1]) / 2, sum(means) / 2


def _played(
    trial: _Trial, known: AnyCraft, networks: tuple[Network, ...], seed: bytes
) -> list[float]:
    """The points of every seat, those of solo rivals last."""
    tuning = trial.tuning
    state = registry.load(tuning.game).start(tuning.seats, seed, trial.options)
    breadth = known.breadth._replace(ahead=min(known.breadth.ahead, AHEAD))
    players = [
        Player(known, Learner(network, 0.0), seat, Dice(seed + bytes([seat])), breadth)
        for seat, network in enumerate(networks)
    ]
    while (decision := state.decision) is not None:
        state.apply(players[decision.seat].choose(state), decision.seat)
    sheets = sorted(state.standings(), key=lambda sheet: int(sheet["seat"]))
    return [float(sheet["total"]) for sheet in sheets]
