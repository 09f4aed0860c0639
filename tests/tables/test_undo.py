"""Taking back: up to the last reveal, unseen by the others; further only if everybody agrees."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.event_loop import run
from tests.tables.people import ANIA, GAME, OLENA, at, open_hall, play, sit, two_people
from trailboss.tables import gate
from trailboss.tables.errors import EnoughBackAndForth, WrongMoment
from trailboss.tables.people_store import PeopleStore, Person
from trailboss.tables.player import Player
from trailboss.tables.position import position
from trailboss.tables.rewind_requests import ASK, RewindRequest

IVAN = Person("ivan", "Ivan")


def test_a_log_does_not_grow_for_ever_by_going_to_and_fro(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "MOST_BACK_AND_FORTH", 4)

    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b")
        for _ in range(2):
            await hall.gate.undo(id, at(0), 1)
            await hall.gate.redo(id, at(0), 0)
        with pytest.raises(EnoughBackAndForth):
            await hall.gate.undo(id, at(0), 1)
        with pytest.raises(EnoughBackAndForth):
            await hall.attendance.adjourn(id, at(0))
        with pytest.raises(EnoughBackAndForth):
            await hall.attendance.hand_over(id, at(0), "random")
        hall.gate.cache.forget(id)  # nor by being read anew
        with pytest.raises(EnoughBackAndForth):
            await hall.gate.undo(id, at(0), 1)
        await hall.attendance.adjourn(id, at(1))  # others have their own
        await hall.attendance.resume(id, at(0))
        await play(hall, id, "aux gain-money")
        await hall.close()

    run(scene())


def test_no_number_of_undos_pushes_an_older_one_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others could count them by what an old place in the log is still answered with."""
    monkeypatch.setattr("trailboss.tables.live.RECENT", 2)

    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        table = await play(hall, id, "place neutral-b")
        for _ in range(4):
            await hall.gate.undo(id, at(0), 1)
            table = await hall.gate.redo(id, at(0), 0)
        assert len(table.retreats) == 4
        await hall.close()

    run(scene())


def test_undo_and_redo_within_the_own_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        start = (await hall.gate.live(id)).state.dump()
        live = await play(hall, id, "place neutral-b", "aux gain-money")
        later = live.state.dump()
        assert live.undoable(0) == 2
        live = await hall.gate.undo(id, at(0), 2)
        live = await hall.gate.undo(id, at(0), 1)
        assert live.state.dump() == start
        live = await hall.gate.redo(id, at(0), 0)
        live = await hall.gate.redo(id, at(0), 1)
        assert live.state.dump() == later
        assert [entry.kind for entry in hall.store.log(id)] == [
            "move",
            "move",
            "undo",
            "undo",
            "redo",
            "redo",
        ]
        await hall.close()
        fresh = open_hall(tmp_path)
        assert (await fresh.gate.live(id)).state.dump() == later
        await fresh.close()

    run(scene())


def test_no_undo_past_a_reveal_or_past_the_end_of_the_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        live = await play(hall, id, "place neutral-b", "aux draw")
        assert live.undoable(0) == 0
        with pytest.raises(WrongMoment):
            await hall.gate.undo(id, at(0), live.state.ply)
        discard = live.state.actions(0)[0].text
        live = await play(hall, id, discard, "end")
        assert live.undoable(0) == 0
        await hall.close()

    run(scene())


def test_others_see_a_move_only_when_it_can_no_longer_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        before = position(await hall.gate.live(id), frozenset({1}), -1)
        live = await play(hall, id, "place neutral-b", "aux gain-money")
        during = position(live, frozenset({1}), -1)
        assert during["view"] == before["view"]
        assert during["events"] == before["events"]
        assert during == {**before, "clock": during["clock"]}
        assert position(live, frozenset({0}), -1)["view"] != before["view"]
        live = await play(hall, id, "end")
        after = position(live, frozenset({1}), -1)
        assert {event["kind"] for event in after["events"]} >= {"placed_herder", "gained_money"}
        await hall.close()

    run(scene())


