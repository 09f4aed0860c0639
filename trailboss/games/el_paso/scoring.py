"""The scoring sheet: seven categories, objectives by their best allocation (ELP-SCORE, ELP-TIE)."""

from collections.abc import Sequence
from operator import gt
from typing import Any

from trailboss.games.el_paso.components import Objective
from trailboss.games.el_paso.state import WORKER_TYPES, PasoState
from trailboss.kernel.western.hands import owned


def standings(s: PasoState) -> list[dict[str, Any]]:
    """Ties are broken by the dollars left after the conversion (ELP-TIE-01, ELP-TIE-02)."""
    sheets = [sheet(s, seat) for seat in range(s.seats)]
    for one in sheets:
        one["rank"] = 1 + sum(1 for other in sheets if _worth(other) > _worth(one))
    return sheets


def _worth(sheet: dict[str, Any]) -> tuple[int, int]:
    return int(sheet["total"]), int(sheet["money_left"])


def sheet(s: PasoState, seat: int) -> dict[str, Any]:
    """One seat's sheet, as if the game ended now."""
    counts = card_counts(s, seat)
    fulfilled = fulfilled_objectives(s, seat, counts)
    categories = {
        "money": s.money[seat] // s.c.dollars_per_vp,
        "buildings": sum(s.building(s.tiles[plot]).vp for plot in s.own_plots(seat)),
        "trading_posts": _posts(s, seat),
        "workers": _workers(s, counts),
        "cattle": _cattle(s, seat, counts),
        "bonus_tiles": sum(s.c.tile_vp[t] for t in s.gained[seat] if t >= s.c.first_bonus),
        "objectives": sum(s.c.tile_vp[tile] for tile in fulfilled),
    }
    return {
        "seat": seat,
        "rank": 0,
        "total": sum(categories.values()),
        "categories": categories,
        "fulfilled": [s.c.tile_ids[tile] for tile in fulfilled],
        "money_left": s.money[seat] % s.c.dollars_per_vp,
    }


def total(s: PasoState, seat: int) -> int:
    return int(sheet(s, seat)["total"])


def _posts(s: PasoState, seat: int) -> int:
    first = seat * len(s.c.posts)
    discs = s.post_discs[first : first + len(s.c.posts)]
    return sum(post.vp * held for post, held in zip(s.c.posts, discs, strict=True))


def _workers(s: PasoState, counts: Sequence[int]) -> int:
    """In the area and in both piles alike (ELP-SCORE-04)."""
    return sum(s.c.card_vp[card] * counts[card] for card in range(s.c.first_worker, len(counts)))


def _cattle(s: PasoState, seat: int, counts: Sequence[int]) -> int:
    points = sum(s.c.card_vp[card] * counts[card] for card in range(s.c.first_worker))
    return points + (s.c.simmental_space_vp if s.ending == seat else 0)


# ---- objectives


def card_counts(s: PasoState, seat: int) -> list[int]:
    """How many own cards there are of each kind, cattle and workers, wherever they lie."""
    counts = [0] * s.c.first_worker
    counts += s.area[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES]
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


def fulfilled_objectives(s: PasoState, seat: int, counts: Sequence[int]) -> list[int]:
    """The own objectives that count; all of Sue's do (ELP-SCORE-08, 11, ELP-SUE-32)."""
    tiles = [tile for tile in s.gained[seat] if tile < s.c.first_bonus]
    if seat == s.sue or not tiles:
        return tiles
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
