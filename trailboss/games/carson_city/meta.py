"""What a lobby needs to know about Carson City. Imports nothing of the game itself."""

from trailboss.kernel.game import Meta
from trailboss.kernel.house import HOUSE_SET
from trailboss.kernel.option import Option

META = Meta(
    name="carson_city",
    title="Carson City",
    seats=(2, 3, 4, 5),
    options=(
        Option("personas", "yellow", ("yellow", "red", "random")),
        Option("duel_tiles", False, (False, True)),
        Option("simultaneous_placement", "off", ("off", "live", "orders")),
        Option("river", False, (False, True)),
        Option("text_edition", "polish", ("polish", "english")),
        HOUSE_SET,
    ),
    stage="beta",
    shelf=3,
    game="trailboss.games.carson_city.game:GAME",
)
