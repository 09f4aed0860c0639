"""What Sam scores: as a player, but for four categories (SAM-SCORE)."""

from collections.abc import Sequence

from trailboss.games.great_western_trail.sam.setup import BY_LEVEL, level
from trailboss.games.great_western_trail.scoring import Score, fulfillable, fulfilled_cards
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.scoring import plain


def score(s: TrailState, seat: int, as_a_player: Score) -> Score:
    """Objective cards never count against him (SAM-SCORE-03)."""
    cards = _counting_objectives(s, seat)
    tally = {
        **as_a_player.tally,
        "money": plain(0),
        "objectives": fulfilled_cards(s, cards),
        "station_masters": [],
        "step_disc": [],
    }
    return Score(tally, tuple(cards), ())


def _counting_objectives(s: TrailState, seat: int) -> Sequence[int]:
    """All of them, or those he can fulfil together, as level or table say."""
    wish = str(s.options["sam_objective_scoring"])
    which = level(s).objectives if wish == BY_LEVEL else wish
    if which == "all":
        return s.area[seat]
    return fulfillable(s, seat, s.area[seat]).fulfilled
