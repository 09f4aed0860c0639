"""Positions with Rails to the North, written the way a player would describe a table."""

from collections.abc import Sequence
from typing import Any, Self

from trailboss.games.great_western_trail.position import Table
from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS
from trailboss.games.great_western_trail.rails_to_the_north.network import reach
from trailboss.games.great_western_trail.rails_to_the_north.state import north
from trailboss.games.great_western_trail.state import NOWHERE

SPACE = "a-1"
"""Where building 13 stands in these tests."""
STRIP = (
    "kansas-city",
    "columbia",
    "st-louis",
    "chicago",
    "detroit",
    "cleveland",
    "pittsburgh",
    "new-york",
)
LINKED = STRIP[1:-1]
"""The strip cities with a line to the north."""


class North(Table):
    """Nobody has branchlets on the map, and what tiles lie in the medium towns is by chance."""

    def __init__(self, seats: int = 4, seed: int = 1, dealt: bool = False, **options: Any) -> None:
        super().__init__(seats, seed, dealt, rails_to_the_north=True, **options)
        self.north = north(self.state)
        self.map = self.north.map

    # ---- the position

    def branch(self, seat: int, *towns: str) -> Self:
        """Branchlets on the map; ``memphis/2`` names the slot, else it is the last free one."""
        for text in towns:
            id, _, number = text.partition("/")
            town = self.map.town_index[id]
            slots = self.north.slots[town * SLOTS : (town + 1) * SLOTS]
            free = [slot for slot, owner in enumerate(slots) if owner == NOWHERE]
            slot = int(number) if number else free[-1]
            assert slot in free, text
            self.north.slots[town * SLOTS + slot] = seat
            self.north.branches[seat] |= 1 << town
        return self

    def town_tile(self, town: str, tile: str) -> Self:
        place = self.map.towns[self.map.town_index[town]].medium
        self.north.town_tiles = self.north.town_tiles[:]
        self.north.town_tiles[place] = [t.id for t in self.map.town_tiles].index(tile)
        return self

    def master_at(self, station: int, master: str) -> Self:
        """The tile lies at the station; the one that was there takes its place."""
        tiles, spot = self.state.masters, self.c.spot_of_station[self.c.station_index[station]]
        wanted = self.tile_of(master)
        if wanted in tiles:
            tiles[tiles.index(wanted)] = tiles[spot]
        else:
            self.north.display_masters.remove(wanted)
            self.north.display_masters.append(tiles[spot])
        tiles[spot] = wanted
        return self

    def beside_new_york(self, *masters: str) -> Self:
        """These tiles lie there and no others; what lay there is at a station or gone."""
        for tile in [self.tile_of(master) for master in masters]:
            if tile in self.state.masters:
                self.state.masters[self.state.masters.index(tile)] = NOWHERE
        self.north.display_masters = [self.tile_of(master) for master in masters]
        return self

    def tile_of(self, master: str) -> int:
        return [m.id for m in self.c.masters].index(master)

    def can_branch(self, seat: int, side: str = "b") -> Self:
        """The herder of ``seat`` has just arrived at an own building 13."""
        return self.building(seat, f"13{side}", SPACE).visit(seat, SPACE)

    def delivering(self, seat: int, total: int, dollars: int = 0) -> Self:
        """The income of a visit to Kansas City is taken; the delivery begins."""
        self.money(seat, dollars + total)
        return self.pending(seat, ("delivery", seat, total, False))

    # ---- reading the table

    def reached(self, seat: int = 0) -> set[str]:
        mask = reach(self.state, seat)
        return {town.id for i, town in enumerate(self.map.towns) if mask >> i & 1}

    def bells(self, seat: int = 0) -> list[int]:
        found: list[int] = self.state.view(None)["players"][seat]["bells"]
        return found

    def emptied(self, seat: int = 0) -> int:
        return self.state.counted(seat, "emptied-bells")

    def owners(self, town: str) -> Sequence[int | None]:
        found: Sequence[int | None] = self.state.view(None)["north"]["towns"][town]
        return found

    def purse(self, seat: int = 0) -> int:
        return self.state.money[seat]
