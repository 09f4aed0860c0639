"""What a lobby needs to know about Great Western Trail. Imports nothing of the game itself."""

from trailboss.kernel.game import Meta, Rival
from trailboss.kernel.house import HOUSE_SET
from trailboss.kernel.option import Only, Option

_CITIES = (
    "kansas-city",
    "fulton",
    "columbia",
    "st-louis",
    "bloomington",
    "peoria",
    "chicago",
    "detroit",
    "toledo",
    "cleveland",
    "pittsburgh",
    "philadelphia",
    "new-york",
)
"""Of both city strips, in the order of either."""
_ONLY_WITHOUT_NORTH = ("fulton", "bloomington", "peoria", "toledo", "philadelphia")
_ONLY_WITH_NORTH = ("columbia", "detroit", "cleveland")

_SOLO = (
    Option("solo", "none", ("none", "sam"), extra=True),
    Option("difficulty", "medium", ("easy", "medium", "hard"), needs="solo"),
    Option("sam_printed_workers", True, (True, False), needs="solo"),
    Option("sam_starting_objective", True, (True, False), needs="solo"),
    Option(
        "sam_first_delivery",
        "by_level",
        ("by_level", *_CITIES),
        needs="solo",
        only=(
            *(Only(city, "rails_to_the_north", False) for city in _ONLY_WITHOUT_NORTH),
            *(Only(city, "rails_to_the_north", True) for city in _ONLY_WITH_NORTH),
        ),
    ),
    Option(
        "sam_path_tie",
        "lowest_fee_then_graph_order",
        ("lowest_fee_then_graph_order", "human_chooses"),
        needs="solo",
    ),
    Option("sam_cattle_price_cap", True, (True, False), needs="solo"),
    Option("sam_builds_on_risk_spaces", False, (False, True), needs="solo"),
    Option("sam_station_master_costs_worker", False, (False, True), needs="solo"),
    Option("sam_objective_choice", "topmost", ("topmost", "random", "most_points"), needs="solo"),
    Option("sam_objective_scoring", "by_level", ("by_level", "all", "fulfilled"), needs="solo"),
    Option("sam_foresight", "random", ("random", "human_chooses"), needs="solo"),
)

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
        *_SOLO,
        HOUSE_SET,
    ),
    rivals=(Rival("sam", "solo", "sam", difficulty="difficulty"),),
    stage="beta",
    shelf=1,
    game="trailboss.games.great_western_trail.game:GAME",
)
