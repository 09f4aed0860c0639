"""Hints: the best few answers, from what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from trailboss import Dice, State, load
from trailboss.bots.hints import ANSWERS, hint
from trailboss.bots.judgement import copy_for
from trailboss.bots.search import Effort
from trailboss.bots.turns import Breadth
from trailboss.kit.player import RandomPlayer
from trailboss.text import LANGUAGES, MARK

ONE_LOOK = Effort(seconds=None, worlds=1, ways=2, breadth=Breadth((4, 2), 30, 1))
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("great_western_trail", 3, {"simmental": True}),
    ("great_western_trail", 2, {"rails_to_the_north": True}),
    ("great_western_trail", 2, {"solo": "sam"}),
    ("el_paso", 3, {}),
    ("el_paso", 2, {"solo": "sue"}),
    ("carson_city", 4, {"duel_tiles": True}),
    ("carson_city", 3, {"simultaneous_placement": "orders"}),
]


def positions(game: str, seats: int, options: dict[str, Any], every: int) -> Iterator[State]:
    state = load(game).start(seats, 17, options)
    player = RandomPlayer(17)
    while not state.is_over:
        seat, action = player.choose(state)
        if state.ply % every == every - 1:
            yield state
        state.apply(action, seat)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_worlds_that_look_the_same_are_thought_about_as_one(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    """Whatever is worked out from the copy can hang on nothing that the seat can't know."""
    differed = 0
    for state in positions(game, seats, options, every=7):
        for seat in set(range(seats)) - set(state.automated):
            world = state.redetermine(seat, Dice(state.ply))
            differed += world.dump()["state"] != state.dump()["state"]
            differed += world.dump()["parts"] != state.dump()["parts"]
            assert copy_for(world, seat).dump() == copy_for(state, seat).dump()
    assert differed or options.get("solo") or "simultaneous_placement" in options


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_hint_is_the_same_in_another_world(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    state = next(islice(positions(game, seats, options, every=23), 1, None))
    assert state.decision is not None
    seat = state.decision.seats[0]
    told = hint(state, seat, "en", ONE_LOOK)
    assert hint(state.redetermine(seat, Dice(5)), seat, "en", ONE_LOOK) == told
    assert 1 <= len(told.answers) <= ANSWERS
    offered = {action.text for action in state.actions(seat)}
    assert {one.action for one in told.answers} <= offered
    assert len({one.action for one in told.answers}) == len(told.answers)
    assert all(one.plan for one in told.answers)
    assert 0 <= told.chance <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_told_in_words(language: str) -> None:
    state = next(positions("el_paso", 2, {}, every=30))
    assert state.decision is not None
    for one in hint(state, state.decision.seat, language, ONE_LOOK).answers:
        assert not any(MARK in words for words in one.plan)
        assert not any(MARK in what for what, _, _ in one.reasons)
