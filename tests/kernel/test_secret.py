"""One decision that awaits several seats, none of whom may see the others' answers."""

import json
from itertools import permutations

import pytest

from tests.kernel.toy import EVEN, GAME, ODD, SHOUT, Stones, play, start
from trailboss.kernel.action import Event
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import IllegalAction
from trailboss.kernel.knowledge import visible
from trailboss.kernel.timeline import Timeline


def guessing(seats: int = 3, seed: int = 1) -> Stones:
    """All stones are gone, and everybody is to guess."""
    state = start(seats, seed, stones=4)
    return play(state, "0 take 3")  # type: ignore[return-value]


def test_the_decision_awaits_all_seats_at_once() -> None:
    state = guessing()
    decision = state.decision
    assert decision is not None
    assert (decision.kind, decision.seats, decision.seat) == ("guess", (0, 1, 2), 0)
    for seat in range(3):
        assert state.actions(seat) == [ODD, EVEN, SHOUT]
    assert state.actions() == state.actions(0)


def test_seats_answer_in_any_order() -> None:
    state = guessing()
    state.apply(ODD, 1)
    decision = state.decision
    assert decision is not None
    assert decision.seats == (0, 2)
    state.apply(EVEN)
    assert state.decision is not None
    assert state.decision.seats == (2,)
    state.apply(ODD, 2)
    assert state.is_over
    assert [tuple(move) for move in state.record().moves[1:]] == [
        (1, "guess odd"),
        (0, "guess even"),
        (2, "guess odd"),
    ]


def test_the_order_of_the_answers_makes_no_difference() -> None:
    answers = {0: ODD, 1: EVEN, 2: ODD}
    ends, halves = set(), set()
    for order in permutations(answers):
        state = guessing()
        for seat in order[:-1]:
            state.apply(answers[seat], seat)
        halves.add((order[-1], state.agenda[0]))
        state.apply(answers[order[-1]], order[-1])
        ends.add(json.dumps([state.dump()["state"], state.standings()]))
    assert len(ends) == 1
    assert len(halves) == 3


def test_who_has_answered_waits_and_cannot_answer_again() -> None:
    state = guessing()
    state.apply(ODD, 1)
    assert state.actions(1) == [SHOUT]
    for action in (ODD, EVEN):
        with pytest.raises(IllegalAction, match="another-question"):
            state.apply(action, 1)


def test_others_may_interrupt_in_between() -> None:
    state = play(guessing(), "1 guess odd", "1 shout", "0 guess odd", "2 guess odd")
    assert state.is_over


def test_nobody_can_tell_an_answer_before_all_are_revealed() -> None:
    """Two worlds that differ in one seat's answer look alike to everybody else, move by move."""
    odd, even = guessing(), guessing()
    told = odd.apply(ODD, 1), even.apply(EVEN, 1)
    for viewer in (None, 0, 2):
        assert visible(told[0], viewer) == visible(told[1], viewer) == [Event("guessed", (1,))]
        assert odd.view(viewer) == even.view(viewer)
        assert odd.decision == even.decision
        assert odd.learned == even.learned
    assert (odd.view(1)["guess"], even.view(1)["guess"]) == ("guess odd", "guess even")
    assert visible(told[0], 1)[1] == Event("your_guess", ("odd",), 1)
    told = odd.apply(EVEN, 0), even.apply(EVEN, 0)
    for viewer in (None, 0, 2):
        assert visible(told[0], viewer) == visible(told[1], viewer)
        assert odd.view(viewer) == even.view(viewer)


def test_the_last_answer_reveals_all_to_everybody() -> None:
    state = play(guessing(), "0 guess odd", "1 guess even")
    mark = state.mark()
    events = state.apply(ODD, 2)
    assert [event for event in events if event.kind == "revealed"] == [
        Event("revealed", (0, "odd")),
        Event("revealed", (1, "even")),
        Event("revealed", (2, "odd")),
    ]
    assert state.revealed_since(mark).seats == {0, 1, 2}


def test_a_redealt_copy_holds_other_answers_but_the_own_one() -> None:
    state = play(guessing(), "0 guess odd", "1 guess even")
    dump = state.dump()
    for viewer, own in ((0, (0, "guess odd")), (1, (1, "guess even")), (2, None), (None, None)):
        dealt = {state.redetermine(viewer, Dice(n)).agenda[0][2] for n in range(64)}
        hidden = 1 if own else 2
        assert len(dealt) == 2**hidden, "every answer that could have been given is dealt"
        assert own is None or all(own in answers for answers in dealt)
    assert state.dump() == dump
    copy = state.redetermine(2, Dice(1))
    assert copy.history is None, "nor does its past tell"
    play(copy, "2 guess odd")
    assert copy.is_over


def test_an_answer_can_be_taken_back_until_somebody_else_moves() -> None:
    timeline = Timeline(guessing())
    timeline.apply(ODD, 1)
    assert [timeline.undoable(seat) for seat in range(3)] == [0, 1, 0]
    assert timeline.undo(1)
    timeline.apply(EVEN, 1)
    timeline.apply(ODD, 0)
    assert [timeline.undoable(seat) for seat in range(3)] == [1, 0, 0]
    timeline.apply(ODD, 2)
    assert [timeline.undoable(seat) for seat in range(3)] == [0, 0, 0], "everything is revealed"


def test_half_an_answer_survives_storage() -> None:
    state = play(guessing(), "2 guess odd")
    again = GAME.load_state(json.loads(json.dumps(state.dump())))
    assert again.agenda == [("guess", (0, 1, 2), ((2, "guess odd"),))]
    assert GAME.replay(state.record()).dump() == state.dump()
    play(again, "1 guess odd", "0 guess odd")
    assert again.is_over
