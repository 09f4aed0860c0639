"""Generation after generation: self-play, fitting, and a match that decides who stays."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from typing import Any

from trailboss.bots.craft import AnyCraft, craft
from trailboss.bots.judgement import network_for
from trailboss.bots.training.correction import correct
from trailboss.bots.training.curve import curve
from trailboss.bots.training.fit import fit
from trailboss.bots.training.fit_linear import fit_linear
from trailboss.bots.training.gate import Verdict, compare
from trailboss.bots.training.samples import Samples, joined, keep, kept
from trailboss.bots.training.self_play import Learner, Lesson, play
from trailboss.bots.value import MARGIN, POINTS, Network, load, save
from trailboss.bots.workers import ALONE, Workers
from trailboss.kernel import registry
from trailboss.kernel.dice import Dice, seed_bytes
from trailboss.kernel.option import read_options

Tell = Callable[[str], None]

WARM = Learner(None, mischief=0.06)
"""The hand-written bot with its mischief, of whom generation 0 is learned."""

KEPT_AFTER = 50
"""Games: a run that is cut off loses no more than these."""
WHIMS = 2
"""Of a player who has only some."""
ZEAL = (0.4, 1.6)
"""How zealously a player follows its plan, at least and at most."""
ASIDE = 0.5
"""How zealously every second one follows another plan beside its own."""
MISCHIEF = 0.01
"""Of players without a plan; plans show enough that is new."""
TEMPERATURES = (0.1, 0.5, 1.0)
"""Of that of a course, by player: some choose nearly as well as they can, some try much."""


@dataclass(frozen=True)
class Course:
    """What to learn, and how much of it. Equal courses on one worker give equal weights."""

    game: str
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    generations: int = 3
    games: int = 400
    """Of self-play in each generation."""
    first_games: int = 400
    """Of the hand-written bot, for generation 0."""
    remembered: int = 3
    """Samples of so many generations are fitted together."""
    temperature: float = 1.0
    """How softly learners choose at most, in points. That costs: seats of Great Western Trail make
    47 points instead of 68, and 59 with 0.25."""
    gate_deals: int = 200
    """At most so many duplicate deals against the generation before decide whether it stays."""
    from_package: bool = False
    """Begin with the weights of the package, or those that stand in for them: generation 0 is the
    first of self-play then."""


def train(course: Course, folder: Path, *, workers: Workers = ALONE, tell: Tell = print) -> Network:
    """Go on where ``folder`` says that an earlier run has stopped; the best network so far."""
    folder.mkdir(parents=True, exist_ok=True)
    known = craft(course.game)
    options = read_options(registry.load(course.game).options, course.options)
    start = registry.load(course.game).start(course.seats, 1, options)
    setting = known.setting(start)
    champion: Network | None = network_for(known, start) if course.from_package else None
    population: list[Network] = [champion] if champion is not None else []
    for generation in range(course.generations + 1):
        path = folder / f"generation-{generation}.npz"
        if path.exists():
            found = load(path)[setting]
            tell(f"generation {generation}: kept from before, {found.note.get('verdict')}")
        else:
            lessons = _lessons(course, options, generation, population)
            samples = _samples(course, lessons, folder, generation, workers, tell)
            found = _fitted(course, known, setting, samples, generation, champion, tell)
            rival = champion or (_by_rule(found) if found.prior else None)
            verdict = _gated(course, options, found, rival, workers)
            found.note["verdict"] = verdict.to_json() if verdict else {"stays": True}
            if champion is None and verdict is not None and not verdict.stays:
                found = _by_rule(found)  # the prior plays better without it
            save(path, {setting: found})
            tell(f"generation {generation}: {json.dumps(found.note)}")
        if champion is None or found.note["verdict"]["stays"]:
            champion = found
            population.append(found)
    assert champion is not None
    save(folder / "best.npz", {setting: champion})
    (folder / "curve.svg").write_text(curve(course.game, setting, _notes(folder, setting)))
    return champion


def _by_rule(network: Network) -> Network:
    """It chooses by the hand-written prior alone."""
    return replace(network, correction=None, aim=POINTS)


def _notes(folder: Path, setting: str) -> list[dict[str, Any]]:
    """Of all generations, the first one first."""
    notes: list[dict[str, Any]] = []
    while (path := folder / f"generation-{len(notes)}.npz").exists():
        notes.append(load(path)[setting].note)
    return notes


def adopted(game: str, network: Network) -> Path:
    """Among the weights of the package from now on."""
    known = craft(game)
    networks = load(known.weights) | {str(network.note["setting"]): network}
    save(known.weights, networks)
    return known.weights


def _samples(
    course: Course,
    lessons: list[Lesson],
    folder: Path,
    generation: int,
    workers: Workers,
    tell: Tell,
) -> Samples:
    """Those of this generation, played now or in a run that was cut off, and of a few before it."""
    path = folder / f"samples-{generation}.npz"
    if not path.exists():
        parts = [
            folder / f"samples-{generation}-from-{first}.npz"
            for first in range(0, len(lessons), KEPT_AFTER)
        ]
        left = next((i for i, part in enumerate(parts) if not part.exists()), len(parts))
        games = workers.run(play, lessons[left * KEPT_AFTER :])
        for number in range(left, len(parts)):
            keep(parts[number], joined(list(islice(games, KEPT_AFTER))))
            played = min(len(lessons), (number + 1) * KEPT_AFTER)
            tell(f"generation {generation}: {played} of {len(lessons)} games")
        keep(path, joined([kept(part) for part in parts]))
        for part in parts:
            part.unlink()
    first = max(0, generation - course.remembered + 1)
    return joined([kept(folder / f"samples-{i}.npz") for i in range(first, generation + 1)])


def _lessons(
    course: Course, options: dict[str, Any], generation: int, population: list[Network]
) -> list[Lesson]:
    """Mostly the newest against itself; a third of the rivals are older, so that nothing that once
    was learned is forgotten."""
    seed = seed_bytes(course.seed) + f" generation {generation}".encode()
    dice = Dice(seed)
    known = craft(course.game)
    rivals = len(registry.load(course.game).meta.automated(options))
    lessons = []
    for number in range(course.games if population else course.first_games):
        learners = []
        for _ in range(course.seats - rivals):
            if not population:
                learners.append(WARM)
                continue
            which = dice.below(3 * len(population))
            who = population[which] if which < len(population) else population[-1]
            heat = course.temperature * TEMPERATURES[dice.below(len(TEMPERATURES))]
            fancies = whims(known, dice, who.features)
            mischief = 0.0 if known.plans else MISCHIEF
            learners.append(Learner(who, heat, mischief, fancies))
        lessons.append(
            Lesson(
                course.game,
                course.seats,
                options,
                seed_bytes(seed + b" game " + number.to_bytes(8, "big")),
                tuple(learners),
            )
        )
    return lessons


def whims(known: AnyCraft, dice: Dice, features: tuple[str, ...]) -> tuple[tuple[str, float], ...]:
    """What a player wants besides winning. Where the craft has plans it follows one or two of them
    through the whole game: what pays only together with other things is seen then. Elsewhere every
    second player has fancies or dislikes, for one or two things or for everything."""
    if known.plans:
        return _planned(known, dice, features)
    names = sorted(name for name in known.whims if name in features)
    if not names or dice.below(2):
        return ()
    liked = dict.fromkeys(names)
    if dice.below(2):
        liked = dict.fromkeys(names[dice.below(len(names))] for _ in range(WHIMS))
    return tuple((name, known.whims[name] / known.young * _about_one(dice)) for name in liked)


def _planned(
    known: AnyCraft, dice: Dice, features: tuple[str, ...]
) -> tuple[tuple[str, float], ...]:
    least, most = ZEAL
    followed = [(_any(known.plans, dice), least + dice.below(1001) / 1000 * (most - least))]
    if dice.below(2):
        followed.append((_any(known.plans, dice), ASIDE))
    wanted: dict[str, float] = {}
    for plan, zeal in followed:
        for name, points in plan.items():
            if name in features:
                wanted[name] = wanted.get(name, 0.0) + points * zeal / known.young
    return tuple(wanted.items())


def _any(plans: Mapping[str, Mapping[str, float]], dice: Dice) -> Mapping[str, float]:
    return plans[sorted(plans)[dice.below(len(plans))]]


def _about_one(dice: Dice) -> float:
    """Normally distributed, as good as: the sum of three even chances."""
    return 2 * sum(dice.below(1001) / 1000 - 0.5 for _ in range(3))


def _fitted(
    course: Course,
    known: AnyCraft,
    setting: str,
    samples: Samples,
    generation: int,
    start: Network | None,
    tell: Tell,
) -> Network:
    note = {
        "generation": generation,
        "seed": course.seed,
        "games": course.games if generation or course.from_package else course.first_games,
        "samples": len(samples.features),
        "setting": setting,
    }
    if known.linear:
        names = known.feature_names(setting)
        return fit_linear(samples, names, known.categories, note=note)
    found = fit(
        samples,
        known.feature_names(setting),
        known.categories,
        seed=course.seed + generation,
        start=start,
        note=note,
        progress=lambda epoch, error: tell(f"  epoch {epoch}: {error:.2f} points off"),
    )
    if not known.prior:
        return found
    names = known.feature_names(setting)
    learned = correct(samples, names, known.prior, known.clock, course.seed + generation)
    tell(f"  turn by turn: {learned.before:.2f} points off, corrected {learned.after:.2f}")
    found.note["turn_by_turn"] = [round(learned.before, 3), round(learned.after, 3)]
    correction = learned.correction
    if start is not None and start.correction is not None:
        correction = start.correction.averaged(correction)
    return replace(found, prior=known.prior, correction=correction, aim=MARGIN)


def _gated(
    course: Course, options: dict[str, Any], new: Network, old: Network | None, workers: Workers
) -> Verdict | None:
    if old is None:
        return None
    return compare(
        course.game, course.seats, options, new, old, course.seed, course.gate_deals, workers
    )
