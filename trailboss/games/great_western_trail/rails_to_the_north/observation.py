"""What a learner is given of the north."""

from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS
from trailboss.games.great_western_trail.rails_to_the_north.state import north_print
from trailboss.kernel.observation import Counts, Number, Observed, Record, Rows, Seat, Table, Which


def observes(box: Box, seats: int) -> Observed:
    things = box.vocabulary.things
    return Observed(
        table={
            "north": Record(
                {
                    "towns": Table(things["town"], Rows(SLOTS, Seat(seats))),
                    "tiles": Table(things["town"], Which(things["medium"])),
                    "masters": Counts(things["master"]),
                }
            )
        },
        player={
            "bells": Rows(len(north_print(box).map.bells), Number()),
            "reach": Counts(things["town"]),
        },
    )
