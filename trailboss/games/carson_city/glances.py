"""The view in pieces, each with what it is made of: for learners, who look at every question."""

from typing import Any, Final

from trailboss.games.carson_city import view
from trailboss.games.carson_city.income import estate, income, price
from trailboss.games.carson_city.scoring import total
from trailboss.games.carson_city.state import FIRST_BUILDING, NOBODY, NOTHING, TownState
from trailboss.games.carson_city.steps.end import must_spend
from trailboss.games.carson_city.steps.estate import robber_of
from trailboss.games.carson_city.steps.prizes import tile_price
from trailboss.games.carson_city.town import PARCEL_IDS
from trailboss.kernel.pieces import Pieces, SeatPiece, TablePiece

Rows = dict[str, dict[str, Any]]
"""Of some spaces or parcels, by id: what one piece tells of each."""
_STATES: Final = {state: {"state": state} for state in ("done", "now", "ahead")}
_PARCELS: Final[dict[tuple[str | None, int, int], dict[str, Any]]] = {}
"""Rows by what they tell, made once: what is the same row need not be compared."""


def _round(s: TownState) -> int:
    return s.round


def _index(s: TownState) -> int:
    return s.index


def _road_supply(s: TownState) -> int:
    return s.road_supply


def _start(s: TownState) -> list[int]:
    return s.start[:]


def _order(s: TownState) -> list[int]:
    return s.order[:]


def _passed(s: TownState) -> list[int]:
    return s.passed[:]


def _centre(s: TownState) -> str:
    return PARCEL_IDS[s.centre]


# ---- spaces and parcels


def _progress(s: TownState) -> Rows:
    return {space.id: _STATES[view.progress(s, i)] for i, space in enumerate(s.c.spaces)}


def _blocked(s: TownState) -> Rows:
    return {s.c.spaces[i].id: {"blocked": True} for i in view.blocked_spaces(s)}


def _on_spaces(s: TownState) -> Rows:
    pieces, white = s.pieces, s.white
    return {
        space.id: {"cowboys": view.cowboys_on(s, i), "white": white == i}
        for i, space in enumerate(s.c.spaces)
        if pieces[i] or white == i
    }


def _land(s: TownState) -> Rows:
    found: Rows = {}
    for parcel in s.board.land:
        owner = s.owner[parcel]
        costs = price(s, parcel) if owner == NOBODY else NOTHING
        like = (view.lies_on(s, parcel), owner, costs)
        shown = _PARCELS.get(like)
        if shown is None:
            whose = {"price": costs} if owner == NOBODY else {"owner": owner}
            shown = _PARCELS[like] = {"content": like[0], **whose}
        found[PARCEL_IDS[parcel]] = shown
    return found


def _connected(s: TownState) -> Rows:
    land = s.board.land
    return {PARCEL_IDS[parcel]: {"connected": True} for parcel in land if s.is_connected(parcel)}


def _on_parcels(s: TownState) -> Rows:
    pieces, white, first = s.pieces, s.white - s.first_parcel, s.first_parcel
    return {
        PARCEL_IDS[parcel]: {
            "cowboys": view.seats_of(pieces[first + parcel], s.seats),
            "white": white == parcel,
        }
        for parcel in s.board.land
        if pieces[first + parcel] or white == parcel
    }


def _incomes(s: TownState) -> Rows:
    return {PARCEL_IDS[parcel]: {"income": income(s, parcel)} for parcel in _built(s)}


def _attackable(s: TownState) -> Rows:
    return {PARCEL_IDS[p]: {"attackable": True} for p in _built(s) if view.may_be_attacked(s, p)}


def _robbed(s: TownState) -> Rows:
    robbed = [(parcel, robber_of(s, parcel)) for parcel in _built(s)] if s.robbers else []
    return {PARCEL_IDS[parcel]: {"robber": seat} for parcel, seat in robbed if seat != NOBODY}


def _built(s: TownState) -> list[int]:
    content = s.content
    return [parcel for parcel in s.board.land if content[parcel] >= FIRST_BUILDING]


