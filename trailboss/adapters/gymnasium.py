"""One seat of a game as a Gymnasium environment; bots hold the other seats.

    import gymnasium
    import trailboss.adapters.gymnasium
    env = gymnasium.make("trailboss/ElPaso-v0", rivals=["vaquero"])

An observation is a dict with ``observation`` (one row of columns, named by
`trailboss.adapters.describe`) and ``action_mask``. An action outside the mask ends the game with
a reward of -1, and ``info["illegal"]`` says why. Against a solo rival there are no ``rivals``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from trailboss.adapters import drawing, rewards
from trailboss.adapters.learning_table import (
    COLUMN,
    MASK,
    LearningTable,
    needs_rivals,
    seed_of,
)
from trailboss.bots.match import seat_dice
from trailboss.bots.player import Seated
from trailboss.bots.registry import bot_or_program
from trailboss.kernel.errors import IllegalAction
from trailboss.kernel.registry import games

RANGE = np.iinfo(COLUMN)
ILLEGAL = -1.0
Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, int]):  # type: ignore[misc]  # no types
    """The learner's seat is ``seat``, or any, drawn for every game."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "svg"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        rivals: Sequence[str] = ("random",),
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int | None = None,
        reward: str = "result",
        render_mode: str | None = None,
    ) -> None:
        self.table = LearningTable(game, seats or len(rivals) + 1, options)
        self.rivals = needs_rivals(rivals, self.table)
        self.seat_wanted = seat
        self.reward = rewards.known(reward)
        self.render_mode = render_mode
        actions = len(self.table.space)
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(
                    RANGE.min, RANGE.max, (self.table.layout.width,), COLUMN.type
                ),
                "action_mask": spaces.Box(0, 1, (actions,), MASK.type),
            }
        )
        self.seat = 0
        self._bots: dict[int, Seated] = {}

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self.begin(seed)
        return self._observation(), {}

    def begin(self, seed: int | None = None) -> None:
        """A new game, up to the learner's first question."""
        super().reset(seed=seed)
        # A seed of the environment stands for a row of games, as Gymnasium has it.
        number = int(self.np_random.integers(2**62)) if seed is None else seed
        people = self.table.people
        drawn = people[int(self.np_random.integers(len(people)))]
        self.seat = drawn if self.seat_wanted is None else self.seat_wanted
        self.table.start(seed_of(number))
        others = [seat for seat in people if seat != self.seat]
        name = self.table.game.meta.name
        self._bots = {
            seat: Seated(bot_or_program(rival, name), seat, seat_dice(number, seat))
            for seat, rival in zip(others, self.rivals, strict=True)
        }
        self._let_rivals_play()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            earned, ended = self.answer(action)
        except IllegalAction as refused:
            return self._observation(), ILLEGAL, True, False, {"illegal": str(refused)}
        return self._observation(), earned, ended, False, {}

    def answer(self, action: int) -> tuple[float, bool]:
        """Play on to the learner's next question: the reward, and whether the game is over."""
        self.table.act(action)
        self._let_rivals_play()
        state = self.table.state
        if not state.is_over:
            return 0.0, False
        return rewards.rewards(state, self.reward)[self.seat], True

    def _let_rivals_play(self) -> None:
        """Until the learner is asked. A learner that must wait for nobody answers first."""
        state, bots = self.table.state, self._bots
        while (asked := state.asked) and asked[0] != self.seat:
            state.apply(bots[asked[0]].choose(state), asked[0])

    def _observation(self) -> Observation:
        return {
            "observation": self.table.columns(self.seat),
            "action_mask": self.table.mask(self.seat),
        }

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return drawing.as_svg(self.table.state, self.seat)
        if self.render_mode == "ansi":
            return drawing.as_text(self.table.state, self.seat)
        return None


def environment_id(game: str) -> str:
    """``el_paso`` is ``trailboss/ElPaso-v0``."""
    return f"trailboss/{''.join(word.capitalize() for word in game.split('_'))}-v0"


for _name in games():
    gymnasium.register(
        environment_id(_name),
        entry_point="trailboss.adapters.gymnasium:SeatEnv",
        kwargs={"game": _name},
    )
