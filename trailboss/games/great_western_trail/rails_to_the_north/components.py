"""What the expansion prints: the northern board, its tiles, the extra player tile."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from trailboss.games.great_western_trail.components import Components
from trailboss.games.great_western_trail.pieces import Effect
from trailboss.kernel.printed import Entry, Printed, Table

NAME: Final = "rails_to_the_north"
SMALL: Final = "small"
STATION: Final = "station"
MEDIUM: Final = "medium"
LARGE: Final = "large"
SLOTS: Final = 4
"""Slots of every market."""


@dataclass(frozen=True, slots=True)
class Slot:
    """What it costs and brings to put a branchlet there; equal slots are interchangeable."""

    pay: int
    money: int
    token: int
    certificates: int
    objective: int


@dataclass(frozen=True, slots=True)
class Town:
    id: str
    kind: str
    area: int
    slots: tuple[Slot, ...]
    city: int
    """The city with a crest of its own, -1 unless the town is large."""
    station: int
    """The station to be upgraded, -1 unless it is a station town."""
    medium: int
    """The place of its tile among those of the medium towns, -1 unless it is one."""


@dataclass(frozen=True, slots=True)
class TownTile:
    """The tile of a medium town: an effect, or a gift of dollars or a card of the market."""

    id: str
    copies: int
    effect: Effect | None
    money: int
    group: str


class NorthComponents:
    """What the expansion has and the base game has nothing like."""

    def __init__(self, base: Components, printed: Printed) -> None:
        self.base = base
        """The other components of the same box, with those of the expansion among them."""
        self._printed = printed
        self._find = printed.find
        self._load_town_tiles()
        self._load_towns()
        self._load_lines()
        self._load_cities_of_the_north()
        self._load_extra_tile()
        self.reach = cache(self._reach)

    def _load_town_tiles(self) -> None:
        tiles = self._printed.read("medium_towns")["tile"]
        self.town_tiles = tuple(
            TownTile(
                id=tile["id"],
                copies=tile["copies"],
                effect=self.base.read_effect(tile["effect"]) if "effect" in tile else None,
                money=tile.get("gift", {}).get("money", 0),
                group=tile.get("gift", {}).get("group", ""),
            )
            for tile in tiles
        )
        for tile in tiles:
            if "gift" not in tile and "effect" not in tile:
                raise self._printed.bad(tile, "it gives nothing")
            if "gift" in tile:
                group = tile["gift"]["group"]
                self._find(self.base.group_cards, group, tile, "card of the group")

    def _load_towns(self) -> None:
        data = self._printed.read("towns")
        railroad = self._printed.read("railroad")["station"]
        stations = {station.get("town"): i for i, station in enumerate(railroad)}
        self.areas: tuple[str, ...] = tuple(data["area"])
        areas = {area: i for i, area in enumerate(self.areas)}
        cities = self.base.city_index
        medium = [town["id"] for town in data["town"] if town["kind"] == MEDIUM]
        self.towns = tuple(
            Town(
                id=town["id"],
                kind=town["kind"],
                area=self._find(areas, town["area"], town, "area"),
                slots=tuple(_slot(slot) for slot in town.get("slots", [{}] * SLOTS)),
                city=self._find(cities, town["id"], town, "city") if town["kind"] == LARGE else -1,
                station=self._find(stations, town["id"], town, "station in")
                if town["kind"] == STATION
                else -1,
                medium=medium.index(town["id"]) if town["kind"] == MEDIUM else -1,
            )
            for town in data["town"]
        )
        self.medium_towns = len(medium)
        self.town_index = {town.id: i for i, town in enumerate(self.towns)}
        for station in railroad:
            if "town" in station:
                self._find(self.town_index, station["town"], station, "town")

    def _load_lines(self) -> None:
        """Towns as bits, by what they are linked with."""
        data = self._printed.read("towns")
        self.office = self._mask(data["office"], data["office"])
        self.crest_lines = tuple(
            (
                self._find(self.base.city_index, crest["city"], crest, "city"),
                self._mask(crest["towns"], crest),
            )
            for crest in data["crest"]
        )
        lines = [0] * len(self.towns)
        for line in data["line"]:
            ends = self._mask(line, line)
            for town in line:
                lines[self.town_index[town]] |= ends & ~self._mask([town], line)
        self.lines = tuple(lines)

    def _mask(self, towns: list[str], entry: Entry) -> int:
        return sum(1 << self._find(self.town_index, town, entry, "town") for town in towns)

    def _load_cities_of_the_north(self) -> None:
        data = self._printed.read("cities")
        self.display_city = self._find(self.base.city_index, data["display-city"], data, "city")
        self.display_tiles: int = self._printed.read("station_masters")["display"]["tiles"]
        self.large_cities = sum(1 << town.city for town in self.towns if town.city >= 0)
        self.vp_per_bell: tuple[int, ...] = tuple(
            city.get("vp-per-bell", 0) for city in data["city"]
        )

    def _load_extra_tile(self) -> None:
        data = self._printed.read("player_board")
        self.bells = tuple(bell["branchlets"] for bell in data["bell"])
        emptied = [sum(self.bells[: i + 1]) for i in range(len(self.bells))]
        self.bell_tokens = {
            placed: bell["tokens"] for placed, bell in zip(emptied, data["bell"], strict=True)
        }
        """By the number of branchlets placed: the tokens for the bell that is empty now."""
        self.branchlets = sum(self.bells)
        index = self.base.card_index
        self.accepted_cards = {
            demand: frozenset(self._find(index, card, cards, "card") for card in cards)
            for demand, cards in data["accepts"].items()
        }

    def _reach(self, branches: int, crests: int) -> int:
        """The towns that can be chosen, from own branchlets and crests (RTN-ACCESS-01, 07)."""
        found = self.office
        for city, towns in self.crest_lines:
            if crests >> city & 1:
                found |= towns
        for town, towns in enumerate(self.lines):
            if branches >> town & 1:
                found |= towns
        return found & ~branches

    def emptied_bells(self, placed: int) -> int:
        """Bells are emptied from left to right (RTN-BELL-01)."""
        return len([done for done in self.bell_tokens if done <= placed])


def _slot(table: Table) -> Slot:
    return Slot(
        pay=table.get("pay", 0),
        money=table.get("money", 0),
        token=table.get("token", 0),
        certificates=table.get("certificates", 0),
        objective=table.get("objective", 0),
    )
