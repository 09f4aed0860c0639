"""A hall with people in it, for tests."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, TypeVar

from tests.databases import address
from trailboss.tables.bus import Bus
from trailboss.tables.database import Database
from trailboss.tables.hall import Hall
from trailboss.tables.jobs import JobsHere
from trailboss.tables.live import Live
from trailboss.tables.people_store import PeopleStore, Person
from trailboss.tables.player import Player
from trailboss.tables.store import Store
from trailboss.tables.thinking import Thinkers

T = TypeVar("T")
GAME = "great_western_trail"
ANIA = Person("ania", "Ania")
OLENA = Person("olena", "Olena")


def open_hall(folder: Path) -> Hall:
    database = Database(address(folder, "tables"))
    database.prepare()
    people = PeopleStore(database)
    for person in (ANIA, OLENA):
        if people.person(person.id) is None:
            people.add_person(person)
    return Hall(Store(database), Bus(), Thinkers(processes=1, seconds=600))


def thinking_at(hall: Hall) -> dict[str, asyncio.Task[None]]:
    """The tables at which bots are at work in this process."""
    return _here(hall).tasks


def tried_later_at(hall: Hall) -> list[str]:
    return list(_here(hall).later)


def _here(hall: Hall) -> JobsHere:
    assert isinstance(hall.bots.jobs, JobsHere)
    return hall.bots.jobs


async def two_people(hall: Hall, game: str = GAME, **changes: Any) -> str:
    """A table at which Ania (seat 0) and Olena (seat 1) play."""
    given: dict[str, Any] = {
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {},
        "visibility": "private",
        "pace": {},
        "seed": f"{7:064x}",
    }
    given |= changes
    id = await hall.seating.open_table(ANIA, game, **given)
    await sit(hall, id, OLENA, 1)
    return id


async def sit(hall: Hall, id: str, person: Person, seat: int) -> None:
    """By the link of the seat, as somebody who was invited."""
    _, seats = hall.store.table(id)
    link = seats[seat].invitation if seat < len(seats) else None
    await hall.seating.sit(id, person, seat, link)


def at(seat: int) -> Player:
    """Whoever sits there at most tables of these tests."""
    return Player(seat, ("ania", "olena", "ivan")[seat])


def holder(live: Live, seat: int) -> Player:
    """Whoever does sit there."""
    return Player(seat, live.seats[seat].person)


async def play(hall: Hall, id: str, *actions: str) -> Live:
    """Play these actions, each by the seat whose turn it is."""
    live = await hall.gate.live(id)
    for action in actions:
        live = await hall.gate.submit(id, holder(live, live.asked[0]), live.state.ply, action)
    return live


async def play_first_options(hall: Hall, id: str, moves: int) -> Live:
    live = await hall.gate.live(id)
    for _ in range(moves):
        if live.state.is_over:
            break
        seat = live.asked[0]
        text = live.state.actions(seat)[-1].text
        live = await hall.gate.submit(id, holder(live, seat), live.state.ply, text)
    return live
