"""Sam's scoring sheet: a player's, with four categories of his own (SAM-SCORE)."""

from typing import Any

from trailboss.games.great_western_trail import scoring
from trailboss.games.great_western_trail.state import TrailState


def sheet(s: TrailState, seat: int) -> dict[str, Any]:
    """Objective cards count whether he fulfilled them or not, and never against him."""
    cards = s.area[seat]
    its = scoring.sheet(s, seat)
    its["categories"] |= {
        "money": 0,
        "objectives": sum(s.c.objectives[card].vp for card in cards),
        "station_masters": 0,
        "step_disc": 0,
    }
    its["total"] = sum(its["categories"].values())
    its["fulfilled"] = [s.c.card_ids[card] for card in cards]
    its["added"] = []
    return its
