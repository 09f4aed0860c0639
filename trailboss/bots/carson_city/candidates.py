"""Which answers deserve a closer look, and how good they seem at first sight."""

from collections.abc import Callable
from typing import Final

from trailboss.bots.carson_city.deputy import building
from trailboss.bots.carson_city.deputy.policy import PLACING, Deputy
from trailboss.bots.carson_city.sheriff import answers as sheriff
from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.town import NEIGHBOURS
from trailboss.kernel.action import PASS, Action

Options = list[Action]
Weighed = list[tuple[float, Action]]

MOST: Final = 6
"""So many answers are compared."""
MOST_PARCELS: Final = 4
"""So many of them at most name a parcel to stake: many are much alike."""
STANDS_OUT: Final = 0.7
"""A target worth so many points more than passing is taken or left for another one, but nobody
passes: the value has seen few who kept many cowboys, and thinks too well of it."""
_ASIDE: Final = frozenset(("road", "back", "lift", "lift-parcel", "lift-white"))
"""Looked at only when the deputy itself would do it."""


def candidates(deputy: Deputy, s: TownState, seat: int, most: int = MOST) -> Weighed:
    """The answers worth comparing, the most promising first, with their worth in points.

    Always at least one; the deputy's own answer is among them.
    """
    options = s.actions(seat)
    if len(options) == 1:
        return [(0.0, options[0])]
    question = s.agenda[-1][0]
    if question in _SETTLED:
        return [(0.0, deputy.choose(s, seat))]
    if question in PLACING:
        return _targets(deputy, s, seat, options, most)
    if question == "persona":
        return _best(deputy.personas(s, seat, options), len(options))
    usual = deputy.choose(s, seat)
    if usual.kind in _ASIDE:
        return [(0.0, usual)]
    options = [action for action in options if action.kind not in _ASIDE]
    weigh = _WEIGHERS.get(question)
    if weigh is not None:
        weighed = weigh(deputy, s, seat, options)
    else:
        weighed = [(0.0, action) for action in options]
    found = [(1e-3 + max(worth for worth, _ in weighed), usual)]
    found += [entry for entry in _best(weighed, most) if entry[1] is not usual]
    return found[:most]


def _best(weighed: Weighed, most: int) -> Weighed:
    return sorted(weighed, key=lambda entry: -entry[0])[:most]


def _targets(deputy: Deputy, s: TownState, seat: int, options: Options, most: int) -> Weighed:
    """Passing is one of them, unless something stands out."""
    legal = set(options)
    found: Weighed = []
    stakes = 0
    for entry in _best(deputy.targets(s, seat), 99):
        action = entry[1]
        if action not in legal or action is PASS:
            continue
        if action.kind.endswith("stake"):
            stakes += 1
            if stakes > MOST_PARCELS:
                continue
        found.append(entry)
        if len(found) == most - 1:
            break
    if PASS in legal and (not found or found[0][0] < STANDS_OUT):
        found.append((0.0, PASS))
    return _best(found, most) if found else [(0.0, deputy.choose(s, seat))]


# ---- questions with many answers


def _start_parcel(deputy: Deputy, s: TownState, seat: int, options: Options) -> Weighed:
    return [(sheriff.start_worth(s, seat, action), action) for action in options]


def _settle(deputy: Deputy, s: TownState, seat: int, options: Options) -> Weighed:
    outlook = deputy.outlook(s, seat)
    return [
        (building.parcel_now(s, seat, building.parcel_of(action), outlook), action)
        for action in options
    ]


def _site(deputy: Deputy, s: TownState, seat: int, options: Options) -> Weighed:
    type = s.agenda[-1][2]
    return [
        (
            building.worth(s, seat, type, building.parcel_of(action))
            if action.kind == "site"
            else 0.0,
            action,
        )
        for action in options
    ]


def _house(deputy: Deputy, s: TownState, seat: int, options: Options) -> Weighed:
    """By what stands around: own things near, or something of others to be spoilt."""
    found: Weighed = []
    for action in options:
        if action.kind != "house":
            found.append((-5.0, action))
            continue
        parcel = building.parcel_of(action)
        value = 2.0 if s.owner[parcel] == seat else 0.0
        if s.owner[parcel] not in (seat, -1):
            value -= 3.0
        for near in NEIGHBOURS[parcel]:
            if s.owner[near] == seat:
                value += 0.5
            elif s.owner[near] >= 0:
                value += 0.2
        found.append((value, action))
    return found


def _amounts(deputy: Deputy, s: TownState, seat: int, options: Options) -> Weighed:
    """Of points for sale or dollars to spend: nothing, a little, half, most, all."""
    last = len(options) - 1
    places = sorted({0, last, last // 2, last * 3 // 4, last // 4, max(0, last - 1)})
    return [(0.0, options[place]) for place in places]


_SETTLED: Final = frozenset(("lay_road", "last_roads"))
"""The deputy follows a plan there: nothing to compare."""
_WEIGHERS: Final[dict[str, Callable[[Deputy, TownState, int, Options], Weighed]]] = {
    "start_parcel": _start_parcel,
    "settle": _settle,
    "site": _site,
    "house": _house,
    "buy_points": _amounts,
    "cash_limit": _amounts,
}
