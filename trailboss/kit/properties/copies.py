"""Copies are equal and independent: clones, pickles, dumps."""

import json
import pickle

from trailboss import Dice, State
from trailboss.kit.compare import same
from trailboss.kit.player import Choice, RandomPlayer

FUTURE = 12
"""How many plies two copies are played on to compare their futures."""

PICKLE_BYTES = 64 * 1024
"""A pickled state crosses process borders at every search; it must not drag the game along."""


def clone_is_independent(state: State, dice: Dice) -> None:
    """Whatever is played on one side, the other side keeps its dump; then it can do the same."""
    dump = state.dump()
    first, second = state.clone(), state.clone()
    same(dump, first.dump(), "clone")
    choices = _play(first, dice)
    same(dump, state.dump(), "original after its clone was played on")
    same(dump, second.dump(), "clone after another clone was played on")
    played = first.dump()
    _follow(second, choices)
    same(played, second.dump(), "second clone after the same moves")
    same(played, first.dump(), "first clone after the second was played on")


def pickle_is_equal(state: State, dice: Dice) -> None:
    data = pickle.dumps(state)
    assert len(data) < PICKLE_BYTES, f"a pickled state has {len(data)} bytes"
    copy: State = pickle.loads(data)
    assert copy.game is state.game, "a pickled state brings its own game"
    same(state.dump(), copy.dump(), "pickled state")
    _same_future(state, copy, dice)


def dump_loads_back(state: State, dice: Dice) -> None:
    """Through JSON and back: the same dump, lists of actions, views and future."""
    dump = state.dump()
    through_json = json.loads(json.dumps(dump, allow_nan=False))
    same(dump, through_json, "dump through JSON")
    copy = state.game.load_state(through_json)
    same(dump, copy.dump(), "loaded state")
    for seat in [None, *range(state.seats)]:
        same(state.view(seat), copy.view(seat), f"view of {seat} in the loaded state")
    _same_future(state, copy, dice)


def _same_future(state: State, copy: State, dice: Dice) -> None:
    """The same actions are offered, and the same moves have the same consequences."""
    original = state.clone()
    player = RandomPlayer(dice)
    for _ in range(FUTURE):
        for seat in range(state.seats):
            assert original.actions(seat) == copy.actions(seat), f"lists of seat {seat} differ"
        if original.is_over:
            break
        seat, action = player.choose(original)
        events = original.apply(action, seat)
        assert copy.apply(action, seat) == events, f"'{action}' has other consequences in a copy"
    same(original.dump(), copy.dump(), "future of a copy")


def _play(state: State, dice: Dice) -> list[Choice]:
    player = RandomPlayer(dice)
    choices: list[Choice] = []
    while len(choices) < FUTURE and not state.is_over:
        choice = player.choose(state)
        state.apply(choice.action, choice.seat)
        choices.append(choice)
    return choices


def _follow(state: State, choices: list[Choice]) -> None:
    for seat, action in choices:
        state.apply(action, seat)
