"""What a lobby needs to know about Great Western Trail. Imports nothing of the game itself."""

from trailboss.kernel.game import Meta
from trailboss.kernel.option import Option

META = Meta(
    name="great_western_trail",
    title="Great Western Trail",
    seats=(2, 3, 4),
    options=(
        Option("neutral_buildings", "lettered", ("lettered", "random")),
        Option("building_sides", "a", ("a", "b", "random")),
        Option("simmental", False, (False, True)),
    ),
    stage="beta",
    version="1",
    game="trailboss.games.great_western_trail.game:GAME",
)
