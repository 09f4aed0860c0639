"""What a learner is given of the tiles and of a duel that waits for them."""

from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.duel_tiles.state import tile_print
from trailboss.games.carson_city.observation import place
from trailboss.kernel.observation import AroundTheTable, Counts, Maybe, Number, Observed, Record


def observes(box: Box, seats: int) -> Observed:
    values = Counts(tile_print(box).values)
    duellist = Record({"firepower": Number(), "ready": Number()})
    duellists = AroundTheTable(seats, Maybe(duellist), key="seat")
    return Observed(
        table={
            "duel": Maybe(place(box).joined(Record({"duellists": duellists}))),
            "pile": Record({"size": Number(), "certain": values}),
        },
        player={"tile_sum": Number(), "tile_count": Number(), "tiles": Maybe(values)},
        left_out={"duel/duellists/seat": "it names the row"},
    )
