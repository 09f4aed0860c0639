"""Proximal policy optimisation, in one file: an agent that learns El Paso against random players.

    pip install "trailboss[gymnasium]" torch
    python ppo.py --minutes 20 --workers 2

Nothing of the game is built in but the numbers of `trailboss.adapters`: columns go in, a choice
among the legal actions comes out. It writes the learning curve (``curve.csv``, ``curve.svg``) and
the weights (``agent.pt``) into ``--folder``. After Schulman et al. 2017, with masks over illegal
actions.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from trailboss.adapters.vector import VectorEnv

GAMES, STEPS = 64, 128
"""Games at once, and answers in each of them before the agent learns from all."""
EPOCHS, PARTS = 3, 8
GAMMA, LAMBDA = 0.998, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
RATE = 5e-4
POINTS = 25.0
"""The reward is the lead over the rival's points; so many of them count as one."""


class Agent(nn.Module):  # type: ignore[misc]  # no types
    def __init__(self, columns: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(columns, 256), nn.Tanh(), nn.Linear(256, 128), nn.Tanh()
        )
        self.policy = nn.Linear(128, actions)
        self.value = nn.Linear(128, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(
        self, columns: torch.Tensor, mask: torch.Tensor
    ) -> tuple[Categorical, torch.Tensor]:
        # Counts of very different size: a root keeps their order and makes them comparable.
        seen = self.body(torch.sign(columns) * torch.sqrt(torch.abs(columns)))
        logits = self.policy(seen).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits), self.value(seen).squeeze(-1)


def tensors(seen: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
    """Copies: the arrays of the environment are overwritten by its next step."""
    columns = torch.tensor(seen["observation"], dtype=torch.float32)
    return columns, torch.tensor(seen["action_mask"])


def measure(agent: Agent, envs: VectorEnv, games: int) -> tuple[float, float]:
    """Share of games won (a draw is half a win) and mean lead in points, over fresh games."""
    seen, _ = envs.reset(seed=10_000_000)
    leads: list[float] = []
    with torch.no_grad():
        while len(leads) < games:
            choice, _ = agent(*tensors(seen))
            seen, rewards, ended, _, _ = envs.step(choice.sample().numpy())
            leads += (2 * rewards[ended]).tolist()  # of two seats: twice the way to the mean
    won = np.mean([1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in leads])
    return float(won), float(np.mean(leads))


class Rollout:
    """What happened in all games since the agent last learned."""

    def __init__(self, columns: int, actions: int) -> None:
        self.columns = torch.zeros(STEPS, GAMES, columns)
        self.masks = torch.zeros(STEPS, GAMES, actions, dtype=torch.int8)
        self.actions = torch.zeros(STEPS, GAMES, dtype=torch.int64)
        self.logs, self.values, self.rewards, self.ended = torch.zeros(4, STEPS, GAMES)

    def play(self, agent: Agent, envs: VectorEnv, seen: dict[str, Any]) -> dict[str, Any]:
        with torch.no_grad():
            for step in range(STEPS):
                self.columns[step], self.masks[step] = tensors(seen)
                choice, self.values[step] = agent(self.columns[step], self.masks[step])
                self.actions[step] = choice.sample()
                self.logs[step] = choice.log_prob(self.actions[step])
                seen, rewards, ended, _, _ = envs.step(self.actions[step].numpy())
                self.rewards[step] = torch.tensor(2 * rewards / POINTS)
                self.ended[step] = torch.tensor(ended)
        return seen

    def advantages(self, last: torch.Tensor) -> torch.Tensor:
        """How much better than expected each answer turned out (generalised estimation)."""
        found = torch.zeros_like(self.rewards)
        ahead = torch.zeros(GAMES)
        for step in reversed(range(STEPS)):
            goes_on = 1 - self.ended[step]
            then = last if step == STEPS - 1 else self.values[step + 1]
            surprise = self.rewards[step] + GAMMA * then * goes_on - self.values[step]
            ahead = surprise + GAMMA * LAMBDA * goes_on * ahead
            found[step] = ahead
        return found


def learn(agent: Agent, adam: torch.optim.Optimizer, rollout: Rollout, last: torch.Tensor) -> None:
    gains = rollout.advantages(last).flatten()
    targets = gains + rollout.values.flatten()
    columns, masks = rollout.columns.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, logs = rollout.actions.flatten(), rollout.logs.flatten()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains)).chunk(PARTS):
            choice, value = agent(columns[part], masks[part])
            ratio = torch.exp(choice.log_prob(actions[part]) - logs[part])
            gain = (gains[part] - gains[part].mean()) / (gains[part].std() + 1e-8)
            clipped = torch.clamp(ratio, 1 - CLIP, 1 + CLIP)
            policy = -torch.minimum(ratio * gain, clipped * gain).mean()
            loss = policy + VALUE * ((value - targets[part]) ** 2).mean()
            loss = loss - ENTROPY * choice.entropy().mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            adam.step()


