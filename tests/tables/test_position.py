"""Through whose eyes a connection looks."""

from __future__ import annotations

from pathlib import Path

from tests.event_loop import run
from tests.tables.people import ANIA, GAME, OLENA, open_hall, play, play_first_options, sit
from trailboss.tables.hall import Hall
from trailboss.tables.live import Live
from trailboss.tables.position import position


async def two_at_one_screen(hall: Hall) -> Live:
    """Ania's screen has seats 0 and 2, Olena sits between them."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "me"}]
    id = await hall.seating.open_table(ANIA, GAME, seats, {}, "private", {}, f"{7:064x}")
    await sit(hall, id, OLENA, 1)
    return await hall.gate.live(id)


def test_a_screen_with_several_seats_shows_who_decides_or_moved_last_and_else_no_hand(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        live = await two_at_one_screen(hall)
        id, seats = live.row.id, frozenset({0, 2})
        assert position(live, seats, -1)["seat"] == 0
        live = await play(hall, id, "place neutral-b", "end")
        assert live.asked == (1,)
        assert position(live, seats, -1)["seat"] == 0
        live = await play(hall, id, "exchange", "draw")  # settled: a card was revealed
        assert live.asked == (1,)
        shown = position(live, seats, -1)
        assert shown["seat"] is None
        assert shown["seats"] == [0, 2]
        assert shown["view"] == position(live, frozenset(), -1)["view"]
        assert shown["actions"] == []
        while live.asked == (1,):
            live = await play_first_options(hall, id, 1)
        assert live.asked == (2,)
        assert position(live, seats, -1)["seat"] == 2
        await hall.close()

    run(scene())


def test_whoever_holds_one_seat_always_looks_from_there(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        live = await two_at_one_screen(hall)
        assert position(live, frozenset({1}), -1)["seat"] == 1
        assert position(live, frozenset(), -1)["seat"] is None
        await hall.close()

    run(scene())