# ---- players


def _persona(s: TownState, player: int, viewer: int) -> dict[str, Any]:
    card = s.card(player)
    return {
        "persona": None if card is None else card.id,
        "limit": None if card is None else card.limit,
        "prices": [tile_price(s, player, place) for place in range(len(s.row))],
    }


def _promised(s: TownState, player: int, viewer: int) -> dict[str, Any]:
    return {"promised": bool(s.promised[player])}


def _purse(s: TownState, player: int, viewer: int) -> dict[str, Any]:
    over = 0 if s.card(player) is None else must_spend(s, player)
    return {"cash": s.cash[player], "over_limit": over}


def _points(s: TownState, player: int, viewer: int) -> dict[str, Any]:
    return {"points": s.vp(player), "total": total(s, player)}


def _force(s: TownState, player: int, viewer: int) -> dict[str, Any]:
    return {
        "cowboys": s.stock[player],
        "supply": s.supply[player],
        "revolvers": s.revolvers[player],
        "firepower": s.firepower(player),
    }


def _roads(s: TownState, player: int, viewer: int) -> dict[str, Any]:
    return {"roads": s.roads[player]}


def _property(s: TownState, player: int, viewer: int) -> dict[str, Any]:
    return {"parcels": s.parcels[player], "property_tiles": s.tiles_left(player)}


def _estate(s: TownState, player: int, viewer: int) -> dict[str, Any]:
    return {"income": estate(s, player)}


def _kept(s: TownState, player: int, viewer: int) -> dict[str, Any]:
    return {"kept": view.kept(s, player)}


_TOWN: Final = ("content", "owner")
_FORCE: Final = ("stock", "supply", "revolvers", "guns", "persona", "cards")

PIECES: Final[Pieces] = (
    TablePiece("round", ("round",), _round),
    TablePiece("index", ("index",), _index),
    TablePiece("road_supply", ("road_supply",), _road_supply),
    TablePiece("start", ("start",), _start),
    TablePiece("order", ("order",), _order),
    TablePiece("passed", ("passed",), _passed),
    TablePiece(
        "turn_order", ("round", "start", "order", "passed", view.is_choosing), view.turn_order
    ),
    TablePiece("personas", ("persona", "cards"), view.personas),
    TablePiece("track", ("index",), _progress, ("state",)),
    TablePiece("track", ("round",), _blocked, ("blocked",)),
    TablePiece("track", ("pieces", "crowd", "white"), _on_spaces, ("cowboys", "white")),
    TablePiece("town", _TOWN, _land, ("content", "owner", "price")),
    TablePiece("town", ("touched",), _connected, ("connected",)),
    TablePiece("town", ("pieces", "white"), _on_parcels, ("cowboys", "white")),
    TablePiece("town", _TOWN, _incomes, ("income",)),
    TablePiece("town", (*_TOWN, "white"), _attackable, ("attackable",)),
    TablePiece("town", ("content", "robbers"), _robbed, ("robber",)),
    TablePiece("centre", ("centre",), _centre),
    TablePiece("roads", ("edges",), view.roads),
    TablePiece("row", ("row",), view.row),
    TablePiece("bag", ("bag",), view.bag),
    TablePiece("guns", ("guns",), view.guns),
    TablePiece("white", ("white", "persona", "cards"), view.white),
    SeatPiece(("persona", "limit", "prices"), ("persona", "cards"), _persona),
    SeatPiece(("promised",), ("promised",), _promised),
    SeatPiece(("cash", "over_limit"), ("cash", "persona", "cards"), _purse),
    SeatPiece(("points", "total"), ("points", "cash", "passed", *_TOWN), _points),
    SeatPiece(("cowboys", "supply", "revolvers", "firepower"), _FORCE, _force),
    SeatPiece(("roads",), ("roads",), _roads),
    SeatPiece(("parcels", "property_tiles"), ("parcels",), _property),
    SeatPiece(("income",), _TOWN, _estate),
    SeatPiece(("kept",), ("kept",), _kept),
)
