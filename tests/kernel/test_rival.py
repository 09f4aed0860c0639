"""A solo rival: a seat that the engine plays by itself."""

from typing import Any

import pytest

from tests.kernel.toy import GAME, META, TAKE, play, start
from trailboss.kernel.action import Event
from trailboss.kernel.errors import BadOption, BadRecord
from trailboss.kernel.option import Option, read_options
from trailboss.kernel.record import Record
from trailboss.kernel.timeline import Timeline

SOLO = {"solo": "mule"}


def options(**given: Any) -> dict[str, Any]:
    return dict(read_options(META.options, given))


def test_the_meta_says_who_sits_where() -> None:
    assert META.automated(options()) == {}
    assert META.automated(options(solo="mule")) == {1: "mule"}
    assert META.seats_for(options()) == (2, 3)
    assert META.seats_for(options(solo="mule")) == (2,)


def test_the_seats_follow_from_the_options() -> None:
    assert GAME.start(options=SOLO).seats == 2
    assert GAME.start(2, options=SOLO).automated == {1: "mule"}
    assert GAME.start(3).automated == {}
    with pytest.raises(BadOption, match="stones against mule is for 2 seats, not 3"):
        GAME.start(3, options=SOLO)


def test_its_turns_are_played_by_the_engine() -> None:
    state = start(solo="mule", stubborn=2)
    events = state.apply(TAKE[0])
    assert events == [Event("took", (0, 1)), Event("took", (1, 2))]
    decision = state.decision
    assert decision is not None
    assert (decision.seats, state.taken) == ((0,), [1, 2])
    assert state.actions(1) == [], "there is nobody who could act out of turn"


def test_its_turns_are_in_no_record_and_replay() -> None:
    state = play(start(stones=4, solo="mule"), "0 take 1", "0 take 2", "0 guess odd")
    assert state.is_over
    record = Record.read(state.record().to_text())
    assert {move.seat for move in record.moves} == {0}
    assert GAME.replay(record).dump() == state.dump()
    assert GAME.load_state(state.dump()).dump() == state.dump()


def test_a_record_with_too_many_seats_for_the_rival() -> None:
    record = start(3).record()
    record.options = {**record.options, **SOLO}
    with pytest.raises(BadRecord, match="against mule is for 2 seats"):
        GAME.replay(record)


def test_what_it_did_comes_back_with_the_move_before() -> None:
    line = Timeline(start(solo="mule"))
    before = line.state.dump()
    line.apply(TAKE[0])
    assert line.undoable(0) == 1, "the mule has revealed nothing"
    assert line.undo(0)
    assert line.state.dump() == before


def test_options_of_a_rival_exist_only_with_it() -> None:
    assert options() == {"stones": 7, "quiet": False, "colour": "grey"}
    assert options(solo="mule") == {**options(), "solo": "mule", "stubborn": 1}
    assert options(solo="mule", stubborn="2")["stubborn"] == 2
    assert options(solo="none", stubborn=1) == options(), "said, but at the default"
    with pytest.raises(BadOption, match="option 'stubborn' is only for tables with 'solo'"):
        options(stubborn=2)


def test_an_extra_is_not_mentioned_where_it_is_not_played() -> None:
    assert "solo" not in start().record().to_text()
    assert "solo=mule stubborn=1" in start(solo="mule").record().to_text()
    plain = Option("river", False, (False, True))
    extra = Option("river", False, (False, True), extra=True)
    assert read_options((plain,), {}) == {"river": False}
    assert read_options((extra,), {}) == {}
    assert read_options((extra,), {"river": True}) == {"river": True}
