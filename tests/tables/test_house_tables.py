"""At a table with a house set nothing that strangers wrote is worked out before it was tried."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.event_loop import run
from tests.tables.people import ANIA, at, open_hall, two_people
from trailboss.tables import house_tables, rehearsals
from trailboss.tables.bus import Listener
from trailboss.tables.errors import Unplayable
from trailboss.tables.fair_queue import Need, Whose
from trailboss.tables.hall import Hall
from trailboss.tables.live import Live
from trailboss.tables.player import Player
from trailboss.tables.position import preview, why_not

GAME = "carson_city"
HOUSE = {"house_set": json.dumps({"supply/parcel/price": 2})}
EARLIER = {"house_set": json.dumps({"buildings/private/1-a/vp": 2})}


async def house_table(hall: Hall) -> str:
    return await two_people(hall, GAME, options=HOUSE)


def first_of(live: Live) -> tuple[Player, str]:
    seat = live.asked[0]
    return at(seat), live.state.actions(seat)[0].text


def test_moves_that_take_too_long_all_together_are_not_made(tmp_path: Path) -> None:
    """Whoever comes to the table later would play them all again."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await house_table(hall)
        live = await hall.gate.live(id)
        player, text = first_of(live)
        live.seconds = house_tables.GAME_SECONDS
        with pytest.raises(Unplayable, match="all together"):
            await hall.gate.submit(id, player, 0, text)
        assert (await hall.gate.live(id)).state.ply == 0
        live.seconds = 0.0
        live = await hall.gate.submit(id, player, 0, text)
        assert live.state.ply == 1
        assert live.seconds > 0
        hall.gate.cache.forget(id)
        assert (await hall.gate.live(id)).seconds > 0, "it took some time to play it again"
        await hall.close()

    run(scene())


def test_what_was_taken_back_is_no_cheaper_the_second_time(tmp_path: Path) -> None:
    """It is worked out again for whoever comes to the table later, each time."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall, "great_western_trail", options=EARLIER)
        live = await hall.gate.live(id)
        player, text = first_of(live)
        await hall.gate.submit(id, player, 0, text)
        live = await hall.gate.undo(id, player, 1)
        took = live.seconds
        live = await hall.gate.redo(id, player, 0)
        assert live.seconds > took
        await hall.gate.undo(id, player, 1)
        live.seconds = house_tables.GAME_SECONDS
        with pytest.raises(Unplayable, match="all together"):
            await hall.gate.redo(id, player, 0)
        assert (await hall.gate.live(id)).state.ply == 0
        await hall.close()

    run(scene())


def test_going_back_leaves_time_for_playing_on(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await house_table(hall)
        for ply in range(3):
            live = await hall.gate.live(id)
            player, text = first_of(live)
            await hall.gate.submit(id, player, ply, text)
        live.seconds = house_tables.SECONDS_BACK
        await hall.gate.ask_rewind(id, at(0), 1)
        with pytest.raises(Unplayable, match="going back"):
            await hall.gate.answer_rewind(id, at(1), True, 1)
        live.seconds = 0.0
        await hall.gate.answer_rewind(id, at(1), True, 1)
        assert live.state.ply == 1
        assert live.seconds > 0
        await hall.close()

    run(scene())


def test_what_somebody_asks_is_worked_out_in_quarantine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        ours, theirs = await two_people(hall, GAME), await house_table(hall)
        asked: list[Callable[..., Any]] = []
        run_move = hall.gate.quarantine.run_move

        async def watched(whose: Whose, need: Need, ready: Any, work: Any, *args: Any) -> Any:
            asked.append(args[0] if work is rehearsals.look else work)
            return await run_move(whose, need, ready, work, *args)

        monkeypatch.setattr(hall.gate.quarantine, "run_move", watched)
        for id in (ours, theirs):
            live = await hall.gate.live(id)
            player, text = first_of(live)
            told = await house_tables.look(hall.gate, live, player, preview, text, None)
            assert told == preview(live.state, player.seat, text)
            legal = await house_tables.look(hall.gate, live, player, why_not, text)
            assert legal == {"action": text, "legal": True}
            await hall.gate.submit(id, player, 0, text)
        assert asked == [preview, why_not, rehearsals.make_move]
        await hall.close()

    run(scene())


def test_who_stands_in_line_for_a_move(tmp_path: Path) -> None:
    """By where they are: one network has any number of guests, each with tables of their own."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        live = await hall.gate.live(await house_table(hall))
        bot = Player(1, None)
        nobody = (Whose(ANIA.id, ANIA.id), Need.SOMEBODY_PLAYS)
        assert house_tables.whose_turn(hall.bus, live, at(0)) == nobody
        assert house_tables.whose_turn(hall.bus, live, bot) == nobody
        hall.bus.join(Listener(live.row.id, ANIA.id, network="203.0.113.9"))
        here = (Whose("203.0.113.9", ANIA.id), Need.SOMEBODY_WAITS)
        assert house_tables.whose_turn(hall.bus, live, at(0)) == here
        assert house_tables.whose_turn(hall.bus, live, bot) == here, "she waits for it"
        await hall.close()

    run(scene())


def test_who_opens_a_table_stands_in_line_by_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        stood: list[Whose] = []

        async def noted(whose: Whose, _work: Any, *_args: Any) -> None:
            stood.append(whose)

        monkeypatch.setattr(hall.gate.quarantine, "run", noted)
        await two_people(hall, GAME, options=HOUSE, network="203.0.113.9")
        assert stood == [Whose("203.0.113.9", ANIA.id)]
        await hall.close()

    run(scene())
