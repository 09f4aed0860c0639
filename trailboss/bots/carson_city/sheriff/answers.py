"""How sheriff answers every question but the placing of cowboys."""

from collections.abc import Callable

from trailboss.bots.carson_city.sheriff import weights
from trailboss.bots.carson_city.sheriff.land import Land
from trailboss.bots.carson_city.sheriff.targets import Targets
from trailboss.games.carson_city.income import estate, income, price
from trailboss.games.carson_city.red_personas.powers import powers_of_holder, red
from trailboss.games.carson_city.red_personas.steps import owned
from trailboss.games.carson_city.river.board import NAME as RIVER
from trailboss.games.carson_city.river.board import river
from trailboss.games.carson_city.state import (
    EMPTY,
    FIRST_BUILDING,
    HOUSE,
    MOUNTAIN,
    TownState,
)
from trailboss.games.carson_city.steps.prizes import tile_price
from trailboss.games.carson_city.town import NEIGHBOURS, PARCEL_INDEX
from trailboss.kernel.action import PASS, STOP, Action
from trailboss.kernel.step import Frame

Options = list[Action]


def _parcel(action: Action) -> int:
    return PARCEL_INDEX[str(action.args[0])]


def start_parcel(s: TownState, seat: int, options: Options) -> Action:
    """Many mountains around, or near the centre; the second one not too far from the first."""
    return max(options, key=lambda action: start_worth(s, seat, action))


def start_worth(s: TownState, seat: int, action: Action) -> float:
    parcel = _parcel(action)
    if s.content[parcel] != EMPTY:
        return 1.5
    mountains = len([p for p in NEIGHBOURS[parcel] if s.content[p] == MOUNTAIN])
    value = 1.3 * mountains if mountains > 1 else 0.3 * mountains
    if s.is_connected(parcel):
        value += 2.4 if s.parcels[seat] else 1.2
    if RIVER in s.box and parcel in river(s.box).beside:
        value += 0.8
    return value


def persona(s: TownState, seat: int, options: Options) -> Action:
    cash = s.cash[seat] + estate(s, seat)

    def worth(action: Action) -> float:
        card = s.cards[s.c.persona_index[str(action.args[0])]]
        value = weights.PERSONA.get((card.id, card.side), weights.STRANGER)[s.round - 1]
        value -= weights.LOST_OVER_LIMIT * max(0, cash - 5 - card.limit)
        if card.later == "double":
            value = max(value, weights.DOLLAR[s.round - 1] * _best_doubling(s, seat))
        if card.later == "houses":
            value = max(value, float(owned(s, seat, HOUSE)))
        if card.cowboys and s.supply[seat] < len(card.cowboys):
            value -= 1.5
        return value

    return max(options, key=worth)


def _best_doubling(s: TownState, seat: int) -> int:
    by_type: dict[int, int] = {}
    for parcel, owner in enumerate(s.owner):
        if owner == seat and s.content[parcel] >= FIRST_BUILDING:
            type = s.content[parcel]
            by_type[type] = by_type.get(type, 0) + income(s, parcel)
    return max(by_type.values(), default=0)


def settle(s: TownState, seat: int, options: Options) -> Action:
    land = Land(s, seat)
    return max(
        options, key=lambda action: land.parcel(_parcel(action)) + 0.05 * price(s, _parcel(action))
    )


def reward(s: TownState, seat: int, options: Options) -> Action:
    card = s.card(seat)
    assert card is not None
    cash, wait = options[0], options[1]
    now = card.choice * weights.DOLLAR[s.round - 1]
    if card.later == "double":
        return wait if _best_doubling(s, seat) > card.choice + 2 else cash
    if card.later == "houses":
        return wait if owned(s, seat, HOUSE) > now else cash
    if card.later == "mountains":
        return wait if owned(s, seat, MOUNTAIN) > card.choice else cash
    return cash


def recruit(s: TownState, seat: int, options: Options) -> Action:
    """As many as leave money for something to do with them."""
    card = s.card(seat)
    assert card is not None
    prices = dict(card.cowboys)
    left = (6, 5, 4, 0)[s.round - 1]
    for action in reversed([a for a in options if a.kind == "recruit"]):
        if prices[int(action.args[0])] + left <= s.cash[seat] and s.round < s.c.rounds:
            return action
    return PASS


def arm(s: TownState, seat: int, options: Options) -> Action:
    return options[0] if s.cash[seat] >= 12 and s.round < s.c.rounds else PASS


