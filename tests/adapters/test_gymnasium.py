"""Gymnasium's own check, and games of one learner against bots."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from trailboss.adapters.gymnasium import SeatEnv, environment_id
from trailboss.adapters.vector import VectorEnv
from trailboss.kernel.errors import BadOption


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("el_paso", {"rivals": ["vaquero"]}),
        ("carson_city", {"rivals": ["random", "random"]}),
        ("great_western_trail", {}),
        ("el_paso", {"options": {"solo": "sue"}}),
        ("great_western_trail", {"options": {"solo": "sam"}, "seat": 0}),
    ],
)
def test_check_env(game: str, settings: dict[str, Any]) -> None:
    env = gymnasium.make(environment_id(game), **settings)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)


def test_a_whole_game_is_the_same_for_the_same_seed() -> None:
    def play() -> list[float]:
        env = gymnasium.make("trailboss/ElPaso-v0", rivals=["random", "random"], reward="score")
        env.action_space.seed(3)
        seen, _ = env.reset(seed=3)
        earned = []
        ended = False
        while not ended:
            action = env.action_space.sample(seen["action_mask"])
            seen, reward, ended, _, _ = env.step(action)
            earned.append(float(reward))
        return earned

    first = play()
    assert first == play()
    assert not any(first[:-1])


def test_an_illegal_action_is_explained() -> None:
    env = SeatEnv("el_paso")
    seen, _ = env.reset(seed=1)
    _, reward, ended, _, told = env.step(int(np.argmin(seen["action_mask"])))
    assert (reward, ended) == (-1.0, True)
    assert "ELP-" in told["illegal"]


def test_as_many_rivals_as_seats() -> None:
    with pytest.raises(BadOption, match="3 seats need 2 rivals, not 1"):
        SeatEnv("el_paso", rivals=["random"], seats=3)


def test_many_games_at_once_are_those_of_one() -> None:
    """The same seeds and answers give the same rows, whatever the number of workers."""

    def rows(workers: int) -> list[Any]:
        envs = VectorEnv("el_paso", envs=3, workers=workers, rivals=["random"])
        seen, _ = envs.reset(seed=5)
        found = []
        for _ in range(60):
            seen, rewards, ended, _, _ = envs.step(seen["action_mask"].argmax(1))
            found.append((seen["observation"].sum(1).tolist(), rewards.tolist(), ended.tolist()))
        envs.close()
        return found

    alone = SeatEnv("el_paso", rivals=["random"])
    seen, _ = alone.reset(seed=5)
    one = []
    for _ in range(60):
        seen, reward, ended, _, _ = alone.step(int(seen["action_mask"].argmax()))
        if ended:
            seen, _ = alone.reset()
        one.append((int(seen["observation"].sum()), reward, ended))
    both = rows(2)
    assert both == rows(1)
    assert [(sums[0], rewards[0], ended[0]) for sums, rewards, ended in both] == one


def test_a_worker_says_what_went_wrong() -> None:
    envs = VectorEnv("el_paso", envs=1, rivals=["random"])
    envs.reset(seed=5)
    with pytest.raises(RuntimeError, match="BadCall"):
        envs.step([9999])
    envs.close()
