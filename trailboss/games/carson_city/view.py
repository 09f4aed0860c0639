"""The state as one seat may see it, built by whitelist (CAR-INFO)."""

from trailboss.games.carson_city.components import SIDES
from trailboss.games.carson_city.hidden import hand_is_known
from trailboss.games.carson_city.income import estate, income, price
from trailboss.games.carson_city.odds import chances
from trailboss.games.carson_city.prospects import Prospects
from trailboss.games.carson_city.scoring import total
from trailboss.games.carson_city.shown import (
    Duel,
    Offer,
    ParcelShown,
    PersonaShown,
    Place,
    SpaceShown,
    TilePile,
    TownPlayer,
    TownView,
    WhiteCowboy,
)
from trailboss.games.carson_city.state import (
    EMPTY,
    FIRST_BUILDING,
    HOUSE,
    IN_STOCK,
    IN_SUPPLY,
    NOBODY,
    NOTHING,
    TownState,
)
from trailboss.games.carson_city.steps.duel import DuelTile
from trailboss.games.carson_city.steps.end import must_spend
from trailboss.games.carson_city.steps.estate import robber_of
from trailboss.games.carson_city.steps.place import Placement, crowd_index
from trailboss.games.carson_city.steps.prizes import tile_price
from trailboss.games.carson_city.steps.targets import attackable
from trailboss.games.carson_city.steps.together import Orders, Together, mode_of
from trailboss.games.carson_city.town import EDGE_IDS, EDGES, PARCEL_IDS, PARCELS
from trailboss.kernel.view import head


def view(s: TownState, seat: int | None) -> TownView:
    prospects = Prospects(s)
    return {
        **head(s, seat),
        "round": s.round,
        "index": s.index,
        "start": s.start[:],
        "order": s.order[:],
        "turn_order": _turn_order(s),
        "passed": s.passed[:],
        "personas": _personas(s),
        "track": [_space(s, i) for i in range(len(s.c.spaces))],
        "town": {PARCEL_IDS[parcel]: _parcel(s, parcel, prospects) for parcel in range(PARCELS)},
        "centre": PARCEL_IDS[s.centre],
        "roads": [EDGE_IDS[e] for e in range(EDGES) if s.edges >> e & 1],
        "bridges": [EDGE_IDS[e] for e in sorted(s.board.crossings) if s.edges >> e & 1],
        "river": [PARCEL_IDS[parcel] for parcel in sorted(s.board.river)],
        "crossings": [EDGE_IDS[edge] for edge in sorted(s.board.crossings)],
        "row": _row(s),
        "bag": {b.id: s.bag.count(type) for type, b in enumerate(s.c.buildings)},
        "road_supply": s.road_supply,
        "guns": None if s.guns == NOBODY else s.guns,
        "white": _white(s),
        "duel": _duel(s),
        "pile": _pile(s),
        "players": [_player(s, other, seat) for other in range(s.seats)],
    }


def _turn_order(s: TownState) -> list[int]:
    """The upper track: who chooses after whom, then who places after whom (CAR-FLOW-01)."""
    choosing = any(frame[0] == Placement.name for frame in s.agenda)
    if s.round == 0 or (s.round == 1 and choosing):
        return s.start[:]
    return s.passed[:] if choosing else s.order[:]


def _target(s: TownState, target: int) -> Place:
    if target < s.first_parcel:
        return {"space": s.c.spaces[target].id}
    return {"parcel": PARCEL_IDS[target - s.first_parcel]}


def _personas(s: TownState) -> list[PersonaShown]:
    shown: list[PersonaShown] = []
    for i, id in enumerate(s.c.personas):
        card = s.cards[s.sides[i]][i]
        shown.append(
            {
                "id": id,
                "number": card.number,
                "side": SIDES[card.side],
                "limit": card.limit,
                "seat": s.persona.index(i) if i in s.persona else None,
            }
        )
    return shown


def _seats(bits: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if bits >> seat & 1]


def _space(s: TownState, i: int) -> SpaceShown:
    space = s.c.spaces[i]
    seats = _seats(s.pieces[i], s.seats)
    if space.is_open:
        cowboys = {str(seat): s.crowd[crowd_index(s, seat, i)] for seat in seats}
    else:
        cowboys = {str(seat): 1 for seat in seats}
    return {
        "id": space.id,
        "kind": space.kind,
        "cowboys": cowboys,
        "white": s.white == i,
        "blocked": space.takes_cowboys and i not in s.box.open_in_round[max(1, s.round)],
        "state": "done" if i + 1 < s.index else "now" if i + 1 == s.index else "ahead",
    }


