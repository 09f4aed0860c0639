"""The view in pieces, each with what it is made of: for learners, who look at every question."""

from typing import Any, Final

from trailboss.games.great_western_trail import view
from trailboss.games.great_western_trail.cards import hand_is_open
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.pieces import Pieces, SeatPiece, TablePiece


def _active(s: TrailState) -> int:
    return s.active


def _open_hands(s: TrailState) -> int:
    """The seats whose hands everybody sees, as bits."""
    found = 0
    for seat in range(s.seats):
        if hand_is_open(s, seat):
            found |= 1 << seat
    return found


def _purse(s: TrailState, player: int, viewer: int) -> dict[str, Any]:
    return {"money": s.money[player], "tokens": s.tokens[player]}


def _herder(s: TrailState, player: int, viewer: int) -> dict[str, Any]:
    return {"herder": view.herder(s, player)}


def _railroad(s: TrailState, player: int, viewer: int) -> dict[str, Any]:
    return {"engine": s.c.spaces[s.engine[player]]}


def _marker(s: TrailState, player: int, viewer: int) -> dict[str, Any]:
    return {"marker": s.marker[player]}


def _board(s: TrailState, player: int, viewer: int) -> dict[str, Any]:
    return {
        "certificate_limit": s.certificate_limit(player),
        "permanent_certificates": s.permanent_certificates(player),
        "step_limit": s.step_limit(player),
        "hand_limit": s.hand_limit(player),
        "discs": view.discs(s, player),
        "masters": view.masters(s, player),
    }


def _workers(s: TrailState, player: int, viewer: int) -> dict[str, Any]:
    return {"workers": view.workers(s, player)}


def _trophies(s: TrailState, player: int, viewer: int) -> dict[str, Any]:
    return {"outlaws": view.outlaws(s, player), "hazards": view.hazards(s, player)}


def _delivered(s: TrailState, player: int, viewer: int) -> dict[str, Any]:
    return {"cities": view.cities(s, player), "stations": view.stations(s, player)}


def _unbuilt(s: TrailState, player: int, viewer: int) -> dict[str, Any]:
    return {"unbuilt": view.unbuilt(s, player)}


def _played(s: TrailState, player: int, viewer: int) -> dict[str, Any]:
    return {"objectives": [s.c.card_ids[card] for card in s.area[player]]}


def _cards(s: TrailState, player: int, viewer: int) -> dict[str, Any]:
    return dict(view.cards(s, player, viewer))


_CARDS: Final = (
    "hand_size",
    "stack_size",
    "discard_size",
    "discard_top",
    "removed",
    "hand",
    "discard",
    "stack",
)
_BOARD: Final = (
    "certificate_limit",
    "permanent_certificates",
    "step_limit",
    "hand_limit",
    "discs",
    "masters",
)

PIECES: Final[Pieces] = (
    TablePiece("active", ("active",), _active),
    TablePiece("ending", ("ending",), view.ending),
    TablePiece("trail", ("tiles", "sides"), view.trail),
    TablePiece("jobs", ("jobs", "token_row", "token_holder"), view.jobs),
    TablePiece("foresight", ("foresight",), view.foresight),
    TablePiece("bags", ("bags",), view.bags),
    TablePiece("market", ("market", "market_stack"), view.market),
    TablePiece("objectives", ("display", "objective_stack"), view.objectives),
    TablePiece("masters", ("masters", "appointed"), view.spots),
    SeatPiece(("herder",), ("herder",), _herder),
    SeatPiece(("money", "tokens"), ("money", "tokens"), _purse),
    SeatPiece(("engine",), ("engine",), _railroad),
    SeatPiece(("marker",), ("marker",), _marker),
    SeatPiece(_BOARD, ("covered", "master_owner"), _board),
    SeatPiece(("workers",), ("workers",), _workers),
    SeatPiece(("outlaws", "hazards"), ("outlaws", "hazards"), _trophies),
    SeatPiece(("cities", "stations"), ("city_discs", "station_discs"), _delivered),
    SeatPiece(("unbuilt",), ("built_at", "sides"), _unbuilt),
    SeatPiece(("objectives",), ("area",), _played),
    SeatPiece(_CARDS, ("hand", "stack", "pile", "removed", _open_hands), _cards),
)
