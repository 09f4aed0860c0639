"""The view in pieces, each with what it is made of: for learners, who look at every question."""

from typing import Any, Final

from trailboss.games.el_paso import view
from trailboss.games.el_paso.cards import hand_is_open
from trailboss.games.el_paso.state import PasoState
from trailboss.kernel.pieces import Pieces, SeatPiece, TablePiece


def _active(s: PasoState) -> int:
    return s.active


def _in_the_city(s: PasoState) -> int:
    """Whose hand is open and who has arrived in El Paso, as bits."""
    found = 0
    for seat in range(s.seats):
        if view.has_arrived(s, seat):
            found |= 3 << 2 * seat if hand_is_open(s, seat) else 1 << 2 * seat
    return found


def _rancher(s: PasoState, player: int, viewer: int) -> dict[str, Any]:
    return {"rancher": view.rancher(s, player)}


def _workers(s: PasoState, player: int, viewer: int) -> dict[str, Any]:
    return {"workers": view.workers(s, player)}


def _posts(s: PasoState, player: int, viewer: int) -> dict[str, Any]:
    return {"posts": view.posts_of(s, player)}


def _tiles(s: PasoState, player: int, viewer: int) -> dict[str, Any]:
    return {"tiles": view.gained(s, player)}


def _fulfilled(s: PasoState, player: int, viewer: int) -> dict[str, Any]:
    return {"fulfilled": view.fulfilled(s, player)}


def _purse(s: PasoState, player: int, viewer: int) -> dict[str, Any]:
    return {"money": s.money[player], "tokens": s.tokens[player], "track": s.track[player]}


def _board(s: PasoState, player: int, viewer: int) -> dict[str, Any]:
    return {
        "permanent_certificates": s.permanent_certificates(player),
        "step_limit": s.step_limit(player),
        "hand_limit": s.hand_limit(player),
        "discs": view.discs(s, player),
    }


def _markers(s: PasoState, player: int, viewer: int) -> dict[str, Any]:
    return {"markers": view.markers(s, player)}


def _cards(s: PasoState, player: int, viewer: int) -> dict[str, Any]:
    return dict(view.cards(s, player))


def _hand(s: PasoState, player: int, viewer: int) -> dict[str, Any]:
    return dict(view.hand(s, player)) if view.sees_hand(s, player, viewer) else {}


_PURSE: Final = ("money", "tokens", "track")
_BOARD: Final = ("permanent_certificates", "step_limit", "hand_limit", "discs")
_CARDS: Final = ("hand_size", "stack_size", "discard", "unseen", "removed")
_HAND: Final = ("hand", "value", "within_reach")
_REACH: Final = ("hand", "gained", "covered", "track", "money", "post_discs", _in_the_city)
_ELEMENTS: Final = ("gained", "hand", "stack", "pile", "area", "tiles", "sides", "post_discs")

PIECES: Final[Pieces] = (
    TablePiece("active", ("active",), _active),
    TablePiece("ending", ("ending",), view.ending),
    TablePiece("trail", ("tiles", "sides"), view.trail),
    TablePiece("buildings", ("buildings", "sides"), view.buildings),
    TablePiece("train", ("train_sides",), view.train),
    TablePiece("tiles", ("display", "tile_stack"), view.tiles),
    TablePiece("market", ("market",), view.market),
    TablePiece("jobs", ("jobs",), view.jobs),
    SeatPiece(("rancher",), ("rancher",), _rancher),
    SeatPiece(("workers",), ("area",), _workers),
    SeatPiece(("posts",), ("post_discs",), _posts),
    SeatPiece(("tiles",), ("gained",), _tiles),
    SeatPiece(("fulfilled",), _ELEMENTS, _fulfilled),
    SeatPiece(_PURSE, _PURSE, _purse),
    SeatPiece(_BOARD, ("covered", "gained"), _board),
    SeatPiece(("markers",), ("tiles",), _markers),
    SeatPiece(_CARDS, ("hand", "stack", "pile", "removed"), _cards),
    SeatPiece(_HAND, _REACH, _hand),
)
