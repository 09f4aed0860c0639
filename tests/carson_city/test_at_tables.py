"""Kit Carson at a table of the server: several people place at the same time."""

import asyncio
from pathlib import Path

import pytest

from tests.event_loop import run
from tests.tables.people import at, open_hall, play, two_people
from trailboss.games.carson_city.play import Play
from trailboss.kernel.errors import IllegalAction
from trailboss.tables.hall import Hall


async def all_place(hall: Hall, form: str) -> tuple[str, int]:
    """A table at which both have taken a persona and the first cowboy stands on the wages."""
    options = {"simultaneous_placement": form}
    id = await two_people(hall, game="carson_city", options=options)
    await play(hall, id, "claim c1r1", "claim c1r2", "claim c1r3", "claim c1r4")
    live = await play(hall, id, "take banker", "take mercenary", "place wages")
    return id, live.state.ply


@pytest.mark.rules("CAR-KIT-04")
@pytest.mark.parametrize("first", [0, 1])
def test_live_actions_count_as_they_arrive(tmp_path: Path, first: int) -> None:
    """Both saw the same position; the slower one's action is not stale."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        id, ply = await all_place(hall, "live")
        await hall.gate.submit(id, at(first), ply, "place roads_3")
        live = await hall.gate.submit(id, at(1 - first), ply, "place roads_3")
        moves = live.state.record().moves[-2:]
        assert [move.seat for move in moves] == [first, 1 - first]
        assert sorted(live.asked) == [0, 1]
        with pytest.raises(IllegalAction, match="CAR-PLC-06"):
            await hall.gate.submit(id, at(first), live.state.ply, "place roads_3")
        await hall.close()

    run(scene())


@pytest.mark.rules("CAR-KIT-05")
def test_who_finishes_first_is_first(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id, ply = await all_place(hall, "live")
        await asyncio.gather(*(hall.gate.submit(id, at(seat), ply, "pass") for seat in (1, 0)))
        live = await hall.gate.live(id)
        assert isinstance(live.state, Play)
        finished = [move.seat for move in live.state.record().moves if move.text == "pass"]
        assert live.state.passed == finished[:2]
        await hall.close()

    run(scene())


@pytest.mark.rules("CAR-KIT-08")
def test_orders_wait_for_each_other(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id, ply = await all_place(hall, "orders")
        live = await hall.gate.submit(id, at(1), ply, "stake c8r8")
        assert live.asked == (0,)
        live = await hall.gate.submit(id, at(0), ply, "pass")
        assert isinstance(live.state, Play)
        assert (live.state.passed, live.asked) == ([0], (1,))
        await hall.close()

    run(scene())