def test_further_back_only_if_everybody_agrees(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        start = (await hall.gate.live(id)).state.dump()
        await play(hall, id, "place neutral-b", "end")
        await hall.gate.ask_rewind(id, at(0), 0)
        assert (await hall.gate.live(id)).state.ply == 2
        await hall.gate.answer_rewind(id, at(1), False, 0)
        assert (await hall.gate.live(id)).rewind_request is None
        await hall.gate.ask_rewind(id, at(0), 0)
        await hall.gate.answer_rewind(id, at(1), True, 0)
        assert (await hall.gate.live(id)).state.dump() == start
        await hall.close()
        fresh = open_hall(tmp_path)
        assert (await fresh.gate.live(id)).state.dump() == start
        await fresh.close()

    run(scene())


def test_a_request_that_was_overtaken_does_no_harm(tmp_path: Path) -> None:
    """Asked to go back to ply 2, then taken back further: agreeing must not spoil the log."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        live = await play(hall, id, "place neutral-b", "aux gain-money")
        await hall.gate._rewind_line(live, ASK, 0, 1, None)  # servers of before took this
        await hall.gate.undo(id, at(0), 2)
        with pytest.raises(WrongMoment):
            await hall.gate.answer_rewind(id, at(1), True, 1)
        assert (await hall.gate.live(id)).rewind_request is None
        await hall.close()
        fresh = open_hall(tmp_path)
        assert (await fresh.gate.live(id)).state.ply == 1
        await fresh.close()

    run(scene())


def test_one_person_at_several_seats_agrees_once(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats = [{"kind": "me"}, {"kind": "me"}]
        id = await hall.seating.open_table(ANIA, GAME, seats, {}, "hotseat", {})
        await play(hall, id, "place neutral-b", "end")
        await hall.gate.ask_rewind(id, Player(1, ANIA.id), 0)
        assert (await hall.gate.live(id)).state.ply == 0
        await hall.close()

    run(scene())


def test_a_refused_request_is_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b", "end")
        await hall.gate.ask_rewind(id, at(0), 0)
        await hall.gate.answer_rewind(id, at(1), False, 0)
        with pytest.raises(WrongMoment):
            await hall.gate.answer_rewind(id, at(1), True, 0)
        await hall.close()

    run(scene())


def test_an_answer_counts_for_the_request_it_was_given_to(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b", "end")
        await hall.gate.ask_rewind(id, at(0), 1)
        await hall.gate.ask_rewind(id, at(0), 0)
        with pytest.raises(WrongMoment):
            await hall.gate.answer_rewind(id, at(1), True, 1)
        live = await hall.gate.live(id)
        assert live.state.ply == 2
        assert live.rewind_request is not None
        assert live.rewind_request.ply == 0
        await hall.close()

    run(scene())


def test_a_request_ends_when_the_game_goes_on(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        live = await play(hall, id, "place neutral-b", "end")
        await hall.gate.ask_rewind(id, at(0), 0)
        live = await play(hall, id, live.state.actions(1)[0].text, "place neutral-c")
        assert live.rewind_request is not None, "nobody has seen this move yet"
        live = await play(hall, id, "end")
        assert live.rewind_request is None
        with pytest.raises(WrongMoment):
            await hall.gate.answer_rewind(id, at(1), True, 0)
        assert live.state.ply == 5
        await hall.close()

    run(scene())


def test_whoever_asked_may_think_better_of_it(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b", "end")
        await hall.gate.ask_rewind(id, at(0), 0)
        await hall.gate.ask_rewind(id, at(0), 0)
        assert (await hall.gate.live(id)).rewind_request is None
        await hall.gate.ask_rewind(id, at(0), 0)
        await hall.gate.answer_rewind(id, at(0), False, 0)
        assert (await hall.gate.live(id)).rewind_request is None
        assert (await hall.gate.live(id)).state.ply == 2
        await hall.close()

    run(scene())


def test_a_request_and_its_answers_outlive_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        id = await hall.seating.open_table(ANIA, GAME, seats, {}, "private", {})
        await sit(hall, id, OLENA, 1)
        PeopleStore(hall.store.database).add_person(IVAN)
        await sit(hall, id, IVAN, 2)
        live = await play(hall, id, "place neutral-b", "end")
        since = live.clock.since
        await hall.gate.ask_rewind(id, at(0), 0)
        await hall.gate.answer_rewind(id, at(1), True, 0)
        assert live.clock.since == since
        await hall.close()
        fresh = open_hall(tmp_path)
        live = await fresh.gate.live(id)
        assert live.rewind_request == RewindRequest(0, 0, frozenset({0, 1}))
        assert (live.state.ply, live.clock.since) == (2, since)
        await fresh.gate.answer_rewind(id, at(2), True, 0)
        assert (await fresh.gate.live(id)).state.ply == 0
        assert [entry.kind for entry in fresh.store.log(id)][2:] == ["ask", "agree", "rewind"]
        await fresh.close()

    run(scene())


def test_a_request_sent_twice_under_one_id_is_no_change_of_mind(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b", "end")
        await hall.gate.ask_rewind(id, at(0), 0, "again")
        await hall.gate.ask_rewind(id, at(0), 0, "again")
        assert (await hall.gate.live(id)).rewind_request is not None
        await hall.close()

    run(scene())
