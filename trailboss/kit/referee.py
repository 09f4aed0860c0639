"""Playing a move with the cheap properties checked: always on, whatever else is tested."""

from trailboss import Action, Event, State
from trailboss.kit.words import words_of


def apply(state: State, action: Action, seat: int) -> list[Event]:
    """Apply in place; what happened, and where the game is now, must be sound."""
    before = state.mark()
    events = state.apply(action, seat)
    words = words_of(state.game.meta.name)
    for event in events:
        words.check_event(event, state.seats)
    now = state.mark()
    assert now.dice >= before.dice, "dice were rolled back"
    for seat_then, seat_now in zip(before.learned, now.learned, strict=True):
        assert seat_now >= seat_then, "a seat forgot something"
    check_state(state)
    return events


def check_state(state: State) -> None:
    """The invariants hold, and the open question is a proper one."""
    broken = state.broken_invariants()
    assert not broken, f"broken invariants: {', '.join(broken)}"
    decision = state.decision
    assert (decision is None) == state.is_over, "over, but a question is open (or the reverse)"
    if decision is None:
        return
    words = words_of(state.game.meta.name)
    words.check_decision(decision, state.seats)
    assert not state.automated.keys() & set(decision.seats), "the rival is asked"
    for seat in range(state.seats):
        actions = state.actions(seat)
        assert not actions or seat not in state.automated, f"the rival at seat {seat} may act"
        for action in actions:
            words.check_action(action)
        texts = {action.text for action in actions}
        assert len(texts) == len(actions), f"seat {seat} is offered something twice"
        if seat in decision.seats:
            # Tokens and the like run out: they are no way out of a question without an answer.
            answers = set(actions).difference(state.interruptions(seat))
            assert answers, f"seat {seat} has no answer to '{decision.kind}'"
