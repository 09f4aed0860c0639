"""How a game stands for everybody: points expected at the end and chances to win, as samples.

A seat's position is played on in worlds dealt anew for it, until it can be judged, and judged by
the value there. All figures are means over those worlds and say how far chance may have led them
astray. The same position, worlds and purpose give the same figures.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from trailboss.bots.calibration import Calibration, calibration_for
from trailboss.bots.craft import AnyCraft, craft
from trailboss.bots.judgement import copy_for, network_for
from trailboss.bots.search import Worlds
from trailboss.bots.value import Network
from trailboss.kernel.action import Action
from trailboss.kernel.state import State

SURE = 6.0
"""The logit of what is certain, and of the most that a network is believed."""
NINETY_FIVE = 1.96
"""Standard errors to either side of a mean of many: 95 % of such intervals hold the true one."""
Line = Sequence[Action]


class Sample(NamedTuple):
    """A figure found by trying: its mean, and half the width of its 95 % interval."""

    mean: float
    spread: float = 0.0

    @classmethod
    def of(cls, values: Sequence[float]) -> Sample:
        mean = math.fsum(values) / len(values)
        if len(values) < 2:
            return cls(mean)
        variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
        return cls(mean, _width(len(values) - 1) * math.sqrt(variance / len(values)))

    @property
    def is_clear(self) -> bool:
        """Whether it is more than nothing, by its interval."""
        return self.mean > self.spread


def _width(freedom: int) -> float:
    """`NINETY_FIVE` for a mean of few, which is known less well (Student's distribution, by its
    expansion in the number of samples)."""
    z = NINETY_FIVE
    once = (z**3 + z) / (4 * freedom)
    return z + once + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


class End(NamedTuple):
    """Where one play-out was judged, for the seat that it was played for."""

    worth: float
    """On the scale of the value, by which lines are compared."""
    points: float
    """Own ones at the end of the game, as the value foretells them."""
    now: float
    """Own ones if the game ended there."""
    rival: float
    """Those of the best rival."""
    margin: float
    """Own points less the best rival's, as well as the value can tell."""
    logit: float
    """Of the chance to win, as the network says it."""
    features: tuple[float, ...]


class Standing(NamedTuple):
    """How the game stands for one seat."""

    seat: int
    points: Sample
    chance: Sample


def ends(
    state: State, seat: int, lines: Sequence[Line], worlds: int, purpose: str
) -> list[list[End]]:
    """By line of actions and by world: what it comes to when the seat begins so. All lines meet
    the same worlds. ``state`` may be the true one: it is dealt anew for the seat first."""
    known = craft(state.game.meta.name)
    network = network_for(known, state)
    copy = copy_for(state, seat, purpose)
    # A position that could be judged as it is would be the same in all worlds.
    at_rest = known.pauses(copy, seat) and not all(lines)
    search = Worlds(known, network, copy, seat, known.horizon + at_rest)
    found: list[list[End]] = [[] for _ in lines]
    for _ in range(worlds):
        seed = copy.dice.below(1 << 30).to_bytes(8, "big")
        met = [search.played(tuple(line), seed) for line in lines]
        for number, end in enumerate(_judged(known, network, met, seat)):
            found[number].append(end)
    return found


def _judged(known: AnyCraft, network: Network, met: list[State], seat: int) -> list[End]:
    """Where one line is played to the end of the game, all are: what came can't be compared with
    what is foretold."""
    judged = []
    for world in met:
        end = _end(known, network, world, seat)
        if end is None:
            break
        judged.append(end)
    else:
        return judged
    for world in met:
        _play_out(known, network, world)
    return [_over(known, network, world, seat) for world in met]


def _end(known: AnyCraft, network: Network, world: State, seat: int) -> End | None:
    """None: the game is over, or so nearly that it must be played to its end."""
    if world.is_over:
        return None
    if known.last_look is None:
        features = tuple(known.features(world, seat))
        worth = float(network.values([features])[0])
    else:
        best = known.ways(network, world, seat, known.last_look)[0]
        features, worth = best.features, best.worth
    if _no_time_left(network, features):
        return None
    row = network.outputs([features])[0]
    sheets = {sheet["seat"]: sheet["total"] for sheet in world.standings()}
    now = sheets.pop(seat)
    if not _foretells_points(network):
        rival = max(sheets.values())
        return End(worth, worth, now, rival, worth - rival, 0.0, features)
    points, rival = float(row[:-2].sum()), float(row[-2])
    margin = worth if network.prior else points - rival
    logit = min(SURE, max(-SURE, float(row[-1])))
    return End(worth, points, now, rival, margin, logit, features)


