"""What Sam has that no player has, and what can be asked about him."""

from collections.abc import Mapping
from typing import Any, Final, cast

from trailboss.games.great_western_trail.pieces import COWBOY, Building
from trailboss.games.great_western_trail.sam.deck import NAME, SamCard, printed
from trailboss.games.great_western_trail.state import NOWHERE, WORKER_TYPES, TrailState
from trailboss.kernel.fields import Fields
from trailboss.kernel.native import mypyc_attr

_FIELDS: Final = Fields(ints=("card", "specialization"), lists=("deck", "discard"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rancher:
    """Sam's own part of the state; the rest of him lies in the lists of his seat.

    The deck has no order: drawing rolls the dice. ``card`` is the one being carried out.
    """

    __slots__ = _FIELDS.names

    def __init__(self, s: TrailState) -> None:
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.card = NOWHERE
        self.specialization = COWBOY

    def clone(self) -> "Rancher":
        new = Rancher.__new__(Rancher)
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.card = self.card
        new.specialization = self.specialization
        return new

    def dump(self) -> dict[str, Any]:
        return _FIELDS.dump(self)

    def load(self, dumped: Mapping[str, Any]) -> None:
        _FIELDS.load(self, dumped)


def rancher(s: TrailState) -> Rancher:
    return cast(Rancher, s.things[NAME])


def sams_seat(s: TrailState) -> int:
    return s.seats - 1


def card_in_play(s: TrailState) -> SamCard:
    return printed(s).cards[rancher(s).card]


def explain(s: TrailState, because: str) -> None:
    """Tell why Sam does what follows."""
    s.emit("sam_because", sams_seat(s), because)


def discs_left(s: TrailState, seat: int) -> int:
    """His supply of discs: whatever lies on no city and no station (SAM-SETUP-05)."""
    first = seat * len(s.c.cities)
    cities = sum(s.city_discs[first : first + len(s.c.cities)])
    return s.c.all_discs.bit_count() - cities - s.station_discs[seat].bit_count()


def supply(s: TrailState, seat: int) -> list[tuple[int, Building]]:
    """His buildings that were never on the trail, with their place in `Components.private`."""
    first = seat * len(s.c.private)
    return [
        (number, s.side(seat, number))
        for number in range(len(s.c.private))
        if s.built_at[first + number] == NOWHERE
    ]


def standing(s: TrailState, seat: int) -> list[tuple[int, Building]]:
    """The private buildings of a seat on the trail, with their place in `Components.private`."""
    first = seat * len(s.c.private)
    return [
        (number, s.side(seat, number))
        for number in range(len(s.c.private))
        if s.built_at[first + number] >= 0
    ]


def steps_of(s: TrailState, seat: int, card: SamCard) -> int:
    """From the position before he moves, at least 1 where it is counted (SAM-MOVE-02)."""
    if card.pace == "most-buildings":
        return max(1, *(len(standing(s, owner)) for owner in range(s.seats)))
    if card.pace == "cowboys":
        return max(1, s.worker_count(seat, COWBOY))
    if card.pace == "specialists":
        return max(1, s.worker_count(seat, rancher(s).specialization))
    return card.steps


def respecialize(s: TrailState, seat: int) -> None:
    """The tile moves only to a type that is strictly more numerous (SAM-SPEC-02)."""
    sam = rancher(s)
    workers = s.workers[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES]
    most = max(workers)
    if workers[sam.specialization] < most:
        sam.specialization = workers.index(most)
        s.emit("specialized", seat, s.c.worker_types[sam.specialization])