def snatch(s: TownState, seat: int, options: Options) -> Action:
    price = powers_of_holder(s, seat).tile_price
    land = Land(s, seat)
    found = []
    for action in options:
        if action.kind == "snatch":
            place = red(s.box).snatch.index(action)
            worth, site = land.best_site(s.row[place], land.free_sites())
            if site >= 0:
                found.append((worth - price * weights.DOLLAR[s.round - 1], -place, action))
    best = max(found, default=(0.0, 0, PASS))
    return best[2] if best[0] > 1 else PASS


def place(s: TownState, seat: int, options: Options) -> Action:
    return Targets(s, seat).choose(options)


def duel_tile(s: TownState, seat: int, options: Options) -> Action:
    """The weakest tile that probably wins, else the weakest of all."""
    frame = s.agenda[-1]
    rivals = [s.firepower(other) for other in frame[1] if other != seat]
    ahead = s.firepower(seat) - max(rivals)
    for action in options:
        if ahead + int(action.args[0]) >= 4:
            return action
    strongest = options[-1]
    return strongest if ahead + int(strongest.args[0]) >= 2 else options[0]


def first(s: TownState, seat: int, options: Options) -> Action:
    """Also the answer to a question that is not known here."""
    return options[0]


def buy_parcel(s: TownState, seat: int, options: Options) -> Action:
    """What is worth its price, as long as buildings can be paid for afterwards."""
    land = Land(s, seat)
    planned = Targets(s, seat)
    needed = sum(tile_price(s, seat, p) for p in planned.tiles if s.row[p] >= 0)
    waits = len(planned.tiles) > len(land.free_sites())

    def worth(action: Action) -> float:
        parcel = _parcel(action)
        cost = price(s, parcel)
        value = land.parcel(parcel) - cost * weights.DOLLAR[s.round - 1]
        if waits and s.content[parcel] == EMPTY:
            value += 1.5
        if s.cash[seat] - cost < needed and not (waits and s.content[parcel] == EMPTY):
            value -= 1.0
        return value + 0.4

    best = max([a for a in options if a.kind == "buy"], key=worth)
    return best if worth(best) > 0 else PASS


def construction(s: TownState, seat: int, options: Options) -> Action:
    frame = s.agenda[-1]
    land = Land(s, seat)
    type = s.row[frame[2]]
    worth, site = land.best_site(type, land.free_sites())
    cost = tile_price(s, seat, frame[2]) * weights.DOLLAR[s.round - 1]
    if site < 0:
        worth = 0.6 if s.round < s.c.rounds - 1 else 0.0
    return options[0] if worth > cost * 0.8 else PASS


def site(s: TownState, seat: int, options: Options) -> Action:
    """The best parcel, also one that roads would connect."""
    land = Land(s, seat)
    type = s.agenda[-1][2]
    say = s.box.notation
    sites = [_parcel(action) for action in options if action.kind == "site"]
    now = max([(land.worth(type, p), p) for p in sites], default=(0.0, -1))
    worth, parcel = land.best_site(type, land.free_sites())
    better = worth > now[0] + 0.8 and s.c.buildings[type].town and land.roads.to(parcel)
    if parcel >= 0 and better and say.road in options:
        return say.road
    if now[1] >= 0:
        return say.site[now[1]]
    return say.keep


def house(s: TownState, seat: int, options: Options) -> Action:
    """Where it helps oneself most and others least; a parcel of one's own makes it a point more."""
    _, _, type, _, _, at = s.agenda[-1]
    now = s.round - 1
    land = Land(s, seat)
    spare = len(land.free_sites()) > 2 or s.round == s.c.rounds

    def worth(action: Action) -> float:
        parcel = _parcel(action)
        value = 0.0
        for near in NEIGHBOURS[parcel]:
            content = FIRST_BUILDING + type if near == at else s.content[near]
            if content < FIRST_BUILDING:
                continue
            building = s.c.buildings[content - FIRST_BUILDING]
            gain = building.per_equivalent - building.per_empty
            owner = seat if near == at else s.owner[near]
            if owner == seat:
                value += gain * weights.STREAM[now]
            elif s.owner[parcel] != seat:
                value -= 0.4 * gain * weights.STREAM[now]
        if s.owner[parcel] == seat:
            value += weights.FINAL if spare else weights.FINAL - land.parcel(parcel) - 0.6
        elif s.owner[parcel] >= 0:
            value -= 2.5
        return value

    found = [action for action in options if action.kind == "house"]
    return max(found, key=worth) if found else s.box.notation.keep


