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
        Option("rails_to_the_north", False, (False, True), extra=True),
        Option(
            "kansas_city_bonus", "rulebook", ("rulebook", "reprint"), needs="rails_to_the_north"
        ),
        Option("bell_building", "per-bell", ("per-bell", "once"), needs="rails_to_the_north"),
        Option("far_city", "new-york", ("new-york", "san-francisco"), needs="rails_to_the_north"),
    ),
    stage="beta",
    version="1",
    game="trailboss.games.great_western_trail.game:GAME",
)
