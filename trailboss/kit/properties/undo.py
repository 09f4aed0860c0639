"""Undo: back to the last thing revealed, never past another seat's move."""

from typing import Any, NamedTuple

from trailboss import Dice, State, Timeline
from trailboss.kit.compare import same
from trailboss.kit.player import Choice, RandomPlayer

PLIES = 16


class Past(NamedTuple):
    """A move, and the dump of the state before it."""

    choice: Choice
    dump: dict[str, Any]


def undo_walks_back(state: State, dice: Dice) -> None:
    """At random points, for every seat: exactly what may be taken back can be, to the last bit."""
    start = state.clone()
    timeline = Timeline(state.clone())
    past: list[Past] = []
    player = RandomPlayer(dice, out_of_turn=8)
    for _ in range(PLIES):
        if timeline.state.is_over:
            break
        choice = player.choose(timeline.state)
        past.append(Past(choice, timeline.state.dump()))
        timeline.apply(choice.action, choice.seat)
        if not dice.below(4):
            for seat in range(state.seats):
                _check_seat(start, timeline, past, seat)
        if not dice.below(6):
            _take_back(timeline, past, dice)


def _allowed(now: dict[str, Any], past: list[Past], seat: int) -> int:
    """How many moves the seat may take back, read off the dumps."""
    count = 0
    for choice, then in reversed(past):
        rolled = then["dice"] != now["dice"]
        learned = then["learned"][seat] != now["learned"][seat]
        if choice.seat != seat or rolled or learned:
            break
        count += 1
    return count


def _check_seat(start: State, timeline: Timeline[State], past: list[Past], seat: int) -> None:
    now = timeline.state.dump()
    allowed = _allowed(now, past, seat)
    assert timeline.undoable(seat) == allowed, (
        f"seat {seat} may take back {timeline.undoable(seat)} moves, should be {allowed}"
    )
    for moves in (-1, 0, allowed + 1, len(past) + 1):
        assert not timeline.undo(seat, moves), f"seat {seat} took back {moves} moves"
    same(now, timeline.state.dump(), "the state after refused undos")
    for moves in range(1, allowed + 1):
        again = _again(start, past)
        assert again.undo(seat, moves), f"seat {seat} may not take back {moves} moves"
        same(past[-moves].dump, again.state.dump(), f"the state after {moves} moves taken back")
        for choice, _ in past[-moves:]:
            again.apply(choice.action, choice.seat)
        same(now, again.state.dump(), "the state after the same moves once more")


def _again(start: State, past: list[Past]) -> Timeline[State]:
    timeline = Timeline(start.clone())
    for choice, _ in past:
        timeline.apply(choice.action, choice.seat)
    return timeline


def _take_back(timeline: Timeline[State], past: list[Past], dice: Dice) -> None:
    """Take back for real, so that the play goes on from there."""
    seat = past[-1].choice.seat
    allowed = timeline.undoable(seat)
    if allowed:
        moves = 1 + dice.below(allowed)
        assert timeline.undo(seat, moves)
        del past[-moves:]
