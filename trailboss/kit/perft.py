"""Perft: how many legal action sequences there are, exactly.

Every action of every seat counts, out of turn ones included. Any change of legality, of the dice
or of what is asked in which order changes a count.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from trailboss import Meta, State
from trailboss.kit import files
from trailboss.kit.player import RandomPlayer, advance, every_choice
from trailboss.kit.tables import Options, Setup, dice, extra_sets, game_of, seats_for, setups

DEEPEST = 9
MOST = 20_000
BRANCHES = 8
"""A new position is counted as deep as probably stays below ``MOST``, at so many a choice."""

PLIES = (0, 60, 170)
"""How many random plies are played before the count begins, in the positions of the plan."""

_HEADER = """\
# Number of legal action sequences, by depth: counts = [depth 1, depth 2, ...].
# Each position: a start (head_start: with rich players, see tests/<game>/conformance.py), then
# so many plies of the kit's random player with the same seed.
# Count anew with: python -m trailboss.kit.regenerate --only perft
"""


@dataclass(frozen=True)
class Position:
    setup: Setup
    seed: int
    plies: int
    counts: tuple[int, ...] = ()

    @property
    def id(self) -> str:
        return f"{self.setup.id}-seed{self.seed}-ply{self.plies}"

    def state(self) -> State:
        return advance(self.setup.start(self.seed), RandomPlayer(self.seed), self.plies)


def perft(state: State, depth: int) -> int:
    """The number of legal action sequences of exactly this length; the game's end cuts them off."""
    choices = every_choice(state)
    if depth == 1:
        return len(choices)
    total = 0
    for seat, action in choices:
        after = state.clone()
        after.apply(action, seat)
        total += perft(after, depth - 1)
    return total


def plan(meta: Meta) -> list[Position]:
    """A few positions per seat count, with all option values among them."""
    rolls = dice("perft", meta.name)
    tables = setups(meta)
    tables += [
        Setup(meta.name, seats, options)
        for options in extra_sets(meta)
        for seats in seats_for(meta, options)
    ]
    return [
        _unfinished(Position(setup, 1 + rolls.below(1000), PLIES[number % len(PLIES)]))
        for number, setup in enumerate(dict.fromkeys(tables))
    ]


def _unfinished(position: Position) -> Position:
    """In a short game, earlier: after its end there is nothing to count."""
    while position.state().is_over:
        position = replace(position, plies=position.plies // 2)
    return position


def counted(position: Position) -> Position:
    """As deep as before, or else as deep as stays small."""
    state = position.state()
    counts: list[int] = []
    if position.counts:
        counts = [perft(state, depth) for depth in range(1, len(position.counts) + 1)]
    else:
        while len(counts) < DEEPEST and (not counts or counts[-1] * BRANCHES < MOST):
            counts.append(perft(state, len(counts) + 1))
    return replace(position, counts=tuple(counts))


def read(game: str) -> list[Position]:
    path = files.perft(game)
    if not path.exists():
        return []
    return [_position(game, entry) for entry in tomllib.loads(path.read_text())["position"]]


def _position(game: str, entry: Mapping[str, Any]) -> Position:
    options: Options = tuple(entry["options"].items())
    setup = Setup(game, entry["seats"], options, entry["head_start"])
    return Position(setup, entry["seed"], entry["plies"], tuple(entry["counts"]))


def to_toml(positions: list[Position]) -> str:
    return _HEADER + "".join(_entry(position) for position in positions)


def _entry(position: Position) -> str:
    options = ", ".join(f"{name} = {_value(v)}" for name, v in position.setup.options)
    return f"""
[[position]]
seats = {position.setup.seats}
options = {{ {options} }}
head_start = {_value(position.setup.head_start)}
seed = {position.seed}
plies = {position.plies}
counts = [{", ".join(map(str, position.counts))}]
""".replace("{  }", "{}")


def _value(value: str | int | bool) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return str(value).lower()


def update(game: str) -> Iterator[str]:
    """Count the positions of the file anew, and those of the plan at tables that it lacks; tells
    what changed."""
    path, positions = files.perft(game), read(game)
    known = {position.setup for position in positions}
    positions += [p for p in plan(game_of(game).meta) if p.setup not in known]
    now = [counted(position) for position in positions]
    if files.write(path, to_toml(now)):
        changed = [(old, new) for old, new in zip(positions, now, strict=True) if old != new]
        for old, new in changed:
            was = f"was {list(old.counts)}" if old.counts else "not counted before"
            yield f"{path}: {new.id}: {list(new.counts)}, {was}"
        if not changed:
            yield f"{path}: written otherwise, the counts are as before"