def curve(rows: list[tuple[float, int, float, float]]) -> str:
    """The share of games won over the minutes, as a picture."""
    longest = max(row[0] for row in rows) or 1.0
    points = " ".join(
        f"{50 + 600 * m / longest:.1f},{240 - 200 * won:.1f}" for m, _, won, _ in rows
    )
    marks = "".join(
        f'<path d="M50 {240 - 200 * share}H650" stroke="#ccc"/>'
        f'<text x="10" y="{244 - 200 * share}">{share:.0%}</text>'
        for share in (0, 0.5, 1)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 270" font-family="sans-serif"'
        f' font-size="13" fill="#333">{marks}<polyline points="{points}" fill="none"'
        f' stroke="#8a4b20" stroke-width="2"/><text x="50" y="262">games won against random,'
        f" over {longest:.0f} minutes</text></svg>\n"
    )


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    wanted.add_argument("--game", default="el_paso")
    wanted.add_argument("--minutes", type=float, default=20.0)
    wanted.add_argument("--workers", type=int, default=2)
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--every", type=int, default=20, help="learn so often between two tests")
    wanted.add_argument("--test-games", type=int, default=200)
    wanted.add_argument("--folder", type=Path, default=Path("ppo"))
    given = wanted.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    settings = {"workers": given.workers, "rivals": ["random"], "reward": "score"}
    envs = VectorEnv(given.game, envs=GAMES, **settings)
    columns = envs.single_observation_space["observation"].shape[0]
    actions = int(envs.single_action_space.n)
    agent = Agent(columns, actions)
    adam = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    rollout = Rollout(columns, actions)
    rows: list[tuple[float, int, float, float]] = []
    start, updates, in_tests = time.monotonic(), 0, 0.0
    while True:
        if updates % given.every == 0:
            began = time.monotonic()
            minutes = (began - start - in_tests) / 60
            rows.append((minutes, updates * GAMES * STEPS, *measure(agent, envs, given.test_games)))
            in_tests += time.monotonic() - began
            print(
                "{:.1f} min  {:,} answers  {:.1%} won  lead {:+.1f}".format(*rows[-1]), flush=True
            )
            _save(given.folder, rows, agent)
            if minutes >= given.minutes:
                break
            seen, _ = envs.reset(seed=given.seed + 1000 * updates)
        seen = rollout.play(agent, envs, seen)
        with torch.no_grad():
            _, last = agent(*tensors(seen))
        learn(agent, adam, rollout, last)
        updates += 1
    envs.close()


def _save(folder: Path, rows: list[tuple[float, int, float, float]], agent: Agent) -> None:
    with (folder / "curve.csv").open("w", newline="") as file:
        csv.writer(file).writerows([("minutes", "answers", "won", "lead"), *rows])
    (folder / "curve.svg").write_text(curve(rows))
    torch.save(agent.state_dict(), folder / "agent.pt")


if __name__ == "__main__":
    main()
