"""The state: agenda, forced answers, interruptions, refusals, copies, knowledge."""

import copy
import json
import pickle
from dataclasses import replace

import pytest

from tests.kernel.toy import (
    BASE,
    EVEN,
    GAME,
    ODD,
    SHOUT,
    SHOW,
    TAKE,
    Guess,
    Stones,
    StonesGame,
    Take,
    Turn,
    play,
    start,
)
from trailboss.kernel.action import Action, Event
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import (
    BadSeat,
    IllegalAction,
    NotAnAction,
    Refusal,
)
from trailboss.kernel.knowledge import Revealed
from trailboss.kernel.record import Move
from trailboss.kernel.step import Frame, Steps

# --- the agenda


def test_automatic_steps_run_until_a_question_is_open() -> None:
    state = start()
    assert state.agenda == [("take", 0)]
    decision = state.decision
    assert decision is not None
    assert (decision.seats, decision.kind, decision.args) == ((0,), "take", {"left": 7})
    assert not state.is_over


def test_applying_resolves_the_top_step_and_runs_on() -> None:
    state = start()
    assert state.apply(TAKE[2]) == [Event("took", (0, 3))]
    assert state.agenda == [("take", 1)]
    assert (state.ply, state.pile, state.taken) == (1, 4, [3, 0])


def test_an_answer_may_leave_the_question_open() -> None:
    state = start()
    state.apply(SHOW)
    assert state.agenda == [("take", 0)]
    assert state.actions() == [*TAKE, SHOUT]


def test_a_forced_answer_is_taken_and_told() -> None:
    state = start(stones=4)
    events = state.apply(TAKE[2])
    assert events == [
        Event("took", (0, 3)),
        Event("forced", (1, "take 1")),
        Event("took", (1, 1)),
    ]
    decision = state.decision
    assert decision is not None
    assert decision.kind == "guess"
    assert state.ply == 1, "a forced answer is no move"
    assert state.record().moves == [Move(0, "take 3")]


class OnlyOdd(Guess):
    def answers(self, s: Stones, frame: Frame, seat: int) -> list[Action]:
        return [ODD]


class Obvious(StonesGame):
    parts = (replace(BASE, steps=(Turn(), Take(), OnlyOdd())),)


def test_the_only_answer_to_a_secret_question_is_not_taken() -> None:
    """Otherwise the others would see that the seat had no choice."""
    state = Obvious().start(2, 1, {"stones": 4, "quiet": True})
    play(state, "0 take 3")
    for seats in ((0, 1), (1,)):
        assert state.decision is not None
        assert state.decision.seats == seats
        assert state.actions() == [ODD]
        state.apply(ODD)
    assert state.is_over


def test_two_steps_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two steps are called 'take'"):
        Steps([Take(), Take()])


def test_the_end() -> None:
    state = play(start(stones=4), "0 take 3", "0 guess odd", "1 guess odd")
    assert state.is_over
    assert state.decision is None
    assert state.actions() == state.actions(1) == []
    for action in GAME.notations.values():
        with pytest.raises(IllegalAction, match=r"game-over \(ST-END-01\)"):
            state.apply(action)
        with pytest.raises(IllegalAction, match=r"game-over \(ST-END-01\)"):
            state.parse(action.text)
        assert state.why_not(action.text) == GAME.over_refusal


# --- lists of actions


def test_the_list_is_the_callers() -> None:
    state = start()
    state.actions().clear()
    state.actions(1).clear()
    assert state.actions() == [*TAKE, SHOW, SHOUT]
    assert state.actions(1) == [SHOUT]


def test_other_seats_have_only_what_they_may_do_out_of_turn() -> None:
    state = start(seats=3)
    assert state.actions(0) == state.actions()
    assert state.actions(1) == state.actions(2) == [SHOUT]
    assert start(quiet=True).actions(1) == []


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_named(seat: int) -> None:
    state = start()
    with pytest.raises(BadSeat, match=f"no seat {seat}: the seats are 0 to 1"):
        state.actions(seat)
    with pytest.raises(BadSeat):
        state.apply(TAKE[0], seat)
    with pytest.raises(BadSeat):
        state.parse("take 1", seat)
    with pytest.raises(BadSeat):
        state.why_not("take 1", seat)
    assert state.ply == 0


# --- interruptions


def test_an_interruption_leaves_the_question_as_it_was() -> None:
    state = start()
    [event] = state.apply(SHOUT, 1)
    assert event.kind == "shouted"
    assert state.agenda == [("take", 0)]
    assert state.actions() == [*TAKE, SHOW, SHOUT]
    assert state.actions(1) == []
    assert state.record().moves == [Move(1, "shout")]


def test_the_asked_seat_may_interrupt_itself() -> None:
    state = play(start(), "0 shout", "0 take 1")
    assert state.record().moves == [Move(0, "shout"), Move(0, "take 1")]


def test_a_game_without_interruptions_says_so() -> None:
    state = start()
    with pytest.raises(AssertionError, match="stones offers no interruptions"):
        super(Stones, state).interrupt(0, SHOUT)


# --- refusals


def test_parse_gives_the_offered_action_itself() -> None:
    state = start()
    assert state.parse("take 2") is TAKE[1]
    assert state.parse("shout", 1) is SHOUT


