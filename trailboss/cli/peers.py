"""Random games of other libraries beside ours, in one run: ``trailboss bench --against``.

Each peer plays uniformly random games by its own public interface. Turns go round: every game plays
for a slice of time, then the next, so that a machine that slows down slows all of them.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter_ns, process_time
from typing import Any

from trailboss.kernel.registry import load

ROUNDS = 5
CLONES = 200
"""Copies of one middle position; the median of them counts."""
INSTALL = "pip install open_spiel catanatron chess 'pettingzoo[classic]'"


@dataclass
class Peer:
    """Something that plays random games: one game gives its decisions, and a copy in mid-game."""

    name: str
    play: Callable[[int], int]
    """By seed: a whole game, and how many decisions it took."""
    copy: Callable[[], object] | None
    """Copies a position from the middle of a game; None where the library has no such thing."""
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    nanoseconds: list[int] = field(default_factory=list)

    def go_on(self, seconds: float) -> None:
        start = process_time()
        while (passed := process_time() - start) < seconds:
            self.decisions += self.play(self.games)
            self.games += 1
        self.seconds += passed
        for _ in range(CLONES if self.copy is not None else 0):
            assert self.copy is not None
            began = perf_counter_ns()
            self.copy()
            self.nanoseconds.append(perf_counter_ns() - began)

    def figures(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "games_per_second": self.games / self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
            "decisions_per_game": self.decisions / self.games,
            "clone_microseconds": (
                statistics.median(self.nanoseconds) / 1000 if self.nanoseconds else None
            ),
        }


def compare(seconds: float) -> dict[str, Any]:
    """All peers that are installed, ours first, and the names of those that are not."""
    found: list[Peer] = list(_ours())
    missing = []
    for library, peers in PEERS.items():
        try:
            found += peers()
        except ImportError:
            missing.append(library)
    for _ in range(ROUNDS):
        for peer in found:
            peer.go_on(seconds / ROUNDS)
    return {"peers": [peer.figures() for peer in found], "missing": missing}


def _ours() -> Iterator[Peer]:
    for name, seats in (
        ("great_western_trail", 2),
        ("great_western_trail", 4),
        ("el_paso", 2),
        ("carson_city", 2),
    ):
        game = load(name)

        def play(seed: int, seats: int = seats, game: Any = game) -> int:
            choose = random.Random(seed).choice
            state = game.start(seats, seed)
            while actions := state.actions():
                state.apply(choose(actions))
            return int(state.ply)

        middle = game.start(seats, 1)
        choose = random.Random(1).choice
        for _ in range(play(1) // 2):
            middle.apply(choose(middle.actions()))
        yield Peer(f"trailboss {name}, {seats} seats", play, middle.clone)


def _open_spiel() -> list[Peer]:
    import pyspiel

    def peer(name: str) -> Peer:
        game = pyspiel.load_game(name)

        def play_on(state: Any, seed: int, most: int) -> int:
            dice = random.Random(seed)
            decisions = 0
            while decisions < most and not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(actions, weights)[0])
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    decisions += 1
            return decisions

        def play(seed: int) -> int:
            return play_on(game.new_initial_state(), seed, sys.maxsize)

        middle = game.new_initial_state()
        play_on(middle, 1, play(1) // 2)
        return Peer(f"OpenSpiel {name} (C++)", play, middle.clone)

    return [peer(name) for name in ("chess", "backgammon", "gin_rummy", "hearts")]


def _catanatron() -> list[Peer]:
    from catanatron import Color, Game, RandomPlayer

    def table() -> Any:
        return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])

    def play_on(game: Any, most: int) -> int:
        decisions = 0
        while game.winning_color() is None and decisions < most:
            game.play_tick()
            decisions += 1
        return decisions

    def play(seed: int) -> int:
        random.seed(seed)
        return play_on(table(), 10_000)

    half = play(1) // 2
    random.seed(1)
    middle = table()
    play_on(middle, half)
    return [Peer("catanatron, 2 seats", play, middle.copy)]


def _chess() -> list[Peer]:
    import chess

    def play(seed: int) -> int:
        choose = random.Random(seed).choice
        board = chess.Board()
        while not board.is_game_over():
            board.push(choose(list(board.legal_moves)))
        return len(board.move_stack)

    middle = chess.Board()
    choose = random.Random(1).choice
    for _ in range(play(1) // 2):
        middle.push(choose(list(middle.legal_moves)))
    return [Peer("python-chess", play, lambda: middle.copy(stack=False))]


def _pettingzoo() -> list[Peer]:
    from pettingzoo.classic import chess_v6, connect_four_v3

    def peer(name: str, module: Any) -> Peer:
        env = module.env()

        def play(seed: int) -> int:
            env.reset(seed=seed)
            decisions = 0
            for agent in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                else:
                    env.step(env.action_space(agent).sample(observation["action_mask"]))
                    decisions += 1
            return decisions

        return Peer(f"PettingZoo {name}", play, None)

    return [peer("connect_four", connect_four_v3), peer("chess", chess_v6)]


PEERS: dict[str, Callable[[], list[Peer]]] = {
    "open_spiel": _open_spiel,
    "catanatron": _catanatron,
    "chess": _chess,
    "pettingzoo": _pettingzoo,
}
