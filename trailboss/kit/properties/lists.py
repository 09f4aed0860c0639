"""The lists of actions: stable, the caller's own, and without a dead option."""

from trailboss import Dice, State
from trailboss.kit import referee
from trailboss.kit.player import every_choice


def lists_are_stable(state: State, dice: Dice) -> None:
    """The same list in the same order: asked again, in a clone, in a reloaded state."""
    copies = (state, state.clone(), state.game.load_state(state.dump()))
    for seat in [None, *range(state.seats)]:
        expected = state.actions(seat)
        for copy in copies:
            assert copy.actions(seat) == expected, f"the list of seat {seat} is not stable"
    decision = state.decision
    if decision is not None:
        assert state.actions() == state.actions(decision.seat), "the default seat is another one"


def lists_are_the_callers(state: State, dice: Dice) -> None:
    """Whoever spoils a list that was handed out spoils nothing else."""
    for seat in [None, *range(state.seats)]:
        expected = state.actions(seat)
        state.actions(seat).clear()
        assert state.actions(seat) == expected, "a list handed out is the state's own"


def every_action_applies(state: State, dice: Dice) -> None:
    """No dead option: whatever is offered can be done, and leads to a sound state."""
    dump = state.dump()
    for seat, action in every_choice(state):
        referee.apply(state.clone(), action, seat)
    assert state.dump() == dump, "trying actions on clones changed the state"
