"""Sam as everybody may see him: all of him but the order of his deck (SAM-INF)."""

from trailboss.games.great_western_trail.sam.deck import printed
from trailboss.games.great_western_trail.sam.habits import habits
from trailboss.games.great_western_trail.sam.rancher import discs_left, rancher
from trailboss.games.great_western_trail.sam.shown import SamView
from trailboss.games.great_western_trail.shown import TrailPlayer
from trailboss.games.great_western_trail.state import NOWHERE, TrailState


def view(s: TrailState, seat: int) -> SamView:
    """What only he has."""
    sam = rancher(s)
    ids = [card.id for card in printed(s).cards]
    return {
        "seat": seat,
        "card": None if sam.card == NOWHERE else ids[sam.card],
        "discard": [ids[card] for card in sam.discard],
        "deck": [ids[card] for card in sorted(sam.deck)],
        "specialization": s.c.worker_types[sam.specialization],
        "discs": discs_left(s, seat),
        "first_cities": [s.c.cities[city].id for city in habits(s).first_cities(s)],
        "herd": [s.c.card_ids[card] for card in s.pile[seat]],
    }


def clear_board(player: TrailPlayer) -> None:
    """His seat has nothing that only a player board has: limits and the discs that cover them
    (SAM-SETUP-03)."""
    player["certificate_limit"] = player["permanent_certificates"] = 0
    player["step_limit"] = player["hand_limit"] = 0
    player["discs"] = []
