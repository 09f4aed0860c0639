"""The ledger's invariants about Sam (SAM-INV), and those of the base game that he bends."""

from collections.abc import Iterator

from trailboss.games.great_western_trail.invariants import Check
from trailboss.games.great_western_trail.sam.rancher import discs_left, rancher, sams_seat
from trailboss.games.great_western_trail.sam.setup import SIDE_B, first_city, level
from trailboss.games.great_western_trail.state import NOWHERE, WORKER_TYPES, TrailState


def _deck(s: TrailState) -> Iterator[str]:
    sam = rancher(s)
    cards = [*sam.deck, *sam.discard]
    if sam.card != NOWHERE:
        cards.append(sam.card)
    if sorted(cards) != sorted(level(s).cards):
        yield f"Sam has {len(cards)} cards, {len(set(cards))} different"


def _supply(s: TrailState) -> Iterator[str]:
    seat = sams_seat(s)
    if discs_left(s, seat) < 0:
        yield f"Sam has {discs_left(s, seat)} discs left"
    size = len(s.c.private)
    if s.sides[seat * size :] != [SIDE_B] * size:
        yield "a building of Sam does not show side b"


def _possessions(s: TrailState) -> Iterator[str]:
    seat = sams_seat(s)
    if s.stack[seat] or s.hand[seat] or s.removed[seat]:
        yield "Sam has cattle besides the herd pile"
    if any(card >= s.c.first_objective for card in s.pile[seat]):
        yield "an objective card lies in the herd pile"
    own = [card for card in s.area[seat] if card >= s.c.first_starting]
    if len(own) != int(bool(s.options["sam_starting_objective"])):
        yield f"Sam has {len(own)} starting objectives"
    for name, workers in zip(
        s.c.worker_types, s.workers[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES], strict=True
    ):
        if not s.printed_workers(seat) <= workers <= s.c.row_spaces:
            yield f"Sam has {workers} workers in the {name} row"


def _station_masters(s: TrailState) -> Iterator[str]:
    """A spot is empty only where Sam took the tile and gave no worker for it."""
    in_play = [tile for tile in s.masters if tile != NOWHERE]
    in_play += [tile for tile, owner in enumerate(s.master_owner) if owner != NOWHERE]
    if len(in_play) != s.c.master_spots or len(set(in_play)) != len(in_play):
        yield f"{len(in_play)} station masters in the game, {len(set(in_play))} different"
    yield from empty_spots(s, 0)


def empty_spots(s: TrailState, free_elsewhere: int) -> Iterator[str]:
    """``free_elsewhere`` is how many tiles Sam got that never lay at a station."""
    places = list(zip(s.masters, s.appointed, strict=True))
    if any(tile != NOWHERE and worker != NOWHERE for tile, worker in places):
        yield "a station holds both its station master and a worker"
    given_free = not s.options["sam_station_master_costs_worker"]
    free = s.master_owner.count(sams_seat(s)) - free_elsewhere if given_free else 0
    if places.count((NOWHERE, NOWHERE)) != free:
        yield f"{places.count((NOWHERE, NOWHERE))} stations without master and worker, not {free}"


def _habits(s: TrailState) -> Iterator[str]:
    seat = sams_seat(s)
    if s.money[seat] or s.tokens[seat] or s.marker[seat]:
        yield "Sam has money, tokens or certificates"
    if s.herder[seat] == NOWHERE:
        yield "Sam's herder is off the board"
    workers = s.workers[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES]
    if workers[rancher(s).specialization] < max(workers):
        yield "Sam's specialization is not his most numerous type"


def _deliveries(s: TrailState) -> Iterator[str]:
    """An unbroken run of the strip from his first city on; only the last holds several discs."""
    cities = s.city_discs[sams_seat(s) * len(s.c.cities) :]
    run = cities[first_city(s) :]
    reached = len([discs for discs in run if discs])
    if any(cities[: first_city(s)]) or not all(run[:reached]):
        yield f"Sam's discs are no run of the city strip: {cities}"
    if any(discs > 1 for discs in cities[:-1]):
        yield "Sam has several discs in a city before the last"


DELIVERIES = "SAM-INV-04 (deliveries)"

SAM_CHECKS: dict[str, Check] = {
    "GWT-INV-07": _station_masters,
    "SAM-INV-01": _deck,
    "SAM-INV-02": _supply,
    "SAM-INV-03": _possessions,
    "SAM-INV-04": _habits,
    DELIVERIES: _deliveries,
}
