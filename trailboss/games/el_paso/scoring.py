"""The scoring sheet: seven categories, objectives by their best allocation (ELP-SCORE, ELP-TIE)."""

from collections.abc import Sequence
from typing import Any

from trailboss.games.el_paso.components import Objective
from trailboss.games.el_paso.state import WORKER_TYPES, PasoState


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
    fulfilled = fulfilled_objectives(s, seat)
    categories = {
        "money": s.money[seat] // s.c.dollars_per_vp,
        "buildings": sum(s.building(s.tiles[plot]).vp for plot in s.own_plots(seat)),
        "trading_posts": _posts(s, seat),
        "workers": _workers(s, seat),
        "cattle": _cattle(s, seat),
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


def _deck(s: PasoState, seat: int) -> list[int]:
    return [*s.stack[seat], *s.hand[seat], *s.pile[seat]]


def worker_counts(s: PasoState, seat: int) -> list[int]:
    """Own worker cards by type: in the area and in both piles (ELP-SCORE-04)."""
    counts = s.area[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES]
    first = s.c.first_worker
    for card in (*s.stack[seat], *s.pile[seat]):
        if card >= first:
            counts[card - first] += 1
    return counts


def _workers(s: PasoState, seat: int) -> int:
    counts = worker_counts(s, seat)
    return sum(worker.vp * n for worker, n in zip(s.c.workers, counts, strict=True))


def _cattle(s: PasoState, seat: int) -> int:
    first = s.c.first_worker
    points = sum(s.c.card_vp[card] for card in _deck(s, seat) if card < first)
    return points + (s.c.simmental_space_vp if s.ending == seat else 0)


# ---- objectives


def elements(s: PasoState, seat: int) -> list[int]:
    """What objectives can use: cards, builders of own buildings, bonus tiles, discs on posts of at
    least certain values (ELP-SCORE-09, ELP-SCORE-10)."""
    c = s.c
    counts = [0] * len(c.card_ids)
    for card in _deck(s, seat):
        counts[card] += 1
    for worker in range(WORKER_TYPES):
        counts[c.first_worker + worker] += s.area[seat * WORKER_TYPES + worker]
    first = seat * len(c.posts)
    return [
        *(counts[card] for card in c.cards_asked),
        sum(s.building(s.tiles[plot]).builders for plot in s.own_plots(seat)),
        sum(1 for tile in s.gained[seat] if tile >= c.first_bonus),
        *(
            sum(s.post_discs[first + i] for i, post in enumerate(c.posts) if post.value >= value)
            for value in c.posts_asked
        ),
    ]


def fulfilled_objectives(s: PasoState, seat: int) -> list[int]:
    """The own objectives that count; all of Sue's do (ELP-SCORE-08, 11, ELP-SUE-32)."""
    tiles = [tile for tile in s.gained[seat] if tile < s.c.first_bonus]
    if seat == s.sue or not tiles:
        return tiles
    chosen = best_allocation([s.c.objectives[tile] for tile in tiles], elements(s, seat))
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
    return all(need <= held for need, held in zip(needs, have, strict=True))
