"""What a learner is given of Sam."""

from trailboss.games.great_western_trail.box import Box
from trailboss.kernel.observation import Counts, Number, Observed, Record, Which


def observes(box: Box, seats: int) -> Observed:
    things = box.vocabulary.things
    cards = Counts(things["sam_card"])
    return Observed(
        table={
            "sam": Record(
                {
                    "card": Which(things["sam_card"]),
                    "discard": cards,
                    "deck": cards,
                    "specialization": Which(things["worker"]),
                    "discs": Number(),
                    "first_cities": Counts(things["city"]),
                    "herd": Counts(things["card"]),
                }
            )
        },
        left_out={"sam/seat": "he always holds the last seat"},
    )
