"""The state as one seat may see it, built by whitelist (CAR-INFO)."""

from typing import Literal

from trailboss.games.carson_city.income import estate, income, price
from trailboss.games.carson_city.plots import Plots
from trailboss.games.carson_city.prospects import Prospects
from trailboss.games.carson_city.scoring import total
from trailboss.games.carson_city.shown import (
    Offer,
    ParcelShown,
    PersonaShown,
    Place,
    SpaceShown,
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
from trailboss.games.carson_city.steps.end import must_spend
from trailboss.games.carson_city.steps.estate import robber_of
from trailboss.games.carson_city.steps.place import Placement, crowd_index
from trailboss.games.carson_city.steps.prizes import tile_price
from trailboss.games.carson_city.steps.targets import attackable
from trailboss.games.carson_city.town import EDGE_IDS, PARCEL_IDS
from trailboss.kernel.secret import SecretQuestion
from trailboss.kernel.view import head


def view(s: TownState, seat: int | None) -> TownView:
    return {
        **head(s, seat),  # type: ignore[typeddict-item]  # it holds nothing of other parts
        "round": s.round,
        "index": s.index,
        "start": s.start[:],
        "order": s.order[:],
        "turn_order": turn_order(s),
        "passed": s.passed[:],
        "personas": personas(s),
        "track": _track(s),
        "town": _town(s),
        "centre": PARCEL_IDS[s.centre],
        "roads": roads(s),
        "row": row(s),
        "bag": bag(s),
        "road_supply": s.road_supply,
        "guns": guns(s),
        "white": white(s),
        "players": [_player(s, other, seat) for other in range(s.seats)],
    }


def turn_order(s: TownState) -> list[int]:
    """The upper track: who chooses after whom, then who places after whom (CAR-FLOW-01)."""
    choosing = is_choosing(s)
    if s.round == 0 or (s.round == 1 and choosing):
        return s.start[:]
    return s.passed[:] if choosing else s.order[:]


def is_choosing(s: TownState) -> bool:
    """Whether personas are being chosen: the placement is still to come."""
    return any(frame[0] == Placement.name for frame in s.agenda)


def bag(s: TownState) -> dict[str, int]:
    return {building.id: s.bag.count(type) for type, building in enumerate(s.c.buildings)}


def guns(s: TownState) -> int | None:
    return None if s.guns == NOBODY else s.guns


def roads(s: TownState) -> list[str]:
    """The lowest bit is the last digit."""
    return [EDGE_IDS[e] for e, laid in enumerate(reversed(f"{s.edges:b}")) if laid == "1"]


def place_of(s: TownState, target: int) -> Place:
    """The space or parcel that a target is."""
    if target < s.first_parcel:
        return {"space": s.c.spaces[target].id}
    return {"parcel": PARCEL_IDS[target - s.first_parcel]}


def personas(s: TownState) -> list[PersonaShown]:
    shown: list[PersonaShown] = []
    for i, card in enumerate(s.cards):
        shown.append(
            {
                "id": card.id,
                "number": card.number,
                "side": card.side,
                "limit": card.limit,
                "seat": s.persona.index(i) if i in s.persona else None,
            }
        )
    return shown


def seats_of(bits: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if bits >> seat & 1]


def _track(s: TownState) -> list[SpaceShown]:
    blocked = blocked_spaces(s)
    return [_space(s, i, blocked) for i in range(len(s.c.spaces))]


def blocked_spaces(s: TownState) -> frozenset[int]:
    """That take cowboys, and none in this round."""
    open_now = s.open_in_round[max(1, s.round)]
    spaces = enumerate(s.c.spaces)
    return frozenset([i for i, space in spaces if space.takes_cowboys and i not in open_now])


def _space(s: TownState, i: int, blocked: frozenset[int]) -> SpaceShown:
    space = s.c.spaces[i]
    return {
        "id": space.id,
        "kind": space.kind,
        "cowboys": cowboys_on(s, i),
        "white": s.white == i,
        "blocked": i in blocked,
        "state": progress(s, i),
    }


def cowboys_on(s: TownState, space: int) -> dict[str, int]:
    seats = seats_of(s.pieces[space], s.seats)
    if s.c.spaces[space].is_open:
        return {str(seat): s.crowd[crowd_index(s, seat, space)] for seat in seats}
    return {str(seat): 1 for seat in seats}


def progress(s: TownState, space: int) -> Literal["done", "now", "ahead"]:
    place = space + 1
    return "done" if place < s.index else "now" if place == s.index else "ahead"


def _town(s: TownState) -> dict[str, ParcelShown]:
    plots = s.plots
    if plots is None or not plots.are_of(s.content, s.owner, s.touched):
        prospects = Prospects(s)
        plots = s.plots = Plots(
            s.content,
            s.owner,
            s.touched,
            {
                parcel: _plot(s, parcel, prospects)
                for parcel in s.board.land
                if s.content[parcel] < FIRST_BUILDING
            },
        )
    empty = plots.shown
    return {PARCEL_IDS[parcel]: _parcel(s, parcel, empty.get(parcel)) for parcel in s.board.land}


def _plot(s: TownState, parcel: int, prospects: Prospects) -> ParcelShown:
    """A parcel without a building, as long as no piece stands there."""
    shown = _ground(s, parcel)
    if s.content[parcel] == EMPTY:
        shown["would_earn"] = prospects.at(parcel)
    return shown


def _ground(s: TownState, parcel: int) -> ParcelShown:
    owner = s.owner[parcel]
    shown: ParcelShown = {
        "owner": None if owner == NOBODY else owner,
        "content": lies_on(s, parcel),
        "connected": s.is_connected(parcel),
    }
    if owner == NOBODY:
        shown["price"] = price(s, parcel)
    return shown


def _parcel(s: TownState, parcel: int, plot: ParcelShown | None) -> ParcelShown:
    target = s.first_parcel + parcel
    if plot is not None and not s.pieces[target] and s.white != target:
        return plot
    content = s.content[parcel]
    owner = s.owner[parcel]
    shown = _ground(s, parcel)
    if s.pieces[target]:
        seats = seats_of(s.pieces[target], s.seats)
        shown["cowboys"] = seats
        fights = len(seats) > 1 or (content >= FIRST_BUILDING and seats != [owner])
        odds = s.hooks.odds(s, seats, ()) if fights else {}
        if odds:
            shown["odds"] = odds
    if s.white == target:
        shown["white"] = True
    if content >= FIRST_BUILDING:
        shown["income"] = income(s, parcel)
        shown["attackable"] = may_be_attacked(s, parcel)
        robber = robber_of(s, parcel)
        if robber != NOBODY:
            shown["robber"] = robber
    if plot is not None and "would_earn" in plot:
        shown["would_earn"] = plot["would_earn"]
    return shown


def may_be_attacked(s: TownState, parcel: int) -> bool:
    return attackable(s, parcel) and s.white != s.first_parcel + parcel


def lies_on(s: TownState, parcel: int) -> str | None:
    content = s.content[parcel]
    if content == EMPTY:
        return None
    if content < FIRST_BUILDING:
        return "house" if content == HOUSE else "mountain"
    return s.c.buildings[content - FIRST_BUILDING].id


def row(s: TownState) -> list[Offer]:
    return [
        {
            "space": s.c.spaces[s.c.construction[place]].id,
            "building": None if type == NOTHING else s.c.buildings[type].id,
            "price": s.c.prices[place],
        }
        for place, type in enumerate(s.row)
    ]


def white(s: TownState) -> WhiteCowboy:
    if s.white == IN_SUPPLY:
        return {"seat": None}
    seat = s.white_seat()
    return {"seat": seat} if s.white == IN_STOCK else {"seat": seat, **place_of(s, s.white)}


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
        "kept": kept(s, player),
        "prices": [tile_price(s, player, place) for place in range(len(s.row))],
    }
    chosen = _chosen(s, player) if player == viewer else None
    if chosen is not None:
        shown["chosen"] = chosen
    return shown


def kept(s: TownState, player: int) -> dict[str, int]:
    numbers = zip(s.c.buildings, s.kept_by(player), strict=True)
    return {building.id: number for building, number in numbers if number}


def _chosen(s: TownState, player: int) -> str | None:
    """What the player has answered in secret so far."""
    frame = s.agenda[-1] if s.agenda else ("",)
    if frame[0] not in s.steps.secret:
        return None
    return SecretQuestion.answer(frame, player)
