"""From options and dice to the first question (CAR-SET)."""

from trailboss.games.carson_city.state import EMPTY, HOUSE, MOUNTAIN, NOTHING, TownState
from trailboss.games.carson_city.town import parcel_at, sides
from trailboss.kernel.errors import BadBox


def set_up(s: TownState) -> None:
    _starting_order(s)
    s.hooks.deal_personas(s)
    _town(s)
    _row(s)
    for seat in range(s.seats):
        _player(s, seat)
    # A stack: what comes first lies on top. One parcel each, then back again (CAR-SET-08).
    s.agenda.append(("round",))
    snake: list[int] = []
    for lap in range(s.c.starting_parcels):
        snake += s.start if lap % 2 == 0 else s.start[::-1]
    s.agenda += [("start_parcel", seat) for seat in reversed(snake)]


def _starting_order(s: TownState) -> None:
    s.start = list(range(s.seats))
    s.dice.shuffle(s.start)


def _town(s: TownState) -> None:
    """The centre with its house and four roads, then the mountains (CAR-SET-04 to 06)."""
    s.centre = _rolled_parcel(s)
    s.content[s.centre] = HOUSE
    for edge in sides(s.centre):
        s.put_road(edge)
        s.road_supply -= 1
    for _ in range(s.board.mountains):
        s.content[_rolled_parcel(s)] = MOUNTAIN


def _rolled_parcel(s: TownState) -> int:
    """Roll until the dice hit an empty parcel of land: white is the column, black the row."""
    faces: int = s.c.setup_dice["faces"]
    offset: int = s.c.setup_dice["offset"]
    inner = range(1 + offset, 1 + faces + offset)
    if not any(_is_free(s, parcel_at(column, row)) for column in inner for row in inner):
        raise BadBox("there are more mountains than parcels that the dice can hit")
    while True:
        white, black = 1 + s.dice.below(faces), 1 + s.dice.below(faces)
        parcel = parcel_at(white + offset, black + offset)
        if _is_free(s, parcel):
            return parcel


def _is_free(s: TownState, parcel: int) -> bool:
    return s.content[parcel] == EMPTY and parcel in s.board.ground


def _row(s: TownState) -> None:
    for type, building in enumerate(s.c.buildings):
        s.bag += [type] * (building.count - s.c.starting_row.count(type))
    for place, type in enumerate(s.c.starting_row):
        s.row[place] = s.dice.take(s.bag) if type == NOTHING else type


def _player(s: TownState, seat: int) -> None:
    s.cash[seat] = s.c.starting_cash
    s.roads[seat] = s.c.starting_roads
    s.road_supply -= s.c.starting_roads
    s.revolvers[seat] = s.c.starting_revolvers
    s.stock[seat] = s.c.starting_cowboys
    s.supply[seat] -= s.c.starting_cowboys
