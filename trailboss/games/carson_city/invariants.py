"""The ledger's invariants (CAR-INV): what holds between any two actions of a game.

`broken` judges one state. What only a change or a whole game can break is left to the tests.
"""

from collections.abc import Callable, Iterator, Sequence

from trailboss.games.carson_city.income import income
from trailboss.games.carson_city.state import (
    EMPTY,
    FIRST_BUILDING,
    HOUSE,
    IN_STOCK,
    IN_SUPPLY,
    MOUNTAIN,
    NOBODY,
    NOTHING,
    TownState,
)
from trailboss.games.carson_city.town import EDGES, ENDS, sides

# ---- pieces


def _cowboys(s: TownState) -> Iterator[str]:
    opens = len(s.c.open_spaces)
    for seat in range(s.seats):
        placed = sum(
            seats >> seat & 1
            for target, seats in enumerate(s.pieces)
            if target not in s.c.open_spaces
        )
        placed += sum(s.crowd[seat * opens : (seat + 1) * opens])
        found = (s.stock[seat], placed, s.supply[seat])
        if sum(found) != s.c.cowboys or min(found) < 0:
            yield f"seat {seat} has cowboys {found}"


def _white_cowboy(s: TownState) -> Iterator[str]:
    if s.white != IN_SUPPLY and s.white_seat() == NOBODY:
        yield "the white cowboy is out without a sheriff"


def _road_pieces(s: TownState) -> Iterator[str]:
    return road_pieces(s, s.edges.bit_count())


def road_pieces(s: TownState, laid: int) -> Iterator[str]:
    """What is wrong with the roads if there are so many pieces on the board."""
    if s.road_supply + sum(s.roads) + laid != s.c.roads or s.road_supply < 0 or min(s.roads) < 0:
        yield f"{s.road_supply} roads in supply, {s.roads} in stocks, {laid} on the board"


def _network(s: TownState) -> Iterator[str]:
    """All roads hang together with the four sides of the centre."""
    centre = sides(s.centre)
    if any(not s.edges >> edge & 1 for edge in centre):
        yield "a side of the centre has no road"
    laid = [edge for edge in range(EDGES) if s.edges >> edge & 1]
    reached = ENDS[centre[0]]
    growing = True
    while growing:
        grown = reached
        for edge in laid:
            if ENDS[edge] & grown:
                grown |= ENDS[edge]
        growing = grown != reached
        reached = grown
    if any(not ENDS[edge] & reached for edge in laid) or reached != s.touched:
        yield "the roads do not hang together"


def _revolvers(s: TownState) -> Iterator[str]:
    yield from revolvers(s, [0] * s.seats)


def revolvers(s: TownState, bought: Sequence[int]) -> Iterator[str]:
    """By seat, what was bought is besides what came with the start and with buildings."""
    for seat in range(s.seats):
        gained = sum(
            s.c.buildings[content - FIRST_BUILDING].revolvers
            for parcel, content in enumerate(s.content)
            if content >= FIRST_BUILDING and s.owner[parcel] == seat
        )
        expected = s.c.starting_revolvers + gained + bought[seat]
        if s.revolvers[seat] != expected:
            yield f"seat {seat} has {s.revolvers[seat]} revolvers, not {expected}"


def _guns(s: TownState) -> Iterator[str]:
    held = s.guns != NOBODY
    placing = s.round and len(s.passed) < s.seats
    if held and (placing or NOBODY in s.persona):
        yield f"seat {s.guns} has the three guns outside the resolution"


# ---- the town


def _houses(s: TownState) -> Iterator[str]:
    houses = s.content.count(HOUSE)
    town = [
        content
        for content in s.content
        if content >= FIRST_BUILDING and s.c.buildings[content - FIRST_BUILDING].town
    ]
    if houses != 1 + len(town):
        yield f"{houses} houses for {len(town)} buildings that bring one"


def _mountains(s: TownState) -> Iterator[str]:
    if s.content.count(MOUNTAIN) != s.board.mountains:
        yield f"{s.content.count(MOUNTAIN)} mountains"


def _buildings(s: TownState) -> Iterator[str]:
    types = len(s.c.buildings)
    for type, building in enumerate(s.c.buildings):
        found = (
            s.bag.count(type)
            + s.row.count(type)
            + sum(s.kept[type::types])
            + s.content.count(FIRST_BUILDING + type)
        )
        if found != building.count:
            yield f"{found} of {building.id}, not {building.count}"


def _property(s: TownState) -> Iterator[str]:
    for seat in range(s.seats):
        owned = s.owner.count(seat)
        if owned != s.parcels[seat] or s.tiles_left(seat) < 0:
            yield f"seat {seat} owns {owned} parcels and counts {s.parcels[seat]}"
        if s.round and owned < s.c.starting_parcels:
            yield f"seat {seat} owns only {owned} parcels"


def _contents(s: TownState) -> Iterator[str]:
    for parcel, content in enumerate(s.content):
        if content >= FIRST_BUILDING and s.owner[parcel] == NOBODY:
            yield f"parcel {parcel} has a building and no owner"
        if parcel not in s.board.land and (content != EMPTY or s.owner[parcel] != NOBODY):
            yield f"parcel {parcel} is no land and not free"


