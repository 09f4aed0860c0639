"""``make bench-adapters``: steps a second of our environments beside those of other libraries.

Everybody plays random games by the same loop, in turns and in one run: only the ratios mean
anything. Figures are of processor time; those of the vectorised environment, whose workers run on
several cores, are told by the clock too.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np

from trailboss.adapters.learning_table import LearningTable
from trailboss.build import kind
from trailboss.kernel.registry import games

SEED = 2026
WARM = 200
"""Steps before anything is measured."""
PARTS = ("mask", "columns", "env.observe", "step", "env.step")
GOALS = {"PettingZoo": "PettingZoo connect_four", "OpenSpiel": "OpenSpiel gin_rummy"}
"""By library: the peer that every game of ours should be faster than."""


class Runner(NamedTuple):
    """Something that plays so many steps and begins anew by itself."""

    library: str
    name: str
    play: Callable[[int], None]


# ---- PettingZoo


def _aec(name: str, env: Any) -> Runner:
    """Mask and observation are asked for at every step, as a learner does."""
    dice = np.random.default_rng(SEED)

    def play(steps: int) -> None:
        while steps > 0:
            env.reset(seed=int(dice.integers(2**31)))
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[dice.integers(len(legal))]))
                steps -= 1
                if steps <= 0:
                    return

    return Runner("PettingZoo", name, play)


def _pettingzoo() -> Iterator[Runner]:
    from trailboss.adapters import pettingzoo

    for game in games():
        yield _aec(f"trailboss {game}", pettingzoo.env(game, seats=2))
    try:
        from pettingzoo.classic import chess_v6, connect_four_v3
    except ImportError as error:
        print(f"Without PettingZoo's own classics ({error}): pip install 'pettingzoo[classic]'")
        return
    yield _aec("PettingZoo connect_four", connect_four_v3.env())
    yield _aec("PettingZoo chess", chess_v6.env())
    try:
        from pettingzoo.classic import hanabi_v5

        yield _aec("PettingZoo hanabi", hanabi_v5.env())
    except ImportError as error:
        print(f"Without hanabi: {error}")


# ---- OpenSpiel


def _spiel(name: str, told: str) -> Runner:
    import pyspiel

    game = pyspiel.load_game(told)
    tells = game.get_type().provides_information_state_tensor
    dice = random.Random(SEED)

    def play(steps: int) -> None:
        while steps > 0:
            state = game.new_initial_state()
            while steps > 0 and not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(actions, weights)[0])
                    continue
                state.legal_actions_mask()
                _ = state.information_state_tensor() if tells else state.observation_tensor()
                state.apply_action(dice.choice(state.legal_actions()))
                steps -= 1

    return Runner("OpenSpiel", name, play)


def _openspiel() -> Iterator[Runner]:
    import trailboss.adapters.openspiel  # noqa: F401  # registers our games

    for game in games():
        yield _spiel(f"trailboss {game}", f"trailboss_{game}(seats=2)")
    yield _spiel("OpenSpiel gin_rummy", "gin_rummy")


# ---- Gymnasium


def _gymnasium() -> Iterator[Runner]:
    from trailboss.adapters.gymnasium import SeatEnv

    for game in games():
        yield _seat(f"trailboss {game}", SeatEnv(game, rivals=["random"]))


def _seat(name: str, env: Any) -> Runner:
    dice = np.random.default_rng(SEED)

    def play(steps: int) -> None:
        seen, _ = env.reset(seed=int(dice.integers(2**31)))
        for _ in range(steps):
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, ended, _, _ = env.step(int(legal[dice.integers(len(legal))]))
            if ended:
                seen, _ = env.reset()

    return Runner("Gymnasium, against random", name, play)


# ---- measuring


def measure(runners: list[Runner], seconds: float, rounds: int) -> dict[Runner, float]:
    """Steps a second of each, the median of all rounds."""
    pace = {runner: _pace(runner, WARM) for runner in runners}
    found: dict[Runner, list[float]] = {runner: [] for runner in runners}
    for _ in range(rounds):
        for runner in runners:
            steps = max(50, int(pace[runner] * seconds / rounds))
            found[runner].append(_pace(runner, steps))
    return {runner: statistics.median(all) for runner, all in found.items()}


def _pace(runner: Runner, steps: int) -> float:
    start = process_time()
    runner.play(steps)
    return steps / max(process_time() - start, 1e-6)


def parts(game: str, steps: int) -> dict[str, float]:
    """Microseconds of an engine's step, of mask and columns for the same positions, and of what a
    PettingZoo environment does beside: all that `step` and `observe` take there."""
    from trailboss.adapters import pettingzoo

    env, dice = pettingzoo.env(game, seats=2), random.Random(SEED)
    table = LearningTable(game, seats=2)
    spent: dict[str, list[float]] = {name: [] for name in PARTS}
    table.start(SEED)
    env.reset(seed=SEED)
    for number in range(steps):
        if table.turn < 0:
            table.start(SEED + number)
            env.reset(seed=SEED + number)
        seat, agent = table.turn, env.agent_selection
        times = [perf_counter()]
        mask = table.mask(seat)
        times.append(perf_counter())
        table.columns(seat)
        times.append(perf_counter())
        env.observe(agent)
        times.append(perf_counter())
        action = dice.choice(np.flatnonzero(mask).tolist())
        times.append(perf_counter())
        table.act(action)
        times.append(perf_counter())
        env.step(action)
        times.append(perf_counter())
        took = [after - before for before, after in pairwise(times)]
        for name, one in zip(PARTS, (*took[:3], *took[4:]), strict=True):
            spent[name].append(one)
    return {name: 1e6 * _usual(all) for name, all in spent.items()}


def _usual(seconds: list[float]) -> float:
    """The mean without the slowest tenth, in which something else had the processor."""
    return statistics.fmean(sorted(seconds)[: len(seconds) * 9 // 10])


class Vectorised(NamedTuple):
    by_clock: float
    """Steps a second of all games together, as it was here and now."""
    by_processor: float
    """The same if each worker had a core to itself: by the processor time that they took."""


def vectorised(game: str, workers: int, envs: int, seconds: float) -> Vectorised:
    from trailboss.adapters.vector import VectorEnv

    many = VectorEnv(game, envs=envs, workers=workers, rivals=["random"])
    dice = np.random.default_rng(SEED)
    seen, _ = many.reset(seed=SEED)
    steps, start, before = 0, perf_counter(), _processor_seconds(many.worker_ids)
    while perf_counter() - start < seconds:
        masks = seen["action_mask"]
        chosen = (masks * dice.random(masks.shape, dtype=np.float32)).argmax(axis=1)
        seen, *_ = many.step(chosen)
        steps += envs
    clock = perf_counter() - start
    processor = (_processor_seconds(many.worker_ids) - before) / workers
    many.close()
    return Vectorised(steps / clock, steps / processor if processor else float("nan"))


def _processor_seconds(processes: list[int]) -> float:
    """That these processes have taken so far, where the system tells."""
    ticks = 0
    for process in processes:
        told = Path(f"/proc/{process}/stat")
        if told.exists():
            ticks += sum(map(int, told.read_text().rpartition(")")[2].split()[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    wanted.add_argument("--seconds", type=float, default=4.0, help="for each environment")
    wanted.add_argument("--rounds", type=int, default=4)
    wanted.add_argument("--workers", type=int, default=2)
    wanted.add_argument("--envs", type=int, default=64)
    given = wanted.parse_args()
    print(f"Trailboss as {kind()}, steps a second with mask and observation, two seats\n")
    runners = [*_pettingzoo(), *_openspiel(), *_gymnasium()]
    paces = measure(runners, given.seconds, given.rounds)
    by_name = {runner.name: pace for runner, pace in paces.items()}
    print("| library | environment | steps/s | of the peer |\n|---|---|---:|---:|")
    for runner, pace in paces.items():
        peer = by_name.get(GOALS.get(runner.library, ""))
        ratio = f"{pace / peer:.2f}" if peer else ""
        print(f"| {runner.library} | {runner.name} | {pace:,.0f} | {ratio} |")
    print(f"\n| game, µs | {' | '.join(PARTS)} | engine: both of a step | env: observe of a step |")
    print(f"|---|{'---:|' * (len(PARTS) + 2)}")
    for game in games():
        cost = parts(game, 6000)
        both = (cost["mask"] + cost["columns"]) / cost["step"]
        around = cost["env.observe"] / cost["env.step"]
        told = " | ".join(f"{cost[name]:.1f}" for name in PARTS)
        print(f"| {game} | {told} | {both:.1f} | {around:.1f} |")
    print(f"\nVectorised, {given.workers} workers, {given.envs} games against random:\n")
    print("| game | steps/s by the clock | with a core for each worker |\n|---|---:|---:|")
    for game in games():
        many = vectorised(game, given.workers, given.envs, given.seconds)
        print(f"| {game} | {many.by_clock:,.0f} | {many.by_processor:,.0f} |")


if __name__ == "__main__":
    main()
