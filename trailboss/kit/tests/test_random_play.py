"""Every property along random games: each game, seat count and option set."""

from typing import Any

import pytest

from trailboss import State
from trailboss.kit import referee
from trailboss.kit.cases import over
from trailboss.kit.player import RandomPlayer
from trailboss.kit.properties import PROPERTIES, Property
from trailboss.kit.properties.endings import nothing_after_the_end
from trailboss.kit.properties.knowledge import redeals_vary, two_worlds, viewers
from trailboss.kit.properties.replay import Story, record_replays
from trailboss.kit.tables import Setup, dice, game_of, setups

STATES = 4
"""At how many states of a random game a property is checked."""

MOST_PLIES = 2_500
"""The longest game that random play may take. A rule that makes games drag shows up here."""

STRETCH = 250
"""How far a game with a head start is followed in two worlds: it begins where others are late."""


def _tables(game: str) -> list[Setup]:
    return setups(game_of(game).meta)


def _tables_and_properties(game: str) -> list[Any]:
    return [
        pytest.param(setup, property, id=f"{setup.id}-{property}")
        for setup in _tables(game)
        for property in PROPERTIES
        if not (setup.head_start and property.needs_record)
        if setup.head_start or property.check is not two_worlds  # it has whole games of its own
    ]


def random_game(setup: Setup, *purpose: object) -> tuple[State, RandomPlayer]:
    """The start of a random game and its player, another one for each purpose."""
    return setup.start(dice(setup.id, *purpose).seed), RandomPlayer(dice(setup.id, "plays"))


@pytest.mark.slow
@over("setup,property", _tables_and_properties)
def test_random_play(setup: Setup, property: Property) -> None:
    rolls = dice(setup.id, property)
    state, player = random_game(setup, property)
    checked_at = {rolls.below(100 * setup.seats + 200) for _ in range(STATES)}
    while not state.is_over:
        if state.ply in checked_at:
            property.check(state, dice(setup.id, property, state.ply))
        seat, action = player.choose(state)
        state.apply(action, seat)
    property.check(state, dice(setup.id, property, "end"))


@pytest.mark.slow
@over("setup", _tables)
def test_whole_game_is_sound(setup: Setup) -> None:
    """Move by move to the end; then nothing is legal, and the record tells the same story."""
    state, player = random_game(setup, "sound")
    referee.check_state(state)
    story: Story = []
    while not state.is_over:
        assert state.ply < MOST_PLIES, f"no end after {MOST_PLIES} plies"
        seat, action = player.choose(state)
        story.append(referee.apply(state, action, seat))
    nothing_after_the_end(state)
    if not setup.head_start:
        record_replays(state, dice(setup.id), story)


@pytest.mark.slow
@over("setup", _tables)
def test_whole_game_in_two_worlds(setup: Setup) -> None:
    """After every action of a game nobody can tell the true world from another possible one."""
    state, _ = random_game(setup, "two worlds")
    two_worlds(state, dice(setup.id, "two worlds"), STRETCH if setup.head_start else MOST_PLIES)


@pytest.mark.slow
@over("setup", _tables)
def test_redeal_is_no_peek(setup: Setup) -> None:
    """Where somebody knows more than a spectator, re-deals do change it most of the time."""
    state, player = random_game(setup, "peek")
    rolls = dice(setup.id, "peek")
    hidden = varied = 0
    while not state.is_over:
        if not state.ply % 10:
            for viewer in viewers(state):
                if _something_is_hidden(state, viewer):
                    hidden += 1
                    varied += redeals_vary(state, viewer, rolls)
        seat, action = player.choose(state)
        state.apply(action, seat)
    assert varied * 2 >= hidden, f"re-deals vary at {varied} of {hidden} points only"


def _something_is_hidden(state: State, viewer: int | None) -> bool:
    public = {**state.view(None), "seat": None}
    rivals = (s for s in range(state.seats) if s != viewer and s not in state.automated)
    return any({**state.view(rival), "seat": None} != public for rival in rivals)
