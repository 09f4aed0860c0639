"""What a seat scores: eleven categories, counted thing by thing (GWT-SCO, GWT-SMS)."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from trailboss.games.great_western_trail.allocation import OBJECTIVE_CARDS, Allocation, best
from trailboss.games.great_western_trail.pieces import TASKS, Master
from trailboss.games.great_western_trail.state import (
    OUTLAW_COLOURS,
    WORKER_TYPES,
    TrailState,
)
from trailboss.games.western.hands import owned
from trailboss.kernel import scoring
from trailboss.kernel.scoring import Counted, Tally


class Score(NamedTuple):
    """Everything that scores, which objective cards are fulfilled, which unplayed ones added."""

    tally: Tally
    fulfilled: tuple[int, ...]
    added: tuple[int, ...]


def standings(s: TrailState) -> list[dict[str, Any]]:
    return scoring.ranked([_sheet(s, seat) for seat in range(s.seats)])


def _sheet(s: TrailState, seat: int) -> dict[str, Any]:
    """One seat's sheet, as if the game ended now."""
    score = s.hooks.score(s, seat)
    return {
        **scoring.sheet(seat, score.tally),
        "fulfilled": [s.c.card_ids[card] for card in score.fulfilled],
        "added": [s.c.card_ids[card] for card in score.added],
    }


def total(s: TrailState, seat: int) -> int:
    return int(_sheet(s, seat)["total"])


