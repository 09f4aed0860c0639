"""PettingZoo's own tests over every game, seat count and rival."""

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs

import trailboss
from trailboss.adapters import pettingzoo
from trailboss.kernel.option import read_options


def _tables() -> Iterator[Any]:
    for name, meta in sorted(trailboss.games().items()):
        chosen: list[dict[str, Any]] = [{}, *({r.option: r.value} for r in meta.rivals)]
        if name == "carson_city":
            chosen += [{"simultaneous_placement": how} for how in ("live", "orders")]
        for options in chosen:
            for seats in meta.seats_for(read_options(meta.options, options)):
                yield pytest.param(name, seats, options, id=f"{name}-{seats}-{options}")


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    with warnings.catch_warnings():
        # Its tests warn of observations that are dicts, as its own classics are.
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("game", "seats", "options"), list(_tables()))
def test_api(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(game, seats=seats, options=options), num_cycles=25)


@pytest.mark.parametrize("game", sorted(trailboss.games()))
def test_seeds_rendering_and_saving(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game), num_cycles=15)
    render_test(
        lambda render_mode: pettingzoo.env(game, render_mode=render_mode),
        {"svg": lambda drawn: drawn.startswith("<svg")},
    )
    save_obs(pettingzoo.env(game))


@pytest.mark.parametrize("flat", [True, False])
def test_a_whole_game(flat: bool) -> None:
    env = pettingzoo.env("el_paso", seats=3, reward="score", flat=flat)
    env.reset(seed=5)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        assert env.observation_space(agent).contains(seen)
        env.step(env.action_space(agent).sample(seen["action_mask"]))
    assert sum(total.values()) == pytest.approx(0)
    assert any(total.values())


def test_a_game_can_be_cut_short() -> None:
    env = pettingzoo.env("great_western_trail", seats=2, max_cycles=4)
    env.reset(seed=1)
    answers = 0
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        over = ended or cut
        answers += not over
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    assert answers == 4 * 2


def test_an_illegal_action_ends_the_game() -> None:
    env = pettingzoo.env("el_paso", seats=2)
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    env.step(int(np.argmin(mask)))
    assert all(env.terminations.values())


def test_what_comes_out_of_order_or_bounds_is_refused() -> None:
    env = pettingzoo.env("el_paso", seats=2)
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agent_selection
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    for action in (None, -1, 10_000):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(action)


def test_seats_that_answer_at_once_learn_nothing_from_each_other() -> None:
    """Whatever the first answers in secret, the second sees the same."""
    seen = [_second_sees(choice) for choice in range(2)]
    assert seen[0] == seen[1]


def _second_sees(choice: int) -> Any:
    """What the second seat of a duel by tiles is shown after one of the first seat's answers."""
    env = pettingzoo.raw_env("carson_city", 3, {"duel_tiles": True})
    env.reset(seed=11)
    rolls = np.random.default_rng(2)
    while (asked := env.table.state.decision) is not None and len(asked.seats) < 2:
        env.step(int(rolls.choice(_legal(env))))
    first = env.agent_selection
    env.step(int(_legal(env)[choice]))
    assert env.agent_selection != first
    return env.observe(env.agent_selection)["observation"].tolist()


def _legal(env: Any) -> Any:
    return np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
