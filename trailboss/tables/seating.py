"""Who sits where: opening a table, sitting down, leaving, coming back."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from trailboss import bots
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import BadRecord, UnknownGame
from trailboss.kernel.option import read_options
from trailboss.kernel.record import Move
from trailboss.tables.errors import NotAllowed, OtherVersion, WrongMoment
from trailboss.tables.gate import Gate
from trailboss.tables.live import Live, game_of
from trailboss.tables.opening import (
    drawn_seats,
    lines,
    new_id,
    new_invitation,
    rival_row,
    seat_row,
)
from trailboss.tables.pace import DAY, Pace
from trailboss.tables.store import Seat, TableRow

VISIBILITIES = ("private", "open", "hotseat")
EVERY_TABLE = 100_000
FREE = {"kind": "open", "person": None, "name": ""}
AWAY = DAY
"""Seconds after which others may let a bot play for whoever they wait for."""
PATIENCE = 14 * DAY
"""Seconds after which a table of the lobby that nobody comes to is called off."""
NOBODY = "—"
"""The name of whoever wished to be forgotten."""


class Seating(Gate):
    async def open_table(
        self,
        owner: Mapping[str, Any],
        game: str,
        seats: Sequence[Mapping[str, Any]],
        options: Mapping[str, Any],
        visibility: str,
        pace: Mapping[str, Any],
        seed: str | None = None,
        moves: Sequence[Move] = (),
        origin: str = "opened",
        sealed_until: float | None = None,
        draw_seats: bool = False,
    ) -> str:
        """``seats`` says who sits where: {"kind": "me" | "bot" | "open", "name", "bot"}; that of a
        solo rival is not among them.

        With ``draw_seats`` chance says who sits where as soon as everybody is there.
        ``moves`` are those of a game that is played on from the position they lead to.
        """
        played = game_of(game)
        if visibility not in VISIBILITIES:
            raise WrongMoment(f"a table is {', '.join(VISIBILITIES)}; not '{visibility}'")
        checked = read_options(played.options, options)
        rivals = played.meta.automated(checked)
        number = played.read_seats(len(seats) + len(rivals), checked)
        dice = Dice(seed)
        id = new_id()
        now = time.time()
        rows = [seat_row(id, i, seat, owner) for i, seat in enumerate(seats)]
        rows += [rival_row(id, seat, name) for seat, name in rivals.items()]
        table = {
            "id": id,
            "game": game,
            "version": played.meta.version,
            "options": checked,
            "seats": number,
            "seed": dice.seed.hex(),
            "commitment": dice.commitment(),
            "visibility": visibility,
            "pace": Pace.read(pace).to_json(),
            "status": "open",
            "owner": owner["id"],
            "created": now,
            "waiting_for": [],
            "deadline": _until(visibility, now),
            "origin": origin,
            "sealed_until": sealed_until,
            "draw_seats": draw_seats,
        }
        log = lines(moves, now)
        await self.database.writing(self.store.add_table, table, rows, log)
        await self._start_if_full(id)
        return id

    async def sit(self, id: str, person: Mapping[str, Any], seat: int) -> None:
        async with self.memory.lock(id):
            row, seats = await self.database.reading(self.store.table, id)
            if row.status != "open":
                raise WrongMoment("this table has started")
            if not 0 <= seat < row.seats or seats[seat].kind != "open":
                raise WrongMoment("this seat is taken")
            sits_here = any(one.person == person["id"] for one in seats)
            if sits_here and row.visibility != "hotseat" and row.owner != person["id"]:
                raise WrongMoment("you sit at this table already")
            name = person["name"]
            if not await self.database.writing(self.store.claim_seat, id, seat, person["id"], name):
                raise WrongMoment("somebody was quicker")
            await self._stays_open(row)
        await self._start_if_full(id)
        self.bus.moved(id)

    async def stand_up(self, id: str, person: Mapping[str, Any]) -> None:
        """Leave a table that has not started: the seats are free again."""
        async with self.memory.lock(id):
            row, seats = await self.database.reading(self.store.table, id)
            if row.status != "open":
                raise WrongMoment("this table has started: resign instead")
            if row.owner == person["id"]:
                raise WrongMoment("you opened this table: cancel it instead")
            mine = [seat.seat for seat in seats if seat.person == person["id"]]
            if not mine:
                raise NotAllowed("you do not sit at this table")
            for seat in mine:
                await self.database.writing(self.store.update_seat, id, seat, **FREE)
            await self._stays_open(row)
            self.memory.forget(id)
        self.bus.moved(id)

    async def send_away(self, id: str, owner: Mapping[str, Any], seat: int) -> None:
        """Free a seat of one's own table before the start; its old link is worth nothing then."""
        async with self.memory.lock(id):
            row, seats = await self.database.reading(self.store.table, id)
            if row.owner != owner["id"]:
                raise NotAllowed("only who opened the table may send somebody away")
            if row.status != "open":
                raise WrongMoment("this table has started")
            if not 0 <= seat < row.seats or seats[seat].person in (None, owner["id"]):
                raise WrongMoment("nobody else sits there")
            free = {**FREE, "invitation": new_invitation()}
            await self.database.writing(self.store.update_seat, id, seat, **free)
            await self._stays_open(row)
            self.memory.forget(id)
        self.bus.moved(id)

    async def _stays_open(self, row: TableRow) -> None:
        """Somebody was there: the table waits as long as a new one."""
        until = _until(row.visibility, time.time())
        await self.database.writing(self.store.update_table, row.id, deadline=until)

    async def close_forgotten(self) -> None:
        """Call off tables of the lobby that nobody comes to, or looks at."""
        now = time.time()
        for id in await self.database.reading(self.store.forgotten_tables, now, now - PATIENCE):
            async with self.memory.lock(id):
                row, _ = await self.database.reading(self.store.table, id)
                if row.status != "open":
                    continue
                if self.bus.listeners(id):
                    await self._stays_open(row)
                else:
                    await self._cancel(id)

    async def fill(self, id: str, person: Mapping[str, Any], bot: str) -> None:
        """Nobody else comes: bots take the free seats, and the game starts."""
        async with self.memory.lock(id):
            row, seats = await self.database.reading(self.store.table, id)
            if row.owner != person["id"]:
                raise NotAllowed("only who opened the table may fill it")
            if row.status != "open":
                raise WrongMoment("this table has started")
            taken = {"kind": "bot", "bot": bot, "name": bot.capitalize()}
            for seat in seats:
                if seat.kind == "open":
                    await self.database.writing(self.store.update_seat, id, seat.seat, **taken)
            self.memory.forget(id)
        await self._start_if_full(id)
        self.bus.moved(id)

    async def _start_if_full(self, id: str) -> None:
        async with self.memory.lock(id):
            live = await self.memory.load(id)
            if live.row.status != "open" or any(seat.kind == "open" for seat in live.seats):
                return
            now = time.time()
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
            )
            self.memory.forget(id)
            live = await self.memory.load(id)
        self._tell_whose_turn(live, (), None)
        self._moved(live)

    async def cancel(self, id: str, person: Mapping[str, Any]) -> None:
        """End a table that one has opened; from the first move on it is not one's own alone."""
        async with self.memory.lock(id):
            row, seats = await self.database.reading(self.store.table, id)
            if row.owner != person["id"]:
                raise NotAllowed("only who opened the table may cancel it")
            if row.status in ("finished", "cancelled"):
                raise WrongMoment("this table is over")
            others = {seat.person for seat in seats} - {None, person["id"]}
            begun = await self.database.reading(self.store.has_begun, id)
            if begun and others and _can_go_on(row):
                raise WrongMoment("others play here: resign instead")
            await self._cancel(id)
        self.bus.moved(id)

    async def _cancel(self, id: str) -> None:
        await self.database.writing(
            self.store.update_table,
            id,
            status="cancelled",
            finished=time.time(),
            waiting_for=[],
            deadline=None,
        )
        self.memory.forget(id)

    # ---- leaving and coming back

    async def hand_over(self, id: str, seat: int, bot: str | None) -> None:
        """A bot plays on for somebody who left; with None the person is back."""
        await self._change_player(id, seat, {"bot": bot})

    def absent(self, live: Live) -> list[int]:
        """Seats that others wait for, without a clock, and whose people have not come for long."""
        if live.row.status != "playing" or live.clock.pace.kind != "none":
            return []
        if time.time() - live.clock.since < AWAY:
            return []
        return [seat for seat in live.asked if self._is_away(live, live.seats[seat])]

    def _is_away(self, live: Live, seat: Seat) -> bool:
        if seat.person is None or seat.played_by_bot:
            return False
        return not self.bus.is_present(live.row.id, seat.person)

    async def replace_absent(self, id: str, seat: int, bot: str) -> None:
        """A bot plays on for somebody who just does not come; they may still come back."""
        if seat not in self.absent(await self.live(id)):
            raise WrongMoment("nobody has waited for this seat for long")
        await self.hand_over(id, seat, bot)

    async def resign(self, id: str, seat: int, **more: Any) -> None:
        """Give the seat up for good: the best bot of the game plays on."""
        live = await self.live(id)
        left = {"person": None, "former": live.seats[seat].person}
        await self._change_player(id, seat, {"bot": bots.names(live.row.game)[0], **left, **more})

    async def _change_player(self, id: str, seat: int, values: Mapping[str, Any]) -> None:
        async with self.memory.lock(id):
            live = await self.memory.load(id)
            if live.row.status not in ("playing", "adjourned"):
                raise WrongMoment(f"this table is {live.row.status}")
            kind = "back" if values["bot"] is None else "left"
            await self._note(live, kind, seat, seat_values=values)
        self._moved(live)

    async def adjourn(self, id: str, seat: int) -> None:
        """Stop the clock until somebody at the table resumes.

        With a live clock nobody gains time to think by it: who is asked must answer first.
        """
        await self._pause_or_resume(id, seat, "adjourn", "playing", "adjourned")

    async def resume(self, id: str, seat: int) -> None:
        await self._pause_or_resume(id, seat, "resume", "adjourned", "playing")

    async def _pause_or_resume(self, id: str, seat: int, kind: str, now: str, then: str) -> None:
        async with self.memory.lock(id):
            live = await self.memory.load(id)
            if live.row.status != now:
                raise WrongMoment(f"this table is {live.row.status}")
            if kind == "adjourn" and _would_gain_time(live, seat):
                raise WrongMoment("finish your turn first: the others cannot use this time")
            await self._note(live, kind, seat, {"status": then})
        self._moved(live)

    async def _note(
        self,
        live: Live,
        kind: str,
        seat: int,
        values: Mapping[str, Any] | None = None,
        seat_values: Mapping[str, Any] | None = None,
        text: str = "",
    ) -> None:
        """A line that leaves the position as it is."""
        await self._append(
            live,
            kind,
            seat,
            text,
            None,
            live.state,
            live.settled,
            lambda: None,
            values,
            seat_values,
        )

    # ---- people who come and go

    async def refresh_company(self, person: str) -> None:
        """The person's seats have changed hands outside the gate: look again."""
        found = await self.database.reading(self.store.tables_of, person, EVERY_TABLE)
        await self.refresh_tables([row.id for row, _ in found])

    async def refresh_tables(self, ids: Sequence[str]) -> None:
        for id in ids:
            async with self.memory.lock(id):
                self.memory.forget(id)
            self.bus.moved(id)

    async def leave_everything(self, person: str) -> None:
        """Somebody is about to be forgotten: their games go on without them."""
        for row, seats in await self.database.reading(self.store.tables_of, person, EVERY_TABLE):
            mine = [seat.seat for seat in seats if seat.person == person]
            if row.status in ("playing", "adjourned"):
                for seat in mine:
                    await self._resign_unseen(row, seat)
            elif row.status == "open" and row.owner == person:
                async with self.memory.lock(row.id):
                    await self._cancel(row.id)
                self.bus.moved(row.id)
            elif row.status == "open":
                for seat in mine:
                    await self.database.writing(self.store.update_seat, row.id, seat, **FREE)
                self.bus.moved(row.id)

    async def _resign_unseen(self, row: TableRow, seat: int) -> None:
        try:
            await self.resign(row.id, seat, name=NOBODY)
        except (BadRecord, OtherVersion, UnknownGame):
            # A table that cannot be read must not keep anybody here: its log is left alone.
            best = bots.names(row.game)[0]
            values = {"bot": best, "person": None, "name": NOBODY}
            await self.database.writing(self.store.update_seat, row.id, seat, **values)


def _until(visibility: str, now: float) -> float | None:
    """When a table of the lobby is called off; people with links may take their time."""
    return now + PATIENCE if visibility == "open" else None


def _can_go_on(row: TableRow) -> bool:
    """Whether there still is the game that the table was begun with."""
    try:
        return game_of(row.game).meta.version == row.version
    except UnknownGame:
        return False


def _would_gain_time(live: Live, seat: int) -> bool:
    """Whether the holder of the seat is asked, on a live clock, while other people wait."""
    person = live.seats[seat].person
    others = any(one.person not in (None, person) for one in live.seats)
    mine = {one.seat for one in live.seats if one.person == person}
    return live.clock.pace.kind == "live" and others and not mine.isdisjoint(live.asked)


def seats_of(live: Live, person: str | None) -> frozenset[int]:
    """The seats that a person holds at this table."""
    if person is None:
        return frozenset()
    return frozenset(seat.seat for seat in live.seats if seat.person == person)
