"""What a learner is given of a view, column by column."""

from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.glances import PIECES
from trailboss.kernel.observation import (
    BySeat,
    Counts,
    Field,
    Maybe,
    Number,
    Observed,
    Order,
    Record,
    Rows,
    Seat,
    Table,
    Which,
)


def place(box: Box) -> Record:
    """A space of the action track, or a parcel of the town."""
    things = box.vocabulary.things
    return Record({"space": Which(things["space"]), "parcel": Which(things["parcel"])})


def observes(box: Box, seats: int) -> Observed:
    things = box.vocabulary.things
    numbers = ("round", "index", "road_supply")
    persona = {"side": Which(things["side"]), "limit": Number(), "seat": Seat(seats)}
    row = Record({"building": Which(things["building"])})
    return Observed(
        table={
            **{name: Number() for name in numbers},
            **{name: Order(seats) for name in ("start", "order", "turn_order", "passed")},
            "personas": Table(things["persona"], Record(persona), key="id"),
            "track": Table(things["space"], _space(seats), key="id"),
            "town": town(box, seats),
            "centre": Which(things["parcel"]),
            "roads": Counts(things["edge"]),
            "row": Table(things["space"], row, key="space"),
            "bag": Counts(things["building"]),
            "guns": Seat(seats),
            "white": place(box).joined(Record({"seat": Seat(seats)})),
        },
        player=_player(box),
        left_out={
            "personas/id": "it names the row",
            "personas/number": "printed on the card",
            "track/id": "it names the row",
            "track/kind": "printed on the board",
            "row/space": "it names the row",
            "row/price": "printed on the board; what each would pay stands with the players",
            "town/odds": "follows from who stands there and everybody's firepower",
            "town/would_earn": "follows from what is built around",
            "players/chosen": "the seat's own answer to a question that is still open to others",
        },
        pieces=PIECES,
    )


def _space(seats: int) -> Record:
    return Record(
        {
            "cowboys": BySeat(seats),
            "white": Number(),
            "blocked": Number(),
            "state": Which(("done", "now", "ahead")),
        }
    )


def town(box: Box, seats: int, *more: str) -> Field:
    """The parcels; on some of them may lie what only another part of the box knows."""
    things = box.vocabulary.things
    parcel = Record(
        {
            "content": Which((*things["building"], *things["land"], *more)),
            "owner": Seat(seats),
            "connected": Number(),
            "price": Maybe(Number()),
            "cowboys": Order(seats),
            "white": Number(),
            "income": Number(),
            "attackable": Number(),
            "robber": Seat(seats),
        }
    )
    return Table(things["parcel"], parcel)


def _player(box: Box) -> dict[str, Field]:
    things = box.vocabulary.things
    numbers = (
        "promised",
        "cash",
        "over_limit",
        "points",
        "total",
        "cowboys",
        "supply",
        "roads",
        "revolvers",
        "firepower",
        "parcels",
        "property_tiles",
        "income",
    )
    return {
        "persona": Which(things["persona"]),
        **{name: Number() for name in numbers},
        "limit": Maybe(Number()),
        "kept": Counts(things["building"]),
        "prices": Rows(len(box.components.prices), Number()),
    }
