"""Actions, events and decisions."""

import copy
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from trailboss.kernel.action import EVERYONE, PASS, STOP, Action, Decision, Event
from trailboss.kernel.errors import (
    BadRecord,
    BadSeat,
    BadSeed,
    IllegalAction,
    NotAnAction,
    Refusal,
    TrailbossError,
    UnknownGame,
)
from trailboss.kernel.knowledge import visible


def test_the_notation_is_kind_and_arguments() -> None:
    action = Action("buy", ("holstein", 2), ("market:holstein",))
    assert str(action) == action.text == "buy holstein 2"
    assert repr(action) == "<Action buy holstein 2>"
    assert (action.kind, action.args) == ("buy", ("holstein", 2))
    assert action.targets == ("market:holstein",)


def test_a_notation_of_its_own() -> None:
    assert str(Action("hire", ("builder", 2), (), text="hire builder@row2")) == "hire builder@row2"


def test_equal_actions_are_one_object() -> None:
    assert Action("pass") is PASS
    assert Action("stop") is STOP
    assert Action("ride", ("a",), ("space:a",)) is Action("ride", ("a",), ("space:a",))


@pytest.mark.parametrize(
    "other",
    [
        Action("spend", (1,)),
        Action("spend", (2,), ("marker",)),
        Action("pay", (1,), ("marker",)),
        Action("spend", ("1",), ("marker",)),  # the same text
        Action("spend-1", (), ("marker",), text="spend 1"),  # the same text
    ],
    ids=repr,
)
def test_actions_that_differ_in_any_part_are_different(other: Action) -> None:
    action = Action("spend", (1,), ("marker",))
    assert action is not other
    assert action != other
    assert (action.kind, action.args, action.targets) == ("spend", (1,), ("marker",))


def test_copies_and_pickles_are_the_same_object() -> None:
    action = Action("hire", ("builder", 2), ("job:builder/2",), text="hire builder@row2")
    assert copy.copy(action) is action
    assert copy.deepcopy([action])[0] is action
    assert pickle.loads(pickle.dumps(action)) is action


def test_a_pickled_action_is_interned_in_another_process() -> None:
    action = Action("hire", ("builder", 2), ("job:builder/2",), text="hire builder@row2")
    code = (
        "import pickle, sys\n"
        "from trailboss.kernel.action import Action\n"
        f"first, second = pickle.loads({pickle.dumps((action, action))!r})\n"
        "own = Action('hire', ('builder', 2), ('job:builder/2',), text='hire builder@row2')\n"
        "sys.exit(not (first is second is own and str(own) == 'hire builder@row2'))\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# --- events and decisions


def test_an_event_is_for_everybody_or_for_one_seat() -> None:
    loud, whisper = Event("rode", (0, "a")), Event("drew", (1, ["x"]), 1)
    assert loud.audience == EVERYONE
    assert [loud.visible_to(seat) for seat in (0, 1, None)] == [True, True, True]
    assert [whisper.visible_to(seat) for seat in (0, 1, None)] == [False, True, False]
    assert visible([loud, whisper], 1) == [loud, whisper]
    assert visible([loud, whisper], 0) == visible([loud, whisper], None) == [loud]


def test_a_decision_knows_its_first_seat_and_its_message() -> None:
    decision = Decision((2, 0), "ride", {"steps": 3})
    assert decision.seat == 2
    assert decision.prompt == "decision-ride"
    assert decision.to_json() == {"seats": [2, 0], "kind": "ride", "args": {"steps": 3}}


# --- errors cross process borders too

ERRORS: list[TrailbossError] = [
    TrailbossError("plain"),
    UnknownGame("chess", ["go"]),
    BadSeed("x"),
    BadSeat(7, 2),
    NotAnAction("rid", ["ride"]),
    IllegalAction("ride a", Refusal("GWT-MOVE-03", "too-far", {"needs": 3}), "go"),
    BadRecord("torn", 8, ["pass"]),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_survive_pickling(error: TrailbossError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_what_the_errors_say() -> None:
    assert [str(error) for error in ERRORS[1:]] == [
        "unknown game 'chess': known are go",
        "bad seed 'x': a whole number from 0 to 2^256-1, 64 hexadecimal digits or bytes",
        "there is no seat 7: the seats are 0 to 1",
        "'rid' is not an action of this game: did you mean 'ride'?",
        "'ride a' is not legal now: too-far (needs 3; GWT-MOVE-03)",
        "line 8: torn",
    ]
    assert str(UnknownGame("chess", [])) == "unknown game 'chess': known are none"
    assert str(Refusal("GWT-END-03", "game-over")) == "game-over (GWT-END-03)"


def test_two_threads_get_the_same_action() -> None:
    """Rules compare actions by identity."""
    with ThreadPoolExecutor(2) as threads:
        both = [
            [*threads.map(Action, ("thread", "thread"), ((number,), (number,)))]
            for number in range(200)
        ]
    assert all(one is other for one, other in both)
