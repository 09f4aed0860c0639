"""Every game as a PettingZoo AEC environment.

    from trailboss.adapters import pettingzoo
    env = pettingzoo.env("el_paso", seats=2)

An observation is a dict: ``observation`` (one row of columns, or with ``flat=False`` arrays by
field of the view; `trailboss.adapters.describe` names them) and ``action_mask``. Agents are
``seat_0``, ``seat_1`` ... in the order of the table; a solo rival's seat is no agent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from trailboss.adapters import drawing, rewards
from trailboss.adapters.learning_table import COLUMN, MASK, LearningTable, seed_of
from trailboss.kernel.errors import IllegalAction

RANGE = np.iinfo(COLUMN)
ILLEGAL = -1.0
"""The reward of an illegal action."""
_KNOWN_AFTER_RESET = ("rewards", "terminations", "truncations", "infos", "agent_selection")


def env(game: str, **settings: Any) -> AECEnv:
    """An illegal action ends the game and costs a point; what comes out of order is refused."""
    return checked_env(game, **settings)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own name
    metadata: Mapping[str, Any] = {
        "render_modes": ["ansi", "svg", "human"],
        "name": "trailboss_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "result",
        flat: bool = True,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, reward, flat, max_cycles, render_mode)
        super().__init__()
        self.table = LearningTable(game, seats, options)
        self.reward = rewards.known(reward)
        self.flat = flat
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in self.table.people]
        self._seat_of = dict(zip(self.possible_agents, self.table.people, strict=True))
        self._agent_at = dict(zip(self.table.people, self.possible_agents, strict=True))
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        actions = len(self.table.space)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def _space(self) -> spaces.Dict:
        shapes = {name: shape for name, (_, shape) in self.table.layout.blocks.items()}
        boxes = {name: _columns(shape) for name, shape in shapes.items()}
        seen = _columns((self.table.layout.width,)) if self.flat else spaces.Dict(boxes)
        mask = spaces.Box(0, 1, (len(self.table.space),), MASK.type)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.table.start(seed_of(seed))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent_at[self.table.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        columns = self.table.columns(seat)
        return {
            "observation": columns if self.flat else self.table.blocks(columns),
            "action_mask": self.table.mask(seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is still in the game needs an action")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.act(action)
        self.cycles += 1
        turn = self.table.turn
        if turn < 0:
            self._finish()
        else:
            self.agent_selection = self._agent_at[turn]
            if self.max_cycles is not None and self.cycles >= self.max_cycles * len(self.agents):
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        earned = rewards.rewards(self.table.state, self.reward)
        self.rewards = {agent: earned[self._seat_of[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What the terminal draws for the seat that is to answer, as text or as an SVG image."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render mode")
            return None
        seat = self._seat_of.get(self.agent_selection)
        if self.render_mode == "svg":
            return drawing.as_svg(self.table.state, seat)
        text = drawing.as_text(self.table.state, seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass


class checked_env(raw_env):  # noqa: N801  # as its base
    """What PettingZoo's wrappers check (bounds, legality, order), without three of them around it,
    which would take longer than the game itself."""

    def __getattr__(self, name: str) -> Any:
        if name in _KNOWN_AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"there is no '{name}'")

    def step(self, action: int | None) -> None:
        if not hasattr(self, "agent_selection"):
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < self.action_spaces[agent].n:
            raise AssertionError("action is not in action space")
        try:
            super().step(action)
        except IllegalAction:
            self._end_by_illegal_move(agent)

    def _end_by_illegal_move(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()


def _columns(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(RANGE.min, RANGE.max, shape, COLUMN.type)
