"""What a seat has done and may still take back: the others neither see, count nor time it, and
nothing that they do makes it final."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.event_loop import run
from tests.tables.people import at, open_hall, play, two_people
from trailboss.kernel.errors import IllegalAction
from trailboss.tables import worktime
from trailboss.tables.errors import OthersUndecided, Stale, WrongMoment
from trailboss.tables.position import position

LIVE = {"kind": "live", "minutes": 30, "increment": 0}


def test_a_rivals_exchange_token_waits_while_moves_can_be_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        live = await play(hall, id, "place neutral-b", "aux gain-money")
        seen = live.state_for(1).ply
        assert "exchange" in [action.text for action in live.state_for(1).actions(1)]
        with pytest.raises(OthersUndecided):
            await hall.gate.submit(id, at(1), seen, "exchange")
        live = await hall.gate.live(id)
        assert live.undoable(0) == 2, "the token took the undo away"
        assert live.state_for(1).ply == seen, "the token showed what was tentative"
        live = await play(hall, id, "end")
        await hall.gate.submit(id, at(0), live.state_for(0).ply, "exchange")
        assert (await hall.gate.live(id)).asked == (0,)
        await hall.close()

    run(scene())


def test_a_refusal_tells_nothing_of_steps_that_may_be_taken_back(tmp_path: Path) -> None:
    """A rival has used a token and chooses what to discard, card by card."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        live = await hall.gate.live(id)
        live = await hall.gate.submit(id, at(1), 0, "exchange")
        live = await play(hall, id, "draw")
        live = await play(hall, id, live.state.actions(1)[0].text)
        assert live.undoable(1)
        with pytest.raises(IllegalAction) as refused:
            await hall.gate.submit(id, at(0), live.state_for(0).ply, "place neutral-b")
        told = refused.value.refusal.args["question"]["args"]
        seen, tentative = live.settled.decision, live.state.decision
        assert seen is not None
        assert tentative is not None
        assert told == seen.args != tentative.args, "the refusal tells what was tentative"
        await hall.close()

    run(scene())


def test_a_refused_undo_does_not_count_a_rivals_steps(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        answers: list[list[str]] = []
        for steps in ([], ["place neutral-b"], ["aux gain-money"]):
            await play(hall, id, *steps)
            told = []
            for ply in range(5):
                for undo in (hall.gate.undo, hall.gate.redo):
                    with pytest.raises((Stale, WrongMoment)) as refused:
                        await undo(id, at(1), ply)
                    told.append(str(refused.value))
            answers.append(told)
        assert answers[0] == answers[1] == answers[2]
        await hall.close()

    run(scene())


def test_nobody_asks_to_go_back_to_what_the_others_have_not_seen(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b", "aux gain-money")
        with pytest.raises(WrongMoment):
            await hall.gate.ask_rewind(id, at(0), 1)
        assert (await hall.gate.live(id)).rewind_request is None
        await hall.close()

    run(scene())


def test_a_rival_is_shown_no_count_and_no_time_of_steps_that_may_be_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall, pace=LIVE)
        start = (await hall.gate.live(id)).row.started
        assert start is not None
        for steps in ([], ["place neutral-b", "aux gain-money"], None):
            monkeypatch.setattr(worktime, "now", lambda: start + 60)
            if steps is None:
                live = await hall.gate.undo(id, at(0), 2)
            else:
                live = await play(hall, id, *steps)
            monkeypatch.setattr(worktime, "now", lambda: start + 100)
            for seats in (frozenset({1}), frozenset[int]()):
                shown = position(live, seats, -1)
                assert (shown["seq"], shown["ply"]) == (0, 0)
                assert shown["clock"]["left"] == [1800, 1800]
                assert (shown["clock"]["elapsed"], shown["clock"]["remaining"]) == (100, 1700)
        assert position(live, frozenset({0}), -1)["clock"]["left"] == [1740, 1800]
        await hall.close()

    run(scene())
