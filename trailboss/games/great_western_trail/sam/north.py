"""Sam with Rails to the North: branchlets, northern deliveries, scoring (SAM-RTN)."""

from collections.abc import Iterator, Sequence
from functools import cache

from trailboss.games.great_western_trail.invariants import Check
from trailboss.games.great_western_trail.printed import read
from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS
from trailboss.games.great_western_trail.rails_to_the_north.invariants import NORTH_CHECKS
from trailboss.games.great_western_trail.rails_to_the_north.network import reach
from trailboss.games.great_western_trail.rails_to_the_north.play import NORTH_STEPS, NorthPlay
from trailboss.games.great_western_trail.sam.deck import NAME, places_branchlet
from trailboss.games.great_western_trail.sam.invariants import (
    DELIVERIES,
    SAM_CHECKS,
    empty_spots,
)
from trailboss.games.great_western_trail.sam.play import SoloPlay, steps_with_sam
from trailboss.games.great_western_trail.sam.rancher import card_in_play, discs_left, explain
from trailboss.games.great_western_trail.sam.setup import BY_LEVEL
from trailboss.games.great_western_trail.sam.turn import SamActs
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.games.great_western_trail.state import NOWHERE, TrailState
from trailboss.kernel.invariants import complaints
from trailboss.kernel.step import Frame


@cache
def _cities_and_towns(difficulty: str) -> tuple[list[str], list[str]]:
    """The cities of the first deliveries, and the towns for branchlets, as a level has them."""
    level = next(level for level in read("north", NAME)["level"] if level["id"] == difficulty)
    return level["first"], level["towns"]


class SamActsInTheNorth(SamActs):
    """Some cards place a branchlet first (SAM-RTN-02)."""

    def run(self, s: TrailState, frame: Frame) -> None:
        assert isinstance(s, SoloNorthPlay)
        if places_branchlet(card_in_play(s)):
            place_branchlet(s, frame[1])
        super().run(s, frame)


def place_branchlet(s: "SoloNorthPlay", seat: int) -> None:
    """In the first town of his list that he can reach, free of charge (SAM-RTN-03, 04)."""
    reachable = reach(s, seat)
    towns = [s.map.town_index[id] for id in _cities_and_towns(str(s.options["difficulty"]))[1]]
    town = next((town for town in towns if reachable >> town & 1), NOWHERE)
    if town == NOWHERE:
        s.emit("sam_skipped", seat, "branch")
        return
    slot = s.slots.index(NOWHERE, town * SLOTS)
    s.slots[slot] = seat
    s.branches[seat] |= 1 << town
    explain(s, "next-town")
    s.emit("placed_branch", seat, s.map.towns[town].id)
    station = s.map.towns[town].station
    if station >= 0 and discs_left(s, seat) > 0:  # its station master stays (SAM-RTN-05)
        s.station_discs[seat] |= 1 << station
        s.emit("upgraded", seat, station + 1)


class SoloNorthPlay(SoloPlay, NorthPlay):
    __slots__ = ()

    STEPS = steps_with_sam(NORTH_STEPS, SamActsInTheNorth())

    def first_cities(self) -> list[int]:
        """By level, or the city the table agreed on (SAM-RTN-06)."""
        if self.options["sam_first_delivery"] != BY_LEVEL:
            return super().first_cities()
        names = _cities_and_towns(str(self.options["difficulty"]))[0]
        return [self.c.city_index[name] for name in names]

    def destinations(self, seat: int) -> list[int]:
        """The strip, and the large cities with his branchlet."""
        closed = self.closed_cities(seat)
        return [city for city in range(len(self.c.cities)) if not closed >> city & 1]

    def last_resort(self) -> int:
        return self.c.city_index[read("north", NAME)["last-resort"]["city"]]

    def city_points(self, seat: int, city: int) -> int:
        """Where he goes last his discs have a value of their own (SAM-RTN-08)."""
        if seat == self.sams_seat and city == self.last_resort():
            return int(read("north", NAME)["last-resort"]["vp"])
        return super().city_points(seat, city)

    def give_city_bonus(self, seat: int, city: int) -> None:
        """Sam takes any of the tiles beside New York (SAM-RTN-07)."""
        if seat != self.sams_seat:
            super().give_city_bonus(seat, city)
        elif city == self.map.display_city and self.display_masters:
            if len(self.display_masters) > 1:
                explain(self, "by-chance")
            tile = self.dice.pick(self.display_masters)
            self.display_masters.remove(tile)
            self.master_owner[tile] = seat
            self.emit("sam_took_master", seat, self.c.masters[tile].id)

    def view(self, seat: int | None) -> TrailView:
        """His branchlets lie in the supply: he has no bells (SAM-RTN-01)."""
        shown = super().view(seat)
        shown["sam"]["branchlets"] = sum(shown["players"][self.sams_seat].pop("bells"))
        return shown

    def broken_invariants(self) -> Sequence[str]:
        return complaints(self, SOLO_NORTH_CHECKS)


def _masters(s: TrailState) -> Iterator[str]:
    """As ever, but for the spots whose tile Sam took."""
    assert isinstance(s, NorthPlay)
    tiles = [tile for tile in s.masters if tile != NOWHERE] + s.display_masters
    tiles += [tile for tile, owner in enumerate(s.master_owner) if owner != NOWHERE]
    if sorted(tiles) != list(range(len(s.c.masters))):
        yield f"the station masters are {sorted(tiles)}"
    delivered = s.city_discs[s.map.display_city :: len(s.c.cities)]
    choosing = any(frame[0] == "new_york" for frame in s.agenda)
    if len(s.display_masters) != s.map.display_tiles - sum(delivered) + choosing:
        yield f"{len(s.display_masters)} station masters beside New York, {delivered} deliveries"
    yield from empty_spots(s, delivered[-1])


def _discs(s: TrailState) -> Iterator[str]:
    """As ever, but his last resort takes discs of Sam without a branchlet, and several."""
    assert isinstance(s, SoloNorthPlay)
    last = s.last_resort()
    excused = f"seat {s.sams_seat} delivered to {s.c.cities[last].id} without a branchlet"
    yield from (wrong for wrong in NORTH_CHECKS["RTN-INV-06"](s) if wrong != excused)
    for city, discs in enumerate(s.city_discs[s.sams_seat * len(s.c.cities) :]):
        if discs > 1 and city != last:
            yield f"Sam delivered to {s.c.cities[city].id} twice"


SOLO_NORTH_CHECKS: dict[str, Check] = {
    **NORTH_CHECKS,
    **{rule: check for rule, check in SAM_CHECKS.items() if rule not in (DELIVERIES, "GWT-INV-07")},
    "RTN-INV-06": _discs,
    "RTN-INV-08": _masters,
}
