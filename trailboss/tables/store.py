"""Reading and writing tables. Every method is one transaction; nothing here knows rules."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, case, func, insert, select, union, update

from trailboss.kernel.box import Box
from trailboss.tables import schema
from trailboss.tables.archive_store import claim_deal
from trailboss.tables.database import Database
from trailboss.tables.errors import NoSuchTable
from trailboss.tables.opened import Opened, opened_by
from trailboss.tables.people_store import Person, must_be_known
from trailboss.tables.program_store import must_have_room
from trailboss.tables.shown import ChatLine
from trailboss.tables.upsert import put


@dataclass(frozen=True)
class Seat:
    """Who sits where: a person, a bot, a bot in place of a person, or nobody yet."""

    seat: int
    kind: str
    person: str | None
    bot: str | None
    name: str
    invitation: str
    former: str | None = None
    """Who gave it up for good."""

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None

    @property
    def played_by(self) -> str | None:
        """The person who plays it; nobody where a bot or the rules do."""
        return None if self.played_by_bot else self.person


@dataclass(frozen=True)
class TableRow:
    """A table without its log and chat."""

    id: str
    game: str
    box: str
    """The fingerprint of the box that it is played with."""
    epoch: str
    """Of the rules of the box."""
    options: Mapping[str, Any]
    seats: int
    seed: str
    commitment: str
    visibility: str
    pace: Mapping[str, Any]
    status: str
    owner: str
    created: float
    started: float | None
    finished: float | None
    result: Any
    waiting_for: list[int] | None = None
    """Derived from the log; None when nobody has looked yet."""
    deadline: float | None = None
    """Derived: when somebody's time may be up; before the start: when it is called off."""
    origin: str = "opened"
    """How it came about: opened, daily, fork, lesson, puzzle or upload."""
    sealed_until: float | None = None
    """Until then nobody is told its seed, and nothing is taken back past a reveal."""
    choices: Any = None
    """For each seat of a finished game what `Game.choices` says."""
    draw_seats: bool = False
    """Chance says who sits where when the game starts."""
    fork_of: str | None = None
    """The table whose game is played on here, from the position after ``fork_ply`` moves."""
    fork_ply: int | None = None
    unrated: list[str] | None = None  # why it would not count for a rating, see `schema`
    told: float | None = None
    """When everybody last saw something happen: not what may still be taken back."""
    programs: bool = False
    """Whether programs may sit down without being invited."""
    hints: bool = False
    """Whether people who play together have agreed on hints."""
    coach: bool = False
    """Whether a coach looks on where one person plays without others."""


class Entry(NamedTuple):
    """One line of a table's log: a move, an undo or redo of one move, or what stops the clock."""

    seq: int
    kind: str
    seat: int
    text: str
    request: str | None
    at: float


OVER = ("finished", "cancelled")
"""What a table is at its end; nothing changes about it any more."""
ALIVE = "alive"
"""Under this name stands when the server was last at work."""
TableWithSeats = tuple[TableRow, list[Seat]]


