"""Why not: refused actions with their reasons and rules."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trailboss.cli.boards.layout import Drawing
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.state import State


class Refused(NamedTuple):
    action: Action
    refusal: Refusal


def interesting(state: State, seat: int, drawing: Drawing) -> list[Refused]:
    """Actions of the kinds that are asked for, not legal now for a reason worth telling."""
    legal = state.actions(seat)
    kinds = {action.kind for action in legal}
    offered = {action.text for action in legal}
    return [
        refused
        for refused in _refused(state, seat, offered)
        if refused.action.kind in kinds or refused.refusal.args
        if not drawing.dull(refused.refusal.reason)
    ]


def _refused(state: State, seat: int, offered: set[str]) -> Iterator[Refused]:
    for action in state.game.notations.values():
        if action.text not in offered:
            refusal = state.why_not(action.text, seat)
            if refusal is not None:
                yield Refused(action, refusal)


def grouped(found: Sequence[Refused]) -> list[tuple[Refusal, list[Action]]]:
    """Actions refused for the very same reason belong together."""
    groups: dict[str, tuple[Refusal, list[Action]]] = {}
    for action, refusal in found:
        groups.setdefault(str(refusal), (refusal, []))[1].append(action)
    return list(groups.values())
