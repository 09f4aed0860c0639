"""Sam as everybody may see him: all of him but the order of his deck (SAM-INF)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from trailboss.games.great_western_trail.sam.deck import printed
from trailboss.games.great_western_trail.sam.rancher import discs_left, rancher
from trailboss.games.great_western_trail.state import NOWHERE

if TYPE_CHECKING:
    from trailboss.games.great_western_trail.sam.play import SoloPlay


def view(s: "SoloPlay", seat: int) -> dict[str, Any]:
    """What only he has."""
    sam = rancher(s)
    ids = [card.id for card in printed().cards]
    return {
        "seat": seat,
        "card": None if sam.card == NOWHERE else ids[sam.card],
        "discard": [ids[card] for card in sam.discard],
        "deck": [ids[card] for card in sorted(sam.deck)],
        "specialization": s.c.worker_types[sam.specialization],
        "discs": discs_left(s, seat),
        "first_cities": [s.c.cities[city].id for city in s.first_cities()],
        "herd": [s.c.card_ids[card] for card in s.pile[seat]],
    }


_NO_BOARD = {
    "certificate_limit": 0,
    "permanent_certificates": 0,
    "step_limit": 0,
    "hand_limit": 0,
    "discs": [],
}


def without_board(player: Mapping[str, Any]) -> dict[str, Any]:
    """His seat without what only a player board has: limits and the discs that cover them
    (SAM-SETUP-03)."""
    return {**player, **_NO_BOARD}
