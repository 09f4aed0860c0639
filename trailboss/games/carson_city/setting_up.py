"""Carson City set up by hand, at the beginning of a round: cash, cowboys, roads, parcels."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from trailboss.games.carson_city.state import (
    EMPTY,
    FIRST_BUILDING,
    HOUSE,
    IN_SUPPLY,
    NOBODY,
    NOTHING,
    TownState,
)
from trailboss.games.carson_city.steps.row import refill
from trailboss.games.carson_city.town import COLUMNS, PARCEL_INDEX
from trailboss.kernel.setting_up import NOTHING as NONE
from trailboss.kernel.setting_up import NotPossible, Setting, SettingUp, take

MOST_CASH: Final = 200
LAND: Final = "land"
"""A parcel of one's own with nothing built on it."""
_IDS: Final = {index: id for id, index in PARCEL_INDEX.items()}


def _put_round(s: TownState, setting: Setting, value: str) -> None:
    s.round = int(value)


def _put_cash(s: TownState, setting: Setting, value: int) -> None:
    s.cash[setting.seat or 0] = value


def _put_cowboys(s: TownState, setting: Setting, value: int) -> None:
    seat = setting.seat or 0
    s.supply[seat] += s.stock[seat] - value
    s.stock[seat] = value


def _put_roads(s: TownState, setting: Setting, value: int) -> None:
    seat = setting.seat or 0
    s.road_supply += s.roads[seat] - value
    s.roads[seat] = value


# ---- parcels


def _parcel(s: TownState, seat: int, parcel: int) -> Setting:
    here = NONE
    if s.owner[parcel] == seat:
        type = s.building_at(parcel)
        here = s.c.buildings[type].id if type >= 0 else LAND
    words = (NONE, LAND, *(building.id for building in s.c.buildings))
    return Setting("parcel", here, seat, ("parcel", _IDS[parcel]), kind="building", words=words)


def _can_be_owned(s: TownState, seat: int, parcel: int) -> bool:
    return s.owner[parcel] in (seat, NOBODY)


def _put_parcel(s: TownState, setting: Setting, value: str) -> None:
    assert setting.about is not None
    seat, parcel = setting.seat or 0, PARCEL_INDEX[setting.about[1]]
    if s.owner[parcel] == seat:
        _give_up(s, seat, parcel)
    if value == NONE:
        if s.parcels[seat] < s.c.starting_parcels:
            raise NotPossible("too-few-parcels")
        return
    if s.tiles_left(seat) < 1:
        raise NotPossible("no-parcel-tiles-left")
    s.own(seat, parcel)
    if value != LAND:
        _build(s, seat, parcel, value)


def _give_up(s: TownState, seat: int, parcel: int) -> None:
    type = s.building_at(parcel)
    if type >= 0:
        building = s.c.buildings[type]
        s.bag.append(type)
        s.content[parcel] = EMPTY
        s.revolvers[seat] -= building.revolvers
        if building.town:
            houses = [p for p, content in enumerate(s.content) if content == HOUSE]
            gone = max((p for p in houses if p != s.centre), key=lambda p: s.owner[p] == NOBODY)
            s.content[gone] = EMPTY
    s.owner[parcel] = NOBODY
    s.parcels[seat] -= 1
    s._land = None


def _build(s: TownState, seat: int, parcel: int, id: str) -> None:
    if s.content[parcel] != EMPTY:
        raise NotPossible("not-free", "parcel", _IDS[parcel])
    type = next(i for i, building in enumerate(s.c.buildings) if building.id == id)
    if type in s.row and type not in s.bag and s.bag:  # another one takes its place there
        s.row[s.row.index(type)] = s.bag.pop()
    else:
        take(s.bag, type, "building", id)
    s.content[parcel] = FIRST_BUILDING + type
    building = s.c.buildings[type]
    s.revolvers[seat] += building.revolvers
    if building.town:
        s.content[_site(s)] = HOUSE


def _site(s: TownState) -> int:
    """Nobody's land with nothing on it, as near to the centre as there is."""
    free = [p for p in s.board.land if s.content[p] == EMPTY and s.owner[p] == NOBODY]
    if not free:
        raise NotPossible("no-site")
    return min(free, key=lambda parcel: (_distance(s.centre, parcel), parcel))


def _distance(one: int, other: int) -> int:
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)


class TownSettingUp(SettingUp[TownState]):
    def begin_turn(self, s: TownState, seat: int) -> None:
        """The seat chooses its persona first; everybody has the cowboys of the last round back."""
        for one in range(s.seats):
            s.supply[one] = s.c.cowboys - s.stock[one]
            s.persona[one] = NOBODY
            s.promised[one] = 0
            while s.parcels[one] < s.c.starting_parcels:
                s.own(one, _site(s))
        refill(s)
        s.pieces = [0] * len(s.pieces)
        s.crowd = [0] * len(s.crowd)
        s.robbers = []
        s.white, s.guns, s.doubled, s.index = IN_SUPPLY, NOBODY, NOTHING, 0
        s.order = []
        seats = [(seat + i) % s.seats for i in range(s.seats)]
        s.start = s.start or seats
        s.passed = seats
        s.round = max(1, s.round)
        s.agenda = [("placement",), *(("persona", one) for one in reversed(seats))]

    def settings(self, s: TownState) -> list[Setting]:
        rounds = tuple(str(number + 1) for number in range(s.c.rounds))
        found = [Setting("round", str(max(1, s.round)), words=rounds)]
        for seat in range(s.seats):
            found += [
                Setting("cash", s.cash[seat], seat, most=MOST_CASH),
                Setting("cowboys", s.stock[seat], seat, most=s.c.cowboys),
                Setting("roads", s.roads[seat], seat, most=s.roads[seat] + s.road_supply),
                *(_parcel(s, seat, p) for p in s.board.land if _can_be_owned(s, seat, p)),
            ]
        return found

    def put(self, s: TownState, setting: Setting, value: Any) -> None:
        _PUTS[setting.id](s, setting, value)


_PUTS: Final[Mapping[str, Callable[[TownState, Setting, Any], None]]] = {
    "round": _put_round,
    "cash": _put_cash,
    "cowboys": _put_cowboys,
    "roads": _put_roads,
    "parcel": _put_parcel,
}
