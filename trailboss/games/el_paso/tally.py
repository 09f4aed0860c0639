"""How the numbers of a scoring sheet came about, thing by thing."""

from collections import Counter
from collections.abc import Iterable

from trailboss.games.el_paso.scoring import card_counts, fulfilled_objectives
from trailboss.games.el_paso.state import PasoState
from trailboss.kernel.game import Counted


def tally(s: PasoState, seat: int) -> dict[str, list[Counted]]:
    """For every category that is made of things: which ones, how many, and their points."""
    counts = card_counts(s, seat)
    cards = [(s.c.card_ids[card], number, s.c.card_vp[card]) for card, number in enumerate(counts)]
    cattle, workers = cards[: s.c.first_worker], cards[s.c.first_worker :]
    objectives = fulfilled_objectives(s, seat, counts)
    bonuses = [tile for tile in s.gained[seat] if tile >= s.c.first_bonus]
    return {
        "buildings": _piled("building", _buildings(s, seat)),
        "trading_posts": _piled("post", _posts(s, seat)),
        "workers": _piled("worker", workers),
        "cattle": [*_piled("card", cattle), *_place_of_the_simmentals(s, seat)],
        "bonus_tiles": _piled("tile", _tiles(s, bonuses)),
        "objectives": _piled("tile", _tiles(s, objectives)),
    }


def _piled(kind: str, piles: Iterable[tuple[str, int, int]]) -> list[Counted]:
    """Of things with their number and what each is worth: those that bring points."""
    return [Counted(kind, id, number, vp * number) for id, number, vp in piles if number and vp]


def _buildings(s: PasoState, seat: int) -> list[tuple[str, int, int]]:
    standing = Counter(s.building(s.tiles[plot]) for plot in s.own_plots(seat))
    return [(building.id, number, building.vp) for building, number in standing.items()]


def _posts(s: PasoState, seat: int) -> list[tuple[str, int, int]]:
    first = seat * len(s.c.posts)
    return [(post.id, s.post_discs[first + i], post.vp) for i, post in enumerate(s.c.posts)]


def _tiles(s: PasoState, tiles: Iterable[int]) -> list[tuple[str, int, int]]:
    return [(s.c.tile_ids[tile], n, s.c.tile_vp[tile]) for tile, n in Counter(tiles).items()]


def _place_of_the_simmentals(s: PasoState, seat: int) -> list[Counted]:
    """The points of whoever found none left and took their place (ELP-SCORE-06)."""
    if s.ending != seat:
        return []
    return [Counted("place", "simmental", 1, s.c.simmental_space_vp)]
