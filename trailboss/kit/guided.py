"""Play that hypothesis chooses: it varies the choices, and shrinks what fails to the shortest."""

import os

from hypothesis import HealthCheck, note, settings
from hypothesis import strategies as st

from trailboss import State
from trailboss.kit import referee
from trailboss.kit.player import RandomPlayer, advance, every_choice
from trailboss.kit.tables import Setup, combinations, extra_sets, game_of, seats_for

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

PROFILES = {
    "quick": settings(
        max_examples=8,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=_SLOW,
    ),
    "thorough": settings(max_examples=400, deadline=None, suppress_health_check=_SLOW),
}

PROFILE = PROFILES[os.environ.get("TRAILBOSS_PROFILE", "quick")]
"""``quick`` does the same on every run; TRAILBOSS_PROFILE=thorough searches anew each time."""

WARM_UP = 1000
CHOICES = 30


@st.composite
def states(draw: st.DrawFn, game: str, seats: int, head_start: bool) -> State:
    """A state reached by random play followed by choices of hypothesis, each move refereed.

    With ``head_start``, some of them begin with rich players.
    """
    meta = game_of(game).meta
    sets = [*combinations(meta), *extra_sets(meta)]
    options = draw(st.sampled_from([o for o in sets if seats in seats_for(meta, o)]))
    setup = Setup(game, seats, options, head_start and draw(st.booleans()))
    state = setup.start(draw(st.integers(0, 1 << 32)))
    warm_up = draw(st.integers(0, WARM_UP))
    choices = draw(st.lists(st.integers(0, 255), max_size=CHOICES))
    advance(state, RandomPlayer(draw(st.integers(0, 1 << 32))), warm_up)
    try:
        for number in choices:
            offered = every_choice(state)
            if not offered:
                break
            seat, action = offered[number % len(offered)]
            referee.apply(state, action, seat)
    finally:
        note(f"{setup.id}\n{state.record().to_text()}")
    return state
