"""What the expansion adds to the setup (RTN-SETUP)."""

from trailboss.games.great_western_trail.rails_to_the_north.state import north
from trailboss.games.great_western_trail.state import TrailState


def set_up_north(s: TrailState) -> None:
    """The station masters that found no station lie beside New York; medium towns get tiles."""
    n = north(s)
    n.display_masters = [tile for tile in range(len(s.c.masters)) if tile not in s.masters]
    tiles = [i for i, tile in enumerate(n.map.town_tiles) for _ in range(tile.copies)]
    s.dice.shuffle(tiles)
    n.town_tiles = tiles[: n.map.medium_towns]
