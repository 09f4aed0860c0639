"""What a lobby needs to know about El Paso. Imports nothing of the game itself."""

from trailboss.kernel.game import Meta, Rival
from trailboss.kernel.house import HOUSE_SET
from trailboss.kernel.option import Option

META = Meta(
    name="el_paso",
    title="Great Western Trail: El Paso",
    seats=(2, 3, 4),
    options=(
        Option("neutral_buildings", "lettered", ("lettered", "random")),
        Option("building_sides", "a", ("a", "b", "random")),
        Option("train_sides", "basic", ("basic", "marked", "random")),
        Option("solo", "none", ("none", "sue"), extra=True),
        Option("b_cards", 0, (0, 1, 2, 3), needs="solo"),
        HOUSE_SET,
    ),
    stage="beta",
    shelf=2,
    game="trailboss.games.el_paso.game:GAME",
    rivals=(Rival("sue", "solo", "sue", difficulty="b_cards"),),
)
