"""Sam with Rails to the North: branchlets, northern deliveries, scoring (SAM-RTN)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import resources
from typing import Final, cast

from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.hooks import Hooks
from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS
from trailboss.games.great_western_trail.rails_to_the_north.invariants import (
    discs_without_branchlet,
    master_tiles,
)
from trailboss.games.great_western_trail.rails_to_the_north.network import reach
from trailboss.games.great_western_trail.rails_to_the_north.part import PART as NORTH
from trailboss.games.great_western_trail.rails_to_the_north.state import north, north_print
from trailboss.games.great_western_trail.sam.deck import SamCard, sam_print
from trailboss.games.great_western_trail.sam.habits import HABITS, habits_in
from trailboss.games.great_western_trail.sam.invariants import DELIVERIES, empty_spots
from trailboss.games.great_western_trail.sam.part import PART as SAM
from trailboss.games.great_western_trail.sam.rancher import (
    card_in_play,
    discs_left,
    explain,
    sams_seat,
)
from trailboss.games.great_western_trail.sam.setup import BY_LEVEL
from trailboss.games.great_western_trail.sam_in_the_north.printed import SHAPES
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.games.great_western_trail.state import NOWHERE, TrailState
from trailboss.kernel.description import Description, Phrase
from trailboss.kernel.observation import Number, Observed, Record
from trailboss.kernel.part import Part, Settings

NAME: Final = "sam_in_the_north"


class NorthernPrint:
    """What a level of Sam says about the north."""

    def __init__(self, box: Box) -> None:
        data = box.printed.read("north")
        self.first: dict[str, list[str]] = {level["id"]: level["first"] for level in data["level"]}
        self.towns: dict[str, list[str]] = {level["id"]: level["towns"] for level in data["level"]}
        self.branch_cards: list[int] = data["branch-cards"]
        last = data["last-resort"]
        cities = box.components.city_index
        self.last_city = box.printed.find(cities, last["city"], last, "city")
        self.last_vp: int = last["vp"]
        towns = north_print(box).map.town_index
        for level in data["level"]:
            for city in level["first"]:
                box.printed.find(cities, city, level, "city")
            for town in level["towns"]:
                box.printed.find(towns, town, level, "town")

    def places_branchlet(self, card: SamCard) -> bool:
        """Before anything else that the card says (SAM-RTN-02)."""
        return int(card.id) in self.branch_cards


def _printed(box: Box) -> NorthernPrint:
    return cast(NorthernPrint, box.own[NAME])


def _before_acting(s: TrailState, seat: int) -> None:
    """Some cards place a branchlet first (SAM-RTN-02)."""
    if _printed(s.box).places_branchlet(card_in_play(s)):
        place_branchlet(s, seat)


def place_branchlet(s: TrailState, seat: int) -> None:
    """In the first town of his list that he can reach, free of charge (SAM-RTN-03, 04)."""
    n = north(s)
    reachable = reach(s, seat)
    towns = [n.map.town_index[id] for id in _printed(s.box).towns[str(s.options["difficulty"])]]
    town = next((town for town in towns if reachable >> town & 1), NOWHERE)
    if town == NOWHERE:
        s.emit("sam_skipped", seat, "branch")
        return
    slot = n.slots.index(NOWHERE, town * SLOTS)
    n.slots[slot] = seat
    n.branches[seat] |= 1 << town
    explain(s, "next-town")
    s.emit("placed_branch", seat, n.map.towns[town].id)
    station = n.map.towns[town].station
    if station >= 0 and discs_left(s, seat) > 0:  # its station master stays (SAM-RTN-05)
        s.station_discs[seat] |= 1 << station
        s.emit("upgraded", seat, s.c.stations[station].number)


def _first_cities(s: TrailState) -> list[int]:
    """By level, or the city the table agreed on (SAM-RTN-06)."""
    if s.options["sam_first_delivery"] != BY_LEVEL:
        return HABITS.first_cities(s)
    names = _printed(s.box).first[str(s.options["difficulty"])]
    return [s.c.city_index[name] for name in names]


def _destinations(s: TrailState, seat: int) -> list[int]:
    """The strip, and the large cities with his branchlet."""
    closed = s.closed_cities(seat)
    return [city for city in range(len(s.c.cities)) if not closed >> city & 1]


def _last_resort(s: TrailState) -> int:
    return _printed(s.box).last_city


def _take_any_master(s: TrailState, seat: int, city: int) -> None:
    """Sam takes any of the tiles beside New York (SAM-RTN-07)."""
    n = north(s)
    if city == n.map.display_city and n.display_masters:
        if len(n.display_masters) > 1:
            explain(s, "by-chance")
        tile = s.dice.pick(n.display_masters)
        n.display_masters.remove(tile)
        s.master_owner[tile] = seat
        s.emit("sam_took_master", seat, s.c.masters[tile].id)


def _fill(before: Hooks) -> Hooks:
    def city_points(s: TrailState, seat: int, city: int) -> int:
        """Where he goes last his discs have a value of their own (SAM-RTN-08)."""
        if seat == sams_seat(s) and city == _last_resort(s):
            return _printed(s.box).last_vp
        return before.city_points(s, seat, city)

    def give_city_bonus(s: TrailState, seat: int, city: int) -> None:
        give = before.give_city_bonus if seat in s.people else _take_any_master
        give(s, seat, city)

    def view(s: TrailState, seat: int | None) -> TrailView:
        """His branchlets lie in the supply: he has no bells (SAM-RTN-01)."""
        shown = before.view(s, seat)
        shown["sam"]["branchlets"] = sum(shown["players"][sams_seat(s)].pop("bells"))
        return shown

    def describe_thing(box: Box, kind: str, id: str) -> Sequence[Description]:
        found = before.describe_thing(box, kind, id)
        if kind != "sam_card":
            return found
        card = next(card for card in sam_print(box).cards if card.id == id)
        if not _printed(box).places_branchlet(card):
            return found
        branch = Phrase("effect-branch", {"number": 1})
        return [Description(one.requirements, (branch, *one.rewards)) for one in found]

    habits = replace(
        habits_in(before),
        before_acting=_before_acting,
        first_cities=_first_cities,
        destinations=_destinations,
        last_resort=_last_resort,
    )
    return replace(
        before,
        city_points=city_points,
        give_city_bonus=give_city_bonus,
        view=view,
        describe_thing=describe_thing,
        of_parts={**before.of_parts, SAM.name: habits},
    )


def _masters(s: TrailState) -> Iterator[str]:
    """As ever, but for the spots whose tile Sam took."""
    yield from master_tiles(s)
    from_new_york = s.city_discs[north(s).map.display_city :: len(s.c.cities)][sams_seat(s)]
    yield from empty_spots(s, from_new_york)


def _discs(s: TrailState) -> Iterator[str]:
    """As ever, but his last resort takes discs of Sam without a branchlet, and several."""
    last = _last_resort(s)
    for seat in s.people:
        yield from discs_without_branchlet(s, seat)
    yield from discs_without_branchlet(s, sams_seat(s), but=last)
    for city, discs in enumerate(s.city_discs[sams_seat(s) * len(s.c.cities) :]):
        if discs > 1 and city != last:
            yield f"Sam delivered to {s.c.cities[city].id} twice"


def _observes(box: Box, seats: int) -> Observed:
    return Observed(table={"sam": Record({"branchlets": Number()})})


def _both(settings: Settings) -> bool:
    return NORTH.at(settings) and SAM.at(settings)


PART: Final[Part[TrailState, Hooks]] = Part(
    name=NAME,
    at=_both,
    files=resources.files(__package__),
    shapes=SHAPES,
    fill=_fill,
    checks={"RTN-INV-06": _discs, "RTN-INV-08": _masters},
    lifts=frozenset((DELIVERIES, "GWT-INV-07")),
    prints=NorthernPrint,
    observes=_observes,
)
