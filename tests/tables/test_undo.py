"""Taking back: up to the last reveal, unseen by the others; further only if everybody agrees."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.people import ANIA, GAME, OLENA, open_hall, play, run, two_people
from trailboss.tables.errors import WrongMoment
from trailboss.tables.people_store import PeopleStore
from trailboss.tables.position import position
from trailboss.tables.wishes import Wish

IVAN = {"id": "ivan", "name": "Ivan"}


def test_undo_and_redo_within_the_own_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        start = (await hall.live(id)).state.dump()
        live = await play(hall, id, "place neutral-b", "aux gain-money")
        later = live.state.dump()
        assert live.undoable(0) == 2
        live = await hall.undo(id, 0, 2)
        live = await hall.undo(id, 0, 1)
        assert live.state.dump() == start
        live = await hall.redo(id, 0, 0)
        live = await hall.redo(id, 0, 1)
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
        assert (await fresh.live(id)).state.dump() == later
        await fresh.close()

    run(scene())


def test_no_undo_past_a_reveal_or_past_the_end_of_the_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        live = await play(hall, id, "place neutral-b", "aux draw")
        assert live.undoable(0) == 0
        with pytest.raises(WrongMoment):
            await hall.undo(id, 0, live.state.ply)
        discard = live.state.actions(0)[0].text
        live = await play(hall, id, discard, "end")
        assert live.undoable(0) == 0
        await hall.close()

    run(scene())


def test_others_see_a_move_only_when_it_can_no_longer_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        before = position(await hall.live(id), frozenset({1}), -1)
        live = await play(hall, id, "place neutral-b", "aux gain-money")
        during = position(live, frozenset({1}), -1)
        assert during["view"] == before["view"]
        assert during["events"] == before["events"]
        assert during["pending"] == 2
        assert position(live, frozenset({0}), -1)["view"] != before["view"]
        live = await play(hall, id, "end")
        after = position(live, frozenset({1}), -1)
        assert after["pending"] == 0
        assert {event["kind"] for event in after["events"]} >= {"placed_herder", "gained_money"}
        await hall.close()

    run(scene())


def test_further_back_only_if_everybody_agrees(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        start = (await hall.live(id)).state.dump()
        await play(hall, id, "place neutral-b", "end")
        await hall.ask_rewind(id, 0, 0)
        assert (await hall.live(id)).state.ply == 2
        await hall.answer_rewind(id, 1, False, 0)
        assert (await hall.live(id)).wish is None
        await hall.ask_rewind(id, 0, 0)
        await hall.answer_rewind(id, 1, True, 0)
        assert (await hall.live(id)).state.dump() == start
        await hall.close()
        fresh = open_hall(tmp_path)
        assert (await fresh.live(id)).state.dump() == start
        await fresh.close()

    run(scene())


def test_a_wish_that_was_overtaken_does_no_harm(tmp_path: Path) -> None:
    """Asked to go back to ply 2, then taken back further: agreeing must not spoil the log."""

    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b", "aux gain-money")
        await hall.ask_rewind(id, 0, 1)
        await hall.undo(id, 0, 2)
        with pytest.raises(WrongMoment):
            await hall.answer_rewind(id, 1, True, 1)
        assert (await hall.live(id)).wish is None
        await hall.close()
        fresh = open_hall(tmp_path)
        assert (await fresh.live(id)).state.ply == 1
        await fresh.close()

    run(scene())


def test_one_person_at_several_seats_agrees_once(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats = [{"kind": "me"}, {"kind": "me"}]
        id = await hall.open_table(ANIA, GAME, seats, {}, "hotseat", {})
        await play(hall, id, "place neutral-b", "end")
        await hall.ask_rewind(id, 1, 0)
        assert (await hall.live(id)).state.ply == 0
        await hall.close()

    run(scene())


def test_a_refused_wish_is_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b", "end")
        await hall.ask_rewind(id, 0, 0)
        await hall.answer_rewind(id, 1, False, 0)
        with pytest.raises(WrongMoment):
            await hall.answer_rewind(id, 1, True, 0)
        await hall.close()

    run(scene())


def test_an_answer_counts_for_the_wish_it_was_given_to(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b", "end")
        await hall.ask_rewind(id, 0, 1)
        await hall.ask_rewind(id, 0, 0)
        with pytest.raises(WrongMoment):
            await hall.answer_rewind(id, 1, True, 1)
        live = await hall.live(id)
        assert live.state.ply == 2
        assert live.wish is not None
        assert live.wish.ply == 0
        await hall.close()

    run(scene())


def test_a_wish_ends_when_the_game_goes_on(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b")
        await hall.ask_rewind(id, 0, 0)
        live = await play(hall, id, "aux gain-money")
        assert live.wish is not None, "nobody has seen this move yet"
        live = await play(hall, id, "end")
        assert live.wish is None
        with pytest.raises(WrongMoment):
            await hall.answer_rewind(id, 1, True, 0)
        assert live.state.ply == 3
        await hall.close()

    run(scene())


def test_whoever_asked_may_think_better_of_it(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b", "end")
        await hall.ask_rewind(id, 0, 0)
        await hall.ask_rewind(id, 0, 0)
        assert (await hall.live(id)).wish is None
        await hall.ask_rewind(id, 0, 0)
        await hall.answer_rewind(id, 0, False, 0)
        assert (await hall.live(id)).wish is None
        assert (await hall.live(id)).state.ply == 2
        await hall.close()

    run(scene())


def test_a_wish_and_its_answers_outlive_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        id = await hall.open_table(ANIA, GAME, seats, {}, "private", {})
        await hall.sit(id, OLENA, 1)
        PeopleStore(hall.database).add_person({**IVAN, "created": 0.0})
        await hall.sit(id, IVAN, 2)
        live = await play(hall, id, "place neutral-b", "end")
        since = live.clock.since
        await hall.ask_rewind(id, 0, 0)
        await hall.answer_rewind(id, 1, True, 0)
        assert live.clock.since == since
        await hall.close()
        fresh = open_hall(tmp_path)
        live = await fresh.live(id)
        assert live.wish == Wish(0, 0, frozenset({0, 1}))
        assert (live.state.ply, live.clock.since) == (2, since)
        await fresh.answer_rewind(id, 2, True, 0)
        assert (await fresh.live(id)).state.ply == 0
        assert [entry.kind for entry in fresh.store.log(id)][2:] == ["wish", "agree", "rewind"]
        await fresh.close()

    run(scene())


def test_a_wish_asked_twice_by_one_request_is_no_change_of_mind(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        id = await two_people(hall)
        await play(hall, id, "place neutral-b", "end")
        await hall.ask_rewind(id, 0, 0, "again")
        await hall.ask_rewind(id, 0, 0, "again")
        assert (await hall.live(id)).wish is not None
        await hall.close()

    run(scene())
