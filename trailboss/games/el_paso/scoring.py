"""The scoring sheet: seven categories, objectives by their best allocation (ELP-SCORE, ELP-TIE)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from operator import gt
from typing import Any

from trailboss.games.el_paso.pieces import Objective
from trailboss.games.el_paso.state import PasoState
from trailboss.games.western.hands import owned
from trailboss.kernel import scoring
from trailboss.kernel.scoring import Counted, Tally


def standings(s: PasoState) -> list[dict[str, Any]]:
    """Ties are broken by the dollars left after the conversion (ELP-TIE-01, ELP-TIE-02)."""
    return scoring.ranked([_sheet(s, seat) for seat in range(s.seats)], _worth)


def _worth(sheet: dict[str, Any]) -> tuple[int, int]:
    return int(sheet["total"]), int(sheet["money_left"])


def _sheet(s: PasoState, seat: int) -> dict[str, Any]:
    """One seat's sheet, as if the game ended now."""
    fulfilled = s.hooks.fulfilled(s, seat, card_counts(s, seat))
    return {
        **scoring.sheet(seat, tally(s, seat)),
        "fulfilled": [s.c.tile_ids[tile] for tile in fulfilled],
        "money_left": s.money[seat] % s.c.dollars_per_vp,
    }


def total(s: PasoState, seat: int) -> int:
    return int(_sheet(s, seat)["total"])


def tally(s: PasoState, seat: int) -> Tally:
    """Everything that scores, by category."""
    counts = card_counts(s, seat)
    cards = [(s.c.card_ids[card], number, s.c.card_vp[card]) for card, number in enumerate(counts)]
    cattle, workers = cards[: s.c.first_worker], cards[s.c.first_worker :]
    objectives = s.hooks.fulfilled(s, seat, counts)
    bonuses = [tile for tile in s.gained[seat] if tile >= s.c.first_bonus]
    return {
        "money": scoring.plain(s.money[seat] // s.c.dollars_per_vp),
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


# ---- objectives


def card_counts(s: PasoState, seat: int) -> list[int]:
    """How many own cards there are of each kind, cattle and workers, wherever they lie."""
    counts = [0] * s.c.first_worker
    counts += s.workers_of(seat)
    for card in owned(s, seat):
        counts[card] += 1
    return counts


def elements(s: PasoState, seat: int, counts: Sequence[int]) -> list[int]:
    """What objectives can use: cards, builders of own buildings, bonus tiles, discs on posts of at
    least certain values (ELP-SCORE-09, ELP-SCORE-10)."""
    c = s.c
    found = [counts[card] for card in c.cards_asked]
    found.append(sum([s.building(s.tiles[plot]).builders for plot in s.own_plots(seat)]))
    found.append(len([tile for tile in s.gained[seat] if tile >= c.first_bonus]))
    first = seat * len(c.posts)
    discs = s.post_discs[first : first + len(c.posts)]
    found += [sum(discs[post:]) for post in c.posts_asked]
    return found


def objectives_of(s: PasoState, seat: int) -> list[int]:
    return [tile for tile in s.gained[seat] if tile < s.c.first_bonus]


def fulfilled_objectives(s: PasoState, seat: int, counts: Sequence[int]) -> list[int]:
    """The own objectives that count (ELP-SCORE-08, ELP-SCORE-11)."""
    tiles = objectives_of(s, seat)
    if not tiles:
        return []
    chosen = best_allocation([s.c.objectives[tile] for tile in tiles], elements(s, seat, counts))
    return [tiles[i] for i in chosen]


def best_allocation(objectives: Sequence[Objective], have: Sequence[int]) -> tuple[int, ...]:
    """Which objectives to fulfil so that they yield the most points together."""
    candidates = [i for i, tile in enumerate(objectives) if _fits(tile.needs, have)]
    return _search(objectives, candidates, tuple(have))[1]


def _search(
    objectives: Sequence[Objective], candidates: list[int], have: tuple[int, ...]
) -> tuple[int, tuple[int, ...]]:
    if not candidates:
        return 0, ()
    first, rest = candidates[0], candidates[1:]
    needs = objectives[first].needs
    left = tuple(h - n for h, n in zip(have, needs, strict=True))
    still = [i for i in rest if _fits(objectives[i].needs, left)]
    points, chosen = _search(objectives, still, left)
    points += objectives[first].vp
    if sum(objectives[i].vp for i in rest) > points:  # else leaving it out cannot be better
        without, others = _search(objectives, rest, have)
        if without > points:
            return without, others
    return points, (first, *chosen)


def _fits(needs: Sequence[int], have: Sequence[int]) -> bool:
    return not any(map(gt, needs, have))
