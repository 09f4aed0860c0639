"""Which tables the kit plays at: every game, every seat count, every option value."""

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import trailboss
from trailboss import Dice, Game, Meta, State
from trailboss.kernel.dice import Seed
from trailboss.kernel.option import OptionValue

MIXTURES = 3
"""Option sets with several values changed at once, per game and seat count."""

Options = tuple[tuple[str, OptionValue], ...]


@cache
def game_of(name: str) -> Game:
    return trailboss.load(name)


class Setup(NamedTuple):
    """A game before its start; ``options`` holds only what differs from the default."""

    game: str
    seats: int
    options: Options = ()
    head_start: bool = False
    """Whether the players begin rich, see `head_start`. Such a game has no replayable record."""

    @property
    def id(self) -> str:
        head_start = "-head-start" if self.head_start else ""
        return f"{self.game}-{self.seats}p-{options_text(self.options)}{head_start}"

    def start(self, seed: Seed) -> State:
        state = game_of(self.game).start(self.seats, seed, dict(self.options))
        if self.head_start:
            head_start(state)
        return state


# ---- what the kit knows of a single game: tests/<game>/conformance.py, if there is one


@cache
def _noted(game: str, name: str) -> Any:
    module = f"tests.{game}.conformance"
    if importlib.util.find_spec(f"tests.{game}") is None or not importlib.util.find_spec(module):
        return None
    return getattr(importlib.import_module(module), name, None)


def has_head_start(game: str) -> bool:
    return _noted(game, "head_start") is not None


def head_start(state: State) -> None:
    """Make the players of a fresh game rich, so that random play gets to see more of the rules."""
    give: Callable[[State, Dice], None] | None = _noted(state.game.meta.name, "head_start")
    if give is not None:
        give(state, dice("head start", state.dice.seed.hex()))


def shared_piles(game: str) -> tuple[str, ...]:
    """The piles of a state from which a rival may hold cards that nobody else has seen."""
    return _noted(game, "SHARED_PILES") or ()


def rare_words(game: str) -> set[str]:
    """Decisions, actions and events that no golden record has to show."""
    return set(_noted(game, "RARE_WORDS") or ())


def golden_records_wanted(game: str) -> int:
    """How many golden records the game must have, besides one for every option value."""
    return _noted(game, "GOLDEN_RECORDS") or 1


# ---- the tables


def options_text(options: Options) -> str:
    """``default``, or the changed options: ``building_sides=b,simmental=true``."""
    return ",".join(f"{name}={_text(value)}" for name, value in options) or "default"


def _text(value: OptionValue) -> str:
    return str(value).lower()


def dice(*parts: Any) -> Dice:
    """Dice of their own for each purpose, the same in every process and Python version."""
    return Dice(("kit:" + ":".join(map(str, parts))).encode())


def single_changes(meta: Meta) -> list[Options]:
    """Every value of every option, one changed at a time."""
    return [
        ((option.name, value),)
        for option in meta.options
        for value in option.values
        if value != option.default
    ]


def combinations(meta: Meta) -> list[Options]:
    """Every option set there is."""
    sets = product(*(option.values for option in meta.options))
    return [
        tuple(
            (option.name, value)
            for option, value in zip(meta.options, values, strict=True)
            if value != option.default
        )
        for values in sets
    ]


def mixtures(meta: Meta, seats: int) -> list[Options]:
    """A few seeded option sets with several values changed."""
    mixed = [options for options in combinations(meta) if len(options) > 1]
    dice("mixtures", meta.name, seats).shuffle(mixed)
    return mixed[:MIXTURES]


def setups(meta: Meta) -> list[Setup]:
    """Per seat count: the default and each single change; the default and mixtures once more, with
    a head start where the game knows one."""
    rich = has_head_start(meta.name)
    found = []
    for seats in meta.seats:
        plain = [(), *single_changes(meta)]
        found += [Setup(meta.name, seats, options) for options in plain]
        mixed = [*([()] if rich else []), *mixtures(meta, seats)]
        found += [Setup(meta.name, seats, options, rich) for options in mixed]
    return found


def all_setups() -> list[Setup]:
    return [setup for meta in trailboss.games().values() for setup in setups(meta)]


def random_setup(meta: Meta, rolls: Dice) -> Setup:
    """Any seat count with any option set; every other one has a head start."""
    rich = has_head_start(meta.name) and not rolls.below(2)
    return Setup(meta.name, rolls.pick(meta.seats), rolls.pick(combinations(meta)), rich)
