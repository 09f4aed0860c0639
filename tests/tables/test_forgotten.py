"""Being forgotten while a game starts: no table plays on with a seat that is nobody's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.event_loop import run
from tests.tables.people import ANIA, GAME, OLENA, at, open_hall, sit, two_people
from trailboss.tables.errors import NotAllowed, TableError
from trailboss.tables.hall import Hall
from trailboss.tables.people_store import PeopleStore, Person

THREE = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
IVAN = Person("ivan", "Ivan")


async def _forget(hall: Hall, people: PeopleStore, person: Person) -> None:
    while True:
        await hall.attendance.leave_everything(person.id, name="—")
        if await hall.store.database.aside(people.delete_person, person.id, "—") is not None:
            return


def test_being_forgotten_while_the_last_seat_is_taken_leaves_no_empty_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between looking which tables there are and getting up, the last seat is taken."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        people = PeopleStore(hall.store.database)
        people.add_person(IVAN)
        id = await hall.seating.open_table(ANIA, GAME, THREE, {}, "open", {})
        await sit(hall, id, OLENA, 1)
        seen = hall.store.tables_of
        loop = asyncio.get_running_loop()

        def look(*args: Any) -> Any:
            found = seen(*args)
            asyncio.run_coroutine_threadsafe(sit(hall, id, IVAN, 2), loop).result()
            return found

        monkeypatch.setattr(hall.store, "tables_of", look)
        await hall.attendance.leave_everything(OLENA.id)
        row, seats = hall.store.table(id)
        assert row.status == "playing"
        assert [seat.kind for seat in seats] == ["person"] * 3
        assert seats[1].bot is not None
        await hall.close()

    run(scene())


def test_whoever_is_being_forgotten_cannot_sit_down_behind_it(tmp_path: Path) -> None:
    """However sitting down and being forgotten follow on each other."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        people = PeopleStore(hall.store.database)
        for attempt in range(30):
            person = Person(f"guest{attempt}", "Guest")
            people.add_person(person)
            id = await hall.seating.open_table(ANIA, GAME, THREE[:2], {}, "open", {})

            async def sit_down(id: str = id, person: Person = person, wait: int = attempt) -> None:
                for _ in range(wait):
                    await asyncio.sleep(0)
                await sit(hall, id, person, 1)

            answers = await asyncio.gather(
                sit_down(), _forget(hall, people, person), return_exceptions=True
            )
            assert all(one is None or isinstance(one, TableError) for one in answers), answers
            row, seats = hall.store.table(id)
            vacant = seats[1].person is None and seats[1].bot is None
            assert (row.status, vacant) in (("open", True), ("playing", False))
            assert (seats[1].kind == "open") == (row.status == "open")
        await hall.close()

    run(scene())


def test_nobody_who_is_forgotten_opens_a_table(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        with pytest.raises(NotAllowed, match="forgotten"):
            await hall.seating.open_table(IVAN, GAME, THREE[1:], {}, "open", {})
        assert hall.store.open_tables(10) == []
        await hall.close()

    run(scene())


def test_whoever_is_forgotten_leaves_no_table_to_bots_alone(tmp_path: Path) -> None:
    """They would count for nobody: eight a name, and as many names as anybody likes."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        people = PeopleStore(hall.store.database)
        bot = {"kind": "bot", "bot": "random"}
        opened = [
            await hall.seating.open_table(ANIA, GAME, seats, {}, "private", {})
            for seats in ([bot, bot], [{"kind": "me"}, bot])
        ]
        with_olena = await two_people(hall)
        await hall.attendance.adjourn(with_olena, at(0))
        await _forget(hall, people, ANIA)
        assert [hall.store.table(id)[0].status for id in opened] == ["cancelled"] * 2
        row, seats = hall.store.table(with_olena)
        assert (row.status, seats[0].person, seats[0].name) == ("adjourned", None, "—")
        assert seats[0].bot is not None
        assert hall.store.table(opened[1])[1][0].name == "—"
        await hall.close()

    run(scene())


def test_two_who_leave_at_once_leave_no_table_to_bots_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        leave = hall.attendance.leave
        await asyncio.gather(leave(id, ANIA.id), leave(id, OLENA.id))
        assert hall.store.table(id)[0].status == "cancelled"
        await hall.close()

    run(scene())


def test_a_guest_who_sits_down_beside_the_account_is_not_adopted(tmp_path: Path) -> None:
    """Between getting up for it and becoming the account: else one person had two seats."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        people = PeopleStore(hall.store.database)
        id = await two_people(hall)
        assert not people.adopt(OLENA.id, ANIA.id, ANIA.name, 20)
        assert [seat.person for seat in hall.store.table(id)[1]] == [ANIA.id, OLENA.id]
        await hall.attendance.get_up(id, OLENA.id)
        assert people.adopt(OLENA.id, ANIA.id, ANIA.name, 20)
        await hall.close()

    run(scene())
