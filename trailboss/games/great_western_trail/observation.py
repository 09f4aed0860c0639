"""What a learner is given of a view, column by column."""

from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.glances import PIECES
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
    c = box.components
    things = box.vocabulary.things
    tile = Which(things["tile"])
    worker = Which(things["worker"])
    master = Which(things["master"])
    on_trail = Record({"tile": tile, "building": Which(things["building"]), "owner": Seat(seats)})
    rows = Rows(len(c.rows), Rows(c.table[seats].columns, worker))
    jobs = {"rows": rows, "token_row": Maybe(Number()), "token_holder": Seat(seats)}
    return Observed(
        table={
            "active": Seat(seats),
            "ending": Seat(seats),
            "trail": Table(things["node"], on_trail),
            "jobs": Record(jobs),
            "foresight": Rows(len(c.bags), Rows(c.foresight_spaces, tile)),
            "bags": Rows(len(c.bags), Number()),
            "market": Record({"cards": Counts(things["card"]), "stack": Number()}),
            "objectives": Record({"display": Counts(things["card"]), "stack": Number()}),
            "masters": Rows(len(c.stations), Record({"tile": master, "worker": worker})),
        },
        player=_player(box),
        left_out={"jobs/columns": "the same at every position of a table"},
        pieces=PIECES,
    )


def _player(box: Box) -> dict[str, Field]:
    c = box.components
    things = box.vocabulary.things
    cards = Counts(things["card"])
    numbers = (
        "money",
        "tokens",
        "marker",
        "certificate_limit",
        "permanent_certificates",
        "step_limit",
        "hand_limit",
        "hand_size",
        "stack_size",
        "discard_size",
    )
    return {
        "herder": Which(things["node"]),
        "engine": Which(things["space"]),
        **{name: Number() for name in numbers},
        "discs": Counts(things["disc"]),
        "workers": Counts(things["worker"]),
        "outlaws": Record({"green": Number(), "orange": Number()}),
        "hazards": Counts(things["tile"]),
        "cities": Counts(things["city"]),
        "stations": Counts([station.number for station in c.stations]),
        "masters": Counts(things["master"]),
        "unbuilt": Counts(things["building"]),
        "objectives": cards,
        "discard_top": Which(things["card"]),
        "removed": cards,
        "hand": Maybe(cards),
        "discard": Maybe(cards),
        "stack": Maybe(cards),
    }
