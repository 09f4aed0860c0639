"""Which tables the kit plays at: every game, every seat count, every option value."""

import importlib.util
from collections.abc import Callable, Iterable
from functools import cache
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import trailboss
from trailboss import Action, Dice, Meta, State
from trailboss.kernel.dice import Seed
from trailboss.kernel.game import AnyGame
from trailboss.kernel.option import Option, OptionValue, read_options
from trailboss.kit import files

MIXTURES = 3
"""Option sets with several values changed at once, per game and seat count."""

DETAILED = 3
"""With how many sets of its details each extra is played at random; the records have them all.
With these the plain options change too: it costs no table that way."""

Options = tuple[tuple[str, OptionValue], ...]


@cache
def game_of(name: str) -> AnyGame:
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
        state: State = game_of(self.game).start(self.seats, seed, dict(self.options))
        if self.head_start:
            head_start(state)
        return state


class Guide(NamedTuple):
    """A golden game that is played towards something rare, which bots hardly ever get to."""

    seats: int
    options: Options
    bot: str
    """Who chooses whatever the guide leaves open."""
    choose: Callable[[State, list[Action]], Action | None]
    """One of the answers on offer if it leads there."""
    number: int = 1
    """Of the game: with another one the dice fall otherwise."""


# ---- what the kit knows of a single game: tests/<game>/conformance.py, if there is one


def _noted(game: str, name: str) -> Any:
    path = files.conformance(game)
    return getattr(_conformance(path), name, None) if path.exists() else None


