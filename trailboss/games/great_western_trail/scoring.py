"""The scoring sheet: eleven categories, objectives by their best allocation (GWT-SCO, OSC, SMS)."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from trailboss.games.great_western_trail.components import TASKS, Master, Objective
from trailboss.games.great_western_trail.state import (
    OUTLAW_COLOURS,
    WORKER_TYPES,
    TrailState,
)
from trailboss.kernel.western.hands import owned

OBJECTIVE_CARDS = "objective-cards"


class Allocation(NamedTuple):
    """Which objective cards are fulfilled, which unplayed ones are added, what all are worth."""

    vp: int
    fulfilled: tuple[int, ...]
    added: tuple[int, ...]


def standings(s: TrailState) -> list[dict[str, Any]]:
    return ranked([sheet(s, seat) for seat in range(s.seats)])


def ranked(sheets: list[dict[str, Any]]) -> list[dict[str, Any]]:
    for one in sheets:
        one["rank"] = 1 + sum(1 for other in sheets if other["total"] > one["total"])
    return sheets


def sheet(s: TrailState, seat: int) -> dict[str, Any]:
    """One seat's sheet, as if the game ended now."""
    allocation = allocate(s, seat)
    categories = {
        "money": s.money[seat] // s.c.dollars_per_vp,
        "private_buildings": _buildings(s, seat),
        "cities": _cities(s, seat),
        "stations": _stations(s, seat),
        "hazards": sum(s.c.tiles[tile].vp for tile in s.hazards[seat]),
        "cattle": _cattle(s, seat),
        "objectives": allocation.vp,
        "station_masters": _masters(s, seat, len(s.area[seat]) + len(allocation.added)),
        "workers": _workers(s, seat),
        "step_disc": _cleared_discs(s, seat),
        "job_market_token": s.c.token_vp if s.token_holder == seat else 0,
    }
    return {
        "seat": seat,
        "rank": 0,
        "total": sum(categories.values()),
        "categories": categories,
        "fulfilled": [s.c.card_ids[card] for card in allocation.fulfilled],
        "added": [s.c.card_ids[card] for card in allocation.added],
    }


def total(s: TrailState, seat: int) -> int:
    return int(sheet(s, seat)["total"])


def _buildings(s: TrailState, seat: int) -> int:
    first = seat * len(s.c.private)
    return sum(
        s.side(seat, number).vp
        for number in range(len(s.c.private))
        if s.built_at[first + number] >= 0
    )


def _cities(s: TrailState, seat: int) -> int:
    """Cities per disc, arrows once when both their cities hold a disc (GWT-SCO-03)."""
    first = seat * len(s.c.cities)
    discs = s.city_discs[first : first + len(s.c.cities)]
    cities = sum(s.city_points(seat, city) * held for city, held in enumerate(discs) if held)
    arrows = sum(arrow.vp for arrow in s.c.arrows if all(discs[city] for city in arrow.cities))
    return cities + arrows


def _stations(s: TrailState, seat: int) -> int:
    mask = s.station_discs[seat]
    return sum(station.vp for i, station in enumerate(s.c.stations) if mask >> i & 1)


def _cattle(s: TrailState, seat: int) -> int:
    deck = owned(s, seat)
    return sum(s.c.cattle[card].vp for card in deck if card < s.c.first_objective)


def _workers(s: TrailState, seat: int) -> int:
    counts = s.workers[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES]
    spaces = sum(max(0, count - s.c.worker_vp_from + 1) for count in counts)
    return spaces * s.c.worker_vp


def _cleared_discs(s: TrailState, seat: int) -> int:
    return sum(disc.vp for i, disc in enumerate(s.c.discs) if not s.covered[seat] >> i & 1)


def _masters(s: TrailState, seat: int, objectives: int) -> int:
    return sum(
        counted_by_master(s, seat, master, objectives)
        for master, owner in zip(s.c.masters, s.master_owner, strict=True)
        if owner == seat and master.per
    )


def counted_by_master(s: TrailState, seat: int, master: Master, objectives: int) -> int:
    """The points of one station master; with how many objective cards is said by whoever asks."""
    return _counted(s, seat, master.per, objectives) // master.group * master.vp


