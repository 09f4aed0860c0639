"""What the expansion adds to the setup (RTN-SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trailboss.games.great_western_trail.rails_to_the_north.play import NorthPlay


def set_up_north(s: NorthPlay) -> None:
    """The station masters that found no station lie beside New York; medium towns get tiles."""
    s.display_masters = [tile for tile in range(len(s.c.masters)) if tile not in s.masters]
    tiles = [i for i, tile in enumerate(s.map.town_tiles) for _ in range(tile.copies)]
    s.dice.shuffle(tiles)
    s.town_tiles = tiles[: s.map.medium_towns]
