"""Whoever may no longer see a table as who they came is shown out, also by a process that heard
nothing of it."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import insert

from tests.event_loop import run
from tests.tables.people import ANIA, OLENA, open_hall
from trailboss.tables import admission, schema
from trailboss.tables.admin_store import AdminStore, Deed
from trailboss.tables.bus import NO_LONGER_SHARED, SIGNED_OUT, Listener
from trailboss.tables.hall import Hall
from trailboss.tables.peers import AGAIN
from trailboss.tables.people_store import PeopleStore, Person
from trailboss.tables.program_store import ProgramStore
from trailboss.tables.social_store import SocialStore

ROBOT = Person("robot", "Robot (bot)", keeper=ANIA.id)


def page(hall: Hall, told: dict[str, str], name: str, **by: str | None) -> Listener:
    """An open one; why it is closed is noted by that name."""
    made = Listener("t", by.get("person"), by.get("share"), by.get("session"))
    made.on_drop = lambda reason: told.__setitem__(name, reason)
    hall.bus.join(made)
    return made


def test_who_signed_out_while_nothing_was_heard(tmp_path: Path) -> None:
    async def scene() -> None:
        hall, told = open_hall(tmp_path), dict[str, str]()
        people = PeopleStore(hall.store.database)
        for token, person in (("a", ANIA), ("b", ANIA), ("c", OLENA)):
            people.add_session(token, person.id)
            page(hall, told, token, person=person.id, session=token)
        page(hall, told, "spectator", session="of long ago")
        page(hall, told, "another's", person=OLENA.id, session="a")
        people.drop_session("b")
        await hall.hear(AGAIN, "")
        assert told == {"b": SIGNED_OUT, "another's": SIGNED_OUT}
        await hall.close()

    run(scene())


def test_programs_come_by_a_token_of_their_own(tmp_path: Path) -> None:
    async def scene() -> None:
        hall, told = open_hall(tmp_path), dict[str, str]()
        programs = ProgramStore(hall.store.database)
        assert programs.add(ROBOT, "old", most=5)
        page(hall, told, "robot", person=ROBOT.id, session="old")
        await hall.admission.look_again()
        assert not told
        assert programs.renew(ANIA.id, ROBOT.id, "new")
        await hall.admission.look_again()
        assert told.pop("robot") == SIGNED_OUT
        page(hall, told, "robot", person=ROBOT.id, session="new")
        AdminStore(hall.store.database).ban(ROBOT.id, "", None, Deed("boss", "ban", ROBOT.id))
        await hall.admission.look_again()
        assert "robot" in told
        await hall.close()

    run(scene())


def test_what_is_shared_no_longer(tmp_path: Path) -> None:
    async def scene() -> None:
        hall, told = open_hall(tmp_path), dict[str, str]()
        table = await hall.seating.open_table(
            ANIA, "great_western_trail", [{"kind": "me"}, {"kind": "open"}], {}, "private", {}
        )
        social = SocialStore(hall.store.database)
        for id in ("one", "two"):
            social.add_share(id, f"token {id}", table, 0, ANIA.id, lambda _there: None)
            page(hall, told, id, share=id)
        assert social.drop_share("two", table, ANIA.id)
        await hall.admission.look_again()
        assert told == {"two": NO_LONGER_SHARED}
        await hall.close()

    run(scene())


def test_more_people_than_are_asked_about_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        hall, told = open_hall(tmp_path), dict[str, str]()
        tokens = [f"token {number}" for number in range(2 * admission.AT_ONCE + 1)]
        rows = [{"token": one, "person": ANIA.id, "created": time.time()} for one in tokens]
        with hall.store.database.write() as db:
            db.execute(insert(schema.sessions), rows[:-1])
        for token in tokens:
            page(hall, told, token, person=ANIA.id, session=token)
        await hall.admission.look_again()
        assert list(told) == tokens[-1:]
        await hall.close()

    run(scene())
