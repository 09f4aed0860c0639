"""What is said of an action before it is done hangs on nothing that its seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import trailboss
from tests.offers import offers
from trailboss import Dice, State
from trailboss.kit.player import RandomPlayer
from trailboss.tables.position import why_not_touch

WORLDS = 3


def _states(game: str, options: dict[str, object], seed: int) -> Iterator[State]:
    state = trailboss.load(game).start(3, seed, options)
    player = RandomPlayer(seed)
    while not state.is_over:
        yield state
        seat, action = player.choose(state)
        state.apply(action, seat)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("carson_city", {"duel_tiles": True}),
        ("carson_city", {"duel_tiles": True, "simultaneous_placement": "orders"}),
        ("el_paso", {}),
        ("great_western_trail", {}),
    ],
)
def test_ends_turn_does_not_leak_a_hidden_hand(game: str, options: dict[str, object]) -> None:
    final = 0
    for seed in range(3 if game == "carson_city" else 1):
        rolls = Dice(seed)
        for state in _states(game, options, seed):
            decision = state.decision
            assert decision is not None
            seat = rolls.pick(decision.seats)
            said = offers(state, seat)
            if not any(action["final"] for action in said):
                continue
            final += 1
            for _ in range(WORLDS):
                world = state.redetermine(seat, Dice(rolls.below(1 << 31)))
                assert offers(world, seat) == said
    assert final >= 15, "hardly anything was revealed in these games"


def test_nothing_is_foretold_of_what_reveals_something() -> None:
    final = [
        action
        for state in _states("carson_city", {"duel_tiles": True}, 1)
        for seat in state.decision.seats  # type: ignore[union-attr]
        for action in offers(state, seat)
        if action["final"]
    ]
    assert final
    assert not any(action["ends_turn"] for action in final)


@pytest.mark.parametrize("game", ["el_paso", "great_western_trail"])
def test_a_turn_that_is_said_to_end_ends(game: str) -> None:
    """Also where its end brings cards to light, as it mostly does."""
    closed = 0
    for state in _states(game, {}, 1):
        decision = state.decision
        assert decision is not None
        for action in offers(state, decision.seat):
            if action["final"] and action["ends_turn"]:
                after = state.clone()
                after.apply(action["text"], decision.seat)
                assert after.is_over or decision.seat not in after.decision.seats  # type: ignore[union-attr]
                closed += 1
    assert closed >= 20


def test_why_not_is_answered_for_things_that_are_not_in_the_box() -> None:
    """Whatever the game knows may be asked about, at any table, whichever question is open."""
    asked: set[str] = set()
    for seed in range(12):
        for state in _states("great_western_trail", {}, seed):
            decision = state.decision
            assert decision is not None
            if decision.kind not in asked:
                asked.add(decision.kind)
                for target in {
                    target for a in state.game.notations.values() for target in a.targets
                }:
                    why_not_touch(state, decision.seat, target)
    assert "disc" in asked
