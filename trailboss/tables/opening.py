"""What a table is opened with: its id, its seats, the moves of a game that goes on."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from trailboss.kernel.dice import Dice
from trailboss.kernel.record import Record
from trailboss.tables.errors import WrongMoment
from trailboss.tables.people_store import Person
from trailboss.tables.schema import RIVAL
from trailboss.tables.store import Entry, Seat


def lines(record: Record, at: float, to: int | None = None) -> list[Entry]:
    """What was played elsewhere, up to that ply, as lines of a log."""
    told: list[tuple[str, int, str]] = []
    moves = record.moves[:to]
    for ply in range(len(moves) + 1):
        told += [("redealt", 0, redeal.seed) for redeal in record.redeals if redeal.ply == ply]
        told += [("move", move.seat, move.text) for move in moves[ply : ply + 1]]
    return [Entry(n, kind, seat, text, None, at) for n, (kind, seat, text) in enumerate(told, 1)]


def new_invitation() -> str:
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """For links: 64 bits, of letters and digits only."""
    return secrets.token_urlsafe(8).replace("_", "a").replace("-", "b")


def seat_row(
    table: str, seat: int, choice: Mapping[str, Any], owner: Person, rider: str
) -> dict[str, Any]:
    """``rider`` is what a bot would be called here."""
    kind = choice.get("kind")
    row: dict[str, Any] = {
        "table": table,
        "seat": seat,
        "kind": kind,
        "person": None,
        "bot": None,
        "name": "",
        "invitation": new_invitation(),
    }
    if kind == "me":
        row |= {
            "kind": "person",
            "person": owner.id,
            "name": choice.get("name") or owner.name,
        }
    elif kind == "bot":
        row |= {"bot": choice["bot"], "name": rider}
    elif kind != "open":
        raise WrongMoment(f"a seat is for me, for a bot or open; not '{kind}'")
    return row


def rival_row(table: str, seat: int, name: str) -> dict[str, Any]:
    """The seat of a solo rival: nobody sits there, the rules play it."""
    return {
        "table": table,
        "seat": seat,
        "kind": RIVAL,
        "person": None,
        "bot": None,
        "name": name.capitalize(),
        "invitation": new_invitation(),
    }


def drawn_seats(seats: Sequence[Seat]) -> list[Seat]:
    """The same company at other seats, by chance; a solo rival stays where the rules want it."""
    company = [seat for seat in seats if seat.kind != RIVAL]
    places = [seat.seat for seat in company]
    Dice().shuffle(places)
    rivals = [seat for seat in seats if seat.kind == RIVAL]
    moved = [replace(seat, seat=place) for seat, place in zip(company, places, strict=True)]
    return sorted(moved + rivals, key=lambda seat: seat.seat)