def _incomes(s: TownState) -> Iterator[str]:
    for parcel, content in enumerate(s.content):
        building = s.c.buildings[content - FIRST_BUILDING] if content >= FIRST_BUILDING else None
        if building is None:
            continue
        earned = income(s, parcel)
        unit = building.per_mountain or building.per_equivalent or 1
        if earned % unit or earned < building.least or (not building.earns and earned):
            yield f"a {building.id} earns {earned}"
        if building.fixed and earned != building.fixed:
            yield f"a {building.id} earns {earned}"


# ---- cowboys on their targets


def _targets(s: TownState) -> Iterator[str]:
    allowed = s.open_in_round[s.round]
    for target, seats in enumerate(s.pieces):
        if not seats and s.white != target:
            continue
        if target < s.first_parcel:
            if target not in allowed:
                yield f"a cowboy on {s.c.spaces[target].id}"
            continue
        parcel = target - s.first_parcel
        if parcel not in s.board.land:
            yield f"a cowboy on no land, {parcel}"
        if s.owner[parcel] != NOBODY and s.content[parcel] < FIRST_BUILDING:
            yield f"a cowboy on the owned parcel {parcel}"


def _alone(s: TownState) -> Iterator[str]:
    if s.white not in (IN_STOCK, IN_SUPPLY, *s.c.open_spaces) and s.pieces[s.white]:
        yield "somebody stands beside the white cowboy"


def _left_behind(s: TownState) -> Iterator[str]:
    """What was resolved is cleared away."""
    resolving = s.index > 0
    placing = bool(s.round) and NOBODY not in s.persona and len(s.passed) < s.seats
    for target, seats in enumerate(s.pieces):
        if not seats and s.white != target:
            continue
        if target < s.first_parcel:
            late = resolving and target < s.index - 1
        else:
            owned = s.owner[target - s.first_parcel] != NOBODY
            late = (
                resolving
                and s.index > s.c.space_index["estate_income" if owned else "parcel_purchase"] + 1
            )
        if late or not (resolving or placing):
            yield f"a piece is still on target {target}"


# ---- tracks, row, money


def _pass_track(s: TownState) -> Iterator[str]:
    if len(set(s.passed)) != len(s.passed) or (s.index and len(s.passed) != s.seats):
        yield f"pass track {s.passed}"


def _personas(s: TownState) -> Iterator[str]:
    taken = [persona for persona in s.persona if persona != NOBODY]
    if len(set(taken)) != len(taken):
        yield f"personas {s.persona}"
    placing = len(taken) == s.seats and len(s.passed) < s.seats and s.round
    if placing and s.order:
        numbers = [s.cards[s.persona[seat]].number for seat in s.order]
        if numbers != sorted(numbers):
            yield f"placing order {s.order}"


def _row(s: TownState) -> Iterator[str]:
    between = not s.index and NOBODY in s.persona
    if between and NOTHING in s.row and s.bag:
        yield f"a gap in the row {s.row}"
    gap = s.row.index(NOTHING) if NOTHING in s.row else len(s.row)
    if between and any(type != NOTHING for type in s.row[gap:]):
        yield f"a tile beyond a gap in the row {s.row}"


def _open_spaces(s: TownState) -> Iterator[str]:
    on_sale = [i for i, space in enumerate(s.c.spaces) if space.verb == "buy-points"]
    still = [i for i in on_sale if i in s.open_in_round[s.round]]
    if s.round and still != on_sale[: s.c.rounds + 1 - s.round]:
        yield f"open for points: {still}"


def _money(s: TownState) -> Iterator[str]:
    if min(s.cash) < 0 or min(s.points) < 0:
        yield f"cash {s.cash}, points {s.points}"


def _firepower(s: TownState) -> Iterator[str]:
    if min(s.firepower(seat) for seat in range(s.seats)) < s.c.starting_revolvers:
        yield "somebody has too little firepower"


CHECKS: dict[str, Callable[[TownState], Iterator[str]]] = {
    "CAR-INV-01": _cowboys,
    "CAR-INV-02": _white_cowboy,
    "CAR-INV-03": _road_pieces,
    "CAR-INV-04": _network,
    "CAR-INV-05": _houses,
    "CAR-INV-06": _mountains,
    "CAR-INV-07": _buildings,
    "CAR-INV-08": _property,
    "CAR-INV-09": _contents,
    "CAR-INV-10": _revolvers,
    "CAR-INV-11": _guns,
    "CAR-INV-12": _money,
    "CAR-INV-14": _targets,
    "CAR-INV-15": _alone,
    "CAR-INV-16": _left_behind,
    "CAR-INV-17": _pass_track,
    "CAR-INV-18": _personas,
    "CAR-INV-19": _row,
    "CAR-INV-20": _open_spaces,
    "CAR-INV-22": _firepower,
    "CAR-INV-24": _incomes,
}