def _parcel(s: TownState, parcel: int, prospects: Prospects) -> ParcelShown:
    if parcel in s.board.river:
        return {"content": "river"}
    target = s.first_parcel + parcel
    content = s.content[parcel]
    owner = s.owner[parcel]
    shown: ParcelShown = {
        "owner": None if owner == NOBODY else owner,
        "content": _content(s, parcel),
        "connected": s.is_connected(parcel),
    }
    if owner == NOBODY:
        shown["price"] = price(s, parcel)
    if s.pieces[target]:
        seats = _seats(s.pieces[target], s.seats)
        shown["cowboys"] = seats
        fights = len(seats) > 1 or (content >= FIRST_BUILDING and seats != [owner])
        if fights and (len(seats) == 1 or not s.options["duel_tiles"]):
            shown["odds"] = chances(s, seats)  # tiles are chosen, not rolled
    if s.white == target:
        shown["white"] = True
    if content >= FIRST_BUILDING:
        shown["income"] = income(s, parcel)
        shown["attackable"] = attackable(s, parcel) and s.white != target
        robber = robber_of(s, parcel)
        if robber != NOBODY:
            shown["robber"] = robber
    elif content == EMPTY:
        shown["would_earn"] = prospects.at(parcel)
    return shown


def _content(s: TownState, parcel: int) -> str | None:
    content = s.content[parcel]
    if content == EMPTY:
        return None
    if content < FIRST_BUILDING:
        return "house" if content == HOUSE else "mountain"
    return s.c.buildings[content - FIRST_BUILDING].id


def _row(s: TownState) -> list[Offer]:
    return [
        {
            "space": s.c.spaces[s.c.construction[place]].id,
            "building": None if type == NOTHING else s.c.buildings[type].id,
            "price": s.c.prices[place],
        }
        for place, type in enumerate(s.row)
    ]


def _white(s: TownState) -> WhiteCowboy:
    if s.white == IN_SUPPLY:
        return {"seat": None}
    seat = s.white_seat()
    return {"seat": seat} if s.white == IN_STOCK else {"seat": seat, **_target(s, s.white)}


def _duel(s: TownState) -> Duel | None:
    """The duel that waits for its tiles."""
    frame = s.agenda[-1] if s.agenda else ()
    if not frame or frame[0] != DuelTile.name:
        return None
    answered = [seat for seat, _ in frame[2]]
    return {
        **_target(s, frame[3]),
        "duellists": [
            {"seat": seat, "firepower": s.firepower(seat), "ready": seat in answered}
            for seat in frame[1]
        ],
    }


def _pile(s: TownState) -> TilePile | None:
    """The discarded duel tiles: how many, and those that nobody can have drawn unseen."""
    if not s.options["duel_tiles"]:
        return None
    kinds = len(s.c.tile_values)
    return {
        "size": len(s.pile),
        "certain": sorted(tile % kinds for tile in s.pile if tile // kinds == s.draws),
    }


def _player(s: TownState, player: int, viewer: int | None) -> TownPlayer:
    card = s.card(player)
    shown: TownPlayer = {
        "persona": None if card is None else card.id,
        "promised": bool(s.promised[player]),
        "cash": s.cash[player],
        "limit": None if card is None else card.limit,
        "over_limit": 0 if card is None else must_spend(s, player),
        "points": s.vp(player),
        "total": total(s, player),
        "cowboys": s.stock[player],
        "supply": s.supply[player],
        "roads": s.roads[player],
        "revolvers": s.revolvers[player],
        "firepower": s.firepower(player),
        "parcels": s.parcels[player],
        "property_tiles": s.tiles_left(player),
        "income": estate(s, player),
        "kept": {b.id: n for b, n in zip(s.c.buildings, s.kept_by(player), strict=True) if n},
        "prices": [tile_price(s, player, place) for place in range(len(s.row))],
    }
    if s.options["duel_tiles"]:
        shown["tile_sum"] = s.tile_sums[player]
        shown["tile_count"] = len(s.hand[player])
        if player == viewer or hand_is_known(s, player):
            kinds = len(s.c.tile_values)
            shown["tiles"] = sorted(tile % kinds for tile in s.hand[player])
    chosen = _chosen(s, player) if player == viewer else None
    if chosen is not None:
        shown["chosen"] = chosen
    moving = _moving(s, player, player == viewer)
    if moving is not None:
        shown["moving"] = moving
    return shown


def _chosen(s: TownState, player: int) -> str | None:
    """What the player has answered in secret so far."""
    frame = s.agenda[-1] if s.agenda else ()
    if not frame or frame[0] not in (DuelTile.name, Orders.name):
        return None
    return DuelTile.answer(frame, player)


def _moving(s: TownState, player: int, own: bool) -> Place | None:
    """The piece that the player is about to move while all place at the same time."""
    frame = s.agenda[-1] if s.agenda else ()
    if not frame or (frame[0] != Together.name and not (frame[0] == Orders.name and own)):
        return None
    mode = mode_of(frame, player)
    return _target(s, mode) if mode >= 0 else None