def score(s: TrailState, seat: int) -> Score:
    allocation = allocate(s, seat)
    cards = len(s.area[seat]) + len(allocation.added)
    tally = {
        "money": scoring.plain(s.money[seat] // s.c.dollars_per_vp),
        "private_buildings": _buildings(s, seat),
        "cities": _cities(s, seat),
        "stations": _stations(s, seat),
        "hazards": _piled("tile", ((s.c.tiles[i].id, s.c.tiles[i].vp) for i in s.hazards[seat])),
        "cattle": _cattle(s, seat),
        "objectives": [*fulfilled_cards(s, allocation.fulfilled), *_missed(s, seat, allocation)],
        "station_masters": _masters(s, seat, cards),
        "workers": _workers(s, seat),
        "step_disc": _cleared_discs(s, seat),
        "job_market_token": scoring.plain(s.c.token_vp if s.token_holder == seat else 0),
    }
    return Score(tally, allocation.fulfilled, allocation.added)


def _piled(kind: str, things: Iterable[tuple[str, int]]) -> list[Counted]:
    """Equal things, given by id and points, are told as one."""
    piles = sorted(Counter(things).items())
    return [Counted(kind, id, number, vp * number) for (id, vp), number in piles]


def _buildings(s: TrailState, seat: int) -> list[Counted]:
    first = seat * len(s.c.private)
    sides = [s.side(seat, i) for i in range(len(s.c.private)) if s.built_at[first + i] >= 0]
    return [Counted("building", side.id, 1, side.vp) for side in sides]


def _cities(s: TrailState, seat: int) -> list[Counted]:
    """Cities per disc, arrows once when both their cities hold a disc (GWT-SCO-03)."""
    first = seat * len(s.c.cities)
    discs = s.city_discs[first : first + len(s.c.cities)]
    cities = [
        Counted("city", s.c.cities[city].id, held, s.city_points(seat, city) * held)
        for city, held in enumerate(discs)
        if held
    ]
    arrows = [
        Counted("arrow", arrow.id, 1, arrow.vp)
        for arrow in s.c.arrows
        if arrow.vp and all(discs[city] for city in arrow.cities)
    ]
    return [*cities, *arrows]


def _stations(s: TrailState, seat: int) -> list[Counted]:
    mask = s.station_discs[seat]
    stations = [station for i, station in enumerate(s.c.stations) if mask >> i & 1]
    return [Counted("station", str(station.number), 1, station.vp) for station in stations]


def _cattle(s: TrailState, seat: int) -> list[Counted]:
    deck = [card for card in owned(s, seat) if card < s.c.first_objective and s.c.cattle[card].vp]
    return _piled("card", ((s.c.card_ids[card], s.c.cattle[card].vp) for card in deck))


def fulfilled_cards(s: TrailState, cards: Sequence[int]) -> list[Counted]:
    return [Counted("card", s.c.card_ids[card], 1, s.c.objectives[card].vp) for card in cards]


def _missed(s: TrailState, seat: int, allocation: Allocation) -> list[Counted]:
    """The cards that count and are not fulfilled cost points (GWT-OSC-02)."""
    missed = Counter([*s.area[seat], *allocation.added])
    missed.subtract(allocation.fulfilled)
    return [
        Counted("card", s.c.card_ids[card], number, -number * s.c.objectives[card].penalty)
        for card, number in missed.items()
        if number > 0
    ]


def _workers(s: TrailState, seat: int) -> list[Counted]:
    counts = s.workers[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES]
    beyond = [max(0, count - s.c.worker_vp_from + 1) for count in counts]
    return [
        Counted("worker", worker, number, number * s.c.worker_vp)
        for worker, number in zip(s.c.worker_types, beyond, strict=True)
        if number
    ]


def _cleared_discs(s: TrailState, seat: int) -> list[Counted]:
    covered = s.covered[seat]
    discs = [disc for i, disc in enumerate(s.c.discs) if disc.vp and not covered >> i & 1]
    return [Counted("disc", disc.id, 1, disc.vp) for disc in discs]


def _masters(s: TrailState, seat: int, objectives: int) -> list[Counted]:
    return [
        Counted("master", master.id, 1, counted_by_master(s, seat, master, objectives))
        for master, owner in zip(s.c.masters, s.master_owner, strict=True)
        if owner == seat and master.per
    ]


def counted_by_master(s: TrailState, seat: int, master: Master, objectives: int) -> int:
    """The points of one station master; with how many objective cards is said by whoever asks."""
    number = objectives if master.per == OBJECTIVE_CARDS else s.counted(seat, master.per)
    return number // master.group * master.vp


def _buildings_standing(s: TrailState, seat: int) -> int:
    first = seat * len(s.c.private)
    return len([node for node in s.built_at[first : first + len(s.c.private)] if node >= 0])


COUNTS: Final[dict[str, Callable[[TrailState, int], int]]] = {
    "certificates": lambda s, seat: s.marker[seat] + s.permanent_certificates(seat),
    "outlaw-pairs": lambda s, seat: s.outlaw_pairs(seat),
    "hazards": lambda s, seat: len(s.hazards[seat]),
    "stations": lambda s, seat: s.station_discs[seat].bit_count(),
    "workers": lambda s, seat: sum(s.workers[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES]),
    "buildings": _buildings_standing,
}
"""What station masters count (GWT-SMS-02 to 06)."""


# ---- objectives


def achievements(s: TrailState, seat: int) -> tuple[int, ...]:
    """How many of each of `TASKS` the seat can use (GWT-OSC-06)."""
    deck = owned(s, seat)
    groups = [s.c.cattle[card].group for card in deck if card < s.c.first_objective]
    first = seat * OUTLAW_COLOURS
    have = {
        "building": _buildings_standing(s, seat),
        "hazard": len(s.hazards[seat]),
        "green-outlaw": s.outlaws[first],
        "orange-outlaw": s.outlaws[first + 1],
        "station": s.station_discs[seat].bit_count(),
        "value-3": groups.count("value-3"),
        "shorthorn": groups.count("shorthorn"),
        "hereford": groups.count("hereford"),
        "new-york": s.city_discs[seat * len(s.c.cities) + s.c.new_york],
    }
    return tuple(have[task] for task in TASKS)


def allocate(s: TrailState, seat: int) -> Allocation:
    """The best use of every achievement, over all subsets of cards (GWT-OSC-01 to 05)."""
    first, last = s.c.first_objective, s.c.first_starting
    deck = owned(s, seat)
    unplayed = [card for card in deck if first <= card < last]
    bonus, group = 0, 1
    for master, owner in zip(s.c.masters, s.master_owner, strict=True):
        if owner == seat and master.per == OBJECTIVE_CARDS:
            bonus, group = master.vp, master.group
    have = achievements(s, seat)
    return best(s.c.objectives, s.area[seat], unplayed, have, bonus, group)


def fulfillable(s: TrailState, seat: int, cards: Sequence[int]) -> Allocation:
    """The best that can be fulfilled of these cards, where the others cost nothing."""
    return best(s.c.objectives, (), cards, achievements(s, seat), 0, 1)
