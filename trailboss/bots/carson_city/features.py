"""What counts about a seat when a round begins, in numbers with names that players understand."""

from typing import Final

from trailboss.bots.carson_city.deputy.ground import Ground
from trailboss.bots.craft import POINTS_NOW
from trailboss.games.carson_city.duel_tiles.state import NAME as DUEL_TILES
from trailboss.games.carson_city.duel_tiles.state import tiles
from trailboss.games.carson_city.scoring import board_points, total
from trailboss.games.carson_city.state import (
    EMPTY,
    FIRST_BUILDING,
    HOUSE,
    MOUNTAIN,
    NOTHING,
    TownState,
)
from trailboss.games.carson_city.town import NEIGHBOURS, PARCELS

BUILDINGS: Final = ("ranch", "mine", "shop", "bank", "saloon", "hotel", "church", "prison")
NAMES: Final = (
    "points",
    "board points",
    "cash",
    "cash beyond 20",
    "income",
    *BUILDINGS,
    "houses",
    "mountains",
    "tiles kept",
    "sites at a road",
    "sites off the roads",
    "best tile in reach",
    "next best tile in reach",
    "mountains at a site",
    "homes at a site",
    "roads",
    "revolvers",
    "cowboys",
    "chooses before",
    "parcels",
    "income open to robbers",
    "shared mountains",
    "duel tiles",
)
"""In the order of `of_seat`."""

ROUNDS: Final = (2, 3, 4)
"""Positions are judged when these rounds begin."""
ALL_NAMES: Final = (
    *[
        f"round {number}: {whose}{name}"
        for number in ROUNDS
        for whose in ("", "rivals' ", "best rival's ")
        for name in ("there", *NAMES)
    ],
    POINTS_NOW,
)
"""In the order of `seen_from`: every round has weights of its own."""
_BLOCK: Final = 3 * (1 + len(NAMES))

_ROUNDS_PAID: Final[tuple[float, ...]] = (4.0, 4.0, 3.0, 2.0, 1.0)
"""By round: how often a building pays that is placed in it."""


def seen_from(s: TownState, seat: int) -> list[float]:
    """A seat's own features, those of its rivals on average, and of the one who is ahead, where the
    round has its place. Between rounds it is as if the next one began."""
    ground = Ground(s)
    found = [of_seat(s, ground, other, seat) for other in range(s.seats)]
    own = found[seat]
    rivals = found[:seat] + found[seat + 1 :]
    if len(rivals) == 1:
        mean = best = rivals[0]
    else:
        mean = [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
        best = max(rivals, key=lambda row: _prospect(s, row))
    row = [0.0] * len(ALL_NAMES)
    at = _BLOCK * ROUNDS.index(min(max(s.round, ROUNDS[0]), ROUNDS[-1]))
    row[at : at + _BLOCK] = [1.0, *own, 1.0, *mean, 1.0, *best]
    row[-1] = float(total(s, seat))
    return row


def _prospect(s: TownState, row: list[float]) -> float:
    """Who is ahead, roughly: points, and what income and cash will buy."""
    points, board, cash, _, income = row[:5]
    return points + board + 0.3 * cash + 0.3 * income * _ROUNDS_PAID[s.round]


def of_seat(s: TownState, ground: Ground, seat: int, viewer: int) -> list[float]:
    """As far as the viewer can know."""
    types = len(s.c.buildings)
    standing = ground.standing[seat * types : (seat + 1) * types]
    cash = s.cash[seat]
    houses, mountains, sites = _land(s, seat)
    near = [p for p in sites if ground.distance[p] <= s.roads[seat]]
    best, second = _in_reach(s, ground, seat, sites)
    kept = sum(s.kept_by(seat))
    order = s.passed if s.passed else s.start
    before = s.seats - 1 - order.index(seat) if seat in order else 0
    return [
        float(s.vp(seat)),
        float(board_points(s, seat)),
        float(cash),
        float(max(0, cash - 20)),
        float(ground.estate[seat]),
        *[float(standing[s.c.building_index[id]]) for id in BUILDINGS],
        float(houses),
        float(mountains),
        float(kept),
        float(len(near)),
        float(len(sites) - len(near)),
        best,
        second,
        float(max([_mountains(ground, seat, p) for p in sites], default=0)),
        float(max([_homes(ground, seat, p) for p in near], default=0)),
        float(s.roads[seat]),
        float(s.revolvers[seat]),
        float(s.stock[seat]),
        float(before),
        float(s.parcels[seat]),
        float(sum([ground.earned[p] for p in ground.can_be_robbed if s.owner[p] == seat])),
        float(_shared(s, seat)),
        _tiles_in_hand(s, seat, viewer),
    ]


def _land(s: TownState, seat: int) -> tuple[int, int, list[int]]:
    """Own houses, mountains, and the empty parcels."""
    houses = mountains = 0
    sites = []
    content = s.content
    for parcel, owner in enumerate(s.owner):
        if owner == seat:
            what = content[parcel]
            if what == EMPTY:
                sites.append(parcel)
            elif what == HOUSE:
                houses += 1
            elif what == MOUNTAIN:
                mountains += 1
    return houses, mountains, sites


def _in_reach(s: TownState, ground: Ground, seat: int, sites: list[int]) -> tuple[float, float]:
    """What the two most rewarding tiles of the row would earn to the end on one's sites, in
    dollars, their prices paid."""
    paid = _ROUNDS_PAID[s.round]
    best = second = 0.0
    for place, type in enumerate(s.row):
        if type == NOTHING:
            continue
        building = s.c.buildings[type]
        if not building.earns:
            continue
        most = 0.0
        for parcel in sites:
            if building.town and ground.distance[parcel] > s.roads[seat]:
                continue
            most = max(most, paid * ground.income(s, parcel, type, seat) - s.c.prices[place])
        if most > best:
            best, second = most, best
        elif most > second:
            second = most
    return best, second


def _mountains(ground: Ground, seat: int, parcel: int) -> int:
    return ground.mountains[parcel] + ground.mountains[(seat + 1) * PARCELS + parcel]


def _homes(ground: Ground, seat: int, parcel: int) -> int:
    return ground.homes[parcel] + ground.homes[(seat + 1) * PARCELS + parcel]


def _shared(s: TownState, seat: int) -> int:
    """Dollars that others can take away by buying houses and mountains beside one's buildings."""
    total = 0
    for parcel, owner in enumerate(s.owner):
        what = s.content[parcel]
        if owner != seat or what < FIRST_BUILDING:
            continue
        building = s.c.buildings[what - FIRST_BUILDING]
        if not building.per_mountain and not building.per_equivalent:
            continue
        for near in NEIGHBOURS[parcel]:
            if s.owner[near] < 0:
                if s.content[near] == MOUNTAIN:
                    total += building.per_mountain
                elif s.content[near] == HOUSE:
                    total += building.per_equivalent
    return total


def _tiles_in_hand(s: TownState, seat: int, viewer: int) -> float:
    """The values of one's duel tiles; what others hold is guessed by their number."""
    if DUEL_TILES not in s.things:
        return 0.0
    t = tiles(s)
    if seat == viewer:
        return float(sum(t.held(seat)))
    return len(t.hand[seat]) * sum(t.printed.values) / len(t.printed.values)
