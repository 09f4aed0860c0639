"""Who sits where before a game starts, and who may call it off."""

from __future__ import annotations

import time
from collections.abc import MutableSequence
from pathlib import Path
from typing import Any

import pytest

from tests.event_loop import run
from tests.tables.people import (
    ANIA,
    GAME,
    OLENA,
    at,
    open_hall,
    play,
    play_first_options,
    sit,
    two_people,
)
from trailboss.kernel.dice import Dice
from trailboss.tables.bus import Listener
from trailboss.tables.errors import NotAllowed, WrongMoment
from trailboss.tables.riders import RIDERS


def test_nobody_takes_two_seats_among_strangers(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
        id = await hall.seating.open_table(ANIA, "great_western_trail", seats, {}, "open", {})
        await sit(hall, id, OLENA, 1)
        with pytest.raises(WrongMoment, match="already"):
            await sit(hall, id, OLENA, 2)
        await sit(hall, id, ANIA, 2)  # whoever opened it says who plays
        assert [seat.person for seat in hall.store.table(id)[1]] == ["ania", "olena", "ania", None]
        id = await hall.seating.open_table(ANIA, "great_western_trail", seats, {}, "hotseat", {})
        await sit(hall, id, OLENA, 1)
        await sit(hall, id, OLENA, 2)
        await hall.close()

    run(scene())


def test_a_game_that_others_have_begun_to_play_is_not_cancelled_by_one(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats = [{"kind": "me"}, {"kind": "me"}]
        alone = await hall.seating.open_table(ANIA, "great_western_trail", seats, {}, "hotseat", {})
        together, unmoved = await two_people(hall), await two_people(hall)
        for id in (alone, together):
            await play(hall, id, "place neutral-b")
        with pytest.raises(WrongMoment, match="resign"):
            await hall.seating.cancel(together, ANIA)
        assert hall.store.table(together)[0].status == "playing"
        for id in (alone, unmoved):
            await hall.seating.cancel(id, ANIA)
            assert hall.store.table(id)[0].status == "cancelled"
        await hall.attendance.resign(together, at(1))
        await hall.seating.cancel(together, ANIA)  # only bots would play on
        await hall.close()

    run(scene())


@pytest.mark.parametrize("change", [{"box": "0", "waiting_for": [7]}, {"game": "gone"}])
def test_a_game_that_cannot_go_on_is_put_away(tmp_path: Path, change: dict[str, Any]) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b")
        hall.store.update_table(id, **change)
        hall.gate.cache.forget(id)
        with pytest.raises(NotAllowed):
            await hall.seating.cancel(id, OLENA)
        await hall.seating.cancel(id, ANIA)
        assert hall.store.table(id)[0].status == "cancelled"
        await hall.close()

    run(scene())


def test_seats_are_drawn_when_everybody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
        id = await hall.seating.open_table(
            ANIA, "great_western_trail", seats, {}, "open", {}, draw_seats=True
        )
        before = hall.store.table(id)[1]
        assert [seat.person for seat in before] == ["ania", None, None]
        with monkeypatch.context() as chance:
            chance.setattr("trailboss.tables.opening.Dice", Turned)
            await sit(hall, id, OLENA, 2)
        live = await hall.gate.live(id)
        assert [seat.person for seat in live.seats] == ["olena", "ania", None]
        assert [seat.name for seat in live.seats[:2]] == ["Olena", "Ania"]
        assert live.seats[2].name in RIDERS
        assert [seat.bot for seat in live.seats] == [None, None, "random"]
        assert [seat.seat for seat in live.seats] == [0, 1, 2]
        assert live.seats == hall.store.table(id)[1]
        await hall.close()

    run(scene())


def test_a_solo_rival_keeps_its_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        monkeypatch.setattr("trailboss.tables.opening.Dice", Turned)
        seats, options = [{"kind": "me"}], {"solo": "sam"}
        id = await hall.seating.open_table(
            ANIA, "great_western_trail", seats, options, "private", {}, draw_seats=True
        )
        assert [seat.kind for seat in (await hall.gate.live(id)).seats] == ["person", "rival"]
        await hall.close()

    run(scene())


class Turned(Dice):
    """Chance that always moves everybody on by one."""

    def shuffle(self, items: MutableSequence[Any]) -> None:
        items.append(items.pop(0))


def test_a_table_starts_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats = [{"kind": "me"}, {"kind": "open"}]
        id = await hall.seating.open_table(ANIA, "great_western_trail", seats, {}, "open", {})
        assert hall.store.table(id)[0].status == "open"
        await sit(hall, id, OLENA, 1)
        assert hall.store.table(id)[0].status == "playing"
        with pytest.raises(WrongMoment):
            await sit(hall, id, OLENA, 1)
        await hall.close()

    run(scene())


def test_who_has_sat_down_may_stand_up_until_the_game_starts(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        id = await hall.seating.open_table(ANIA, "great_western_trail", seats, {}, "open", {})
        with pytest.raises(NotAllowed):
            await hall.seating.stand_up(id, OLENA)
        await sit(hall, id, OLENA, 2)
        await hall.seating.stand_up(id, OLENA)
        assert [seat.kind for seat in hall.store.table(id)[1]] == ["person", "open", "open"]
        with pytest.raises(WrongMoment, match="cancel"):
            await hall.seating.stand_up(id, ANIA)
        await sit(hall, id, OLENA, 1)
        await sit(hall, id, ANIA, 2)
        with pytest.raises(WrongMoment, match="resign"):
            await hall.seating.stand_up(id, OLENA)
        await hall.close()

    run(scene())


def test_bots_take_the_seats_that_nobody_wants(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
        id = await hall.seating.open_table(ANIA, "great_western_trail", seats, {}, "open", {})
        await sit(hall, id, OLENA, 2)
        with pytest.raises(NotAllowed):
            await hall.seating.fill(id, OLENA, "random")
        await hall.seating.fill(id, ANIA, "random")
        row, company = hall.store.table(id)
        assert row.status == "playing"
        assert [seat.person for seat in company] == ["ania", None, "olena", None]
        assert [seat.bot for seat in company] == [None, "random", None, "random"]
        bots = {seat.name for seat in company if seat.bot}
        assert len(bots) == 2
        assert bots < set(RIDERS)
        with pytest.raises(WrongMoment):
            await hall.seating.fill(id, ANIA, "random")
        await hall.close()

    run(scene())


def test_who_opened_a_table_may_send_somebody_away_before_the_start(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        id = await hall.seating.open_table(ANIA, GAME, seats, {}, "open", {})
        await sit(hall, id, OLENA, 1)
        before = hall.store.table(id)[1][1]
        with pytest.raises(NotAllowed):
            await hall.seating.send_away(id, OLENA, 0)
        for seat in (0, 2, 3):
            with pytest.raises(WrongMoment, match="nobody else"):
                await hall.seating.send_away(id, ANIA, seat)
        await hall.seating.send_away(id, ANIA, 1)
        after = hall.store.table(id)[1][1]
        assert (after.kind, after.person, after.name) == ("open", None, "")
        assert after.invitation != before.invitation
        started = await two_people(hall)
        with pytest.raises(WrongMoment, match="started"):
            await hall.seating.send_away(started, ANIA, 1)
        await hall.close()

    run(scene())


def test_a_table_of_the_lobby_that_nobody_comes_to_is_called_off(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]

        async def opened(visibility: str, **late: float | None) -> str:
            id = await hall.seating.open_table(ANIA, GAME, seats, {}, visibility, {})
            if late:
                hall.store.update_table(id, **late)
            return id

        past = time.time() - 1
        new, private = await opened("open"), await opened("private", created=0.0)
        forgotten = await opened("open", deadline=past)
        older = await opened("open", deadline=None, created=0.0)
        visited, looked_at = (
            await opened("open", deadline=past),
            await opened("open", deadline=past),
        )
        await sit(hall, visited, OLENA, 1)
        hall.bus.join(Listener(looked_at, None))
        await hall.seating.close_forgotten()
        status = {id: hall.store.table(id)[0].status for id in hall.store.table_ids()}
        assert {id for id in status if status[id] == "cancelled"} == {forgotten, older}
        assert {id for id in status if status[id] == "open"} == {new, private, visited, looked_at}
        started = await two_people(hall, visibility="open")
        assert hall.store.table(started)[0].deadline is None
        await hall.close()

    run(scene())


def test_what_is_over_is_not_called_off_any_more(tmp_path: Path) -> None:
    """The last move may come while somebody decides that, by whatever process."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        table = await two_people(hall)
        hall.store.update_table(table, status="finished", result=[[0], [1]])
        with pytest.raises(WrongMoment, match="over"):
            await hall.seating.end(table)
        assert hall.store.table(table)[0].status == "finished"
        await hall.close()

    run(scene())


def test_a_first_move_meanwhile_keeps_a_table_from_being_called_off(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        table = await two_people(hall)
        await play_first_options(hall, table, 1)
        assert not await hall.seating.call_off(table, unbegun=True)
        assert hall.store.table(table)[0].status == "playing"
        assert await hall.seating.call_off(table)
        assert hall.store.table(table)[0].status == "cancelled"
        await hall.close()

    run(scene())
