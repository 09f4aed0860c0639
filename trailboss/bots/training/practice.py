"""Practice: a value gets better by game after game, and is taught after every round of them.

What a position was foretold to come to is compared with what was foretold a turn later, and so on
to the end of the game (temporal differences); what the value missed is learned by a few small
networks (`minds`), a little after every round, from the games of the last rounds. So whoever
overrates something plays for it in the next round, and finds out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from trailboss.bots.craft import AnyCraft, craft
from trailboss.bots.judgement import network_for
from trailboss.bots.training.correction import returns
from trailboss.bots.training.fit import fit
from trailboss.bots.training.gate import compare
from trailboss.bots.training.minds import Minds
from trailboss.bots.training.samples import Samples, joined, keep, kept
from trailboss.bots.training.self_play import Learner, Lesson, play
from trailboss.bots.training.train import whims
from trailboss.bots.value import MARGIN, Array, Correction, Network, load, save, together
from trailboss.bots.workers import ALONE, Workers
from trailboss.kernel import registry
from trailboss.kernel.dice import Dice, seed_bytes
from trailboss.kernel.errors import BadOption
from trailboss.kernel.option import read_options

Tell = Callable[[str], None]

TRACE = 0.8
"""How much of what a position is taught comes from further on than the next turn."""
RATE = 8e-4
LAST_RATE = 0.1
"""Of the rate, that is left in the last round."""
HEATS = (0.05, 0.3, 0.8)
"""How softly players choose, in points: some nearly as well as they can."""
PLANNED = 3
"""One player in so many follows a plan besides, where the craft has plans."""
MOST = 90.0
"""Points: no position is taught to be worth more."""
EXPLAINED = 6
"""Epochs for the network that explains, which is fitted to the last games."""


@dataclass(frozen=True)
class Practice:
    """How much to play. Equal ones on one worker give equal weights."""

    game: str
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    rounds: int = 40
    games: int = 300
    """In each round."""
    remembered: int = 8
    """Games of so many rounds are learned from together."""
    gate_deals: int = 200
    """At most so many duplicate deals decide at the end whether the new weights stay."""


@dataclass(frozen=True)
class _Table:
    """Where it is practised."""

    practice: Practice
    craft: AnyCraft
    options: dict[str, Any]
    people: int
    setting: str
    first: Network


def practise(
    practice: Practice, folder: Path, *, workers: Workers = ALONE, tell: Tell = print
) -> Network | None:
    """Go on where ``folder`` says that an earlier run has stopped. None if the new weights do not
    beat those of the package, or those that stand in for them."""
    folder.mkdir(parents=True, exist_ok=True)
    table = _table(practice)
    _must_be_of(folder, table)
    done = _rounds_done(folder)
    if done > practice.rounds:
        raise BadOption(
            f"{folder} has {done} rounds already, more than the {practice.rounds} wanted"
        )
    minds: Minds | None = None
    for number in range(done, practice.rounds):
        before = folder / f"minds-{number - 1}.npz"
        minds = Minds.load(before) if number else None
        samples = _round(table, minds, number, folder, workers)
        if minds is None:
            minds = Minds(samples.features, practice.seed)
        off = _teach(table, minds, samples, number)
        minds.save(folder / f"minds-{number}.npz")
        before.unlink(missing_ok=True)
        points = float(samples.outcomes[:, :-2].sum(axis=1).mean())
        tell(f"round {number}: {points:.1f} points a seat, {off:.2f} off from turn to turn")
    return _best(table, folder, workers, tell)


def _must_be_of(folder: Path, table: _Table) -> None:
    """Games of another table, or dealt by another seed, are not gone on with."""
    practice = table.practice
    ours = {
        "game": practice.game,
        "seats": practice.seats,
        "options": table.options,
        "seed": practice.seed,
        "games": practice.games,
        "remembered": practice.remembered,
    }
    path = folder / "practice.json"
    if not path.exists():
        path.write_text(json.dumps(ours, indent=1), encoding="utf-8")
    elif json.loads(path.read_text(encoding="utf-8")) != json.loads(json.dumps(ours)):
        raise BadOption(f"{folder} is where something else was practised: see {path}")


def _rounds_done(folder: Path) -> int:
    """By an earlier run: only what came of the last one is kept."""
    done = [int(path.stem.removeprefix("minds-")) + 1 for path in folder.glob("minds-*.npz")]
    return max(done, default=0)


def _table(practice: Practice) -> _Table:
    rules = registry.load(practice.game)
    known = craft(practice.game)
    options = read_options(rules.options, practice.options)
    start = rules.start(practice.seats, 1, options)
    if not known.prior:
        raise BadOption(f"{practice.game} is not judged turn by turn: there is nothing to practise")
    people = practice.seats - len(rules.meta.automated(options))
    return _Table(practice, known, options, people, known.setting(start), network_for(known, start))


# ---- games


def _round(
    table: _Table, minds: Minds | None, number: int, folder: Path, workers: Workers
) -> Samples:
    """The games of this round and of a few before it."""
    path = folder / f"samples-{number}.npz"
    if not path.exists():
        keep(path, joined(list(workers.run(play, _lessons(table, minds, number)))))
    oldest = max(0, number - table.practice.remembered + 1)
    (folder / f"samples-{oldest - 1}.npz").unlink(missing_ok=True)
    return joined([kept(folder / f"samples-{i}.npz") for i in range(oldest, number + 1)])


def _lessons(table: _Table, minds: Minds | None, number: int) -> list[Lesson]:
    practice, known = table.practice, table.craft
    seed = seed_bytes(practice.seed) + f" round {number}".encode()
    dice = Dice(seed)
    players = [table.first]
    if minds is not None:
        alone = [minds.layers([mind]) for mind in minds.all]
        players = [_with(table.first, layers, known.clock) for layers in (*alone, minds.layers())]
    lessons = []
    for game in range(practice.games):
        learners = []
        for _ in range(table.people):
            who = players[dice.below(len(players))]
            heat = HEATS[dice.below(len(HEATS))]
            planned = known.plans and not dice.below(PLANNED)
            wanted = whims(known, dice, who.features) if planned else ()
            learners.append(Learner(who, heat, whims=wanted))
        deal = seed_bytes(seed + b" game " + game.to_bytes(8, "big"))
        lessons.append(Lesson(practice.game, practice.seats, table.options, deal, tuple(learners)))
    return lessons


# ---- learning


def _with(first: Network, layers: Any, clock: str) -> Network:
    """The same opinion, and what was learned since."""
    none: Array = np.zeros(len(first.features), np.float32)
    old = first.correction or Correction(none, none, 0.0, 0.0, clock)
    added = old._replace(hidden=together(old.hidden, layers))
    return replace(first, correction=added, aim=MARGIN)


def _teach(table: _Table, minds: Minds, samples: Samples, number: int) -> float:
    """One lesson; how far off the forecasts were before it, in points."""
    practice = table.practice
    x = samples.features
    final = samples.outcomes[:, :-2].sum(axis=1) - samples.outcomes[:, -2]
    live = x[:, table.first.features.index(table.craft.clock)] > 0
    known = _with(table.first, minds.layers(), table.craft.clock).values(x)
    wanted = returns(np.where(live, known, final), final, samples.lines, TRACE)
    wanted = np.clip(wanted, -MOST, MOST)
    rate = RATE * (1 - (1 - LAST_RATE) * number / practice.rounds)
    missed = wanted - table.first.values(x)
    oldest = max(0, number - practice.remembered + 1)
    games = oldest * practice.games + samples.lines // max(1, table.people)
    minds.learn(x[live], missed[live], games[live], rate, practice.seed)
    return float(np.sqrt(((wanted - known)[live] ** 2).mean()))


def _best(table: _Table, folder: Path, workers: Workers, tell: Tell) -> Network | None:
    practice, first = table.practice, table.first
    last = practice.rounds - 1
    minds = Minds.load(folder / f"minds-{last}.npz")
    oldest = max(0, last - practice.remembered + 1)
    samples = joined([kept(folder / f"samples-{i}.npz") for i in range(oldest, last + 1)])
    explaining = fit(
        samples,
        first.features,
        first.categories,
        seed=practice.seed,
        epochs=EXPLAINED,
        start=first,
    )
    found = replace(_with(first, minds.layers(), table.craft.clock), layers=explaining.layers)
    verdict = compare(
        practice.game,
        practice.seats,
        table.options,
        found,
        first,
        practice.seed,
        practice.gate_deals,
        workers,
    )
    tell(f"against those it began with: {json.dumps(verdict.to_json())}")
    if not verdict.stays:
        return None
    told = {
        "seed": practice.seed,
        "rounds": practice.rounds,
        "games": practice.games,
        "verdict": verdict.to_json(),
    }
    note = {
        **first.note,
        "setting": table.setting,
        "practised": [*first.note.get("practised", ()), told],
    }
    best = replace(found, note=note)
    save(folder / "best.npz", {table.setting: best})
    return load(folder / "best.npz")[table.setting]
