"""A puzzle: what is the best that can be made of this turn?

It is data, found by search: ``puzzles/puzzles.toml`` in the folder of a game, written by
``trailboss puzzles GAME --find`` and proved anew by ``trailboss puzzles --verify``.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources.abc import Traversable
from typing import Any, TypedDict

from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.game import AnyGame
from trailboss.kernel.lines import line_of
from trailboss.kernel.record import Record
from trailboss.kernel.registry import games, load
from trailboss.kernel.shape import misfits
from trailboss.kernel.state import State
from trailboss.puzzles.search import Best, Ways, ways

PATH = "puzzles/puzzles.toml"
HARDEST = 5


class BadPuzzle(TrailbossError):
    """A puzzle that cannot be set as it is written."""


class DealFile(TypedDict):
    id: str
    seats: int
    seed: int
    moves: list[str]
    """What everybody has played; puzzles are positions on this line."""


class PuzzleFile(TypedDict):
    id: str
    deal: str
    ply: int
    seat: int
    goal: str
    """What there should be most of at the end of the turn, or an action that is to be done."""
    value: int
    line: list[str]
    turns: int
    positions: int


class PuzzlesFile(TypedDict):
    deeds: list[str]
    """Kinds of actions that a puzzle may ask for."""
    answers: int
    """The fewest that a solution has."""
    deal: list[DealFile]
    puzzle: list[PuzzleFile]


@dataclass(frozen=True, eq=False)
class Deal:
    """One game from a fixed seed, as far as puzzles need it."""

    game: AnyGame
    id: str
    seats: int
    seed: str
    moves: tuple[str, ...]

    @cached_property
    def record(self) -> Record:
        state: State = self.game.start(self.seats, self.seed, {})
        for ply, text in enumerate(self.moves):
            try:
                state.apply(state.parse(text))
            except TrailbossError as error:
                where = f"{self.game.meta.name}, deal {self.id}, move {ply + 1}"
                raise BadPuzzle(f"{where}: {error}") from None
        return state.record()


@dataclass(frozen=True, eq=False)
class Puzzle:
    deal: Deal
    id: str
    ply: int
    seat: int
    goal: str
    value: int
    line: tuple[str, ...]
    turns: int
    """In how many ways the turn can be played: so many the search went through."""
    positions: int
    deeds: tuple[str, ...]

    @property
    def game(self) -> AnyGame:
        return self.deal.game

    @property
    def called(self) -> str:
        return f"{self.game.meta.name}/{self.id}"

    @property
    def is_deed(self) -> bool:
        """Whether something is to be done; else there is to be as much as possible of something."""
        action = self.game.box(self.deal.record.options).notations.get(self.goal)
        return action is not None and action.kind in self.deeds

    @property
    def rating(self) -> int:
        """From 1, by the ways to play the turn: each further star is for five times as many."""
        return max(1, min(HARDEST, 1 + int(math.log(max(1, self.turns / 10), 5))))

    def start(self) -> State:
        state: State = self.game.replay(self.deal.record, self.ply)
        return state

    def proof(self) -> Ways:
        """Every way to play the turn, looked at now."""
        return ways(self.start(), self.seat, self.deeds, self.positions)

    @property
    def claim(self) -> Best:
        return Best(self.value, self.line)


def puzzles_of(game: AnyGame) -> Sequence[Puzzle]:
    """The easier first."""
    return _puzzles(game.meta.name)


def every_puzzle() -> Iterator[Puzzle]:
    for name in games():
        yield from puzzles_of(load(name))


@cache
def _puzzles(name: str) -> tuple[Puzzle, ...]:
    game = load(name)
    table = _table(game)
    if table is None:
        return ()
    deals = {one["id"]: _deal(game, one) for one in table["deal"]}
    found = [_puzzle(deals, tuple(table["deeds"]), one) for one in table["puzzle"]]
    return tuple(sorted(found, key=lambda puzzle: puzzle.turns))


def file_of(game: AnyGame) -> Traversable:
    files = game.parts[0].files
    if files is None:
        raise BadPuzzle(f"{game.meta.name} has no folder for puzzles")
    return files.joinpath(PATH)


def _table(game: AnyGame) -> PuzzlesFile | None:
    if game.parts[0].files is None or not file_of(game).is_file():
        return None
    text = file_of(game).read_text(encoding="utf-8")
    table: Any = tomllib.loads(text)
    for misfit in misfits(table, PuzzlesFile):
        raise BadPuzzle(f"{game.meta.name}, line {line_of(text, misfit.path)}: {misfit}")
    read: PuzzlesFile = table
    return read


def _deal(game: AnyGame, file: DealFile) -> Deal:
    seed = Dice(file["seed"]).seed.hex()
    return Deal(game, file["id"], file["seats"], seed, tuple(file["moves"]))


def _puzzle(deals: dict[str, Deal], deeds: tuple[str, ...], file: PuzzleFile) -> Puzzle:
    if file["deal"] not in deals:
        raise BadPuzzle(f"puzzle {file['id']}: there is no deal '{file['deal']}'")
    return Puzzle(
        deal=deals[file["deal"]],
        id=file["id"],
        ply=file["ply"],
        seat=file["seat"],
        goal=file["goal"],
        value=file["value"],
        line=tuple(file["line"]),
        turns=file["turns"],
        positions=file["positions"],
        deeds=deeds,
    )
