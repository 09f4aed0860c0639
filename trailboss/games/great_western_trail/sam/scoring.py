"""Sam's scoring sheet: a player's, with four categories of his own (SAM-SCORE)."""

from collections.abc import Sequence
from typing import Any

from trailboss.games.great_western_trail import scoring
from trailboss.games.great_western_trail.sam.setup import BY_LEVEL, level
from trailboss.games.great_western_trail.state import TrailState


def sheet(s: TrailState, seat: int) -> dict[str, Any]:
    """Objective cards never count against him (SAM-SCORE-03)."""
    cards = _counting_objectives(s, seat)
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


def _counting_objectives(s: TrailState, seat: int) -> Sequence[int]:
    """All of them, or those he can fulfil together, as level or table say."""
    wish = str(s.options["sam_objective_scoring"])
    which = level(s).objectives if wish == BY_LEVEL else wish
    if which == "all":
        return s.area[seat]
    return scoring.fulfillable(s, seat, s.area[seat]).fulfilled