def _counted(s: TrailState, seat: int, per: str, objectives: int) -> int:
    """What a station master counts (GWT-SMS-02 to 06)."""
    if per == OBJECTIVE_CARDS:
        return objectives
    if per == "certificates":
        return s.marker[seat] + s.permanent_certificates(seat)
    if per == "outlaw-pairs":
        return s.outlaw_pairs(seat)
    if per == "hazards":
        return len(s.hazards[seat])
    if per == "stations":
        return s.station_discs[seat].bit_count()
    if per == "workers":
        return sum(s.workers[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES])
    if per == "buildings":
        return _buildings_standing(s, seat)
    return s.counted(seat, per)


def _buildings_standing(s: TrailState, seat: int) -> int:
    first = seat * len(s.c.private)
    return len([node for node in s.built_at[first : first + len(s.c.private)] if node >= 0])


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
    return _Search(s.c.objectives, s.area[seat], unplayed, have, bonus, group).best()


def fulfillable(s: TrailState, seat: int, cards: Sequence[int]) -> Allocation:
    """The best that can be fulfilled of these cards, where the others cost nothing."""
    return _Search(s.c.objectives, (), cards, achievements(s, seat), 0, 1).best()


class _Search:
    """Branch and bound over the cards that could be fulfilled at all."""

    def __init__(
        self,
        cards: "dict[int, Objective]",
        played: Sequence[int],
        unplayed: Sequence[int],
        have: tuple[int, ...],
        bonus: int,
        group: int,
    ) -> None:
        self.cards = cards
        self.played = played
        self.unplayed = unplayed
        self.bonus = bonus
        self.group = group
        self.penalties = sum(cards[card].penalty for card in played)
        # (card, played?, gain if fulfilled), the most valuable first
        candidates = [(c, True, cards[c].vp + cards[c].penalty) for c in played]
        candidates += [(c, False, cards[c].vp) for c in unplayed]
        self.candidates = sorted(
            (c for c in candidates if _fits(cards[c[0]].tasks, have)), key=lambda c: -c[2]
        )
        self.rest = [0]
        for _, _, gain in reversed(self.candidates):
            self.rest.insert(0, self.rest[0] + gain)
        self.most_bonus = (len(played) + len(unplayed)) // group * bonus
        self.best_key: tuple[int, int] | None = None
        self.found = Allocation(0, (), ())
        self._visit(0, have, 0, ())

    def best(self) -> Allocation:
        return self.found

    def _visit(self, at: int, have: tuple[int, ...], gain: int, chosen: tuple[int, ...]) -> None:
        if self.best_key is not None:
            bound = gain + self.rest[at] - self.penalties + self.most_bonus
            if bound < self.best_key[0]:
                return
        if at == len(self.candidates):
            self._weigh(gain, chosen)
            return
        card, _, worth = self.candidates[at]
        tasks = self.cards[card].tasks
        if _fits(tasks, have):
            left = tuple(h - t for h, t in zip(have, tasks, strict=True))
            self._visit(at + 1, left, gain + worth, (*chosen, at))
        self._visit(at + 1, have, gain, chosen)

    def _weigh(self, gain: int, chosen: tuple[int, ...]) -> None:
        """Add unfulfilled cards only where they complete a group of the station master."""
        picked = [self.candidates[i] for i in chosen]
        added = [card for card, played, _ in picked if not played]
        spare = list(self.unplayed)
        for card in added:
            spare.remove(card)
        spare.sort(key=lambda card: self.cards[card].penalty)
        for extra in range(len(spare) + 1):
            if extra and not self.bonus:
                break
            cost = sum(self.cards[card].penalty for card in spare[:extra])
            vp = gain - self.penalties - cost
            count = len(self.played) + len(added) + extra
            key = (vp + count // self.group * self.bonus, -len(added) - extra)
            if self.best_key is None or key > self.best_key:
                self.best_key = key
                fulfilled = tuple(card for card, _, _ in picked)
                self.found = Allocation(vp, fulfilled, (*added, *spare[:extra]))


def _fits(tasks: tuple[int, ...], have: tuple[int, ...]) -> bool:
    return all(task <= held for task, held in zip(tasks, have, strict=True))
