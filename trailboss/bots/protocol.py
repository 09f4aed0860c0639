"""What Trailboss and a bot in another process say to each other: one JSON object to a line.

First a ``start``, whenever game, options or seats are others than before; then a ``question`` for
each decision, which the bot answers with its ``id`` and an action. `SCHEMA` describes them all.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from trailboss.kernel.action import Action
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.state import State

VERSION: Final = 1
LONGEST_LINE: Final = 1_000_000
"""Bytes that an answer may have."""


class BadAnswer(TrailbossError):
    """What a bot wrote is no answer to its question."""


def schema() -> dict[str, Any]:
    """The messages as JSON Schema."""
    text = resources.files(__package__).joinpath("protocol.schema.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def start(state: State) -> dict[str, Any]:
    """What a bot must know before the first question of a table."""
    words = state.box.vocabulary
    return {
        "type": "start",
        "protocol": VERSION,
        "game": state.game.meta.name,
        "title": state.game.meta.title,
        "box": state.box.fingerprint,
        "seats": state.seats,
        "options": dict(state.options),
        "vocabulary": {
            "things": {kind: list(ids) for kind, ids in words.things.items()},
            "decisions": {kind: list(names) for kind, names in words.decisions.items()},
            "actions": {kind: list(names) for kind, names in words.actions.items()},
        },
        "actions": [action.text for action in state.box.actions],
    }


def question(state: State, seat: int, number: int, seconds: float) -> dict[str, Any]:
    """All that the seat may know, and what it may answer."""
    decision = state.decision
    assert decision is not None, "nothing is asked any more"
    return {
        "type": "question",
        "id": number,
        "seat": seat,
        "decision": decision.to_json(),
        "actions": [action.text for action in state.actions(seat)],
        "view": state.view(seat),
        "seconds": seconds,
    }


def read_answer(line: bytes, number: int, legal: list[Action]) -> tuple[Action, str]:
    """The action that a line chooses, and what the bot says about it."""
    try:
        told = json.loads(line)
    except ValueError as error:
        raise BadAnswer(f"no JSON: {line[:80]!r}") from error
    if not isinstance(told, dict) or told.get("id") != number:
        raise BadAnswer(f"no answer to question {number}: {line[:80]!r}")
    chosen = next((action for action in legal if action.text == told.get("action")), None)
    if chosen is None:
        raise BadAnswer(f"'{told.get('action')}' is none of the {len(legal)} legal actions")
    why = told.get("why", "")
    if not isinstance(why, str):
        raise BadAnswer(f"'why' is a line of text, not {why!r}")
    return chosen, why