class Taken(Exception):
    """Somebody else has written this line of the log already."""


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    # ---- tables

    def add_table(
        self,
        row: Mapping[str, Any],
        seats: Sequence[Mapping[str, Any]],
        log: Sequence[Entry] = (),
        has_room: Callable[[Opened], None] = lambda _opened: None,
        day: str | None = None,
    ) -> None:
        """A new table; with a log, one whose game has begun elsewhere; with a day, its owner's
        table for the deal of that day, of which nobody has two, not even for a moment.

        ``has_room`` refuses whoever has opened too many. It is asked where nobody else writes: of
        many tables that are opened at once each counts for the next.
        """
        with self.database.write() as db:
            must_be_known(db, row["owner"])
            has_room(opened_by(db, row["owner"]))
            db.execute(insert(schema.tables), dict(row))
            db.execute(insert(schema.seats), [dict(seat) for seat in seats])
            if log:
                db.execute(_APPEND, [{"table": row["id"], **line._asdict()} for line in log])
            if day is not None:
                claim_deal(db, day, row["owner"], row["id"])

    def table(self, id: str) -> TableWithSeats:
        with self.database.read() as db:
            return _table_of(db, id)

    def whole_table(self, id: str) -> tuple[TableRow, list[Seat], list[Entry]]:
        """A table with its log, as they were at one moment."""
        with self.database.read() as db:
            return *_table_of(db, id), _log_of(db, id)

    def update_table(self, id: str, **values: Any) -> None:
        with self.database.write() as db:
            db.execute(update(schema.tables).where(schema.tables.c.id == id).values(**values))

    def call_off(self, id: str, unbegun: bool, **values: Any) -> bool:
        """End it without a result, unless it is over; with ``unbegun``, unless somebody has moved.
        False then."""
        c = schema.log.c
        moved = select(c.seq).where(c.table == id, c.kind == "move").limit(1)
        here = schema.tables.c.id == id
        with self.database.write() as db:
            db.execute(select(schema.tables.c.id).where(here).with_for_update())
            if unbegun and db.execute(moved).first() is not None:
                return False
            going_on = update(schema.tables).where(here, schema.tables.c.status.not_in(OVER))
            return db.execute(going_on.values(status="cancelled", **values)).rowcount == 1

    def put_into_box(self, row: TableRow, box: Box[Any, Any]) -> None:
        """A table whose log holds under other components or rules is played on with them."""
        self.update_table(row.id, box=box.fingerprint, epoch=box.epoch)

    def start_table(self, id: str, seats: Sequence[Seat], **values: Any) -> bool:
        """Begin to play, seated like this; False when the table is not open (any more)."""
        c = schema.tables.c
        with self.database.write() as db:
            done = db.execute(
                update(schema.tables)
                .where(c.id == id, c.status == "open")
                .values(status="playing", **values)
            )
            if done.rowcount == 1:
                for seat in seats:
                    here = (schema.seats.c.table == id) & (schema.seats.c.seat == seat.seat)
                    db.execute(update(schema.seats).where(here).values(**asdict(seat)))
            return done.rowcount == 1

    def update_seat(self, id: str, seat: int, **values: Any) -> None:
        c = schema.seats.c
        with self.database.write() as db:
            db.execute(update(schema.seats).where(c.table == id, c.seat == seat).values(**values))

    def fill_seats(
        self, row: TableRow, bot: str, names: Mapping[int, str], has_room: Callable[[Opened], None]
    ) -> None:
        """Give these seats to bots, unless ``has_room`` refuses the table's owner one more."""
        c = schema.seats.c
        with self.database.write() as db:
            has_room(opened_by(db, row.owner))
            for seat, name in names.items():
                here = update(schema.seats).where(c.table == row.id, c.seat == seat)
                db.execute(here.values(kind="bot", bot=bot, name=name))

    def claim_seat(self, id: str, seat: int, person: Person) -> bool:
        """Sit down, unless somebody was quicker."""
        c = schema.seats.c
        kind = "person" if person.keeper is None else schema.PROGRAM
        with self.database.write() as db:
            must_be_known(db, person.id)
            if kind == schema.PROGRAM:
                must_have_room(db, person.id)
            done = db.execute(
                update(schema.seats)
                .where(c.table == id, c.seat == seat, c.kind == "open")
                .values(kind=kind, person=person.id, name=person.name)
            )
            return done.rowcount == 1

    def open_tables(self, limit: int) -> list[TableWithSeats]:
        """Tables of the lobby, newest first. Where there are too many, everybody's newest comes
        before anybody's second; and of two, that of an account, which nobody has by the dozen."""
        c, p = schema.tables.c, schema.people.c
        turn = func.row_number().over(partition_by=c.owner, order_by=c.created.desc())
        keys = select(schema.passkeys.c.person)
        account = case((p.login.is_not(None) | p.id.in_(keys), 0), else_=1)
        query = (
            select(c.id)
            .select_from(schema.tables.outerjoin(schema.people, p.id == c.owner))
            .where(c.status == "open", c.visibility == "open")
            .order_by(turn, account, c.created.desc())
            .limit(limit)
        )
        return self._tables(c.id.in_(query), limit)

    def tables_of(self, person: str, limit: int = 200) -> list[TableWithSeats]:
        """Where the person sits, and what the person opened."""
        c, s = schema.tables.c, schema.seats.c
        mine = select(s.table).where(s.person == person)
        return self._tables(c.id.in_(union(mine, select(c.id).where(c.owner == person))), limit)

    def running_tables(self) -> list[TableWithSeats]:
        return self._tables(schema.tables.c.status == "playing", limit=None)

    def full_tables(self) -> list[str]:
        """Tables that could have started: the server was stopped in between."""
        awaited = select(schema.seats.c.table).where(schema.seats.c.kind == "open")
        return self._ids(schema.tables.c.status == "open", schema.tables.c.id.not_in(awaited))

    def overdue_tables(self, now: float) -> list[str]:
        return self._ids(schema.tables.c.deadline <= now, schema.tables.c.status == "playing")

    def forgotten_tables(self, now: float, opened: float) -> list[str]:
        """Tables of the lobby whose time is up; of older ones it is known only when they opened."""
        c = schema.tables.c
        late = (c.deadline <= now) | (c.deadline.is_(None) & (c.created <= opened))
        return self._ids(c.status == "open", c.visibility == "open", late)

    def table_ids(self) -> list[str]:
        return self._ids()

    def _ids(self, *conditions: Any) -> list[str]:
        """The oldest first."""
        query = select(schema.tables.c.id).where(*conditions).order_by(schema.tables.c.created)
        with self.database.read() as db:
            return list(db.execute(query).scalars())

    def tables_by_status(self) -> dict[str, int]:
        c = schema.tables.c
        with self.database.read() as db:
            rows = db.execute(select(c.status, func.count()).group_by(c.status))
            return {row[0]: row[1] for row in rows}

    def _tables(self, condition: Any, limit: int | None) -> list[TableWithSeats]:
        query = select(schema.tables).where(condition)
        query = query.order_by(schema.tables.c.created.desc()).limit(limit)
        with self.database.read() as db:
            rows = [TableRow(**row) for row in db.execute(query).mappings()]
            seats = _seats_of(db, [row.id for row in rows])
        return [(row, seats[row.id]) for row in rows]

    # ---- the server itself

    def note_alive(self, at: float) -> None:
        """The server was at work at that time."""
        with self.database.write() as db:
            put(db, schema.keys, {"name": ALIVE, "value": str(at)})

    def last_alive(self) -> float | None:
        query = select(schema.keys.c.value).where(schema.keys.c.name == ALIVE)
        with self.database.read() as db:
            found = db.execute(query).scalar()
        return None if found is None else float(found)

    # ---- the log

    def log(self, id: str) -> list[Entry]:
        with self.database.read() as db:
            return _log_of(db, id)

    def seat_of_request(self, id: str, request: str) -> int | None:
        """Whose request it was; None if none like it was carried out."""
        c = schema.log.c
        query = select(c.seat).where(c.table == id, c.request == request)
        with self.database.read() as db:
            return db.execute(query).scalar()

    def has_begun(self, id: str) -> bool:
        """Whether anybody has moved."""
        c = schema.log.c
        query = select(c.seq).where(c.table == id, c.kind == "move").limit(1)
        with self.database.read() as db:
            return db.execute(query).first() is not None

    # ---- chat

    def say(self, id: str, person: str, name: str, text: str) -> ChatLine | None:
        """The line as everybody sees it; None when the person is muted at this table."""
        at = time.time()
        line = {"table": id, "person": person, "name": name, "text": text, "at": at}
        c = schema.mutes.c
        with self.database.write() as db:
            if db.execute(select(c.id).where(c.table == id, c.person == person)).first():
                return None
            done = db.execute(insert(schema.chat).values(hidden=False, **line))
            key = done.inserted_primary_key
            seat = _speakers(db, id).get(person)
        assert key is not None
        return {"id": key[0], "name": name, "seat": seat, "text": text, "at": at}

    def chat(self, id: str, limit: int = 200) -> list[ChatLine]:
        c = schema.chat.c
        query = select(c.id, c.person, c.name, c.text, c.at).where(c.table == id, ~c.hidden)
        with self.database.read() as db:
            rows = db.execute(query.order_by(c.id.desc()).limit(limit)).all()
            seats = _speakers(db, id)
        return [
            {"id": line, "name": name, "seat": seats.get(person), "text": text, "at": at}
            for line, person, name, text, at in rows[::-1]
        ]


