"""The state as a new user meets it: notations, mistakes, what it says of itself."""

from collections.abc import Callable
from typing import Any

import pytest

import trailboss
from tests.kernel.toy import (
    GAME,
    SHOUT,
    TAKE,
    play,
    start,
)
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import (
    BadCall,
    BadDump,
    BadSeat,
    IllegalAction,
    NotAnAction,
    TrailbossError,
)


def test_an_action_may_be_applied_by_its_notation() -> None:
    state, other = start(), start()
    assert state.apply("take 2") == other.apply(other.parse("take 2"))
    assert state.apply("shout", 0) == other.apply(SHOUT, 0)
    assert state.dump() == other.dump()
    with pytest.raises(NotAnAction):
        state.apply("fly")
    with pytest.raises(IllegalAction):
        state.apply("guess odd")


@pytest.mark.parametrize("action", [None, 3, ("take", 2), ["take 2"]])
def test_what_is_no_action_is_refused_with_a_sentence(action: Any) -> None:
    with pytest.raises(BadCall, match="an action or its notation is applied, not"):
        start().apply(action)


@pytest.mark.parametrize("seat", [9, -1, "0", 1.0, True])
def test_there_is_no_such_seat(seat: Any) -> None:
    state = start()
    for call in (
        lambda: state.actions(seat),
        lambda: state.apply(TAKE[0], seat),
        lambda: state.parse("take 1", seat),
        lambda: state.why_not("take 1", seat),
        lambda: state.redetermine(seat, Dice(1)),
        lambda: trailboss.load("el_paso").start(2).view(seat),
    ):
        with pytest.raises(BadSeat, match="there is no seat"):
            call()


@pytest.mark.parametrize("dice", [None, 7, "dice"])
def test_a_copy_is_dealt_from_dice(dice: Any) -> None:
    with pytest.raises(BadCall, match="dealt anew from Dice"):
        start().redetermine(0, dice)


@pytest.mark.parametrize("text", [None, 3, ("end",)])
def test_a_notation_is_a_text(text: Any) -> None:
    for call in (start().parse, start().why_not, GAME.action):
        with pytest.raises(BadCall, match="a notation is a text, not"):
            call(text)


def test_other_mistakes_of_callers_are_told() -> None:
    game: Any = GAME
    mistakes: list[tuple[Callable[[], Any], str]] = [
        (lambda: game.start(options=3), "options are names with values, not 3"),
        (lambda: game.box(["quiet"]), "options are names with values"),
        (lambda: game.start(seats="3"), "is for 2, 3 seats, not '3'"),
        (lambda: game.replay(None), "a Record is replayed, not None"),
        (lambda: game.upgraded("x"), "a Record is replayed, not 'x'"),
        (lambda: trailboss.Record.read(b"x"), "a record is read from its text, not from b'x'"),  # type: ignore[arg-type]
        (lambda: trailboss.Timeline(start()).undo(9), "there is no seat 9"),
        (lambda: game.load_state({"game": "toy"}), "it names no game, box and epoch"),
    ]
    for mistake, said in mistakes:
        with pytest.raises(TrailbossError, match=said):
            mistake()


def test_a_state_says_what_it_is() -> None:
    state = start(stones=4)
    assert repr(state) == "<stones, 2 seats, ply 0, seat 0 to answer 'take'>"
    play(state, "0 take 3")
    assert repr(state) == "<stones, 2 seats, ply 1, seat 0, 1 to answer 'guess'>"
    assert not state.winners
    play(state, "0 guess odd", "1 guess odd")
    assert repr(state) == "<stones, 2 seats, ply 3, over>"
    assert state.winners == (0,)


def test_a_refusal_is_told_in_any_language() -> None:
    state = trailboss.load("great_western_trail").start(2, seed=1)
    with pytest.raises(IllegalAction) as caught:
        state.apply("end")
    told = {language: caught.value.explain(language) for language in ("en", "pl", "uk")}
    assert len(set(told.values())) == 3
    assert all(caught.value.refusal.rule in text for text in told.values())
    assert str(caught.value) == f"'end' is not legal now: {told['en']}"


def test_a_dump_says_what_is_missing() -> None:
    dump = start().dump()
    del dump["agenda"], dump["ply"]
    with pytest.raises(BadDump, match="damaged state: agenda, ply missing"):
        GAME.load_state(dump)


def test_an_action_of_another_game_is_none_of_this_one() -> None:
    foreign = trailboss.load("carson_city").start(2, 1).actions()[0]
    with pytest.raises(NotAnAction):
        trailboss.load("el_paso").start(2, 1).apply(foreign)


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_a_refusal_names_the_seats_in_its_language(language: str) -> None:
    state = trailboss.load("great_western_trail").start(2, 1)
    with pytest.raises(IllegalAction) as error:
        state.apply("ride neutral-a")
    seat = {"en": "(seat 0)", "pl": "(miejsce 0)", "uk": "(місце 0)"}[language]
    assert seat in error.value.explain(language)
