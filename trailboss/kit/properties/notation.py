"""Notation: what is offered parses to itself, and nothing else parses."""

from trailboss import Dice, IllegalAction, NotAnAction, State
from trailboss.kit.words import words_of

_MALFORMED = ("", " ", "no-such-action", "\n", "0", "ärger", "pass pass")


def legal_texts_parse(state: State, dice: Dice) -> None:
    """`parse(str(a)) is a` for every action of every seat."""
    for seat in [None, *range(state.seats)]:
        for action in state.actions(seat):
            assert state.parse(str(action), seat) is action, f"'{action}' parses to something else"
            assert state.why_not(str(action), seat) is None, f"'{action}' is legal, but refused"


def nothing_else_parses(state: State, dice: Dice) -> None:
    """Every other action of the game is refused, with a rule and a reason that the texts know."""
    dump = state.dump()
    words = words_of(state.game.meta.name)
    for seat in range(state.seats):
        legal = {action.text for action in state.actions(seat)}
        for text, action in state.game.notations.items():
            if text in legal:
                continue
            try:
                state.parse(text, seat)
            except IllegalAction as error:
                words.check_refusal(text, error.refusal, state.seats)
            else:
                raise AssertionError(f"seat {seat}: '{text}' parses, but is not offered")
            assert state.why_not(text, seat) is not None, f"'{text}' is illegal without a reason"
            _apply_refuses(state, text, seat, action.text)
    assert state.dump() == dump, "a refusal changed the state"


def _apply_refuses(state: State, text: str, seat: int, action: str) -> None:
    try:
        state.apply(state.game.action(action), seat)
    except IllegalAction:
        return
    raise AssertionError(f"seat {seat}: '{text}' is not offered, but applies")


def malformed_texts_are_refused(state: State, dice: Dice) -> None:
    """A text that is no action of the game is that, whoever says it and whenever."""
    notations = state.game.notations
    texts = list(_MALFORMED)
    some = dice.pick(list(notations))
    texts += [some.upper(), some + " ", " " + some, some + "x", some[:-1]]
    for text in texts:
        if text in notations:
            continue
        try:
            state.parse(text, dice.below(state.seats))
        except NotAnAction:
            continue
        except IllegalAction as error:
            raise AssertionError(f"{text!r} is no action, but called illegal") from error
        raise AssertionError(f"{text!r} parses")
