"""How the numbers of a scoring sheet came about, thing by thing."""

from collections import Counter
from typing import Any

from trailboss.games.great_western_trail.scoring import counted_by_master
from trailboss.games.great_western_trail.state import WORKER_TYPES, TrailState
from trailboss.kernel.game import Counted
from trailboss.kernel.western.hands import owned


def tally(s: TrailState, seat: int, sheet: dict[str, Any]) -> dict[str, list[Counted]]:
    """For every category that is made of things: which ones, how many, and their points."""
    return {
        "private_buildings": _buildings(s, seat),
        "cities": _cities(s, seat),
        "stations": [
            Counted("station", str(station.number), 1, station.vp)
            for i, station in enumerate(s.c.stations)
            if s.station_discs[seat] >> i & 1
        ],
        "hazards": _piled(
            "tile", Counter((s.c.tiles[tile].id, s.c.tiles[tile].vp) for tile in s.hazards[seat])
        ),
        "cattle": _cattle(s, seat),
        "objectives": _objectives(s, seat, sheet),
        "station_masters": _masters(s, seat, sheet),
        "workers": _workers(s, seat),
        "step_disc": [
            Counted("disc", disc.id, 1, disc.vp)
            for i, disc in enumerate(s.c.discs)
            if disc.vp and not s.covered[seat] >> i & 1 and sheet["categories"]["step_disc"]
        ],
    }


def _piled(kind: str, piles: Counter[tuple[str, int]]) -> list[Counted]:
    return [Counted(kind, id, number, vp * number) for (id, vp), number in sorted(piles.items())]


def _buildings(s: TrailState, seat: int) -> list[Counted]:
    first = seat * len(s.c.private)
    sides = [
        s.side(seat, number)
        for number in range(len(s.c.private))
        if s.built_at[first + number] >= 0
    ]
    return [Counted("building", side.id, 1, side.vp) for side in sides]


def _cities(s: TrailState, seat: int) -> list[Counted]:
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


def _cattle(s: TrailState, seat: int) -> list[Counted]:
    deck = owned(s, seat)
    cattle = [card for card in deck if card < s.c.first_objective and s.c.cattle[card].vp]
    return _piled("card", Counter((s.c.card_ids[card], s.c.cattle[card].vp) for card in cattle))


def _objectives(s: TrailState, seat: int, sheet: dict[str, Any]) -> list[Counted]:
    """What is fulfilled gives points; what is not costs a player some, and a rival none."""
    codes = {id: code for code, id in enumerate(s.c.card_ids)}
    missed = Counter([*(s.c.card_ids[card] for card in s.area[seat]), *sheet["added"]])
    missed.subtract(sheet["fulfilled"])
    done = [Counted("card", id, 1, s.c.objectives[codes[id]].vp) for id in sheet["fulfilled"]]
    if seat in s.automated:
        return done
    return done + [
        Counted("card", id, number, -number * s.c.objectives[codes[id]].penalty)
        for id, number in missed.items()
        if number > 0
    ]


def _masters(s: TrailState, seat: int, sheet: dict[str, Any]) -> list[Counted]:
    if seat in s.automated:
        return []
    cards = len(s.area[seat]) + len(sheet["added"])
    return [
        Counted("master", master.id, 1, counted_by_master(s, seat, master, cards))
        for master, owner in zip(s.c.masters, s.master_owner, strict=True)
        if owner == seat and master.per
    ]


def _workers(s: TrailState, seat: int) -> list[Counted]:
    counts = s.workers[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES]
    beyond = [max(0, count - s.c.worker_vp_from + 1) for count in counts]
    return [
        Counted("worker", worker, number, number * s.c.worker_vp)
        for worker, number in zip(s.c.worker_types, beyond, strict=True)
        if number
    ]
