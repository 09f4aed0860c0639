"""Buying parcels and tiles, and where buildings and houses go, in the town as it is now."""

from trailboss.bots.carson_city.deputy.ground import reached
from trailboss.bots.carson_city.deputy.outlook import Outlook
from trailboss.bots.carson_city.sheriff import weights
from trailboss.bots.carson_city.sheriff.land import Roads
from trailboss.games.carson_city.income import income_of, price
from trailboss.games.carson_city.state import (
    EMPTY,
    FIRST_BUILDING,
    HOUSE,
    MOUNTAIN,
    NOTHING,
    TownState,
)
from trailboss.games.carson_city.steps.prizes import tile_price
from trailboss.games.carson_city.town import CORNERS, NEIGHBOURS, PARCEL_INDEX
from trailboss.kernel.action import PASS, STOP, Action
from trailboss.kernel.step import Frame

Options = list[Action]


def parcel_of(action: Action) -> int:
    return PARCEL_INDEX[str(action.args[0])]


def free_sites(s: TownState, seat: int) -> list[int]:
    """Own empty parcels."""
    content = s.content
    return [p for p, owner in enumerate(s.owner) if owner == seat and content[p] == EMPTY]


def worth(s: TownState, seat: int, type: int, parcel: int) -> float:
    """A building of this type on this parcel, placed now."""
    now = s.round - 1
    building = s.c.buildings[type]
    value = weights.FINAL + weights.REVOLVER[now] * building.revolvers
    if building.earns:
        earned = float(income_of(s, parcel, type, seat))
        if building.per_empty:
            earned *= 0.85  # the town grows
        value += weights.STREAM[now] * earned
    if building.per_equivalent:
        value += weights.LATER[now] * building.per_equivalent  # its house
    if building.equivalent:
        each = 0
        for near in NEIGHBOURS[parcel]:
            what = s.content[near]
            if what >= FIRST_BUILDING and s.owner[near] == seat:
                each += s.c.buildings[what - FIRST_BUILDING].per_equivalent
        value += weights.STREAM[now] * building.equivalent * each
    return value + 0.5 if building.town else value


def best_site(s: TownState, seat: int, type: int, sites: list[int]) -> tuple[float, int]:
    """The best site, also one that one's roads would connect; -1 when there is none."""
    best, at = 0.0, -1
    if s.c.buildings[type].town:
        near = reached(s, seat)
        sites = [parcel for parcel in sites if CORNERS[parcel] & near]
    for parcel in sites:
        value = worth(s, seat, type, parcel)
        if at < 0 or value >= best:
            best, at = value, parcel
    return best, at


def buy_parcel(s: TownState, seat: int, options: Options, outlook: Outlook) -> Action:
    """What is worth its price, as long as buildings can be paid for afterwards."""
    bit = 1 << seat
    waiting = [
        place
        for place, space in enumerate(s.c.construction)
        if s.pieces[space] & bit and s.row[place] != NOTHING
    ]
    needed = sum([tile_price(s, seat, place) for place in waiting])
    types = [s.row[place] for place in waiting] + outlook.kept
    waits = len(types) > len(free_sites(s, seat))
    best, chosen = 0.0, PASS
    for action in options:
        if action.kind != "buy":
            continue
        parcel = parcel_of(action)
        cost = price(s, parcel)
        value = outlook.gross[parcel] - cost * outlook.dollar + 0.4
        if waits and s.content[parcel] == EMPTY:
            value += 1.5
            for type in types:
                if outlook.reachable(type, parcel):
                    value = max(value, 0.6 * outlook.worth(type, parcel) - cost * outlook.dollar)
        elif s.cash[seat] - cost < needed:
            value -= 1.0
        if value > best:
            best, chosen = value, action
    return chosen


def construction(s: TownState, seat: int, options: Options) -> Action:
    place = s.agenda[-1][2]
    value, site = best_site(s, seat, s.row[place], free_sites(s, seat))
    if site < 0:
        value = 0.6 if s.round < s.c.rounds - 1 else 0.0
    cost = tile_price(s, seat, place) * weights.DOLLAR[s.round - 1]
    return options[0] if value > cost * 0.8 else PASS