def _no_time_left(network: Network, features: tuple[float, ...]) -> bool:
    """Where the value's correction no longer speaks: these are the last turns, and playing them
    tells more."""
    found = network.correction
    return found is not None and features[network.features.index(found.clock)] <= 0


def _play_out(known: AnyCraft, network: Network, world: State) -> None:
    """To the end of the game, in place."""
    policy = known.riders(network, world) or known.quick(world)
    world.quiet = True
    while asked := world.asked:
        world.apply(policy(world, asked[0]), asked[0])


def _over(known: AnyCraft, network: Network, world: State, seat: int) -> End:
    sheets = {sheet["seat"]: sheet for sheet in world.standings()}
    own = sheets.pop(seat)
    rival = max(sheet["total"] for sheet in sheets.values())
    shared = any(sheet["rank"] == 1 for sheet in sheets.values())
    won = (0.5 if shared else 1.0) if own["rank"] == 1 else 0.0
    worth = network.outcome(own["total"], rival, won)
    features = tuple(known.features(world, seat))
    total = own["total"]
    return End(worth, total, total, rival, total - rival, SURE * (2 * won - 1), features)


def _foretells_points(network: Network) -> bool:
    """Where nothing was learned there is only the hand-written prior, which tells own points."""
    return any(bool(np.any(matrix)) for matrix, _ in network.layers)


# ---- the whole table


class Signs(NamedTuple):
    """What a seat's chance is made of."""

    points: Sample
    now: float
    """Points on the sheet already where those were foretold."""
    rival: float
    """The points of a solo rival, as the seat sees them."""
    logit: Sample


def signs(state: State, worlds: int, purpose: str) -> dict[int, Signs]:
    """By seat, those of solo rivals left out: each from what it may know."""
    found = {}
    for seat in range(state.seats):
        if seat not in state.automated:
            (played,) = ends(state, seat, [()], worlds, purpose)
            found[seat] = Signs(
                Sample.of([end.points for end in played]),
                math.fsum(end.now for end in played) / len(played),
                math.fsum(end.rival for end in played) / len(played),
                Sample.of([end.logit for end in played]),
            )
    return found


def margins(found: dict[int, Signs], seats: int) -> dict[int, float]:
    """Own points less the best other's, each as its owner sees them."""
    alone = len(found) < seats  # against a solo rival, whose points only the seat can tell
    return {
        seat: own.points.mean
        - (own.rival if alone else max(s.points.mean for o, s in found.items() if o != seat))
        for seat, own in found.items()
    }


def standings(state: State, worlds: int, purpose: str) -> list[Standing]:
    """How the game stands, seat by seat. Chances add up to one."""
    if state.is_over:
        return final_standings(state)
    calibration = calibration_for(craft(state.game.meta.name), state)
    found = signs(state, worlds, purpose)
    by_margin = margins(found, state.seats)
    chances = {
        seat: calibration.chance(own.logit.mean, by_margin[seat]) for seat, own in found.items()
    }
    if not state.automated:
        total = sum(chances.values())
        chances = {seat: chance / total for seat, chance in chances.items()}
    told = []
    for seat in range(state.seats):
        if seat in found:
            own = found[seat]
            spread = _spread(calibration, chances[seat], own)
            points = Sample(
                calibration.points_of(own.points.mean, own.now),
                calibration.to_come * own.points.spread,
            )
            told.append(Standing(seat, points, Sample(chances[seat], spread)))
        else:
            (other,) = found.values()
            left = 1 - sum(chances.values())
            spread = _spread(calibration, left, other)
            points = Sample(other.rival + calibration.rival, other.points.spread)
            told.append(Standing(seat, points, Sample(left, spread)))
    return told


def _spread(calibration: Calibration, chance: float, own: Signs) -> float:
    """Of a chance, from those of the figures that it is made of."""
    of_signs = math.hypot(
        calibration.trust * own.logit.spread, calibration.margin * own.points.spread
    )
    return min(0.5, chance * (1 - chance) * of_signs)


def final_standings(state: State) -> list[Standing]:
    """Of a game that is over: no samples, but what happened."""
    sheets: list[dict[str, Any]] = sorted(state.standings(), key=lambda sheet: int(sheet["seat"]))
    winners = sum(sheet["rank"] == 1 for sheet in sheets)
    return [
        Standing(
            sheet["seat"],
            Sample(sheet["total"]),
            Sample(1 / winners if sheet["rank"] == 1 else 0.0),
        )
        for sheet in sheets
    ]
