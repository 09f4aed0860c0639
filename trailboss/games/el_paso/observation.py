"""What a learner is given of a view, column by column."""

from trailboss.games.el_paso.box import Box
from trailboss.games.el_paso.glances import PIECES
from trailboss.games.el_paso.pieces import TILE_KINDS
from trailboss.kernel.observation import (
    Counts,
    Field,
    Maybe,
    Number,
    Observed,
    Record,
    Rows,
    Seat,
    Table,
    Which,
)


def observes(box: Box, seats: int) -> Observed:
    things = box.vocabulary.things
    on_plot = Record({"building": Which(things["building"]), "owner": Seat(seats)})
    return Observed(
        table={
            "active": Seat(seats),
            "ending": Seat(seats),
            "trail": Table(things["node"], on_plot),
            "buildings": Counts(things["building"]),
            "train": Table(things["train"], Which(("basic", "marked"))),
            "tiles": Record(dict.fromkeys(TILE_KINDS, _display(box))),
            "market": Counts(things["card"]),
            "jobs": Counts(things["worker"]),
        },
        player=_seat(box) | _person(box),
        left_out={
            "players/out_of_reach": "the posts that are not within reach, with the reason",
        },
        pieces=PIECES,
    )


def _display(box: Box) -> Field:
    tiles = Which(box.vocabulary.things["tile"])
    return Record({"display": Rows(box.components.display_size, tiles), "stack": Number()})


def _seat(box: Box) -> dict[str, Field]:
    """What everybody has, a solo rival too."""
    things = box.vocabulary.things
    return {
        "rancher": Which(things["node"]),
        "workers": Counts(things["worker"]),
        "posts": Counts(things["post"]),
        "tiles": Counts(things["tile"]),
        "fulfilled": Counts(things["tile"]),
    }


def _person(box: Box) -> dict[str, Field]:
    things = box.vocabulary.things
    numbers = (
        "money",
        "tokens",
        "track",
        "permanent_certificates",
        "step_limit",
        "hand_limit",
        "markers",
        "hand_size",
        "stack_size",
    )
    cards = Counts(things["card"])
    return {
        **{name: Number() for name in numbers},
        "discs": Counts(things["disc"]),
        "discard": cards,
        "unseen": cards,
        "removed": cards,
        "hand": Maybe(cards),
        "value": Maybe(Number()),
        "within_reach": Maybe(Table(things["post"], Maybe(Number()))),
    }