@cache
def _conformance(path: Path) -> ModuleType:
    """By its place: whether the tests are a package, and of which name, is not the kit's affair."""
    spec = importlib.util.spec_from_file_location(f"conformance_of_{path.parent.name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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


def guides(game: str) -> tuple[Guide, ...]:
    """The golden games that lead to words which no other record would show."""
    return _noted(game, "GUIDED") or ()


def more_golden_records(game: str) -> dict[Options, int]:
    """How many golden records there must be of a set of extras, each with other plain options."""
    return _noted(game, "MORE_GOLDEN_RECORDS") or {}


def unused_arguments(game: str) -> dict[tuple[str, str], str]:
    """By message and argument: why the message need not use it."""
    return _noted(game, "UNUSED_ARGUMENTS") or {}


# ---- the tables


def options_text(options: Options) -> str:
    """``default``, or the changed options: ``building_sides=b,simmental=true``."""
    return ",".join(f"{name}={_text(value)}" for name, value in options) or "default"


def _text(value: OptionValue) -> str:
    return str(value).lower()


def dice(*parts: Any) -> Dice:
    """Dice of their own for each purpose, the same in every process and Python version."""
    return Dice(("kit:" + ":".join(map(str, parts))).encode())


def plain_options(meta: Meta) -> list[Option]:
    """The options that every table has."""
    return [option for option in meta.options if not option.extra and not option.needs]


def other_values(option: Option) -> list[OptionValue]:
    return [value for value in option.values if value != option.default]


def values_with(meta: Meta, option: Option, chosen: Options) -> list[OptionValue]:
    """The values of an option that exist at a table where these were chosen before."""
    return option.values_at({o.name: o.default for o in meta.options} | dict(chosen))


def single_changes(meta: Meta) -> list[Options]:
    """Every value of every option that all tables have, one changed at a time."""
    return [
        ((option.name, value),) for option in plain_options(meta) for value in other_values(option)
    ]


def extra_sets(meta: Meta) -> list[Options]:
    """Every extra by itself, then with its details changed all at once, then with the values that
    another option must allow: every value occurs."""
    found: list[Options] = []
    for extra in (option for option in meta.options if option.extra and not option.needs):
        for value in other_values(extra):
            on: Options = ((extra.name, value),)
            details = [option for option in meta.options if option.needs == extra.name]
            others = {
                o.name: [v for v in values_with(meta, o, on) if v != o.default] for o in details
            }
            found.append(on)
            for number in range(max(map(len, others.values()), default=0)):
                changed = [(name, _in_turn(values, number)) for name, values in others.items()]
                found.append((*on, *changed))
            found += [
                ((limit.option, limit.at), *on, (o.name, limit.value))
                for o in details
                for limit in o.only
                if limit.value not in others[o.name]
            ]
    return found


def _in_turn(values: list[OptionValue], number: int) -> OptionValue:
    return values[number % len(values)]


def combinations(meta: Meta) -> list[Options]:
    """Every option set there is without extras."""
    options = plain_options(meta)
    return [_changed(zip(options, values, strict=True)) for values in product_of(options)]


def product_of(options: list[Option]) -> Iterable[tuple[OptionValue, ...]]:
    return product(*(option.values for option in options))


def _changed(chosen: Iterable[tuple[Option, OptionValue]]) -> Options:
    return tuple((option.name, value) for option, value in chosen if value != option.default)


def wild_set(meta: Meta, rolls: Dice) -> Options:
    """Any value of any option, extras and their details included."""
    chosen: list[tuple[Option, OptionValue]] = []
    changed = {""}
    for option in meta.options:
        before = tuple((o.name, value) for o, value in chosen)
        value = rolls.pick(values_with(meta, option, before))
        if option.needs in changed:
            chosen.append((option, value))
            if value != option.default:
                changed.add(option.name)
    return _changed(chosen)


def seats_for(meta: Meta, options: Options) -> tuple[int, ...]:
    """How many seats a table with these options may have."""
    return meta.seats_for(read_options(meta.options, dict(options)))


def mixtures(meta: Meta, seats: int) -> list[Options]:
    """A few seeded option sets with several values changed, and as many with extras if there are
    any for so many seats."""
    mixed = [options for options in combinations(meta) if len(options) > 1]
    rolls = dice("mixtures", meta.name, seats)
    rolls.shuffle(mixed)
    if any(seats in seats_for(meta, options) for options in extra_sets(meta)):
        extras = {option.name for option in meta.options if option.extra}
        wild: list[Options] = []
        while len(wild) < MIXTURES:
            options = wild_set(meta, rolls)
            if extras & dict(options).keys() and seats in seats_for(meta, options):
                wild.append(options)
        return mixed[:MIXTURES] + wild
    return mixed[:MIXTURES]


def setups(meta: Meta) -> list[Setup]:
    """Per seat count: the default, each single change, and the extras, each with some of its
    details and with every value of the plain options; the default and mixtures once more, with a
    head start where the game knows one."""
    rich = has_head_start(meta.name)
    varied = varied_extra_sets(meta)
    found = []
    for seats in meta.seats:
        extras = [options for options in varied if seats in seats_for(meta, options)]
        plain = [(), *single_changes(meta), *extras]
        found += [Setup(meta.name, seats, options) for options in plain]
        mixed = [*([()] if rich else []), *mixtures(meta, seats)]
        found += [Setup(meta.name, seats, options, rich) for options in mixed]
    return found


def first_extra_sets(meta: Meta, number: int) -> list[Options]:
    """So many of the sets of each extra."""
    return [options for sets in _by_extra(meta) for options in sets[:number]]


def varied_extra_sets(meta: Meta) -> list[Options]:
    """Each extra by itself, then with its details and all plain options changed at once, in turn:
    in as few sets as possible it meets every value of them."""
    changes = _all_at_once(meta)
    found: list[Options] = []
    for first, *others in _by_extra(meta):
        details = others[:DETAILED]
        details += [first] * (len(changes) - len(details))
        found.append(first)
        for number, options in enumerate(details):
            change = changes[number % len(changes)] if changes else ()
            chosen = dict(options)
            found.append((*(one for one in change if one[0] not in chosen), *options))
    return found


def _by_extra(meta: Meta) -> list[list[Options]]:
    """The sets of the extras, parted by what they begin with."""
    found: dict[str, list[Options]] = {}
    for options in extra_sets(meta):
        found.setdefault(options_text(options[:1]), []).append(options)
    return list(found.values())


def _all_at_once(meta: Meta) -> list[Options]:
    """As few sets as possible in which every other value of the plain options occurs."""
    others = {option.name: other_values(option) for option in plain_options(meta)}
    return [
        tuple((name, _in_turn(values, number)) for name, values in others.items())
        for number in range(max(map(len, others.values()), default=0))
    ]


def random_setup(meta: Meta, rolls: Dice) -> Setup:
    """Any option set with any seat count; every other one has a head start."""
    rich = has_head_start(meta.name) and not rolls.below(2)
    options = wild_set(meta, rolls)
    return Setup(meta.name, rolls.pick(seats_for(meta, options)), options, rich)


def wanted_values(meta: Meta) -> list[tuple[int, str, OptionValue]]:
    """Every seat count with every option value that can occur there."""
    tables = [(), *single_changes(meta), *extra_sets(meta)]
    declared = {option.name: option for option in meta.options}
    found: dict[tuple[int, str, OptionValue], None] = {}
    for options in tables:
        present = read_options(meta.options, dict(options))
        for seats in seats_for(meta, options):
            for name, option in declared.items():
                if not option.needs or name in present:
                    found[seats, name, present.get(name, option.default)] = None
    return list(found)