def consent(s: TownState, seat: int, options: Options) -> Action:
    """A house scores, but it takes a site."""
    parcel = s.agenda[-1][7]
    spare = s.round == s.c.rounds or len(Land(s, seat).free_sites()) > 3
    near_own = any(
        s.owner[p] == seat
        and s.content[p] >= FIRST_BUILDING
        and s.c.buildings[s.content[p] - FIRST_BUILDING].per_equivalent
        for p in NEIGHBOURS[parcel]
    )
    return options[0] if spare or near_own else options[1]


def window(s: TownState, seat: int, options: Options) -> Action:
    land = Land(s, seat)
    found = []
    for action in options:
        if action.kind == "put":
            type = s.c.building_index[str(action.args[0])]
            found.append((land.best_site(type, land.free_sites())[0], action.text, action))
    if found:
        return max(found)[2]
    say = s.box.notation
    if say.road in options and _wanted_edge(s, seat, s.agenda[-1]) >= 0:
        return say.road
    return STOP


def double(s: TownState, seat: int, options: Options) -> Action:
    earned: dict[str, int] = {}
    for parcel, owner in enumerate(s.owner):
        if owner == seat and s.content[parcel] >= FIRST_BUILDING:
            id = s.c.buildings[s.content[parcel] - FIRST_BUILDING].id
            earned[id] = earned.get(id, 0) + income(s, parcel)
    card = s.card(seat)
    assert card is not None

    def worth(action: Action) -> int:
        return card.choice if action.kind == "cash" else earned.get(str(action.args[0]), 0)

    return max([a for a in options if a.kind in ("cash", "double")], key=worth)


def buy_points(s: TownState, seat: int, options: Options) -> Action:
    """All but a reserve; the last round keeps nothing."""
    dollars = s.agenda[-1][2]
    spare = s.cash[seat] - weights.RESERVE[s.round - 1]
    wanted = spare // dollars
    found = [a for a in options if a.kind == "points" and int(a.args[0]) <= wanted]
    return found[-1] if found else PASS


def banker(s: TownState, seat: int, options: Options) -> Action:
    rate = 1 / s.c.final_dollars if s.round == s.c.rounds else weights.DOLLAR[s.round]
    prices = dict(powers_of_holder(s, seat).points)
    found = [a for a in options if a.kind == "points"]
    return max(found, key=lambda a: int(a.args[0]) - rate * prices[int(a.args[0])])


def cash_limit(s: TownState, seat: int, options: Options) -> Action:
    """No more than must be; but the next ten costs little when most of it is lost anyway."""
    least = options[0]
    if least is PASS:
        return PASS
    card = s.card(seat)
    assert card is not None
    must = s.cash[seat] - card.limit
    missing = -must % s.c.limit_dollars
    more = [a for a in options if a.kind == "spend" and int(a.args[0]) == must + missing]
    return more[0] if more and missing <= 3 else least


def lay_road(s: TownState, seat: int, options: Options) -> Action:
    edge = _wanted_edge(s, seat, s.agenda[-2])
    return s.box.notation.lay[edge] if edge >= 0 else s.box.notation.back


def _wanted_edge(s: TownState, seat: int, frame: Frame) -> int:
    """The next edge towards the site that the building in hand wants, -1 for none."""
    if frame[0] == "site":
        types = [frame[2]]
    else:
        types = [type for type, number in enumerate(s.kept_by(seat)) if number]
    land = Land(s, seat)
    for type in types:
        _, parcel = land.best_site(type, land.free_sites())
        if parcel >= 0 and s.c.buildings[type].town and land.roads.to(parcel):
            return land.roads.first_edge(parcel)
    return -1


def last_roads(s: TownState, seat: int, options: Options) -> Action:
    return STOP


ANSWERS: dict[str, Callable[[TownState, int, Options], Action]] = {
    "start_parcel": start_parcel,
    "persona": persona,
    "settle": settle,
    "reward": reward,
    "recruit": recruit,
    "arm": arm,
    "snatch": snatch,
    "place": place,
    "together": place,
    "orders": place,
    "duel_tile": duel_tile,
    "next_duel": first,
    "won_parcel": buy_parcel,
    "buy_parcel": buy_parcel,
    "construction": construction,
    "site": site,
    "house": house,
    "consent": consent,
    "window": window,
    "double": double,
    "buy_points": buy_points,
    "banker": banker,
    "cash_limit": cash_limit,
    "lay_road": lay_road,
    "last_roads": last_roads,
}
"""By the open question."""

ROAD_QUESTIONS = frozenset(("site", "window"))
"""Where a road first may be the answer; elsewhere it is not even looked at."""
