"""The kit itself: faults planted in a game must be found. A check that cannot fail is no check."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from trailboss import Action, Dice, Event, Refusal, State, Timeline, TrailbossError
from trailboss.games.great_western_trail import hidden, view
from trailboss.games.great_western_trail.glances import PIECES
from trailboss.games.great_western_trail.play import Play
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.steps import cattle, deck, ride
from trailboss.kernel.layout import layout
from trailboss.kernel.pieces import SeatPiece
from trailboss.kit import referee
from trailboss.kit.player import RandomPlayer
from trailboss.kit.properties import (
    columns,
    copies,
    knowledge,
    lists,
    notation,
    replay,
    undo,
    views,
)
from trailboss.kit.tables import Setup, dice
from trailboss.kit.words import words_of

pytestmark = pytest.mark.pure

GAME = "great_western_trail"

Check = Callable[[State, Dice], None]


def states() -> Iterator[State]:
    """Positions of random games, poor and rich."""
    for seed in range(40):
        setup = Setup(GAME, 2 + seed % 3, (), head_start=bool(seed % 2))
        state = setup.start(seed)
        player = RandomPlayer(seed)
        while not state.is_over:
            if not state.ply % 16:
                yield state
            seat, action = player.choose(state)
            state.apply(action, seat)


def finds(check: Check, message: str) -> None:
    """The check fails at one of the first few hundred positions, with such a message."""
    with pytest.raises(Exception, match=message):
        _check_many(check)


def _check_many(check: Check) -> None:
    for tried, state in enumerate(islice(states(), 600)):
        check(state, dice("the kit", tried))


def whole_game_in_two_worlds(state: State, rolls: Dice) -> None:
    knowledge.two_worlds(state, rolls, plies=120)


# ---- leaks


def test_a_leaking_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: Play, seat: int | None) -> dict[str, Any]:
        return {**view.view(state, seat), "hands": [hand[:1] for hand in state.hand]}

    monkeypatch.setattr(Play, "view", leaky)
    finds(knowledge.redeal_keeps_the_view, "view hands")
    finds(knowledge.two_worlds, "view hands")


def test_an_event_told_to_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards drawn in secret, announced to everybody."""

    def shout(state: State, seat: int, kind: str, *args: Any) -> None:
        state._events.append(Event(kind, args))

    monkeypatch.setattr(State, "whisper", shout)
    finds(whole_game_in_two_worlds, "tell the worlds apart: events")


def test_an_answer_taken_for_the_player_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one kind of card in hand the discard is forced: others could tell."""
    monkeypatch.setattr(deck.DiscardFor, "forced", lambda self, state, frame: True)
    finds(whole_game_in_two_worlds, "tell the worlds apart")


def test_a_reveal_that_is_not_noted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "show_to_others", lambda state, seat: None)
    finds(whole_game_in_two_worlds, "tell the worlds apart")
    finds(_every_move_is_honest, "unnoticed")


def _every_move_is_honest(state: State, rolls: Dice) -> None:
    copy = state.clone()
    player = RandomPlayer(rolls)
    for _ in range(16):
        if copy.is_over:
            break
        knowledge.revealed_is_honest(copy, rolls)
        seat, action = player.choose(copy)
        copy.apply(action, seat)


def test_a_redeal_that_forgets_what_is_known_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hand lies open in Kansas City; a re-deal must leave it alone."""

    def forgetful(state: TrailState, rival: int, rolls: Dice) -> None:
        pool = state.hand[rival] + state.stack[rival]
        rolls.shuffle(pool)
        size = len(state.hand[rival])
        state.hand[rival], state.stack[rival] = sorted(pool[:size]), pool[size:]

    monkeypatch.setattr(hidden, "_redeal_hand", forgetful)
    finds(whole_game_in_two_worlds, "view|actions|invariants|no answer")


def test_a_redeal_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden, "redeal", lambda state, seat, rolls: None)
    assert not any(knowledge.redeals_vary(state, 0, dice(1)) for state in states())


# ---- copies


def test_a_shared_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    copy_to = TrailState._copy_to

    def careless(state: TrailState, other: TrailState) -> None:
        copy_to(state, other)
        other.money = state.money

    monkeypatch.setattr(TrailState, "_copy_to", careless)
    finds(copies.clone_is_independent, "money")


