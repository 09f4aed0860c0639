"""What somebody who looks at a study is shown of it, ready to be sent from process to process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from trailboss.kernel.option import OptionValue
from trailboss.kernel.state import State
from trailboss.studies.study import Study, after, blamed, by_hand, walked
from trailboss.tables.offered import offered
from trailboss.text.speech import Speech

Moves = Sequence[tuple[int, str]]
"""From where the study begins, each with its seat: also such as it does not hold."""


class Told(NamedTuple):
    """What is played in a study, and its moves in words, node by node."""

    game: str
    options: dict[str, OptionValue]
    seats: int
    rival: str | None
    words: list[str]


class Shown(NamedTuple):
    """A position as the seat sees it that is to move, or the first where nobody is."""

    seat: int
    view: Mapping[str, Any]
    actions: bytes
    """As at a table: a JSON list."""
    over: bool


def told(study: Study, language: str) -> Told:
    start = study.start()
    speech = Speech(start.game, language, start.options)
    words = [""]
    with blamed(study):
        for before, node in walked(study):
            words.append(speech.action(before, before.parse(node.action, node.seat)))
    return Told(
        start.game.meta.name,
        dict(start.options),
        start.seats,
        next(iter(start.automated.values()), None),
        words,
    )


def shown(study: Study, moves: Moves = ()) -> Shown:
    with blamed(study):
        state = _along(study, moves)
        decision = state.decision
        seat = 0 if decision is None else decision.seat
        actions = [] if decision is None else offered(state, seat)
        return Shown(seat, state.view(seat), msgspec.json.encode(actions), state.is_over)


def written(study: Study, moves: Moves) -> dict[str, Any]:
    """The position on a line as it is written by hand."""
    with blamed(study):
        return by_hand("", _along(study, moves).dump()).state or {}


def played_game(study: Study) -> str:
    """Of a study whose every move can be made, and whose position can be shown."""
    must_be_playable(study)
    shown(study)
    return study.start().game.meta.name


def must_be_playable(study: Study) -> None:
    for _ in walked(study):
        pass


def _along(study: Study, moves: Moves) -> State:
    state = study.start()
    for seat, action in moves:
        state = after(state, seat, action)
    return state
