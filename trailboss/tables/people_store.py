"""Reading and writing people: accounts, sessions, passkeys, and how they want to be told."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from trailboss.tables import schema
from trailboss.tables.database import Database
from trailboss.tables.errors import NotAllowed
from trailboss.tables.upsert import put, put_first


@dataclass(frozen=True)
class Person:
    """Somebody who plays here: a guest, or with a login or a passkey an account."""

    id: str
    name: str
    login: str | None = None
    email: str | None = None
    """Confirmed by its owner."""
    email_unconfirmed: str | None = None
    language: str = "en"
    """In which they are told that it is their turn."""
    keeper: str | None = None
    """For a program, the account that it belongs to."""


NOT_OVER = ("open", "playing", "adjourned")
_c = schema.people.c
PERSON = (_c.id, _c.name, _c.login, _c.email, _c.email_unconfirmed, _c.language)


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    def add_person(self, person: Person) -> None:
        with self.database.write() as db:
            row = {field: value for field, value in asdict(person).items() if field != "keeper"}
            db.execute(insert(schema.people), {**row, "created": time.time()})

    def person(self, id: str) -> Person | None:
        return self._person(schema.people.c.id == id)

    def person_by_login(self, login: str) -> tuple[Person, str | None] | None:
        """The person with the hash of their password, which goes no further than it must."""
        query = select(*PERSON, _c.password).where(_c.login == login)
        with self.database.read() as db:
            row = db.execute(query).first()
        return None if row is None else (Person(*row[:-1]), row[-1])

    def person_by_proof(self, proof: str) -> Person | None:
        """Whoever wants to confirm an e-mail address by this (hashed) token."""
        return self._person(schema.people.c.email_proof == proof)

    def _person(self, condition: Any) -> Person | None:
        with self.database.read() as db:
            row = db.execute(select(*PERSON).where(condition)).first()
        return None if row is None else Person(*row)

    def update_person(self, id: str, **values: Any) -> bool:
        """False when the login name is taken."""
        try:
            with self.database.write() as db:
                db.execute(update(schema.people).where(schema.people.c.id == id).values(**values))
            return True
        except IntegrityError:
            return False

    def give_login(self, id: str, login: str, password: str) -> bool | None:
        """None for somebody who has a login, False when another has this one. Of two at a time one
        is the first."""
        mine = update(schema.people).where(_c.id == id, _c.login.is_(None))
        try:
            with self.database.write() as db:
                done = db.execute(mine.values(login=login, password=password))
            return True if done.rowcount else None
        except IntegrityError:
            return False

    def delete_person(self, id: str, replacement_name: str) -> list[str] | None:
        """Forget somebody: the games stay, without the name. Everything else goes by cascade.

        At these tables something has changed. None: the person still sits at a table that is not
        over, or has opened one, and nothing was done.
        """
        theirs = (schema.seats.c.person == id) | (schema.seats.c.former == id)
        with self.database.write() as db:
            _hold(db, id)
            if db.execute(_engaged(id)).first() is not None:
                return None
            tables = list(
                db.execute(select(schema.seats.c.table).distinct().where(theirs)).scalars()
            )
            db.execute(
                update(schema.seats)
                .where(theirs)
                .values(person=None, former=None, name=replacement_name)
            )
            db.execute(
                update(schema.chat)
                .where(schema.chat.c.person == id)
                .values(name=replacement_name, text="", hidden=True)
            )
            db.execute(delete(schema.people).where(schema.people.c.id == id))
            return tables

    def shared_tables(self, guest: str, person: str) -> list[str]:
        """Tables that are not over at which both sit, as if they were two."""
        with self.database.read() as db:
            return list(db.execute(_shared(guest, person)).scalars())

    def adopt(self, guest: str, person: str, name: str, browsers: int) -> bool:
        """What a guest played belongs to the account from now on; the guest is no more. Of browsers
        to be told so many are kept, those that came last.

        Not a daily deal: of several guests of one person, the best would sign in. Nor a second
        seat at a table of the account's: False, and nothing is done, while there is one.
        """
        seats = schema.seats.c
        with self.database.write() as db:
            _hold(db, guest)
            if db.execute(_shared(guest, person)).first() is not None:
                return False
            there = select(seats.table).where(seats.person == person)
            both = update(schema.seats).where(seats.person == guest, seats.table.in_(there))
            hotseat = select(schema.tables.c.id).where(schema.tables.c.visibility == "hotseat")
            alone = both.where(seats.table.not_in(hotseat))
            db.execute(alone.values(person=None, former=person))  # games that are over
            db.execute(
                update(schema.seats).where(seats.person == guest).values(person=person, name=name)
            )
            former = schema.seats.c.former
            db.execute(update(schema.seats).where(former == guest).values(former=person))
            db.execute(
                update(schema.tables).where(schema.tables.c.owner == guest).values(owner=person)
            )
            for owned in (schema.chat, schema.shares, schema.subscriptions):
                db.execute(update(owned).where(owned.c.person == guest).values(person=person))
            told = schema.subscriptions.c
            mine = select(told.id).where(told.person == person).order_by(told.created.desc())
            oldest = list(db.execute(mine.offset(browsers)).scalars())
            db.execute(delete(schema.subscriptions).where(told.id.in_(oldest)))
            muted = schema.mutes.c
            already = select(muted.table).where(muted.person == person).scalar_subquery()
            db.execute(
                update(schema.mutes)
                .where(muted.person == guest, muted.table.not_in(already))
                .values(person=person)
            )
            db.execute(
                update(schema.studies).where(schema.studies.c.owner == guest).values(owner=person)
            )
            for one, other in (("about", "by"), ("by", "about")):
                _move_reports(db, guest, person, one, other)
            db.execute(delete(schema.people).where(schema.people.c.id == guest))
            return True

    # ---- sessions

    def add_session(self, token: str, person: str) -> None:
        with self.database.write() as db:
            row = {"token": token, "person": person, "created": time.time()}
            db.execute(insert(schema.sessions), row)

    def session_person(self, token: str, oldest: float) -> Person | None:
        """Whose session it is, if it was begun after ``oldest``."""
        join = schema.people.join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
        c = schema.sessions.c
        query = select(*PERSON).select_from(join).where(c.token == token, c.created > oldest)
        with self.database.read() as db:
            row = db.execute(query).first()
        return None if row is None else Person(*row)

    def ban_of(self, person: str, now: float) -> tuple[str, float | None] | None:
        """Why somebody may not come in, and until when; None if they may."""
        b = schema.bans.c
        theirs = select(b.reason, b.until).where(b.person == person, in_force(now))
        with self.database.read() as db:
            row = db.execute(theirs).first()
        return None if row is None else (row.reason, row.until)

    def drop_session(self, token: str) -> None:
        with self.database.write() as db:
            db.execute(delete(schema.sessions).where(schema.sessions.c.token == token))

    def drop_sessions_of(self, person: str) -> None:
        with self.database.write() as db:
            db.execute(delete(schema.sessions).where(schema.sessions.c.person == person))

    def drop_old(self, sessions_before: float, challenges_before: float) -> None:
        """Forget what has run out."""
        with self.database.write() as db:
            db.execute(delete(schema.sessions).where(schema.sessions.c.created < sessions_before))
            c = schema.challenges.c
            db.execute(delete(schema.challenges).where(c.created < challenges_before))

    # ---- passkeys

    def add_passkey(self, row: Mapping[str, Any], has_room: Callable[[int], None]) -> bool:
        """False when the key is known already. ``has_room`` refuses one more than so many."""
        mine = select(func.count()).where(schema.passkeys.c.person == row["person"])
        try:
            with self.database.write() as db:
                must_be_known(db, row["person"])
                has_room(db.execute(mine).scalar_one())
                db.execute(insert(schema.passkeys), dict(row))
            return True
        except IntegrityError:
            return False

    def passkeys_of(self, person: str) -> list[dict[str, Any]]:
        c = schema.passkeys.c
        query = select(schema.passkeys).where(c.person == person).order_by(c.created)
        with self.database.read() as db:
            return [dict(row) for row in db.execute(query).mappings()]

    def passkey(self, id: str) -> dict[str, Any] | None:
        query = select(schema.passkeys).where(schema.passkeys.c.id == id)
        with self.database.read() as db:
            row = db.execute(query).mappings().first()
        return None if row is None else dict(row)

    def passkey_used(self, id: str, count: int) -> None:
        with self.database.write() as db:
            db.execute(
                update(schema.passkeys)
                .where(schema.passkeys.c.id == id)
                .values(count=count, used=time.time())
            )

    def drop_passkey(self, id: str) -> None:
        with self.database.write() as db:
            db.execute(delete(schema.passkeys).where(schema.passkeys.c.id == id))

    def add_challenge(self, id: str, purpose: str, person: str | None) -> None:
        row = {"id": id, "purpose": purpose, "person": person, "created": time.time()}
        with self.database.write() as db:
            db.execute(insert(schema.challenges), row)

    def take_challenge(self, id: str, purpose: str, person: str | None, oldest: float) -> bool:
        """A challenge is good once, for what and whom it was made, and not for long."""
        c = schema.challenges.c
        with self.database.write() as db:
            done = db.execute(
                delete(schema.challenges).where(
                    c.id == id,
                    c.purpose == purpose,
                    c.person.is_(None) if person is None else c.person == person,
                    c.created > oldest,
                )
            )
            return done.rowcount == 1

    # ---- browsers to be told, and keys of the server

    def add_subscription(self, row: Mapping[str, Any], has_room: Callable[[int], None]) -> None:
        """A browser that is known already now belongs to this person. ``has_room`` refuses one more
        than so many others."""
        c = schema.subscriptions.c
        with self.database.write() as db:
            must_be_known(db, row["person"])
            others = select(func.count()).where(c.person == row["person"], c.id != row["id"])
            has_room(db.execute(others).scalar_one())
            put(db, schema.subscriptions, row)

    def subscriptions_of(self, person: str) -> list[dict[str, Any]]:
        query = select(schema.subscriptions).where(schema.subscriptions.c.person == person)
        with self.database.read() as db:
            return [dict(row) for row in db.execute(query).mappings()]

    def drop_subscription(self, id: str, person: str | None = None) -> None:
        c = schema.subscriptions.c
        gone = delete(schema.subscriptions).where(c.id == id)
        with self.database.write() as db:
            db.execute(gone if person is None else gone.where(c.person == person))

    def key(self, name: str, fresh: str) -> str:
        """The key of that name; the first who asks makes it from ``fresh``."""
        query = select(schema.keys.c.value).where(schema.keys.c.name == name)
        with self.database.write() as db:
            put_first(db, schema.keys, {"name": name, "value": fresh})
            return str(db.execute(query).scalar_one())


def must_be_known(db: Connection, person: str) -> None:
    """Whoever was forgotten a moment ago neither sits down nor opens a table."""
    if not _hold(db, person):
        raise NotAllowed("you have been forgotten: say your name again")


def _hold(db: Connection, person: str) -> bool:
    """Until we are done nobody else does anything about that person, which others than SQLite must
    be told. False for nobody that is known."""
    known = select(schema.people.c.id).where(schema.people.c.id == person).with_for_update()
    return db.execute(known).first() is not None


def _shared(guest: str, person: str) -> Select[Any]:
    """A bot of the account's is the account in this."""
    t, s, p = schema.tables.c, schema.seats.c, schema.programs.c
    bots = select(p.person).where(p.keeper == person)
    theirs = select(s.table).where(s.person == guest)
    ours = select(s.table).where((s.person == person) | s.person.in_(bots))
    return select(t.id).where(
        t.id.in_(theirs), t.id.in_(ours), t.status.in_(NOT_OVER), t.visibility != "hotseat"
    )


def _engaged(person: str) -> Select[Any]:
    """Tables that are not over at which the person sits, or that wait for others and are theirs."""
    t, s = schema.tables.c, schema.seats.c
    here = select(s.table).where(s.person == person)
    sits = t.status.in_(NOT_OVER) & t.id.in_(here)
    return select(t.id).where(sits | ((t.status == "open") & (t.owner == person))).limit(1)


def _move_reports(db: Connection, guest: str, person: str, one: str, other: str) -> None:
    """Those in which the guest is ``one`` of the two; but no second one of the same people."""
    r, s = schema.reports.c, schema.reports.alias().c
    same = (s.table == r.table) & (s[one] == person) & (s[other] == r[other])
    theirs = update(schema.reports).where(r[one] == guest, ~exists().where(same))
    db.execute(theirs.values({one: person}))


def in_force(now: float) -> ColumnElement[bool]:
    """Of a ban."""
    until = schema.bans.c.until
    return until.is_(None) | (until > now)
