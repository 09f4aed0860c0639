"""The actions on offer with what a client needs to know of them, as JSON that is ready to be sent.

Drawn up anew after every move, for every action: what never changes about an action is kept, and
the rest goes straight from the game's own values into JSON.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from trailboss.kernel.action import Action
from trailboss.kernel.description import Description
from trailboss.kernel.knowledge import Mark
from trailboss.kernel.state import State

FOLLOWED: Final = 24
"""Where a question or the next one has more answers than these, nothing is told ahead."""
_encode: Final = msgspec.json.Encoder().encode


def offered(state: State, seat: int) -> list[msgspec.Raw]:
    """What the seat may do now, each as an `ActionShown`."""
    decision = state.decision
    asked = decision is not None and seat in decision.seats
    actions = state.actions(seat)
    asides = state.interruptions(seat)
    ahead = len(actions) <= FOLLOWED
    mark = state.mark()
    return [
        msgspec.Raw(_encode(_shown(state, mark, seat, action, asked, action in asides, ahead)))
        for action in actions
    ]


def _shown(
    state: State, mark: Mark, seat: int, action: Action, asked: bool, aside: bool, ahead: bool
) -> dict[str, Any]:
    """What it touches, what it brings, and whether it can be taken back.

    What follows from an action that reveals something is not told before it is done. Whether the
    turn ends by it may hang on what comes to light, too; it is told where nothing does before the
    steps that close the turn.
    """
    after = state.clone()
    after.apply(action, seat)
    final = after.revealed_since(mark).to(seat)
    return {
        **_named(action),
        "final": final,
        "ends_turn": asked
        and (_closes(state, mark, seat, action) if final else ended(after, seat)),
        "aside": aside,
        "does": _does(state, action, seat),
        "then": _follow_ups(after, seat) if ahead and not final else (),
    }


def _closes(state: State, mark: Mark, seat: int, action: Action) -> bool:
    """Whether nothing is left but to close the turn, and nothing comes to light before that."""
    closing = state.game.closing(state)
    after = state.clone()
    after.agenda = [frame for frame in after.agenda if frame[0] not in closing]
    if len(after.agenda) == len(state.agenda):
        return False
    after.apply(action, seat)
    return after.is_over and not after.revealed_since(mark).to(seat)


_names: Final[dict[Action, dict[str, Any]]] = {}
"""Actions are interned: there are no more of them than the games' tables hold."""


def _named(action: Action) -> dict[str, Any]:
    known = _names.get(action)
    if known is None:
        known = _names[action] = {
            "text": action.text,
            "kind": action.kind,
            "args": action.args,
            "targets": action.targets,
        }
    return known


def _does(state: State, action: Action, seat: int) -> dict[str, Any] | None:
    description = state.game.describe(state, action, seat)
    return None if description is None else described(description)


def described(description: Description) -> dict[str, Any]:
    """A `DescriptionShown`: a phrase becomes a list of its id and its arguments."""
    return {
        "requirements": description.requirements,
        "rewards": description.rewards,
        "per": description.per,
    }


def _follow_ups(after: State, seat: int) -> list[dict[str, Any]]:
    """The answers to the next question, if it is put to the same seat alone."""
    decision = after.decision
    if decision is None or decision.seats != (seat,):
        return []
    asides = after.interruptions(seat)
    answers = [action for action in after.actions(seat) if action not in asides]
    if len(answers) > FOLLOWED:
        return []
    return [{**_named(action), "does": _does(after, action, seat)} for action in answers]


def ended(after: State, seat: int) -> bool:
    """Whether the seat is asked nothing any more."""
    decision = after.decision
    return decision is None or seat not in decision.seats
