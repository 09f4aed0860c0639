"""The one door for hints, coach and analysis: what a position is worth, and what to do in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from trailboss.bots.calibration import calibration_for
from trailboss.bots.craft import AnyCraft, craft
from trailboss.bots.policy import ways
from trailboss.bots.policy.known import reader_for
from trailboss.bots.search import Effort, Weighed, think
from trailboss.bots.themes import theme_of
from trailboss.bots.turns import Way
from trailboss.bots.value import Array, Network, margins, trained
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import BadOption
from trailboss.kernel.state import State

REASONS = 4
"""How many differences are told for each way."""
LEAST = 0.05
"""Points that a reason must make to be told."""


class Reason(NamedTuple):
    """A feature in which a way's end differs from the alternative's, or a theme of several."""

    feature: str
    change: float
    """How much more of it there is; nothing for a theme, of which there is no more or less."""
    points: float
    """What the value makes of that."""


class RankedTurn(NamedTuple):
    actions: tuple[str, ...]
    worth: float
    """In points of margin, thinking ahead included."""
    margin: float
    win_probability: float
    worlds: int
    """In how many re-dealt worlds it was tried."""
    reasons: tuple[Reason, ...]
    """What speaks for it, and against it, compared with the best other one."""


class Judgement(NamedTuple):
    """Of a seat's position, by what that seat may know."""

    margin: float
    win_probability: float
    categories: dict[str, float]
    """The points expected at the end, by scoring category, if the best turn is played."""
    turns: tuple[RankedTurn, ...]
    """The best first."""


def network_for(known: AnyCraft, state: State) -> Network:
    return _network(known, known.setting(state))


@cache
def _network(known: AnyCraft, setting: str) -> Network:
    """It reads the features of today, whichever there were when it was trained."""
    networks = trained(known.weights)
    for wanted in (setting, *known.stand_ins(setting)):
        if wanted in networks:
            return networks[wanted].reading(known.feature_names(setting))
    raise BadOption(f"nobody has learned {known.game} of the kind '{setting}' yet")


def judge(state: State, seat: int, effort: Effort | None = None) -> Judgement:
    """Of the seat that is asked, by a copy dealt anew for it. Without an effort only the ways of
    the turn are compared, which takes no time to speak of."""
    known = craft(state.game.meta.name)
    network = network_for(known, state)
    copy = copy_for(state, seat)
    found = best_ways(known, network, copy, seat, effort or Effort(seconds=None, worlds=0))
    rows = network.outputs([one.way.features for one in found])
    margin = margins(rows).tolist()
    chance = [
        foretold if one.chance is None else one.chance
        for one, foretold in zip(found, calibrated(known, state, rows), strict=True)
    ]
    turns = tuple(
        RankedTurn(
            tuple(action.text for action in one.way.actions),
            one.worth,
            margin[i],
            chance[i],
            one.worlds,
            reasons(network, one.way, found[1 if i == 0 and len(found) > 1 else 0].way),
        )
        for i, one in enumerate(found)
    )
    foretold = dict(zip(network.categories, rows[0].tolist(), strict=False))
    return Judgement(margin[0], chance[0], foretold, turns)


def best_ways(
    known: AnyCraft,
    network: Network,
    copy: State,
    seat: int,
    effort: Effort,
    picked: Callable[[list[Way]], list[Way]] | None = None,
) -> list[Weighed]:
    """By the policy, or by the value where no policy was learned (see `search.think`). The policy
    tells each answer once."""
    reader = reader_for(known, copy)
    if reader is not None:
        return ways.think(known, reader, copy, seat, effort)
    return think(known, network, copy, seat, effort, picked=picked)


def calibrated(known: AnyCraft, state: State, rows: Array) -> list[float]:
    """The chances to win, as far as the network's word is to be trusted at this kind of table."""
    trusted = calibration_for(known, state)
    pairs = zip(rows[:, -1].tolist(), margins(rows).tolist(), strict=True)
    return [trusted.chance(logit, margin) for logit, margin in pairs]


def copy_for(state: State, seat: int, purpose: str = "judge") -> State:
    """Dealt anew for the seat, in the same way for all positions that look the same to it: whoever
    knows the dice of a re-deal would else read from its outcome what lay where before. Copies for
    different purposes have different dice."""
    copy = state.clone()
    craft(state.game.meta.name).arrange(copy, seat)
    return copy.redetermine(seat, Dice(f"{purpose} {seat} {state.ply}".encode()))


def reasons(network: Network, way: Way, other: Way) -> tuple[Reason, ...]:
    """The features that differ, by what each alone makes of the difference in worth. The prior says
    nothing to people, and is left out."""
    ours, theirs = np.asarray(way.features), np.asarray(other.features)
    told = np.asarray([name != network.prior for name in network.features])
    differing = np.flatnonzero((ours != theirs) & told)
    if not len(differing):
        return ()
    swapped = np.repeat(ours[None, :], len(differing), axis=0)
    swapped[np.arange(len(differing)), differing] = theirs[differing]
    gains = network.values(ours[None, :])[0] - network.values(swapped)
    order = np.argsort(-np.abs(gains))[:REASONS]
    return tuple(
        Reason(
            network.features[differing[i]],
            float(ours[differing[i]] - theirs[differing[i]]),
            float(gains[i]),
        )
        for i in order
    )


def grounds(network: Network, way: Way, other: Way) -> tuple[Reason, ...]:
    """The same by theme: what all the features of a theme together make of the difference."""
    ours, theirs = np.asarray(way.features), np.asarray(other.features)
    members: dict[str, list[int]] = {}
    for number, name in enumerate(network.features):
        if name != network.prior and ours[number] != theirs[number]:
            members.setdefault(theme_of(name), []).append(number)
    if not members:
        return ()
    gains = (_gains(network, ours, theirs, members) - _gains(network, theirs, ours, members)) / 2
    told = (Reason(theme, 0.0, float(gain)) for theme, gain in zip(members, gains, strict=True))
    return tuple(sorted(told, key=lambda one: -abs(one.points))[:REASONS])


def telling(why: Sequence[Reason]) -> list[Reason]:
    """For the better of two lines. Where all reasons together speak for the other one the value is
    wrong about it, and its reasons explain nothing."""
    if sum(one.points for one in why) <= 0:
        return []
    return [one for one in why if abs(one.points) >= LEAST]


def _gains(
    network: Network, ours: Array, theirs: Array, members: Mapping[str, Sequence[int]]
) -> Array:
    """What each theme gains where all else is ours. What it gains where all else is theirs may
    differ much: themes are worth something to each other."""
    swapped = np.repeat(ours[None, :], len(members), axis=0)
    for row, numbers in zip(swapped, members.values(), strict=True):
        row[list(numbers)] = theirs[list(numbers)]
    return np.asarray(network.values(ours[None, :])[0] - network.values(swapped))
