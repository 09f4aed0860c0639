"""Whether what a game says is in its vocabulary, argument by argument."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from trailboss import Action, Decision, Event, Refusal
from trailboss.kit.tables import game_of

MOST_BYTES = 64 * 1024
"""No view, decision or list of events may be larger as JSON: it is sent at every move."""


class Words:
    """The vocabulary of one game, ready for many look-ups."""

    def __init__(self, name: str) -> None:
        self.game = game_of(name)
        self.vocabulary = self.game.vocabulary
        self.things = {kind: frozenset(ids) for kind, ids in self.vocabulary.things.items()}
        self._known_actions: set[Action] = set()

    def check_action(self, action: Action) -> None:
        if action in self._known_actions:
            return
        names = self.vocabulary.actions.get(action.kind)
        assert names is not None, f"action '{action}': unknown kind '{action.kind}'"
        self._check_all(f"action '{action}'", names, action.args)
        assert self.game.action(action.text) is action, f"'{action}' is not the game's own action"
        self._known_actions.add(action)

    def check_event(self, event: Event, seats: int) -> None:
        names = self.vocabulary.events.get(event.kind)
        assert names is not None, f"unknown event '{event.kind}'"
        self._check_all(f"event '{event.kind}'", names, event.args, seats)
        assert -1 <= event.audience < seats, f"event '{event.kind}' for seat {event.audience}"

    def check_decision(self, decision: Decision, seats: int) -> None:
        self._check_question(decision.kind, decision.args, seats)
        assert decision.seats, f"decision '{decision.kind}' asks nobody"
        for seat in decision.seats:
            assert 0 <= seat < seats, f"decision '{decision.kind}' asks seat {seat}"

    def check_refusal(self, text: str, refusal: Refusal, seats: int) -> None:
        where = f"refusal '{refusal.reason}' of '{text}'"
        assert refusal.rule in self.game.ledger, f"{where}: no rule {refusal.rule} in the ledger"
        names = self.vocabulary.refusals.get(refusal.reason)
        assert names is not None, f"{where}: unknown reason"
        self._check_named(where, names, refusal.args, seats)

    def _check_question(self, kind: str, given: Mapping[str, Any], seats: int) -> None:
        names = self.vocabulary.decisions.get(kind)
        assert names is not None, f"unknown decision '{kind}'"
        # "" stands for a thing that the question is not about this time.
        args = {name: value for name, value in given.items() if value != ""}
        absent = [name for name in given if name not in args]
        self._check_named(f"decision '{kind}'", names, args, seats, absent)

    def _check_named(
        self,
        where: str,
        names: Sequence[str],
        args: Mapping[str, Any],
        seats: int,
        absent: Sequence[str] = (),
    ) -> None:
        given = {*args, *absent}
        assert given == set(names), f"{where}: has {sorted(given)}, declared {sorted(names)}"
        for name, value in args.items():
            assert self._fits(name, value, seats), f"{where}: {name} is {value!r}"

    def _check_all(
        self, where: str, names: Sequence[str], args: Sequence[Any], seats: int = 0
    ) -> None:
        assert len(args) == len(names), f"{where}: {args!r} for {names}"
        for name, value in zip(names, args, strict=True):
            assert self._fits(name, value, seats), f"{where}: {name} is {value!r}"

    def _fits(self, name: str, value: Any, seats: int) -> bool:
        """Whether a value is what the name of its argument promises (see kernel.vocabulary)."""
        thing = self.vocabulary.thing(name)
        if thing is not None:
            return value in self.things[thing]
        listed = self.vocabulary.listed_thing(name)
        if listed is not None:
            return isinstance(value, list) and self.things[listed].issuperset(value)
        if name.rstrip("0123456789").rstrip("_") == "seat":
            return type(value) is int and 0 <= value < seats
        if name == "seats":
            return isinstance(value, list) and all(0 <= seat < seats for seat in value)
        if name == "question":
            self._check_question(value["kind"], value["args"], seats)
            return True
        if name == "action":
            return value in self.game.notations
        return type(value) is int


@cache
def words_of(name: str) -> Words:
    return Words(name)


def check_json(what: str, value: Any) -> None:
    """It goes through JSON unchanged and is not too large."""
    text = json.dumps(value, allow_nan=False)
    assert json.loads(text) == value, f"{what} is changed by JSON"
    assert len(text) < MOST_BYTES, f"{what} has {len(text)} bytes"
