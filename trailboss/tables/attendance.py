"""Leaving a game that is on and coming back; stopping its clock; being forgotten everywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trailboss import bots
from trailboss.kernel.errors import BadRecord, UnknownGame
from trailboss.tables import worktime
from trailboss.tables.change import Change
from trailboss.tables.errors import NotAllowed, OtherBox, WrongMoment
from trailboss.tables.gate import Gate, must_have_lines_left
from trailboss.tables.live import Live
from trailboss.tables.pace import DAY
from trailboss.tables.player import Player
from trailboss.tables.schema import PROGRAM
from trailboss.tables.seating import FREE, Seating, seats_of
from trailboss.tables.store import Seat, TableRow

EVERY_TABLE = 100_000
AWAY = DAY
"""Seconds after which others may let a bot play for whoever they wait for."""
NOBODY = "—"
"""The name of whoever wished to be forgotten."""


class Attendance:
    def __init__(self, gate: Gate, seating: Seating) -> None:
        self.gate = gate
        self.seating = seating
        self.store = gate.store
        self.database = gate.database
        self.cache = gate.cache
        self.bus = gate.bus

    # ---- leaving and coming back

    async def hand_over(self, id: str, player: Player, bot: str | None) -> None:
        """A bot plays on for somebody who left, or just does not come; None: the person is back.

        Others at the table may do it for whoever has been away for long.
        """
        async with self.gate.locked(id) as live:
            if not player.holds_seat(live):
                self._must_be_absent(live, player, bot)
            if live.seats[player.seat].bot == bot:
                raise WrongMoment(
                    "this bot plays here already" if bot else "no bot plays this seat"
                )
            must_have_lines_left(live, player.seat)
            await self._change_player(live, player.seat, {"bot": bot})
        self.gate.announce(live)

    def _must_be_absent(self, live: Live, player: Player, bot: str | None) -> None:
        if bot is None or not seats_of(live, player.person):
            raise NotAllowed("this is not your seat")
        if player.seat not in self.absent(live):
            raise WrongMoment("nobody has waited for this seat for long")

    def absent(self, live: Live) -> list[int]:
        """Seats that others wait for, without a clock, and whose people have not come for long."""
        clock, asked = live.clock_for(None)
        if live.row.status != "playing" or clock.pace.kind != "none":
            return []
        if worktime.now() - clock.since < AWAY:
            return []
        return [seat for seat in asked if self._is_away(live, live.seats[seat])]

    def _is_away(self, live: Live, seat: Seat) -> bool:
        person = seat.played_by
        return person is not None and not self.bus.is_present(live.row.id, person)

    async def resign(self, id: str, player: Player) -> None:
        """Give the seat up for good: the best bot of the game plays on."""
        async with self.gate.locked(id) as live:
            await self._resign(live, player)
        self.gate.announce(live)

    async def _resign(self, live: Live, player: Player, **more: Any) -> None:
        player.must_hold_seat(live)
        best = bots.stand_in(live.row.game)
        left = {"bot": best, "person": None, "former": player.person}
        await self._change_player(live, player.seat, {**left, **more})

    async def _change_player(self, live: Live, seat: int, values: Mapping[str, Any]) -> None:
        if live.row.status not in ("playing", "adjourned"):
            raise WrongMoment(f"this table is {live.row.status}")
        kind = "back" if values["bot"] is None else "left"
        await self.gate.append(live, Change.note(kind, live, seat, holder=values))

    async def adjourn(self, id: str, player: Player) -> None:
        """Stop the clock until somebody at the table resumes.

        With a live clock nobody gains time to think by it: who is asked must answer first.
        """
        await self._pause_or_resume(id, player, "adjourn", "playing", "adjourned")

    async def resume(self, id: str, player: Player) -> None:
        await self._pause_or_resume(id, player, "resume", "adjourned", "playing")

    async def _pause_or_resume(
        self, id: str, player: Player, kind: str, now: str, then: str
    ) -> None:
        async with self.gate.locked(id) as live:
            player.must_hold_seat(live)
            if live.row.status != now:
                raise WrongMoment(f"this table is {live.row.status}")
            if kind == "adjourn" and _would_gain_time(live, player.seat):
                raise WrongMoment("finish your turn first: the others cannot use this time")
            if kind == "adjourn":
                must_have_lines_left(live, player.seat)
            await self.gate.append(
                live, Change.note(kind, live, player.seat, table={"status": then})
            )
        self.gate.announce(live)

    # ---- people who come and go

    async def refresh_tables_of(self, person: str) -> None:
        """The person's seats have changed hands outside the gate: look again."""
        found = await self.database.reading(self.store.tables_of, person, EVERY_TABLE)
        await self.refresh_tables([row.id for row, _ in found])

    async def refresh_tables(self, ids: Sequence[str]) -> None:
        for id in ids:
            async with self.cache.lock(id):
                self.cache.forget(id)
            self.bus.moved(id)

    async def leave_everything(self, person: str, **more: Any) -> None:
        """Somebody is about to be forgotten: their games with others go on without them."""
        for row, _ in await self.database.reading(self.store.tables_of, person, EVERY_TABLE):
            await self.leave(row.id, person, **more)

    async def leave(self, id: str, person: str, **more: Any) -> None:
        """Get up for good. A table that waits for others is called off by whoever opened it, and a
        game by the last who played it: bots alone would play it for nobody, and it would count for
        nobody's number of tables."""
        live: Live | None = None
        async with self.cache.lock(id):  # two who leave at once must not both see the other stay
            row, seats = await self.database.reading(self.store.table, id)
            others = {seat.person for seat in seats if seat.kind != PROGRAM} - {None, person}
            if (row.status == "open" and row.owner == person) or (
                row.status in ("playing", "adjourned") and not others
            ):
                await self.seating.call_off(id)
            else:
                live = await self._free_seats(row, seats, person, **more)
        self._tell(id, live)

    async def get_up(self, id: str, person: str, **more: Any) -> None:
        """From wherever the person sits at the table, whether it has started or not."""
        async with self.cache.lock(id):  # only under it is certain whether it has
            row, seats = await self.database.reading(self.store.table, id)
            live = await self._free_seats(row, seats, person, **more)
        self._tell(id, live)

    async def _free_seats(
        self, row: TableRow, seats: Sequence[Seat], person: str, **more: Any
    ) -> Live | None:
        """Those of the person: resigned in a game, free again before it; the game, if it is on."""
        mine = [seat.seat for seat in seats if seat.person == person]
        if row.status in ("playing", "adjourned"):
            return await self._resign_seats(row, mine, person, **more)
        if row.status == "open":
            for seat in mine:
                await self.database.writing(self.store.update_seat, row.id, seat, **FREE)
            self.cache.forget(row.id)
        return None

    def _tell(self, id: str, live: Live | None) -> None:
        if live is None:
            self.bus.moved(id)
        else:
            self.gate.announce(live)

    async def _resign_seats(
        self, row: TableRow, seats: Sequence[int], person: str, **more: Any
    ) -> Live | None:
        """None for a table that cannot be read. It must not keep anybody here, so its seats are
        given up all the same; its log is left alone."""
        try:
            live = await self.cache.load(row.id)
        except (BadRecord, OtherBox, UnknownGame):
            left = {"bot": bots.stand_in(row.game), "person": None, **more}
            for seat in seats:
                await self.database.writing(self.store.update_seat, row.id, seat, **left)
            return None
        for seat in seats:
            await self._resign(live, Player(seat, person), **more)
        return live


def _would_gain_time(live: Live, seat: int) -> bool:
    """Whether the holder of the seat is asked, on a live clock, while other people wait."""
    person = live.seats[seat].person
    others = any(one.person not in (None, person) for one in live.seats)
    mine = {one.seat for one in live.seats if one.person == person}
    return live.clock.pace.kind == "live" and others and not mine.isdisjoint(live.asked)
