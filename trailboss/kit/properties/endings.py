"""The end: every game reaches it, and after it nothing is legal."""

from collections.abc import Callable

from trailboss import Dice, IllegalAction, Refusal, State
from trailboss.kit.player import PLIES_AT_MOST, RandomPlayer, advance


def game_ends(state: State, dice: Dice) -> None:
    end = advance(state.clone(), RandomPlayer(dice))
    assert end.is_over, f"no end after {PLIES_AT_MOST} plies"
    nothing_after_the_end(end)


def nothing_after_the_end(state: State) -> None:
    """No decision, no list, and every action is refused because the game is over."""
    assert state.is_over
    assert state.decision is None
    dump = state.dump()
    for seat in [None, *range(state.seats)]:
        assert state.actions(seat) == [], f"seat {seat} may still act"
    over = state.game.over_refusal
    for text, action in state.game.notations.items():
        assert _refusal(state.parse, text) == over, f"'{text}' parses, or another reason is given"
        assert _refusal(state.apply, action) == over, f"'{text}' applies after the end"
    assert state.dump() == dump, "something changed after the end"


def _refusal(attempt: Callable[..., object], argument: object) -> Refusal | None:
    try:
        attempt(argument)
    except IllegalAction as error:
        return error.refusal
    return None
