"""What a learner is given of Sue."""

from trailboss.games.el_paso.box import Box
from trailboss.kernel.observation import Counts, Number, Observed, Record, Table


def observes(box: Box, seats: int) -> Observed:
    things = box.vocabulary.things
    strategy = Record({"strength": Number()})
    return Observed(
        player={
            "cattle": Counts(things["card"]),
            "row": Table(things["worker"], strategy, key="worker"),
            "resources": Counts(things["card"]),
            "bot_deck": Counts(things["bot"]),
            "bot_pile": Counts(things["bot"]),
        },
        left_out={"players/row/worker": "it names the row"},
    )
