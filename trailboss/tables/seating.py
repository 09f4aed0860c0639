"""Who sits where: opening a table, sitting down, standing up, until the game starts."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import BadRecord, UnknownGame
from trailboss.kernel.house import HOUSE_SET, bad
from trailboss.kernel.option import read_options
from trailboss.tables import rehearsals, worktime
from trailboss.tables.errors import (
    BOT_TABLES,
    TABLES,
    NotAllowed,
    OtherBox,
    TooManyTables,
    WithTheirBot,
    WrongMoment,
)
from trailboss.tables.fair_queue import Whose
from trailboss.tables.forking import Fork
from trailboss.tables.gate import Gate
from trailboss.tables.live import Live, game_of
from trailboss.tables.opened import Opened
from trailboss.tables.opening import (
    drawn_seats,
    new_id,
    new_invitation,
    rival_row,
    seat_row,
)
from trailboss.tables.pace import DAY, Pace
from trailboss.tables.people_store import Person
from trailboss.tables.program_store import ProgramStore
from trailboss.tables.quarantine import TooCostly
from trailboss.tables.riders import riders
from trailboss.tables.schema import PROGRAM, RIVAL
from trailboss.tables.store import OVER, Seat, TableRow

VISIBILITIES = ("private", "open", "hotseat")
HOUSE = "house"
"""Where a table with a house set comes from: its game is compared with no other."""
FREE = {"kind": "open", "person": None, "name": ""}
MOST_TABLES = 100
"""Tables that one person may have opened and that are not over."""
MOST_BOT_TABLES = 8
"""Among them, those at which only bots play."""
PATIENCE = 14 * DAY
"""Seconds after which a table of the lobby that nobody comes to is called off."""


MayPlay = Callable[[Person], Awaitable[None]]
"""Refuses whoever may only look on."""


async def _everybody(_person: Person) -> None:
    pass


class Seating:
    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.store = gate.store
        self.programs = ProgramStore(gate.database)
        self.database = gate.database
        self.cache = gate.cache
        self.bus = gate.bus
        self.most_tables = 0
        """Of one person at a time; 0: as many as anywhere."""
        self.may_play: MayPlay = _everybody

    async def open_table(
        self,
        owner: Person,
        game: str,
        seats: Sequence[Mapping[str, Any]],
        options: Mapping[str, Any],
        visibility: str,
        pace: Mapping[str, Any],
        seed: str | None = None,
        fork: Fork | None = None,
        origin: str = "opened",
        sealed_until: float | None = None,
        day: str | None = None,
        draw_seats: bool = False,
        programs: bool = False,
        hints: bool = False,
        coach: bool = False,
        lobby_has_room: Callable[[int], None] = lambda _mine: None,
        network: str = "",
    ) -> str:
        """``seats`` says who sits where: {"kind": "me" | "bot" | "open", "name", "bot"}; that of a
        solo rival is not among them.

        With ``draw_seats`` chance says who sits where as soon as everybody is there. To a table of
        the lobby that is open to ``programs``, these come uninvited. With ``hints`` everybody who
        sits down may have some; a ``coach`` looks on where one person plays without others.
        With a ``day`` it is the owner's table for the deal of that day, the only one. A ``fork`` is
        a game that is played on, with the seed that it had. ``lobby_has_room``
        refuses one more than so many tables of the owner's that wait for others there. ``network``
        is where the owner comes from.
        """
        await self.may_play(owner)
        played = game_of(game)
        if visibility not in VISIBILITIES:
            raise WrongMoment(f"a table is {', '.join(VISIBILITIES)}; not '{visibility}'")
        checked = read_options(played.options, options)
        rivals = played.meta.automated(checked)
        number = played.read_seats(len(seats) + len(rivals), checked)
        dice = Dice(fork.record.seed if fork else seed)
        house = HOUSE_SET.name in checked
        if house:
            whose = Whose(network or owner.id, owner.id)
            await self._rehearse(whose, game, checked, number, dice)
        box = played.box(checked)
        id = new_id()
        now = worktime.now()
        names = riders([owner.name, *(str(seat.get("name")) for seat in seats)])
        company = zip(seats, names, strict=False)
        rows = [seat_row(id, i, seat, owner, rider) for i, (seat, rider) in enumerate(company)]
        rows += [rival_row(id, seat, name) for seat, name in rivals.items()]
        table = {
            "id": id,
            "game": game,
            "box": box.fingerprint,
            "epoch": box.epoch,
            "options": checked,
            "seats": number,
            "seed": dice.seed.hex(),
            "commitment": fork.commitment if fork else dice.commitment(),
            "visibility": visibility,
            "pace": Pace.read(pace).to_json(),
            "status": "open",
            "owner": owner.id,
            "created": now,
            "waiting_for": [],
            "deadline": _until(visibility, now),
            "origin": fork.origin if fork else HOUSE if house else origin,
            "fork_of": fork.table if fork else None,
            "fork_ply": fork.ply if fork else None,
            "unrated": [*([fork.origin] if fork else ()), *([HOUSE] if house else ())],
            "sealed_until": sealed_until,
            "draw_seats": draw_seats,
            "programs": programs,
            "hints": hints,
            "coach": coach,
        }
        log = fork.log(now) if fork else ()

        def has_room(opened: Opened) -> None:
            _must_have_room(opened, rows, self.most_tables or MOST_TABLES)
            if visibility == "open":
                lobby_has_room(opened.in_lobby)

        await self.database.writing(self.store.add_table, table, rows, log, has_room, day)
        await self.start_if_full(id)
        return id

    async def _rehearse(
        self, whose: Whose, game: str, options: Mapping[str, Any], seats: int, dice: Dice
    ) -> None:
        try:
            await self.gate.quarantine.run(
                whose, rehearsals.open_table, game, options, seats, dice.seed.hex()
            )
        except TooCostly as error:
            raise bad(f"games with it cannot be played: {error}", "too-costly") from None

    async def sit(self, id: str, person: Person, seat: int, invitation: str | None = None) -> None:
        """Take a free seat; at a table that is not for everybody, by the link of that seat."""
        await self.may_play(person)
        async with self.cache.lock(id):
            row, seats = await self.database.reading(self.store.table, id)
            invited = 0 <= seat < row.seats and secrets.compare_digest(
                (invitation or "").encode(), seats[seat].invitation.encode()
            )
            if row.visibility != "open" and not invited and row.owner != person.id:
                raise NotAllowed("this table is private: you need the link of a seat")
            if row.status != "open":
                raise WrongMoment("this table has started")
            if not 0 <= seat < row.seats or seats[seat].kind != "open":
                raise WrongMoment("this seat is taken")
            sits_here = any(one.person == person.id for one in seats)
            if sits_here and row.visibility != "hotseat" and row.owner != person.id:
                raise WrongMoment("you sit at this table already")
            if person.keeper is not None and not (invited or row.programs):
                raise NotAllowed("this table is not open to bots: its opener may invite one")
            await self._must_be_one(person, seats)
            if not await self.database.writing(self.store.claim_seat, id, seat, person):
                raise WrongMoment("somebody was quicker")
            await self._stays_open(row)
        await self.start_if_full(id)
        self.bus.moved(id)

    async def _must_be_one(self, person: Person, seats: Sequence[Seat]) -> None:
        """Somebody and their bots see as much as all of them: only among themselves do they hold
        several seats."""
        others = {seat.person for seat in seats if seat.person} - {person.id}
        keepers = await self.database.reading(self.programs.keepers, others)
        sides = [keepers.get(other, other) for other in others]
        sides.append(person.keeper or person.id)
        if 1 < len(set(sides)) < len(sides):
            raise WithTheirBot()

    async def stand_up(self, id: str, person: Person) -> None:
        """Leave a table that has not started: the seats are free again."""
        async with self.cache.lock(id):
            row, seats = await self.database.reading(self.store.table, id)
            if row.status != "open":
                raise WrongMoment("this table has started: resign instead")
            if row.owner == person.id:
                raise WrongMoment("you opened this table: cancel it instead")
            mine = [seat.seat for seat in seats if seat.person == person.id]
            if not mine:
                raise NotAllowed("you do not sit at this table")
            for seat in mine:
                await self.database.writing(self.store.update_seat, id, seat, **FREE)
            await self._stays_open(row)
            self.cache.forget(id)
        self.bus.moved(id)

    async def send_away(self, id: str, owner: Person, seat: int) -> None:
        """Free a seat of one's own table before the start; its old link is worth nothing then."""
        async with self.cache.lock(id):
            row, seats = await self.database.reading(self.store.table, id)
            if row.owner != owner.id:
                raise NotAllowed("only who opened the table may send somebody away")
            if row.status != "open":
                raise WrongMoment("this table has started")
            if not 0 <= seat < row.seats or seats[seat].person in (None, owner.id):
                raise WrongMoment("nobody else sits there")
            free = {**FREE, "invitation": new_invitation()}
            await self.database.writing(self.store.update_seat, id, seat, **free)
            await self._stays_open(row)
            self.cache.forget(id)
        self.bus.moved(id)

    async def _stays_open(self, row: TableRow) -> None:
        """Somebody was there: the table waits as long as a new one."""
        until = _until(row.visibility, worktime.now())
        await self.database.writing(self.store.update_table, row.id, deadline=until)

    async def close_forgotten(self) -> None:
        """Call off tables of the lobby that nobody comes to, or looks at."""
        now = worktime.now()
        for id in await self.database.reading(self.store.forgotten_tables, now, now - PATIENCE):
            async with self.cache.lock(id):
                row, _ = await self.database.reading(self.store.table, id)
                if row.status != "open":
                    continue
                if self.bus.is_watched(id):
                    await self._stays_open(row)
                else:
                    await self.call_off(id)

    async def fill(self, id: str, person: Person, bot: str) -> None:
        """Nobody else comes: bots take the free seats, and the game starts."""
        async with self.cache.lock(id):
            row, seats = await self.database.reading(self.store.table, id)
            if row.owner != person.id:
                raise NotAllowed("only who opened the table may fill it")
            if row.status != "open":
                raise WrongMoment("this table has started")
            free = [seat.seat for seat in seats if seat.kind == "open"]
            played = any(seat.played_by for seat in seats)

            def has_room(opened: Opened) -> None:
                if not played:
                    _must_have_room_for_bots(opened)

            taken = dict(zip(free, riders(seat.name for seat in seats), strict=False))
            await self.database.writing(self.store.fill_seats, row, bot, taken, has_room)
            self.cache.forget(id)
        await self.start_if_full(id)
        self.bus.moved(id)

    async def start_if_full(self, id: str) -> None:
        async with self.cache.lock(id):
            live = await self.cache.load(id)
            if live.row.status != "open" or any(seat.kind == "open" for seat in live.seats):
                return
            now = worktime.now()
            seats = drawn_seats(live.seats) if live.row.draw_seats else live.seats
            people = tuple(s for s in live.asked if not seats[s].played_by_bot)
            live.clock.resumed(now)
            await self.database.writing(
                self.store.start_table,
                id,
                seats,
                started=now,
                waiting_for=list(live.waiting_for),
                deadline=live.clock.deadline(people, now),
                unrated=_unrated(live.row, seats),
            )
            self.cache.forget(id)
            live = await self.cache.load(id)
        self.gate.tell_whose_turn(live, (), None)
        self.gate.announce_start(live)

    async def cancel(self, id: str, person: Person) -> None:
        """End a table that one has opened; from the first move on it is not one's own alone."""
        async with self.cache.lock(id):
            row, seats = await self.database.reading(self.store.table, id)
            if row.owner != person.id:
                raise NotAllowed("only who opened the table may cancel it")
            if row.status in OVER:
                raise WrongMoment("this table is over")
            others = {seat.person for seat in seats} - {None, person.id}
            begun = await self.database.reading(self.store.has_begun, id)
            if begun and others and await self._can_go_on(row):
                raise WrongMoment("others play here: resign instead")
            if not await self.call_off(id, unbegun=bool(others) and not begun):
                raise WrongMoment("the game has gone on meanwhile: look again")
        self.bus.moved(id)

    async def _can_go_on(self, row: TableRow) -> bool:
        """Whether there still is the game that the table was begun with."""
        try:
            await self.cache.load(row.id)
        except (BadRecord, OtherBox, UnknownGame):
            return False
        return True

    async def end(self, id: str) -> None:
        """By decision of whoever runs the site, whatever has been played."""
        async with self.cache.lock(id):
            if not await self.call_off(id):
                raise WrongMoment("this table is over")
        self.bus.moved(id)

    async def call_off(self, id: str, unbegun: bool = False) -> bool:
        """End a table without a result. The caller holds its lock, which keeps nobody from moving
        by another process: with ``unbegun``, that counts."""
        done = await self.database.writing(
            self.store.call_off,
            id,
            unbegun,
            finished=time.time(),
            waiting_for=[],
            deadline=None,
        )
        self.cache.forget(id)
        return done


def _must_have_room(opened: Opened, rows: Sequence[Mapping[str, Any]], most: int) -> None:
    """Nobody fills the hall alone, least of all with bots that play among themselves."""
    if opened.every >= most:
        raise TooManyTables(TABLES, most)
    if all(row["kind"] in ("bot", RIVAL) for row in rows):
        _must_have_room_for_bots(opened)


def _must_have_room_for_bots(opened: Opened) -> None:
    if opened.of_bots >= MOST_BOT_TABLES:
        raise TooManyTables(BOT_TABLES, MOST_BOT_TABLES)


def _unrated(row: TableRow, seats: Sequence[Seat]) -> list[str]:
    """No rating of people hangs on what somebody's bot does."""
    bots = {"bot"} if any(seat.kind == PROGRAM for seat in seats) else set()
    return sorted({*(row.unrated or ()), *bots})


def _until(visibility: str, now: float) -> float | None:
    """When a table of the lobby is called off; people with links may take their time."""
    return now + PATIENCE if visibility == "open" else None


def seats_of(live: Live, person: str | None) -> frozenset[int]:
    """The seats that a person holds at this table."""
    if person is None:
        return frozenset()
    return frozenset(seat.seat for seat in live.seats if seat.person == person)