_APPEND = insert(schema.log)
_TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("id"))
_LOG = (
    select(*(schema.log.c[name] for name in Entry._fields))
    .where(schema.log.c.table == bindparam("id"))
    .order_by(schema.log.c.seq)
)
"""To put such a statement together takes as long as to carry it out."""


def _table_of(db: Connection, id: str) -> TableWithSeats:
    row = db.execute(_TABLE, {"id": id}).mappings().first()
    if row is None:
        raise NoSuchTable(id)
    return TableRow(**row), _seats_of(db, [id])[id]


def _seats_of(db: Connection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    c = schema.seats.c
    query = select(c.table, c.seat, c.kind, c.person, c.bot, c.name, c.invitation, c.former)
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    for some in _portions(ids):
        for table, *seat in db.execute(query.where(c.table.in_(some)).order_by(c.table, c.seat)):
            found[table].append(Seat(*seat))
    return found


def _speakers(db: Connection, id: str) -> dict[str, int]:
    """Where the people of a table sit, or sat until they gave it up; of several seats the first."""
    found: dict[str, int] = {}
    for seat in _seats_of(db, [id])[id]:
        for person in (seat.person, seat.former):
            if person is not None:
                found.setdefault(person, seat.seat)
    return found


def _portions(ids: Sequence[str], size: int = 500) -> Iterator[Sequence[str]]:
    """Databases take only so many values in one question."""
    for start in range(0, len(ids), size):
        yield ids[start : start + size]


def _log_of(db: Connection, id: str) -> list[Entry]:
    return list(map(Entry._make, db.execute(_LOG, {"id": id})))
