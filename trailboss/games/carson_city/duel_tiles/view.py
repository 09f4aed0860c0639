"""What a seat sees of the tiles: its own hand, and what can be counted (CAR-INFO-04 to 06)."""

from trailboss.games.carson_city.duel_tiles.duel import DuelTile
from trailboss.games.carson_city.duel_tiles.hidden import hand_is_known
from trailboss.games.carson_city.duel_tiles.state import tiles
from trailboss.games.carson_city.shown import Duel, TownView
from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.view import place_of


def show_tiles(s: TownState, seat: int | None, shown: TownView) -> TownView:
    t = tiles(s)
    shown["duel"] = _duel(s)
    certain = sorted(t.value(tile) for tile in t.pile if t.discarded(tile) == t.draws)
    shown["pile"] = {"size": len(t.pile), "certain": certain}
    for other, player in enumerate(shown["players"]):
        player["tile_sum"] = t.sums[other]
        player["tile_count"] = len(t.hand[other])
        if other == seat or hand_is_known(s, other):
            player["tiles"] = t.held(other)
    return shown


def _duel(s: TownState) -> Duel | None:
    """The duel that waits for its tiles."""
    frame = s.agenda[-1] if s.agenda else ()
    if not frame or frame[0] != DuelTile.name:
        return None
    answered = [seat for seat, _ in frame[2]]
    return {
        **place_of(s, frame[3]),
        "duellists": [
            {"seat": seat, "firepower": s.firepower(seat), "ready": seat in answered}
            for seat in frame[1]
        ],
    }