def site(s: TownState, seat: int, options: Options) -> Action:
    type = s.agenda[-1][2]
    say = s.notation
    best, at = 0.0, -1
    for action in options:
        if action.kind == "site":
            parcel = parcel_of(action)
            value = worth(s, seat, type, parcel)
            if at < 0 or value > best:
                best, at = value, parcel
    if s.roads[seat] and s.c.buildings[type].town and say.road in options:
        value, parcel = best_site(s, seat, type, free_sites(s, seat))
        better = parcel >= 0 and value > best + 0.8 and not s.is_connected(parcel)
        if better and wanted_edge(s, seat, s.agenda[-1]) >= 0:
            return say.road
    return say.site[at] if at >= 0 else say.keep


def house(s: TownState, seat: int, options: Options) -> Action:
    """Where it helps oneself most and others least; a parcel of one's own makes it a point more."""
    _, _, type, _, _, at = s.agenda[-1]
    stream = weights.STREAM[s.round - 1]
    buildings = s.c.buildings
    spare = s.round == s.c.rounds or len(free_sites(s, seat)) > 2
    gains: dict[int, float] = {}
    for parcel, what in enumerate(s.content):
        if parcel == at:
            what, owner = FIRST_BUILDING + type, seat
        else:
            owner = s.owner[parcel]
        if what >= FIRST_BUILDING:
            building = buildings[what - FIRST_BUILDING]
            gain = building.per_equivalent - building.per_empty
            if gain:
                gain_here = gain * stream if owner == seat else -0.4 * gain * stream
                for near in NEIGHBOURS[parcel]:
                    if owner == seat or s.owner[near] != seat:
                        gains[near] = gains.get(near, 0.0) + gain_here
    best, chosen = 0.0, s.notation.keep
    for action in options:
        if action.kind != "house":
            continue
        parcel = parcel_of(action)
        value = gains.get(parcel, 0.0)
        owner = s.owner[parcel]
        if owner == seat:
            value += weights.FINAL if spare else 0.2
        elif owner >= 0:
            value -= 2.5
        if chosen.kind == "keep" or value > best:
            best, chosen = value, action
    return chosen


def consent(s: TownState, seat: int, options: Options) -> Action:
    """A house scores, but it takes a site."""
    if s.round == s.c.rounds or len(free_sites(s, seat)) > 3:
        return options[0]
    for near in NEIGHBOURS[s.agenda[-1][7]]:
        what = s.content[near]
        own = what >= FIRST_BUILDING and s.owner[near] == seat
        if own and s.c.buildings[what - FIRST_BUILDING].per_equivalent:
            return options[0]
    return options[1]


def window(s: TownState, seat: int, options: Options) -> Action:
    sites = free_sites(s, seat)
    best, chosen = 0.0, STOP
    for action in options:
        if action.kind == "put":
            type = s.c.building_index[str(action.args[0])]
            value, _ = best_site(s, seat, type, sites)
            if value > best:
                best, chosen = value, action
    if chosen is STOP and s.notation.road in options and wanted_edge(s, seat, s.agenda[-1]) >= 0:
        return s.notation.road
    return chosen


def lay_road(s: TownState, seat: int, options: Options) -> Action:
    edge = wanted_edge(s, seat, s.agenda[-2])
    wanted = s.notation.lay[edge] if edge >= 0 else s.notation.back
    return wanted if wanted in options else s.notation.back


def wanted_edge(s: TownState, seat: int, frame: Frame) -> int:
    """The next edge towards the site that the building in hand wants, -1 for none."""
    if frame[0] == "site":
        types = [frame[2]]
    else:
        types = [type for type, number in enumerate(s.kept_by(seat)) if number]
    roads = None
    for type in types:
        if not s.c.buildings[type].town:
            continue
        _, parcel = best_site(s, seat, type, free_sites(s, seat))
        if parcel >= 0 and not s.is_connected(parcel):
            roads = roads or Roads(s)
            if roads.to(parcel) <= s.roads[seat]:
                return roads.first_edge(parcel)
    return -1


def parcel_now(s: TownState, seat: int, parcel: int, outlook: Outlook) -> float:
    """A free parcel for a settler, more if it is dear."""
    value = outlook.gross[parcel] + 0.05 * outlook.ground.price[parcel]
    if s.content[parcel] == HOUSE or s.content[parcel] == MOUNTAIN:
        return value
    for type in outlook.offered:
        if outlook.reachable(type, parcel):
            value = max(value, 0.5 * outlook.worth(type, parcel))
    return value
