"""Undo: derived from what was rolled and learned, never flagged by an action."""

import pytest

from tests.kernel.toy import GAME, SHOUT, SHOW, TAKE, Stones, start
from trailboss.kernel.action import Event
from trailboss.kernel.errors import IllegalAction
from trailboss.kernel.timeline import Timeline


def timeline(seats: int = 2) -> Timeline[Stones]:
    return Timeline(start(seats))


def undoable(line: Timeline[Stones]) -> list[int]:
    return [line.undoable(seat) for seat in range(line.state.seats)]


def test_it_applies_like_a_state_and_tells_what_happened() -> None:
    line, state = timeline(), start()
    assert line.apply(TAKE[0]) == state.apply(TAKE[0]) == [Event("took", (0, 1))]
    assert line.state.dump() == state.dump()


def test_nothing_to_take_back_at_the_start() -> None:
    line = timeline()
    assert undoable(line) == [0, 0]
    assert not line.undo(0)


def test_the_own_last_move_comes_back() -> None:
    line = timeline()
    before = line.state.dump()
    line.apply(TAKE[0])
    assert undoable(line) == [1, 0], "only whoever moved"
    assert not line.undo(1)
    assert line.undo(0)
    assert line.state.dump() == before
    assert undoable(line) == [0, 0]


def test_several_own_moves_come_back_together_or_one_by_one() -> None:
    line = timeline()
    start_dump = line.state.dump()
    line.apply(SHOW)
    line.apply(TAKE[0])
    assert undoable(line) == [2, 0], "what it showed itself is nothing new to it"
    for moves in (-1, 0, 3):
        assert not line.undo(0, moves)
    assert line.undo(0)
    assert line.undo(0)
    assert line.state.dump() == start_dump
    line.apply(SHOW)
    line.apply(TAKE[0])
    assert line.undo(0, 2)
    assert line.state.dump() == start_dump


def test_nothing_comes_back_past_another_seats_move() -> None:
    line = timeline()
    line.apply(TAKE[0])
    line.apply(TAKE[0])
    assert undoable(line) == [0, 1]
    assert line.undo(1)
    assert undoable(line) == [1, 0], "once the other move is gone, the own one is the last again"


def test_nothing_comes_back_past_the_dice() -> None:
    line = timeline()
    line.apply(TAKE[0])
    line.apply(SHOUT, 1)
    assert undoable(line) == [0, 0]
    line.apply(TAKE[0])
    assert undoable(line) == [0, 1], "but what came after them does"


def test_an_interruption_that_rolled_ends_the_others_undo_too() -> None:
    line = timeline()
    line.apply(SHOW)
    line.apply(SHOUT, 0)
    line.apply(TAKE[0])
    assert undoable(line) == [1, 0]


def test_nothing_comes_back_past_what_the_seat_learned() -> None:
    line = timeline(3)
    line.apply(TAKE[0], 0)
    mark = line.state.mark()
    line.state.show_to_others(2)
    assert line.state.revealed_since(mark).seats == {0, 1}
    assert undoable(line) == [0, 0, 0]


def test_a_refused_action_leaves_no_trace() -> None:
    line = timeline()
    before = line.state.dump()
    with pytest.raises(IllegalAction):
        line.apply(TAKE[0], 1)
    assert line.state.dump() == before
    assert undoable(line) == [0, 0]


def test_the_last_move_of_a_game_comes_back_if_it_revealed_nothing() -> None:
    state = start(stones=4)
    state.agenda = [("take", 0)]
    line = Timeline(state)
    line.apply(TAKE[2])
    assert line.state.decision is not None
    assert line.undo(0)
    assert line.state.decision == state.decision


def test_over_is_over() -> None:
    line = timeline()
    line.state.agenda.clear()
    with pytest.raises(IllegalAction, match="game-over"):
        line.apply(TAKE[0])


def test_the_past_is_not_touched_by_what_comes_later() -> None:
    line = timeline()
    first = line.state
    dump = first.dump()
    line.apply(SHOW)
    line.apply(TAKE[1])
    assert first.dump() == dump
    assert GAME.replay(line.state.record()).dump() == line.state.dump()