def test_a_field_missing_in_the_dump_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Local actions used this turn are lost on the way through a dump."""
    load = TrailState._load_own

    def careless(state: TrailState, own: dict[str, Any]) -> None:
        load(state, {**own, "spent": []})

    monkeypatch.setattr(TrailState, "_load_own", careless)
    finds(copies.pickle_is_equal, "spent")
    finds(copies.dump_loads_back, "damaged state|spent")


# ---- lists and notation


def test_a_double_option_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = cattle.Buy.answers
    monkeypatch.setattr(
        cattle.Buy,
        "answers",
        lambda self, s, frame, seat: [*answers(self, s, frame, seat)] * 2,
    )
    finds(lists.every_action_applies, "offered something twice")


def test_a_dead_option_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The market offers whatever there is, without a look at money and cards."""
    monkeypatch.setattr(
        cattle.Buy,
        "answers",
        lambda self, s, frame, seat: [*s.box.notation.buy.values()],
    )
    finds(lists.every_action_applies, "broken invariants")


def test_an_unstable_order_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ride.Ride.answers
    turns = iter(range(10**9))
    monkeypatch.setattr(
        ride.Ride,
        "answers",
        lambda self, s, frame, seat: answers(self, s, frame, seat)[:: 1 - 2 * (next(turns) % 2)],
    )
    finds(lists.lists_are_stable, "not stable")


def test_an_undeclared_reason_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def vague(state: Play, frame: Any, seat: int, action: Action) -> Refusal:
        return Refusal("GWT-ACT-04", "because")

    monkeypatch.setattr(Play, "explain", vague)
    finds(notation.nothing_else_parses, "unknown reason")


def test_an_unknown_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def invented(state: Play, frame: Any, seat: int, action: Action) -> Refusal:
        return Refusal("GWT-NO-99", "another-question")

    monkeypatch.setattr(Play, "explain", invented)
    finds(notation.nothing_else_parses, "no rule GWT-NO-99")


# ---- undo, records, words


def test_undo_past_the_dice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Timeline, "undoable", lambda timeline, seat: len(timeline._past))
    finds(undo.undo_walks_back, "may take back")


def test_a_move_missing_in_the_record_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    record = State.record

    def torn(state: State) -> Any:
        told = record(state)
        told.moves = told.moves[1:]
        return told

    state = Setup(GAME, 2).start(1)
    player = RandomPlayer(1)
    for _ in range(60):
        seat, action = player.choose(state)
        state.apply(action, seat)
    monkeypatch.setattr(State, "record", torn)
    with pytest.raises((AssertionError, TrailbossError)):
        replay.record_replays(state, dice(1))


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("hands", [], "hands is unknown"),
        ("bags", ["9"], "bags.0 is '9', not a whole number"),
        ("ending", False, "ending is False, not a whole number or nothing"),
        ("jobs", {}, "jobs.columns is missing"),
    ],
)
def test_a_view_unlike_its_type_is_found(
    monkeypatch: pytest.MonkeyPatch, key: str, value: Any, message: str
) -> None:
    def loose(state: Play, seat: int | None) -> dict[str, Any]:
        return {**view.view(state, seat), key: value}

    monkeypatch.setattr(Play, "view", loose)
    finds(views.views_are_small_json, message)


def test_a_large_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "view", lambda state, seat: {"noise": "x" * 70_000})
    finds(views.views_are_small_json, "70")


def test_a_piece_of_a_view_that_forgets_what_it_is_made_of_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forgetful = tuple(
        SeatPiece(piece.names, ("tokens",), piece.show)
        if isinstance(piece, SeatPiece) and "money" in piece.names
        else piece
        for piece in PIECES
    )
    for seats in (2, 3, 4):
        laid_out = layout(Setup(GAME, seats, ()).start(0).box, seats)
        monkeypatch.setattr(laid_out, "pieces", forgetful)
    monkeypatch.setattr(columns, "_following", {})
    finds(columns.columns_tell_the_view, "money' is .* by the view")


def test_an_undeclared_event_is_found() -> None:
    state = Setup(GAME, 2).start(1)
    state.emit("sneezed", 0)
    words = words_of(GAME)
    with pytest.raises(AssertionError, match="unknown event 'sneezed'"):
        words.check_event(state._events[-1], 2)
    with pytest.raises(AssertionError, match="card is 'unicorn'"):
        words.check_event(Event("bought", (0, "unicorn")), 2)
    with pytest.raises(AssertionError, match="seat is 2"):
        words.check_event(Event("bought", (2, "galloway")), 2)


def test_a_broken_invariant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "broken_invariants", lambda state: ["GWT-INV-09"])
    finds(lists.every_action_applies, "GWT-INV-09")


def test_a_question_without_an_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a token could be used: that postpones the question, but does not answer it."""
    state = Setup(GAME, 2).start(1)
    monkeypatch.setattr(Play, "_answers", lambda state, seat: [])
    state._offer = None
    with pytest.raises(AssertionError, match="no answer"):
        referee.check_state(state)
