"""What a building earns, what a parcel costs: pure functions of the town (CAR-INC, CAR-PRC)."""

from trailboss.games.carson_city.state import (
    EMPTY,
    FIRST_BUILDING,
    HOUSE,
    MOUNTAIN,
    NOBODY,
    TownState,
)
from trailboss.games.carson_city.town import NEIGHBOURS


def income(s: TownState, parcel: int) -> int:
    """The plain income of the building on a parcel."""
    return income_of(s, parcel, s.content[parcel] - FIRST_BUILDING, s.owner[parcel])


def income_of(s: TownState, parcel: int, type: int, seat: int) -> int:
    """What a building of this type would earn there for ``seat``, the rest of the town as it is."""
    building = s.c.buildings[type]
    total = building.fixed + s.board.bonus[type][parcel]
    if building.per_equivalent:
        total += building.per_equivalent * _equivalents(s, parcel, seat)
    if building.own >= 0:
        total += building.per_own * standing(s, seat, building.own)
    if building.per_mountain:
        total += building.per_mountain * _mountains(s, parcel, seat)
    if building.per_empty:
        total += building.per_empty * _empty(s, parcel)
    return max(total, building.least)


def standing(s: TownState, seat: int, type: int) -> int:
    """How many buildings of a type the seat has on the board."""
    code = FIRST_BUILDING + type
    owner = s.owner
    return len([p for p, found in enumerate(s.content) if found == code and owner[p] == seat])


def _equivalents(s: TownState, parcel: int, seat: int) -> int:
    """Houses and what counts as houses next to a parcel, unowned or own (CAR-HEQ-01, 02)."""
    total = 0
    for near in NEIGHBOURS[parcel]:
        content = s.content[near]
        if content != EMPTY and content != MOUNTAIN and s.owner[near] in (NOBODY, seat):
            if content == HOUSE:
                total += s.c.house_equivalent
            else:
                total += s.c.buildings[content - FIRST_BUILDING].equivalent
    return total


def _mountains(s: TownState, parcel: int, seat: int) -> int:
    return len(
        [
            near
            for near in NEIGHBOURS[parcel]
            if s.content[near] == MOUNTAIN and s.owner[near] in (NOBODY, seat)
        ]
    )


def _empty(s: TownState, parcel: int) -> int:
    """Parcels without content, whoever owns them, be they land or not."""
    content = s.content
    return len([near for near in NEIGHBOURS[parcel] if content[near] == EMPTY])


def price(s: TownState, parcel: int) -> int:
    """What a parcel costs: every content on it and around it makes it dearer (CAR-PRC-02)."""
    content = s.content
    occupied = 0 if content[parcel] == EMPTY else 1
    for near in NEIGHBOURS[parcel]:
        if content[near] != EMPTY:
            occupied += 1
    return s.c.parcel_price + s.c.parcel_price_each * occupied


def estate(s: TownState, seat: int) -> int:
    """What all buildings of a seat earn together, before doubling and thefts."""
    return sum(
        income(s, parcel)
        for parcel, owner in enumerate(s.owner)
        if owner == seat and s.content[parcel] >= FIRST_BUILDING
    )