def test_the_open_step_explains_first() -> None:
    state = play(start(stones=4), "0 take 2")
    with pytest.raises(IllegalAction) as caught:
        state.parse("take 3")
    assert caught.value.text == "take 3"
    assert caught.value.refusal == Refusal("ST-TAKE-01", "not-so-many", {"has": 2})
    assert "not-so-many (has 2; ST-TAKE-01)" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "seat", "rule"),
    [
        ("take 1", 1, "ST-TURN-01"),
        ("guess odd", 0, "ST-TURN-02"),
        ("guess odd", 1, "ST-TURN-01"),
    ],
)
def test_the_state_explains_the_rest(text: str, seat: int, rule: str) -> None:
    state = start()
    refusal = state.why_not(text, seat)
    assert refusal is not None
    assert refusal.rule == rule
    with pytest.raises(IllegalAction, match=rule):
        state.apply(GAME.action(text), seat)
    with pytest.raises(IllegalAction, match=rule):
        state.parse(text, seat)


def test_a_spent_interruption_is_explained() -> None:
    state = play(start(), "1 shout")
    assert state.why_not("shout", 1) == Refusal("ST-VOICE-01", "hoarse")


def test_what_is_legal_has_no_refusal() -> None:
    state = start(seats=3)
    for seat in range(3):
        for action in state.actions(seat):
            assert state.why_not(action.text, seat) is None
    assert state.why_not("take 1") is None


@pytest.mark.parametrize("text", ["", "take", "take 4", "Take 1", "take 1 ", " take 1", "fly"])
def test_a_text_that_is_no_action_is_that(text: str) -> None:
    state = start()
    for over in (False, True):
        if over:
            state.agenda.clear()
        with pytest.raises(NotAnAction) as caught:
            state.parse(text)
        assert caught.value.text == text
        with pytest.raises(NotAnAction):
            state.why_not(text)


def test_a_near_miss_is_given_a_hint() -> None:
    with pytest.raises(NotAnAction, match="did you mean 'take 3' or 'take 2'"):
        start().parse("take 4")


def test_a_refusal_changes_nothing() -> None:
    state = start()
    dump = state.dump()
    for text in ("guess odd", "take 9"):
        with pytest.raises((IllegalAction, NotAnAction)):
            state.parse(text)
    with pytest.raises(IllegalAction):
        state.apply(EVEN)
    assert state.dump() == dump


# --- copies


def test_a_clone_goes_its_own_way() -> None:
    state = play(start(), "0 show", "1 shout")
    dump, clone = state.dump(), state.clone()
    assert clone.dump() == dump
    play(clone, "0 take 1", "1 take 1", "0 shout")
    assert state.dump() == dump
    play(state, "0 take 1", "1 take 1", "0 shout")
    assert state.dump() == clone.dump()


@pytest.mark.parametrize("plies", [0, 1, 2, 3])
def test_copies_of_every_kind_are_equal(plies: int) -> None:
    moves = ["0 take 3", "1 shout", "0 guess odd", "1 guess even"]
    state = play(start(stones=4), *moves[:plies])
    through_json = json.loads(json.dumps(state.dump()))
    assert through_json == state.dump()
    for again in (
        GAME.load_state(through_json),
        pickle.loads(pickle.dumps(state)),
        copy.copy(state),
        copy.deepcopy(state),
    ):
        assert again.dump() == state.dump()
        assert again.game is GAME
        assert again.agenda == state.agenda, "frames are tuples again"
        assert again.actions(1) == state.actions(1)
        play(again, *moves[plies:])
        assert again.is_over


def test_a_long_game_can_be_pickled() -> None:
    """The moves are a linked list: thousands of them must not exhaust the stack."""
    state = start()
    for _ in range(20_000):
        state.history = (state.history, 0, "take 1")
    state.ply = 20_000
    again = pickle.loads(pickle.dumps(state))
    assert len(again.record().moves) == again.ply == 20_000


# --- knowledge


def test_marks_tell_dice_and_learning_apart() -> None:
    state = start(seats=3)
    mark = state.mark()
    assert not state.revealed_since(mark)
    play(state, "0 take 1")
    assert not state.revealed_since(mark), "nothing was rolled or shown"
    play(state, "1 show")
    shown = state.revealed_since(mark)
    assert shown == Revealed(dice=False, seats=frozenset({0, 2}))
    assert shown
    assert [shown.to(seat) for seat in range(3)] == [True, False, True]
    mark = state.mark()
    play(state, "1 shout")
    rolled = state.revealed_since(mark)
    assert rolled == Revealed(dice=True, seats=frozenset())
    assert all(rolled.to(seat) for seat in range(3))


def test_a_redealt_copy_keeps_what_the_seat_knows() -> None:
    state = play(start(seats=3), "0 take 1", "1 show")
    dump = state.dump()
    seen = {tuple(state.redetermine(0, Dice(n)).number) for n in range(200)}  # type: ignore[attr-defined]
    assert state.dump() == dump
    own, shown = state.number[:2]  # type: ignore[attr-defined]
    assert seen == {(own, shown, n) for n in range(6)}
    for viewer in (None, 0, 1, 2):
        again = state.redetermine(viewer, Dice(5))
        assert again.view(viewer) == state.view(viewer)
        assert again.decision == state.decision


def test_a_redealt_copy_has_other_dice_and_no_past() -> None:
    state = play(start(), "0 take 1", "1 take 1")
    dice = Dice(77)
    again = state.redetermine(0, dice)
    assert again.dice is dice
    assert again.history is None
    assert again.record().moves == []
    assert again.ply == 2
    loaded = GAME.load_state(again.dump())
    assert loaded.dump() == again.dump() == pickle.loads(pickle.dumps(again)).dump()
    assert loaded.ply == 2


def test_a_quiet_state_tells_nothing_and_plays_the_same() -> None:
    loud, quiet = start(), start()
    quiet.quiet = True
    copy_of_quiet = quiet.clone()
    for state in (quiet, copy_of_quiet):
        assert state.apply("take 1") == []
    assert loud.apply("take 1") != []
    assert loud.dump() == quiet.dump() == copy_of_quiet.dump()
